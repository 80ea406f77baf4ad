/** The table of Port Royal in English: what the voice of the game has not. */
import { cards, coins, crowns, points, sabres } from './units.ts';

export const tableBase = {
  // The step in a word or two
  'port-royal.table.step.discover': 'discover',
  'port-royal.table.step.repel': 'sink it or let it in',
  'port-royal.table.step.tradeAndHire': 'trade and hire',
  'port-royal.table.step.guest': 'others trade and hire',
  'port-royal.table.step.lastClaims': 'last claims',
  'port-royal.table.step.over': 'the end',

  // What mattered in a turn
  'port-royal.table.turn.drawn': '{cards, plural, one {# card} other {# cards}}',
  'port-royal.table.turn.bust': 'bust',
  'port-royal.table.turn.expedition': 'expedition',
  'port-royal.table.turn.contract': 'contract',
  'port-royal.table.turn.task': 'task',
  'port-royal.table.turn.last': 'last round',

  'port-royal.table.alarm.lastRound': 'Last round',
  'port-royal.table.alarm.becalmed':
    '{turns, plural, one {Becalmed: # turn without a card} other {Becalmed: # turns without a card}}',
  'port-royal.table.alarm.points': `{name} [is|are] ${points} from the end`,
  'port-royal.table.alarm.expeditionOnly': '{name} [needs|need] only an expedition to end the match',
  'port-royal.table.alarm.pointsAndExpedition': `{name} [is|are] ${points} and an expedition from the end`,

  'port-royal.table.points.of': '{points, number} of {goal, plural, one {# point} other {# points}}',
  'port-royal.table.points.gain':
    '{points, number} of {goal, plural, one {# point} other {# points}}, {after, number} after this',

  // Called out over the board
  'port-royal.table.call.bust': '{name} [goes|go] bust!',
  'port-royal.table.call.claimed': `{name} [claims|claim] an expedition: ${points}`,
  'port-royal.table.call.turn': 'Your turn',
  'port-royal.table.call.pick': 'Your pick',
  'port-royal.table.call.lastRound': `{name} [has|have] ${points}: last round!`,

  // Buttons
  'port-royal.table.choice.stop': 'Stop',
  'port-royal.table.choice.stopThen':
    '{cards, plural, =0 {nothing to take then} one {then take # card} other {then take up to # cards}}',
  'port-royal.table.choice.bust': '{percent}% to bust',
  'port-royal.table.choice.reach': '{reach} of {cards} within reach',
  'port-royal.table.choice.colours': '{colours} of {all} colours – take {cards}',
  'port-royal.table.choice.keepBusts': `${cards} lost`,
  'port-royal.table.choice.keepConfirm':
    'This is the second ship of its colour. Let it in, lose {cards, plural, one {# card} other {all # cards}} and end the turn?',
  'port-royal.table.choice.take': 'Take a card…',
  'port-royal.table.choice.takeOne': 'Take {card}',
  'port-royal.table.choice.finish': 'Finish',
  'port-royal.table.choice.finishConfirm':
    '{cards, plural, one {You may still take # card.} other {You may still take # cards.}} Finish all the same?',
  // Short reasons on greyed verbs
  'port-royal.table.off.stopped': 'you have stopped',
  'port-royal.table.off.gambled': 'not after a Gambler',
  'port-royal.table.off.harbour': `done: ${cards} here`,
  'port-royal.table.off.stopFirst': 'after you stop',
  'port-royal.table.off.noneInReach': 'nothing within reach',
  'port-royal.table.off.allTaken': 'you have taken all you may',
  'port-royal.table.off.ending': 'the turn is ending',
  // What taking the chosen card means
  'port-royal.table.callOut.discount': 'Price {cost}, {less} less for you.',
  'port-royal.table.callOut.bonus': '{coins} on the card, {more} more for you.',
  'port-royal.table.callOut.after': `You will have ${coins}.`,
  'port-royal.table.callOut.gain': `+${points}.`,
  'port-royal.table.callOut.crowns': `+${crowns}.`,
  'port-royal.table.callOut.left':
    '{cards, plural, =0 {Your last card this turn.} one {Then # more card.} other {Then up to # more cards.}}',
  'port-royal.table.callOut.close': 'Close',
  'port-royal.table.callOut.hire': 'Hire',
  'port-royal.table.callOut.trade': 'Trade',
  'port-royal.table.callOut.waive': 'Waive the coins',
  'port-royal.table.callOut.stow': 'Keep the ship',
  'port-royal.table.choice.traded': '{coins} → {after, plural, one {# coin} other {# coins}}',
  'port-royal.table.choice.hired':
    '{coins} → {after, plural, one {# coin} other {# coins}}, {points} → {pointsAfter, plural, one {# point} other {# points}}',
  'port-royal.table.choice.givenUp':
    '{cards, plural, =0 {nothing left to take} one {leave # card untaken} other {leave # cards untaken}}',
  'port-royal.table.choice.unclaimed':
    '{expeditions, plural, one {leave # expedition unclaimed} other {leave # expeditions unclaimed}}',
  'port-royal.table.choice.claim': 'Claim the expedition ({needs})',
  'port-royal.table.choice.claims': 'Claim an expedition…',
  'port-royal.table.choice.claimable': '{expeditions, plural, one {# within reach} other {# within reach}}',
  'port-royal.table.choice.claimWith': 'Discard {persons}',
  'port-royal.table.choice.claimWays': '{ways, plural, one {# way to pay} other {# ways to pay}}',
  'port-royal.table.choice.claimed': `{points} → {after, plural, one {# point} other {# points}}, +${coins}`,
  'port-royal.table.choice.claimedWith': `discard {persons}: {points} → {after, plural, one {# point} other {# points}}, +${coins}`,

  // Players
  'port-royal.table.rivals': 'Other players',
  'port-royal.table.you': '{name} (you)',
  'port-royal.table.bot': 'bot',
  'port-royal.table.away': 'away',
  'port-royal.table.turnMark': 'turn',
  'port-royal.table.pickMark': 'takes cards',
  'port-royal.table.figures': `{name}: ${points}, ${coins}, ${sabres}`,
  'port-royal.table.figures.turn': '{figures}, active player',
  'port-royal.table.figures.pick': '{figures}, takes cards now',
  'port-royal.table.area': 'Area: {name}',
  'port-royal.table.crew': 'Crew: {name}',
  'port-royal.table.crew.empty': 'Nobody hired yet',

  'port-royal.table.sabres': 'Sabres',

  'port-royal.table.sheet.persons': '{cards, plural, =0 {Persons} one {# person} other {# persons}}',
  'port-royal.table.sheet.expeditions': '{cards, plural, =0 {Expeditions} one {# expedition} other {# expeditions}}',
  'port-royal.table.sheet.abilities': 'What the crew gives',
  'port-royal.table.sheet.discount': `${coins} off every hire`,
  'port-royal.table.sheet.traders': `+${coins} for trading with {ship}`,
  'port-royal.table.sheet.symbol.settler': '{count, plural, one {# settler} other {# settlers}} for expeditions',
  'port-royal.table.sheet.symbol.captain': '{count, plural, one {# captain} other {# captains}} for expeditions',
  'port-royal.table.sheet.symbol.priest': '{count, plural, one {# priest} other {# priests}} for expeditions',
  'port-royal.table.sheet.symbol.jack':
    '{count, plural, one {# jack-of-all-trades} other {# jacks-of-all-trades}} for any of the three',
  'port-royal.table.sheet.governors': `+${cards} whenever you take cards`,
  'port-royal.table.sheet.admirals': `${coins} with 5 or more cards in the harbour`,
  'port-royal.table.sheet.jesters': `${coins} at an empty harbour or a bust`,
  'port-royal.table.sheet.sabres': `${sabres} against ships`,
  'port-royal.table.sheet.nothing': 'No abilities yet',

  // The sea
  'port-royal.table.sea': 'Sea',
  'port-royal.table.harbour.empty': 'The harbour is empty',
  'port-royal.table.harbour.cards': `Harbour, ${cards}`,
  'port-royal.table.colours': '{colours} of {all} colours',
  'port-royal.table.colour.in': '{colour}: in the harbour',
  'port-royal.table.colour.out': '{colour}: not yet',
  'port-royal.table.mayTake': '{cards, plural, =0 {nothing left to take} one {take #} other {take up to #}}',
  'port-royal.table.tapCard': 'tap a card',
  'port-royal.table.leftToTake': '{name}: {cards, plural, =0 {nothing left to take} one {take #} other {take up to #}}',
  'port-royal.table.steps': 'Cards to take by colours in the harbour',
  'port-royal.table.steps.3': '0–3: take {cards}',
  'port-royal.table.steps.4': '4: take {cards}',
  'port-royal.table.steps.5': '5: take {cards}',
  'port-royal.table.toll': `Taking here costs ${coins} more, paid to {name}`,
  'port-royal.table.toll.short': `+${coins} to {name}`,
  'port-royal.table.lastRound': 'Last round',
  'port-royal.table.deck': 'in deck',
  'port-royal.table.discard': 'discard',
  'port-royal.table.discard.open': `${cards} may be looked through.`,
  'port-royal.table.discard.topOnly': `${cards}; only the top one is open.`,
  'port-royal.table.discard.title': 'Discard pile',
  'port-royal.table.discard.ships': 'Ships',
  'port-royal.table.discard.persons': 'Persons',
  'port-royal.table.discard.others': 'Other cards',
  'port-royal.table.nextCard': 'next card',
  'port-royal.table.noCard': 'no card left',
  'port-royal.table.second': 'Second!',
  'port-royal.table.answer': 'Sink it?',

  // Expeditions
  'port-royal.table.expeditions': 'Expeditions',
  'port-royal.table.expeditions.none': 'No open expeditions',
  'port-royal.table.expedition.you': 'You can claim it',
  'port-royal.table.expedition.youLater': 'Yours on your turn',
  'port-royal.table.expedition.has': '{name} has everything',
  'port-royal.table.expedition.part': '{name} has {met} of {all}',
  'port-royal.table.expedition.nobody': 'Nobody is near',
  'port-royal.table.expedition.mine': 'you have {met} of {all}',

  // Looking ahead
  'port-royal.table.ifStop.you': '{cards, plural, one {If you stop now, one of} other {If you stop now, up to # of}}',
  'port-royal.table.ifStop.other':
    '{cards, plural, one {If {name} stops now, one of} other {If {name} stops now, up to # of}}',
  'port-royal.table.ifStop.guest':
    '{cards, plural, one {If {name} stops now, one for you of} other {If {name} stops now, up to # for you of}}',
  'port-royal.table.ifTake.later': '{cards, plural, one {Then one for you of} other {Then up to # for you of}}',
  'port-royal.table.ifTake.you': '{cards, plural, one {You may take one of} other {You may take up to # of}}',
  'port-royal.table.ifTake.other': '{cards, plural, one {{name} may take one of} other {{name} may take up to # of}}',
  'port-royal.table.ifStop.none': 'Nothing within reach',

  // Odds
  'port-royal.table.odds': 'Next card',
  'port-royal.table.odds.unseen': '{cards} unseen',
  'port-royal.table.odds.later': 'No card is revealed now.',
  'port-royal.table.odds.percent': '{percent}%',
  'port-royal.table.odds.bust': 'Bust',
  'port-royal.table.odds.repelled': 'Sunk',
  'port-royal.table.odds.newColour': 'New colour',
  'port-royal.table.odds.person': 'Person',
  'port-royal.table.odds.tax': 'Tax',
  'port-royal.table.odds.expedition': 'Expedition',
  'port-royal.table.odds.ships':
    '{sabres, plural, =0 {Unseen ships by sabres} one {Unseen ships by sabres; marked: # sabre sinks them} other {Unseen ships by sabres; marked: # sabres sink them}}',
  'port-royal.table.odds.ship': '{sabres, plural, one {# sabre} other {# sabres}}: {left} left',
  'port-royal.table.odds.skull': 'skull: {left} left',
  'port-royal.table.odds.sinkable': '{ship}, can be sunk',
  'port-royal.table.odds.none': 'none left',

  // Titles at the end
  'port-royal.table.award.boldest': 'Boldest captain',
  'port-royal.table.award.boldest.detail':
    '{count, plural, one {# card revealed in one turn} other {# cards revealed in one turn}}',
  'port-royal.table.award.gunner': 'Best gunner',
  'port-royal.table.award.gunner.detail': '{count, plural, one {# ship sunk} other {# ships sunk}}',
  'port-royal.table.award.trader': 'Best trader',
  'port-royal.table.award.trader.detail': '{count, plural, one {# coin by trade} other {# coins by trade}}',
  'port-royal.table.award.explorer': 'Great explorer',
  'port-royal.table.award.explorer.detail': '{count, plural, one {# expedition claimed} other {# expeditions claimed}}',
  'port-royal.table.award.patron': 'Largest crew',
  'port-royal.table.award.patron.detail': '{count, plural, one {# person hired} other {# persons hired}}',
  'port-royal.table.award.shipwrecked': 'Most shipwrecks',
  'port-royal.table.award.shipwrecked.detail': '{count, plural, one {# bust} other {# busts}}',
  'port-royal.table.award.host': 'Generous host',
  'port-royal.table.award.host.detail': '{count, plural, one {# coin from guests} other {# coins from guests}}',
} as const;
