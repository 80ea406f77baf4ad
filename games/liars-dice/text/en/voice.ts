/** All that the voice says, in English. */
import { game } from './game.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';

export const voice = { ...game, ...log, ...reasons, ...options } as const;
