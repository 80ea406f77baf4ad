import { Match, type Seat, Stream } from '@broadside/kernel';
import { LOCALES, type Locale, type Say } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { portRoyalVoice as voice } from './index.ts';
import { id, nameIn, speak } from './testing.ts';

/** Everything a table would say in the course of a match: buttons, sentences, refusals, the result. */
function tellMatch(
  match: Match<State, PortRoyalAction, View, PortRoyalEvent>,
  locale: Locale,
  stream: Stream,
): string[] {
  const say = speak(locale);
  const nameOf = nameIn(locale);
  const said: (string | undefined)[] = match.log[0].events.map((event) => voice.event(event, say, nameOf));
  for (let move = 0; !match.outcome && move < LONGEST; move++) {
    const [seat] = match.toAct;
    const actions = match.legal(seat);
    said.push(...actions.map((action) => voice.action(action, match.view(seat), seat, say, nameOf)));
    said.push(...refusalsOf(match, seat, say));
    const entry = match.play(seat, actions[stream.below(actions.length)]);
    said.push(...entry.events.map((event) => voice.event(event, say, nameOf)));
  }
  if (match.outcome) {
    said.push(voice.outcome(match.outcome, say, nameOf));
    said.push(...Object.keys(match.outcome.ranking[0].sheet).map((row) => say(`port-royal.sheet.${row}`)));
  }
  return said.flatMap((sentence) => sentence ?? []);
}

/** What the table answers to a handful of wishes, most of them impossible. */
function refusalsOf(match: Match<State, PortRoyalAction, View, PortRoyalEvent>, seat: Seat, say: Say): string[] {
  const card = match.state.harbour[0] ?? id('admiral-9-3');
  const wishes: PortRoyalAction[] = [
    { type: 'draw' },
    { type: 'stop' },
    { type: 'sink' },
    { type: 'trade', card },
    { type: 'hire', card },
    { type: 'claim', card: id('expedition-priest2'), persons: [] },
    { type: 'done' },
    { type: 'pass' },
    { type: 'endTurn' },
    { type: 'decline' },
    { type: 'gamble' },
    { type: 'give', seat },
    { type: 'contract', contract: 0 },
    { type: 'waive', card },
    { type: 'capture' },
    { type: 'moveTime' },
    { type: 'setAside', count: 40 },
    { type: 'character', character: 0 },
    { type: 'share', seat },
    { type: 'look' },
    { type: 'putBack', card },
    { type: 'stow', card },
    { type: 'sell', card },
    { type: 'task', task: 13, cards: [] },
    { type: 'audience' },
    { type: 'buyMarker' },
  ];
  const reasons = [
    ...wishes.map((wish) => match.whyNot(seat, wish)),
    match.whyNot(seat + 1, { type: 'draw' }),
    match.whyNoUndo(seat),
  ];
  return reasons.flatMap((reason) => (reason ? [voice.reason(reason, say)] : []));
}

/** Random players can take their time; what is left untold then was told before. */
const LONGEST = 1200;

const TABLES: readonly (readonly [play: string, seats: number, options: Readonly<Record<string, unknown>>])[] = [
  ['points', 2, {}],
  ['points', 3, { variantEnding: true }],
  ['points', 4, { modules: ['gambler', 'setSail', 'contractCards'] }],
  ['points', 5, {}],
  ['setSail', 3, {}],
  ['contracts', 3, { modules: ['gambler'] }],
  ['contractsCoop', 1, { setAside: 'ask' }],
  ['contractsCoop', 4, {}],
  ['adventure', 2, { chapter: 5 }],
  ['adventure', 4, { chapter: 3, characters: 'drafted' }],
  ['adventureCoop', 1, { chapter: 2 }],
  ['adventureCoop', 3, { chapter: 4, failures: 2 }],
  ['adventureAfter', 3, {}],
];

describe.each(LOCALES)('a whole match in %s', (locale) => {
  it.each(TABLES)('can be told: %s with %i players %o', (play, seats, options) => {
    const match = Match.begin(portRoyal, { seats, seed: `tale ${seats}`, options: { play, ...options } });
    const said = tellMatch(match, locale, Stream.of('choices'));
    expect(said.length).toBeGreaterThan(100);
    const foreign = locale === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
    for (const sentence of new Set(said)) {
      expect(sentence).not.toMatch(/[{}#]|undefined|NaN| {2}|\.\.|^\s|\s$/);
      expect(sentence).not.toMatch(foreign);
    }
  });
});
