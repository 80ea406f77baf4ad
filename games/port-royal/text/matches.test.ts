import { Match, type Seat, Stream } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { describeMatch, faultsIn } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import type { PortRoyalMatch } from '../tests/matches.ts';
import { portRoyalVoice as voice } from './index.ts';
import { id, nameIn, speak } from './testing.ts';

/** A handful of requests, most of them impossible. */
function requested(match: PortRoyalMatch, seat: Seat): PortRoyalAction[] {
  const card = match.state.harbour[0] ?? id('admiral-9-3');
  return [
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
}

/** Random players can take their time; what is left out then was described before. */
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
  it.each(TABLES)('can be described: %s with %i players %o', (play, seats, options) => {
    const match = Match.begin(portRoyal, { seats, seed: `tale ${seats}`, options: { play, ...options } });
    const stream = Stream.of('choices');
    const say = speak(locale);
    const said = describeMatch(match, { voice, say, nameOf: nameIn(locale), stream, requested, longest: LONGEST });
    const rows = Object.keys(match.outcome?.ranking[0].sheet ?? {});
    said.push(...rows.map((row) => say(`port-royal.sheet.${row}`)));
    expect(said.length).toBeGreaterThan(100);
    expect(faultsIn(said, locale)).toEqual([]);
  });
});
