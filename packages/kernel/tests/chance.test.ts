import { describe, expect, it } from 'vitest';
import { commitTo, SeededChance, Stream } from '../src/index.ts';

const take = (stream: Stream, count: number, below: number): number[] =>
  Array.from({ length: count }, () => stream.below(below));

describe('chance', () => {
  it('gives the same numbers for the same seed and purpose, on every platform', () => {
    expect(take(new SeededChance('salt').stream('deck'), 8, 100)).toEqual(
      take(new SeededChance('salt').stream('deck'), 8, 100),
    );
    // Written down once: a change here would break every recorded match.
    expect(take(new SeededChance('salt').stream('deck'), 8, 100)).toEqual([64, 10, 37, 21, 19, 58, 27, 3]);
  });

  it('gives every purpose a stream of its own, undisturbed by the others', () => {
    const disturbed = new SeededChance('salt');
    take(disturbed.stream('firstPlayer'), 50, 6);
    expect(take(disturbed.stream('deck'), 8, 100)).toEqual(take(new SeededChance('salt').stream('deck'), 8, 100));
  });

  it('goes on after being saved as if nothing had happened', () => {
    const chance = new SeededChance('salt');
    take(chance.stream('deck'), 17, 6);
    const saved = JSON.parse(JSON.stringify(chance.save()));
    const restored = new SeededChance('salt', saved);
    expect(take(restored.stream('deck'), 20, 1000)).toEqual(take(chance.stream('deck'), 20, 1000));
  });

  it('spreads evenly (chi-square over 60,000 throws of a six, 5 % line 11.07, far line 20.5)', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    const stream = Stream.of('fair');
    for (let i = 0; i < 60_000; i++) faces[stream.below(6)]++;
    const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('shuffles every card into every place about equally often', () => {
    const places = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
    const stream = Stream.of('shuffle');
    for (let i = 0; i < 20_000; i++) {
      const pile = [0, 1, 2, 3, 4];
      stream.shuffle(pile);
      pile.forEach((card, place) => {
        places[card][place]++;
      });
    }
    for (const count of places.flat()) expect(Math.abs(count - 4000)).toBeLessThan(300);
  });

  it('branches by a number: the same each time, and every throw of the first dice about equally often', () => {
    const root = Stream.of('root');
    expect(take(root.branch(7), 5, 1000)).toEqual(take(root.branch(7), 5, 1000));
    const counts = Array.from({ length: 36 }, () => 0);
    for (let number = 0; number < 36_000; number++) {
      const branch = root.branch(number);
      counts[6 * branch.below(6) + branch.below(6)]++;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99.9% of fair streams stay below this, with 35 degrees of freedom.
    expect(chi).toBeLessThan(66.6);
  });

  it('binds the host to a seed by its sha256', () => {
    expect(commitTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('does not get stuck on an all-zero state', () => {
    const stream = new Stream([0, 0, 0, 0]);
    expect(new Set(take(stream, 20, 1000)).size).toBeGreaterThan(10);
  });
});
