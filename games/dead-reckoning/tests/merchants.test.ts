/** Each of the twenty merchants attacked: its cubes, what a victory and a defeat bring, and where the card goes. */
import { describe, expect, it } from 'vitest';
import { ROW_CARDS } from '../cards/table.ts';
import { attacking, type BattleSpec } from './fights.ts';
import { on } from './sleeves.ts';
import { card, names, type PlayerSpec, type Table } from './table.ts';

interface Merchant {
  readonly cubes: number;
  /** Cargo and coins to the ship. */
  readonly win: readonly [number, number];
  /** Beside goods: the bottom card of the deck rises, or a basic upgrade. */
  readonly also?: 'level' | 'upgrade';
  readonly damage?: number;
  readonly lost?: number;
  readonly kept: boolean;
}

const MERCHANTS: Readonly<Record<string, Merchant>> = {
  'e1-1': { cubes: 2, win: [0, 2], kept: true },
  'e1-2': { cubes: 2, win: [2, 0], kept: true },
  'e1-3': { cubes: 3, win: [0, 2], also: 'level', damage: 1, kept: false },
  'e1-4': { cubes: 3, win: [3, 0], damage: 1, kept: true },
  'e1-5': { cubes: 3, win: [0, 3], lost: 1, kept: true },
  'e2-1': { cubes: 4, win: [0, 4], damage: 1, kept: true },
  'e2-2': { cubes: 4, win: [4, 0], damage: 1, kept: true },
  'e2-3': { cubes: 3, win: [0, 3], kept: true },
  'e2-4': { cubes: 4, win: [0, 3], also: 'level', damage: 1, kept: false },
  'e2-5': { cubes: 5, win: [0, 5], damage: 2, kept: true },
  'e3-1': { cubes: 5, win: [0, 6], damage: 1, kept: true },
  'e3-2': { cubes: 5, win: [0, 4], also: 'level', damage: 1, kept: true },
  'e3-3': { cubes: 6, win: [2, 5], damage: 2, kept: true },
  'e3-4': { cubes: 5, win: [5, 0], damage: 1, kept: true },
  'e3-5': { cubes: 4, win: [0, 4], kept: false },
  'e4-1': { cubes: 8, win: [0, 8], damage: 2, kept: true },
  'e4-2': { cubes: 7, win: [3, 5], damage: 2, kept: true },
  'e4-3': { cubes: 6, win: [0, 5], also: 'level', damage: 1, kept: true },
  'e4-4': { cubes: 6, win: [0, 6], damage: 3, kept: true },
  'e4-5': { cubes: 9, win: [0, 8], also: 'upgrade', damage: 2, kept: false },
};

/** Room for all that can be won, and two cargo aboard. */
const ROOMY: PlayerSpec = { upgrades: { 1: ['ua-hold'], 2: ['ua-hold'] }, holds: [[2, 0]] };

/** One own cube, then all black ones: the first in its zone, the rest where they count nothing. */
function fight(name: string, own: string, black: string): Table {
  const { cubes } = MERCHANTS[name];
  const t = attacking(name, {
    throws: [[own, black, ...Array<string>(cubes - 1).fill('A1')].join(' ')],
    attacker: ROOMY,
  });
  t.play('fire 1');
  expect(t.battle.taken).toEqual([1, cubes]);
  t.landAll();
  return t;
}

const aboard = (t: Table): [number, number] =>
  t.player(0).cells.reduce(([cargo, coins], cell) => [cargo + cell.cargo, coins + cell.coins], [0, 0]);

describe('the twenty merchants', () => {
  it('DR-FACT-15, DR-BUY-11: all of them are here', () => {
    const merchants = ROW_CARDS.filter(({ back }) => back !== null).map(({ name }) => name);
    expect(Object.keys(MERCHANTS)).toEqual(merchants);
  });

  for (const [name, { cubes, win, also, damage = 0, lost = 0, kept }] of Object.entries(MERCHANTS)) {
    it(`DR-COMBAT-N2, DR-ENC-5, DR-ENC-7, DR-ENC-8: ${name} has ${cubes} cubes; a victory brings ${win[0]} cargo and ${win[1]} coins${also ? `, and: ${also}` : ''}`, () => {
      const t = fight(name, 'C2', 'A2');
      expect(aboard(t)).toEqual([2 + win[0], win[1]]);
      expect(t.waits).toBe(also === 'upgrade' ? 'upgrade 0' : 'main 0');
      const levels = t.player(0).crew.map(({ level }) => level);
      expect(levels.filter((level) => level === 2)).toHaveLength(also === 'level' ? 1 : 0);
      if (also === 'level') expect(levels[t.player(0).deck[0]]).toBe(2);
      expect(names(t.player(0).aside)).toEqual(kept ? [`${name}-back`] : []);
      expect(t.state.gone).toEqual(kept ? [] : [card(`${name}-back`)]);
      expect(t.tile(0).card).toBe(-1);
      expect(t.player(0).damage).toBe(0);
    });

    it(`DR-COMBAT-N7, DR-ENC-6: ${name} wins: ${damage} damage, ${lost} cargo lost, and the card is gone`, () => {
      const t = fight(name, 'B1', 'A2');
      expect(t.waits).toBe('main 0');
      expect(t.player(0)).toMatchObject({ damage, legend: 0, aside: [] });
      expect(aboard(t)).toEqual([2 - lost, 0]);
      expect(t.state.gone).toEqual([card(`${name}-back`)]);
    });
  }
});

