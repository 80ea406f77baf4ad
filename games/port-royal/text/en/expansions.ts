/** Gambler, Set Sail!, the persons and ships of Just One More Contract, and what all expansions share, in English. */
import { cards, coins } from './units.ts';

export const expansions = {
  // Gambler
  'port-royal.event.gamblerUsed': `{name} used a Gambler to reveal ${cards} at once.`,
  'port-royal.action.gamble': 'Use a Gambler: reveal 4 cards at once',
  'port-royal.reason.gambler-only-in-phase-one': 'A Gambler can be used only in phase 1, while you reveal cards.',
  'port-royal.reason.no-gambler': 'You have no Gambler. Hire one first.',
  'port-royal.reason.gambler-used': 'All your Gamblers have been used this turn. Go on to trade and hire.',
  'port-royal.reason.no-card-after-gambler':
    'After a Gambler no single cards are revealed. Go on to trade and hire, or use another Gambler.',

  // Set Sail!
  'port-royal.event.shipTucked': '{name} tucked {card} under a merchant, for 1 point.',
  'port-royal.end.eightPoints': 'The match is over: eight points were reached and the round was completed.',
  'port-royal.sheet.tucked': 'Ships with merchants',

  // Persons and ships of Just One More Contract
  'port-royal.event.coinsGained.viceAdmiral': `{name} gained ${coins} by the Vice-Admiral’s ability.`,
  'port-royal.event.coinsGained.gunner': `{name} gained ${coins} by the Gunner’s ability.`,
  'port-royal.event.coinsGained.gift': `{name} gained ${coins} as a gift.`,
  'port-royal.event.giftGiven': '{name} chose who would get the gift: [{to}?{to}|you].',
  'port-royal.action.give': 'Give the gift to {to}',
  'port-royal.step.gift': 'Phase 2: Who gets the gift?',
  'port-royal.reason.answer-gift-first': 'First choose who gets the ship’s gift.',
  'port-royal.reason.no-gift': 'There is no gift to give. It comes with a gift ship that you trade with.',
  'port-royal.reason.gift-to-another': 'The gift is for another player at this table. Choose one of them.',

  // Now or never
  'port-royal.action.decline': 'Decline',
  'port-royal.step.offer': 'Now or never',
  'port-royal.reason.answer-offer-first': 'First answer the offer: accept it now, or decline.',
  'port-royal.reason.nothing-to-decline': 'Nothing is offered that you could decline.',
  'port-royal.reason.not-in-play': 'Nothing of this kind is in play at this table. Choose something else.',
  'port-royal.reason.set-up-first': 'The game is still being set up. Make the choices that come before the first turn.',
} as const;
