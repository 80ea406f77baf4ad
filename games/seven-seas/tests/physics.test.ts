/** The physical dice model (section 14 of the rules), on real throws. */
import { createHash } from 'node:crypto';
import { Stream } from '@broadside/kernel';
import { decodeRecording, type LidThrow } from '@broadside/throw';
import { throwDice } from '@broadside/throw/physics';
import { scatter } from '@broadside/throw/surrogate';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOX, EDGE } from '../rules/lid.ts';
import {
  apart,
  mean,
  model,
  nearestNeighbour,
  order,
  overhang,
  overlap,
  raids,
  spotsOf,
  surprise,
  throwMany,
} from './thrown.ts';

let few: LidThrow[];
let some: LidThrow[];
let most: LidThrow[];
let hard: LidThrow[];
beforeAll(async () => {
  few = await throwMany(120, 5, 'few');
  some = await throwMany(72, 20, 'some');
  most = await throwMany(48, 41, 'most');
  hard = await throwMany(56, 41, 'hard', 3);
}, 120_000);

const all = (): LidThrow[] => [...few, ...some, ...most, ...hard];
const landings = () => all().flatMap((thrown) => thrown.landings);

describe('the field', () => {
  it('S7-PHYS-1: one throw has all its dice, in their order, released at the same moment', async () => {
    for (const dice of [1, 2, 16, 41, 44]) {
      const thrown = await throwDice(order(dice, 'together'));
      const recording = decodeRecording(thrown.film);
      expect(thrown.landings).toHaveLength(dice);
      expect(recording.dice).toBe(dice);
      // All are in the air in the first frame, and apart.
      const starts = Array.from({ length: dice }, (_, die) => recording.at(0, die).position);
      expect(Math.min(...starts.map(([, up]) => up))).toBeGreaterThan(EDGE);
      for (const [die, a] of starts.entries())
        for (const b of starts.slice(die + 1))
          expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(17);
    }
  });

  it('S7-PHYS-2: the dice fall into a lid of 275 by 275 mm, and its walls hold them', () => {
    for (const die of landings()) expect(overhang(die)).toBeLessThan(30);
  });

  it('S7-PHYS-3: a result is a value, whole hundredths of a millimetre and whole degrees', () => {
    for (const { value, x, y, yaw } of landings()) {
      expect([value, x, y, yaw].every(Number.isInteger)).toBe(true);
      expect(value >= 1 && value <= 6 && yaw >= 0 && yaw <= 359).toBe(true);
      expect(x > 0 && x < 27_500 && y > 0 && y < 27_500).toBe(true);
    }
  });

  it('S7-PHYS-4: at the end every die lies flat on the floor', () => {
    for (const { film: text } of all()) {
      const recording = decodeRecording(text);
      for (let die = 0; die < recording.dice; die++) {
        const { position, quaternion } = recording.at(recording.seconds, die);
        const [x, y, z, w] = quaternion;
        const ups = [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)].map(Math.abs);
        // Three degrees, and half a one for the recording's own rounding.
        expect(Math.max(...ups)).toBeGreaterThan(Math.cos((3.5 * Math.PI) / 180));
        expect(Math.abs(position[1] - EDGE / 2)).toBeLessThan(0.5);
      }
    }
  });

  it('S7-PHYS-4, S7-PHYS-6: no die lies on another or in it', () => {
    for (const { landings: dice } of all())
      for (const [at, die] of dice.entries())
        for (const other of dice.slice(at + 1))
          if (apart(die, other) < 1415) expect(overlap(die, other)).toBeLessThan(25);
  });

  it('S7-PHYS-6: a die that leans or lies on another is nudged within the recording until it lies flat', async () => {
    // A narrow, high box: many would stay on each other.
    const narrow = { width: 110, depth: 110, wall: 80 };
    const thrown = await throwDice(order(30, 'narrow', { box: narrow }));
    const recording = decodeRecording(thrown.film);
    for (let die = 0; die < 30; die++)
      expect(recording.at(recording.seconds, die).position[1]).toBeLessThan(EDGE * 0.55);
    // The nudges took their time: dice in the wide lid are at rest much sooner.
    expect(recording.seconds).toBeGreaterThan(1.5 * mean(some.map(({ film: text }) => decodeRecording(text).seconds)));
  });
});

