/** The score sheet: ranking, and where every point came from (S7-END-7, S7-END-8). */

import type { KeyUnder } from '@broadside/text';
import { type Line, type Room, rankingTable } from '@broadside/text/terminal';
import { outcome } from '../rules/facade.ts';
import type { SevenSeasView } from '../rules/view.ts';
import type { Words } from '../text/say.ts';

/** Black Marks stand there as the points they cost, so their number needs no column. */
const COLUMNS = ['points', 'chests', 'talismans', 'yinYang', 'marks', 'corsairs'] as const satisfies readonly KeyUnder<
  Words,
  'seven-seas.sheet'
>[];

export function scoreSheet(view: SevenSeasView, room: Room): Line[] {
  const result = outcome(view);
  return result ? rankingTable(result.ranking, COLUMNS, 'seven-seas.sheet', room) : [];
}
