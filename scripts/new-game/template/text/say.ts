/** All that the voice says, and the `say` that takes nothing else. */
import { type SayOf, texts } from '@broadside/text';
import { game as enGame } from './en/game.ts';
import { reasons as enReasons } from './en/reasons.ts';
import { game as ruGame } from './ru/game.ts';
import { reasons as ruReasons } from './ru/reasons.ts';
import { game as ukGame } from './uk/game.ts';
import { reasons as ukReasons } from './uk/reasons.ts';

export const newGameText = texts({
  en: { ...enGame, ...enReasons },
  ru: { ...ruGame, ...ruReasons },
  uk: { ...ukGame, ...ukReasons },
});

export type Say = SayOf<typeof newGameText.en>;
