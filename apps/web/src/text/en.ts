/** The words that come with the first page, in English. */
import { bots } from './en/bots.ts';
import { campaign } from './en/campaign.ts';
import { end } from './en/end.ts';
import { errors } from './en/errors.ts';
import { harbour } from './en/harbour.ts';
import { me } from './en/me.ts';
import { replay } from './en/replay.ts';
import { room } from './en/room.ts';
import { setup } from './en/setup.ts';
import { shell } from './en/shell.ts';
import { table } from './en/table.ts';

export const en = {
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
