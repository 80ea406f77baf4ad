/** The nine achievements (DR-ACH). */
import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import {
  BUILDER,
  CAPITALIST,
  EXPLORER,
  FIRST_RATE,
  LEGEND,
  MASTER_TRADER,
  SCOURGE,
  SEA_DOGS,
  SETTLER,
} from '../cards/achievements.ts';
import { achieve, award, hasAchieved, progress } from '../rules/achievements.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { aboard, fighting, finish, SHARK, sleeved, use } from './sleeves.ts';
import { of, type Table, table } from './table.ts';

const recorded = (): Out<DeadReckoningEvent> => new Out<DeadReckoningEvent>(new SeededChance('markers'), true);

/** What is given at this moment: achievement and player. */
function given(t: Table): (readonly [number, number])[] {
  const out = recorded();
  award(t.state, out);
  return of(out.events ?? [], 'achieved').map(({ seat, achievement }) => [seat, achievement] as const);
}

const has = (t: Table, achievement: number, player = 0): boolean => hasAchieved(t.player(player), achievement);

describe('markers', () => {
  it('DR-ACH-1, DR-ACH-2, DR-ACH-21: given at once, to several players, each once; the active player first', () => {
    const t = table(3, { first: 1 });
    for (const player of t.state.players) player.chest = 30;
    expect(given(t)).toEqual([
      [1, CAPITALIST],
      [2, CAPITALIST],
      [0, CAPITALIST],
    ]);
    expect(given(t)).toEqual([]);
  });

  it('DR-ACH-3: several at once, and in another’s turn', () => {
    const t = table(2, { players: [{}, { upgrades: { 1: ['ub-gun', 'ub-gun'], 2: ['ub-deck', 'ua-sail'] } }] });
    t.player(1).chest = 30;
    expect(given(t)).toEqual([
      [1, CAPITALIST],
      [1, FIRST_RATE],
    ]);
  });

  it('DR-ACH-4: a marker stays when its condition is gone', () => {
    const t = table(2);
    t.player(0).chest = 30;
    given(t);
    t.player(0).chest = 0;
    given(t);
    expect(has(t, CAPITALIST)).toBe(true);
  });
});

describe('Legend', () => {
  it('DR-ACH-5: a cube for each of three victories, the fourth returns them for the marker', () => {
    const t = table(2);
    const out = recorded();
    for (let wins = 1; wins <= 3; wins++) progress(t.state, 0, LEGEND, out);
    expect(t.player(0)).toMatchObject({ legend: 3, cubes: 31, achievements: 0 });
    progress(t.state, 0, LEGEND, out);
    expect(t.player(0)).toMatchObject({ legend: 0, cubes: 34 });
    expect(has(t, LEGEND)).toBe(true);
    progress(t.state, 0, LEGEND, out);
    expect(t.player(0).legend).toBe(0);
    expect(of(out.events ?? [], 'progress').map(({ count }) => count)).toEqual([1, 2, 3]);
  });

  it('DR-ACH-6: a victory over a merchant counts, one over a building does not', () => {
    const t = fighting([], ['C2 A1 A1']);
    expect(t.player(0).legend).toBe(1);
    const fort = table(2, {
      players: [{ at: SHARK, hand: [] }],
      sea: { [SHARK]: { cubes: [0, 3], buildings: ['garrison'] } },
      stack: { throws: ['C2 A1 A1'] },
    });
    fort.playAll('storm garrison', 'fire 1');
    finish(fort);
    expect(fort.player(0).legend).toBe(0);
  });
});

describe('Sea dogs', () => {
  it('DR-ACH-7: a cube for each of two cards at level 4, the third returns them for the marker', () => {
    const t = sleeved(['a3-05'], { level: 3, me: { levels: { purser: 4, captain: 4 }, seaDogs: 2 } });
    expect(of(use(t, 'a3-05'), 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: SEA_DOGS }]);
    expect(t.player(0)).toMatchObject({ seaDogs: 0, cubes: 34 });
    const first = sleeved(['a3-05'], { level: 3 });
    expect(of(use(first, 'a3-05'), 'progress')).toEqual([
      { type: 'progress', seat: 0, achievement: SEA_DOGS, count: 1 },
    ]);
    expect(first.player(0)).toMatchObject({ seaDogs: 1, cubes: 33 });
  });
});

