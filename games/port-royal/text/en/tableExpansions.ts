/** What the expansions add to the words of the table, in English. */
import { cards, coins, crowns, points, turns } from './units.ts';

export const tableExpansions = {
  'port-royal.table.step.offer': 'now or never',
  'port-royal.table.step.gift': 'who gets the gift?',
  'port-royal.table.step.lookout': 'the lookout’s report',
  'port-royal.table.step.pointsDeck': 'a turn for a point?',
  'port-royal.table.step.setAside': 'before the first turn',
  'port-royal.table.step.character': 'choosing characters',
  'port-royal.table.step.share': 'sharing coins',
  'port-royal.table.step.month': 'end of the month',
  'port-royal.table.step.setUp': 'set-up',

  'port-royal.table.alarm.trophyOnly': '{name} [needs|need] only the trophy to end the match',
  'port-royal.table.alarm.pointsAndTrophy': `{name} [is|are] ${points} and the trophy from the end`,
  'port-royal.table.alarm.time':
    '{turns, plural, =0 {This is the last turn} one {Only # turn left after this one} other {Only # turns left after this one}}',

  // Called out over the board
  'port-royal.table.call.tucked': '{name} [keeps|keep] the ship: 1 point',
  'port-royal.table.call.gambler': `{name} [gambles|gamble]: ${cards} at once!`,
  'port-royal.table.call.gift': '{name} [gives|give] the gift to [{to}?{to}|you]',
  'port-royal.table.call.step': '[{name}: a|Your] step towards “{contract}”',
  'port-royal.table.call.contract':
    '{points, plural, =0 {{name} [completes|complete] “{contract}”} one {{name} [completes|complete] “{contract}”: # point} other {{name} [completes|complete] “{contract}”: # points}}',
  'port-royal.table.call.character': '{name} [is|are] {character}',
  'port-royal.table.call.story': 'The story goes on: card {number}',
  'port-royal.table.call.event': 'Event: {event}',
  'port-royal.table.call.month': 'A new month: {events, plural, one {# event} other {# events}}',
  'port-royal.table.call.crowns': `{name} [gains|gain] ${crowns}`,
  'port-royal.table.call.taskStep': '[{name}: a|Your] step towards task {task}',
  'port-royal.table.call.task': '{name} [completes|complete] task {task}',
  'port-royal.table.call.unlocked.1': '[{name}: the|Your] ability is unlocked',
  'port-royal.table.call.unlocked.2': '[{name}: the|Your] trophy is uncovered',
  'port-royal.table.call.unlocked.3': '[{name}: a|Your] third marker is off the card',
  'port-royal.table.call.unlocked.4': '[{name}: all|All your] markers are off the card',
  'port-royal.table.call.lookout': '{name} [looks|look] at the next cards',

  // Questions above the buttons
  'port-royal.table.ask.offer.tax': 'You have just paid tax. Complete something with it now, or let the chance go.',
  'port-royal.table.ask.offer.bust': 'You have just gone bust. Complete something with it now, or let the chance go.',
  'port-royal.table.ask.offer.harbour':
    '{colours, plural, =0 {There is no ship} one {There is # colour} other {There are # colours}} in the harbour, {cards, plural, one {# card} other {# cards}} in all. Complete something with it now, or let the chance go.',
  'port-royal.table.ask.gift': `The gift of {ship}: which other player gets ${coins}?`,
  'port-royal.table.ask.lookout':
    'You alone see these cards. Which of them goes back on top of the deck? The others are discarded.',
  'port-royal.table.ask.pointsDeck':
    'A tax increase was revealed: you may move the top card of the time deck to the points deck. One more point if you win, one turn fewer to do it.',
  'port-royal.table.ask.setAside':
    'Before the first turn: how many of the {time, plural, one {# time card} other {# time cards}} become points? Each is one point if you win, and one turn fewer to do it.',
  'port-royal.table.ask.character': 'Who will you be? Your first task unlocks the ability.',
  'port-royal.table.ask.share':
    '{coins, plural, one {# extra coin is} other {# extra coins are}} to be shared out. Who gets the next one?',
  'port-royal.table.ask.month': `The month is over. You may pay ${coins} to remove the next marker from your card.`,

  // Buttons
  'port-royal.table.choice.gamble': 'then take 1 more card; no more single reveals',
  'port-royal.table.choice.gambleOdds': '{percent}% to bust, otherwise +1 card',
  'port-royal.table.choice.look': 'two are discarded, one comes next',
  'port-royal.table.choice.captured': '{colours} of 5 colours kept',
  'port-royal.table.choice.withCrowns': `{worth}, +${crowns}`,
  'port-royal.table.choice.contract': 'Complete “{contract}”',
  'port-royal.table.choice.contracts': 'Complete a contract…',
  'port-royal.table.choice.contractsMet': '{contracts, plural, one {# can be completed} other {# can be completed}}',
  'port-royal.table.choice.contractStep': 'step {step} of {steps}',
  'port-royal.table.choice.contractReward': `{points, plural, =0 {+${coins}} one {+# point, +${coins}} other {+# points, +${coins}}}`,
  'port-royal.table.choice.tasks': 'Complete a task…',
  'port-royal.table.choice.task.price': 'give {price}',
  'port-royal.table.choice.tasksMet': '{ways, plural, one {# way} other {# ways}}',
  'port-royal.table.choice.sell': 'Sell to an innkeeper…',
  'port-royal.table.choice.undone': '{others, plural, one {leave # thing undone} other {leave # things undone}}',
  'port-royal.table.choice.never': 'not offered again this time',
  'port-royal.table.choice.has': `has ${points}, ${coins}`,
  'port-royal.table.choice.timeMoved': `${turns} left, ${points} in the points deck`,
  'port-royal.table.choice.timeLeft': `keep ${turns}`,
  'port-royal.table.choice.setAside': `${turns} left; if you win: {title}`,
  'port-royal.table.choice.setAsides': 'Set time cards aside…',
  'port-royal.table.choice.characters': 'Choose a character…',

  // Contracts and the team
  'port-royal.table.contracts': 'Contracts',
  'port-royal.table.contracts.about':
    'Everybody can complete three contracts. The second is worth 1 point, the third 2 more; earlier spaces pay more coins.',
  'port-royal.table.contract.now': 'now!',
  'port-royal.table.contract.next': `The next space pays ${coins}`,
  'port-royal.table.team': 'The goal',
  'port-royal.table.team.goal': '{done} of {all} contracts',
  'port-royal.table.team.turns': turns,
  'port-royal.table.team.time': 'Turns left',
  'port-royal.table.team.points': 'Points deck',
  'port-royal.table.team.title': 'Title on a victory: {title}',
  'port-royal.table.team.chance': 'win chance {percent}%',
  'port-royal.table.team.chances': 'win chance',
  'port-royal.table.team.percent': '{percent}%',
  'port-royal.table.team.chance.about':
    'An estimate from matches between our bots: contracts and turns left, and what is within reach',

  // What lies in an area
  'port-royal.table.figures.contracts': '{contracts, plural, one {# contract completed} other {# contracts completed}}',
  'port-royal.table.holds.tucked':
    '{ships, plural, one {# ship with merchants: # point} other {# ships with merchants: # points}}',
  'port-royal.table.holds.captives':
    '{ships, plural, one {# ship kept for the Pirate Den} other {# ships kept for the Pirate Den}}',
  'port-royal.table.sheet.tucked':
    '{ships, plural, =0 {Ships with merchants} one {# ship with merchants} other {# ships with merchants}}',
  'port-royal.table.sheet.captives':
    '{ships, plural, =0 {Ships kept for the Pirate Den} one {# ship kept for the Pirate Den} other {# ships kept for the Pirate Den}}',
  'port-royal.table.sheet.merchants': '1 point and the ship kept for trading with {ship}',
  'port-royal.table.sheet.clerks': '{cards, plural, one {# more card} other {# more cards}} after trading with {ship}',
  'port-royal.table.sheet.gamblers': '{count, plural, one {# gambler} other {# gamblers}} for 4 cards at once',
  'port-royal.table.sheet.viceAdmirals': `${coins} with 3 or 4 cards in the harbour`,
  'port-royal.table.sheet.gunners': `${coins} for every ship in the harbour but one`,
  'port-royal.table.sheet.lookouts':
    '{count, plural, one {# lookout} other {# lookouts}} for a glance at the next cards',
  'port-royal.table.sheet.innkeepers':
    '{count, plural, one {# innkeeper} other {# innkeepers}} for crowns, bread and rum',
  'port-royal.table.sheet.aresFriends': `${coins} for every Ares ship taken`,

  'port-royal.table.steps.6': '6: take {cards}',
  'port-royal.table.gambled': '+{cards}',
  'port-royal.table.gambled.about':
    'Gambler: {cards, plural, one {# more card} other {# more cards}}, and no more single reveals this turn',
  'port-royal.table.odds.gamble': 'Gambler, 4 cards at once: {percent}% to bust',

  'port-royal.table.award.contractor': 'Reliable partner',
  'port-royal.table.award.contractor.detail':
    '{count, plural, one {# contract completed} other {# contracts completed}}',
  'port-royal.table.award.merchant': 'Shipowner',
  'port-royal.table.award.merchant.detail': '{count, plural, one {# ship kept} other {# ships kept}}',
  'port-royal.table.award.courtier': 'Favourite at court',
  'port-royal.table.award.courtier.detail': '{count, plural, one {# crown} other {# crowns}}',
  'port-royal.table.award.gambler': 'Heart of a gambler',
  'port-royal.table.award.gambler.detail': '{count, plural, one {gambled # time} other {gambled # times}}',
} as const;
