import { Stream } from '@broadside/kernel';
import { scatter } from '@broadside/throw/surrogate';
import { describe, expect, it } from 'vitest';
import { fightOn, survivors } from '../rules/fights.ts';
import { BOX, EDGE, sidesOf } from '../rules/lid.ts';
import { type Lid, PER_DIE } from '../rules/state.ts';
import { readPrescribed } from '../rules/throws.ts';
import { of, raiding } from './table.ts';

const lidOf = (sides: readonly number[], dice: readonly number[]): Lid => ({
  index: 1,
  card: 0,
  thrower: 0,
  sides,
  dice,
  fights: [],
  hits: [],
});
const thrown = (red: number, ships: readonly number[], text: string): Lid =>
  lidOf(sidesOf(red, ships), readPrescribed([text])[0]);

describe('the order of fights', () => {
  it('S7-CAPTAIN-10, S7-CAPTAIN-14: ships of one side never fight each other, however near they lie', () => {
    const lid = thrown(2, [1, 1], '1@10,10 1@11,10 6@200,200 6@201,200');
    expect(fightOn(lid)).toEqual([]);
    expect(survivors(lid, 2)).toEqual([0, 1, 1]);
  });

  it('S7-CAPTAIN-13: the winner stays and sinks several', () => {
    const lid = thrown(1, [3], '6@50,50 5@60,50 4@50,80 3@100,50');
    fightOn(lid);
    expect(lid.fights).toEqual([0, 1, 0, 2, 0, 3]);
    expect(survivors(lid, 1)).toEqual([1, 0]);
  });

  it('S7-CAPTAIN-11, S7-PHYS-10: the nearest pair is looked for anew after each fight, from places that never move', () => {
    const lid = thrown(2, [2], '3@50,50 5@100,50 4@60,50 6@135,50');
    fightOn(lid);
    // 4 beats 3 at 10 mm; then 5 lies nearer to 6 (35 mm) than to 4 (40 mm).
    expect(lid.fights).toEqual([0, 2, 1, 3]);
    expect(survivors(lid, 1)).toEqual([0, 2]);
  });

  it('S7-PHYS-7: centres decide, not the edges of turned dice', () => {
    const lid = lidOf(sidesOf(1, [1, 1]), [6, 5000, 5000, 0, 1, 7000, 5000, 45, 6, 5000, 7100, 0]);
    fightOn(lid);
    expect(lid.fights).toEqual([0, 1, 0, 2]);
  });
});

describe('tied pairs', () => {
  /** A red 3 between a 2 of seat 0 and a 6 of seat 1, so far from each. */
  const between = (second: string): Lid => thrown(1, [1, 1], `3@100,100 2@80,100 6@${second},100`);

  it.each([
    ['120', [0, 1, 0, 2]],
    ['120.5', [0, 1, 0, 2]],
    ['120.51', []],
  ])('S7-PHYS-8: 20 mm and the way to %s mm are distinguished only beyond half a millimetre', (second, tied) => {
    expect(fightOn(between(second))).toEqual(tied);
  });

  it('S7-PHYS-8, S7-CAPTAIN-15: the Captain is asked for the tied pairs and orders them, nothing else', () => {
    const t = raiding('caravan-england-1', {}, 2);
    t.playAll('send 0', 'send 1', 'send 1');
    expect(t.throw('3@100,100 2@80,100 6@120,100').at(-1)).toMatchObject({ type: 'landed' });
    expect(t.waits).toBe('tie 2');
    expect(t.legal()).toEqual(['fight 0 1', 'fight 0 2']);
    expect(t.why('fight 0 3')).toBe('not-tied S7-CAPTAIN-15');
    expect(t.why('send 1')).toBe('tie-first S7-CAPTAIN-15');
    const events = t.play('fight 0 2');
    expect(of(events, 'fought')).toMatchObject([{ red: 0, pirate: 2, seat: 1, sunk: 'red', apart: 2000 }]);
    expect(of(events, 'raidEnded')).toMatchObject([{ won: true, left: [1, 1, 0] }]);
  });

  it('S7-CAPTAIN-15: with the other order the weaker ship is lost first', () => {
    const t = raiding('caravan-england-1', {}, 2);
    t.playAll('send 0', 'send 1', 'send 1');
    t.throw('3@100,100 2@80,100 6@120,100');
    expect(of(t.play('fight 0 1'), 'raidEnded')).toMatchObject([{ sunk: [1, 0, 0], left: [0, 1, 0] }]);
  });

  it('S7-PHYS-9: tied pairs that do not touch each other are fought in the order of the dice without a question', () => {
    const lid = thrown(2, [1, 1], '1@50,50 1@200,200 6@200,220 6@50,70');
    expect(fightOn(lid)).toEqual([]);
    expect(lid.fights).toEqual([0, 3, 1, 2]);
  });

  it('S7-PHYS-9: two equal dice of one player are not worth a question, those of two players are', () => {
    expect(fightOn(thrown(1, [2], '3@100,100 3@80,100 3@120,100'))).toEqual([]);
    expect(fightOn(thrown(1, [1, 1], '3@100,100 3@80,100 3@120,100'))).toEqual([0, 1, 0, 2]);
  });

  it('S7-PHYS-9: a tie that matters later is asked later', () => {
    const lid = thrown(2, [2, 1], '1@30,30 3@200,100 6@30,40 2@180,100 6@220,100');
    expect(fightOn(lid)).toEqual([1, 3, 1, 4]);
    expect(lid.fights).toEqual([0, 2]);
  });
});

