/** Leaves nothing of the person in this browser, except the program itself. */
import { forgetAll } from '../../keep.ts';
import { deleteLocal, deleteLocalCampaign, listLocal, listLocalCampaigns } from '../../tables/local/index.ts';

export async function wipe(): Promise<void> {
  for (const { id } of await listLocalCampaigns()) await deleteLocalCampaign(id);
  for (const { table } of await listLocal()) await deleteLocal(table.id);
  forgetAll();
  location.assign('/');
}
