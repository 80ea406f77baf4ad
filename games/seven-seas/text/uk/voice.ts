/** What every screen says of Pirates of the 7 Seas, in Ukrainian. */
import { cards } from './cards.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { verbs } from './verbs.ts';

export const voice = { ...cards, ...log, ...verbs, ...reasons, ...options } as const;
