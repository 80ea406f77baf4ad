/** Goods for the ship that do not fit (DR-GAIN-6, DR-GAIN-7). */
import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { gain } from '../rules/goodsFlow.ts';
import { room } from '../rules/room.ts';
import { HARBOUR } from '../rules/state.ts';
import { aboard, fighting, finish, on, SHARK, sleeved, use } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

describe('goods that do not fit', () => {
  const FULL = [
    [4, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ] as const;

  /** Two cargo and two coins for two places. */
  const offered = (): Table => {
    const t = table(2, { players: [{ hand: [], at: SHARK, holds: FULL }] });
    gain(t.state, 0, 2, 2, 'ship', new Out<DeadReckoningEvent>(new SeededChance('goods'), true));
    return t;
  };

  /** Two coins of a kept merchant for a ship that has not enough room. */
  const crammed = (me: PlayerSpec, spec: Partial<TableSpec> = {}): Table => {
    const t = sleeved(['e3-1-back'], { ...spec, me: { at: SHARK, ...me } });
    use(t, 'e3-1-back');
    return t;
  };

  it('DR-GAIN-6, DR-DEC-47: room is made by throwing other goods overboard or unloading them', () => {
    const t = crammed({
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [3, 0],
      ],
    });
    expect(t.waits).toBe('room 0');
    expect(t.legal()).toEqual([
      'forgo coin',
      ...['A', 'D'].flatMap((cell) => {
        const counts = [1, cell === 'A' ? 4 : 3];
        return ['jettison', 'unload'].flatMap((verb) => counts.map((count) => `${verb} ${count} cargo from ${cell}`));
      }),
      'unload 2 coins at once',
    ]);
    t.playAll('jettison 1 cargo from A', 'unload 1 cargo from D');
    expect(aboard(t)).toEqual([5, 2]);
    expect(on(t, SHARK)).toEqual([1, 0]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-6: the goods themselves may be unloaded or let go', () => {
    const ashore = crammed({
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [3, 0],
      ],
    });
    ashore.play('unload 2 coins at once');
    expect(on(ashore, SHARK)).toEqual([0, 2]);
    const harbour = crammed({
      at: HARBOUR,
      chest: 5,
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [3, 0],
      ],
    });
    harbour.play('unload 2 coins at once');
    expect(harbour.player(0).chest).toBe(7);
    const gone = crammed({
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [3, 0],
      ],
    });
    const events = gone.play('forgo coin');
    expect(of(events, 'moved')).toMatchObject([{ coins: 2, to: 'supply', cause: 'forgone' }]);
    expect(aboard(gone)).toEqual([7, 0]);
  });

  it('DR-GAIN-6: one kind fills what room there is by itself', () => {
    const t = crammed({
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [2, 0],
      ],
    });
    expect(aboard(t)).toEqual([6, 1]);
    expect(t.why('stow coin')).toBe('no-room DR-SHIP-3');
    expect(t.why('stow cargo')).toBe('nothing-waiting DR-GAIN-6');
    expect(t.why('forgo cargo')).toBe('nothing-waiting DR-GAIN-6');
    expect(t.why('end')).toBe('room-first DR-GAIN-6');
    t.play('forgo coin');
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-7: unloading needs a place where it is allowed', () => {
    const sea = crammed({
      at: 1,
      holds: [
        [4, 0],
        [0, 0],
        [0, 0],
        [3, 0],
      ],
    });
    expect(sea.legalOf('unload')).toEqual([]);
    expect(sea.why('unload 1 cargo from A')).toBe('nowhere-to-unload DR-UNLOAD-6');
    const fort = crammed(
      {
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [3, 0],
        ],
      },
      { sea: { [SHARK]: { cubes: [0, 3], buildings: ['fort'] } } },
    );
    expect(fort.why('unload 1 cargo from A')).toBe('fort-forbids DR-BLDG-4');
  });

  it('DR-DEC-57: of two kinds that fit only in part the player chooses, unit by unit', () => {
    const t = offered();
    expect(t.waits).toBe('room 0');
    t.playAll('stow cargo', 'stow coin');
    expect(aboard(t)).toEqual([6, 1]);
    t.playAll('forgo cargo', 'forgo coin');
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-6, DR-ENC-5, DR-DEC-47: after a victory room is made as at any other time', () => {
    const t = fighting([], ['C2 A1 A1'], {
      me: {
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [2, 0],
        ],
      },
    });
    expect(aboard(t)).toEqual([6, 1]);
    expect(t.waits).toBe('room 0');
    t.play('unload 1 cargo from D');
    expect(aboard(t)).toEqual([5, 2]);
    expect(on(t, SHARK)).toEqual([1, 0]);
    expect(t.waits).toBe('main 0');
    const two = fighting([], ['C2 A1 A1 A1 A1 A1 A1'], {
      me: {
        holds: [
          [4, 0],
          [0, 0],
          [0, 0],
          [0, 0],
        ],
      },
      sea: { [SHARK]: { card: 'e3-3' } },
    });
    expect(two.waits).toBe('room 0');
    expect(two.legal().slice(0, 6)).toEqual([
      'stow coin',
      'forgo coin',
      'stow cargo',
      'forgo cargo',
      'jettison 1 cargo from A',
      'jettison 4 cargo from A',
    ]);
    two.playAll('stow cargo', 'stow coin', 'stow coin', 'forgo coin', 'forgo cargo');
    expect(aboard(two)).toEqual([5, 2]);
    expect(finish(two)).toEqual([]);
  });

  it('DR-GAIN-6: with no hold, nothing aboard and no shore there is nothing to ask', () => {
    const bare: PlayerSpec['upgrades'] = { 0: ['ub-deck'], 3: ['ub-deck'] };
    const t = crammed({ at: 1, upgrades: bare });
    expect(aboard(t)).toEqual([0, 0]);
    expect(t.waits).toBe('main 0');
    expect(crammed({ upgrades: bare }).legal()).toEqual(['forgo coin', 'unload 2 coins at once']);
  });

  it('DR-GAIN-6: who does not answer in another’s turn keeps coins before cargo', () => {
    const t = offered();
    const frame = { step: 'room', seat: 0, cargo: 2, coins: 2, from: 'supply' } as const;
    expect(room.defaultAction?.(t.state, frame, 0)).toEqual({ type: 'stow', good: 1 });
    expect(room.defaultAction?.(t.state, { ...frame, coins: 0 }, 0)).toEqual({ type: 'stow', good: 0 });
  });
});

