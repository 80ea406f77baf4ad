import { describe, expect, it } from 'vitest';
import { clauseHref, rulesAddress, rulesHref } from './rulesAddress.ts';

describe('the address of a rule', () => {
  it('is that of its game’s rulebook', () => {
    expect(clauseHref('PR-SINK-3')).toBe('/rules/port-royal/PR-SINK-3');
  });

  it('does not exist for a law of the table, which no rulebook has', () => {
    expect(clauseHref('LAW-6')).toBeUndefined();
    expect(clauseHref('PRX-1')).toBeUndefined();
  });

  it('is read back as it was written', () => {
    for (const place of [undefined, 'PR-DEC-W1', '12', '12.3', 'figures'])
      expect(rulesAddress(rulesHref('port-royal', place))).toEqual({ game: 'port-royal', place });
    expect(rulesAddress('/')).toBeUndefined();
    expect(rulesAddress('/table/abc')).toBeUndefined();
  });
});
