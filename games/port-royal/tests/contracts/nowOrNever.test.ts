import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../cards/contracts.ts';
import { isAnyTime } from '../../rules/contracts/needs.ts';
import { of } from '../table.ts';
import { contract, contractDiscovering, contractsOf, contractTable, doneBy, numberOf, stepsOf } from './deal.ts';

const OFFER = (id: string): string[] => [contract(id), 'decline'];

describe('now or never', () => {
  it('PR-CONTR-13, PR-CONF-18: six contracts are decided at their event, and Pirate Den at each sinking', () => {
    const ids = CONTRACTS.filter(({ needs }) => !isAnyTime(needs)).map(({ id }) => id);
    expect(ids).toEqual([
      'enemyFrigate',
      'enemyGalleon',
      'taxCollector',
      'curse',
      'broker',
      'experiencedBroker',
      'pirateDen',
    ]);
    const t = contractTable({ open: ids });
    expect(t.legal()).toEqual(['draw']);
    expect(ids.map((id) => t.why(contract(id)))).toEqual([
      'waive-for-it PR-CTR-10',
      'waive-for-it PR-CTR-11',
      'now-or-never PR-CONTR-13',
      'now-or-never PR-CONTR-13',
      'now-or-never PR-CONTR-13',
      'now-or-never PR-CONTR-13',
      'capture-for-it PR-CTR-16',
    ]);
  });

  it('PR-CONTR-13: nothing else can be done before an offer is answered', () => {
    const t = contractDiscovering({
      open: ['broker', 'mercenary'],
      players: [{ persons: ['sailor-3-1', 'pirate-5-1'] }, {}],
      harbour: ['flute-1-1', 'skiff-1-1'],
      deck: ['galleon-4-skull'],
    });
    t.play('draw');
    expect(t.legal()).toEqual(OFFER('broker'));
    expect(t.why('stop')).toBe('answer-offer-first PR-CONTR-13');
    expect(t.why(contract('mercenary'))).toBe('answer-offer-first PR-CONTR-13');
    expect(t.why('sink')).toBe('no-ship-to-answer PR-SINK-1');
    t.play('decline');
    expect(t.why('decline')).toBe('nothing-to-decline PR-DEC-41');
  });

  it('PR-AMB-51: what is declined is lost for this event, and offered again at the next', () => {
    const t = contractDiscovering({
      open: ['curse'],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2', 'skiff-1-1', 'skiff-2-1', 'jester-5-1', 'frigate-1-1', 'frigate-2-3'],
    });
    t.play('draw');
    t.play('decline');
    expect([doneBy(t, 'curse'), t.state.active]).toEqual([[], 1]);
    t.play('draw');
    t.play('draw');
    // The coin is the jester.
    t.play(contract('curse'));
    t.play('draw');
    t.play('draw');
    expect([t.toAct, t.legal()]).toEqual([0, OFFER('curse')]);
  });
});

