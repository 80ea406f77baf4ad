import { legal } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import { names, of, type PlayerSpec, type Table, table } from './table.ts';

const stops = (t: Table): number[] =>
  legal<DeadReckoningAction>(deadReckoning, t.state, t.toAct)
    .flatMap((action) => (action.type === 'sail' ? [action.to] : []))
    .sort((a, b) => a - b);

/** Every tile explored. */
const charted = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at, {}]));

describe('sailing', () => {
  it('DR-MOVE-1, DR-DEC-18: every step costs one sail, and without sails the ship stays', () => {
    const t = table(2, { players: [{ sails: 3 }], sea: charted });
    const [sailed] = of(t.play('sail to row 3 left'), 'sailed');
    expect(sailed).toEqual({ type: 'sailed', seat: 0, path: [0, 3, 6], stopped: true });
    expect(t.player(0)).toMatchObject({ at: 6, sails: 0 });
    expect(t.legalOf('sail')).toEqual([]);
    expect(t.why('sail to row 2 left')).toBe('too-far DR-MOVE-1');
    expect(table(2).why('sail to row 1 left')).toBe('raise-first DR-TURN-4');
  });

  it('DR-MOVE-2: steps go along rows and columns, never across', () => {
    const t = table(2, { players: [{ at: 4, sails: 1 }], sea: charted });
    expect(stops(t)).toEqual([1, 3, 5, 7]);
    expect(t.why('sail to row 1 left')).toBe('too-far DR-MOVE-1');
    expect(t.why('sail 13')).toBe('no-such-place DR-MOVE-2');
  });

  it('DR-MOVE-3: the harbour lies beside all three tiles of row 1', () => {
    expect(stops(table(2, { players: [{ sails: 1 }], sea: charted }))).toEqual([0, 1, 2]);
    for (const at of [0, 1, 2]) expect(stops(table(2, { players: [{ at, sails: 1 }], sea: charted }))).toContain(12);
    // From one end of row 1 to the other the harbour is as near as the tile between.
    expect(stops(table(2, { players: [{ at: 0, sails: 2 }], sea: charted }))).toEqual([1, 2, 3, 4, 6, 12]);
  });

  it('DR-MOVE-4, DR-MOVE-6: a turn may hold several moves, and things are done where the ship stops', () => {
    const t = table(2, { players: [{ sails: 4, holds: [[4, 0]] }], sea: charted });
    t.playAll('sail to row 1 left', 'buy', 'sail to harbour', 'load 1 coin into D', 'sail to row 1 centre', 'buy');
    expect(t.player(0)).toMatchObject({ at: 1, sails: 1 });
    expect(names(t.player(0).aside)).toEqual(['a1-01', 'a1-03']);
    expect(t.why('sail to row 1 centre')).toBe('already-there DR-MOVE-4');
  });

  it('DR-MOVE-5, DR-PIRATE-2: other ships bar no way, not even pirates that are passed', () => {
    const pirate = { at: 1, pirate: true };
    const t = table(4, { players: [{ sails: 3 }, pirate, pirate, { at: 4 }], sea: charted });
    const [{ path }] = of(t.play('sail to row 3 centre'), 'sailed');
    expect(path).toEqual([1, 4, 7]);
    expect(t.waits).toBe('main 0');
  });
});

