/** Pirates of the 7 Seas for the browser tests of the frame. */
import { scoreSheet } from '../../../e2e/lib/end.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import type { Player } from '../../../e2e/lib/player.ts';
import { expect } from '../../../e2e/lib/test.ts';
import { HASTE } from './lib/haste.ts';
import { findThrowsAgain } from './lib/replay.ts';
import { SeasTable } from './lib/table.ts';

export const player: Player<SeasTable> = {
  id: 'seven-seas',
  title: 'Pirates of the 7 Seas',
  table: (page) => new SeasTable(page),
  whole: {
    seed: 'seas-1',
    begin: (page) => playNow(page, player, { opponents: 3 }),
    async atTheEnd({ page, result }) {
      const { totals, below } = await scoreSheet(page);
      expect(totals).toHaveLength(4);
      // What the marks of the sheet were taken for is said under it.
      expect(Math.max(...(below.blackMarks ?? []))).toBeGreaterThan(0);
      await expect(page.getByText(/^Marks for /).first()).toBeVisible();
      await expect(result).toContainText(String(Math.max(...totals)).replace('-', ''));
    },
    inReplay: findThrowsAgain,
  },
  lookup: { words: 'Whirlpool', found: 'S7-CURSE-10', left: 'S7-CURSE-6' },
  haste: HASTE,
  drawn: 'svg',
};
