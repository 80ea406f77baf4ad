import { describe, expect, it } from 'vitest';
import { layOut, niceStep, spreadOut } from './graph.ts';

describe('the graph of points', () => {
  it('has round marks that hold all points', () => {
    const { marks, y, top, bottom } = layOut([
      [0, 3, 12],
      [0, -4, 7],
    ]);
    expect(marks).toEqual([-5, 0, 5, 10, 15]);
    for (const points of [-4, 12]) {
      expect(y(points)).toBeGreaterThanOrEqual(top);
      expect(y(points)).toBeLessThanOrEqual(bottom);
    }
  });

  it('runs from the first turn at the left to the last at the right', () => {
    const { x, left, right, turns } = layOut([[0, 1, 2, 3, 4]]);
    expect([x(0), x(4)]).toEqual([left, right]);
    expect(turns).toEqual([0, 1, 2, 3, 4]);
  });

  it('stands even when nobody has a point yet', () => {
    const { marks, x } = layOut([[0], [0]]);
    expect(marks).toEqual([0, 1]);
    expect(x(0)).toBeGreaterThan(0);
  });

  it('names at most a handful of turns', () => {
    for (const last of [1, 7, 8, 9, 40, 300]) expect(last / niceStep(last, 8)).toBeLessThanOrEqual(8);
  });

  it('moves emblems apart that would cover each other, keeping their order', () => {
    const placed = spreadOut([100, 102, 300, 99], 30, 0, 400);
    const order = [3, 0, 1, 2].map((i) => placed[i] ?? 0);
    for (const [k, at] of order.slice(1).entries()) expect(at - (order[k] ?? 0)).toBeGreaterThanOrEqual(30);
    expect(placed[2]).toBe(300);
  });

  it('keeps emblems inside the graph', () => {
    expect(Math.max(...spreadOut([390, 395, 399], 30, 0, 400))).toBeLessThanOrEqual(400);
  });
});
