/** The rival's orders one at a time: each does its own work and no other (DR-SOLO-23 to DR-SOLO-29). */
import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { Order } from '../cards/solo.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { carryOut } from '../rules/rival/orders.ts';
import { passTurn, type SoloSpec, solo } from './solo.ts';
import type { Table } from './table.ts';

/** What is reported when the rival carries out this order in this position. */
function ordered(t: Table, order: Order): string[] {
  const out = new Out<DeadReckoningEvent>(new SeededChance('orders'), true);
  carryOut(t.state, order, [order], out);
  return (out.events ?? []).map(({ type }) => type);
}

/** The rival at Shark Island, which it controls, damaged, beside an advancement. */
const atHome = (spec: SoloSpec = {}): Table =>
  solo({ rival: { at: 4, damage: 2 }, sea: { 4: { cubes: [0, 3], card: 'a2-01' } }, ...spec });

describe('an order', () => {
  it('DR-SOLO-28: coins are coins, training is training, and a card is a card', () => {
    const t = atHome();
    expect(ordered(t, { do: 'coins', n: 2 })).toEqual(['moved']);
    expect(ordered(t, { do: 'train', n: 1 })).toEqual(['trained']);
    expect(t.player(1)).toMatchObject({ damage: 2, chest: 17, training: 1, aside: [] });
    expect(ordered(t, { do: 'takeCard' })).toEqual(['gotCard']);
    expect(t.player(1).chest).toBe(17);
    expect(t.player(1).aside).toHaveLength(1);
  });

  it('DR-SOLO-28: repairs go as far as the number and the damage', () => {
    const t = atHome();
    expect(ordered(t, { do: 'repair', n: 1 })).toEqual(['repaired']);
    expect(t.player(1).damage).toBe(1);
    ordered(t, { do: 'repair', n: 3 });
    expect(t.player(1).damage).toBe(0);
    expect(ordered(t, { do: 'repair', n: 3 })).toEqual([]);
  });

  it('DR-SOLO-26, DR-COMP-32: it builds with the last token of a kind, and not without', () => {
    const fort: Order = { do: 'build', building: 'fort' };
    const none = atHome();
    none.state.buildings[0] = 0;
    expect(ordered(none, fort)).toEqual([]);
    const last = atHome();
    last.state.buildings[0] = 1;
    expect(ordered(last, fort)).toContain('built');
    expect(last.state.buildings[0]).toBe(0);
  });

  it('DR-SOLO-25: producing builds nothing', () => {
    expect(ordered(atHome(), { do: 'produce', n: 1 })).toEqual(['produced', 'moved']);
  });

  it('DR-SOLO-29, DR-COMBAT-1: an attack is a battle and nothing more', () => {
    const merchant = atHome({ sea: { 4: { cubes: [0, 3], card: 'e2-1' } } });
    expect(ordered(merchant, { do: 'attack', target: 'merchantHere', cubes: 1 })).not.toContain('produced');
    expect(merchant.battle).toMatchObject({ kind: 'merchant', attacker: 1, building: -1, bonus: 1, cause: 'attack' });
    const ship = atHome({ human: { at: 4 } });
    expect(ordered(ship, { do: 'attack', target: 'playerShipHere', cubes: 2 })).toEqual(['battleBegan']);
    expect(ship.battle).toMatchObject({ kind: 'ship', attacker: 1, defender: 0, building: -1, bonus: 2 });
    expect(ship.state.turn.foughtShips).toBe(1);
    ship.state.battle = null;
    expect(ordered(ship, { do: 'attack', target: 'playerShipHere', cubes: 2 })).toEqual([]);
  });

  it('DR-SOLO-29, DR-COMBAT-6: a building is attacked once a turn', () => {
    const held = { cubes: [3, 0], buildings: ['fort', 'garrison'] as const };
    const storm: Order = { do: 'attack', target: 'buildingHere', cubes: 0 };
    const fought = atHome({ sea: { 4: held } });
    fought.state.turn.foughtBuildings = [4 * 3];
    expect(ordered(fought, storm)).toEqual([]);
    const other = atHome({ sea: { 4: held } });
    other.state.turn.foughtBuildings = [4 * 3 + 1];
    expect(ordered(other, storm)).toEqual(['battleBegan']);
    expect(other.state.turn.foughtBuildings).toEqual([4 * 3 + 1, 4 * 3]);
  });

  it('DR-SOLO-7, DR-HID: an order that is turned over cannot be taken back', () => {
    const t = solo({ human: { hand: [] } });
    passTurn(t);
    expect(t.uncovered).toBe(true);
  });
});
