/** Combat abilities: who uses them when, more cubes, strength, moved cubes (DR-COMBAT-N5, -S8, -S9). */
import { defaultAction } from '@broadside/kernel';
import { zoneOf } from '@broadside/throw/surrogate';
import { describe, expect, it } from 'vitest';
import { BOARD, CUBE_EDGE, ZONES, zoneNamed } from '../cards/board.ts';
import { deadReckoning } from '../rules/game.ts';
import {
  attacking,
  board,
  defaultOf,
  flagged,
  gunner,
  inBattle,
  inShipBattle,
  isOver,
  storming,
  withCards,
} from './fights.ts';
import { of, table } from './table.ts';

describe('who may use what, and when', () => {
  it('DR-COMBAT-S8, DR-COMBAT-S9, DR-TEST-17, DR-DEC-67: ships alternate, a pass excludes nobody, two passes end the step', () => {
    const t = inShipBattle('A2 A2 A2', {
      throws: ['A2 A2'],
      attacker: { ...withCards('a1-11', 'a1-12') },
      defender: { ...gunner(3) },
    });
    expect(t.waits).toBe('combat 0');
    t.play('skip');
    expect(t.waits).toBe('combat 1');
    t.play('use gunner-1 line 3');
    t.landAll();
    expect(t.waits).toBe('combat 0');
    t.play('use crewman-1 top');
    expect(t.waits).toBe('combat 0');
    t.play('skip');
    expect(isOver(t)).toBe(true);
  });

  it('DR-COMBAT-S9, DR-TEST-17, DR-TABLE-6: whoever has nothing to use passes unasked', () => {
    const t = inShipBattle('A2 A2', { attacker: withCards('a1-11', 'a1-12') });
    expect(of(t.play('use crewman-1 top'), 'passed')).toEqual([]);
    expect(t.waits).toBe('combat 0');
    const events = t.play('use crewman-1 bottom');
    expect(of(events, 'battleWon')).toMatchObject([{ strength: [3, 1] }]);
  });

  it('DR-COMBAT-N5, DR-DEC-66: against a merchant the player uses any abilities in any order, or stops', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a1-11', 'a1-12') });
    expect(t.legal()).toEqual(['use crewman-1 top', 'use crewman-1 bottom', 'skip']);
    t.play('use crewman-1 bottom');
    expect(t.legal()).toEqual(['use crewman-1 top', 'skip']);
    expect(t.why('use crewman-1 bottom')).toBe('already-used DR-ABIL-2');
    expect(of(t.play('skip'), 'passed')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(isOver(t)).toBe(true);
  });

  it('DR-ABIL-3, DR-COMBAT-3: a combat ability is of no use in the main phase, and serves once a turn', () => {
    const t = inBattle('A2 A2 A2', {
      throws: ['A1 A1'],
      attacker: { ...withCards('a1-11'), sails: 1 },
      sea: { 1: { id: 'palm', card: 'e1-2' } },
    });
    t.play('use crewman-1 top');
    expect(t.why('use crewman-1 top')).toBe('combat-only DR-ABIL-3');
    t.state.turn.raised = true;
    t.playAll('sail to row 1 centre', 'attack', 'fire 0');
    t.landAll();
    expect(isOver(t)).toBe(true);
    expect(t.player(0).legend).toBe(2);
  });

  it('DR-ABIL-1: only cards in play, only their own abilities, only combat abilities', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a1-11') });
    expect(t.why('use gunner-1 line 3')).toBe('not-in-play DR-ABIL-1');
    expect(t.why('use crewman-1 top line 2')).toBe('no-such-ability DR-ABIL-1');
    expect(t.why('use crewman-1')).toBe('combat-first DR-COMBAT-S8');
    expect(t.why('end')).toBe('combat-first DR-COMBAT-S8');
  });

  it('DR-DEC-67, DR-TABLE-6: who does not answer in time in another’s turn passes; the active player is waited for', () => {
    const t = inShipBattle('A2 A2 A2', { throws: ['A2 A2'], defender: gunner(3) });
    expect(t.waits).toBe('combat 1');
    expect(defaultAction(deadReckoning, t.state, 1)).toEqual({ type: 'skip' });
    t.play('use gunner-1 line 3');
    t.landAll();
    expect(isOver(t)).toBe(true);
    const own = inShipBattle('A2 A2', { attacker: gunner(3) });
    expect(own.waits).toBe('combat 0');
    expect(defaultAction(deadReckoning, own.state, 0)).toBeUndefined();
  });
});

