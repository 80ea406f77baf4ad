import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../cards/contracts.ts';
import { CONTRACT_POINTS, freeMarkers } from '../../rules/contracts/markers.ts';
import { portRoyal } from '../../rules/game.ts';
import { card, of } from '../table.ts';
import {
  type ContractsSpec,
  contract,
  contractDiscovering,
  contractPhaseTwo,
  contractsOf,
  contractTable,
  doneBy,
  stepsOf,
} from './deal.ts';

/** Four persons with whom three contracts can be completed at once. */
const PERSONS = ['sailor-3-1', 'pirate-5-1', 'priest-4-1', 'jester-5-1', 'captain-4-1', 'mademoiselle-7-2'];
const OPEN = ['mercenary', 'celebrities', 'femmeFatale', 'explorer'];
const ready = (spec: Partial<ContractsSpec> = {}) =>
  contractTable({ open: OPEN, players: [{ persons: PERSONS, expeditions: ['expedition-priest2'] }, {}], ...spec });

describe('markers', () => {
  it('PR-CONTR-2: each player has three', () => {
    const contracts = contractsOf(ready());
    expect([0, 1].map((seat) => freeMarkers(contracts, seat))).toEqual([3, 3]);
  });

  it('PR-CONTR-5, PR-CONTR-6: the leftmost free space takes the marker and pays; earlier ones pay more', () => {
    const persons = ['sailor-3-1', 'pirate-5-1'];
    const paid = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]].map((before) => {
      const players = [{ persons }, {}, {}, {}, {}];
      const t = contractTable({ open: ['mercenary'], players, done: { mercenary: before } });
      const events = t.play(contract('mercenary'));
      expect(doneBy(t, 'mercenary')).toEqual([...before, 0]);
      return of(events, 'coinsGained').reduce((sum, { coins }) => sum + coins, 0);
    });
    expect(paid).toEqual([3, 2, 1, 0, 0]);
    for (const { coins } of CONTRACTS) expect([...coins].sort((a, b) => b - a)).toEqual(coins);
  });

  it('PR-CONTR-6: the coins come from the deck', () => {
    const t = ready({ deck: ['governor-8-0', 'flute-1-1', 'skiff-1-1'] });
    t.play(contract('mercenary'));
    expect(t.purse(0)).toEqual(['governor-8-0', 'flute-1-1', 'skiff-1-1']);
  });

  it('PR-CONTR-7: nobody completes a contract twice, but several players complete the same one', () => {
    const players = [{ persons: ['sailor-3-1', 'pirate-5-1'] }, { persons: ['sailor-3-1', 'pirate-7-2'] }];
    const t = contractPhaseTwo({ open: ['mercenary'], players, harbour: ['flute-1-1'] });
    t.play(contract('mercenary'));
    expect(t.why(contract('mercenary'))).toBe('contract-completed PR-CONTR-7');
    t.play('done');
    t.play(contract('mercenary'), 1);
    expect(doneBy(t, 'mercenary')).toEqual([0, 1]);
  });

  it('PR-CONTR-8: a marker stays when the requirement no longer holds', () => {
    const t = contractTable({
      open: ['celebrities'],
      players: [{ persons: ['priest-4-1', 'priest-4-1', 'jester-5-1'] }, {}],
      expeditions: ['expedition-priest2'],
    });
    t.play(contract('celebrities'));
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect(doneBy(t, 'celebrities')).toEqual([0]);
  });

  it('PR-CONTR-9, PR-INV-13: the first contract gives no point, the second 1, the third 2 more', () => {
    const t = ready();
    const points = t.points(0);
    const gained = ['mercenary', 'celebrities', 'femmeFatale'].map((id) => {
      const events = t.play(contract(id));
      return [of(events, 'contractCompleted')[0].points, t.points(0) - points];
    });
    expect(gained).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
    ]);
    expect(CONTRACT_POINTS).toEqual([0, 0, 1, 3]);
  });

  it('PR-CONTR-10: nobody completes more than three', () => {
    const t = ready();
    for (const id of ['mercenary', 'celebrities', 'femmeFatale']) t.play(contract(id));
    expect(t.legal()).toEqual(['draw']);
    expect(t.why(contract('explorer'))).toBe('three-contracts-completed PR-CONTR-10');
  });

  it('PR-CONTR-11, PR-AMB-58, PR-AMB-14: contract points are a counter, and count like all points', () => {
    const done = { mercenary: [0], celebrities: [0], femmeFatale: [0] };
    const t = contractTable({
      open: OPEN,
      done,
      players: [{ persons: ['jester-5-1'] }, { persons: ['admiral-9-3'] }],
      deck: ['tax-fewestPoints'],
    });
    expect([t.points(0), t.view(1).players[0].points]).toEqual([4, 4]);
    // Without their contracts they would have the fewest points.
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([0, 1]);
  });

  it('PR-AMB-59: without a free space a contract is completed for no coins', () => {
    expect(CONTRACTS.every(({ coins }) => coins.length === 5)).toBe(true);
    const t = contractTable({
      open: ['mercenary'],
      players: [{ persons: ['sailor-3-1', 'pirate-5-1'] }, {}, {}, {}, {}],
      done: { mercenary: [1, 2, 3, 4] },
    });
    expect(of(t.play(contract('mercenary')), 'coinsGained')).toEqual([]);
    expect(doneBy(t, 'mercenary')).toEqual([1, 2, 3, 4, 0]);
  });
});

