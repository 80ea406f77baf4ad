import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { Inputs } from '../src/net/inputs.ts';
import { Net } from '../src/net/net.ts';
import { pack, unpack } from '../src/net/packed.ts';
import { freshNet, Learner } from '../src/training/learner.ts';

const SHAPE = { inputs: 4, hidden: 8, outputs: 3 };

const inputs = (...pairs: readonly (readonly [at: number, value: number])[]): Inputs => {
  const all = new Inputs(8);
  for (const [at, value] of pairs) all.add(at, value);
  return all;
};

const chancesOf = (net: Net, told: Inputs): number[] => Array.from(net.evaluate(told));

describe('a value net', () => {
  it('gives every seat a chance, and all together are one', () => {
    const chances = chancesOf(freshNet(SHAPE, Stream.of('net')), inputs([0, 1], [2, 0.5]));
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6);
  });

  it('knows nothing of what it is not told', () => {
    const net = freshNet(SHAPE, Stream.of('net'));
    expect(chancesOf(net, inputs([1, 0], [3, 1]))).toEqual(chancesOf(net, inputs([3, 1])));
  });

  it('answers an untaught question evenly', () => {
    expect(chancesOf(new Net(SHAPE), inputs([1, 1]))).toEqual([1 / 3, 1 / 3, 1 / 3].map(Math.fround));
  });

  it.each([
    [12, 2],
    [9, 1.5],
  ] as const)('is packed with %i bits, in %d letters a weight, with hardly a difference', (bits, letters) => {
    const net = freshNet(SHAPE, Stream.of('net'));
    const packed = pack(net, 'by hand', bits);
    expect(packed.weights).toHaveLength(Math.ceil(letters * (5 * 8 + 3 * 8 + 3)));
    const again = unpack(packed);
    const told = inputs([0, 1], [1, 0.25], [3, 1]);
    const before = chancesOf(net, told);
    chancesOf(again, told).forEach((chance, at) => {
      expect(chance).toBeCloseTo(before[at], bits === 12 ? 3 : 2);
    });
  });

  it('refuses weights that do not fit its shape', () => {
    const packed = pack(freshNet(SHAPE, Stream.of('net')), 'by hand');
    expect(() => unpack({ ...packed, shape: { ...SHAPE, hidden: 7 } })).toThrow('do not fit');
  });
});

describe('a learner', () => {
  it('learns what no sum of the inputs could tell: one or the other, not both', () => {
    const net = freshNet({ inputs: 2, hidden: 16, outputs: 2 }, Stream.of('either'));
    const learner = new Learner(net);
    const cases = [
      { told: inputs(), win: 0 },
      { told: inputs([0, 1]), win: 1 },
      { told: inputs([1, 1]), win: 1 },
      { told: inputs([0, 1], [1, 1]), win: 0 },
    ];
    for (let pass = 0; pass < 3000; pass++)
      for (const { told, win } of cases) learner.learn(told, [win, 1 - win], 0.02);
    for (const { told, win } of cases) expect(Math.abs(chancesOf(net, told)[0] - win)).toBeLessThan(0.1);
  });

  it('is not thrown off its way by the first surprise after a long calm, if its steps are bounded', () => {
    const leapOf = (most?: number): number => {
      const net = freshNet({ inputs: 1, hidden: 4, outputs: 2 }, Stream.of('calm'));
      const learner = new Learner(net, most);
      const known = inputs([0, 1]);
      for (let pass = 0; pass < 20_000; pass++) learner.learn(known, [...net.evaluate(known)], 0.001);
      const before = net.bias[0];
      learner.learn(known, [1, 0], 0.001);
      return Math.abs(net.bias[0] - before);
    };
    expect(leapOf()).toBeGreaterThan(0.02);
    expect(leapOf(5)).toBeCloseTo(0.005, 4);
  });

  it('learns the chance of a team, which has one output', () => {
    const net = freshNet({ inputs: 1, hidden: 4, outputs: 1 }, Stream.of('team'));
    const learner = new Learner(net);
    for (let pass = 0; pass < 2000; pass++) learner.learn(inputs([0, 1]), [0.25], 0.003);
    expect(chancesOf(net, inputs([0, 1]))[0]).toBeCloseTo(0.25, 1);
  });
});
