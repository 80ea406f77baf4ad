/** The words that come with the first page, in Ukrainian. */
import { bots } from './uk/bots.ts';
import { campaign } from './uk/campaign.ts';
import { end } from './uk/end.ts';
import { errors } from './uk/errors.ts';
import { harbour } from './uk/harbour.ts';
import { me } from './uk/me.ts';
import { replay } from './uk/replay.ts';
import { room } from './uk/room.ts';
import { setup } from './uk/setup.ts';
import { shell } from './uk/shell.ts';
import { table } from './uk/table.ts';

export const uk = {
  ...shell,
  ...harbour,
  ...bots,
  ...setup,
  ...room,
  ...me,
  ...table,
  ...end,
  ...replay,
  ...campaign,
  ...errors,
};
