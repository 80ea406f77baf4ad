/** Pirate mode and blockade (DR-PIRATE, DR-BLOCK). */
import { describe, expect, it } from 'vitest';
import { bitIn } from '../rules/abilities.ts';
import { BATTERED, board, isOver } from './fights.ts';
import { abilityOf } from './sleeves.ts';
import { card, of, type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

const PIRATE: PlayerSpec = { at: 0, pirate: true, hand: [] };

/** The first player has sails up in the harbour; the others lie as named. */
function underSail(
  others: readonly PlayerSpec[],
  throws: readonly string[] = [],
  me: PlayerSpec = {},
  here: TileSpec = {},
): Table {
  const t = table(1 + others.length, {
    stack: { throws },
    players: [{ at: 12, hand: [], sails: 4, ...me }, ...others],
    sea: { 0: { id: 'turtle', ...here }, 1: { id: 'palm' }, 3: { id: 'crab', card: 'a2-01' } },
  });
  t.state.turn.raised = true;
  return t;
}

/** The turn begins beside these ships on tile 0. */
const besidePirates = (others: readonly PlayerSpec[], me: PlayerSpec = {}, here: TileSpec = {}): Table =>
  table(1 + others.length, {
    players: [{ at: 0, hand: [], ...me }, ...others],
    sea: { 0: { id: 'turtle', ...here } },
  });

describe('forced battles', () => {
  it('DR-PIRATE-1, DR-COMBAT-S1: stopping beside a pirate begins a battle nobody can refuse', () => {
    const t = underSail([PIRATE]);
    const events = t.play('sail to row 1 left');
    expect(of(events, 'battleBegan')).toMatchObject([{ kind: 'ship', seat: 0, defender: 1, cause: 'forced' }]);
    expect(t.waits).toBe('prepare 0');
    expect(t.legal()).toEqual(['fire 1', 'fire 0']);
  });

  it('DR-PIRATE-1: a ship in trade mode forces nothing', () => {
    const t = underSail([{ at: 0, hand: [] }]);
    t.play('sail to row 1 left');
    expect(t.waits).toBe('main 0');
  });

  it('DR-PIRATE-2, DR-MOVE-5: passing a pirate causes no battle', () => {
    const t = underSail([PIRATE]);
    const events = t.play('sail to row 2 left');
    expect(of(events, 'sailed')).toMatchObject([{ path: [0, 3] }]);
    expect(of(events, 'battleBegan')).toEqual([]);
  });

  it('DR-PIRATE-3, DR-DEC-19, DR-DEC-74: several pirates are fought one after the other, in the order the player chooses', () => {
    const t = underSail([PIRATE, PIRATE, PIRATE], ['A2 A2', 'A2', 'A2']);
    t.play('sail to row 1 left');
    expect(t.waits).toBe('forced 0');
    expect(t.legal()).toEqual(['fight player 2', 'fight player 3', 'fight player 4']);
    expect(t.why('end')).toBe('pirates-first DR-PIRATE-3');
    t.playAll('fight player 3', 'fire 1');
    t.landAll();
    expect(t.legal()).toEqual(['fight player 2', 'fight player 4']);
    expect(t.why('fight player 3')).toBe('already-fought DR-COMBAT-6');
    t.play('fight player 4');
    t.land();
    expect(t.battle.defender).toBe(1);
    t.land();
    expect(t.waits).toBe('main 0');
    expect(t.state.turn.foughtShips).toBe(0b1110);
  });

  it('DR-PIRATE-3, DR-SINK-10: a ship that sinks fights no further pirates', () => {
    const t = underSail([PIRATE, PIRATE], ['A1 A2'], { damage: BATTERED });
    t.playAll('sail to row 1 left', 'fight player 2', 'fire 1');
    t.landAll();
    t.play('loot all');
    expect(t.player(0).at).toBe(12);
    expect(t.waits).toBe('main 0');
    expect(t.player(2).pirate).toBe(true);
  });

  it('DR-TEST-26, DR-BLOCK-5, DR-COMBAT-S13: who loses to the first fights the second, and stays blockaded', () => {
    const t = underSail([PIRATE, PIRATE], ['A1 A2', 'A1'], { holds: [[1, 0]] });
    t.playAll('sail to row 1 left', 'fight player 2', 'fire 1');
    t.landAll();
    t.playAll('loot all', 'fire 0');
    expect(t.battle.defender).toBe(2);
    t.landAll();
    t.play('loot all');
    expect(t.waits).toBe('main 0');
    expect(t.player(0).at).toBe(0);
    expect(t.why('unload 1 cargo from A')).toBe('blockade DR-BLOCK-1');
  });

  it('DR-PIRATE-11, DR-COMBAT-6: coming back to a pirate already fought causes no second battle', () => {
    const t = underSail([PIRATE], ['A1 A2']);
    t.playAll('sail to row 1 left', 'fire 1');
    t.landAll();
    t.play('loot all');
    t.playAll('sail to row 1 centre', 'sail to row 1 left');
    expect(t.waits).toBe('main 0');
    expect(t.player(1).pirate).toBe(true);
    expect(t.why('fight player 2')).toBe('already-fought DR-COMBAT-6');
  });

  it('DR-PIRATE-4: the own pirate mode means nothing in the own turn', () => {
    const t = underSail([{ at: 0, hand: [] }], [], { pirate: true, at: 1 });
    t.play('sail to row 1 left');
    expect(t.waits).toBe('main 0');
  });

  it('DR-MOVE-13: the garrison hits before the battle begins', () => {
    const t = underSail([PIRATE], [], {}, { cubes: [0, 3], buildings: ['garrison'] });
    const events = t.play('sail to row 1 left');
    expect(events.map(({ type }) => type)).toEqual(['sailed', 'damaged', 'battleBegan']);
  });
});

describe('a turn that begins beside a pirate', () => {
  it('DR-PIRATE-6, DR-PIRATE-7, DR-DEC-20: nothing is forced, but the pirate may be fought without a flag', () => {
    const t = besidePirates([PIRATE]);
    expect(t.waits).toBe('main 0');
    expect(t.legalOf('fight')).toEqual(['fight player 2']);
    expect(of(t.play('fight player 2'), 'battleBegan')).toMatchObject([{ kind: 'ship', cause: 'chosen' }]);
  });

  it('DR-PIRATE-7: once the ship has sailed, only stopping beside a pirate leads to a battle', () => {
    const t = besidePirates([PIRATE]);
    t.state.turn.moved = true;
    expect(t.legalOf('fight')).toEqual([]);
    expect(t.why('fight player 2')).toBe('left-the-tile DR-PIRATE-7');
    expect(t.why('fight player 1')).toBe('not-here DR-FLAG-1');
  });

  it('DR-PIRATE-6: the player may sail away without a battle', () => {
    const t = besidePirates([PIRATE], { sails: 1 });
    t.state.turn.raised = true;
    const events = t.play('sail to harbour');
    expect(of(events, 'battleBegan')).toEqual([]);
    expect(t.player(0).at).toBe(12);
  });
});

describe('the blockade', () => {
  const blocked = (here: TileSpec = {}, me: PlayerSpec = {}, pirate: PlayerSpec = PIRATE): Table =>
    besidePirates([pirate], { holds: [[1, 0]], ...me }, { cargo: 1, ...here });

  it('DR-BLOCK-1, DR-BLOCK-2, DR-LOAD-5, DR-UNLOAD-4: no loading and unloading, even on the own island', () => {
    const t = blocked({ cubes: [3] });
    expect([...t.legalOf('load'), ...t.legalOf('unload')]).toEqual([]);
    expect(t.why('load 1 cargo into D')).toBe('blockade DR-BLOCK-1');
    expect(t.why('unload 1 cargo from A')).toBe('blockade DR-BLOCK-1');
  });

  it('DR-BLOCK-2, DR-INF-11: no influence on the island', () => {
    expect(blocked({}, { play: ['buccaneer'] }).legalOf('use')).toEqual([]);
    expect(blocked({}, { play: ['buccaneer'] }, { at: 0, hand: [] }).legalOf('use')).toEqual(['use buccaneer']);
  });

  it('DR-BLOCK-2: no attack on its buildings', () => {
    const t = blocked({ cubes: [0, 3], buildings: ['garrison'] });
    expect(t.why('storm garrison')).toBe('blockade DR-BLOCK-1');
  });

  it('DR-BLOCK-3: production and building are not hindered', () => {
    const t = blocked({ cubes: [3] }, { play: ['purser', 'firstMate'], levels: { firstMate: 2 }, dock: 8 });
    expect(t.legalOf('use')).toEqual(['use purser', 'use first-mate']);
  });

  it('DR-BLOCK-4: neither are the card on the tile, the black flag, or the dock', () => {
    const t = besidePirates(
      [PIRATE],
      { play: ['captain', 'crewman-1'], levels: { captain: 2 }, holds: [[3, 0]] },
      { card: 'e1-1' },
    );
    expect(t.legalOf('trade')).toEqual(['trade']);
    expect(t.legalOf('attack')).toEqual(['attack']);
    expect(t.legalOf('flag')).toEqual(['flag player 2 with captain']);
    expect(t.legalOf('use')).toEqual(['use crewman-1']);
  });

  it('DR-BLOCK-6, DR-BLOCK-1: who beats the pirate is free at once; with two both must be beaten', () => {
    const t = underSail([PIRATE, PIRATE], ['A2 A2', 'A2'], { holds: [[1, 0]] });
    t.playAll('sail to row 1 left', 'fight player 2', 'fire 1');
    t.landAll();
    expect(t.player(1).pirate).toBe(false);
    t.play('fire 0');
    t.landAll();
    expect(t.player(2).pirate).toBe(true);
    expect(t.why('unload 1 cargo from A')).toBe('blockade DR-BLOCK-1');
    const free = underSail([PIRATE], ['A2 A2'], { holds: [[1, 0]] });
    free.playAll('sail to row 1 left', 'fire 1');
    free.landAll();
    expect(isOver(free)).toBe(true);
    expect(free.legalOf('unload')).toEqual(['unload 1 cargo from A']);
  });

  it('DR-BLOCK-7: who is elsewhere is not blockaded', () => {
    const t = table(2, {
      players: [{ at: 3, hand: [], play: ['buccaneer'], sleeves: { buccaneer: ['a4-07'] } }, PIRATE],
      sea: { 0: { id: 'turtle' }, 3: { id: 'crab' } },
    });
    t.play('use buccaneer bottom');
    expect(t.legalOf('place')).toContain('place a cube on row 1 left');
  });

  it('DR-BLOCK-8: it does not matter who controls the island', () => {
    for (const cubes of [[], [3], [0, 3]])
      expect(blocked({ cubes }).why('unload 1 cargo from A')).toBe('blockade DR-BLOCK-1');
  });
});

describe('cubes in a forced battle', () => {
  it('DR-COMBAT-S4: an attacker on the own island has its buildings, a pirate does not', () => {
    const t = underSail([PIRATE], [], {}, { cubes: [3], buildings: ['fort'] });
    t.playAll('sail to row 1 left', 'fire 1');
    expect(board(t)).toEqual(['0:-', '0:-', '1:-']);
  });
});

describe('what may be attacked', () => {
  it('DR-PIRATE-7, DR-FLAG-1, DR-DEC-20: ships are named in the order of seats', () => {
    const t = table(4, {
      players: [
        { at: 4, hand: [], play: ['captain'], levels: { captain: 2 } },
        { at: 4, pirate: true },
        { at: 4, pirate: true },
        { at: 5, pirate: true },
      ],
      sea: { 4: {}, 5: {} },
    });
    expect(t.legalOf('fight')).toEqual(['fight player 2', 'fight player 3']);
    expect(t.legalOf('flag')).toEqual(['flag player 2 with captain', 'flag player 3 with captain']);
    expect(t.why('fight player 1')).toMatch(/^not-here /);
    expect(t.why('fight player 4')).toMatch(/^not-here /);
    expect(t.why('flag player 4 with captain')).toMatch(/^not-here /);
    expect(table(2).why('fight player 4')).toMatch(/^not-here /);
  });

  it('DR-COMBAT-6, DR-COMBAT-B1: each building once in a turn, and only buildings', () => {
    const t = table(2, {
      players: [{ at: 4, hand: [] }],
      sea: { 4: { cubes: [0, 3], buildings: ['fort', 'garrison'] } },
    });
    expect(t.legalOf('storm')).toEqual(['storm fort', 'storm garrison']);
    t.state.turn.foughtBuildings = [4 * 3 + 1];
    expect(t.legalOf('storm')).toEqual(['storm fort']);
    expect(t.why('storm garrison')).toMatch(/^already-fought /);
    for (const name of ['captain', 'bt-1', 's-01']) expect(t.why(`storm ${name}`)).toMatch(/^no-such-building /);
    expect(table(2).why('storm fort')).toMatch(/^no-such-building /);
  });

  it('DR-FLAG-4: a black flag in a sleeve is used up by itself', () => {
    const t = table(3, {
      players: [
        { at: 4, hand: [], play: ['crewman-1'], sleeves: { 'crewman-1': ['a2-20'] } },
        { at: 4, hand: [] },
        { at: 4, hand: [] },
      ],
      sea: { 4: {} },
    });
    expect(t.legalOf('flag')).toEqual(['flag player 2 with crewman-1', 'flag player 3 with crewman-1']);
    t.play('flag player 2 with crewman-1');
    expect(t.player(0).crew[card('crewman-1')].used).toBe(bitIn(abilityOf('a2-20')));
  });
});
