import { Match, Stream } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { describeMatch, faultsIn } from '@broadside/text/testing';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { WAITING } from '../rules/room.ts';
import { SETTINGS } from '../tests/settings.ts';
import { card } from '../tests/table.ts';
import { deadReckoningVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

/** A handful of requests, most of them impossible. */
const REQUESTED: readonly DeadReckoningAction[] = [
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

describe.each(LOCALES)('a whole match in %s', (locale) => {
  it.each(SETTINGS)('can be described: $seats players, $options', ({ seats, options }) => {
    const match = Match.begin(deadReckoning, { seats, seed: `tale ${seats}`, options: { roundLimit: 12, ...options } });
    const how = { voice, say: speak(locale), nameOf: nameIn(locale), stream: Stream.of('choices') };
    const said = describeMatch(match, { ...how, requested: () => REQUESTED, requestEvery: 7 });
    expect(new Set(said).size).toBeGreaterThan(300);
    expect(faultsIn(said, locale, /^[\p{Lu}+\d]/u)).toEqual([]);
  });
});