describe('Tax Collector', () => {
  const PAYERS = [{ coins: 3 }, { coins: 12 }, { coins: 13 }];

  it('PR-CTR-12, PR-DEC-17, PR-CONF-24: whoever paid is asked, on anybody’s turn, clockwise from the active player', () => {
    const players = [{ coins: 12 }, { coins: 3 }, { coins: 13 }];
    const t = contractTable({ open: ['taxCollector'], players, active: 1, deck: ['tax-mostSabres'] });
    t.play('draw');
    expect([t.toAct, t.legal()]).toEqual([2, OFFER('taxCollector')]);
    t.play(contract('taxCollector'));
    expect([t.toAct, t.legal()]).toEqual([0, OFFER('taxCollector')]);
    t.play('decline');
    expect([doneBy(t, 'taxCollector'), t.toAct, t.legal()]).toEqual([[2], 1, ['draw', 'stop']]);
  });

  it('PR-AMB-56: the decision comes after the loss and before the bonus, and its coins are not taxed', () => {
    const t = contractTable({ open: ['taxCollector'], players: PAYERS, deck: ['tax-mostSabres'] });
    const before = t.play('draw');
    expect(before.map(({ type }) => type)).toEqual(['cardRevealed', 'taxPaid', 'taxPaid']);
    expect([t.coins(1), t.coins(2)]).toEqual([6, 7]);
    t.play(contract('taxCollector'), 1);
    expect(t.coins(1)).toBe(13);
    const after = t.play('decline', 2);
    expect(of(after, 'taxEnded')).toHaveLength(1);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([4, 14, 8]);
  });

  it('PR-AMB-56: who lost nothing is not asked', () => {
    const t = contractTable({ open: ['taxCollector'], players: [{ coins: 11 }, {}], deck: ['tax-mostSabres'] });
    t.play('draw');
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-CTR-12: a Gambler’s tax is a tax like any other', () => {
    const t = contractTable({
      open: ['taxCollector'],
      options: { modules: ['gambler'] },
      players: [{ coins: 12, persons: ['gambler-4-1'] }, {}],
      deck: ['flute-1-1', 'tax-mostSabres', 'flute-2-2', 'priest-4-1'],
    });
    t.play('gamble');
    expect(t.legal()).toEqual(OFFER('taxCollector'));
    const events = t.play(contract('taxCollector'));
    expect(of(events, 'bust')).toHaveLength(1);
    expect(t.state.active).toBe(1);
  });
});

