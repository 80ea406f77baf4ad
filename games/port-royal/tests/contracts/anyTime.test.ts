import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../cards/contracts.ts';
import { progressOf } from '../../rules/contracts/needs.ts';
import { type AreaSpec, of } from '../table.ts';
import {
  contract,
  contractDiscovering,
  contractPhaseTwo,
  contractsOf,
  contractTable,
  doneBy,
  numberOf,
} from './deal.ts';

const TIME = ['jester-5-1', 'jester-7-2', 'jester-9-3'];

/** Whether a player with this area, at the start of their turn, may complete the contract. */
function may(id: string, area: AreaSpec, coop = false): boolean {
  const t = contractTable({ open: [id, 'broker'], players: [area, {}], ...(coop ? { time: TIME } : {}) });
  return t.legal().includes(contract(id));
}

describe('contracts for what a player has', () => {
  it.each([
    ['celebrities', ['priest-4-1'], ['jester-5-1']],
    ['femmeFatale', ['captain-4-1'], ['mademoiselle-7-2']],
    ['ruleOfTheSea', ['captain-4-1'], ['viceAdmiral-9-3']],
    ['newColony', ['settler-4-1'], ['gunner-8-3']],
    ['tradingPost', ['settler-4-1'], ['clerk-red-6-2']],
    ['unrivalledTrader', ['trader-blue-3-1'], ['trader-green-3-1']],
  ])(
    'PR-CTR-1, PR-CTR-2, PR-CTR-3, PR-CTR-4, PR-CTR-5, PR-CTR-6, PR-CTR-25: %s asks for both persons shown',
    (id, one, other) => {
      expect(may(id, { persons: [...one, ...other] })).toBe(true);
      expect(may(id, { persons: one })).toBe(false);
      expect(may(id, { persons: other })).toBe(false);
    },
  );

  it('PR-CTR-1, PR-CTR-2: a jack-of-all-trades replaces nobody', () => {
    expect(may('celebrities', { persons: ['jackOfAllTrades-6-1', 'jester-5-1'] })).toBe(false);
    expect(may('femmeFatale', { persons: ['jackOfAllTrades-6-1', 'mademoiselle-7-2'] })).toBe(false);
  });

  it('PR-CTR-6: two traders of one colour will do; a merchant is no trader', () => {
    expect(may('unrivalledTrader', { persons: ['trader-red-3-1', 'trader-red-3-1'] })).toBe(true);
    const t = contractTable({
      open: ['unrivalledTrader'],
      options: { modules: ['setSail'] },
      players: [{ persons: ['trader-red-3-1', 'merchant-red-6-2'] }, {}],
    });
    expect(t.legal()).not.toContain(contract('unrivalledTrader'));
  });

  it('PR-CTR-7, PR-AMB-57: four persons with a printed cost of 3 or less', () => {
    const three = ['sailor-3-1', 'sailor-3-1', 'trader-red-3-1'];
    expect(may('hardWorkers', { persons: [...three, 'trader-green-3-1'] })).toBe(true);
    expect(may('hardWorkers', { persons: [...three, 'priest-4-1'] })).toBe(false);
    // A mademoiselle makes hiring cheaper, not the print.
    expect(may('hardWorkers', { persons: [...three, 'priest-4-1', 'mademoiselle-7-2'] })).toBe(false);
  });

  it('PR-CTR-8: three sabres', () => {
    expect(may('mercenary', { persons: ['sailor-3-1', 'pirate-5-1'] })).toBe(true);
    expect(may('mercenary', { persons: ['sailor-3-1', 'sailor-3-1'] })).toBe(false);
  });

  it('PR-CTR-9: an expedition', () => {
    expect(may('explorer', { expeditions: ['expedition-priest2'] })).toBe(true);
    expect(may('explorer', { persons: ['priest-4-1', 'priest-4-1'] })).toBe(false);
  });

  it('PR-CTR-17: twelve points, in cooperative play', () => {
    const nine = ['jester-9-3', 'admiral-9-3', 'admiral-9-3'];
    const time = ['sailor-3-1', 'sailor-3-1'];
    const legal = (persons: readonly string[]): string[] =>
      contractTable({ open: ['smallEstate', 'curse'], time, players: [{ persons }, {}] }).legal();
    expect(legal([...nine, 'pirate-9-3'])).toContain(contract('smallEstate'));
    expect(legal([...nine, 'pirate-7-2'])).not.toContain(contract('smallEstate'));
  });

  it('PR-CTR-18: fifteen coins are paid face up, in cooperative play', () => {
    expect(may('ransom', { coins: 14 }, true)).toBe(false);
    const t = contractTable({ open: ['ransom', 'curse'], time: TIME, players: [{ coins: 17 }, {}] });
    const events = t.play(contract('ransom'));
    expect(of(events, 'coinsPaid')).toMatchObject([{ seat: 0, for: 'contract' }]);
    expect(of(events, 'coinsPaid')[0].cards).toHaveLength(15);
    expect([t.coins(0), t.discard.length, doneBy(t, 'ransom')]).toEqual([2, 15, [0]]);
  });

  it('PR-CONTR-3: more than required is fine', () => {
    expect(may('mercenary', { persons: ['pirate-5-1', 'pirate-7-2', 'sailor-3-1'] })).toBe(true);
    expect(may('unrivalledTrader', { persons: ['trader-red-3-1', 'trader-red-3-1', 'trader-blue-3-1'] })).toBe(true);
  });

  it('PR-CONTR-16: nothing is used up, and persons shown may go on an expedition later', () => {
    const persons = ['priest-4-1', 'priest-4-1', 'jester-5-1'];
    const t = contractTable({ open: ['celebrities'], players: [{ persons }, {}], expeditions: ['expedition-priest2'] });
    t.play(contract('celebrities'));
    expect(t.persons(0)).toEqual(persons);
    t.play('claim expedition-priest2 priest-4-1,priest-4-1');
    expect([t.claimed(0), doneBy(t, 'celebrities')]).toEqual([['expedition-priest2'], [0]]);
  });
});

