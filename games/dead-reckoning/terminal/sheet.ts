/** The score sheet: ranking, and where every coin came from (DR-SCORE). */

import type { KeyUnder } from '@broadside/text';
import { type Line, type Room, rankingTable } from '@broadside/text/terminal';
import { outcome } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import type { deadReckoningText } from '../text/index.ts';

type Column = KeyUnder<typeof deadReckoningText.en, 'dead-reckoning.sheet'>;

const COLUMNS = [
  'points',
  'achievements',
  'bonus',
  'coins',
  'buildings',
  'advancements',
  'upgrades',
  'abilities',
  'islands',
] as const satisfies readonly Column[];

/** DR-SOLO-46: a lone player is ranked alone, with the rival's coins beside. */
export function scoreSheet(view: DeadReckoningView, room: Room): Line[] {
  const result = outcome(view);
  if (!result) return [];
  const columns: readonly Column[] = view.seats === 1 ? [...COLUMNS, 'rival'] : COLUMNS;
  return rankingTable(result.ranking, columns, 'dead-reckoning.sheet', room);
}
