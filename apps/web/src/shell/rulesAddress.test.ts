import { webShelf } from '@broadside/shelf/web';
import { describe, expect, it } from 'vitest';
import { clauseHref, rulesAddress, rulesHref } from './rulesAddress.ts';

describe('the address of a rule', () => {
  it('is that of its game’s rulebook', () => {
    for (const { id, clauses } of webShelf)
      expect(clauseHref(`${clauses}-SINK-3`)).toBe(`/rules/${id}/${clauses}-SINK-3`);
  });

  it('does not exist for an invariant of the table, which no rulebook has', () => {
    expect(clauseHref('LAW-6')).toBeUndefined();
    for (const { clauses } of webShelf) expect(clauseHref(`${clauses}X-1`)).toBeUndefined();
  });

  it('is read back as it was written', () => {
    for (const place of [undefined, 'XX-DEC-W1', '12', '12.3', 'figures'])
      expect(rulesAddress(rulesHref('red-harbour', place))).toEqual({ game: 'red-harbour', place });
    expect(rulesAddress('/')).toBeUndefined();
    expect(rulesAddress('/table/abc')).toBeUndefined();
  });
});
