import { describe, expect, it } from 'vitest';
import {
  BUILDER,
  CAPITALIST,
  EXPLORER,
  LEGEND,
  MASTER_TRADER,
  SCOURGE,
  SEA_DOGS,
  SETTLER,
} from '../cards/achievements.ts';
import { outcome as outcomeOf } from '../rules/ending.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { BY_LIMIT, NOBODY } from '../rules/state.ts';
import { MAP_OF_TWO } from './solo.ts';
import { of, type PlayerSpec, type Table, table } from './table.ts';

const FOUR = [LEGEND, EXPLORER, MASTER_TRADER, SEA_DOGS];
const THREE = FOUR.slice(0, 3);

const outcome = (t: Table) => {
  const result = deadReckoning.outcome(t.state);
  if (!result) throw new Error('the match is not over');
  return result;
};

/** Everybody ends the turn at once until the match is over or so many turns were played. */
function endTurns(t: Table, most = 40): DeadReckoningEvent[] {
  const events: DeadReckoningEvent[] = [];
  for (let turn = 0; turn < most && t.state.flow.length > 0; turn++) {
    events.push(...t.endTurn());
    events.push(...t.landAll());
  }
  return events;
}

const turnsOf = (events: readonly DeadReckoningEvent[]): number[] => of(events, 'turnBegan').map(({ seat }) => seat);