describe('Scourge of the Seas', () => {
  it('DR-ACH-8: for sinking another’s ship', () => {
    const t = sleeved(['a2-12', 'a1-04', 'a3-14'], { me: { at: SHARK }, others: [{ at: SHARK, damage: 4 }] });
    const events = use(t, 'a2-12');
    expect(of(events, 'sunk')).toMatchObject([{ seat: 1, by: 0 }]);
    expect(of(events, 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: SCOURGE }]);
    expect(t.player(1)).toMatchObject({ at: 12, damage: 0 });
  });
});

describe('Builder', () => {
  it('DR-ACH-9: five buildings at the same time on islands one controls', () => {
    const four = {
      [SHARK]: { cubes: [3, 0], buildings: ['fort', 'outpost', 'garrison'] },
      2: { cubes: [2, 0] },
    } as const;
    const t = table(2, {
      players: [{ hand: [], play: ['firstMate'], levels: { firstMate: 4 }, dock: 9 }],
      sea: four,
    });
    t.playAll('use first-mate', 'build fort on row 1 right');
    expect(has(t, BUILDER)).toBe(false);
    expect(of(t.play('build outpost on row 1 right'), 'achieved')).toMatchObject([{ achievement: BUILDER }]);
    const lapsed = table(2, {
      sea: { ...four, 2: { cubes: [1, 0], buildings: ['fort', 'outpost'] } },
    });
    expect(given(lapsed)).toEqual([]);
  });
});

describe('Capitalist', () => {
  it('DR-ACH-10, DR-ACH-11: thirty coins in the chest, those of the ship not counted; it is announced', () => {
    const t = sleeved(['a1-08'], { me: { chest: 29, holds: [[0, 4]] } });
    expect(has(t, CAPITALIST)).toBe(false);
    expect(of(use(t, 'a1-08'), 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: CAPITALIST }]);
  });

  it('DR-TEST-22, DR-ACH-3: the thirtieth coin in another’s turn brings the marker at once', () => {
    const t = table(2, { first: 1, players: [{ chest: 29 }] });
    t.player(0).chest++;
    expect(given(t)).toEqual([[0, CAPITALIST]]);
  });
});

describe('Settler', () => {
  it('DR-ACH-12: six permanent cubes on all islands together', () => {
    const t = sleeved(['a4-15'], { sea: { 0: { cubes: [3, 0], permanent: [3, 0] }, 2: { permanent: [2, 0] } } });
    expect(has(t, SETTLER)).toBe(false);
    expect(of(use(t, 'a4-15'), 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: SETTLER }]);
  });
});

describe('First-rate Ship', () => {
  it('DR-ACH-13, DR-UPG-4: four upgrades, covered ones too', () => {
    const upgrades = { 1: ['ub-gun', 'ua-gun'], 2: ['ub-deck'] } as const;
    const t = table(2, { players: [{ hand: [], play: ['bosun'], levels: { bosun: 4 }, dock: 6, upgrades }] });
    expect(given(t)).toEqual([]);
    t.play('use bosun choice 3');
    expect(of(t.play('fit full-rig into B'), 'achieved')).toEqual([
      { type: 'achieved', seat: 0, achievement: FIRST_RATE },
    ]);
  });

  it('DR-ACH-14: one that was removed again no longer counts', () => {
    const t = sleeved(['a2-11'], { me: { upgrades: { 1: ['ub-gun', 'ub-gun'], 2: ['ub-deck'] } } });
    use(t, 'a2-11');
    t.playAll('strip poop-deck from C', 'fit fighting-castle into C');
    expect(has(t, FIRST_RATE)).toBe(false);
  });
});