describe('exploring', () => {
  it('DR-MOVE-7, DR-EXPL-1, DR-EXPL-4, DR-EXPL-6: whoever stops on a face-down tile turns it up with a card of its row', () => {
    const t = table(2, { players: [{ sails: 2, holds: [[4, 0]] }], stack: { row2: ['a2-02'] } });
    const events = t.play('sail to row 2 centre');
    expect(of(events, 'explored')).toEqual([
      { type: 'explored', seat: 0, tile: 4, id: t.tile(4).id, card: t.tile(4).card },
    ]);
    expect(names([t.tile(4).id, t.tile(4).card])).toEqual(['palm', 'a2-02']);
    expect(t.tile(4).explored).toBe(true);
    expect(of(events, 'progress')).toEqual([{ type: 'progress', seat: 0, achievement: 7, count: 1 }]);
    expect(t.player(0)).toMatchObject({ explorer: 1, cubes: 33 });
    expect(t.uncovered).toBe(true);
    t.play('buy');
    expect(names(t.player(0).aside)).toEqual(['a2-02']);
  });

  it('DR-EXPL-2: exploring ends the move; the rest of the sails can be used later', () => {
    const t = table(2, { players: [{ sails: 4 }] });
    t.play('sail to row 2 centre');
    expect(t.waits).toBe('main 0');
    t.play('sail to row 1 centre');
    expect(t.player(0)).toMatchObject({ at: 1, sails: 1 });
  });

  it('DR-MOVE-8, DR-TEST-4: a face-down tile that is only passed stays as it is', () => {
    const t = table(2, { players: [{ at: 1, sails: 2 }] });
    t.play('sail to row 3 centre');
    expect(t.state.sea.map(({ explored }) => explored).slice(3, 8)).toEqual([false, false, false, false, true]);
    expect(t.player(0).explorer).toBe(1);
  });

  it('DR-MOVE-9, DR-EXPL-3: after one exploration no other unexplored tile can be stopped at', () => {
    const t = table(2, { players: [{ sails: 5 }] });
    t.play('sail to row 2 centre');
    expect(stops(t)).toEqual([0, 1, 2, 12]);
    expect(t.why('sail to row 2 left')).toBe('already-explored DR-MOVE-9');
  });

  it('DR-MOVE-10, DR-TEST-5: with the last sail and the exploration used up only explored neighbours remain', () => {
    const t = table(2, { players: [{ at: 10, sails: 2 }], sea: { 10: {} } });
    t.play('sail to row 4 right');
    expect(t.player(0).sails).toBe(1);
    expect(stops(t)).toEqual([10]);
    const alone = table(2, { players: [{ at: 9, sails: 1 }], sea: { 9: {} } });
    alone.state.turn.explored = true;
    expect(alone.legalOf('sail')).toEqual([]);
  });

  it('DR-EXPL-5: with an empty box the card comes from the next higher one, and from none it stays away', () => {
    const t = table(2, { players: [{ at: 3, sails: 1 }], sea: { 3: {} } });
    t.state.gone.push(...t.state.boxes[1].splice(0));
    t.play('sail to row 2 centre');
    expect(names([t.tile(4).card])[0]).toMatch(/^[ae]3-/);
    const last = table(2, { players: [{ at: 9, sails: 1 }], sea: { 9: {} } });
    last.state.gone.push(...last.state.boxes[3].splice(0));
    last.play('sail to row 4 centre');
    expect(last.tile(10)).toMatchObject({ explored: true, card: -1 });
  });
});

