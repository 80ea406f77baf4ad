/** Why a choice is good, in English: facts, never opinions. Nobody is addressed, for the choice may be somebody else's. */
import { cargo, coins, cubes } from './units.ts';

export const why = {
  'dead-reckoning.why.changes': '{list}.',
  'dead-reckoning.why.part.score': 'coins as things stand: {from} → {to}',
  'dead-reckoning.why.part.achievements': 'achievements: {from} → {to} (4 end the match)',
  'dead-reckoning.why.part.chest': 'coins in the chest: {from} → {to}',
  'dead-reckoning.why.part.aboard': 'cargo aboard: {from} → {to}',
  'dead-reckoning.why.part.dock': 'cargo in the dock: {from} → {to}',
  'dead-reckoning.why.part.sails': 'sails: {from} → {to}',
  'dead-reckoning.why.part.cannons': 'cannons: {from} → {to}',
  'dead-reckoning.why.part.room': 'room in the holds: {from} → {to}',
  'dead-reckoning.why.part.damage': 'damage: {from} → {to} of 5',

  'dead-reckoning.why.battle': `{percent}% to win: ${cubes} against {foes}.`,
  'dead-reckoning.why.waits': '{name} lies there as a pirate: {percent}% to win the battle.',
  'dead-reckoning.why.island':
    '{place}: {coins, plural, one {# coin} other {# coins}} for the most cubes; so far {own} against {theirs} of the strongest rival.',
  'dead-reckoning.why.goods': `Lying there: ${cargo}, ${coins}.`,
  'dead-reckoning.why.fog': 'Nobody knows yet what lies there; {tiles} of {need} tiles for the Explorer are found.',
  'dead-reckoning.why.price': `The card there costs ${cargo}: {what}.`,
  'dead-reckoning.why.gives': 'It gives: {what}.',
  'dead-reckoning.why.level': 'At level {level}: {what}.',
  'dead-reckoning.why.builder': 'Buildings: {count} of {need} for the Builder.',
  'dead-reckoning.why.strength': 'Strength: {own} against {theirs}.',
  'dead-reckoning.why.cannons': 'Cannons: {own}; on the strongest other ship: {theirs}.',
  'dead-reckoning.why.hand': '{cards, plural, =0 {No card is} one {# card is} other {# cards are}} left in hand.',
  'dead-reckoning.why.score': 'Coins as things stand: {mine}; the best of the others: {theirs}.',
  'dead-reckoning.why.race': 'Achievements: {mine}; the best of the others: {theirs}; 4 end the match.',
} as const;
