/** The base game: log, verbs, refusals, the end, in English. */
import { cards, coins, points, price, purse } from './units.ts';

export const base = {
  'port-royal.name': 'Port Royal',
  'port-royal.about':
    'Reveal the cards of the harbour, trade with ships and hire persons, but stop in time: a second ship of one colour ruins the day.',

  'port-royal.list.name': '[{name}|you]',
  'port-royal.list.and': '{list} and {last}',
  'port-royal.to.player': '{name}',
  'port-royal.to.active': 'the active player',
  'port-royal.to.seat': 'the player in seat {seat}',

  // The log
  'port-royal.event.matchBegan': `The match began. {name} [was|were] the first player; everybody had ${coins}, and {deck, plural, one {# card} other {# cards}} lay in the deck.`,
  'port-royal.event.matchBegan.noCoins':
    'The match began. {name} [was|were] the first player; {deck, plural, one {# card} other {# cards}} lay in the deck.',
  'port-royal.event.turnBegan': 'Turn {turn}[: {name}| is yours].',
  'port-royal.event.cardRevealed': '{name} revealed a card: {card}.',
  'port-royal.event.shipSunk': '{name} sank {card}.',
  'port-royal.event.cardEnteredHarbour': '{card} entered the harbour.',
  'port-royal.event.expeditionOpened': `A new expedition was opened. It asked for {needs} and promised ${points} and ${coins}.`,
  'port-royal.event.taxPaid': `{name} lost ${coins} to the tax.`,
  'port-royal.event.taxEnded.mostSabres':
    'Tax increase. The most sabres: {names}, with {value, plural, one {# sabre} other {# sabres}}.',
  'port-royal.event.taxEnded.fewestPoints':
    'Tax increase. The fewest points: {names}, with {value, plural, one {# point} other {# points}}.',
  'port-royal.event.bust': `{name} went bust: {card} was the second ship of its colour. Discarded: ${cards}.`,
  'port-royal.event.phaseTwoBegan':
    'Trade and hire began with {colours, plural, =0 {no ships} one {# ship} other {# ships of different colours}} in the harbour.',
  'port-royal.event.takeTurnBegan': '{name} could take {left, plural, one {# card} other {up to # cards}}.',
  'port-royal.event.shipTraded': '{name} traded with {card}.',
  'port-royal.event.personHired':
    '{name} hired {card} {coins, plural, =0 {for free} one {for # coin} other {for # coins}}.',
  'port-royal.event.compensationPaid': `{name} paid ${coins} to [{to}?{to}|you] in compensation.`,
  'port-royal.event.takeTurnEnded':
    '{name} took {taken, plural, =0 {no cards} one {# card in all} other {# cards in all}}.',
  'port-royal.event.expeditionClaimed': `{name} claimed the expedition ({needs}), discarding {persons}, for ${points}.`,
  'port-royal.event.coinsGained.admiral': `{name} gained ${coins} by the Admiral’s ability.`,
  'port-royal.event.coinsGained.jester': `{name} gained ${coins} by the Jester’s ability.`,
  'port-royal.event.coinsGained.trade': `{name} gained ${coins} from the trade.`,
  'port-royal.event.coinsGained.expedition': `{name} gained ${coins} from the expedition.`,
  'port-royal.event.coinsGained.tax': `{name} gained ${coins} from the tax increase.`,
  'port-royal.event.coinsForfeited': `{name} went without ${coins}: the deck and the discard pile were empty.`,
  'port-royal.event.deckReshuffled': `The discard pile was shuffled into a new deck of ${cards}.`,
  'port-royal.event.harbourCleared': `Discarded from the harbour: ${cards}.`,
  'port-royal.event.endTriggered': `{name} reached ${points}: this is the last round.`,
  'port-royal.event.matchEnded': '{reason} {winners}',

  // Verbs on buttons
  'port-royal.action.draw': 'Reveal a card',
  'port-royal.action.stop': 'Stop and go on to trade and hire',
  'port-royal.action.sink': 'Sink {ship}',
  'port-royal.action.keep': 'Let {ship} into the harbour',
  'port-royal.action.keep.bust': 'Let {ship} in and go bust',
  'port-royal.action.trade': 'Trade with {ship} for {coins}',
  'port-royal.action.trade.guest': 'Trade with {ship} for {coins}, pay {owed} to {to}',
  'port-royal.action.hire': `Hire {person} ${price}`,
  'port-royal.action.hire.guest': `Hire {person} ${price}, pay {owed} to {to}`,
  'port-royal.action.claim': `Claim the expedition ({needs}): discard {persons} for ${points} and ${coins}`,
  'port-royal.action.done': 'Finish taking',
  'port-royal.action.pass': 'Pass',
  'port-royal.action.endTurn': 'End the turn',

  // Refusals
  'port-royal.reason.no-ship-to-answer':
    'No ship is waiting for your answer. You can sink a ship or let it in only right after you have revealed it.',
  'port-royal.reason.pass-instead': 'In another player’s turn you stop taking with “Pass”.',
  'port-royal.reason.done-instead': 'In your own turn you stop taking with “Finish taking”.',
  'port-royal.reason.not-taking': 'Nobody is taking cards now. Wait for phase 2, trade and hire.',
  'port-royal.reason.turn-not-ending': 'The turn cannot end here. Finish the current phase first.',
  'port-royal.reason.nothing-to-draw':
    'No card is left to reveal: the deck and the discard pile are empty. Stop and go on to trade and hire.',
  'port-royal.reason.reveal-first': 'Reveal at least one card before you stop.',
  'port-royal.reason.answer-ship-first': 'Answer the ship first: sink it or let it into the harbour.',
  'port-royal.reason.discover-is-over': 'Phase 1 is over. New cards are revealed in the next turn.',
  'port-royal.reason.phase-two-not-begun': 'Trade and hire has not begun. Stop revealing first, then take cards.',
  'port-royal.reason.phase-two-skipped':
    'You went bust: nobody trades or hires this turn. You may still claim expeditions.',
  'port-royal.reason.phase-two-is-over': 'Trade and hire is over for this turn. Claim an expedition or end the turn.',
  'port-royal.reason.not-in-harbour': 'This card is not in the harbour. Choose one that is.',
  'port-royal.reason.not-a-ship': 'You can trade only with ships. This is a person: hire them instead.',
  'port-royal.reason.not-a-person': 'You can hire only persons. This is a ship: trade with it.',
  'port-royal.reason.allowance-used': 'You have taken all the cards you may take now. Finish taking.',
  'port-royal.reason.cannot-compensate':
    'You could not pay the active player the compensation for this ship. Choose another card or pass.',
  'port-royal.reason.too-expensive': `${purse}, too few for this person. Choose another card or finish taking.`,
  'port-royal.reason.too-expensive-with-compensation': `${purse}, too few for this person and the active player’s compensation. Choose another card or pass.`,
  'port-royal.reason.only-active-claims': 'Only the active player claims expeditions. Wait for your own turn.',
  'port-royal.reason.expedition-not-open': 'This expedition is not open. Choose one from the middle of the table.',
  'port-royal.reason.person-not-yours': 'You have no such person to discard. Choose from the persons in your area.',
  'port-royal.reason.persons-do-not-cover':
    'These persons do not match the expedition. Discard exactly what it asks for; a jack-of-all-trades stands in for any one of them.',

  // Steps of a turn
  'port-royal.step.discover': 'Phase 1: Discover',
  'port-royal.step.repel': 'Phase 1: A ship to sink or let in',
  'port-royal.step.tradeAndHire': 'Phase 2: Trade and hire',
  'port-royal.step.lastClaims': 'End of the turn: Expeditions',

  // The end
  'port-royal.end.twelvePoints': 'The match is over: twelve points were reached and the round was completed.',
  'port-royal.end.twelvePointsAndExpedition':
    'The match is over: twelve points and an expedition came together, and the round was completed.',
  'port-royal.end.becalmed': 'The match is over: becalmed. For a whole round nobody could reveal a single card.',
  'port-royal.winners': '{count, plural, one {{names} won.} other {{names} shared the victory.}}',
  'port-royal.outcome': '{reason} {verdict}',
  'port-royal.decidedBy.points': `{names} won with ${points}.`,
  'port-royal.decidedBy.coins': `{names} won: tied at ${points}, but with more coins (${coins}).`,
  'port-royal.decidedBy.expedition': `{names} won with ${points}, the best among the owners of an expedition.`,
  'port-royal.decidedBy.shared': `{names} shared the victory: each had ${points} and ${coins}.`,

  'port-royal.sheet.persons': 'Persons',
  'port-royal.sheet.expeditions': 'Expeditions',
  'port-royal.sheet.coins': 'Coins',
  'port-royal.sheet.points': 'Points',
} as const;