describe('the end of the game', () => {
  it('DR-GAMEEND-1, DR-END-PHASE-11: four markers at the end of the own turn trigger the end', () => {
    const t = table(3, { players: [{ achievements: FOUR }] });
    const events = t.endTurn();
    expect(of(events, 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }]);
    expect(t.state.endedBy).toBe(0);
  });

  it('DR-GAMEEND-1: three markers do not', () => {
    const t = table(3, { players: [{ achievements: THREE }] });
    expect(of(t.endTurn(), 'endTriggered')).toEqual([]);
    expect(t.state.endedBy).toBe(NOBODY);
  });

  it('DR-GAMEEND-1: more than four do as well', () => {
    const t = table(2, { players: [{ achievements: [...FOUR, SCOURGE, CAPITALIST] }] });
    expect(of(t.endTurn(), 'endTriggered')).toHaveLength(1);
  });

  it('DR-GAMEEND-2, DR-GAMEEND-3, DR-GAMEEND-8: every other player takes exactly one last turn, clockwise, and the score is made', () => {
    const t = table(4, { first: 2, players: [{}, {}, { achievements: FOUR, chest: 16 }] });
    const events = endTurns(t);
    expect(of(events, 'turnBegan')).toMatchObject([
      { seat: 3, last: true },
      { seat: 0, last: true },
      { seat: 1, last: true },
    ]);
    expect(of(events, 'lastTurnDone').map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(events[events.length - 1]).toEqual({ type: 'ended' });
    expect(outcome(t).reason).toBe('achievements');
  });

  it('DR-GAMEEND-3: who triggered the end has had the last turn', () => {
    const t = table(3, { players: [{ achievements: FOUR }] });
    t.endTurn();
    expect(t.state.players.map(({ finished }) => finished)).toEqual([true, false, false]);
    t.endTurn();
    expect(t.state.players.map(({ finished }) => finished)).toEqual([true, true, false]);
  });

  it('DR-GAMEEND-4, DR-LEVEL-11: after the last turn cards are drawn as usual but none is levelled up', () => {
    const t = table(2, { players: [{ achievements: FOUR, hand: ['captain'], play: ['purser'] }] });
    const events = t.play('end');
    expect(of(events, 'drew')).toMatchObject([{ seat: 0, cards: { length: 4 } }]);
    expect(t.player(0)).toMatchObject({ finished: true, levelDue: 'no' });
    expect(t.player(0).hand).toHaveLength(5);
    expect(t.legalOf('level', 0)).toEqual([]);
    expect(t.mayAct).not.toContain(0);
  });

  it('DR-GAMEEND-4: cards drawn after the last turn serve in defence', () => {
    const t = table(2, {
      players: [
        { at: 4, achievements: FOUR, hand: [], deck: ['gunner-1'], levels: { 'gunner-1': 2 } },
        { at: 4, hand: ['captain'], levels: { captain: 2 } },
      ],
      sea: { 4: { id: 'skull' } },
    });
    t.endTurn();
    t.playAll('play captain', 'flag player 1 with captain', 'fire 1');
    expect(t.waits).toBe('respond 0');
    expect(t.legalOf('play')).toContain('play gunner-1');
    expect(t.legalOf('level')).toEqual([]);
  });

  it('DR-GAMEEND-5, DR-COMBAT-11: who has had the last turn fights with two cubes more', () => {
    const t = table(2, {
      players: [
        { at: 4, achievements: FOUR, hand: [] },
        { at: 4, hand: ['captain'], levels: { captain: 2 } },
      ],
      sea: { 4: { id: 'skull' } },
    });
    t.endTurn();
    // Whatever was drawn is not played.
    t.player(0).deck.push(...t.player(0).hand.splice(0));
    const events = t.playAll('play captain', 'flag player 1 with captain', 'fire 1');
    expect(of(events, 'armed')).toEqual([
      { type: 'armed', seat: 1, fired: 1, added: 0 },
      { type: 'armed', seat: 0, fired: 1, added: 2 },
    ]);
  });

  /** The Buccaneer of the second player comes to a full island of the first, who has had the last turn. */
  const atFinished = (spec: PlayerSpec): Table => {
    const t = table(2, {
      players: [{ achievements: FOUR }, { at: 4, ...spec }],
      sea: { 4: { id: 'palm', cubes: [3, 0] } },
    });
    t.endTurn();
    return t;
  };

  it('DR-GAMEEND-6, DR-INF-12, DR-TEST-24: to replace a cube of a finished player costs 2; the third influence is lost', () => {
    const t = atFinished({ hand: ['buccaneer'], levels: { buccaneer: 3 } });
    const events = t.playAll('play buccaneer', 'use buccaneer');
    while (t.waits !== 'main 1') events.push(...t.play(t.legal()[0]));
    expect(of(events, 'influenced')).toHaveLength(1);
    expect(t.tile(4).cubes).toEqual([2, 1]);
  });

  it('DR-GAMEEND-7: a single influence cannot replace such a cube', () => {
    const t = atFinished({ hand: ['buccaneer'] });
    t.play('play buccaneer');
    expect(t.why('use buccaneer')).toBe('needs-two DR-GAMEEND-6');
  });

  it('DR-GAMEEND-7: two abilities of one batch replace one together', () => {
    const t = atFinished({ hand: ['buccaneer', 'deckhand-1'], levels: { buccaneer: 3 } });
    t.playAll('play buccaneer', 'play deckhand-1', 'use buccaneer');
    while (t.waits.startsWith('influence')) t.play(t.legal()[0]);
    expect(t.waits).toBe('batch 1');
    t.play('use deckhand-1');
    while (t.waits !== 'main 1') t.play(t.legal()[0]);
    expect(t.tile(4).cubes).toEqual([1, 2]);
  });

  it('DR-GAMEEND-7: an empty slot still costs 1', () => {
    const t = table(2, {
      players: [{ achievements: FOUR }, { at: 4, hand: ['buccaneer'] }],
      sea: { 4: { id: 'palm', cubes: [2, 0] } },
    });
    t.endTurn();
    const events = t.playAll('play buccaneer', 'use buccaneer');
    expect(of(events, 'influenced')).toHaveLength(1);
    expect(t.tile(4).cubes).toEqual([2, 1]);
  });

  it('DR-GAMEEND-9: an achievement gained after the own last turn still counts', () => {
    const t = table(2, {
      players: [
        { achievements: FOUR, chest: 29 },
        { at: 5, damage: 4, chest: 15, hand: [] },
      ],
      stack: { tiles: MAP_OF_TWO },
      sea: { 5: {}, 4: { cubes: [3, 0], buildings: ['garrison'] } },
    });
    t.endTurn();
    t.player(1).sails = 1;
    t.state.turn.raised = true;
    const events = t.play('sail to row 2 centre');
    expect(of(events, 'achieved').map(({ seat, achievement }) => [seat, achievement])).toEqual([
      [0, SCOURGE],
      [0, CAPITALIST],
    ]);
    endTurns(t);
    expect(outcome(t).ranking.find(({ seat }) => seat === 0)?.sheet.achievements).toBe(6 + 4 + 4 + 5 + 6 + 5);
  });

  it("DR-GAMEEND-10: a fourth marker in another's turn triggers the end only after the own next turn", () => {
    const t = table(2, {
      players: [{ at: 5, damage: 4, hand: [], sails: 1 }, { achievements: THREE }],
      stack: { tiles: MAP_OF_TWO },
      sea: { 5: {}, 4: { cubes: [0, 3], buildings: ['garrison'] } },
    });
    t.play('sail to row 2 centre');
    expect(t.player(1).achievements).toBe((1 << LEGEND) | (1 << EXPLORER) | (1 << MASTER_TRADER) | (1 << SCOURGE));
    expect(of(t.endTurn(), 'endTriggered')).toEqual([]);
    expect(of(t.endTurn(), 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 1 }]);
  });

  it('DR-TEST-29: a fourth marker gained by a level-up after the own turn ends nothing before the end of the own next turn', () => {
    const t = table(2, {
      players: [
        {
          achievements: THREE,
          hand: ['captain'],
          levels: { captain: 3, purser: 4, bosun: 4 },
          seaDogs: 2,
        },
      ],
    });
    t.play('end');
    const events = t.play('level captain', 0);
    expect(of(events, 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: SEA_DOGS }]);
    expect(of(t.endTurn(), 'endTriggered')).toEqual([]);
    expect(of(t.endTurn(), 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }]);
  });

  it('DR-GAMEEND-11: further players with four markers in the last round change nothing', () => {
    const t = table(3, {
      players: [{ achievements: FOUR }, { achievements: [...FOUR, BUILDER] }, { achievements: [...FOUR, SETTLER] }],
    });
    const events = endTurns(t);
    expect(of(events, 'endTriggered').map(({ seat }) => seat)).toEqual([0]);
    expect(turnsOf(events)).toEqual([1, 2]);
  });

  it('DR-GAMEEND-12: a level-up that is due is made before the last turn', () => {
    const t = table(2, { players: [{ achievements: FOUR }, { hand: ['captain'], levelDue: 'must' }] });
    t.play('end');
    expect(t.waits).toBe('levelUp 1');
    t.play('level captain');
    expect(t.player(1).crew[0].level).toBe(2);
    expect(t.waits).toBe('main 1');
  });
});

