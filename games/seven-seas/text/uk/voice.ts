/** What every screen says of Pirates of the 7 Seas, in Ukrainian. */
import { cards } from './cards.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { verbs } from './verbs.ts';
import { why } from './why.ts';

export const voice = { ...cards, ...log, ...verbs, ...reasons, ...options, ...why } as const;
