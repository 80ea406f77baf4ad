/** Dead Reckoning, in English. */
import { battleLog } from './battleLog.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { places } from './places.ts';
import { reasons } from './reasons.ts';
import { verbs } from './verbs.ts';
import { why } from './why.ts';

export const en = { ...places, ...effects, ...cards, ...verbs, ...log, ...battleLog, ...reasons, ...options, ...why };
