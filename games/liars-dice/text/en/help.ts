/** What each choice leads to, in English. */
import { dice } from './units.ts';

export const help = {
  'liars-dice.table.leads.bid': `The next player must bid higher or doubt you; ${dice} in play, any other bid is made under your cup.`,
  'liars-dice.table.leads.show':
    'The dice that count for your bid are set aside openly, and you throw the others again.',
  'liars-dice.table.leads.liar':
    'All cups are lifted and the {bid} counted: if there are fewer, the bidder loses dice, otherwise you do.',
  'liars-dice.table.leads.exact': 'All cups are lifted: unless there are exactly {bid}, you lose a die.',
} as const;
