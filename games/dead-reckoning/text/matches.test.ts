import { Match, type Seat, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { LOCALES, type Locale, type Say } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { WAITING } from '../rules/room.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { SETTINGS } from '../tests/settings.ts';
import { card } from '../tests/table.ts';
import { deadReckoningVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

type DeadReckoningMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;

/** Everything a table would say in the course of a match: buttons, sentences, refusals, the result. */
function tellMatch(match: DeadReckoningMatch, locale: Locale, stream: Stream): Set<string> {
  const say = speak(locale);
  const nameOf = nameIn(locale);
  const cubes = new SeededChance('cubes');
  const said = new Set<string>();
  const tell = (event: DeadReckoningEvent): void => {
    for (const eye of [0, 'spectator'] as const) {
      const seen = deadReckoning.seen(event, eye);
      const text = seen && voice.event(seen, say, nameOf, match.view(eye));
      if (text !== undefined) said.add(text);
    }
  };
  match.log[0].events.forEach(tell);
  for (let move = 0; !match.outcome; move++) {
    const [seat] = match.toAct;
    const actions =
      seat === TABLE ? [tableAnswer<DeadReckoningAction>(deadReckoning, match.state, cubes)] : match.legal(seat);
    const view = match.view(Math.max(seat, 0));
    if (seat !== TABLE) for (const action of actions) said.add(voice.action(action, view, seat, say, nameOf));
    if (move % 7 === 0) for (const refusal of refusalsOf(match, seat, say)) said.add(refusal);
    match.play(seat, actions[stream.below(actions.length)]).events.forEach(tell);
  }
  return said.add(voice.outcome(match.outcome, say, nameOf));
}

/** A handful of wishes, most of them impossible. */
const WISHES: readonly DeadReckoningAction[] = [
  { type: 'keep', card: card('bt-1') },
  { type: 'level', card: 3 },
  { type: 'decline' },
  { type: 'load', good: 0, cell: 1, count: 3 },
  { type: 'unload', good: 1, cell: 0, count: 1 },
  { type: 'unload', good: 1, cell: WAITING, count: 2 },
  { type: 'rearrange', good: 0, cell: 0, to: 3, count: 1 },
  { type: 'jettison', good: 1, cell: 3, count: 2 },
  { type: 'play', card: 4 },
  { type: 'raise', cards: [] },
  { type: 'raise', cards: [8] },
  { type: 'sail', to: 11 },
  { type: 'pass', to: 1 },
  { type: 'buy' },
  { type: 'trade' },
  { type: 'attack' },
  { type: 'storm', card: card('fort') },
  { type: 'storm', card: card('outpost') },
  { type: 'flag', card: 0, seat: 1 },
  { type: 'fight', seat: 1 },
  { type: 'claim' },
  { type: 'use', card: 5, ability: 0 },
  { type: 'use', card: 6, ability: 8 },
  { type: 'end' },
  { type: 'place', tile: 0 },
  { type: 'replace', tile: 0, seat: 1 },
  { type: 'settle' },
  { type: 'produce', tile: 9 },
  { type: 'build', card: card('garrison'), tile: 2 },
  { type: 'fit', card: card('ua-gun'), cell: 1 },
  { type: 'strip', card: card('ub-gun'), cell: 1 },
  { type: 'choose', tile: 3 },
  { type: 'split', dock: 30 },
  { type: 'stow', good: 0 },
  { type: 'forgo', good: 1 },
  { type: 'recall', tile: 0 },
  { type: 'done' },
  { type: 'fire', count: 20 },
  { type: 'skip' },
  { type: 'shift', cube: 99, zone: 3 },
  { type: 'remove', cube: 99 },
  { type: 'loot', good: 0, to: 1 },
  { type: 'lootAll' },
  { type: 'land', cubes: [], physics: 0, film: '' },
  { type: 'mode', pirate: 1 },
  { type: 'sleeve', card: card('a1-01'), crew: 1 },
];

function refusalsOf(match: DeadReckoningMatch, seat: Seat, say: Say): string[] {
  const reasons = [...WISHES.map((wish) => match.whyNot(seat, wish)), match.whyNoUndo(Math.max(seat, 0))];
  return reasons.flatMap((reason) => (reason ? [voice.reason(reason, say)] : []));
}

describe.each(LOCALES)('a whole match in %s', (locale) => {
  it.each(SETTINGS)('can be told: $seats players, $options', ({ seats, options }) => {
    const match = Match.begin(deadReckoning, { seats, seed: `tale ${seats}`, options: { roundLimit: 12, ...options } });
    const said = tellMatch(match, locale, Stream.of('choices'));
    expect(said.size).toBeGreaterThan(300);
    const foreign = locale === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
    for (const sentence of said) {
      expect(sentence).not.toMatch(/[{}#]|undefined|NaN| {2}|\.\.|^\s|\s$/);
      expect(sentence).not.toMatch(foreign);
      expect(sentence).toMatch(/^[\p{Lu}+\d]/u);
    }
  });
});
