/** Dead Reckoning, in Ukrainian. */
import { battleLog } from './battleLog.ts';
import { cards } from './cards.ts';
import { effects } from './effects.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { places } from './places.ts';
import { reasons } from './reasons.ts';
import { verbs } from './verbs.ts';
import { why } from './why.ts';

export const uk = { ...places, ...effects, ...cards, ...verbs, ...log, ...battleLog, ...reasons, ...options, ...why };