describe('markers on intermediate spaces', () => {
  const HARBOUR = ['flute-1-1', 'skiff-1-1'];
  const third = { harbour: HARBOUR, deck: ['galleon-1-2'] };

  it('PR-CTR-20, PR-AMB-52: such a marker is used; with none left no step can be begun', () => {
    const done = { mercenary: [0], celebrities: [0] };
    const stepping = contractDiscovering({ open: [...OPEN, 'broker'], done, ...third });
    stepping.play('draw');
    stepping.play(contract('broker'));
    expect(freeMarkers(contractsOf(stepping), 0)).toBe(0);
    expect(stepping.why(contract('explorer'))).toBe('no-free-marker PR-AMB-52');
    const barred = contractDiscovering({
      open: [...OPEN, 'broker', 'enemyGalleon'],
      done,
      steps: { enemyGalleon: [1, 0] },
      ...third,
    });
    barred.play('draw');
    expect(barred.state.flow).toMatchObject([{ step: 'discover' }]);
  });

  it('PR-CTR-20: a marker that is already there needs no other to go on', () => {
    const done = { mercenary: [0], celebrities: [0] };
    const t = contractDiscovering({ open: [...OPEN, 'broker'], done, steps: { broker: [1, 0] }, ...third });
    t.play('draw');
    t.play(contract('broker'));
    expect([doneBy(t, 'broker'), stepsOf(t, 'broker', 0)]).toEqual([[0], 0]);
  });

  it('PR-CTR-21: intermediate spaces hold markers of several players', () => {
    const t = contractDiscovering({ open: ['broker'], steps: { broker: [0, 1] }, ...third });
    t.play('draw');
    t.play(contract('broker'));
    expect([stepsOf(t, 'broker', 0), stepsOf(t, 'broker', 1)]).toEqual([1, 1]);
  });

  it('PR-CTR-22: a step is no completed contract: no coins, no points', () => {
    const t = contractDiscovering({ open: [...OPEN, 'broker'], done: { mercenary: [0] }, ...third });
    t.play('draw');
    const events = t.play(contract('broker'));
    expect(of(events, 'contractStepped')).toMatchObject([{ seat: 0, steps: 1 }]);
    expect([of(events, 'coinsGained'), of(events, 'contractCompleted'), t.points(0)]).toEqual([[], [], 0]);
  });
});

describe('the end of a competitive match', () => {
  const ELEVEN = ['jester-9-3', 'admiral-9-3', 'mademoiselle-9-3', 'pirate-7-2'];

  it('PR-CCOMP-5: points of contracts trigger the end', () => {
    const t = contractTable({
      open: [...OPEN, 'unrivalledTrader'],
      done: { celebrities: [0] },
      players: [{ persons: [...ELEVEN, 'sailor-3-1'] }, {}],
    });
    // Twelve points lay there from the start; the rules look when a point is gained.
    const events = t.play(contract('mercenary'));
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0, points: 13 }]);
  });

  it('PR-CCOMP-5: who has no contract may trigger the end and win, and contracts stand on the sheet', () => {
    const t = contractPhaseTwo({
      open: OPEN,
      done: { celebrities: [0], femmeFatale: [0] },
      active: 1,
      players: [{}, { coins: 3, persons: ELEVEN }],
      harbour: ['trader-red-3-1'],
    });
    t.play('hire trader-red-3-1');
    expect(t.view(0).outcome).toMatchObject({ reason: 'twelvePoints', winners: [1] });
    expect(t.view(0).outcome?.ranking.map(({ sheet }) => sheet.contracts)).toEqual([0, 1]);
  });

  it('PR-CCOMP-5: with the variant ending an expedition is needed besides', () => {
    const open = [...OPEN, 'unrivalledTrader'];
    const t = contractTable({
      open,
      done: { celebrities: [0] },
      options: { variantEnding: true },
      players: [{ persons: [...ELEVEN, 'sailor-3-1'] }, {}],
    });
    expect(of(t.play(contract('mercenary')), 'endTriggered')).toEqual([]);
  });

  it('PR-CCOMP-3: no further contract is revealed when all are completed', () => {
    const t = contractTable({
      open: ['mercenary'],
      players: [{ persons: ['sailor-3-1', 'pirate-5-1'] }, {}],
    });
    t.play(contract('mercenary'));
    t.play('draw');
    expect(contractsOf(t).open).toHaveLength(1);
    expect(t.why(contract('explorer'))).toBe('contract-not-open PR-CCOMP-2');
    expect(t.view(0).outcome).toBeUndefined();
  });
});

