/** Places in words: tiles by what is known of them, cells of a ship, zones of the battle board. */

import { ZONES, type ZoneRow } from '../cards/board.ts';
import { type CardId, isIsland, islandOf } from '../cards/table.ts';
import { COLUMNS, HARBOUR } from '../rules/facade.ts';
import type { Location } from '../rules/state.ts';
import { goodsWords } from './goods.ts';
import type { Say } from './say.ts';

/** As it stands alone, as an object ("take Crab Shoal"), with "to", with "on", "in" or "at", and so of a ship. */
export type Case = '' | '.acc' | '.to' | '.at' | '.by';

/** What names places: a view of the match. Without one only rows and columns are known. */
export interface Chart {
  readonly sea: readonly { readonly id: CardId; readonly explored: boolean }[];
}

const COLUMN = [0, 1, 2] as const;
const CELL = [0, 1, 2, 3] as const;

export const columnName = (say: Say, tile: number): string => say(`dead-reckoning.column.${COLUMN[tile % COLUMNS]}`);
export const rowOf = (tile: number): number => Math.floor(tile / COLUMNS) + 1;

export const islandName = (say: Say, id: CardId, form: Case = ''): string =>
  say(`dead-reckoning.island.${islandOf(id).name}${form}`);

function kindOf(tile: number, chart: Chart | undefined): 'tile' | 'fog' | 'sea' {
  if (!chart) return 'tile';
  return chart.sea[tile].explored ? 'sea' : 'fog';
}

export function placeName(say: Say, location: Location, chart: Chart | undefined, form: Case = ''): string {
  if (location === HARBOUR) return say(`dead-reckoning.place.harbour${form}`);
  const known = chart?.sea[location];
  if (known?.explored && isIsland(known.id)) return islandName(say, known.id, form);
  const where = { row: rowOf(location), column: columnName(say, location) };
  return say(`dead-reckoning.place.${kindOf(location, chart)}${form}`, where);
}

export const cellName = (say: Say, cell: number): string => say(`dead-reckoning.cell.${CELL[cell]}`);

/** "B2". */
export function zoneName(say: Say, zone: number): string {
  const { name } = ZONES[zone];
  // The compiler does not know what a name begins with, although its type says so.
  const row = name.charAt(0) as ZoneRow;
  return say(`dead-reckoning.zone.${row}`, { number: name.slice(1) });
}

/** "B2, strength 1". */
export function zoneWords(say: Say, zone: number): string {
  const { kind, strength, cargo, coins, any } = ZONES[zone];
  return say(`dead-reckoning.zone.${kind}`, {
    zone: zoneName(say, zone),
    strength,
    goods: goodsWords(say, cargo, coins, any),
  });
}
