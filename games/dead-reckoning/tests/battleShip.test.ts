/** Ship against ship (DR-COMBAT-S, DR-FLAG). */
import { defaultAction } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { deadReckoning } from '../rules/game.ts';
import { BATTERED, besideShip, board, flagged, isOver } from './fights.ts';
import { of, table } from './table.ts';

describe('the black flag', () => {
  it('DR-FLAG-1, DR-FLAG-2, DR-COMBAT-S1, DR-DEC-21, DR-PIRATE-5: it attacks a ship in any mode on the same tile', () => {
    for (const pirate of [false, true]) {
      const t = besideShip({ defender: { pirate } });
      expect(t.legalOf('flag')).toEqual(['flag player 2 with captain']);
      const events = t.play('flag player 2 with captain');
      expect(of(events, 'battleBegan')).toEqual([
        { type: 'battleBegan', kind: 'ship', seat: 0, defender: 1, foe: 1, at: 0, card: -1, cause: 'flag' },
      ]);
      expect(t.waits).toBe('prepare 0');
    }
  });

  it('DR-PIRATE-5: without a flag a ship in trade mode cannot be attacked', () => {
    const t = table(2, {
      players: [
        { at: 0, hand: [], play: ['captain'] },
        { at: 0, hand: [] },
      ],
    });
    expect(t.legalOf('flag')).toEqual([]);
    expect(t.why('flag player 2 with captain')).toBe('no-flag DR-PIRATE-5');
    expect(t.why('flag player 2 with gunner-1')).toBe('not-in-play DR-ABIL-1');
    expect(t.why('fight player 2')).toBe('no-pirate-here DR-PIRATE-7');
  });

  it('DR-FLAG-1: ships elsewhere are out of reach, and so is the own one', () => {
    const t = besideShip({ defender: { at: 1 } });
    expect(t.legalOf('flag')).toEqual([]);
    expect(t.why('flag player 2 with captain')).toBe('not-here DR-FLAG-1');
    expect(t.why('flag player 1 with captain')).toBe('not-here DR-FLAG-1');
  });

  it('DR-FLAG-3, DR-FLAG-4, DR-COMBAT-6: a second flag fights another ship, never the same one again', () => {
    const t = flagged({
      throws: ['A1'],
      attacker: { play: ['gunner-1'], sleeves: { 'gunner-1': ['a2-20'] } },
      others: [{ at: 0, hand: [] }],
    });
    t.play('fire 0');
    t.landAll();
    t.play('loot all');
    expect(isOver(t)).toBe(true);
    expect(t.legalOf('flag')).toEqual(['flag player 3 with gunner-1']);
    expect(t.why('flag player 2 with gunner-1')).toBe('already-fought DR-COMBAT-6');
    expect(t.why('flag player 3 with captain')).toBe('no-flag DR-PIRATE-5');
  });

  it('DR-FLAG-1, DR-COMBAT-S5, DR-TEST-25: in the harbour only the attacked player has four cubes more', () => {
    const t = flagged({ attacker: { at: 12 }, defender: { at: 12 } });
    const events = t.play('fire 1');
    expect(of(events, 'armed')).toEqual([
      { type: 'armed', seat: 0, fired: 1, added: 0 },
      { type: 'armed', seat: 1, fired: 1, added: 4 },
    ]);
    expect(t.battle.taken).toEqual([1, 5]);
  });
});

