/** Prescribed cards, for tests and puzzles: what they mean and what is refused. */
import { Match, type Stack } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { names } from './table.ts';

const begin = (stack: Stack, seats = 2, options: object = {}) =>
  Match.begin(portRoyal, { seats, seed: 'prescribed', stack, options: { firstPlayer: 0, ...options } }).state;

describe('prescribed cards', () => {
  it('PR-SETUP-3: are named by the deck and the purses of five seats', () => {
    expect(portRoyal.piles).toEqual(['deck', 'coins0', 'coins1', 'coins2', 'coins3', 'coins4']);
  });

  it('PR-SETUP-3: fill the purses of whoever is seated, and the deck from its top', () => {
    const state = begin({ coins1: ['flute-1-1', 'skiff-1-1', 'pinnace-1-1'], deck: ['admiral-9-3', 'jester-9-3'] });
    expect(names(state.players[1].coins)).toEqual(['flute-1-1', 'skiff-1-1', 'pinnace-1-1']);
    expect(names(state.deck).slice(-2)).toEqual(['jester-9-3', 'admiral-9-3']);
    expect(state.players[0].coins).toHaveLength(3);
    expect(begin({ coins0: ['flute-1-1'] }).players[0].coins).toHaveLength(3);
  });

  it('PR-SETUP-3: more coins than the start, or a purse of nobody, is refused', () => {
    const four = ['flute-1-1', 'skiff-1-1', 'pinnace-1-1', 'frigate-1-1'];
    expect(() => begin({ coins0: four })).toThrow('a player starts with 3 coins');
    expect(() => begin({ coins4: ['flute-1-1'] }, 4)).toThrow('stack.coins4: only 4 players are seated');
    expect(() => begin({ coins2: ['flute-1-1'] })).toThrow('stack.coins2: only 2 players are seated');
    expect(() => begin({ coins4: ['flute-1-1'] }, 5)).not.toThrow();
    expect(() => begin({ coins5: ['flute-1-1'] }, 5)).toThrow('stack has no pile "coins5"');
  });
});
