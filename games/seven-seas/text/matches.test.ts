import { Match, Stream } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { describeMatch, faultsIn } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction } from '../rules/state.ts';
import { SETTINGS } from '../tests/settings.ts';
import { card } from '../tests/table.ts';
import { sevenSeasVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

const RUM = card('rum');
/** A handful of requests, most of them impossible. */
const REQUESTED: readonly SevenSeasAction[] = [
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

describe.each(LOCALES)('a whole match in %s', (locale) => {
  it.each(SETTINGS)('can be described: $seats players, $options', ({ seats, options }) => {
    const match = Match.begin(sevenSeas, { seats, seed: `tale ${seats}`, options: { roundLimit: 20, ...options } });
    const how = { voice, say: speak(locale), nameOf: nameIn(locale), stream: Stream.of('choices') };
    const said = describeMatch(match, { ...how, requested: () => REQUESTED });
    expect(said.length).toBeGreaterThan(500);
    expect(faultsIn(said, locale, /^\p{Lu}/u)).toEqual([]);
  });
});
