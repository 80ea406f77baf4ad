/** What the rulebook shows of the table. */
import type { RulebookArt } from '@broadside/kit';
import { figures } from './figures.tsx';
import { symbols } from './symbols.tsx';

export const art: RulebookArt = { figures, symbols };
