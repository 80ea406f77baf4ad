/** Port Royal for the browser tests of the frame. */
import { scoreSheet } from '../../../e2e/lib/end.ts';
import { playNow } from '../../../e2e/lib/harbour.ts';
import type { Player } from '../../../e2e/lib/player.ts';
import { expect } from '../../../e2e/lib/test.ts';
import { hasty } from './lib/haste.ts';
import { RoyalTable } from './lib/table.ts';

export const player: Player<RoyalTable> = {
  id: 'port-royal',
  title: 'Port Royal',
  names: ['Port Royal'],
  table: (page) => new RoyalTable(page),
  whole: {
    begin: (page) => playNow(page, player),
    async atTheEnd({ page, result }) {
      const { totals } = await scoreSheet(page);
      expect(totals).toHaveLength(2);
      await expect(result).toContainText(String(Math.max(...totals)));
      expect(Math.max(...totals)).toBeGreaterThanOrEqual(12);
    },
  },
  lookup: { words: 'skull never sunk', found: 'PR-SINK-4', left: 'PR-DISC-1' },
  options: { firstPlayer: 0 },
  // A few cards are revealed and persons are hired, so that the match comes to its end.
  haste: hasty({ preferences: ['claim', 'hire', 'sink', 'trade'] }),
};
