/** Leaves nothing of the person in this browser, except the program itself. */
import { forgetAll } from '../../keep.ts';
import { deleteLocal, listLocal } from '../../tables/local/index.ts';

export async function wipe(): Promise<void> {
  for (const { table } of await listLocal()) await deleteLocal(table.id);
  forgetAll();
  location.assign('/');
}
