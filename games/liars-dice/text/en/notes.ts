/** Notes on what appears for the first time, in English; each has at most 140 characters. */

export const notes = {
  'liars-dice.note.call': 'A call: all cups are lifted and the dice of the bid counted. Whoever was wrong loses a die.',
  'liars-dice.note.last': 'One die left under your cup: lose it and you are out.',
} as const;