describe('what waits, piece by piece', () => {
  /** Goods wait for a ship with these holds; the step resumes by itself. */
  function waiting(cargo: number, coins: number, me: PlayerSpec): { t: Table; events: DeadReckoningEvent[] } {
    const t = table(2, { players: [{ hand: [], at: SHARK, ...me }] });
    const frame = { step: 'room', seat: 0, cargo, coins, from: 'supply' } as const;
    t.state.flow.push({ ...frame });
    const out = new Out<DeadReckoningEvent>(new SeededChance('room'), true);
    const [top] = t.state.flow.slice(-1);
    if (top.step === 'room') room.resume?.(t.state, top, out);
    return { t, events: out.events ?? [] };
  }
  const holds = (first: number, last: number): PlayerSpec => ({
    holds: [
      [first, 0],
      [0, 0],
      [0, 0],
      [last, 0],
    ],
  });

  it('DR-GAIN-6, DR-DEC-57: both kinds are stowed unasked if both fit, to the last place', () => {
    const exact = waiting(1, 1, holds(4, 1));
    expect(exact.t.waits).toBe('main 0');
    expect(aboard(exact.t)).toEqual([6, 1]);
    const over = waiting(1, 2, holds(4, 1));
    expect(over.t.waits).toBe('room 0');
    expect(aboard(over.t)).toEqual([5, 0]);
  });

  it('DR-GAIN-6: of one kind as much as fits comes aboard, and the rest waits', () => {
    const cargo = waiting(2, 0, holds(4, 2));
    expect(aboard(cargo.t)).toEqual([7, 0]);
    expect(cargo.t.state.flow.slice(-1)).toMatchObject([{ cargo: 1, coins: 0 }]);
    expect(cargo.t.why('stow cargo')).toMatch(/^no-room /);
    expect(cargo.t.why('stow coin')).toMatch(/^nothing-waiting /);
  });

  it('DR-GAIN-7: what is put ashore lies on the island, or on the dock and in the chest', () => {
    const island = waiting(2, 0, holds(4, 3)).t;
    expect(of(island.play('unload 2 cargo at once'), 'moved')).toEqual([
      { type: 'moved', seat: 0, cargo: 2, coins: 0, from: 'supply', to: 'island', tile: SHARK, cause: 'unload' },
    ]);
    expect(on(island, SHARK)).toEqual([2, 0]);
    expect(island.waits).toBe('main 0');
    const harbour = waiting(0, 2, { at: HARBOUR, chest: 1, ...holds(4, 3) }).t;
    expect(of(harbour.play('unload 2 coins at once'), 'moved')).toEqual([
      { type: 'moved', seat: 0, cargo: 0, coins: 2, from: 'supply', to: 'chest', tile: -1, cause: 'unload' },
    ]);
    expect(harbour.player(0).chest).toBe(3);
  });

  it('DR-GAIN-6: letting go of one kind touches nothing else', () => {
    const { t } = waiting(1, 2, holds(4, 2));
    t.play('forgo cargo');
    expect(aboard(t)).toEqual([6, 1]);
    expect(t.state.flow.slice(-1)).toMatchObject([{ cargo: 0, coins: 1 }]);
  });
});
