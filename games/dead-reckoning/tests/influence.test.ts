/** Influence and its batches (DR-INF). */
import { describe, expect, it } from 'vitest';
import { HARBOUR } from '../rules/state.ts';
import { cubesOn, SHARK, sleeved, use, useOf } from './sleeves.ts';
import { of, type PlayerSpec, type Table, type TableSpec, table } from './table.ts';

/** The buccaneer of this level lies in play and the ship at Shark Island, which has four slots. */
const buccaneer = (level: number, spec: Partial<TableSpec> = {}, me: PlayerSpec = {}, seats = 2): Table =>
  table(seats, {
    ...spec,
    players: [
      {
        at: SHARK,
        hand: [],
        ...me,
        play: ['buccaneer', ...(me.play ?? [])],
        levels: { buccaneer: level, ...me.levels },
      },
      ...(spec.players ?? []),
    ],
  });

describe('where cubes may go', () => {
  it('DR-INF-1: the ship must lie at an island', () => {
    expect(buccaneer(1, {}, { at: HARBOUR }).why('use buccaneer')).toBe('not-an-island DR-INF-1');
    expect(buccaneer(1, {}, { at: 1 }).why('use buccaneer')).toBe('not-an-island DR-INF-1');
  });

  it('DR-INF-2, DR-DEC-40: a cube goes from the supply into an empty slot of that island', () => {
    const t = buccaneer(2);
    t.play('use buccaneer');
    expect(cubesOn(t, SHARK)).toEqual([2, 0]);
    expect(t.player(0).cubes).toBe(32);
  });

  it('DR-INF-3, DR-INF-13, DR-DEC-41: with no slot empty a cube of an opponent of one’s choice is replaced and goes back', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [0, 2, 2] } } }, {}, 3);
    t.play('use buccaneer');
    expect(t.legal()).toEqual(['replace a cube of player 2 on row 1 left', 'replace a cube of player 3 on row 1 left']);
    expect(t.why('place a cube on row 1 left')).toBe('slots-full DR-INF-3');
    expect(t.why('replace a cube of player 2 on row 1 right')).toBe('ship-not-there DR-INF-1');
    const events = t.play('replace a cube of player 3 on row 1 left');
    expect(of(events, 'influenced')).toMatchObject([{ tile: SHARK, replaced: 2 }]);
    expect(t.tile(SHARK).cubes).toEqual([1, 2, 1]);
    expect(t.player(2).cubes).toBe(33);
  });

  it('DR-INF-3: while a slot is empty nothing is replaced', () => {
    const t = sleeved(['a3-10'], { me: { at: 4 }, sea: { 3: { cubes: [0, 2] }, 4: {} } });
    use(t, 'a3-10');
    expect(t.legal()).toEqual(['place a cube on row 2 centre', 'place a cube on row 2 left']);
    expect(t.why('replace a cube of player 2 on row 2 left')).toBe('slots-empty DR-INF-3');
  });

  it('DR-GAMEEND-6, DR-INF-3: why a cube cannot be replaced', () => {
    const t = buccaneer(1, { players: [{ finished: true }], sea: { [SHARK]: { cubes: [1, 1, 1, 1] } } }, {}, 4);
    t.play('use buccaneer');
    expect(t.legal()).toEqual(['replace a cube of player 3 on row 1 left', 'replace a cube of player 4 on row 1 left']);
    expect(t.why('replace a cube of player 2 on row 1 left')).toBe('needs-two DR-GAMEEND-6');
    expect(t.why('replace a cube of player 1 on row 1 left')).toBe('no-cube-to-replace DR-INF-3');
    expect(t.why('replace a cube of player 2 on harbour')).toBe('ship-not-there DR-INF-1');
    const none = buccaneer(1, { sea: { [SHARK]: { cubes: [0, 0, 2, 2] } } }, {}, 4);
    none.play('use buccaneer');
    expect(none.why('replace a cube of player 2 on row 1 left')).toBe('no-cube-to-replace DR-INF-3');
  });

  it('DR-INF-4: permanent cubes are never replaced', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [4, 0], permanent: [0, 3] } } });
    expect(t.why('use buccaneer')).toBe('no-cube-to-replace DR-INF-3');
  });

  it('DR-INF-10: an island with an opponent’s fort or garrison takes no cubes', () => {
    for (const building of ['fort', 'garrison'] as const) {
      const t = buccaneer(1, { sea: { [SHARK]: { cubes: [0, 3], buildings: [building] } } });
      expect(t.why('use buccaneer')).toBe('fort-forbids DR-BLDG-4');
    }
    const outpost = buccaneer(1, { sea: { [SHARK]: { cubes: [0, 3], buildings: ['outpost'] } } });
    expect(outpost.legalOf('use')).toEqual(['use buccaneer']);
  });

  it('DR-INF-11, DR-BLOCK-1: nor does an island under blockade', () => {
    const t = buccaneer(1, { players: [{ at: SHARK, pirate: true }] });
    expect(t.why('use buccaneer')).toBe('blockade DR-BLOCK-1');
  });

  it('DR-INF-9: of one adjacent island only so many cubes as the ability says', () => {
    const t = sleeved(['a3-10'], { me: { at: 4 }, sea: { 3: {}, 4: {}, 5: {} } });
    use(t, 'a3-10');
    t.play('place a cube on row 2 left');
    expect(t.legal()).toEqual(['place a cube on row 2 centre', 'place a cube on row 2 left']);
    expect(t.why('place a cube on row 2 right')).toBe('too-many-adjacent DR-INF-9');
  });

  it('DR-INF-9, DR-INF-10: a fort closes an adjacent island too', () => {
    const t = sleeved(['a3-10'], { me: { at: 4 }, sea: { 3: { cubes: [0, 2], buildings: ['fort'] }, 4: {}, 5: {} } });
    use(t, 'a3-10');
    expect(t.why('place a cube on row 2 left')).toBe('fort-forbids DR-BLDG-4');
  });
});

