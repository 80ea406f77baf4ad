/** The words that come with the first page, in Russian. */
import { bots } from './ru/bots.ts';
import { campaign } from './ru/campaign.ts';
import { end } from './ru/end.ts';
import { errors } from './ru/errors.ts';
import { harbour } from './ru/harbour.ts';
import { me } from './ru/me.ts';
import { replay } from './ru/replay.ts';
import { room } from './ru/room.ts';
import { setup } from './ru/setup.ts';
import { shell } from './ru/shell.ts';
import { table } from './ru/table.ts';

export const ru = {
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
