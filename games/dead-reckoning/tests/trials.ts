/** Trials of what is printed on row cards: each really plays the ability of a card in a sleeve and looks at the effect. */
import { expect } from 'vitest';
import { rowCard } from '../cards/table.ts';
import { sheetOf } from '../rules/scoring.ts';
import {
  aboard,
  CREW,
  cubesOn,
  fighting,
  finish,
  on,
  SHARK,
  type SleeveSpec,
  sleeved,
  strengthOf,
  use,
  useOf,
} from './sleeves.ts';
import { card, of, type Table, table, written } from './table.ts';

export type Trial = (name: string) => void;

const WITH_SHARK: SleeveSpec = { me: { at: SHARK } };

/** The ship has two sails of its own. */
export const sails =
  (count: number): Trial =>
  (name) => {
    const t = sleeved([name]);
    t.play('raise sails');
    expect(t.player(0).sails).toBe(2 + count);
  };

/** The ship has one cannon of its own. */
export const cannons =
  (count: number): Trial =>
  (name) => {
    const t = sleeved([name], { ...WITH_SHARK, sea: { [SHARK]: { card: 'e1-1' } } });
    t.play('attack');
    expect(t.legalOf('fire')[0]).toBe(`fire ${1 + count}`);
    t.play(`fire ${1 + count}`);
    expect(t.battle.taken[0]).toBe(1 + count);
  };

/** Helms are seen by what counts them: coins to the chest, or coins of a production. */
export const helms =
  (count: number): Trial =>
  (name) => {
    if (rowCard(card(name)).slot === 0) {
      const t = sleeved([name, 'a4-04']);
      use(t, 'a4-04');
      t.play('produce on row 1 left');
      // One coin is that of the open sea beside it.
      expect(on(t, SHARK)).toEqual([1, 1 + count]);
    } else {
      const t = sleeved(['a3-18', name], { me: { chest: 5 } });
      use(t, 'a3-18');
      expect(t.player(0).chest).toBe(5 + count);
    }
  };

interface Gained {
  readonly dock?: number;
  readonly chest?: number;
  readonly cargo?: number;
  readonly coins?: number;
}

/** Goods gained at sea, without a choice. */
export const gains =
  ({ dock = 0, chest = 0, cargo = 0, coins = 0 }: Gained, group = 0): Trial =>
  (name) => {
    const t = sleeved([name], { me: { at: SHARK, dock: 0, chest: 5 } });
    use(t, name, group);
    expect(t.player(0)).toMatchObject({ dock, chest: 5 + chest });
    expect(aboard(t)).toEqual([cargo, coins]);
    expect(t.why(useOf(name, group))).toBe('already-used DR-ABIL-2');
  };

/** Cargo divided between ship and dock as the player likes. */
export const dividedCargo =
  (count: number): Trial =>
  (name) => {
    const t = sleeved([name], { me: { at: SHARK, dock: 0 } });
    use(t, name);
    expect(t.legalOf('split')).toEqual(Array.from({ length: count + 1 }, (_, dock) => `split ${dock} dock rest ship`));
    t.play('split 1 dock rest ship');
    expect(t.player(0).dock).toBe(1);
    expect(aboard(t)).toEqual([count - 1, 0]);
  };

export const influence =
  (count: number, more: readonly string[] = []): Trial =>
  (name) => {
    const t = sleeved([name, ...more], WITH_SHARK);
    expect(of(use(t, name), 'influenced')).toHaveLength(count);
    expect(cubesOn(t, SHARK)[0]).toBe(count);
  };

/** Drawn with an empty hand: four, and the bonus as far as the limit of six goes (DR-BONUS-2). */
export const bonusCards =
  (count: number, more: readonly string[] = []): Trial =>
  (name) => {
    const t = sleeved([name, ...more]);
    const [drew] = of(t.endTurn(), 'drew');
    expect(drew.cards).toHaveLength(Math.min(4 + count, 6));
  };

export const strength =
  (count: number): Trial =>
  (name) => {
    const t = fighting([name], ['A2 A2 A2']);
    const events = [...use(t, name), ...finish(t)];
    expect(strengthOf(events)).toEqual([1 + count, 2]);
  };

/** More own cubes thrown onto the board in a battle. */
export const rolls =
  (count: number, more: readonly string[] = [], group = 0): Trial =>
  (name) => {
    const t = fighting([name, ...more], []);
    const before = t.battle.cubes.length;
    use(t, name, group);
    expect(t.battle.cubes.length - before).toBe(count);
    expect(t.battle.cubes.slice(before).every(({ side, zone }) => side === 0 && zone === -1)).toBe(true);
  };

/** Production on a tile that needs no choice, or is chosen; the goods that lie there then. */
export const produces =
  (tiles: readonly number[], goods: readonly (readonly [number, number])[], spec: SleeveSpec = {}): Trial =>
  (name) => {
    const t = sleeved([name], spec);
    use(t, name);
    for (const production of tiles.map((tile) => written({ type: 'produce', tile })))
      if (t.legalOf('produce').includes(production)) t.play(production);
    expect(tiles.map((tile) => on(t, tile))).toEqual(goods);
    expect(t.waits).toBe('main 0');
  };

/** Coins of purple abilities at the end: in a sleeve and set aside. */
export const scores =
  (inSleeve: number, setAside: number, more: readonly string[] = [], spec: SleeveSpec = {}): Trial =>
  (name) => {
    const t = sleeved([name, ...more], spec);
    expect(sheetOf(t.state, 0).abilities).toBe(inSleeve);
    const aside: Table = table(2, { ...spec, players: [{ ...spec.me, aside: [name] }] });
    expect(sheetOf(aside.state, 0).abilities).toBe(setAside);
  };

/** Several trials of one card. */
export const all =
  (...trials: readonly Trial[]): Trial =>
  (name) => {
    for (const trial of trials) trial(name);
  };

export { CREW };