describe('all of it at once', () => {
  it('DR-INF-5: what an ability gives is placed before anything else is done', () => {
    const t = buccaneer(2, { sea: { [SHARK]: { cubes: [0, 2, 2] } } }, {}, 3);
    t.play('use buccaneer');
    expect(t.why('end')).toBe('influence-first DR-INF-5');
    expect(t.legal().every((text) => text.startsWith('replace'))).toBe(true);
  });

  it('DR-INF-8: influence without a place is lost', () => {
    const t = buccaneer(4, {}, { at: 2 });
    const events = t.play('use buccaneer');
    expect(of(events, 'influenced')).toHaveLength(3);
    expect(cubesOn(t, 2)).toEqual([3, 1]);
    expect(t.player(0).cubes).toBe(30);
    expect(t.waits).toBe('main 0');
  });
});

describe('batches', () => {
  /** Blue has three of four slots; purple brings two influence from two cards. */
  const two = (): Table =>
    buccaneer(
      1,
      { sea: { [SHARK]: { cubes: [1, 3], permanent: [0, 1], buildings: ['outpost'] } } },
      { play: ['deckhand-1'], hand: ['crewman-1'] },
    );

  it('DR-INF-7, DR-TABLE-4, DR-DEC-29: abilities used one after the other are one batch; anything else must wait for it', () => {
    const t = two();
    t.play('use buccaneer');
    expect(t.waits).toBe('batch 0');
    expect(t.legal()).toEqual(['use deckhand-1', 'settle']);
    expect(t.why('play crewman-1')).toBe('settle-first DR-INF-6');
    expect(t.why('use buccaneer')).toBe('already-used DR-ABIL-2');
  });

  it('DR-INF-6: control is checked once, after the batch', () => {
    const t = two();
    const first = t.play('use buccaneer');
    expect(t.tile(SHARK).cubes).toEqual([2, 2]);
    expect(of(first, 'controlLost')).toEqual([]);
    expect(t.tile(SHARK).controller).toBe(1);
    const second = t.play('use deckhand-1');
    // Purple has three, blue one and a permanent one: control passes at a stroke.
    expect(of(second, 'controlled')).toEqual([
      { type: 'controlled', seat: 0, tile: SHARK, before: 1, permanent: true },
    ]);
    expect(t.state.batch).toBeNull();
  });

  it('DR-INF-7, DR-TABLE-4: settling in between is a check of its own', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [1, 3] } } }, { play: ['deckhand-1'] });
    t.play('use buccaneer');
    expect(of(t.play('settle'), 'controlLost')).toEqual([{ type: 'controlLost', seat: 1, tile: SHARK }]);
    expect(of(t.play('use deckhand-1'), 'controlled')).toMatchObject([{ seat: 0, before: -1 }]);
  });

  it('DR-TABLE-4: without another influence ability in play the batch closes by itself', () => {
    const t = buccaneer(1, { sea: { [SHARK]: { cubes: [2, 0] } } });
    expect(of(t.play('use buccaneer'), 'controlled')).toHaveLength(1);
    expect(t.waits).toBe('main 0');
  });
});

