/** The score sheet: ranking, and where every coin came from (DR-SCORE). */

import { type Line, type Room, rankingTable } from '@broadside/text/terminal';
import { outcome } from '../rules/facade.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import type { SheetKey } from '../text/say.ts';

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
] as const satisfies readonly SheetKey[];

/** DR-SOLO-46: a lone player is ranked alone, with the rival's coins beside. */
export function scoreSheet(view: DeadReckoningView, room: Room): Line[] {
  const result = outcome(view);
  if (!result) return [];
  const columns: readonly SheetKey[] = view.seats === 1 ? [...COLUMNS, 'rival'] : COLUMNS;
  return rankingTable(result.ranking, columns, 'dead-reckoning.sheet', room);
}