describe('the answer of an attacked player', () => {
  it('DR-TABLE-6: who has nothing to answer with is not asked, and fires all cannons', () => {
    const t = flagged({ defender: { hand: ['crewman-1'], upgrades: { 1: ['ub-deck'] } } });
    const events = t.play('fire 1');
    expect(of(events, 'armed')[1]).toEqual({ type: 'armed', seat: 1, fired: 2, added: 0 });
    expect(t.waits).toBe('fall -1');
  });

  it('DR-TABLE-6, DR-DEC-62: goods aboard, a level-up due, or a card that serves are something to answer with', () => {
    const answers = [
      { holds: [[0, 1]] as [number, number][] },
      { holds: [[1, 0]] as [number, number][] },
      {
        upgrades: { 1: ['ub-gun'] },
        holds: [
          [0, 0],
          [1, 0],
        ] as [number, number][],
      },
      { hand: ['crewman-1'], levelDue: 'must' as const },
      { hand: ['gunner-1'], levels: { 'gunner-1': 2 } },
      { hand: ['crewman-1'], sleeves: { 'crewman-1': ['a1-11'] } },
    ];
    for (const defender of answers) {
      const t = flagged({ defender });
      t.play('fire 1');
      expect(t.waits).toBe('respond 1');
    }
    const none = flagged({ defender: { hand: ['crewman-1'], levels: { 'crewman-1': 4 }, levelDue: 'must' } });
    none.play('fire 1');
    expect(none.waits).toBe('fall -1');
  });

  it('DR-TABLE-6, DR-JETT-2, DR-COMBAT-S2: whoever has goods aboard may throw them overboard; no answer is all cannons', () => {
    const t = flagged({ defender: { hand: ['crewman-1'], holds: [[1, 3]] } });
    t.play('fire 1');
    expect(t.waits).toBe('respond 1');
    const frame = t.state.flow.at(-1);
    if (frame?.step !== 'respond') throw new Error('the attacked player is asked');
    expect(deadReckoning.steps.respond.defaultAction?.(t.state, frame, 1)).toEqual({ type: 'fire', count: 1 });
    t.playAll('jettison 3 coins from A', 'jettison 1 cargo from A');
    expect(t.holds(1)).toEqual(['0+0', '0+0', '0+0', '0+0']);
    // Still asked: a question that was put is answered with the cannons.
    expect(t.legal()).toEqual(['fire 1', 'fire 0']);
    t.play('fire 1');
    expect(t.waits).toBe('fall -1');
  });

  it('DR-COMBAT-S2, DR-JETT-2, DR-REARR-1, DR-LEVEL-2, DR-LEVEL-6, DR-DEC-62: goods are shifted or thrown overboard and a card rises', () => {
    const t = flagged({
      defender: {
        hand: ['gunner-1'],
        levelDue: 'must',
        upgrades: { 1: ['ub-gun'] },
        holds: [
          [0, 0],
          [2, 0],
        ],
      },
    });
    t.play('fire 1');
    expect(t.legalOf('fire')).toEqual(['fire 1', 'fire 0']);
    expect(t.legalOf('play')).toEqual([]);
    t.play('rearrange 1 cargo from B to A');
    t.play('jettison 1 cargo from B');
    expect(t.legalOf('fire')).toEqual(['fire 2', 'fire 1', 'fire 0']);
    t.play('level gunner-1');
    expect(t.legalOf('level')).toEqual([]);
    expect(t.why('level gunner-1')).toBe('no-level-due DR-LEVEL-1');
    expect(t.legalOf('play')).toEqual(['play gunner-1']);
    t.play('play gunner-1');
    t.play('fire 3');
    expect(t.battle.taken).toEqual([1, 3]);
  });

  it('DR-PLAY-6, DR-DEC-63: only cards with a cannon or a combat ability are played in answer', () => {
    const t = flagged({
      defender: {
        hand: ['crewman-1', 'crewman-2', 'gunner-1'],
        levels: { 'gunner-1': 2 },
        sleeves: { 'crewman-2': ['a1-11'] },
      },
    });
    t.play('fire 1');
    expect(t.legalOf('play')).toEqual(['play crewman-2', 'play gunner-1']);
    expect(t.why('play crewman-1')).toBe('not-for-defence DR-PLAY-6');
    expect(t.why('play captain')).toBe('card-not-in-hand DR-PLAY-1');
    expect(t.why('fire 9')).toBe('too-many-cannons DR-COMBAT-3');
    expect(t.why('skip')).toBe('arm-first DR-COMBAT-2');
    expect(t.why('load 1 cargo into A')).toBe('battle-first DR-TURN-8');
  });

  it('DR-COMBAT-S3, DR-DEC-64: the active player fixes the cubes first, then the other one, who need not fire all', () => {
    const t = flagged({ defender: { hand: ['gunner-1'], levels: { 'gunner-1': 2 } } });
    t.play('fire 1');
    expect(t.battle.taken).toEqual([1, -1]);
    expect(t.waits).toBe('respond 1');
    expect(defaultAction(deadReckoning, t.state, 1)).toEqual({ type: 'fire', count: 1 });
    t.playAll('play gunner-1', 'fire 1');
    expect(t.battle.taken).toEqual([1, 1]);
    expect(t.waits).toBe('fall -1');
  });

  it('DR-COMBAT-S6, DR-PLAY-7: cards played in answer stay in play', () => {
    const t = flagged({ throws: ['A2 A2'], defender: { hand: ['gunner-1'], levels: { 'gunner-1': 2 } } });
    t.playAll('fire 1', 'play gunner-1', 'fire 1');
    t.landAll();
    t.endTurn();
    expect(t.inPlay(1)).toEqual(['gunner-1']);
    expect(t.state.active).toBe(1);
  });

  it('DR-COMBAT-8, DR-TEST-15, DR-COMBAT-S6: a cannon played in answer counts in every later turn of others, and in the own one', () => {
    const flag = { at: 0, hand: ['captain'], levels: { captain: 2 } };
    const t = table(4, {
      stack: { throws: ['A2 A2 A2', 'A2 A2 A2', 'A2 A2 A2'] },
      players: [flag, flag, flag, { at: 0, hand: ['gunner-1'], levels: { 'gunner-1': 2 } }],
      sea: { 0: { id: 'turtle', card: 'e1-1' } },
    });
    const attack = (): void => {
      t.playAll('play captain', 'flag player 4 with captain', 'fire 1');
      if (t.waits === 'respond 3') t.playAll('play gunner-1', 'fire 2');
      expect(t.battle.taken).toEqual([1, 2]);
      t.landAll();
      t.endTurn();
    };
    attack();
    attack();
    attack();
    expect(t.state.active).toBe(3);
    t.play('attack');
    expect(t.legalOf('fire')).toEqual(['fire 2', 'fire 1', 'fire 0']);
  });

  it('DR-JETT-2: nothing is thrown overboard in another’s turn without an attack', () => {
    const t = besideShip({ defender: { holds: [[1, 0]] } });
    expect(t.legalOf('jettison', 1)).toEqual([]);
    expect(t.why('jettison 1 cargo from A', 1)).toBe('only-in-answer DR-JETT-2');
  });
});