describe('the round limit', () => {
  const limited = (round: number): Table => {
    const t = table(3, { first: 1, options: { roundLimit: 12 }, players: [{ chest: 20 }] });
    t.state.round = round;
    return t;
  };

  it('DR-TABLE-9: the match ends after the last round, and all have had as many turns', () => {
    const t = limited(11);
    const events = endTurns(t);
    // The round was begun by the second seat.
    expect(turnsOf(events)).toEqual([2, 0, 1, 2, 0]);
    expect(t.state).toMatchObject({ round: 12, endedBy: BY_LIMIT });
    expect(outcome(t)).toMatchObject({ reason: 'roundLimit', decidedBy: 'points', winners: [0] });
  });

  it('DR-TABLE-9, DR-GAMEEND-5: in that round everybody has the last turn', () => {
    const t = limited(11);
    const events = [t.endTurn(), t.endTurn(), t.endTurn()].flat();
    expect(of(events, 'turnBegan').map(({ last }) => last)).toEqual([false, false, true]);
    t.endTurn();
    expect(t.state.players.map(({ finished }) => finished)).toEqual([false, true, false]);
  });

  it('DR-TABLE-9: who has four markers before that ends the match as always', () => {
    const t = table(2, { options: { roundLimit: 12 }, players: [{}, { achievements: FOUR }] });
    t.state.round = 10;
    const events = endTurns(t);
    expect(turnsOf(events)).toEqual([1, 0]);
    expect(outcome(t).reason).toBe('achievements');
  });

  it('DR-TABLE-9: without a limit the rounds go on', () => {
    const t = table(2);
    t.state.round = 60;
    endTurns(t, 6);
    expect(t.state).toMatchObject({ round: 63, endedBy: NOBODY });
  });
});

describe('the result', () => {
  /** Two or more players with nothing but their chests; the last turns are over. */
  const chests = (coins: readonly number[], throws: readonly string[] = []): Table => {
    const players = coins.map((chest): PlayerSpec => ({ chest }));
    const t = table(coins.length, {
      options: { roundLimit: 12 },
      players,
      stack: { throws },
    });
    t.state.round = 11;
    endTurns(t);
    return t;
  };

  it('DR-SCORE-20: the most coins win, and the ranking follows', () => {
    const { winners, decidedBy, ranking } = outcome(chests([9, 14, 3, 12]));
    expect([winners, decidedBy]).toEqual([[1], 'points']);
    expect(ranking.map(({ seat, rank, points }) => [seat, rank, points])).toEqual([
      [1, 1, 14],
      [3, 2, 12],
      [0, 3, 9],
      [2, 4, 3],
    ]);
  });

  it('DR-SCORE-20: a tie for a later place is shared and not fought out', () => {
    const t = chests([9, 14, 9]);
    expect(t.state.throws).toBe(0);
    expect(outcome(t).ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });

  it('DR-TIE-1, DR-TIE-3, DR-SCORE-20: a tie for the first place is decided by the battle ship', () => {
    // One printed cannon each; the first cube is that of the first tied seat.
    const t = chests([14, 9, 14], ['A2 C2']);
    expect(t.state.tieStrength).toEqual([1, NOBODY, 2]);
    expect(outcome(t)).toMatchObject({ winners: [2], decidedBy: 'tieBattle' });
    expect(outcome(t).ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
  });

  it('DR-TIE-4, DR-TIE-5: still tied, they throw again; who is out stays behind', () => {
    const t = chests([14, 14, 14], ['C2 C2 A2', 'A2 D2']);
    expect(outcome(t)).toMatchObject({ winners: [0], decidedBy: 'tieBattle' });
    expect(outcome(t).ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('DR-HID-1, DR-SCORE-20: when the match is over chests and hands lie open, and every view gives the same result', () => {
    const t = chests([9, 14]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = t.view(viewer);
      expect(seen.players.map(({ chest }) => chest)).toEqual([9, 14]);
      for (const { hand } of seen.players) expect(hand).not.toBeNull();
      expect(outcomeOf(seen)).toEqual(outcome(t));
    }
  });

  it('DR-GAMEEND-8: nothing can be done any more', () => {
    const t = chests([9, 14]);
    expect(t.waits).toBe('over -2');
    expect(t.legal(0)).toEqual([]);
    expect(t.why('end', 0)).toContain('DR-GAMEEND-8');
  });
});