describe('outcomes that need an answer', () => {
  it('DR-DEC-73, DR-UPG-7: the upgrade won is chosen and fitted before the battle ends', () => {
    const t = fight('e4-5', 'C2', 'A2');
    expect(t.state.battle).not.toBeNull();
    t.play(t.legalOf('fit')[0]);
    expect(t.state.battle).toBeNull();
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-6, DR-GAIN-7, DR-DEC-47: goods won that do not fit are chosen among, or room is made for them', () => {
    const t = attacking('e3-3', {
      throws: ['C2 A1 A1 A1 A1 A1 A1'],
      attacker: { holds: [[4, 0]] },
    });
    t.play('fire 1');
    t.landAll();
    expect(t.waits).toBe('room 0');
    expect(t.legalOf('jettison')).toEqual(['jettison 1 cargo from A', 'jettison 4 cargo from A']);
    expect(t.legalOf('unload')).toEqual([
      'unload 1 cargo from A',
      'unload 4 cargo from A',
      'unload 5 coins at once',
      'unload 2 cargo at once',
    ]);
    t.playAll('stow coin', 'stow cargo');
    t.play('stow coin');
    expect(aboard(t)).toEqual([5, 2]);
    expect(t.waits).toBe('room 0');
    t.playAll('unload 1 cargo at once', 'jettison 1 cargo from A', 'unload 2 coins at once');
    expect(aboard(t)).toEqual([4, 3]);
    expect(on(t, 0)).toEqual([1, 2]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-ENC-5, DR-GAIN-6, DR-AMB-71: the reward of a beaten merchant is not lost unasked when the ship is full', () => {
    const full = { holds: [[4, 0] as const, [0, 0] as const, [0, 0] as const, [3, 0] as const] };
    const t = attacking('e1-1', { throws: ['C2 B1 B1'], attacker: full });
    t.play('fire 1');
    t.landAll();
    expect(t.waits).toBe('room 0');
    expect(t.state.flow.at(-1)).toMatchObject({ coins: 2, cargo: 0 });
    t.playAll('jettison 1 cargo from D', 'unload 1 cargo from A');
    expect(aboard(t)).toEqual([5, 2]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAIN-7: at open sea, behind a hostile fort and under a blockade nothing of a reward goes ashore', () => {
    const full = { holds: [[4, 0] as const, [0, 0] as const, [0, 0] as const, [3, 0] as const] };
    const won = (spec: BattleSpec): Table => {
      const t = attacking('e1-1', { throws: ['C2 B1 B1'], attacker: full, ...spec });
      t.play('fire 1');
      t.landAll();
      expect(t.waits).toBe('room 0');
      return t;
    };
    expect(won({ here: { id: 'sea-1' } }).legalOf('unload')).toEqual([]);
    expect(won({ here: { cubes: [0, 3], buildings: ['fort'] } }).why('unload 2 coins at once')).toBe(
      'nothing-waiting DR-GAIN-6',
    );
    const blocked = won({ defender: { at: 0, pirate: true } });
    expect(blocked.legalOf('unload')).toEqual([]);
    expect(blocked.legalOf('jettison')).not.toEqual([]);
  });

  it('DR-UPG-6, DR-GAIN-6: an upgrade that is won may cover a full hold, and its goods are not lost unasked', () => {
    const full = { holds: [[4, 0] as const, [0, 0] as const, [0, 0] as const, [3, 0] as const] };
    const upgrades = { 1: ['ub-deck'], 2: ['ub-deck'] };
    const t = attacking('e4-5', { throws: [`C2 A1 A1${' B1'.repeat(9)}`], attacker: { ...full, upgrades } });
    t.play(t.legalOf('fire')[0]);
    t.land();
    t.play('loot all');
    t.play('forgo coin');
    t.play('fit poop-deck into D');
    expect(t.state.flow.at(-1)).toMatchObject({ step: 'room', cargo: 3, from: 'ship' });
    t.play('unload 3 cargo at once');
    expect(on(t, 0)).toEqual([3, 0]);
    expect(aboard(t)).toEqual([4, 0]);
  });
});