describe('Curse', () => {
  it('PR-CTR-13, PR-DEC-24, PR-CONTR-14: the active player is asked on a bust', () => {
    const t = contractDiscovering({
      open: ['curse'],
      players: [{}, { persons: ['jester-5-1'] }],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
    });
    const events = t.play('draw');
    // PR-AMB-15: first the harbour and the jesters.
    expect(events.map(({ type }) => type)).toEqual(['cardRevealed', 'bust', 'coinsGained']);
    expect([t.toAct, t.legal()]).toEqual([0, OFFER('curse')]);
    t.play(contract('curse'));
    expect([doneBy(t, 'curse'), t.coins(0), t.state.active]).toEqual([[0], 1, 1]);
  });

  it('PR-CTR-13, PR-AMB-38: a bust by a Gambler counts', () => {
    const t = contractTable({
      open: ['curse'],
      options: { modules: ['gambler'] },
      players: [{ persons: ['gambler-4-1'] }, {}],
      deck: ['flute-1-1', 'flute-2-2', 'priest-4-1', 'captain-4-1'],
    });
    t.play('gamble');
    expect(t.legal()).toEqual(OFFER('curse'));
  });

  it('PR-AMB-11, PR-AMB-15: a bust may be wanted, and expeditions are claimed after the answer', () => {
    const t = contractDiscovering({
      open: ['curse'],
      players: [{ persons: ['sailor-3-1', 'priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
      harbour: ['flute-1-1'],
      deck: ['flute-2-1'],
    });
    t.play('draw');
    t.play('keep');
    t.play(contract('curse'));
    expect(t.legal()).toEqual(['claim expedition-priest2 priest-4-1,priest-4-1', 'endTurn']);
  });
});

describe('Broker and Experienced Broker', () => {
  const TWO = ['flute-1-1', 'skiff-1-1'];
  const THREE = [...TWO, 'frigate-1-1'];

  it('PR-CTR-14, PR-DEC-19: the third colour places a marker, a later active turn completes the contract', () => {
    const t = contractDiscovering({ open: ['broker'], harbour: TWO, deck: ['frigate-1-1'] });
    t.play('draw');
    expect(t.legal()).toEqual(OFFER('broker'));
    t.play(contract('broker'));
    expect([stepsOf(t, 'broker', 0), doneBy(t, 'broker'), t.coins(0)]).toEqual([1, [], 0]);
    const later = contractDiscovering({
      open: ['broker'],
      steps: { broker: [1, 0] },
      harbour: TWO,
      deck: ['frigate-1-1'],
    });
    later.play('draw');
    later.play(contract('broker'));
    expect([stepsOf(later, 'broker', 0), doneBy(later, 'broker'), later.coins(0)]).toEqual([0, [0], 2]);
  });

  it('PR-AMB-53: Broker is offered once per turn, at the third colour only', () => {
    const t = contractDiscovering({
      open: ['broker'],
      harbour: TWO,
      deck: ['jester-5-1', 'frigate-1-1', 'galleon-1-2', 'pinnace-1-1'],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['draw', 'stop']);
    t.play('draw');
    t.play(contract('broker'));
    t.play('draw');
    expect(t.legal()).toEqual(['draw', 'stop']);
    t.play('draw');
    expect([t.legal(), stepsOf(t, 'broker', 0)]).toEqual([['draw', 'stop'], 1]);
  });

  it('PR-CTR-15, PR-DEC-20: the fourth colour completes Experienced Broker at once', () => {
    const t = contractDiscovering({ open: ['experiencedBroker'], harbour: THREE, deck: ['galleon-1-2'] });
    t.play('draw');
    expect(t.legal()).toEqual(OFFER('experiencedBroker'));
    t.play(contract('experiencedBroker'));
    expect([doneBy(t, 'experiencedBroker'), t.coins(0)]).toEqual([[0], 2]);
  });

  it('PR-AMB-53, PR-DEC-41: a Gambler that jumps past both numbers offers both together, to be answered one by one', () => {
    const t = contractTable({
      open: ['broker', 'experiencedBroker'],
      options: { modules: ['gambler'] },
      players: [{ persons: ['gambler-4-1'] }, {}],
      deck: ['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'],
    });
    t.play('gamble');
    expect(t.legal()).toEqual([contract('broker'), contract('experiencedBroker'), 'decline']);
    t.play(contract('experiencedBroker'));
    expect(t.legal()).toEqual([contract('broker'), 'decline']);
    t.play(contract('broker'));
    expect([doneBy(t, 'experiencedBroker'), stepsOf(t, 'broker', 0)]).toEqual([[0], 1]);
    expect(t.state.flow).toMatchObject([{ step: 'tradeAndHire', left: 3 }]);
  });

  it('PR-DEC-41: within the markers there are: with one left, one of two offers can be taken', () => {
    const t = contractTable({
      open: ['broker', 'experiencedBroker', 'mercenary', 'explorer'],
      done: { mercenary: [0], explorer: [0] },
      options: { modules: ['gambler'] },
      players: [{ persons: ['gambler-4-1'] }, {}],
      deck: ['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'],
    });
    t.play('gamble');
    expect(t.legal()).toHaveLength(3);
    t.play(contract('experiencedBroker'));
    expect(t.state.flow).toMatchObject([{ step: 'tradeAndHire' }]);
  });

  it('PR-AMB-53: not on a bust', () => {
    const t = contractTable({
      open: ['broker'],
      options: { modules: ['gambler'] },
      players: [{ persons: ['gambler-4-1'] }, {}],
      deck: ['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'flute-2-2'],
    });
    const events = t.play('gamble');
    expect(of(events, 'bust')).toHaveLength(1);
    expect([t.state.active, t.legal()]).toEqual([1, ['draw']]);
  });

  it('PR-CONTR-14: only the active player’s harbour counts for them', () => {
    const t = contractDiscovering({
      open: ['experiencedBroker', 'curse', 'broker', 'pirateDen'],
      players: [{}, { coins: 3, persons: ['pirate-5-1'] }],
      harbour: THREE,
      deck: ['galleon-1-2'],
    });
    t.play('draw');
    expect(t.toAct).toBe(0);
    t.play('decline');
    t.play('stop');
    t.play('done');
    expect(t.toAct).toBe(1);
    expect(t.legal().filter((action) => action.startsWith('contract'))).toEqual([]);
    expect(numberOf('experiencedBroker')).toBe(contractsOf(t).open[0]);
  });

  it('PR-DEC-42: every list of actions lets the turn go on', () => {
    const t = contractDiscovering({ open: ['broker'], harbour: TWO, deck: ['frigate-1-1'] });
    t.play('draw');
    expect(t.legal()).toContain('decline');
  });
});
