import { describe, expect, it } from 'vitest';
import { of, table } from './table.ts';

describe('discover', () => {
  it('PR-DISC-9: a second ship of the same colour busts the harbour unless it is sunk', () => {
    const t = table({ deck: ['flute-1-1', 'sailor-3-1', 'flute-2-2'] });
    t.play('draw');
    t.play('draw');
    const events = t.play('draw');
    expect(of(events, 'bust')).toHaveLength(1);
    expect(t.harbour).toEqual([]);
  });
});
