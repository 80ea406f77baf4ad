/** Liar's Dice, in English. Names stand where they need no possessive: a reader's own is written "Ann (you)". */
const dice = '{dice, plural, one {# die} other {# dice}}';
const left = '{left, plural, =0 {none left} one {# left} other {# left}}';

export const en = {
  'liars-dice.name': 'Liar’s Dice',
  'liars-dice.about': 'Dice under cups, bids on what lies under all of them, and one word for those who go too far.',
  'liars-dice.seat': 'the player in seat {seat}',

  // "4 fives"
  'liars-dice.bid':
    '{face, select, 1 {{count, plural, one {# one} other {# ones}}} 2 {{count, plural, one {# two} other {# twos}}} 3 {{count, plural, one {# three} other {# threes}}} 4 {{count, plural, one {# four} other {# fours}}} 5 {{count, plural, one {# five} other {# fives}}} other {{count, plural, one {# six} other {# sixes}}}}',
  'liars-dice.face': '{face, select, 1 {ones} 2 {twos} 3 {threes} 4 {fours} 5 {fives} other {sixes}}',

  // The log
  'liars-dice.event.began': 'The match began. {name} was the first player.',
  'liars-dice.event.roundBegan': `Round {round}: ${dice} under the cups. {name} began.`,
  'liars-dice.event.roundBegan.palifico': `Round {round}, a Palifico: ${dice} under the cups, ones are not wild. {name} began.`,
  'liars-dice.event.threw': '{name} threw {faces}.',
  'liars-dice.event.bid': '{name} bid {bid}.',
  'liars-dice.event.showed': '{name} set aside {faces} and threw the rest again: {left}.',
  'liars-dice.event.called.liar': '{name} called {bidder} a liar: {bid}.',
  'liars-dice.event.called.exact': '{name} called “exactly”: {bid}.',
  'liars-dice.event.lifted': '{name} had {faces}: {hits, plural, =0 {none counted} one {# counted} other {# counted}}.',
  'liars-dice.event.counted.liar.right': 'Bid {bid}, found {total}: it was a lie.',
  'liars-dice.event.counted.liar.wrong': 'Bid {bid}, found {total}: it was true.',
  'liars-dice.event.counted.exact.right': 'Bid {bid}, found {total}: exactly!',
  'liars-dice.event.counted.exact.wrong': 'Bid {bid}, found {total}: not exactly.',
  'liars-dice.event.lost': `{name} lost ${dice}: ${left}.`,
  'liars-dice.event.regained': `{name} took a die back: ${left}.`,
  'liars-dice.event.out': '{name} was out.',
  'liars-dice.event.ended': 'The match is over.',

  // Verbs on buttons
  'liars-dice.action.bid': 'Bid {bid}',
  'liars-dice.action.show': 'Bid {bid}, show and throw again',
  'liars-dice.action.liar': 'Liar! ({bid})',
  'liars-dice.action.exact': 'Exactly! ({bid})',

  // Refusals
  'liars-dice.reason.no-bid-yet': 'Nobody has bid yet. Make the first bid of the round.',
  'liars-dice.reason.no-such-face': 'A die has six faces. Name one of them.',
  'liars-dice.reason.no-dice-named': 'A bid names at least one die.',
  'liars-dice.reason.too-many-dice':
    'There are only {most, plural, one {# die} other {# dice}} in play. Bid no more than that.',
  'liars-dice.reason.too-low': 'The bid stands at {bid}. Name more dice, or as many of a higher face.',
  'liars-dice.reason.count-must-rise': 'The bid stands at {bid}. At this table every raise names more dice.',
  'liars-dice.reason.too-few-ones': 'The bid stands at {bid}. It takes at least half as many ones to raise it.',
  'liars-dice.reason.too-few-after-ones':
    'The bid stands at {bid}. Ones are worth double here: name at least {least} of another face, or more ones.',
  'liars-dice.reason.no-ones-first': 'No round begins with a bid of ones at this table. Name another face.',
  'liars-dice.reason.face-is-fixed':
    'In a Palifico the face stays: {face}. Only a player with a single die may change it.',
  'liars-dice.reason.exact-is-off': '“Exactly” cannot be called at this table.',
  'liars-dice.reason.show-is-off': 'At this table dice are shown only at the call.',
  'liars-dice.reason.nothing-to-show': 'You have no {face} under your cup to set aside.',
  'liars-dice.reason.nothing-to-throw': 'All your dice count for this bid, so none would be left to throw again.',

  // Options
  'liars-dice.option.dice': 'Dice',
  'liars-dice.option.dice.about': 'How many dice everybody begins with.',
  'liars-dice.option.dice.value.3': '3 each',
  'liars-dice.option.dice.value.4': '4 each',
  'liars-dice.option.dice.value.5': '5 each',
  'liars-dice.option.dice.value.6': '6 each',
  'liars-dice.option.wild': 'Ones',
  'liars-dice.option.wild.about': 'Whether ones count as every face.',
  'liars-dice.option.wild.value.true': 'Wild',
  'liars-dice.option.wild.value.false': 'Ordinary',
  'liars-dice.option.ones': 'Bids of ones',
  'liars-dice.option.ones.about':
    'How a bid of wild ones compares with the other faces, of which there are twice as many.',
  'liars-dice.option.ones.value.plain': 'Like any face',
  'liars-dice.option.ones.value.double': 'Worth double',
  'liars-dice.option.raise': 'Raising',
  'liars-dice.option.raise.about': 'Whether a raise may keep the number and name a higher face.',
  'liars-dice.option.raise.value.either': 'More dice, or a higher face',
  'liars-dice.option.raise.value.count': 'Always more dice',
  'liars-dice.option.loss': 'What a call costs',
  'liars-dice.option.loss.about': 'How many dice a player who was wrong loses.',
  'liars-dice.option.loss.value.one': 'One die',
  'liars-dice.option.loss.value.difference': 'The difference',
  'liars-dice.option.exact': 'Calling “exactly”',
  'liars-dice.option.exact.about': 'Whether players may call that a bid is exactly right, and what that brings.',
  'liars-dice.option.exact.value.off': 'No',
  'liars-dice.option.exact.value.regain': 'A die comes back',
  'liars-dice.option.exact.value.others': 'All others lose one',
  'liars-dice.option.palifico': 'Palifico',
  'liars-dice.option.palifico.about':
    'A special round when somebody first falls to one die: no wild ones, and the face stays.',
  'liars-dice.option.palifico.value.false': 'No',
  'liars-dice.option.palifico.value.true': 'Yes',
  'liars-dice.option.show': 'Show and throw again',
  'liars-dice.option.show.about': 'Whether a bidder may set dice aside openly and throw the rest again.',
  'liars-dice.option.show.value.false': 'No',
  'liars-dice.option.show.value.true': 'Yes',

  'liars-dice.step.turn': 'Raise or call',

  // The end
  'liars-dice.end.lastDice': 'The match is over.',
  'liars-dice.outcome': '{reason} {verdict}',
  'liars-dice.decidedBy.dice': `{name} won with ${dice} left.`,
  'liars-dice.sheet.dice': 'Dice left',
  'liars-dice.sheet.rounds': 'Rounds',
  'liars-dice.sheet.points': 'Dice',
};