describe('Explorer', () => {
  it.each([
    [2, 5],
    [3, 4],
    [4, 3],
  ])('DR-ACH-15: with %i players %i tiles, a cube each, returned for the marker', (seats, tiles) => {
    const t = table(seats, { players: [{ sails: 2, hand: [], explorer: tiles - 2 }] });
    expect(of(t.play('sail to row 2 centre'), 'progress')).toEqual([
      { type: 'progress', seat: 0, achievement: EXPLORER, count: tiles - 1 },
    ]);
    const last = table(seats, { players: [{ sails: 2, hand: [], explorer: tiles - 1 }] });
    expect(of(last.play('sail to row 2 centre'), 'achieved')).toEqual([
      { type: 'achieved', seat: 0, achievement: EXPLORER },
    ]);
    expect(last.player(0)).toMatchObject({ explorer: 0, cubes: 34 });
  });

  it('DR-ACH-16, DR-ACH-22: who can no longer reach the number gets the cubes back', () => {
    const sea = { 4: {}, 5: {}, 6: {}, 7: {}, 8: {}, 9: {} };
    const t = table(2, { players: [{ explorer: 2 }, { explorer: 1 }], sea });
    // Three tiles are left: two and three are five, one and three are not.
    const out = recorded();
    award(t.state, out);
    expect(out.events).toEqual([{ type: 'progress', seat: 1, achievement: EXPLORER, count: 0 }]);
    expect(t.player(0)).toMatchObject({ explorer: 2, cubes: 32 });
    expect(t.player(1)).toMatchObject({ explorer: 0, cubes: 34 });
  });

  it('DR-ACH-16: nor is a cube put down that could only come back', () => {
    const sea = { 3: {}, 4: {}, 5: {}, 6: {}, 7: {}, 8: {}, 9: {} };
    const t = table(2, { players: [{ at: 9, sails: 1, hand: [] }], sea });
    expect(of(t.play('sail to row 4 centre'), 'progress')).toEqual([]);
    expect(t.player(0)).toMatchObject({ explorer: 0, cubes: 34 });
  });
});

describe('Master Trader', () => {
  it('DR-ACH-17, DR-ACH-19, DR-DEC-27: twelve cargo of ship and dock handed in at once, anywhere', () => {
    const t = table(2, { players: [{ at: 1, dock: 10, holds: [[4, 0]], hand: [] }] });
    expect(t.legalOf('claim')).toEqual(['claim']);
    const events = t.play('claim');
    expect(of(events, 'achieved')).toEqual([{ type: 'achieved', seat: 0, achievement: MASTER_TRADER }]);
    expect(t.legal()).toEqual(['split 8 dock rest ship', 'split 9 dock rest ship', 'split 10 dock rest ship']);
    expect(
      of(t.play('split 8 dock rest ship'), 'moved').every(({ cause, to }) => cause === 'trader' && to === 'supply'),
    ).toBe(true);
    expect(t.player(0).dock).toBe(2);
    expect(aboard(t)).toEqual([0, 0]);
  });

  it('DR-ACH-18, DR-ACH-2: less is not enough, and it is done once', () => {
    const poor = table(2, { players: [{ dock: 11, hand: [] }] });
    expect(poor.why('claim')).toBe('not-enough-cargo DR-ACH-17');
    const twice = table(2, { players: [{ dock: 24, hand: [] }] });
    twice.play('claim');
    expect(twice.player(0).dock).toBe(12);
    expect(twice.why('claim')).toBe('has-trader DR-ACH-2');
  });
});

describe('the rival', () => {
  it('DR-SOLO-39, DR-SOLO-40, DR-SOLO-42: training marks, a full store and a full chest bring its markers by themselves', () => {
    const t = table(1, { players: [{}, { training: 9, dock: 13 }] });
    t.player(1).chest = 30;
    expect(given(t)).toEqual([
      [1, CAPITALIST],
      [1, SEA_DOGS],
      [1, MASTER_TRADER],
    ]);
    expect(t.player(1).dock).toBe(1);
  });
});

describe('progress cubes', () => {
  it('DR-ACH-20: they come from the supply', () => {
    const t = table(2, { players: [{ sails: 2, hand: [] }] });
    t.play('sail to row 2 centre');
    expect(t.player(0)).toMatchObject({ explorer: 1, cubes: 33 });
  });

  it('DR-ACH-2: an achievement gained by another way gives its cubes back as well', () => {
    const t = table(2, { players: [{ legend: 2 }] });
    achieve(t.state, 0, LEGEND, recorded());
    expect(t.player(0)).toMatchObject({ legend: 0, cubes: 34 });
  });
});
