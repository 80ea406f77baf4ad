/** Contracts, the time deck and the points deck, in English. */
import { cards, coins, points } from './units.ts';

const victory = '{count, plural, one {Victory: {names}.} other {Victory together: {names}.}}';

export const contracts = {
  'port-royal.contract.celebrities': 'Celebrities',
  'port-royal.contract.femmeFatale': 'Femme Fatale',
  'port-royal.contract.ruleOfTheSea': 'Rule of the Sea',
  'port-royal.contract.newColony': 'New Colony',
  'port-royal.contract.tradingPost': 'Trading Post',
  'port-royal.contract.unrivalledTrader': 'Unrivalled Trader',
  'port-royal.contract.hardWorkers': 'Hard Workers',
  'port-royal.contract.mercenary': 'Mercenary',
  'port-royal.contract.explorer': 'Explorer',
  'port-royal.contract.enemyFrigate': 'Enemy Frigate',
  'port-royal.contract.enemyGalleon': 'Enemy Galleon',
  'port-royal.contract.taxCollector': 'Tax Collector',
  'port-royal.contract.curse': 'Curse',
  'port-royal.contract.broker': 'Broker',
  'port-royal.contract.experiencedBroker': 'Experienced Broker',
  'port-royal.contract.pirateDen': 'Pirate Den',
  'port-royal.contract.smallEstate': 'Small Estate',
  'port-royal.contract.ransom': 'Ransom',

  // What must be owned, as objects of “have”; tasks ask in the same words
  'port-royal.own.settler': '{count, plural, one {a settler} other {# settlers}}',
  'port-royal.own.captain': '{count, plural, one {a captain} other {# captains}}',
  'port-royal.own.priest': '{count, plural, one {a priest} other {# priests}}',
  'port-royal.own.jester': '{count, plural, one {a jester} other {# jesters}}',
  'port-royal.own.mademoiselle': '{count, plural, one {a mademoiselle} other {# mademoiselles}}',
  'port-royal.own.trader': '{count, plural, one {a trader} other {# traders}}',
  'port-royal.own.viceAdmiral': '{count, plural, one {a vice-admiral} other {# vice-admirals}}',
  'port-royal.own.gunner': '{count, plural, one {a gunner} other {# gunners}}',
  'port-royal.own.clerk': '{count, plural, one {a clerk} other {# clerks}}',
  'port-royal.own.lookout': '{count, plural, one {a lookout} other {# lookouts}}',
  'port-royal.own.cheapPersons':
    '{count, plural, one {# person} other {# persons}} with a printed cost of {maxCost} or less',
  'port-royal.own.sabres': '{count, plural, one {at least # sabre} other {at least # sabres}}',
  'port-royal.own.expeditions': '{count, plural, one {an expedition} other {# expeditions}}',
  'port-royal.own.points': '{count, plural, one {# point} other {# points}}',

  'port-royal.need.have': 'Have {what}.',
  'port-royal.need.pay': `Pay ${coins}.`,
  'port-royal.need.waive.red':
    'Trade with a frigate and waive all its coins, {times, plural, one {# time} other {# times}}.',
  'port-royal.need.waive.black':
    'Trade with a galleon and waive all its coins, {times, plural, one {# time} other {# times}}.',
  'port-royal.need.tax': 'Lose coins to a tax increase.',
  'port-royal.need.bust': 'Go bust.',
  'port-royal.need.colours':
    'In your own turn, bring ships of {count, plural, one {# colour} other {# colours}} into the harbour.',
  'port-royal.need.colours.times':
    'In {times, plural, one {# turn} other {# turns}} of your own, bring ships of {count, plural, one {# colour} other {# colours}} into the harbour.',
  'port-royal.need.sunkColours':
    'Keep ships that you sink, one of each colour, until you have {count, plural, one {# colour} other {# colours}}.',

  // The log
  'port-royal.event.contractsOpened': 'Open contracts: {contracts}.',
  'port-royal.event.contractsOpened.time':
    'Open contracts: {contracts}. The time deck holds {time, plural, one {# card} other {# cards}}.',
  'port-royal.event.contractStepped': '{name} took step {steps} of the contract “{contract}”.',
  'port-royal.event.contractCompleted': '{name} completed the contract “{contract}”.',
  'port-royal.event.contractCompleted.points': `{name} completed the contract “{contract}” and gained ${points}.`,
  'port-royal.event.coinsWaived': '{name} waived the coins of the ship.',
  'port-royal.event.shipCaptured': '{name} sank {card} and kept it for the Pirate Den.',
  'port-royal.event.captivesDiscarded': `[The Pirate Den of {name}|Your Pirate Den] was emptied: ${cards}.`,
  'port-royal.event.timePassed':
    'A time card was revealed; {left, plural, =0 {it was the last one} one {# is left} other {# are left}}.',
  'port-royal.event.timeMoved':
    '{name} moved {count, plural, one {# time card} other {# time cards}} to the points deck, which now holds {points, plural, one {# card} other {# cards}}.',
  'port-royal.event.coinsGained.contract': `{name} gained ${coins} from the contract.`,
  'port-royal.event.coinsPaid.contract': `{name} paid ${coins} for the contract.`,

  // Verbs on buttons
  'port-royal.action.contract': 'Complete “{contract}”{coins, plural, =0 {} one { for # coin} other { for # coins}}',
  'port-royal.action.contract.pay': 'Complete “{contract}”: pay {price, plural, one {# coin} other {# coins}}',
  'port-royal.action.contract.step': 'Take step {step} of {steps} of “{contract}”',
  'port-royal.action.waive': 'Trade with {ship}, waive its coins for “{contract}”',
  'port-royal.action.waive.guest': 'Trade with {ship}, waive its coins for “{contract}”, pay {owed} to {to}',
  'port-royal.action.capture': 'Sink {ship} and keep it for “{contract}”',
  'port-royal.action.moveTime': 'Move a time card to the points deck',
  'port-royal.action.setAside':
    '{count, plural, =0 {Leave all time cards where they are} one {Move # time card to the points deck} other {Move # time cards to the points deck}}',
  'port-royal.action.decline.pointsDeck': 'Leave the time deck as it is',

  // Refusals
  'port-royal.reason.answer-points-deck-first': 'First decide whether a time card becomes a point.',
  'port-royal.reason.contract-not-open': 'The contract “{contract}” is not open. Choose one that is.',
  'port-royal.reason.contract-completed':
    'You have already completed the contract “{contract}”. Everybody can do so once.',
  'port-royal.reason.three-contracts-completed': 'You have completed three contracts: nobody can complete more.',
  'port-royal.reason.no-free-marker': 'All your markers are in use. Finish a contract on which you have taken a step.',
  'port-royal.reason.waive-for-it': 'For “{contract}” trade with such a ship and waive its coins.',
  'port-royal.reason.capture-for-it': 'For “{contract}” keep ships when you sink them.',
  'port-royal.reason.now-or-never':
    '“{contract}” can be completed only at the very moment it happens. It will be offered to you then.',
  'port-royal.reason.requirement-not-met': 'You do not meet the contract “{contract}” yet: {have} of {need}.',
  'port-royal.reason.nothing-to-waive-for':
    'No open contract asks you to waive the coins of this ship. Trade for them.',
  'port-royal.reason.cannot-compensate-waiver':
    'Without the ship’s coins you could not pay the active player the compensation. Trade for coins, or pass.',
  'port-royal.reason.colour-captured': 'You already keep a ship of this colour. Sink this one, or let it in.',
  'port-royal.reason.set-aside-too-many':
    'At least one card must stay in the time deck. Move {most, plural, one {# card} other {# cards}} at most.',
  'port-royal.reason.match-has-begun': 'The match has begun. Time cards can be set aside only before the first turn.',
  'port-royal.reason.no-tax-to-answer':
    'A time card can be moved to the points deck only when a tax increase is revealed.',

  // Steps
  'port-royal.step.pointsDeck': 'Phase 1: A time card for the points deck?',
  'port-royal.step.setAside': 'Before the game: Time cards for the points deck',

  // The end
  'port-royal.end.contractsFulfilled': 'All contracts were completed before time ran out.',
  'port-royal.end.timeRanOut': 'The time deck ran out before all contracts were completed.',
  'port-royal.decidedBy.together': victory,
  'port-royal.decidedBy.together.lost': 'This time nobody won.',
  'port-royal.decidedBy.together.title': `${victory} The points deck was worth ${points}: {title}.`,
  'port-royal.title.cabinBoy': 'Cabin Boy',
  'port-royal.title.sailor': 'Sailor',
  'port-royal.title.pirate': 'Pirate',
  'port-royal.title.captain': 'Captain',
  'port-royal.title.masterOfTheSeas': 'Master of the Seas',
  'port-royal.sheet.contracts': 'Contracts',
  'port-royal.sheet.pointsDeck': 'Points deck',
} as const;