describe('cubes of players who have had their last turn', () => {
  const finished: PlayerSpec = { finished: true };

  it('DR-INF-12, DR-GAMEEND-6, DR-TEST-24: replacing one costs two influence, and a single one left is lost', () => {
    const t = buccaneer(3, { players: [finished], sea: { [SHARK]: { cubes: [0, 4] } } });
    const events = t.play('use buccaneer');
    expect(of(events, 'influenced')).toHaveLength(1);
    expect(t.tile(SHARK).cubes).toEqual([1, 3]);
    expect(t.waits).toBe('main 0');
  });

  it('DR-GAMEEND-7: an empty slot still costs one', () => {
    const t = buccaneer(3, { players: [finished], sea: { [SHARK]: { cubes: [0, 3] } } });
    t.play('use buccaneer');
    expect(t.tile(SHARK).cubes).toEqual([2, 2]);
  });

  it('DR-GAMEEND-7: the two may come from different abilities of one batch', () => {
    const t = buccaneer(1, { players: [finished], sea: { [SHARK]: { cubes: [0, 4] } } }, { play: ['deckhand-1'] });
    expect(of(t.play('use buccaneer'), 'influenced')).toEqual([]);
    expect(t.legal()).toEqual(['use deckhand-1', 'settle']);
    expect(of(t.play('use deckhand-1'), 'influenced')).toMatchObject([{ replaced: 1 }]);
    expect(t.tile(SHARK).cubes).toEqual([1, 3]);
  });

  it('DR-GAMEEND-7, DR-INF-8: influence that was spent does not wait for a second one', () => {
    const t = buccaneer(2, { players: [finished], sea: { [SHARK]: { cubes: [0, 4] } } }, { play: ['deckhand-1'] });
    expect(of(t.play('use buccaneer'), 'influenced')).toHaveLength(1);
    // Both are gone: one more influence cannot replace another cube.
    expect(t.state.batch?.carried ?? 0).toBe(0);
    expect(t.why('use deckhand-1')).toMatch(/needs-two DR-GAMEEND-6/);
    expect(t.tile(SHARK).cubes).toEqual([1, 3]);
  });

  it('DR-GAMEEND-7, DR-INF-8: influence that waited is spent with the second one, and not once more', () => {
    const play = ['deckhand-1', 'deckhand-2'];
    const t = buccaneer(1, { players: [finished], sea: { [SHARK]: { cubes: [0, 4] } } }, { play });
    t.play('use buccaneer');
    expect(t.state.batch?.carried).toBe(1);
    expect(of(t.play('use deckhand-1'), 'influenced')).toHaveLength(1);
    expect(t.state.batch?.carried ?? 0).toBe(0);
    expect(t.why('use deckhand-2')).toMatch(/needs-two DR-GAMEEND-6/);
    expect(t.tile(SHARK).cubes).toEqual([1, 3]);
  });

  it('DR-GAMEEND-7: a single influence cannot be used at all where nothing else is to be had', () => {
    const t = buccaneer(1, { players: [finished], sea: { [SHARK]: { cubes: [0, 4] } } });
    expect(t.why('use buccaneer')).toBe('needs-two DR-GAMEEND-6');
  });

  it('DR-GAMEEND-6: with cubes of others in reach those cost one', () => {
    const t = buccaneer(1, { players: [finished, {}], sea: { [SHARK]: { cubes: [0, 2, 2] } } }, {}, 3);
    t.play('use buccaneer');
    expect(t.tile(SHARK).cubes).toEqual([1, 2, 1]);
    const both = buccaneer(3, { players: [finished, {}], sea: { [SHARK]: { cubes: [0, 2, 2] } } }, {}, 3);
    both.play('use buccaneer');
    expect(both.legal()).toEqual([
      'replace a cube of player 2 on row 1 left',
      'replace a cube of player 3 on row 1 left',
    ]);
    both.play('replace a cube of player 3 on row 1 left');
    both.play('replace a cube of player 3 on row 1 left');
    expect(both.why('replace a cube of player 2 on row 1 left')).toBe('not-in-main-phase DR-TURN-4');
    expect(both.tile(SHARK).cubes).toEqual([2, 2, 0]);
  });
});

describe('in the words of the cards', () => {
  it('DR-ADV-X.6, DR-BLDG-4: only an ability that says so ignores forts', () => {
    const sea = { [SHARK]: { cubes: [0, 3], buildings: ['fort'] as const } };
    expect(sleeved(['a1-09'], { me: { at: SHARK }, sea }).why(useOf('a1-09'))).toBe('fort-forbids DR-BLDG-4');
    expect(sleeved(['a4-16'], { me: { at: SHARK }, sea }).legalOf('use')).toContain(useOf('a4-16'));
  });
});
