import { describe, expect, it } from 'vitest';
import { names, of } from '../table.ts';
import { contract, contractPhaseTwo, contractsOf, contractTable, doneBy, stepsOf } from './deal.ts';

describe('Enemy Frigate and Enemy Galleon', () => {
  it('PR-CTR-10, PR-DEC-33: the trader of a frigate takes its coins or waives them all, traders’ coins too', () => {
    const t = contractPhaseTwo({
      open: ['enemyFrigate'],
      players: [{ persons: ['trader-red-3-1'] }, {}],
      harbour: ['frigate-3-6', 'flute-1-1'],
    });
    expect(t.legal()).toEqual(['trade frigate-3-6', 'waive frigate-3-6', 'trade flute-1-1', 'done']);
    const events = t.play('waive frigate-3-6');
    expect(of(events, 'coinsWaived')).toMatchObject([{ seat: 0 }]);
    expect([t.coins(0), stepsOf(t, 'enemyFrigate', 0), t.discard[0]]).toEqual([0, 1, 'frigate-3-6']);
  });

  it('PR-CTR-10: the third frigate completes the contract', () => {
    const harbour = ['frigate-1-1'];
    const second = contractPhaseTwo({ open: ['enemyFrigate'], steps: { enemyFrigate: [1, 0] }, harbour });
    expect(of(second.play('waive frigate-1-1'), 'contractStepped')).toMatchObject([{ steps: 2 }]);
    const third = contractPhaseTwo({ open: ['enemyFrigate'], steps: { enemyFrigate: [2, 0] }, harbour });
    third.play('waive frigate-1-1');
    expect([doneBy(third, 'enemyFrigate'), third.coins(0)]).toEqual([[0], 8]);
  });

  it('PR-CTR-11: the second galleon completes the contract', () => {
    const harbour = ['galleon-1-2'];
    const first = contractPhaseTwo({ open: ['enemyGalleon'], harbour });
    expect(of(first.play('waive galleon-1-2'), 'contractStepped')).toMatchObject([{ steps: 1 }]);
    const second = contractPhaseTwo({ open: ['enemyGalleon'], steps: { enemyGalleon: [1, 0] }, harbour });
    second.play('waive galleon-1-2');
    expect([doneBy(second, 'enemyGalleon'), second.coins(0)]).toEqual([[0], 6]);
  });

  it('PR-AMB-54: one step for each ship traded', () => {
    const t = contractPhaseTwo({
      open: ['enemyFrigate', 'enemyGalleon'],
      harbour: ['frigate-1-1', 'galleon-1-2', 'flute-1-1', 'skiff-1-1'],
    });
    t.play('waive frigate-1-1');
    t.play('waive galleon-1-2');
    expect([stepsOf(t, 'enemyFrigate', 0), stepsOf(t, 'enemyGalleon', 0)]).toEqual([1, 1]);
  });

  it('PR-AMB-54: a non-active player pays the compensation from their own coins', () => {
    const spec = { open: ['enemyGalleon'], steps: { enemyGalleon: [0, 1] }, harbour: ['galleon-1-2'] };
    const poor = contractPhaseTwo(spec);
    poor.play('done');
    expect(poor.legal(1)).toEqual(['trade galleon-1-2', 'pass']);
    expect(poor.why('waive galleon-1-2')).toBe('cannot-compensate-waiver PR-AMB-54');
    const able = contractPhaseTwo({ ...spec, players: [{}, { coins: 1 }] });
    able.play('done');
    able.play('waive galleon-1-2', 1);
    expect([able.coins(0), able.coins(1), doneBy(able, 'enemyGalleon')]).toEqual([1, 6, [1]]);
  });

  it('PR-AMB-54: a clerk still gives its card', () => {
    const t = contractPhaseTwo({
      open: ['enemyFrigate'],
      players: [{ persons: ['clerk-red-6-2'] }, {}],
      harbour: ['frigate-1-1', 'flute-1-1'],
    });
    t.play('waive frigate-1-1');
    expect(t.legal()).toEqual(['trade flute-1-1', 'done']);
  });

  it('PR-AMB-54: the coin of a gift ship is still given', () => {
    const t = contractPhaseTwo({
      open: ['enemyFrigate'],
      players: [{}, { coins: 1 }, {}],
      active: 0,
      harbour: ['frigate-3-6-contractCards'],
    });
    t.play('done');
    t.play('waive frigate-3-6-contractCards', 1);
    expect(t.legal()).toEqual(['give 0', 'give 2']);
    t.play('give 2');
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([1, 0, 1]);
  });

  it('PR-AMB-54: a merchant does not tuck a ship that brought no coins', () => {
    const t = contractPhaseTwo({
      open: ['enemyFrigate'],
      options: { modules: ['setSail'] },
      players: [{ persons: ['merchant-red-6-2'] }, {}],
      harbour: ['frigate-3-6'],
    });
    t.play('waive frigate-3-6');
    expect([t.state.extra?.tucked[0], t.points(0), t.discard[0]]).toEqual([[], 2, 'frigate-3-6']);
  });

  it('PR-CTR-10, PR-CONTR-7: who has completed the contract trades for coins only', () => {
    const t = contractPhaseTwo({
      open: ['enemyFrigate', 'explorer'],
      done: { enemyFrigate: [0] },
      harbour: ['frigate-1-1', 'galleon-1-2', 'jester-5-1'],
    });
    expect(t.legal()).toEqual(['trade frigate-1-1', 'trade galleon-1-2', 'done']);
    expect(t.why('waive frigate-1-1')).toBe('contract-completed PR-CONTR-7');
    expect(t.why('waive galleon-1-2')).toBe('nothing-to-waive-for PR-CONTR-13');
    expect(t.why('waive jester-5-1')).toBe('not-a-ship PR-TRADE-8');
    expect(t.why('waive frigate-3-6')).toBe('not-in-harbour PR-TRADE-4');
    t.play('trade frigate-1-1');
    expect(t.toAct).toBe(1);
  });

  it('PR-AMB-52: without a free marker no first step is made', () => {
    const open = ['enemyFrigate', 'enemyGalleon', 'explorer', 'mercenary'];
    const t = contractPhaseTwo({
      open,
      done: { explorer: [0], mercenary: [0] },
      steps: { enemyGalleon: [1, 0] },
      harbour: ['frigate-1-1', 'galleon-1-2'],
    });
    expect(t.legal()).toEqual(['trade frigate-1-1', 'trade galleon-1-2', 'waive galleon-1-2', 'done']);
    expect(t.why('waive frigate-1-1')).toBe('no-free-marker PR-AMB-52');
  });
});

