import { describe, expect, it } from 'vitest';
import { SOLO_CARDS } from '../cards/solo.ts';
import { FIRST_SOLO, isIsland, soloCard } from '../cards/table.ts';
import { deadReckoning } from '../rules/game.ts';
import { stageOf } from '../rules/rival/self.ts';
import { HARBOUR, NOBODY } from '../rules/state.ts';
import { actsOf, nextOrder, passTurn, rivalDoes, solo, toMain } from './solo.ts';
import { card, names, of, table } from './table.ts';

describe('setting up alone', () => {
  it('DR-SOLO-1: the map and the numbers are those of two players', () => {
    const { sea, left, players } = table(1).state;
    expect(players).toHaveLength(2);
    expect(sea.filter(({ id }) => isIsland(id))).toHaveLength(8);
    expect([sea.length, left.length]).toEqual([12, 4]);
  });

  it('DR-SOLO-3: the player is set up like any first player and begins; then the turns alternate', () => {
    const t = solo();
    expect(t.player(0)).toMatchObject({ chest: 15, dock: 1, cubes: 34, at: HARBOUR, hand: { length: 4 } });
    expect(t.waits).toBe('main 0');
    const began = [t.endTurn(), t.endTurn()].flatMap((events) => of(events, 'turnBegan'));
    expect(began.map(({ seat, round }) => [seat, round])).toEqual([
      [1, 1],
      [0, 2],
      [1, 2],
      [0, 3],
    ]);
  });

  it('DR-SOLO-3: of bonus tokens only the player is dealt some', () => {
    const t = table(1, { options: { bonusTokens: true } });
    expect(t.player(0).offered).toHaveLength(2);
    expect(t.player(1).offered).toHaveLength(0);
    t.play(t.legal()[0]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-SOLO-4: the rival has a ship in the harbour, 15 coins, 35 cubes, and nothing else', () => {
    const { crew, hand, deck, cells, ...rival } = solo().player(1);
    expect([crew, hand, deck]).toEqual([[], [], []]);
    expect(cells.every(({ tokens, cargo, coins }) => tokens.length + cargo + coins === 0)).toBe(true);
    expect(rival).toMatchObject({ at: HARBOUR, pirate: false, damage: 0, chest: 15, cubes: 35, dock: 0, training: 0 });
    expect(rival.aside).toEqual([]);
  });

  it('DR-SOLO-5: six cards of each stage, shuffled apart, the first stage on top', () => {
    const { orders } = table(1).state;
    expect(orders).toHaveLength(18);
    const stages = [...orders].reverse().map((order) => soloCard(order).stage);
    expect(stages).toEqual([...Array(6).fill(1), ...Array(6).fill(2), ...Array(6).fill(3)]);
    const decks = Array.from({ length: 20 }, (_, at) => table(1, { seed: `deck ${at}` }).state.orders.join());
    expect(new Set(decks).size).toBe(20);
  });

  it('DR-SOLO-6: the option says which side of all cards is used, and nothing else differs', () => {
    const [normal, hard] = [rivalDoes('s-01'), rivalDoes('s-01', { hard: true })];
    expect(normal.t.state.options.rival).toBe('normal');
    expect(actsOf(normal.events)).toContain('2 coins');
    expect(actsOf(hard.events)).toContain('3 coins');
    expect(solo({ hard: true }).player(1)).toEqual(solo().player(1));
  });

  it('DR-SOLO-2: with two or more players there are no orders', () => {
    const { orders, ordered } = table(2).state;
    expect([orders, ordered]).toEqual([[], []]);
  });
});

describe("the rival's turn", () => {
  it('DR-SOLO-7: the top card is turned over and followed in printed order', () => {
    const { t, events } = rivalDoes('s-04');
    expect(of(events, 'ordered')).toEqual([{ type: 'ordered', card: card('s-04'), otherwise: false }]);
    expect(names(t.state.ordered)).toEqual(['s-04']);
    expect(actsOf(events)).toEqual([
      's-04',
      'sails 2',
      'places on 2',
      'places on 2',
      'places on 2',
      'rival controls 2',
      'produces on 2: 0+2',
      'trains 1',
    ]);
  });

  it('DR-SOLO-7: what cannot be done is skipped, and the next instruction follows', () => {
    // Open sea: nothing can be influenced there.
    const { events } = rivalDoes('s-05', { rival: { at: 7 }, sea: { 3: {}, 4: {}, 6: {}, 7: {}, 9: {} } });
    expect(actsOf(events)).toEqual(['s-05', 'sails 10', 'explores sea-4', 'trains 1']);
  });

  it('DR-SOLO-7, DR-END-PHASE-2: then empty slots are refilled, and the mode is set', () => {
    const { t, events } = rivalDoes('s-01');
    const types = events.map(({ type }) => type);
    expect(names(t.player(1).aside)).toEqual(['a2-01']);
    expect(of(events, 'refilled')).toEqual([{ type: 'refilled', tile: 3, card: card('a2-02') }]);
    expect(types.indexOf('refilled')).toBeGreaterThan(types.indexOf('gotCard'));
    const pirate = rivalDoes('s-10', { sea: { 0: { card: '' } } }).events.map(({ type }) => type);
    expect(pirate.indexOf('mode')).toBeGreaterThan(pirate.indexOf('refilled'));
  });

  it('DR-SOLO-7: nobody is asked, and the player goes on', () => {
    expect(rivalDoes('s-06').t.waits).toBe('levelUp 0');
    expect(deadReckoning.steps.rival.seats).toBeUndefined();
  });

  it('DR-SOLO-8: the stage is that of the card turned over last, the first before any', () => {
    const t = solo();
    expect(stageOf(t.state)).toBe(1);
    nextOrder(t, 's-07');
    passTurn(t);
    expect(stageOf(t.state)).toBe(2);
    toMain(t);
    expect(stageOf(t.state)).toBe(2);
    nextOrder(t, 's-18');
    passTurn(t);
    expect(stageOf(t.state)).toBe(3);
  });

  it('DR-SOLO-9: with no merchant face up only the "otherwise" part is carried out', () => {
    const { t, events } = rivalDoes('s-03');
    expect(of(events, 'ordered')[0].otherwise).toBe(true);
    expect(actsOf(events)).toEqual([
      's-03 otherwise',
      'sails 2',
      'places on 2',
      'places on 2',
      'rival controls 2',
      '3 coins',
    ]);
    expect(t.player(1).chest).toBe(18);
  });

  it("DR-SOLO-9: likewise with the player's ship in the harbour, and the mode of the card is left out", () => {
    const { t, events } = rivalDoes('s-11', { rival: { at: 0, pirate: true } });
    expect(actsOf(events)).toEqual([
      's-11 otherwise',
      'sails 12 2',
      'places on 2',
      'places on 2',
      'places on 2',
      'rival controls 2',
      'trade',
    ]);
    expect(t.player(1).pirate).toBe(false);
  });

  it('DR-SOLO-9: a target that exists but is out of reach does not lead to "otherwise"', () => {
    const { t, events } = rivalDoes('s-03', { rival: { at: 9 }, sea: { 2: { card: 'e1-1' }, 3: {}, 9: {} } });
    expect(actsOf(events)).toEqual(['s-03', 'sails 6 3', '3 coins']);
    expect(t.state.battle).toBeNull();
  });

  it('DR-SOLO-10: cards, buildings, upgrades and repairs cost it nothing', () => {
    const { t } = rivalDoes('s-12', { rival: { damage: 2, chest: 0 } });
    expect(t.player(1)).toMatchObject({ damage: 0, chest: 3, dock: 0 });
    const building = rivalDoes('s-10', { rival: { chest: 0 } });
    expect(of(building.events, 'built')).toMatchObject([{ price: 0 }]);
    expect(building.t.player(1)).toMatchObject({ chest: 2, dock: 0 });
  });

  it('DR-SOLO-11: between equal possibilities the first in tile order is taken', () => {
    // All of row 2 is two steps away: columns go from left to right.
    expect(actsOf(rivalDoes('s-05').events)[1]).toBe('sails 0 3');
    expect(actsOf(rivalDoes('s-05', { sea: { 3: {} } }).events)[1]).toBe('sails 1 4');
    expect(actsOf(rivalDoes('s-05', { sea: { 3: {}, 4: {} } }).events)[1]).toBe('sails 2 5');
  });

  it('DR-SOLO-5, DR-SOLO-7: eighteen turns use every card once', () => {
    const t = solo();
    for (let turn = 0; turn < 18 && t.state.endedBy === NOBODY; turn++) {
      t.endTurn();
      t.landAll();
    }
    expect(new Set(t.state.ordered).size).toBe(t.state.ordered.length);
    for (const order of t.state.ordered) expect(order).toBeGreaterThanOrEqual(FIRST_SOLO);
    expect(t.state.ordered.length + t.state.orders.length).toBe(SOLO_CARDS.length);
  });
});
