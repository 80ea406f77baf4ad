/** Gaining and spending goods (DR-GAIN), repairs (DR-REPAIR). */
import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { Place } from '../cards/effects.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { canPay, gain, pay } from '../rules/goodsFlow.ts';
import { HARBOUR } from '../rules/state.ts';
import { aboard, on, SHARK, sleeved, use } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

const ship = (me: PlayerSpec, spec: Partial<TableSpec> = {}): Table =>
  table(2, { ...spec, players: [{ hand: [], ...me }, ...(spec.players ?? [])] });

/** The first player gains goods; what follows by itself is done with the next action. */
function gained(t: Table, cargo: number, coins: number, to: Place): DeadReckoningEvent[] {
  const out = new Out<DeadReckoningEvent>(new SeededChance('goods'), true);
  gain(t.state, 0, cargo, coins, to, out);
  return out.events ?? [];
}

describe('where gained goods go', () => {
  it('DR-GAIN-1, DR-GAIN-2, DR-GAIN-11: cargo to the dock and coins to the chest, wherever the ship is', () => {
    const t = ship({ at: SHARK, dock: 1, chest: 5 });
    const events = gained(t, 2, 3, 'dock');
    expect(t.player(0)).toMatchObject({ dock: 3, chest: 8 });
    expect(of(events, 'moved').map(({ cargo, coins, from, to }) => [cargo, coins, from, to])).toEqual([
      [2, 0, 'supply', 'dock'],
      [0, 3, 'supply', 'chest'],
    ]);
  });

  it('DR-GAIN-3: to the holds of the ship', () => {
    const t = ship({ at: SHARK });
    gained(t, 2, 3, 'ship');
    expect(aboard(t)).toEqual([2, 3]);
  });

  it('DR-GAIN-4, DR-DEC-46: to ship and dock as the player divides them, as far as the ship has room', () => {
    const t = sleeved(['e3-5'], {
      me: {
        at: SHARK,
        dock: 0,
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [1, 0],
        ],
      },
    });
    use(t, 'e3-5');
    expect(t.legal()).toEqual(['split 1 dock rest ship', 'split 2 dock rest ship', 'split 3 dock rest ship']);
    expect(t.why('split 0 dock rest ship')).toBe('wrong-split DR-GAIN-4');
    t.play('split 2 dock rest ship');
    expect(t.player(0).dock).toBe(2);
    expect(aboard(t)).toEqual([6, 0]);
  });

  it('DR-TABLE-5: in the harbour, or with full holds, nobody is asked to divide', () => {
    const harbour = sleeved(['e3-5'], { me: { at: HARBOUR, dock: 0 } });
    use(harbour, 'e3-5');
    expect(harbour.player(0).dock).toBe(3);
    const full = sleeved(['e3-5'], {
      me: {
        at: SHARK,
        dock: 0,
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [3, 0],
        ],
      },
    });
    use(full, 'e3-5');
    expect(full.player(0).dock).toBe(3);
  });

  it('DR-GAIN-5, DR-DEC-51: to one island; where only one is open nobody is asked', () => {
    const t = sleeved(['a3-07'], { sea: { 2: { cubes: [0, 2], buildings: ['fort'] } } });
    use(t, 'a3-07');
    expect(on(t, SHARK)).toEqual([2, 1]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-5, DR-BLOCK-7: a blockade does not keep goods from an island', () => {
    const t = sleeved(['a3-07'], { me: { at: SHARK }, others: [{ at: SHARK, pirate: true }] });
    use(t, 'a3-07');
    expect(t.legal()).toEqual(['choose row 1 left', 'choose row 1 right']);
  });

  it('DR-GAIN-8, DR-GAIN-9, DR-COMP-31: the supply never runs out', () => {
    const t = ship({ dock: 0, chest: 0 });
    gained(t, 500, 500, 'dock');
    expect(t.player(0)).toMatchObject({ dock: 500, chest: 500 });
  });
});

