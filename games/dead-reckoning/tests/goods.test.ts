import { describe, expect, it } from 'vitest';
import { canRearrange, type GoodsAction, type GoodsRight, whyNotGoods } from '../rules/goods.ts';
import { of, type PlayerSpec, type Table, table } from './table.ts';

/** A ship on Shark Island, which the first player controls on request. */
const onShark = (mine: boolean, ...rest: Parameters<typeof table>[1][]) =>
  table(2, {
    players: [{ at: 0, holds: [[2, 1]] }],
    sea: { 0: { cubes: mine ? [3, 0] : [0, 3], cargo: 3, coins: 2 } },
    ...rest[0],
  });

describe('the ship board', () => {
  it('DR-SHIP-1, DR-SHIP-2, DR-SHIP-3, DR-SHIP-5: four cells, holds of 4 and 3 at the ends, seven units together', () => {
    const t = table(2, { players: [{ dock: 20 }] });
    expect(t.legalOf('load').filter((text) => text.includes('cargo'))).toEqual([
      'load 1 cargo into A',
      'load 4 cargo into A',
      'load 1 cargo into D',
      'load 3 cargo into D',
    ]);
    t.playAll('load 4 cargo into A', 'load 3 cargo into D');
    expect(t.holds(0)).toEqual(['4+0', '0+0', '0+0', '3+0']);
    expect(t.legalOf('load')).toEqual([]);
    expect(t.why('load 1 cargo into B')).toBe('no-room DR-SHIP-3');
    expect(t.why('load 0 4 1')).toBe('no-such-cell DR-SHIP-1');
  });

  it('DR-SHIP-3: cargo and coins share the hold', () => {
    const t = table(2, { players: [{ dock: 3 }] });
    t.playAll('load 3 cargo into A', 'load 1 coin into A');
    expect(t.holds(0)[0]).toBe('3+1');
    expect(t.why('load 1 coin into A')).toBe('no-room DR-SHIP-3');
  });

  it('DR-SHIP-4, DR-SHIP-6, DR-SHIP-10: a loaded cell gives nothing, the printed cannon always works, an upgrade at once', () => {
    const gun = { upgrades: { 1: ['ub-gun'] } };
    const t = table(2, { players: [{ ...gun, holds: [[4, 0]] }] });
    expect(t.view(0).players[0].cannons).toBe(2);
    const loaded = table(2, {
      players: [
        {
          ...gun,
          holds: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
    expect(loaded.view(0).players[0].cannons).toBe(1);
    loaded.play('unload 1 cargo from B');
    expect(loaded.view(0).players[0].cannons).toBe(2);
  });

  it('DR-SHIP-7, DR-SHIP-8: the sail track and the damage of a ship are for all to see', () => {
    const t = table(2, { players: [{ damage: 3, sails: 2 }] });
    expect(t.view(1).players[0]).toMatchObject({ damage: 3, sails: 2 });
  });
});

describe('loading', () => {
  it('DR-LOAD-1, DR-LOAD-2, DR-LOAD-6, DR-DEC-11: in the harbour cargo from the dock and coins from the chest, in part or all', () => {
    const t = table(2, { players: [{ dock: 3, chest: 10 }] });
    expect(of(t.play('load 3 cargo into A'), 'moved')).toEqual([
      { type: 'moved', seat: 0, cargo: 3, coins: 0, from: 'dock', to: 'ship', tile: -1, cause: 'load' },
    ]);
    expect(of(t.play('load 1 coin into D'), 'moved')).toEqual([
      { type: 'moved', seat: 0, cargo: 0, coins: 1, from: 'chest', to: 'ship', tile: -1, cause: 'load' },
    ]);
    expect(t.player(0)).toMatchObject({ dock: 0, chest: 9 });
    expect(t.why('load 1 cargo into D')).toBe('no-such-goods DR-SHIP-3');
  });

  it('DR-TABLE-1: one unit at a time or as many as fit; holds of a payment are chosen by the table', () => {
    const t = table(2, { players: [{ dock: 9 }] });
    expect(t.why('load 2 cargo into A')).toBe('one-or-all DR-TABLE-1');
    expect(t.why('load 9 cargo into A')).toBe('one-or-all DR-TABLE-1');
    expect(t.why('load 2 0 1')).toBe('no-such-goods DR-SHIP-3');
    t.play('load 4 cargo into A');
    expect(t.why('jettison 3 cargo from A')).toBe('one-or-all DR-TABLE-1');
    const payer = table(2, {
      players: [
        {
          at: 0,
          holds: [
            [4, 0],
            [0, 0],
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
    payer.play('buy');
    // The hold that is emptied soonest pays first.
    expect(payer.holds(0)).toEqual(['3+0', '0+0', '0+0', '0+0']);
  });

  it('DR-LOAD-3, DR-DEC-12, DR-UNLOAD-5: on an island one controls everything that lies there, whoever left it', () => {
    const t = onShark(true);
    expect(t.legalOf('load')).toEqual([
      'load 1 cargo into A',
      'load 1 coin into A',
      'load 1 cargo into D',
      'load 3 cargo into D',
      'load 1 coin into D',
      'load 2 coins into D',
    ]);
    expect(of(t.play('load 3 cargo into D'), 'moved')[0]).toMatchObject({
      from: 'island',
      to: 'ship',
      tile: 0,
      cargo: 3,
    });
    expect(t.tile(0)).toMatchObject({ cargo: 0, coins: 2 });
    expect(t.why('load 1 cargo into A')).toBe('no-such-goods DR-SHIP-3');
  });

  it('DR-LOAD-4: never from an island of somebody else or of nobody', () => {
    expect(onShark(false).legalOf('load')).toEqual([]);
    expect(onShark(false).why('load 1 cargo into D')).toBe('not-controlled DR-LOAD-4');
    const t = table(2, { players: [{ at: 2 }], sea: { 2: { cargo: 2 } } });
    expect(t.why('load 1 cargo into D')).toBe('not-controlled DR-LOAD-4');
  });

  it('DR-LOAD-5, DR-UNLOAD-4: a pirate on the tile forbids both, even on the own island', () => {
    const t = onShark(true, {
      players: [
        { at: 0, holds: [[2, 1]] },
        { at: 0, pirate: true },
      ],
    });
    expect([t.legalOf('load'), t.legalOf('unload')]).toEqual([[], []]);
    expect(t.why('load 1 cargo into D')).toBe('blockade DR-BLOCK-1');
    expect(t.why('unload 1 cargo from A')).toBe('blockade DR-BLOCK-1');
    expect(t.legalOf('jettison')).not.toEqual([]);
    const trader = onShark(true, { players: [{ at: 0, holds: [[2, 1]] }, { at: 0 }] });
    expect(trader.legalOf('load')).not.toEqual([]);
  });
});

describe('unloading', () => {
  it('DR-UNLOAD-1, DR-DEC-13: in the harbour cargo to the dock and coins to the chest', () => {
    const t = table(2, { players: [{ holds: [[2, 2]], dock: 0, chest: 5 }] });
    expect(t.legalOf('unload')).toEqual([
      'unload 1 cargo from A',
      'unload 2 cargo from A',
      'unload 1 coin from A',
      'unload 2 coins from A',
    ]);
    t.playAll('unload 1 cargo from A', 'unload 2 coins from A');
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 7 });
    expect(t.holds(0)[0]).toBe('1+0');
    expect(t.why('unload 1 coin from A')).toBe('no-such-goods DR-SHIP-3');
  });

  it('DR-UNLOAD-2: on any island, whoever controls it', () => {
    for (const mine of [true, false]) {
      const t = onShark(mine);
      t.playAll('unload 2 cargo from A', 'unload 1 coin from A');
      expect(t.tile(0)).toMatchObject({ cargo: 5, coins: 3 });
    }
    const nobody = table(2, { players: [{ at: 2, holds: [[1, 0]] }] });
    nobody.play('unload 1 cargo from A');
    expect(nobody.tile(2).cargo).toBe(1);
  });

  it.each(['fort', 'garrison'] as const)('DR-UNLOAD-3: not where an opponent controls with a %s', (building) => {
    const hostile = { 0: { cubes: [0, 3], buildings: [building] } };
    expect(onShark(false, { sea: hostile }).why('unload 1 cargo from A')).toBe('fort-forbids DR-BLDG-4');
    const own = { 0: { cubes: [3, 0], buildings: [building] } };
    expect(onShark(true, { sea: own }).why('unload 1 cargo from A')).toBeUndefined();
  });

  it('DR-UNLOAD-6: on open sea nothing is loaded or unloaded', () => {
    const t = table(2, { players: [{ at: 1, holds: [[2, 0]] }] });
    expect(t.why('unload 1 cargo from A')).toBe('nowhere-to-unload DR-UNLOAD-6');
    expect(t.why('load 1 cargo into A')).toBe('nowhere-to-load DR-LOAD-4');
  });
});

describe('rearranging', () => {
  it('DR-REARR-1, DR-REARR-4, DR-DEC-14: goods change holds as far as there is room, and none is lost', () => {
    const t = table(2, { players: [{ at: 4, holds: [[4, 0]] }], sea: { 4: {} } });
    expect(t.legalOf('rearrange')).toEqual(['rearrange 1 cargo from A to D', 'rearrange 3 cargo from A to D']);
    expect(of(t.play('rearrange 3 cargo from A to D'), 'rearranged')).toEqual([
      { type: 'rearranged', seat: 0, good: 0, cell: 0, to: 3, count: 3 },
    ]);
    expect(t.holds(0)).toEqual(['1+0', '0+0', '0+0', '3+0']);
    expect(t.why('rearrange 1 cargo from A to D')).toBe('no-room DR-SHIP-3');
    expect(t.why('rearrange 1 cargo from D to D')).toBe('no-such-cell DR-SHIP-1');
    expect(t.why('rearrange 1 coin from D to A')).toBe('no-such-goods DR-SHIP-3');
  });

  it('DR-REARR-1, DR-DEC-92: also in another’s turn, whose step goes on', () => {
    const t = table(2, { players: [{}, { at: 4, holds: [[2, 0]] }], sea: { 4: {} } });
    expect(t.mayAct).toEqual([1]);
    t.play('rearrange 2 cargo from A to D', 1);
    expect(t.holds(1)).toEqual(['0+0', '0+0', '0+0', '2+0']);
    expect(t.waits).toBe('main 0');
  });

  it('DR-REARR-1, DR-REARR-3, DR-JETT-2, DR-JETT-4: in answer to an attack until the cubes are thrown', () => {
    const t = table(2, {
      players: [
        { at: 4, play: ['captain'], levels: { captain: 2 }, holds: [[1, 0]] },
        { at: 4, holds: [[2, 0]], upgrades: { 1: ['ub-gun'] }, hand: ['gunner-1'], levels: { 'gunner-1': 2 } },
      ],
      sea: { 4: {} },
    });
    t.play('flag player 2 with captain');
    expect(t.legalOf('jettison')).toEqual(['jettison 1 cargo from A']);
    expect(t.why('unload 1 cargo from A')).toBe('battle-first DR-TURN-8');
    t.play('fire 1');
    expect(t.waits).toBe('respond 1');
    t.playAll('rearrange 1 cargo from A to B', 'jettison 1 cargo from B', 'fire 1');
    expect(t.holds(1)).toEqual(['1+0', '0+0', '0+0', '0+0']);
  });

  it('DR-REARR-2: never between the throw and the end of the battle', () => {
    const t = table(2, {
      players: [
        { at: 0, hand: [], holds: [[1, 0]] },
        { at: 0, holds: [[1, 0]], hand: [] },
      ],
      sea: { 0: { card: 'e1-1' } },
    });
    t.playAll('attack', 'fire 1');
    expect(t.waits).toBe('fall -1');
    expect(t.mayAct).toEqual([]);
    for (const seat of [0, 1]) expect(t.why('rearrange 1 cargo from A to D', seat)).toBe('not-your-turn DR-TURN-1');
  });
});

describe('throwing overboard', () => {
  it('DR-JETT-1, DR-JETT-3, DR-DEC-15: goods of the own ship go to the supply, not to the island', () => {
    const t = onShark(true);
    expect(t.legalOf('jettison')).toEqual([
      'jettison 1 cargo from A',
      'jettison 2 cargo from A',
      'jettison 1 coin from A',
    ]);
    expect(of(t.play('jettison 2 cargo from A'), 'moved')[0]).toMatchObject({
      from: 'ship',
      to: 'supply',
      cause: 'jettison',
    });
    t.play('jettison 1 coin from A');
    expect(t.holds(0)[0]).toBe('0+0');
    expect(t.tile(0)).toMatchObject({ cargo: 3, coins: 2 });
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 15 });
  });

  it('DR-JETT-2: in another’s turn only in answer to an attack on the own ship', () => {
    const t = table(2, { players: [{}, { at: 0, holds: [[2, 0]] }] });
    expect(t.why('jettison 1 cargo from A', 1)).toBe('only-in-answer DR-JETT-2');
  });
});

describe('how far goods can go', () => {
  const aboard = (holds: NonNullable<PlayerSpec['holds']>, more: PlayerSpec = {}): Table =>
    table(2, { players: [{ at: 0, hand: [], holds, ...more }] });
  const why = (t: Table, action: Partial<GoodsAction>, right: GoodsRight = 'main'): string =>
    JSON.stringify(
      whyNotGoods(t.state, 0, { type: 'unload', good: 0, cell: 0, count: 9, ...action } as GoodsAction, right),
    );

  it('DR-REARR-1: goods can change holds if another hold has room, be it for one', () => {
    const can = (...holds: [number, number][]): boolean => canRearrange(aboard(holds).state, 0);
    expect(can([0, 0])).toBe(false);
    expect(can([1, 0])).toBe(true);
    expect(can([0, 0], [0, 0], [0, 0], [0, 1])).toBe(true);
    expect(can([4, 0], [0, 0], [0, 0], [2, 0])).toBe(true);
    expect(can([4, 0], [0, 0], [0, 0], [3, 0])).toBe(false);
    const oneHold = aboard([[1, 0]], { upgrades: { 3: ['ub-deck'] } });
    expect(canRearrange(oneHold.state, 0)).toBe(false);
    expect(oneHold.legalOf('rearrange')).toEqual([]);
  });

  it('DR-REARR-1, DR-DEC-14: coins change holds like cargo', () => {
    expect(aboard([[1, 1]]).legalOf('rearrange')).toEqual([
      'rearrange 1 cargo from A to D',
      'rearrange 1 coin from A to D',
    ]);
  });

  it('DR-TABLE-1: whoever wants too much learns how much there is', () => {
    const harbour = table(2, { players: [{ dock: 2, chest: 9, holds: [[0, 3]] }] });
    expect(why(harbour, { type: 'load' })).toContain('"most":1');
    expect(why(harbour, { type: 'load', cell: 3 })).toContain('"most":2');
    expect(why(harbour, { type: 'rearrange', good: 1, to: 3 })).toContain('"most":3');
    expect(why(harbour, { type: 'unload', good: 1 })).toContain('"most":3');
    const full = aboard([
      [4, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(why(full, { type: 'rearrange', to: 3 })).toContain('"most":1');
  });

  it('DR-LOAD-1: the last piece on the dock can be loaded, and as many coins beside it', () => {
    const lying = (dock: number, chest: number): number =>
      table(2, { players: [{ hand: [], dock, chest }] }).legalOf('load').length;
    // One cell at each end of the ship.
    expect([lying(0, 0), lying(1, 0), lying(0, 1), lying(1, 1)]).toEqual([0, 2, 2, 4]);
  });

  it('DR-SHIP-1: there are four cells and no others', () => {
    const t = aboard([[1, 0]]);
    for (const cell of [-1, 4, 0.5]) expect(why(t, { cell })).toContain('no-such-cell');
    for (const to of [-1, 4, 0]) expect(why(t, { type: 'rearrange', to })).toContain('no-such-cell');
  });

  it('DR-REARR-1, DR-JETT-2: in another’s turn goods change holds and do nothing else', () => {
    const t = aboard([[1, 0]]);
    expect(why(t, { type: 'rearrange', to: 0 }, 'elsewhere')).toContain('no-such-cell');
    expect(why(t, { type: 'jettison' }, 'elsewhere')).toContain('only-in-answer');
    expect(why(t, { type: 'unload' }, 'elsewhere')).toContain('not-your-turn');
  });
});
