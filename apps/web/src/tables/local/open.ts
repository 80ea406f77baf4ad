/** Apart from the list of matches: the first page opens none. */
import type { Table } from '../table.ts';
import { office } from './client.ts';
import { exportFile } from './index.ts';
import { LocalTable } from './localTable.ts';

/** How long a bot waits before its move, in ms. */
const USUAL_PACE = 600;

/**
 * Opens a match here. If it is open in another window, that one fails with `open-elsewhere`; opening it there
 * again takes it back.
 */
export const openLocal = (id: string, { pace = USUAL_PACE }: { readonly pace?: number } = {}): Table =>
  new LocalTable(id, office(), pace, () => exportFile(id));
