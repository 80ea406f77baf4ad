/** All that the voice says, in English. */
import { game } from './game.ts';
import { reasons } from './reasons.ts';

export const voice = { ...game, ...reasons } as const;