describe('what waits on the way', () => {
  const garrison = { cubes: [0, 3], buildings: ['garrison'] as const };

  it('DR-MOVE-11, DR-BLDG-8: an opponent’s garrison damages a ship that stops and one that passes, each time', () => {
    const t = table(2, { players: [{ sails: 6 }], sea: { ...charted, 0: garrison } });
    expect(of(t.play('sail to row 1 left'), 'damaged')).toEqual([
      { type: 'damaged', seat: 0, count: 1, by: 1, cause: 'garrison' },
    ]);
    t.playAll('sail to harbour', 'pass row 1 left', 'sail to row 2 left');
    expect(t.player(0).damage).toBe(2);
    const own = table(2, { players: [{ sails: 1 }], sea: { 0: { cubes: [3, 0], buildings: ['garrison'] } } });
    expect(of(own.play('sail to row 1 left'), 'damaged')).toEqual([]);
  });

  it('DR-BLDG-9: a garrison where the ship already lies does nothing', () => {
    const t = table(2, { players: [{ at: 0, sails: 1 }], sea: { ...charted, 0: garrison } });
    t.play('sail to row 2 left');
    expect(t.player(0).damage).toBe(0);
  });

  it('DR-MOVE-12, DR-SINK-2: a ship that sinks on the way ends its move in the harbour', () => {
    const t = table(2, { players: [{ damage: 4, sails: 4 }], sea: { ...charted, 0: garrison, 1: {}, 3: garrison } });
    const events = t.playAll('pass row 1 left');
    expect(of(events, 'sunk')).toHaveLength(1);
    expect(t.waits).toBe('main 0');
    expect(t.player(0)).toMatchObject({ at: 12, sails: 0, damage: 0 });
  });

  it('DR-MOVE-13: damage comes first, then exploring, then pirates', () => {
    const t = table(2, {
      players: [
        { at: 1, sails: 2 },
        { at: 7, pirate: true },
      ],
      sea: { 4: garrison },
    });
    const kinds = t
      .play('sail to row 3 centre')
      .map(({ type }) => type)
      .filter((type) => ['damaged', 'explored', 'battleBegan'].includes(type));
    expect(kinds).toEqual(['damaged', 'explored', 'battleBegan']);
    expect(t.battle.cause).toBe('forced');
  });

  it('DR-TABLE-3: without anything on the way only the end of a voyage is chosen', () => {
    const t = table(2, { players: [{ sails: 3 }], sea: charted });
    expect(t.legalOf('pass')).toEqual([]);
    expect(t.why('pass row 1 left')).toBe('way-is-open DR-TABLE-3');
  });

  it('DR-TABLE-3: of the shortest ways the ship takes one with fewest garrisons', () => {
    const t = table(2, { players: [{ sails: 2, at: 0 }], sea: { ...charted, 3: garrison } });
    expect(of(t.play('sail to row 2 centre'), 'sailed')[0].path).toEqual([1, 4]);
    expect(t.player(0).damage).toBe(0);
  });

  it('DR-TABLE-3: past a garrison one may sail step by step, and goes on until a last stop', () => {
    const t = table(2, { players: [{ sails: 3, at: 0 }], sea: { ...charted, 3: garrison } });
    expect(t.legalOf('pass')).toEqual(['pass harbour', 'pass row 1 centre', 'pass row 2 left']);
    expect(t.why('pass row 2 centre')).toBe('no-such-place DR-MOVE-2');
    expect(of(t.play('pass row 1 centre'), 'sailed')).toEqual([{ type: 'sailed', seat: 0, path: [1], stopped: false }]);
    expect(t.waits).toBe('underway 0');
    expect(t.why('end')).toBe('sail-on-first DR-MOVE-4');
    expect(t.why('sail to row 1 centre')).toBe('already-there DR-MOVE-4');
    t.play('pass row 2 centre');
    expect(t.legalOf('pass')).toEqual([]);
    expect(t.why('pass row 1 centre')).toBe('way-without-end DR-MOVE-10');
    t.play('sail to row 2 right');
    expect(t.waits).toBe('main 0');
    expect(t.player(0)).toMatchObject({ at: 5, sails: 0, damage: 0 });
  });

  it('DR-TABLE-3, DR-MOVE-10: no step is offered from which the ship could not stop anywhere', () => {
    const t = table(2, { players: [{ at: 9, sails: 2 }], sea: { 0: garrison, 9: {} } });
    t.state.turn.explored = true;
    expect(t.legalOf('pass')).toEqual(['pass row 3 left', 'pass row 4 centre']);
    const once = table(2, { players: [{ at: 9, sails: 1 }], sea: { 0: garrison, 9: {} } });
    once.state.turn.explored = true;
    expect(once.legalOf('pass')).toEqual([]);
    expect(once.why('pass row 3 left')).toBe('way-without-end DR-MOVE-10');
  });

  it('DR-ADV-4.1, DR-TABLE-3: what an island gives in passing is stowed before the ship sails on', () => {
    const full: PlayerSpec['holds'] = [
      [4, 0],
      [0, 0],
      [0, 0],
      [2, 0],
    ];
    const t = table(2, {
      players: [{ at: 6, sails: 2, play: ['bosun'], sleeves: { bosun: ['a4-01'] }, holds: full }],
      sea: charted,
    });
    t.playAll('use bosun top', 'pass row 4 left');
    expect(t.waits).toBe('room 0');
    while (t.waits === 'room 0') t.play(t.legalOf('forgo')[0]);
    expect(t.waits).toBe('underway 0');
    t.play('sail to row 4 centre');
    expect(t.waits).toBe('main 0');
  });

  it('DR-ADV-4.1, DR-MOVE-13: on one voyage too, and before the pirates at its end', () => {
    const t = table(4, {
      players: [
        { at: 9, sails: 2, play: ['bosun'], sleeves: { bosun: ['a4-01'] }, holds: [[3, 0]] },
        { at: 11, pirate: true },
      ],
      sea: charted,
    });
    t.play('use bosun top');
    const events = t.play('sail to row 4 right');
    // Storm Island lies between: three cargo, and a coin by the arrow of the open sea before it.
    expect(of(events, 'moved')).toMatchObject([
      { cargo: 3, coins: 0, to: 'ship', cause: 'passing' },
      { cargo: 0, coins: 1, to: 'ship', cause: 'passing' },
    ]);
    expect(events[0].type).toBe('sailed');
    expect(t.battle.cause).toBe('forced');
    const full = table(4, {
      players: [
        {
          at: 9,
          sails: 2,
          play: ['bosun'],
          sleeves: { bosun: ['a4-01'] },
          holds: [
            [4, 0],
            [0, 0],
            [0, 0],
            [2, 0],
          ],
        },
        { at: 11, pirate: true },
      ],
      sea: charted,
    });
    full.playAll('use bosun top', 'sail to row 4 right');
    expect(full.waits).toBe('room 0');
    expect(full.state.battle).toBeNull();
    while (full.waits === 'room 0') full.play(full.legalOf('forgo')[0]);
    expect(full.battle.cause).toBe('forced');
  });
});

