/** What became known cannot be covered again: from there on nothing is taken back (docs/architecture.md, LAW-6). */
import { apply, Out, parseAction, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { chapter } from './adventure/chapter.ts';
import { discovering, phaseTwo, type Table, table } from './table.ts';

function uncovers(t: Table, action: string): boolean {
  const out = new Out(new SeededChance('a barrier'), true);
  apply(portRoyal, t.state, t.toAct, parseAction(portRoyal, action), out);
  return out.uncovered;
}

describe('what cannot be taken back', () => {
  it('PR-DISC-2: a card revealed; to stop reveals nothing', () => {
    expect(uncovers(table({ deck: ['flute-1-1'] }), 'draw')).toBe(true);
    const t = discovering({ players: [{ coins: 5 }, {}], harbour: ['sailor-3-1'] });
    expect(uncovers(t, 'stop')).toBe(false);
  });

  it('PR-COIN-4: coins paid, whose fronts are seen; a hire for nothing shows none', () => {
    const t = phaseTwo({ players: [{ coins: 5 }, {}], harbour: ['sailor-3-1', 'flute-1-1'] });
    expect(uncovers(t, 'hire sailor-3-1')).toBe(true);
    const persons = ['mademoiselle-7-2', 'mademoiselle-9-3', 'mademoiselle-7-2'];
    const free = phaseTwo({ players: [{ coins: 5, persons }, {}], harbour: ['sailor-3-1', 'pirate-5-1'] });
    expect(uncovers(free, 'hire sailor-3-1')).toBe(false);
  });

  it('PR-LOOK-1, PR-HID-12: a look ahead, and the cards it discards', () => {
    const t = chapter({ chapter: 3, players: [{ persons: ['lookout-5-1'] }, {}], deck: ['flute-1-1', 'skiff-1-1'] });
    expect(uncovers(t, 'look')).toBe(true);
    expect(uncovers(t, 'putBack flute-1-1')).toBe(true);
  });
});
