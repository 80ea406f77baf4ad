/** The badges, what to play next and the kinds of play, in English. */
export const badges = {
  'liars-dice.badge.hunter': 'Eye for a lie',
  'liars-dice.badge.hunter.about': 'Make three right calls in one match.',
  'liars-dice.badge.lastDie': 'The last die',
  'liars-dice.badge.lastDie.about': 'Win with a single die left.',
  'liars-dice.badge.untouched': 'Not a die',
  'liars-dice.badge.untouched.about': 'Win without losing a die.',
  'liars-dice.badge.threeInARow': 'Three crowns',
  'liars-dice.badge.threeInARow.about': 'Win three matches in a row on this device.',
  'liars-dice.next.dudo': 'Dudo is the same game with sharper teeth.',
  'liars-dice.mode.table': 'Usual rules',
  'liars-dice.mode.dudo': 'Dudo',
  'liars-dice.mode.other': 'Own rules',
} as const;