describe('paying', () => {
  const PRICE = { cargo: 2, coins: 1, from: 'dockOrShip' } as const;

  it('DR-GAIN-4, DR-GAIN-10, DR-DEC-48, DR-TABLE-5: from ship and dock as the player divides it, cargo and coins apart', () => {
    const t = sleeved(['a3-09'], { me: { at: SHARK, dock: 2, chest: 1, holds: [[2, 1]] } });
    use(t, 'a3-09');
    expect(t.legal()).toEqual(['split 0 dock rest ship', 'split 1 dock rest ship', 'split 2 dock rest ship']);
    t.play('split 1 dock rest ship');
    expect(t.legal()).toEqual(['split 0 dock rest ship', 'split 1 dock rest ship']);
    t.play('split 0 dock rest ship');
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 1 });
    expect(aboard(t)).toEqual([1, 0]);
  });

  it('DR-TABLE-5: what can be paid in one way only is paid; in the harbour the dock pays first', () => {
    const t = sleeved(['a3-09'], { me: { at: SHARK, dock: 2, chest: 0, holds: [[0, 1]] } });
    use(t, 'a3-09');
    expect(t.waits).toBe('upgrade 0');
    const harbour = sleeved(['a3-09'], { me: { dock: 2, chest: 3, holds: [[2, 1]] } });
    use(harbour, 'a3-09');
    expect(harbour.player(0)).toMatchObject({ dock: 0, chest: 2 });
    expect(aboard(harbour)).toEqual([2, 1]);
  });

  it('DR-GAIN-8, DR-GAIN-10: a price "from the ship" spares dock and chest', () => {
    const t = ship({ at: SHARK, dock: 9, chest: 9, holds: [[2, 1]] });
    expect(canPay(t.state, 0, { ...PRICE, from: 'ship' })).toBe(true);
    expect(canPay(t.state, 0, { cargo: 3, coins: 0, from: 'ship' })).toBe(false);
    expect(canPay(t.state, 0, { cargo: 3, coins: 0, from: 'dockOrShip' })).toBe(true);
    expect(canPay(t.state, 0, null)).toBe(true);
    pay(t.state, 0, { ...PRICE, from: 'ship' }, new Out<DeadReckoningEvent>(new SeededChance('pay'), true));
    expect(aboard(t)).toEqual([0, 0]);
    expect(t.player(0)).toMatchObject({ dock: 9, chest: 9 });
  });
});

describe('repairs', () => {
  it('DR-REPAIR-1, DR-DEC-49: a marker is removed, for a price if there is one', () => {
    const t = sleeved(['a2-18'], { me: { at: SHARK, damage: 3 }, level: 3 });
    expect(of(use(t, 'a2-18', 1), 'repaired')).toEqual([{ type: 'repaired', seat: 0, count: 1 }]);
    t.player(0).dock = 2;
    t.play('use crewman-1 line 2');
    expect(t.player(0)).toMatchObject({ damage: 1, dock: 0 });
  });

  it('DR-REPAIR-2: an undamaged ship cannot be repaired', () => {
    const t = sleeved([], { me: { dock: 5 }, level: 4 });
    expect(t.why('use crewman-1 line 2')).toBe('no-damage DR-REPAIR-2');
    const poor = sleeved([], { me: { dock: 1, damage: 1 }, level: 3 });
    expect(poor.why('use crewman-1 line 2')).toBe('cannot-pay DR-ABIL-12');
  });
});

