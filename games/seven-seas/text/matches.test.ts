import { Match, type Seat, SeededChance, Stream, TABLE, tableAnswer } from '@broadside/kernel';
import { LOCALES, type Locale, type Say } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { SETTINGS } from '../tests/settings.ts';
import { card } from '../tests/table.ts';
import { sevenSeasVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

type SevenSeasMatch = Match<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent>;

/** Everything a table would say in the course of a match: buttons, sentences, refusals, the result. */
function tellMatch(match: SevenSeasMatch, locale: Locale, stream: Stream): string[] {
  const say = speak(locale);
  const nameOf = nameIn(locale);
  const dice = new SeededChance('dice');
  const tell = (event: SevenSeasEvent): string[] =>
    [event, sevenSeas.seen(event, 0), sevenSeas.seen(event, 'spectator')].flatMap(
      (seen) => (seen && voice.event(seen, say, nameOf)) ?? [],
    );
  const said = match.log[0].events.flatMap(tell);
  while (!match.outcome) {
    const [seat] = match.toAct;
    const actions = seat === TABLE ? [tableAnswer<SevenSeasAction>(sevenSeas, match.state, dice)] : match.legal(seat);
    if (seat !== TABLE)
      said.push(...actions.map((action) => voice.action(action, match.view(seat), seat, say, nameOf)));
    said.push(...refusalsOf(match, seat, say));
    said.push(...match.play(seat, actions[stream.below(actions.length)]).events.flatMap(tell));
  }
  return [...said, voice.outcome(match.outcome, say, nameOf)];
}

const RUM = card('rum');
/** A handful of wishes, most of them impossible. */
const WISHES: readonly SevenSeasAction[] = [
  { type: 'choose', card: card('captain') },
  { type: 'choose', card: RUM },
  { type: 'deal', cards: [RUM, RUM] },
  { type: 'deal', cards: [RUM, card('talisman')] },
  { type: 'doubleHold' },
  { type: 'unsinkable' },
  { type: 'build', count: 11 },
  { type: 'corsair', nation: 1 },
  { type: 'corsair', nation: 9 },
  { type: 'play', card: card('kraken') },
  { type: 'sell', card: RUM },
  { type: 'sell', card: card('talisman') },
  { type: 'sellKind', card: RUM },
  { type: 'sellAll' },
  { type: 'close' },
  { type: 'draw' },
  { type: 'decline' },
  { type: 'gift' },
  { type: 'noGift' },
  { type: 'end' },
  { type: 'send', count: 12 },
  { type: 'throw', way: 9, force: 1 },
  { type: 'land', dice: [], attempt: 0, physics: 0, film: '' },
  { type: 'fight', red: 9, pirate: 9 },
  { type: 'keep', card: card('talisman') },
  { type: 'keepAll' },
  { type: 'leave' },
  { type: 'discard', card: RUM },
  { type: 'protect', count: 9 },
  { type: 'name', card: card('talisman') },
  { type: 'hit', die: 40 },
  { type: 'assign', value: 7 },
  { type: 'lose', card: RUM },
];

function refusalsOf(match: SevenSeasMatch, seat: Seat, say: Say): string[] {
  const reasons = [
    ...WISHES.map((wish) => match.whyNot(seat, wish)),
    match.whyNot((seat + 1) % 2, { type: 'draw' }),
    match.whyNoUndo(seat),
  ];
  return reasons.flatMap((reason) => (reason ? [voice.reason(reason, say)] : []));
}

describe.each(LOCALES)('a whole match in %s', (locale) => {
  it.each(SETTINGS)('can be told: $seats players, $options', ({ seats, options }) => {
    const match = Match.begin(sevenSeas, { seats, seed: `tale ${seats}`, options: { roundLimit: 20, ...options } });
    const said = tellMatch(match, locale, Stream.of('choices'));
    expect(said.length).toBeGreaterThan(500);
    const foreign = locale === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
    for (const sentence of new Set(said)) {
      expect(sentence).not.toMatch(/[{}#]|undefined|NaN| {2}|\.\.|^\s|\s$/);
      expect(sentence).not.toMatch(foreign);
      expect(sentence).toMatch(/^\p{Lu}/u);
    }
  });
});
