import { describe, expect, it } from 'vitest';
import { hasteAfter } from './useHaste.ts';

describe('somebody who is hurried', () => {
  it('is shown at once until the turn is over, and the next player is not', () => {
    expect(hasteAfter(1, 1, false)).toEqual({ atOnce: true, hurried: 1 });
    expect(hasteAfter(1, 2, false)).toEqual({ atOnce: false, hurried: undefined });
  });

  it('is one of all who are, until the reader is asked', () => {
    expect(hasteAfter('all', 2, false)).toEqual({ atOnce: true, hurried: 'all' });
    expect(hasteAfter('all', 2, true)).toEqual({ atOnce: true, hurried: undefined });
  });

  it('is hurried no more when the reader is asked in that turn', () => {
    expect(hasteAfter(1, 1, true)).toEqual({ atOnce: true, hurried: undefined });
  });

  it('is nobody unless somebody was pressed', () => {
    expect(hasteAfter(undefined, 1, false)).toEqual({ atOnce: false, hurried: undefined });
  });
});
