import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../cards/achievements.ts';
import { alter } from '../rules/crew.ts';
import { of, type PlayerSpec, type Table, table } from './table.ts';

const SEA_DOGS = ACHIEVEMENTS.findIndex(({ name }) => name === 'seaDogs');

/** The second player acts; the first has a level-up due. */
const due = (player: PlayerSpec, options = {}): Table =>
  table(2, { first: 1, options, players: [{ levelDue: 'must', ...player }] });

describe('levelling up', () => {
  it('DR-LEVEL-1, DR-TURN-7: after every own turn a card in hand may rise once', () => {
    const t = table(2);
    expect(t.state.players.map(({ levelDue }) => levelDue)).toEqual(['no', 'no']);
    t.play('end');
    expect(t.state.players.map(({ levelDue }) => levelDue)).toEqual(['must', 'no']);
    expect(t.why('level captain', 1)).toBe('no-level-due DR-LEVEL-1');
  });

  it('DR-LEVEL-2, DR-DEC-90, DR-HID-4: at any moment of another’s turn; the others see only that it was done', () => {
    const t = due({ hand: ['captain', 'purser'] });
    expect(t.mayAct).toEqual([0]);
    expect(t.legalOf('level', 0)).toEqual(['level captain', 'level purser']);
    expect(t.why('level bosun', 0)).toBe('not-in-hand DR-LEVEL-1');
    expect(t.why('level sail-top', 0)).toBe('not-in-hand DR-LEVEL-1');
    t.play('level purser', 0);
    expect(t.player(0).crew[11]).toMatchObject({ level: 2, known: 1 });
    expect(t.waits).toBe('main 1');
    expect(t.why('level captain', 0)).toBe('not-your-turn DR-TURN-1');
    expect(t.view(0).players[0].crew[11].level).toBe(2);
    expect(t.view(1).players[0]).toMatchObject({ raisedInHand: 1, levelDue: 'no' });
    expect(t.view(1).players[0].crew[11].level).toBe(1);
  });

  it('DR-LEVEL-3, DR-LEVEL-4, DR-DEC-91: what has not been done is done before the own turn, and must be', () => {
    const t = due({ hand: ['captain', 'purser'] });
    t.play('end');
    expect(t.waits).toBe('levelUp 0');
    expect(t.legal()).toEqual(['level captain', 'level purser']);
    expect(t.why('decline')).toBe('level-compulsory DR-LEVEL-4');
    expect(t.why('play captain')).toBe('level-first DR-LEVEL-3');
    expect(t.why('level bosun')).toBe('not-in-hand DR-LEVEL-1');
    expect(of(t.play('level captain'), 'levelled')).toEqual([
      { type: 'levelled', seat: 0, card: 0, level: 2, where: 'hand' },
    ]);
    expect(t.waits).toBe('main 0');
    expect(t.why('level purser')).toBe('no-level-due DR-LEVEL-1');
  });

  it('DR-LEVEL-4: an option lets it be declined', () => {
    const t = table(2, { options: { levelUpOptional: true } });
    t.playAll('end', 'end');
    expect(t.waits).toBe('levelUp 0');
    expect(of(t.play('decline'), 'declined')).toHaveLength(1);
    expect(t.waits).toBe('main 0');
    expect(t.player(0).crew.every(({ level }) => level === 1)).toBe(true);
  });

  it('DR-LEVEL-4: with no card below level 4 in hand it lapses', () => {
    const t = due({ hand: ['captain'], levels: { captain: 4 } });
    expect(t.legal(0)).toEqual([]);
    expect(t.why('level captain', 0)).toBe('highest-level DR-LEVEL-7');
    t.play('end');
    expect(t.waits).toBe('main 0');
    expect(t.player(0).levelDue).toBe('no');
    const empty = due({ hand: [] });
    expect(empty.mayAct).toEqual([]);
  });

  it('DR-LEVEL-5, DR-LEVEL-7: one level at a time, up to the fourth; advancements stay', () => {
    const t = due({ hand: ['captain'], sleeves: { captain: ['a1-01'] } });
    for (const level of [2, 3, 4]) {
      t.player(0).levelDue = 'must';
      t.play('level captain', 0);
      expect(t.player(0).crew[0].level).toBe(level);
    }
    t.player(0).levelDue = 'must';
    expect(t.why('level captain', 0)).toBe('highest-level DR-LEVEL-7');
    expect(t.player(0).crew[0].sleeves[0]).toBeGreaterThan(0);
  });

  it('DR-LEVEL-6, DR-LEVEL-8: the card stays in hand and is played at its new level alone', () => {
    const t = due({ hand: ['captain'] });
    t.play('level captain', 0);
    expect(t.hand(0)).toEqual(['captain']);
    t.play('end');
    expect(of(t.play('play captain'), 'played')[0].level).toBe(2);
    // The sail of level 1 is gone.
    expect(of(t.play('raise sails'), 'raised')[0].sails).toBe(2);
  });

  it('DR-LEVEL-2, DR-COMBAT-S2: in answer to an attack, and the new cannon can be played at once', () => {
    const t = table(2, {
      players: [
        { at: 0, play: ['captain'], levels: { captain: 2 } },
        { at: 0, hand: ['gunner-1'], levelDue: 'must' },
      ],
    });
    t.playAll('flag player 2 with captain', 'fire 1');
    expect(t.waits).toBe('respond 1');
    expect(t.why('play gunner-1')).toBe('not-for-defence DR-PLAY-6');
    t.playAll('level gunner-1', 'play gunner-1');
    expect(t.legalOf('fire')).toContain('fire 2');
  });

  it('DR-LEVEL-9, DR-ABIL-18, DR-ABIL-19: the bottom card of the deck rises, or the next above it that can', () => {
    const t = table(2, {
      players: [
        {
          play: ['bosun'],
          sleeves: { bosun: ['a4-18'] },
          hand: ['crewman-1', 'crewman-2', 'crewman-3', 'firstMate', 'gunner-1', 'gunner-2'],
          discard: ['deckhand-1', 'deckhand-2'],
          deck: ['captain', 'buccaneer', 'purser'],
          levels: { purser: 4 },
        },
      ],
    });
    const before = t.player(0).deck.slice();
    expect(of(t.play('use bosun middle'), 'levelled')).toEqual([
      { type: 'levelled', seat: 0, card: 10, level: 2, where: 'deck' },
    ]);
    expect(t.player(0).deck).toEqual(before);
    expect(t.player(0).crew[10]).toMatchObject({ level: 2, known: 1 });
    expect(t.uncovered).toBe(true);
  });

  it('DR-LEVEL-9: an ability may raise its own card, in the sight of all', () => {
    const t = table(2, { players: [{ play: ['purser'], sleeves: { purser: ['a3-05'] } }] });
    t.play('use purser top');
    expect(t.player(0).crew[11]).toMatchObject({ level: 2, known: 2 });
    expect(t.view(1).players[0].crew[11].level).toBe(2);
  });

  it('DR-LEVEL-10, DR-ACH-7: every rise to level 4 counts for Sea Dogs', () => {
    const t = due({ hand: ['captain', 'purser'], levels: { captain: 3, purser: 3 } });
    const events = t.play('level captain', 0);
    expect(of(events, 'progress')).toEqual([{ type: 'progress', seat: 0, achievement: SEA_DOGS, count: 1 }]);
    expect(t.player(0)).toMatchObject({ seaDogs: 1, cubes: 33 });
    expect(t.uncovered).toBe(true);
  });

  it('DR-LEVEL-11, DR-GAMEEND-4: after the last turn there is no level-up', () => {
    const t = table(2, { players: [{ achievements: [0, 2, 3, 5] }] });
    t.play('end');
    expect(t.player(0)).toMatchObject({ finished: true, levelDue: 'no' });
    expect(t.legal(0)).toEqual([]);
  });

  it('DR-GAMEEND-12: a level-up still due before the last turn is made', () => {
    const t = table(2, {
      first: 1,
      players: [{ levelDue: 'must', hand: ['captain'] }, { achievements: [0, 2, 3, 5] }],
    });
    t.play('end');
    expect(t.waits).toBe('levelUp 0');
    t.play('level captain');
    expect(t.waits).toBe('main 0');
  });

  it('DR-TEST-29, DR-GAMEEND-10: a fourth marker by a level-up ends the game only after the next own turn', () => {
    const t = due({
      hand: ['captain'],
      discard: ['gunner-1', 'gunner-2'],
      levels: { captain: 3, 'gunner-1': 4, 'gunner-2': 4 },
      seaDogs: 2,
      achievements: [0, 2, 3],
    });
    expect(of(t.play('level captain', 0), 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: SEA_DOGS }]);
    t.play('end');
    expect(t.state.endedBy).toBe(-1);
    expect(t.waits).toBe('main 0');
    expect(of(t.play('end'), 'endTriggered')).toEqual([{ type: 'endTriggered', seat: 0 }]);
  });

  it('DR-HID-4: a level-up can be taken back, for only its owner knows of it; one to level 4 is shown', () => {
    const t = due({ hand: ['captain', 'purser'] });
    t.play('level captain', 0);
    expect(t.uncovered).toBe(false);
    t.player(0).levelDue = 'must';
    alter(t.player(0), 11, { level: 3 });
    t.play('level purser', 0);
    expect(t.uncovered).toBe(true);
  });
});