describe('Pirate Den', () => {
  const CREW = ['pirate-5-1', 'pirate-7-2'];
  const KEPT = ['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'pinnace-1-1'];

  it('PR-CTR-16, PR-DEC-15: a ship that is sunk may be kept', () => {
    const t = contractTable({ open: ['pirateDen'], players: [{ persons: CREW }, {}], deck: ['flute-2-2'] });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep', 'capture']);
    const events = t.play('capture');
    expect(of(events, 'shipCaptured')).toMatchObject([{ seat: 0 }]);
    expect([names(contractsOf(t).kept[0]), t.harbour, t.discard]).toEqual([['flute-2-2'], [], []]);
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-CTR-23: at most one ship of each colour, and keeping is optional', () => {
    const spec = { open: ['pirateDen'], players: [{ persons: CREW }, {}], kept: [['flute-1-1'], []] };
    const t = contractTable({ ...spec, deck: ['flute-2-2', 'skiff-2-1'] });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    expect(t.why('capture')).toBe('colour-captured PR-CTR-23');
    t.play('sink');
    t.play('draw');
    t.play('sink');
    expect([names(contractsOf(t).kept[0]), t.discard]).toEqual([['flute-1-1'], ['skiff-2-1', 'flute-2-2']]);
  });

  it('PR-CTR-24, PR-AMB-55: with the fifth colour the ships are discarded and the contract is completed, by itself', () => {
    const t = contractTable({
      open: ['pirateDen'],
      players: [{ persons: CREW }, {}],
      kept: [KEPT, []],
      deck: ['galleon-2-4'],
    });
    t.play('draw');
    const events = t.play('capture');
    expect(events.map(({ type }) => type)).toEqual([
      'shipCaptured',
      'captivesDiscarded',
      'contractCompleted',
      'coinsGained',
    ]);
    expect([contractsOf(t).kept[0], doneBy(t, 'pirateDen'), t.coins(0)]).toEqual([[], [0], 3]);
    expect(t.discard).toEqual(['galleon-2-4', ...[...KEPT].reverse()]);
  });

  it('PR-AMB-55: nothing is kept without the contract, after it, or without a free marker', () => {
    const players = [{ persons: CREW }, {}];
    const refused = [
      { open: ['explorer'] },
      { open: ['pirateDen'], done: { pirateDen: [0] } },
      {
        open: ['pirateDen', 'broker', 'explorer', 'curse'],
        done: { explorer: [0], curse: [0] },
        steps: { broker: [1, 0] },
      },
      { open: ['pirateDen', 'broker', 'explorer', 'curse'], done: { explorer: [0], curse: [0], broker: [0] } },
    ].map((spec) => {
      const t = contractTable({ ...spec, players, deck: ['flute-2-2'] });
      t.play('draw');
      expect(t.legal()).toEqual(['sink', 'keep']);
      return t.why('capture');
    });
    expect(refused).toEqual([
      'contract-not-open PR-CCOMP-2',
      'contract-completed PR-CONTR-7',
      'no-free-marker PR-AMB-52',
      'three-contracts-completed PR-CONTR-10',
    ]);
  });

  it('PR-AMB-55: a kept ship is no coin, no point and no part of the harbour', () => {
    const t = contractTable({ open: ['pirateDen'], kept: [KEPT, []], deck: ['flute-2-2'] });
    t.play('draw');
    expect([t.harbour, t.coins(0), t.points(0)]).toEqual([['flute-2-2'], 0, 0]);
  });

  it('PR-CTR-16, PR-SINK-4, PR-CONTR-14: a ship that cannot be sunk cannot be kept, and only the active player keeps', () => {
    const t = contractTable({ open: ['pirateDen'], players: [{ persons: CREW }, {}], deck: ['galleon-4-skull'] });
    t.play('draw');
    expect(t.why('capture')).toBe('no-ship-to-answer PR-SINK-1');
    expect(t.harbour).toEqual(['galleon-4-skull']);
    expect(t.why('capture', 1)).toBe('not-your-turn PR-TURN-1');
    expect(t.why(contract('pirateDen'))).toBe('capture-for-it PR-CTR-16');
  });
});