// The rule once more, word for word and without any haste.

interface Duel {
  readonly red: number;
  readonly pirate: number;
  readonly apart: number;
}

function duels(lid: Lid, alive: ReadonlySet<number>): Duel[] {
  const found: Duel[] = [];
  for (const red of alive)
    for (const pirate of alive)
      if (lid.sides[red] < 0 && lid.sides[pirate] >= 0) {
        const [x, y] = [1, 2].map((at) => lid.dice[red * PER_DIE + at] - lid.dice[pirate * PER_DIE + at]);
        found.push({ red, pirate, apart: Math.hypot(x, y) });
      }
  const least = Math.min(...found.map(({ apart }) => apart));
  return found
    .filter(({ apart }) => apart - least <= 50)
    .sort((one, other) => one.red - other.red || one.pirate - other.pirate);
}

function after(lid: Lid, alive: ReadonlySet<number>, { red, pirate }: Duel): Set<number> {
  const left = new Set(alive);
  const [mine, yours] = [lid.dice[red * PER_DIE], lid.dice[pirate * PER_DIE]];
  if (mine <= yours) left.delete(red);
  if (yours <= mine) left.delete(pirate);
  return left;
}

/** Every final result that can come of these dice. */
function results(lid: Lid, alive: ReadonlySet<number>): Set<string> {
  const tied = duels(lid, alive);
  if (tied.length === 0)
    return new Set([
      [...alive]
        .map((die) => lid.sides[die])
        .sort()
        .join(),
    ]);
  return new Set(tied.flatMap((duel) => [...results(lid, after(lid, alive, duel))]));
}

/** The fights up to the end or to the first question, and the tied pairs of the question. */
function byTheBook(lid: Lid): { fights: number[]; asked: number[] } {
  const fights: number[] = [];
  let alive: ReadonlySet<number> = new Set(lid.sides.keys());
  for (;;) {
    const now = alive;
    const tied = duels(lid, now);
    if (tied.length === 0) return { fights, asked: [] };
    const outcomes = new Set(tied.map((duel) => [...results(lid, after(lid, now, duel))].sort().join(' | ')));
    if (outcomes.size > 1) return { fights, asked: tied.flatMap(({ red, pirate }) => [red, pirate]) };
    fights.push(tied[0].red, tied[0].pirate);
    alive = after(lid, now, tied[0]);
  }
}

describe('many throws', () => {
  it('S7-CAPTAIN-11, S7-PHYS-8, S7-PHYS-9: a thousand throws are fought, or asked about, as the book says', () => {
    const stream = Stream.of('a thousand throws');
    let asked = 0;
    for (let round = 0; round < 1000; round++) {
      const red = 1 + stream.below(3);
      const ships = [0, 1, 2].map(() => stream.below(4));
      const sides = sidesOf(red, ships);
      const dice = scatter(sides.length, BOX, EDGE, stream);
      // Half of the throws lie on a coarse grid, where ties are the rule.
      if (round % 2)
        for (let at = 0; at < dice.length; at += PER_DIE) for (const axis of [1, 2]) coarsen(dice, at + axis);
      const lid = lidOf(sides, dice);
      const tied = fightOn(lid);
      expect({ fights: lid.fights, asked: tied }).toEqual(byTheBook(lid));
      if (tied.length > 0) asked++;
    }
    expect(asked).toBeGreaterThan(50);
  });

  it('S7-PHYS-9: where everything is tied with everything, the battle still comes to its end', () => {
    const sides = sidesOf(4, [8, 8, 8]);
    const dice = sides.flatMap((_side, die) => [1 + (die % 6), 100, 100, 0]);
    const lid = lidOf(sides, dice);
    for (let tied = fightOn(lid); tied.length > 0; tied = fightOn(lid)) lid.fights.push(tied[0], tied[1]);
    const [red, ...left] = survivors(lid, 3);
    expect(red === 0 || left.every((count) => count === 0)).toBe(true);
    expect(lid.fights.length / 2).toBeLessThan(28);
  });
});

function coarsen(dice: number[], at: number): void {
  dice[at] -= dice[at] % 4000;
}
