import { describe, expect, it } from 'vitest';
import { zoneNamed } from '../../cards/board.ts';
import { BLACK } from '../../rules/state.ts';
import { attacking, flagged, gunner, inBattle, inShipBattle, storming, withCards } from '../../tests/fights.ts';
import { of } from '../../tests/table.ts';
import { battleAfter } from './after.ts';
import {
  combatsOf,
  damageTo,
  expectedCubes,
  isAhead,
  isShip,
  lootOf,
  phaseOf,
  pushesOf,
  sidesOf,
  strengthOf,
} from './model.ts';

describe('a battle read from a view', () => {
  it('DR-BSHIP-18: strength is that of cubes in strength zones and of abilities', () => {
    const t = inShipBattle('C2 B2', { attacker: withCards('a1-11'), defender: gunner(3) });
    expect(strengthOf(t.battle, 0)).toBe(2);
    expect(strengthOf(t.battle, 1)).toBe(1);
    t.play('use crewman-1 top');
    expect(strengthOf(t.battle, 0)).toBe(3);
  });

  it('DR-BSHIP-19: equal strength is the attacker’s victory', () => {
    const t = inShipBattle('A2 B2', { defender: gunner(3) });
    expect(isAhead(t.battle, 0, [0, 1])).toBe(true);
    expect(isAhead(t.battle, 1, [0, 1])).toBe(false);
  });

  it('DR-BSHIP-12, DR-BSHIP-16: loot is of the own cubes, damage of the other side’s', () => {
    const t = inShipBattle('C1 B1', { attacker: withCards('a1-11') });
    expect(lootOf(t.battle, 0)).toEqual({ cargo: 1, coins: 1, any: 0 });
    expect(lootOf(t.battle, 1)).toEqual({ cargo: 0, coins: 0, any: 0 });
    expect([damageTo(t.battle, 0), damageTo(t.battle, 1)]).toEqual([1, 0]);
  });

  it('DR-COMBAT-B5, DR-COMBAT-B15: a building gives no loot and has no ship to be hit', () => {
    const t = storming('garrison', { attacker: withCards('a1-11'), throws: ['C4 B1 B1'] });
    t.play('fire 1');
    t.landAll();
    expect(sidesOf(t.view(0), t.battle)).toEqual([0, 1]);
    expect(lootOf(t.battle, 0)).toEqual({ cargo: 0, coins: 0, any: 0 });
    expect([damageTo(t.battle, 0), damageTo(t.battle, 1)]).toEqual([2, 0]);
  });

  it('DR-COMBAT-B12: a match of older rules, in which walls had black cubes, is shown as it was played', () => {
    const t = storming('garrison', { throws: ['A1 B1 B1'] });
    const { foe: _, ...older } = t.battle;
    const black = { ...older, cubes: [{ side: BLACK, zone: 3, pose: null }] } as unknown as typeof t.battle;
    expect(sidesOf(t.view(0), black)).toEqual([0, BLACK]);
    expect(expectedCubes(t.view(0), black, BLACK)).toBe(2);
    expect([damageTo(black, 0), damageTo(black, BLACK)]).toEqual([1, 0]);
    expect(isShip(black, BLACK)).toBe(false);
  });

  it('DR-COMBAT-2: the step is read from what waits', () => {
    const t = flagged({ throws: ['C1 A2', 'A2 A2'], attacker: withCards('a1-11'), defender: gunner(3) });
    const phases = [phaseOf(t.state.flow)];
    t.play('fire 1');
    phases.push(phaseOf(t.state.flow));
    t.landAll();
    phases.push(phaseOf(t.state.flow));
    t.playAll('skip', 'skip');
    phases.push(phaseOf(t.state.flow));
    expect(phases).toEqual(['prepare', 'explosions', 'abilities', 'loot']);
  });

  it('DR-BSHIP-21: while an ability throws more cubes it is still the step of abilities', () => {
    const t = inShipBattle('A2 A2', { attacker: gunner(3) });
    t.play('use gunner-1 line 3');
    expect(t.waits).toBe('fall -1');
    expect(phaseOf(t.state.flow)).toBe('abilities');
  });

  it('DR-COMBAT-N3, DR-COMBAT-S4: how many cubes are to be expected is known of a merchant, and foreseen of a ship', () => {
    const merchant = attacking('e1-1');
    expect(expectedCubes(merchant.view(0), merchant.battle, BLACK)).toBe(2);
    const ships = flagged({ defender: gunner(3), here: { cubes: [0, 3], buildings: ['fort'] } });
    const guns = ships.view(0).players[1].cannonsLeft;
    expect(expectedCubes(ships.view(0), ships.battle, 1)).toBe(guns + 1);
  });

  it('DR-COMBAT-3: combat abilities of cards in play are listed, used ones marked', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a1-11', 'a1-12') });
    t.play('use crewman-1 bottom');
    expect(combatsOf(t.view(0).players[0]).map(({ ability, used }) => [ability, used])).toEqual([
      [16, false],
      [48, true],
    ]);
  });

  it('DR-BSHIP-9, DR-PHYS-35: a resting cube that was pushed into another zone is distinguished from those that fell', () => {
    const t = inShipBattle('A2 A2', { attacker: gunner(3), throws: ['A1 A1 0>B1'] });
    t.play('use gunner-1 line 3');
    const [landed] = of(t.landAll(), 'landed');
    expect(pushesOf(landed)).toEqual([{ cube: 0, side: 0, from: zoneNamed('A2'), to: zoneNamed('B1') }]);
  });
});

describe('the battle after a fact', () => {
  it('DR-ADV-R2: a moved cube comes to lie where the rules put it', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a4-05', 'a1-12') });
    t.play('use crewman-1 top line 2');
    expect(t.waits).toBe('shift 0');
    const before = t.view(0);
    const [shifted] = of(t.play('shift cube 2 to A1'), 'shifted');
    expect(battleAfter(before, shifted)?.cubes[1]).toEqual(t.battle.cubes[1]);
  });
});
