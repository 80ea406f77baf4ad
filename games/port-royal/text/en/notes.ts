/** Notes on what appears for the first time, in English; each has at most 140 characters. */

export const notes = {
  'port-royal.note.expedition':
    'An expedition: whoever has the persons it asks for may claim it in their own turn, for points and coins.',
  'port-royal.note.tax': 'A tax: whoever has twelve coins or more pays half, and those it names get a coin.',
  'port-royal.note.colours': 'Five colours in the harbour: whoever stops now takes three cards instead of one.',
  'port-royal.note.guest':
    'In the turn of another you may take one card as well, for 1 coin to them. You may also pass.',
  'port-royal.note.bust':
    'Bust: a second ship of one colour came, the harbour is lost. Stop earlier, or hire sabres to sink ships.',
} as const;
