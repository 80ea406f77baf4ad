/** What each choice leads to, in English. */
import { cards } from './units.ts';

export const help = {
  'port-royal.table.leads.draw': `The next card is turned over; a second ship of one colour that you cannot sink ends your turn and costs you the ${cards} in the harbour.`,
  'port-royal.table.leads.draw.first':
    'The first card of your turn is turned over; the first one can never make you bust.',
  'port-royal.table.leads.stop':
    'No more cards come: you take yours, then each of the others may take one and pays you 1 coin.',
  'port-royal.table.leads.sink': 'The ship goes to the discard pile, and you may reveal on.',
  'port-royal.table.leads.keep': 'The ship joins the harbour: more colours let you take more cards.',
  'port-royal.table.leads.keep.bust':
    'It is the second of its colour: everything in the harbour is lost and your turn ends.',
  'port-royal.table.leads.last': 'This is the last card you may take here.',
  'port-royal.table.leads.more':
    '{left, plural, one {After this you may take # more card.} other {After this you may take # more cards.}}',
  'port-royal.table.leads.claim': 'The persons it asks for leave your area; the expedition and its points are yours.',
  'port-royal.table.leads.done': 'You stop taking; now the others may take a card each and pay you 1 coin for it.',
  'port-royal.table.leads.pass': 'You take nothing in this turn, and the next player is asked.',
  'port-royal.table.leads.endTurn': 'Your turn is over and the harbour is cleared.',
  'port-royal.table.leads.gamble': 'Four cards come at once; if you do not bust you must stop afterwards.',
  'port-royal.table.leads.give': 'That player gets the coins of the gift ship.',
  'port-royal.table.leads.contract': 'The contract is marked as met and pays its reward.',
  'port-royal.table.leads.waive': 'You get no coins for the ship, but a step on the contract.',
  'port-royal.table.leads.capture': 'The ship is sunk and lies with you for the contract.',
  'port-royal.table.leads.moveTime': 'You all have one turn less, and the final result is worth one point more.',
  'port-royal.table.leads.setAside': 'You have less time, and a better title if you succeed.',
  'port-royal.table.leads.decline': 'Nothing changes, and play goes on.',
  'port-royal.table.leads.character': 'You play the whole match with this ability.',
  'port-royal.table.leads.share': 'That player gets one of the extra coins.',
  'port-royal.table.leads.look': 'You see three cards and choose which one comes next.',
  'port-royal.table.leads.putBack': 'This card is the next one to be revealed.',
  'port-royal.table.leads.stow': 'You keep the ship as an item for tasks instead of its coins.',
  'port-royal.table.leads.sell': 'The item leaves your area for coins.',
  'port-royal.table.leads.task': 'The task is marked as done and pays its reward.',
  'port-royal.table.leads.audience': 'You pay coins and get crowns for them.',
  'port-royal.table.leads.buyMarker': 'You pay the coins, and one marker goes back into the box.',
} as const;
