/**
 * Liar's Dice, in English: its name, bids, verbs and result.
 * Names stand where they need no possessive: a reader is called "You".
 */
import { dice } from './units.ts';

export const game = {
  'liars-dice.name': 'Liar’s Dice',
  'liars-dice.about': 'Dice under cups, bids on what lies under all of them, and one word for those who go too far.',
  'liars-dice.seat': 'the player in seat {seat}',

  // "4 fives"
  'liars-dice.bid':
    '{face, select, 1 {{count, plural, one {# one} other {# ones}}} 2 {{count, plural, one {# two} other {# twos}}} 3 {{count, plural, one {# three} other {# threes}}} 4 {{count, plural, one {# four} other {# fours}}} 5 {{count, plural, one {# five} other {# fives}}} other {{count, plural, one {# six} other {# sixes}}}}',
  'liars-dice.face': '{face, select, 1 {ones} 2 {twos} 3 {threes} 4 {fours} 5 {fives} other {sixes}}',

  'liars-dice.action.bid': 'Bid {bid}',
  'liars-dice.action.show': 'Bid {bid}, show and throw again',
  'liars-dice.action.liar': 'Liar! ({bid})',
  'liars-dice.action.exact': 'Exactly! ({bid})',
  'liars-dice.step.turn': 'Raise or call',

  'liars-dice.end.lastDice': 'The match is over.',
  'liars-dice.outcome': '{reason} {verdict}',
  'liars-dice.decidedBy.dice': `{name} won with ${dice} left.`,
  'liars-dice.sheet.dice': 'Dice left',
  'liars-dice.sheet.rounds': 'Rounds',
  'liars-dice.sheet.points': 'Dice',
} as const;