describe('cubes', () => {
  it('DR-COMBAT-S4, DR-BLDG-12: buildings fight for whoever controls the island, attacker or defender', () => {
    const here = { cubes: [3], buildings: ['fort', 'outpost'] as const };
    const own = flagged({ here });
    expect(of(own.play('fire 1'), 'armed').map(({ added }) => added)).toEqual([2, 0]);
    const theirs = flagged({ here: { ...here, cubes: [0, 3] } });
    expect(of(theirs.play('fire 1'), 'armed').map(({ added }) => added)).toEqual([0, 2]);
    const nobodys = flagged({ here: { ...here, cubes: [1, 1] } });
    expect(of(nobodys.play('fire 1'), 'armed').map(({ added }) => added)).toEqual([0, 0]);
  });

  it('DR-COMBAT-11, DR-GAMEEND-5: after the last turn a player has two cubes more', () => {
    const t = flagged({ defender: { finished: true } });
    expect(of(t.play('fire 1'), 'armed')[1]).toEqual({ type: 'armed', seat: 1, fired: 1, added: 2 });
  });

  it('DR-TABLE-2: cells fire first, then the printed cannon, then cards as they were played', () => {
    const t = flagged({
      attacker: {
        play: ['gunner-1', 'gunner-2'],
        levels: { 'gunner-1': 2, 'gunner-2': 2 },
        upgrades: { 1: ['ub-deck'] },
      },
    });
    t.play('fire 3');
    const { cells, firedPrinted, crew } = t.player(0);
    expect(cells.map(({ fired }) => fired)).toEqual([0, 1, 0, 0]);
    expect(firedPrinted).toBe(true);
    expect([crew[6].fired, crew[7].fired]).toEqual([1, 0]);
  });

  it('DR-SHIP-4, DR-SHIP-6, DR-COMBAT-5: a loaded cell is silent, the printed cannon never is', () => {
    const t = flagged({
      attacker: {
        upgrades: { 1: ['ua-gun'] },
        holds: [
          [0, 0],
          [1, 0],
        ],
      },
    });
    expect(t.legalOf('fire')).toEqual(['fire 1', 'fire 0']);
  });

  it('DR-COMBAT-S7, DR-BSHIP-1: the cubes of both sides fall together', () => {
    const t = flagged({ throws: ['A2 C2'] });
    t.play('fire 1');
    expect(board(t)).toEqual(['0:-', '1:-']);
    const [landed] = of(t.land(), 'landed');
    expect(landed).toMatchObject({ sides: [0, 1], thrown: 2, before: [-1, -1] });
  });

  it('DR-CUBE-5, DR-CUBE-1, DR-DEC-65: whoever lacks cubes may take them back from islands, the active player first', () => {
    const t = flagged({ sea: { 1: { id: 'crab', permanent: [33, 33] }, 2: { id: 'monkey', cubes: [1, 1] } } });
    t.play('fire 1');
    expect(t.waits).toBe('recall 0');
    t.play('recall a cube from row 1 right');
    expect(t.waits).toBe('recall 1');
    t.play('done');
    expect(board(t)).toEqual(['0:-']);
  });
});

