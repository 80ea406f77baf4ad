import { describe, expect, it } from 'vitest';
import { bandsOf, spansOf, spread, xOf } from './graph.ts';

const FIELD = { left: 10, right: 110, top: 0, bottom: 100, last: 10 };

describe('the value graph', () => {
  it('stacks the chances of all, with whoever looks at the bottom', () => {
    const points = [
      { n: 0, chances: [0.5, 0.5] },
      { n: 10, chances: [0.8, 0.2] },
    ];
    const [top, mine] = bandsOf(points, [1, 0], false, FIELD);
    expect(top).toMatchObject({ seat: 1, area: 'M10.0 0.0L110.0 0.0L110.0 20.0L10.0 50.0Z', edge: undefined });
    expect(mine).toMatchObject({ seat: 0, edge: 'M10.0 50.0L110.0 20.0', middle: 75 });
  });

  it('gives a team one band, and leaves empty what it may still lose', () => {
    const bands = bandsOf([{ n: 0, chances: [0.25, 0.25] }], [1, 0], true, FIELD);
    expect(bands.map(({ seat }) => seat)).toEqual([undefined, 0]);
    expect(bands[1]?.edge).toBe('M10.0 75.0');
  });

  it('shows what somebody who plays alone may still lose', () => {
    const points = [
      { n: 0, chances: [0.4] },
      { n: 10, chances: [0] },
    ];
    const bands = bandsOf(points, [0], false, FIELD);
    expect(bands.map(({ seat }) => seat)).toEqual([undefined, 0]);
    expect(bands[1]?.edge).toBe('M10.0 60.0L110.0 100.0');
  });

  it('pushes marks apart within its edges, and keeps where they belong', () => {
    const marks = spread([{ x: 50 }, { x: 52 }, { x: 109 }, { x: 105 }], 10, 10, 100);
    const shown = marks.map((mark) => mark.shown);
    for (const [at, x] of shown.slice(1).entries()) expect(x - shown[at]).toBeGreaterThanOrEqual(10);
    expect(Math.max(...shown)).toBeLessThanOrEqual(100);
    expect(marks.map(({ x }) => x)).toEqual([50, 52, 105, 109]);
  });

  it('has no more fields than can be counted, each with the turn it begins', () => {
    const turns = [0, ...Array.from({ length: 60 }, (_, n) => 1 + Math.floor(n / 2))];
    const spans = spansOf(turns, 8);
    expect(spans.map(({ turn }) => turn)).toEqual([1, 6, 11, 16, 21, 26]);
    expect(spans[0]).toEqual({ turn: 1, from: 0, to: spans[1]?.from });
    expect(spans.at(-1)?.to).toBe(turns.length - 1);
    expect(xOf(FIELD, 5)).toBe(60);
  });
});