describe('a voyage in narrow waters', () => {
  const garrison = { cubes: [0, 3], buildings: ['garrison'] as const };
  /** Six slots: three cubes would not control it. */
  const onStorm = { ...garrison, id: 'storm', cubes: [0, 4] };

  it('DR-TABLE-3: the way with fewest garrisons is looked for to its end, not only at the next step', () => {
    const past = table(4, {
      players: [{ at: 0, sails: 4 }],
      sea: { ...charted, 1: onStorm, 2: garrison, 4: garrison },
    });
    expect(of(past.play('sail to row 3 right'), 'sailed')[0].path).toEqual([3, 6, 7, 8]);
    expect(past.player(0).damage).toBe(0);
    const round = table(4, {
      players: [{ at: 3, sails: 4 }],
      sea: { ...charted, 7: { id: 'parrot', ...garrison }, 10: onStorm },
    });
    expect(of(round.play('sail to row 4 right'), 'sailed')[0].path).toEqual([4, 5, 8, 11]);
    expect(round.player(0).damage).toBe(0);
  });

  it('DR-TABLE-3, DR-MOVE-10: between unknown tiles only steps are offered after which a known one is in reach', () => {
    const t = table(2, { players: [{ at: 10, sails: 3 }], sea: { 2: garrison, 10: {} } });
    t.state.turn.explored = true;
    t.play('pass row 4 left');
    expect(t.legal()).toEqual(['sail to row 4 centre']);
    expect(t.why('pass row 3 left')).toBe('way-without-end DR-MOVE-10');
    const north = table(2, { players: [{ at: 7, sails: 3 }], sea: { 2: garrison, 7: {} } });
    north.state.turn.explored = true;
    north.play('pass row 3 left');
    expect(north.legal()).toEqual(['sail to row 1 left', 'sail to row 3 centre', 'pass row 2 left']);
  });

  it('DR-MOVE-12, DR-ADV-4.1: a ship that sinks on the way gets nothing in passing and explores nothing', () => {
    const bosun = { play: ['bosun'], sleeves: { bosun: ['a4-01'] } };
    const sea = { 9: {}, 10: onStorm };
    const voyage = table(4, { players: [{ at: 9, sails: 2, damage: 4, ...bosun }], sea });
    voyage.play('use bosun top');
    const events = voyage.play('sail to row 4 right');
    expect(of(events, 'sailed')[0].path).toEqual([10]);
    expect(of(events, 'moved').filter(({ cause }) => cause === 'passing')).toEqual([]);
    expect(of(events, 'explored')).toEqual([]);
    expect(voyage.player(0).at).toBe(12);
    const steps = table(4, { players: [{ at: 9, sails: 2, damage: 4, ...bosun }], sea });
    steps.play('use bosun top');
    expect(of(steps.play('pass row 4 centre'), 'moved').filter(({ cause }) => cause === 'passing')).toEqual([]);
  });

  it('DR-MOVE-12: whoever sinks on a later step need not sail on', () => {
    const sea = { ...charted, 0: garrison, 3: garrison };
    const t = table(2, { players: [{ damage: 3, sails: 4 }], sea });
    t.playAll('pass row 1 left', 'pass row 2 left');
    expect(t.waits).toBe('main 0');
    expect(t.player(0)).toMatchObject({ at: 12, damage: 0 });
    expect(t.state.flow.map(({ step }) => step)).not.toContain('underway');
    const afloat = table(2, { players: [{ sails: 4 }], sea });
    afloat.playAll('pass row 1 left', 'pass row 2 left');
    expect(afloat.waits).toBe('underway 0');
  });

  it('DR-MOVE-9, DR-TURN-4: the reason given is the nearest one', () => {
    const t = table(2, { players: [{ at: 4, sails: 1 }], sea: { 4: {} } });
    t.state.turn.explored = true;
    expect(t.why('sail to row 2 left')).toBe('already-explored DR-MOVE-9');
    expect(table(2).why('pass row 1 left')).toBe('raise-first DR-TURN-4');
    const still = table(2, { players: [{ sails: 1 }], sea: { 0: garrison } });
    still.play('sail to row 1 centre');
    expect(still.why('pass row 1 left')).toBe('too-far DR-MOVE-1');
  });

  it('DR-EXPL-5, DR-HID: a tile that is turned up without a card is seen all the same', () => {
    const t = table(2, { players: [{ at: 9, sails: 1 }], sea: { 9: {} } });
    t.state.gone.push(...t.state.boxes[3].splice(0));
    t.play('sail to row 4 centre');
    expect(t.uncovered).toBe(true);
  });
});
