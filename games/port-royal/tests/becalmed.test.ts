import type { Outcome } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { type AreaSpec, of, type Table, table } from './table.ts';

/** One card is left in the deck; all cards nobody mentioned are coins of seat 0. */
const lastCard = (players: readonly AreaSpec[]): Table =>
  table({ players, active: 1, deck: ['pinnace-1-1'], rest: 'purse' });

/** Seat 1 draws the last card, and trades: the ship itself is the coin, so nothing is left to reveal. */
function sail(players: readonly AreaSpec[]): { t: Table; outcome: Outcome | undefined } {
  const t = lastCard(players);
  t.play('draw');
  t.play('trade pinnace-1-1');
  return { t, outcome: portRoyal.outcome(t.state) };
}

describe('becalmed', () => {
  it('PR-TABLE-1: a round without a card to reveal ends the match', () => {
    const t = lastCard([{}, {}, {}]);
    t.play('draw');
    const events = t.play('trade pinnace-1-1');
    expect(of(events, 'turnBegan').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(of(events, 'matchEnded')).toEqual([{ type: 'matchEnded', reason: 'becalmed', winners: [0] }]);
    expect([t.deck, t.discard, t.harbour]).toEqual([[], [], []]);
  });

  it('PR-TABLE-1: a player who can claim is asked before the calm ends the match', () => {
    const priests = ['priest-4-1', 'priest-4-1'];
    const t = table({
      players: [{ persons: priests }, {}],
      active: 1,
      deck: ['pinnace-1-1'],
      expeditions: ['expedition-priest2'],
      rest: 'purse',
    });
    t.play('draw');
    t.play('trade pinnace-1-1');
    expect(t.legal(0)).toEqual(['stop', 'claim expedition-priest2 priest-4-1,priest-4-1']);
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect(portRoyal.outcome(t.state)).toMatchObject({ reason: 'becalmed', winners: [0] });
    expect(t.points(0)).toBe(4);
  });

  it('PR-TABLE-1: a player who could claim and does not is becalmed all the same', () => {
    const t = table({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      active: 1,
      deck: ['pinnace-1-1'],
      expeditions: ['expedition-priest2'],
      rest: 'purse',
    });
    t.play('draw');
    t.play('trade pinnace-1-1');
    for (const answer of ['stop', 'done', 'endTurn']) t.play(answer, 0);
    expect(portRoyal.outcome(t.state)?.reason).toBe('becalmed');
    expect(t.expeditions).toEqual(['expedition-priest2']);
  });

  it('PR-TABLE-1: one revealed card ends the calm', () => {
    const t = table({ players: [{}, {}, {}], active: 1, deck: ['governor-8-0'], rest: 'purse' });
    t.state.becalmed = 3;
    t.play('draw');
    // Seat 0 is rich and could hire, but lets the governor go to the discard pile.
    t.play('pass', 0);
    expect(t.state.active).toBe(2);
    expect(t.legal(2)).toEqual(['draw']);
  });

  it('PR-TABLE-1: a becalmed match is won by points', () => {
    const { outcome } = sail([{}, { persons: ['settler-4-1'] }]);
    expect(outcome).toMatchObject({ reason: 'becalmed', decidedBy: 'points', winners: [1] });
  });

  it('PR-TABLE-1: coins decide a becalmed match when points are tied', () => {
    const { t, outcome } = sail([{ persons: ['settler-4-1'] }, { persons: ['settler-4-1'] }]);
    expect(outcome).toMatchObject({ reason: 'becalmed', decidedBy: 'coins', winners: [0] });
    expect(t.coins(0)).toBeGreaterThan(t.coins(1));
  });

  it('PR-TABLE-1: players with the same points and coins share a becalmed match', () => {
    const { t, outcome } = sail([{}, { coins: 7, persons: ['settler-4-1'] }, { coins: 8, persons: ['settler-4-1'] }]);
    expect([t.coins(1), t.coins(2)]).toEqual([8, 8]);
    expect(outcome).toMatchObject({ reason: 'becalmed', decidedBy: 'shared', winners: [1, 2] });
  });

  it('PR-TABLE-1: a match cut short by the calm is becalmed, even if its last turn made 12 points', () => {
    const persons = ['admiral-9-3', 'admiral-9-3', 'jester-7-2', 'settler-4-1', 'settler-4-1'];
    const t = table({
      players: [{}, { persons }, {}],
      active: 1,
      expeditions: ['expedition-settler2'],
      rest: 'purse',
    });
    t.state.becalmed = 3;
    const events = t.play('claim expedition-settler2 settler-4-1,settler-4-1');
    expect(of(events, 'endTriggered')).toHaveLength(1);
    expect(portRoyal.outcome(t.state)?.reason).toBe('becalmed');
  });
});

describe('decisions without a choice', () => {
  it('PR-TABLE-2: the draw that opens a turn waits for the player although it is the only choice', () => {
    const t = table({ deck: ['governor-8-0', 'flute-1-1'] });
    expect(t.legal(0)).toEqual(['draw']);
    t.play('draw');
    const events = t.play('stop');
    expect(of(events, 'cardRevealed')).toEqual([]);
    expect(t.legal(1)).toEqual(['draw']);
  });

  it('PR-TABLE-2: a take-turn in which nothing can be taken or claimed goes by without a question', () => {
    const t = table({ players: [{ coins: 8 }, { coins: 8 }, { coins: 9 }], deck: ['governor-8-0'] });
    t.play('draw');
    t.play('stop');
    t.play('done');
    expect(t.toAct).toBe(2);
    expect(t.legal(2)).toEqual(['hire governor-8-0', 'pass']);
  });

  it('PR-TABLE-2: who has revealed the very last card need not say that they stop', () => {
    const t = lastCard([{}, {}]);
    const events = t.play('draw');
    expect(of(events, 'phaseTwoBegan')).toEqual([{ type: 'phaseTwoBegan', seat: 1, colours: 1 }]);
    expect(t.legal(1)).toEqual(['trade pinnace-1-1', 'done']);
  });
});