describe('throwing more cubes', () => {
  it('DR-BSHIP-21, DR-CREW-5, DR-ADV-2.5: “throw 2 cubes” brings two of the user’s onto the board as it lies', () => {
    for (const attacker of [gunner(3), withCards('a2-09')]) {
      const t = inBattle('A2 A2 A2', { throws: ['C2 A2'], attacker });
      const [use] = t.legalOf('use');
      const events = t.play(use);
      expect(of(events, 'combatUsed')).toHaveLength(1);
      expect(board(t)).toEqual(['0:A2', 'black:A2', 'black:A2', '0:-', '0:-']);
      expect(of(t.landAll(), 'battleWon')).toMatchObject([{ winner: 0, strength: [4, 2] }]);
    }
  });

  it('DR-ADV-2.1, DR-ABIL-7: as many as there are helms on the card; without any it is of no use', () => {
    const t = inBattle('A2 A2 A2', { attacker: withCards('a2-08', 'a2-05') });
    t.play('use crewman-1 top');
    expect(board(t).slice(3)).toEqual(['0:-', '0:-']);
    const none = inBattle('A2 A2 A2', { attacker: withCards('a2-08', 'a1-12') });
    expect(none.legalOf('use')).toEqual(['use crewman-1 bottom']);
    expect(none.why('use crewman-1 top')).toBe('too-few-symbols DR-ABIL-7');
  });

  it('DR-CUBE-7, DR-ABIL-12: with no cube left and none to take back it cannot be used', () => {
    const t = inBattle('A2 A2 A2', {
      attacker: { ...gunner(3), sleeves: { 'gunner-1': ['a1-11'] } },
      sea: { 1: { id: 'crab', permanent: [33] } },
    });
    expect(t.player(0).cubes).toBe(0);
    expect(t.legalOf('use')).toEqual(['use gunner-1 top']);
    expect(t.why('use gunner-1 line 3')).toBe('no-effect DR-ABIL-12');
  });
});

describe('strength without a cube', () => {
  it('DR-BSHIP-20, DR-ADV-1.1: it counts for the side that uses it', () => {
    const t = inShipBattle('A2 C2', { attacker: withCards('a1-11') });
    expect(of(t.play('use crewman-1 top'), 'battleWon')).toMatchObject([{ winner: 0, strength: [2, 2] }]);
    const other = inShipBattle('C2 A2', { defender: withCards('a1-11') });
    expect(of(other.play('use crewman-1 top'), 'battleWon')).toMatchObject([{ strength: [2, 2] }]);
  });
});