describe('refusals of the contracts', () => {
  it('PR-COOP-1, PR-CCOMP-2: a contract that is not open is named with the rule that opens them', () => {
    expect(contractTable({ open: ['broker'] }).why(contract('explorer'))).toBe('contract-not-open PR-CCOMP-2');
    const together = contractTable({ open: ['broker'], time: ['flute-1-1'] });
    expect(together.why(contract('explorer'))).toBe('contract-not-open PR-COOP-1');
  });

  it('PR-SINK-1: a ship is answered before any is waived', () => {
    const frame = { step: 'repel', card: card('flute-2-1') } as const;
    const t = contractTable({ open: ['enemyFrigate'], players: [{ persons: ['sailor-3-1'] }, {}], frame });
    expect(t.why('waive frigate-1-1')).toBe('answer-ship-first PR-SINK-1');
  });
});

describe('invariants of the contracts', () => {
  const brokenBy = (change: (contracts: ReturnType<typeof contractsOf>) => void): string | undefined => {
    const t = contractTable({ open: [...OPEN, 'broker', 'pirateDen'], deck: ['flute-1-1', 'flute-2-2'] });
    change(contractsOf(t));
    return portRoyal.invariantViolation(t.state);
  };

  it('PR-INV-13, PR-INV-4: points that do not follow from the contracts are noticed', () => {
    expect(
      brokenBy(({ done }) => {
        done[0] = [0];
        done[1] = [0];
      }),
    ).toContain('PR-INV-4');
  });

  it('PR-CONTR-7, PR-CONTR-10: a fourth marker and a contract completed twice are noticed', () => {
    expect(
      brokenBy(({ done, steps }) => {
        done[0] = [0];
        steps[4] = [1, 0];
        steps[1] = [1, 0];
        steps[2] = [1, 0];
      }),
    ).toContain('PR-CONTR-10');
    expect(
      brokenBy(({ done }) => {
        done[0] = [0, 0];
      }),
    ).toContain('PR-CONTR-7');
  });

  it('PR-CTR-20: markers stop before the last step, and a completed contract has none left', () => {
    const steps = (id: number, made: number, done: readonly number[] = []) =>
      brokenBy((contracts) => {
        contracts.steps[id] = [made, 0];
        contracts.done[id] = [...done];
      });
    const broker = OPEN.length;
    expect(steps(broker, 1)).toBeUndefined();
    expect(steps(broker, 2)).toContain('PR-CTR-20');
    expect(steps(broker, -1)).toContain('PR-CTR-20');
    expect(steps(broker, 1, [1])).toBeUndefined();
    expect(steps(broker, 1, [0])).toContain('PR-CTR-20');
  });

  it('PR-COOP-2, PR-CONTR-1: a time deck belongs to cooperative play, and contracts to both', () => {
    const t = contractTable({ open: ['broker'] });
    contractsOf(t).time = [];
    expect(portRoyal.invariantViolation(t.state)).toContain('PR-COOP-2');
    const none = contractTable({ open: ['broker'] });
    Object.assign(none.state.extra ?? {}, { contracts: null });
    expect(portRoyal.invariantViolation(none.state)).toContain('PR-CONTR-1');
  });

  it('PR-CTR-20, PR-CTR-16: a marker nowhere and a second ship of one colour are noticed', () => {
    expect(
      brokenBy(({ steps }) => {
        steps[0] = [1, 0];
      }),
    ).toContain('PR-CTR-20');
    const t = contractTable({ open: ['pirateDen'], kept: [['flute-1-1', 'flute-2-2'], []] });
    expect(portRoyal.invariantViolation(t.state)).toContain('PR-CTR-16');
  });
});