describe('void throws', () => {
  const low = { ...BOX, wall: 2 };

  it('S7-TEST-29, S7-CAPTAIN-8, S7-CURSE-2, S7-PHYS-5: if one of 16 dice leaves the field, all 16 are thrown again', async () => {
    const again: LidThrow[] = [];
    for (let at = 0; at < 12; at++)
      again.push(await throwDice(order(16, `leaves ${at}`, { box: low, force: 3, way: at % 8 })));
    const second = again.filter(({ attempt }) => attempt === 1);
    expect(second.length).toBeGreaterThan(0);
    for (const { landings: dice, film: recording } of again) {
      expect(dice).toHaveLength(16);
      expect(decodeRecording(recording).dice).toBe(16);
      for (const { x, y } of dice) expect(x > 0 && x < 27_500 && y > 0 && y < 27_500).toBe(true);
    }
  });

  it('S7-PHYS-15: an attempt is another throw, not the rest of the one before', async () => {
    // The same seed in a high lid holds at once; in the low one the second attempt begins anew, from other places.
    for (let at = 0; ; at++) {
      const thrown = await throwDice(order(16, `leaves ${at}`, { box: low, force: 3, way: at % 8 }));
      if (thrown.attempt === 0) continue;
      const first = await throwDice(order(16, `leaves ${at}`, { force: 3, way: at % 8 }));
      expect(first.attempt).toBe(0);
      const moved = thrown.landings.filter(({ x, y }, die) => apart({ x, y }, first.landings[die]) > 100);
      expect(moved.length).toBeGreaterThan(12);
      break;
    }
  });

  it('S7-PHYS-22: fewer than 5 % of all throws are void, also of the largest and hardest', () => {
    for (const throws of [few, some, most, hard]) {
      const voids = throws.reduce((sum, { attempt }) => sum + attempt, 0);
      expect(voids / (throws.length + voids)).toBeLessThan(0.05);
    }
  });

  it('S7-PHYS-20: 41 dice, and even 44, need few attempts at any gesture', async () => {
    for (let way = 0; way < 8; way++)
      expect((await throwDice(order(44, `load ${way}`, { way, force: 3 }))).attempt).toBeLessThan(5);
  });
});

describe('fairness', () => {
  it('S7-PHYS-14, S7-PHYS-22: the six faces are equally frequent', () => {
    const dice = landings();
    const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter(({ value }) => value === face).length);
    // The 5 % line of 5 degrees of freedom.
    expect(surprise(counts, new Array(6).fill(dice.length / 6))).toBeLessThan(11.07);
  });

  it('S7-PHYS-14, S7-PHYS-22: the value of a die says nothing about its place', () => {
    const dice = landings();
    const place = ({ x, y }: { x: number; y: number }): number => (x < 13_750 ? 0 : 1) + (y < 13_750 ? 0 : 2);
    const cells = [0, 1, 2, 3].flatMap((at) => [1, 2, 3, 4, 5, 6].map((value) => ({ at, value })));
    const share = (test: (die: (typeof dice)[number]) => boolean): number => dice.filter(test).length;
    const counts = cells.map(({ at, value }) => share((die) => place(die) === at && die.value === value));
    const expected = cells.map(
      ({ at, value }) => (share((die) => place(die) === at) * share((die) => die.value === value)) / dice.length,
    );
    // The 5 % line of 15 degrees of freedom.
    expect(surprise(counts, expected)).toBeLessThan(25);
  });

  it('S7-PHYS-11: the gesture moves the dice but never changes a value', async () => {
    const thrown = await Promise.all(
      [0, 1, 2, 5, 6].flatMap((way) => [1, 3].map((force) => throwDice(order(12, 'gesture', { way, force })))),
    );
    const [first, ...others] = thrown.filter(({ attempt }) => attempt === 0);
    expect(others.length).toBeGreaterThan(4);
    for (const { landings: dice } of others) {
      expect(dice.map(({ value }) => value)).toEqual(first.landings.map(({ value }) => value));
      expect(dice.map(({ x }) => x)).not.toEqual(first.landings.map(({ x }) => x));
    }
  });

  it('S7-PHYS-11: the dice go where the gesture points', async () => {
    const middle = async (way: number): Promise<{ x: number; y: number }> => {
      const thrown = await Promise.all(['a', 'b', 'c'].map((seed) => throwDice(order(16, seed, { way, force: 1 }))));
      const dice = thrown.flatMap(({ landings: own }) => own);
      return { x: mean(dice.map(({ x }) => x)), y: mean(dice.map(({ y }) => y)) };
    };
    const start = async (way: number): Promise<readonly [number, number, number]> =>
      decodeRecording((await throwDice(order(1, 'one', { way, force: 1 }))).film).at(0, 0).position;
    // Way 0 begins at the near edge, way 2 at the left one, and each goes on from there.
    expect((await start(0))[2]).toBeGreaterThan(250);
    expect((await middle(0)).y).toBeLessThan(23_000);
    expect((await start(2))[0]).toBeLessThan(25);
    expect((await middle(2)).x).toBeGreaterThan(4500);
    expect((await start(5))[0]).toBeGreaterThan(200);
    expect((await start(5))[2]).toBeLessThan(75);
  });

  it('S7-PHYS-15: the first dice lie no nearer to the middle or to each other than the last', () => {
    const throws = [...most, ...hard];
    const middle = { x: 13_750, y: 13_750 };
    const group = (from: number, measure: (thrown: LidThrow, die: number) => number): number[] =>
      throws.map((thrown) => mean(Array.from({ length: 10 }, (_, at) => measure(thrown, from + at))));
    const toMiddle = (thrown: LidThrow, die: number): number => apart(thrown.landings[die], middle);
    const toFirst = (thrown: LidThrow, die: number): number => apart(thrown.landings[die], thrown.landings[0]);
    for (const measure of [toMiddle, toFirst])
      for (const from of [11, 21, 31]) {
        const [early, late] = [group(1, measure), group(from, measure)];
        const differences = early.map((value, at) => value - late[at]);
        const spread = Math.sqrt(mean(differences.map((value) => (value - mean(differences)) ** 2)) / throws.length);
        // Three standard errors.
        expect(Math.abs(mean(differences))).toBeLessThan(3 * spread);
      }
  });

  it('S7-PHYS-22: dice lie between evenly spread and bunched', () => {
    const stream = Stream.of('models');
    for (const throws of [few, some, most, hard]) {
      const dice = throws[0].landings.length;
      const measured = mean(throws.map(({ landings: own }) => nearestNeighbour(own)));
      const mean200 = (clustered: boolean): number =>
        mean(Array.from({ length: 200 }, () => nearestNeighbour(model(dice, clustered, stream))));
      expect(measured).toBeLessThan(mean200(false));
      expect(measured).toBeGreaterThan(mean200(true));
    }
  });
});