describe('the moments for it', () => {
  const MERCENARY = contract('mercenary');
  const FIGHTERS = ['sailor-3-1', 'pirate-5-1'];

  it('PR-CONTR-4, PR-DEC-W2: the active player before, between and after their cards', () => {
    const before = contractTable({ open: ['mercenary'], players: [{ persons: FIGHTERS }, {}] });
    expect(before.legal()).toEqual(['draw', MERCENARY]);
    const between = contractDiscovering({
      open: ['mercenary'],
      players: [{ persons: FIGHTERS }, {}],
      harbour: ['flute-1-1', 'jester-5-1'],
    });
    expect(between.legal()).toEqual(['draw', 'stop', MERCENARY]);
    between.play('stop');
    expect(between.legal()).toEqual(['trade flute-1-1', MERCENARY, 'done']);
    between.play('trade flute-1-1');
    expect(between.legal()).toEqual([MERCENARY, 'done']);
    const events = between.play(MERCENARY);
    expect(of(events, 'contractCompleted')).toMatchObject([{ seat: 0, contract: numberOf('mercenary') }]);
    expect(between.toAct).toBe(1);
  });

  it('PR-CONTR-4, PR-AMB-50: another player in their take-turn, also with an empty harbour', () => {
    const t = contractPhaseTwo({ open: ['mercenary'], players: [{}, { persons: FIGHTERS }], harbour: ['flute-1-1'] });
    expect(t.why(MERCENARY)).toBe('requirement-not-met PR-CTR-8');
    t.play('trade flute-1-1');
    expect([t.toAct, t.harbour, t.legal()]).toEqual([1, [], [MERCENARY, 'pass']]);
    t.play(MERCENARY);
    expect([doneBy(t, 'mercenary'), t.coins(1), t.state.active]).toEqual([[1], 3, 1]);
  });

  it('PR-AMB-50: after a bust only the active player has a window', () => {
    const t = contractDiscovering({
      open: ['mercenary'],
      players: [{}, { persons: FIGHTERS }],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
    });
    t.play('draw');
    // The next turn has begun: now it is their own.
    expect([t.state.turn, t.toAct]).toEqual([2, 1]);
  });

  it('PR-AMB-16, PR-BUST-5: after their bust the active player may still complete contracts', () => {
    const t = contractDiscovering({
      open: ['mercenary', 'explorer'],
      players: [{ persons: FIGHTERS }, {}],
      harbour: ['flute-1-1'],
      deck: ['flute-3-5'],
    });
    t.play('draw');
    expect(t.legal()).toEqual([MERCENARY, 'endTurn']);
    t.play(MERCENARY);
    expect([doneBy(t, 'mercenary'), t.state.active]).toEqual([[0], 1]);
  });

  it('PR-CONTR-12: completing is optional and may be postponed while the requirement holds', () => {
    const t = contractPhaseTwo({
      open: ['mercenary'],
      players: [{ persons: FIGHTERS }, {}],
      harbour: ['flute-1-1'],
    });
    t.play('done');
    t.play('pass');
    // The closing window of their turn.
    expect(t.legal()).toEqual([MERCENARY, 'endTurn']);
    t.play('endTurn');
    t.play('draw', 1);
    expect(doneBy(t, 'mercenary')).toEqual([]);
  });

  it('PR-AMB-18, PR-DEC-36: compensation just received may pay for a contract in the closing window', () => {
    const t = contractPhaseTwo({
      open: ['ransom', 'curse'],
      time: TIME,
      players: [{ coins: 14 }, { coins: 4 }],
      harbour: ['sailor-3-1'],
    });
    t.play('done');
    t.play('hire sailor-3-1', 1);
    expect([t.toAct, t.legal()]).toEqual([0, [contract('ransom'), 'endTurn']]);
    const idle = contractPhaseTwo({
      open: ['ransom', 'curse'],
      time: TIME,
      players: [{ coins: 13 }, { coins: 4 }],
      harbour: ['sailor-3-1'],
    });
    idle.play('done');
    idle.play('hire sailor-3-1', 1);
    expect(idle.state.active).toBe(1);
  });

  it('PR-CONTR-15: expeditions remain the active player’s alone', () => {
    const t = contractPhaseTwo({
      open: ['celebrities'],
      players: [{}, { persons: ['priest-4-1', 'priest-4-1', 'jester-5-1'] }],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1'],
    });
    t.play('done');
    expect(t.legal()).toContain(contract('celebrities'));
    expect(t.why('claim expedition-priest2 priest-4-1,priest-4-1')).toBe('only-active-claims PR-EXPED-2');
  });

  it('PR-CONTR-4: a person hired in this take-turn completes a contract in it', () => {
    const t = contractPhaseTwo({
      open: ['mercenary'],
      players: [{ coins: 5, persons: ['sailor-3-1'] }, {}],
      harbour: ['pirate-5-1'],
    });
    t.play('hire pirate-5-1');
    expect(t.legal()).toEqual([MERCENARY, 'done']);
  });
});

describe('how far a player is', () => {
  it('PR-CTR-1, PR-CTR-7, PR-CTR-14, PR-CTR-16: everybody can see what a contract still needs', () => {
    const open = ['celebrities', 'hardWorkers', 'broker', 'pirateDen', 'taxCollector', 'ransom'];
    const t = contractTable({
      open,
      time: TIME,
      players: [{ coins: 4, persons: ['priest-4-1', 'priest-4-1', 'sailor-3-1'] }, {}],
      steps: { broker: [1, 0] },
      kept: [['flute-1-1', 'skiff-1-1'], []],
    });
    const { extra, players } = t.view(1);
    if (!extra?.contracts) throw new Error('contracts lie open');
    const { contracts } = extra;
    const progress = open.map((id) => progressOf(contracts, players[0], 0, numberOf(id)));
    expect(progress.map(({ have, need }) => `${have}/${need}`)).toEqual(['1/2', '1/4', '1/2', '2/5', '0/1', '4/15']);
    expect(contractsOf(t).open.map((number) => CONTRACTS[number].id)).toEqual(open);
  });
});