describe('moving a cube', () => {
  it('DR-BSHIP-22, DR-ADV-4.4, DR-ADV-R2, DR-DEC-68, DR-PHYS-21: any cube of either side, to any neighbouring zone', () => {
    const t = inBattle('A1 A2 D1', { attacker: withCards('a4-05') });
    t.play('use crewman-1 top line 2');
    expect(t.waits).toBe('shift 0');
    const to = (cube: number, names: string): string[] =>
      names.split(' ').map((name) => `shift cube ${cube} to ${name}`);
    expect(t.legal()).toEqual([...to(1, 'A2 B1 B2'), ...to(2, 'A1 A3 B2 B3 B4'), ...to(3, 'C1 D2')]);
    expect(t.why('shift cube 1 to D4')).toBe('not-adjacent DR-ADV-R2');
    expect(t.why('shift cube 4 to A1')).toBe('no-such-cube DR-BSHIP-22');
    expect(t.why('skip')).toBe('combat-first DR-COMBAT-S8');
    expect(defaultOf(t)).toEqual({ type: 'shift', cube: 0, zone: zoneNamed('A2') });
    const { cubes } = t.battle;
    const events = t.play('shift cube 3 to D2');
    expect(cubes.map(({ pose }) => pose && ZONES[zoneOf(BOARD, CUBE_EDGE, pose)].name)).toEqual(['A1', 'A2', 'D2']);
    expect(of(events, 'shifted')).toEqual([
      { type: 'shifted', seat: 0, cube: 2, from: zoneNamed('D1'), to: zoneNamed('D2') },
    ]);
  });

  it('DR-ADV-3.2, DR-FACT-4: the smaller kind only moves cubes to zones of damage or strength', () => {
    const t = inBattle('A1 A3 D4', { throws: ['D1 D1'], attacker: withCards('a3-04') });
    t.landAll();
    t.play('use crewman-1 top');
    const zones = t.legal().map((text) => zoneNamed(text.slice(-2)));
    expect(zones.every((at) => ['damage', 'strength'].includes(ZONES[at].kind))).toBe(true);
    expect(t.why('shift cube 3 to D2')).toBe('wrong-zone DR-BSHIP-22');
  });

  it('DR-BSHIP-8, DR-PHYS-6: a cube moved into an explosion zone explodes at once', () => {
    const t = inBattle('A2 A1 A1', { throws: ['A2 A2'], attacker: withCards('a4-05') });
    t.play('use crewman-1 top line 2');
    const events = t.play('shift cube 1 to B3');
    expect(of(events, 'exploded')).toEqual([{ type: 'exploded', sides: [0], added: [0] }]);
    expect(of(t.landAll(), 'battleWon')).toMatchObject([{ strength: [2, 0] }]);
  });

  it('DR-PHYS-21: the moved cube lies in its zone and overlaps no other', () => {
    const t = inBattle('A1 A2 A2', { attacker: withCards('a4-05', 'a1-12') });
    t.play('use crewman-1 top line 2');
    t.play('shift cube 1 to A2');
    const [moved, ...others] = t.battle.cubes.map(({ pose }) => pose ?? []);
    for (const other of others)
      expect(Math.max(Math.abs(moved[0] - other[0]), Math.abs(moved[1] - other[1]))).toBeGreaterThanOrEqual(1000);
    expect(board(t)[0]).toBe('0:A2');
  });

  it('DR-ABIL-12: without any cube on the board there is nothing to move', () => {
    const t = flagged({ attacker: withCards('a4-05'), defender: {} });
    t.player(1).firedPrinted = true;
    t.play('fire 0');
    expect(isOver(t)).toBe(true);
  });
});

describe('a battle that begins', () => {
  const NEW = {
    ...{ index: 1, attacker: 0, taken: [-1, -1], cubes: [], waiting: [], wanted: [], lent: [], thrown: 0, throws: 0 },
    ...{ strength: [0, 0], spared: [0, 0], pledges: [], dealt: [0, 0], winner: -1, decided: false },
  };

  it('DR-COMBAT-1: nothing has been taken, thrown or dealt', () => {
    expect(attacking('e1-1').battle).toMatchObject({ ...NEW, kind: 'merchant', defender: -1, foe: -1, building: -1 });
    expect(flagged().battle).toMatchObject({ ...NEW, kind: 'ship', defender: 1, foe: 1, building: -1 });
    expect(storming('garrison').battle).toMatchObject({ ...NEW, kind: 'building', defender: 1, foe: 1, building: 1 });
  });

  it('DR-COMBAT-6: only the ship or the building that is fought has been fought', () => {
    expect(attacking('e1-1').state.turn).toMatchObject({ foughtShips: 0, foughtBuildings: [] });
    expect(flagged().state.turn).toMatchObject({ foughtShips: 2, foughtBuildings: [] });
    const t = table(2, {
      players: [{ at: 4, hand: [] }, { hand: [] }],
      sea: { 4: { cubes: [0, 3], buildings: ['fort', 'garrison'] } },
    });
    t.play('storm garrison');
    expect(t.state.turn).toMatchObject({ foughtShips: 0, foughtBuildings: [4 * 3 + 1] });
  });
});
