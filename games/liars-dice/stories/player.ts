/** Liar's Dice for the browser tests of the frame. */
import { scoreSheet } from '../../../e2e/lib/end.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import { byPreference } from '../../../e2e/lib/hurry.ts';
import type { Player } from '../../../e2e/lib/player.ts';
import { expect } from '../../../e2e/lib/test.ts';
import { LiarsTable } from './table.ts';

export const player: Player<LiarsTable> = {
  id: 'liars-dice',
  title: 'Liar’s Dice',
  table: (page) => new LiarsTable(page),
  whole: {
    seed: 'liars-1',
    begin: (page) => playNow(page, player, { opponents: 2 }),
    async atTheEnd({ page }) {
      const { totals } = await scoreSheet(page);
      // LD-END-1: dice are left to one player alone.
      expect(totals.filter((dice) => dice > 0)).toHaveLength(1);
    },
  },
  lookup: { words: 'Palifico single die', found: 'LD-PAL-4', left: 'LD-BID-1' },
  options: { dice: 3, loss: 'difference' },
  haste: { rank: byPreference(['liar', 'bid']) },
  drawn: 'svg',
};