describe('the outcome', () => {
  it('DR-COMBAT-S10, DR-COMBAT-S11, DR-BSHIP-16, DR-BSHIP-17, DR-BSHIP-18, DR-TEST-16: damage has no say in who wins; the loser takes one more', () => {
    const t = flagged({
      throws: ['C2 A2 C2 A2 B1'],
      attacker: { play: ['gunner-1'], levels: { 'gunner-1': 2 } },
      defender: { play: ['gunner-1', 'gunner-2'], levels: { 'gunner-1': 2, 'gunner-2': 2 } },
    });
    t.play('fire 2');
    const events = t.landAll();
    expect(of(events, 'battleWon')).toEqual([{ type: 'battleWon', winner: 0, loser: 1, strength: [3, 3] }]);
    expect(of(events, 'damaged')).toEqual([
      { type: 'damaged', seat: 0, count: 1, by: 1, cause: 'cubes' },
      { type: 'damaged', seat: 1, count: 1, by: 0, cause: 'loss' },
    ]);
    expect(t.player(0)).toMatchObject({ damage: 1, legend: 1 });
    expect(t.player(1)).toMatchObject({ damage: 1, legend: 0 });
  });

  it('DR-COMBAT-S11, DR-ACH-6: a defender who wins has a cube on Legend', () => {
    const t = flagged({ throws: ['A1 A2'] });
    t.play('fire 1');
    t.landAll();
    t.play('loot all');
    expect(t.player(1)).toMatchObject({ legend: 1, damage: 0 });
    expect(t.player(0)).toMatchObject({ legend: 0, damage: 1 });
  });

  it('DR-BSHIP-16: both sides’ cubes in damage zones hit the other ship', () => {
    const t = flagged({ throws: ['B1 C3'] });
    t.play('fire 1');
    expect(of(t.landAll(), 'damaged')).toEqual([
      { type: 'damaged', seat: 1, count: 1, by: 0, cause: 'cubes' },
      { type: 'damaged', seat: 0, count: 1, by: 1, cause: 'cubes' },
      { type: 'damaged', seat: 1, count: 1, by: 0, cause: 'loss' },
    ]);
  });

  it('DR-COMBAT-S12, DR-PIRATE-9: a pirate who loses goes to trade mode, one who wins stays a pirate', () => {
    const lost = flagged({ throws: ['A2 A2'], attacker: { pirate: true }, defender: { pirate: true } });
    lost.play('fire 1');
    expect(of(lost.landAll(), 'modeLost')).toEqual([{ type: 'modeLost', seat: 1 }]);
    expect(lost.player(1).pirate).toBe(false);
    expect(lost.player(0).pirate).toBe(true);
  });

  it('DR-COMBAT-S15: no ship moves because of a battle', () => {
    const t = flagged({ throws: ['A2 A2'] });
    t.play('fire 1');
    t.landAll();
    expect([t.player(0).at, t.player(1).at]).toEqual([0, 0]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-COMBAT-S14, DR-SINK-1: a winner may sink and still is the winner', () => {
    const t = flagged({ throws: ['C2 B1'], attacker: { damage: BATTERED } });
    t.play('fire 1');
    const events = t.landAll();
    expect(of(events, 'battleWon')).toMatchObject([{ winner: 0 }]);
    expect(of(events, 'sunk')).toMatchObject([{ seat: 0, by: 1 }]);
    expect(t.player(0)).toMatchObject({ at: 12, legend: 1 });
  });
});