describe('goods step by step', () => {
  const moved = { type: 'moved', seat: 0, cargo: 0, coins: 0, from: 'supply', tile: -1, cause: 'gain' };

  it('DR-GAIN-4, DR-DEC-46: cargo and coins are divided one after the other, and what follows finds full holds', () => {
    const holds: PlayerSpec['holds'] = [
      [4, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ];
    const t = ship({ at: SHARK, dock: 0, chest: 0, holds });
    gained(t, 3, 2, 'dockOrShip');
    expect(t.state.flow.slice(-2)).toEqual([
      { step: 'divide', seat: 0, cargo: 0, coins: 2 },
      { step: 'divide', seat: 0, cargo: 3, coins: 0 },
    ]);
    expect(t.play('split 1 dock rest ship')).toEqual([
      { ...moved, cargo: 1, to: 'dock' },
      { ...moved, cargo: 2, to: 'ship' },
      { ...moved, coins: 2, to: 'chest' },
    ]);
    expect(t.player(0)).toMatchObject({ dock: 1, chest: 2 });
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-4: with room for one more the player is still asked', () => {
    const t = ship({
      at: SHARK,
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [2, 0],
      ],
    });
    gained(t, 0, 2, 'dockOrShip');
    expect(t.legal()).toEqual(['split 1 dock rest ship', 'split 2 dock rest ship']);
    expect(t.why('end')).not.toMatch(/wrong-split/);
  });

  it('DR-GAIN-10, DR-DEC-48: what is paid from the dock and what from the ship is reported separately', () => {
    const t = ship({ at: SHARK, dock: 2, holds: [[2, 0]] });
    const out = new Out<DeadReckoningEvent>(new SeededChance('price'), true);
    pay(t.state, 0, { cargo: 3, coins: 0, from: 'dockOrShip' }, out);
    expect(t.legal()).toEqual(['split 1 dock rest ship', 'split 2 dock rest ship']);
    expect(t.why('split 0 dock rest ship')).toMatch(/^wrong-split /);
    expect(t.play('split 1 dock rest ship')).toEqual([
      { ...moved, cargo: 1, from: 'dock', to: 'supply', cause: 'price' },
      { ...moved, cargo: 2, from: 'ship', to: 'supply', cause: 'price' },
    ]);
  });

  it('DR-HID, DR-GAIN-10: a chest that cannot pay alone reveals what is in it; a dock reveals nothing new', () => {
    const paid = (cargo: number, coins: number): boolean => {
      const t = ship({ at: HARBOUR, dock: 1, chest: 1, holds: [[2, 2]] });
      const out = new Out<DeadReckoningEvent>(new SeededChance('price'), true);
      pay(t.state, 0, { cargo, coins, from: 'dockOrShip' }, out);
      return out.uncovered;
    };
    expect([paid(0, 2), paid(0, 1), paid(2, 0)]).toEqual([true, false, false]);
  });

  it('DR-ABIL-11: a price of both goods needs both', () => {
    const t = ship({ at: SHARK, dock: 5, chest: 1 });
    expect(canPay(t.state, 0, { cargo: 1, coins: 2, from: 'dockOrShip' })).toBe(false);
    expect(canPay(t.state, 0, { cargo: 6, coins: 1, from: 'dockOrShip' })).toBe(false);
    expect(canPay(t.state, 0, { cargo: 5, coins: 1, from: 'dockOrShip' })).toBe(true);
    expect(canPay(t.state, 0, { cargo: 1, coins: 0, from: 'ship' })).toBe(false);
    expect(canPay(t.state, 0, { cargo: 0, coins: 0, from: 'ship' })).toBe(true);
  });

  it('DR-GAIN-5, DR-DEC-51: the island chosen has it, and no open sea, no fort and no place off the map', () => {
    const t = ship({ at: SHARK }, { sea: { 4: { cubes: [0, 3], buildings: ['fort'] } } });
    gained(t, 1, 2, 'anyIsland');
    expect(t.legal()).toEqual(['choose row 1 left', 'choose row 1 right']);
    expect(t.why('choose row 1 centre')).toBe('not-an-island DR-INF-1');
    expect(t.why('choose harbour')).toBe('not-an-island DR-INF-1');
    expect(t.why('choose row 2 centre')).toMatch(/^fort-forbids /);
    expect(t.why('end')).not.toMatch(/not-an-island/);
    expect(t.play('choose row 1 right')).toEqual([{ ...moved, cargo: 1, coins: 2, to: 'island', tile: 2 }]);
    expect(on(t, 2)).toEqual([1, 2]);
  });
});
