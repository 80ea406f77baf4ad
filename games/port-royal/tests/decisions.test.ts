import { apply, legal, Out, SeededChance, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from '../rules/state.ts';
import { atEveryMoment } from './matches.ts';
import { discovering, of, phaseOne, phaseTwo, table } from './table.ts';

const PRIESTS = ['priest-4-1', 'priest-4-1'];
const CLAIM = 'claim expedition-priest2 priest-4-1,priest-4-1';
const claimable = { players: [{ coins: 3, persons: PRIESTS }, {}], expeditions: ['expedition-priest2'] };

describe('claiming at any time', () => {
  it('PR-DEC-W1: every set of persons that covers the expedition exactly is a choice', () => {
    const persons = ['settler-4-1', 'settler-4-1', 'jackOfAllTrades-6-1', 'captain-4-1'];
    const t = table({ players: [{ persons }, {}], expeditions: ['expedition-settler2'] });
    expect(t.legal()).toEqual([
      'draw',
      'claim expedition-settler2 settler-4-1,settler-4-1',
      'claim expedition-settler2 settler-4-1,jackOfAllTrades-6-1',
    ]);
  });

  it('PR-DEC-W1: persons to the discard pile, expedition to the area, coins from the deck, and a look at the end', () => {
    const persons = [...PRIESTS, 'admiral-9-3', 'admiral-9-3', 'jester-7-2'];
    const t = table({ players: [{ coins: 3, persons }, {}], expeditions: ['expedition-priest2'] });
    const events = t.play(CLAIM);
    expect(events.map(({ type }) => type)).toEqual(['expeditionClaimed', 'coinsGained', 'endTriggered']);
    expect(t.discard).toEqual(PRIESTS);
    expect(t.claimed(0)).toEqual(['expedition-priest2']);
    expect(t.coins(0)).toBe(5);
  });

  it('PR-DEC-W1: only the active player claims', () => {
    const t = phaseTwo({ ...claimable, players: [{}, { coins: 3, persons: PRIESTS }], harbour: ['flute-2-1'] });
    t.play('done');
    expect(t.why(CLAIM, 1)).toBe('only-active-claims PR-EXPED-2');
  });
});

describe('decisions of phase 1', () => {
  it('PR-DEC-12: before the first card the active player reveals or claims', () => {
    const t = table(claimable);
    expect(t.legal()).toEqual(['draw', CLAIM]);
    expect(t.why('stop')).toBe('reveal-first PR-DISC-1');
  });

  it('PR-DEC-12: if no card can be drawn at all the active player stops or claims', () => {
    const t = table({ ...claimable, rest: 'purse' });
    expect(t.legal()).toEqual(['stop', CLAIM]);
    expect(t.why('draw')).toBe('nothing-to-draw PR-AMB-4');
  });

  it('PR-DEC-13: after a resolved card the active player reveals, stops or claims', () => {
    const t = table({ ...claimable, deck: ['sailor-3-1'] });
    t.play('draw');
    expect(t.legal()).toEqual(['draw', 'stop', CLAIM]);
    expect(of(t.play('stop'), 'phaseTwoBegan')).toHaveLength(1);
  });

  it('PR-DEC-14: a ship that can be sunk is sunk or kept, nothing else', () => {
    const t = table({ players: [{ persons: ['sailor-3-1', ...PRIESTS] }, {}], deck: ['flute-1-1'] });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    expect(t.why('draw')).toBe('answer-ship-first PR-SINK-1');
    t.play('sink');
    expect([t.harbour, t.discard]).toEqual([[], ['flute-1-1']]);
  });

  it('PR-DEC-14: a ship that is kept enters the harbour, and busts it if its colour is there', () => {
    const t = discovering({
      players: [{ persons: ['sailor-3-1'] }, {}],
      harbour: ['skiff-1-1'],
      deck: ['flute-1-1', 'skiff-2-1'],
    });
    t.play('draw');
    t.play('keep');
    expect(t.harbour).toEqual(['skiff-1-1', 'flute-1-1']);
    t.play('draw');
    expect(of(t.play('keep'), 'bust')).toHaveLength(1);
    expect(t.state.active).toBe(1);
  });

  it('PR-DEC-25: after a bust the active player claims or ends their turn', () => {
    const t = discovering({ ...claimable, harbour: ['flute-1-1', 'sailor-3-1'], deck: ['flute-2-2'] });
    t.play('draw');
    expect(t.legal(0)).toEqual([CLAIM, 'endTurn']);
    expect(t.why('hire sailor-3-1', 0)).toBe('phase-two-skipped PR-BUST-3');
    t.play('endTurn');
    expect(t.state.active).toBe(1);
  });
});

describe('decisions of phase 2', () => {
  it('PR-DEC-30: with allowance left the active player trades, hires, claims or is done', () => {
    const t = phaseTwo({ ...claimable, harbour: ['flute-2-1', 'sailor-3-1', 'governor-8-0'] });
    expect(t.legal()).toEqual(['trade flute-2-1', 'hire sailor-3-1', CLAIM, 'done']);
    expect(t.why('hire governor-8-0')).toBe('too-expensive PR-HIRE-3');
    expect(t.why('pass')).toBe('done-instead PR-TRADE-6');
  });

  it('PR-DEC-30: each take lowers the allowance and leads back to the decision', () => {
    const t = phaseTwo({ players: [{ persons: ['governor-8-0'] }, {}], harbour: ['flute-2-1', 'skiff-1-1'] });
    t.play('trade flute-2-1');
    expect(t.state.flow).toEqual([{ step: 'tradeAndHire', seat: 0, left: 1, taken: 1, sold: 0 }]);
    expect(t.legal(0)).toEqual(['trade skiff-1-1', 'done']);
  });

  it('PR-DEC-31: with the allowance used up the active player claims or is done', () => {
    const t = phaseTwo({ ...claimable, harbour: ['flute-2-1', 'sailor-3-1'] });
    t.play('trade flute-2-1');
    expect(t.legal()).toEqual([CLAIM, 'done']);
    expect(t.why('hire sailor-3-1')).toBe('allowance-used PR-TRADE-1');
  });

  it('PR-DEC-31: with an empty harbour the active player claims or is done', () => {
    const t = phaseTwo({ ...claimable, harbour: [] });
    expect(t.legal()).toEqual([CLAIM, 'done']);
    t.play(CLAIM);
    expect(t.state.active).toBe(1);
  });

  it('PR-DEC-32: a guest trades, hires or passes, and pays the active player per card', () => {
    const t = phaseTwo({
      ...claimable,
      players: [{ persons: PRIESTS }, { coins: 4 }],
      harbour: ['flute-2-1', 'sailor-3-1'],
    });
    t.play('done');
    expect(t.legal(1)).toEqual(['trade flute-2-1', 'hire sailor-3-1', 'pass']);
    expect(t.why('done', 1)).toBe('pass-instead PR-OTHER-2');
    expect(of(t.play('hire sailor-3-1', 1), 'compensationPaid')).toEqual([
      { type: 'compensationPaid', seat: 1, to: 0 },
    ]);
  });

  it('PR-DEC-36: after all take-turns the active player may still claim, with the harbour already cleared', () => {
    const t = phaseTwo({ ...claimable, harbour: ['flute-2-1', 'sailor-3-1'] });
    t.play('done');
    expect(of(t.play('pass', 1), 'harbourCleared')).toHaveLength(1);
    expect(t.legal(0)).toEqual([CLAIM, 'endTurn']);
    expect(t.why('hire sailor-3-1', 0)).toBe('phase-two-is-over PR-OTHER-10');
    t.play(CLAIM);
    expect(t.state.active).toBe(1);
  });

  it('PR-DEC-36: the closing window does not open when nothing can be claimed', () => {
    const t = phaseTwo({ harbour: ['flute-2-1'], expeditions: ['expedition-priest2'] });
    t.play('done');
    t.play('pass', 1);
    expect(t.state.active).toBe(1);
    expect(t.legal(1)).toEqual(['draw']);
  });
});

describe('every decision', () => {
  it('PR-DEC-40: guests who can take nothing are not asked', () => {
    const t = phaseTwo({ players: [{}, {}, {}, { coins: 4 }], harbour: ['flute-2-1', 'sailor-3-1'] });
    const events = t.play('trade flute-2-1');
    expect(of(events, 'takeTurnEnded').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(t.legal(3)).toEqual(['hire sailor-3-1', 'pass']);
  });

  it('PR-DEC-40: an active player who can take and claim nothing is not asked whether they are done', () => {
    const t = discovering({ players: [{ coins: 2 }, { coins: 2 }], harbour: ['sailor-3-1'] });
    t.play('stop');
    expect(t.state.active).toBe(1);
    expect(t.state.flow).toEqual([phaseOne(0)]);
  });

  it('PR-DEC-40, PR-TABLE-2: in whole matches the only question with one answer is the first draw of a turn', () => {
    atEveryMoment(({ state, toAct: [seat] }, where) => {
      if (seat === undefined) return;
      const actions = legal<PortRoyalAction>(portRoyal, state, seat);
      if (actions.length > 1) return;
      expect(actions, where).toEqual([{ type: 'draw' }]);
      expect(state.flow, where).toEqual([phaseOne(0)]);
    });
  });

  it('PR-DEC-42: every list of choices has one that lets the turn go on', () => {
    const onward = ['draw', 'stop', 'sink', 'keep', 'done', 'pass', 'endTurn'];
    atEveryMoment(({ state, toAct: [seat] }, where) => {
      if (seat === undefined) return;
      const types = legal<PortRoyalAction>(portRoyal, state, seat).map(({ type }) => type);
      expect(types.filter((type) => onward.includes(type)).length, where).toBeGreaterThan(0);
    });
  });

  it('PR-DEC-42: from every decision the turn can be brought to its end without taking or claiming', () => {
    atEveryMoment(({ state, n }, where) => {
      if (n % 5 === 0) expect(answersToEndOfTurn(portRoyal.clone(state)), where).toBeLessThan(12);
    });
  });
});

/** How many answers the turn still takes if nobody wants anything. */
function answersToEndOfTurn(state: State): number {
  const { turn } = state;
  const out = new Out<PortRoyalEvent>(new SeededChance('a quiet turn'), true);
  const quiet: readonly string[] = ['endTurn', 'pass', 'done', 'stop', 'sink', 'draw'];
  let answers = 0;
  while (state.flow.length > 0 && state.turn === turn) {
    const [seat] = toAct(portRoyal, state);
    const actions = legal<PortRoyalAction>(portRoyal, state, seat);
    const chosen = quiet.flatMap((type) => actions.find((action) => action.type === type) ?? [])[0];
    apply(portRoyal, state, seat, chosen, out as unknown as Out);
    answers++;
  }
  return answers;
}
