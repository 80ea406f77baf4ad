/** Dead Reckoning for the browser tests of the frame. */
import { byPreference } from '../../../e2e/lib/hurry.ts';
import type { Player } from '../../../e2e/lib/player.ts';
import { expect } from '../../../e2e/lib/test.ts';
import { comparesWithTheRival, setUpAlone } from './lib/alone.ts';
import { ReckoningTable } from './lib/table.ts';

export const player: Player<ReckoningTable> = {
  id: 'dead-reckoning',
  title: 'Dead Reckoning',
  table: (page) => new ReckoningTable(page),
  whole: {
    seed: 'reckoning-solo',
    begin: setUpAlone,
    atTheEnd: comparesWithTheRival,
    inReplay: ({ sea }) => expect(sea).toBeVisible(),
  },
  lookup: { words: 'garrison', found: 'DR-MOVE-11', left: 'DR-MOVE-2' },
  options: { roundLimit: 12 },
  // Every turn is over at once, until the last round is.
  haste: { rank: byPreference(['end', 'mode', 'level', 'lootAll', 'fire', 'skip', 'settle', 'done']) },
};
