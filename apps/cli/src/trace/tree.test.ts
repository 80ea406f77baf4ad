import { describe, expect, it } from 'vitest';
import { drawTree, isAbout, readSpan, type SpanLine, treeOf } from './tree.ts';

const span = (span: string, at: number, more: Partial<SpanLine>): SpanLine => ({
  trace: 'trace-1',
  span,
  name: 'request',
  node: 'one',
  at,
  ms: 1,
  ...more,
});

const LINES = [
  span('c', 1005, { parent: 'a', name: 'follow', node: 'two', ms: 3 }),
  span('d', 1006, { parent: 'c', name: 'repeat', node: 'two' }),
  span('b', 1000, { parent: 'a', name: 'queue', ms: 0.25 }),
  span('a', 1000, { parent: 'of a proxy', request: 'request-0001', ms: 4.5, result: 'done' }),
];

describe('the tree of a trace', () => {
  it('puts what was done below what led to it, in order of time, at whichever server', () => {
    const [root, ...others] = treeOf(LINES);
    expect(others).toEqual([]);
    expect(root.branches.map(({ line }) => line.name)).toEqual(['queue', 'follow']);
    expect(root.branches[1].branches.map(({ line }) => line.name)).toEqual(['repeat']);
  });

  it('is drawn with times since the first line, and a server where it changes', () => {
    expect(drawTree(treeOf(LINES))).toEqual([
      '      0.00       4.50  request              @one  request request-0001, result done',
      '      0.00       0.25    queue',
      '      5.00       3.00    follow             @two',
      '      6.00       1.00      repeat',
    ]);
  });

  it('is read from whatever lines a log has, and skips those that are cut off or about something else', () => {
    const text = JSON.stringify({ ...LINES[3], msg: 'trace', level: 30 });
    expect(readSpan(text)).toMatchObject({ span: 'a' });
    expect(readSpan(`Nov 18 20:00:00 host broadside[7]: ${text}`)).toMatchObject({ span: 'a' });
    for (const other of ['', text.slice(0, -9), text.slice(5), '{"msg":"listening"}'])
      expect(readSpan(other)).toBeUndefined();
    expect([isAbout(LINES[3], 'request-0001'), isAbout(LINES[0], 'trace-1'), isAbout(LINES[0], 'other')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
