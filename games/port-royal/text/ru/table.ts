/** The words of the table and of its cards, in Russian; those of the game are its voice. */
import { help } from './help.ts';
import { largeCards } from './largeCards.ts';
import { notes } from './notes.ts';
import { printed } from './printed.ts';
import { smallCards } from './smallCards.ts';
import { tableAdventure } from './tableAdventure.ts';
import { tableBase } from './tableBase.ts';
import { tableExpansions } from './tableExpansions.ts';

export const table = {
  ...largeCards,
  ...smallCards,
  ...printed,
  ...tableBase,
  ...tableExpansions,
  ...tableAdventure,
  ...help,
  ...notes,
} as const;
