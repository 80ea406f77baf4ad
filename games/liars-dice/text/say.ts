/** All that the voice says, and the `say` that takes nothing else. */
import { type SayOf, texts } from '@broadside/text';
import { game as enGame } from './en/game.ts';
import { log as enLog } from './en/log.ts';
import { options as enOptions } from './en/options.ts';
import { reasons as enReasons } from './en/reasons.ts';
import { game as ruGame } from './ru/game.ts';
import { log as ruLog } from './ru/log.ts';
import { options as ruOptions } from './ru/options.ts';
import { reasons as ruReasons } from './ru/reasons.ts';
import { game as ukGame } from './uk/game.ts';
import { log as ukLog } from './uk/log.ts';
import { options as ukOptions } from './uk/options.ts';
import { reasons as ukReasons } from './uk/reasons.ts';

export const liarsDiceText = texts({
  en: { ...enGame, ...enLog, ...enReasons, ...enOptions },
  ru: { ...ruGame, ...ruLog, ...ruReasons, ...ruOptions },
  uk: { ...ukGame, ...ukLog, ...ukReasons, ...ukOptions },
});

export type Say = SayOf<typeof liarsDiceText.en>;