describe('one throw for everybody', () => {
  it('S7-PHYS-16, S7-PHYS-18: the same order gives the same throw and recording; another seed another one', async () => {
    for (const dice of [5, 20, 41]) {
      const thrown = await throwDice(order(dice, 'same'));
      expect(await throwDice(order(dice, 'same'))).toEqual(thrown);
      expect((await throwDice(order(dice, 'other'))).landings).not.toEqual(thrown.landings);
    }
  });

  it('S7-PHYS-16, S7-PHYS-22: thirty throws end on every platform as they were recorded', () => {
    const recorded = [few, some, most].flatMap((throws) => throws.slice(0, 10));
    const facts = recorded.map(({ landings: dice, attempt, physics }) => ({ dice, attempt, physics }));
    const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
    // Changes only together with the version of the physics.
    expect(digest).toBe('ae8a932de7fb6cf42b13be4fc88354a9f2ec2831aaca093f4c6a1188626ae4ce');
  });

  it('S7-PHYS-18: the recording ends where the facts say', () => {
    for (const { film: text, landings: dice } of few) {
      const recording = decodeRecording(text);
      for (const [die, { x, y }] of dice.entries()) {
        const [left, , down] = recording.at(recording.seconds, die).position;
        expect(apart({ x: left * 100, y: down * 100 }, { x, y })).toBeLessThan(10);
      }
    }
  });
});

describe('the fast model', () => {
  const fields = (dice: number, name: string) => {
    const stream = Stream.of(name);
    return Array.from({ length: 400 }, () => spotsOf(scatter(dice, BOX, EDGE, stream)));
  };

  it.each([
    [1, 4],
    [2, 8],
    [3, 12],
    [4, 12],
    [4, 24],
  ])(
    'S7-PHYS-23: raids of %i caravan ships against %i pirates end as on real dice, within 2 points',
    async (red, pirates) => {
      const thrown = await throwMany(48, red + pirates, `raid ${red} ${pirates}`);
      const real = raids(
        thrown.map(({ landings: dice }) => dice),
        red,
        250,
      );
      const stand = raids(fields(red + pirates, `stand ${red} ${pirates}`), red, 30);
      expect(Math.abs(real.won - stand.won)).toBeLessThan(2);
      expect(Math.abs(real.left - stand.left)).toBeLessThan(2);
    },
  );

  it('S7-PHYS-23: raids on it come out as the reference table says', () => {
    // Section 14.5: caravan ships, pirates, caravan destroyed, loot per ship sent.
    for (const [red, pirates, won, left] of [
      [1, 2, 74.5, 55],
      [2, 8, 90, 64],
      [3, 12, 92.1, 62],
      [4, 24, 98.2, 72],
    ]) {
      const stand = raids(fields(red + pirates, `table ${red} ${pirates}`), red, 30);
      expect(Math.abs(stand.won - won)).toBeLessThan(2);
      expect(Math.abs(stand.left - left)).toBeLessThan(2);
    }
  });

  it('S7-PHYS-24: a player with d dice is hit as often as by fair dice', () => {
    const stream = Stream.of('hits');
    const hits = new Array<number>(5).fill(0);
    for (let at = 0; at < 6000; at++) {
      const dice = scatter(4, BOX, EDGE, stream);
      hits[[0, 4, 8, 12].filter((die) => dice[die] === 1).length]++;
    }
    const binomial = [625, 500, 150, 20, 1].map((ways) => (6000 * ways) / 1296);
    // The 5 % line of 3 degrees of freedom: three and four hits are counted together.
    const join = ([none, one, two, three, four]: readonly number[]): number[] => [none, one, two, three + four];
    expect(surprise(join(hits), join(binomial))).toBeLessThan(7.81);
  });
});
