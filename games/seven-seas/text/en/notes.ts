/** Notes on what appears for the first time, in English; each has at most 140 characters. */

export const notes = {
  'seven-seas.note.secret':
    'Everybody chooses a character in secret. Choose one that can act now and that others will hardly take.',
  'seven-seas.note.alone': 'Nobody else chose this character: besides its action you get its gift.',
  'seven-seas.note.raid': 'A raid: everybody says in turn how many ships they send. Sending none costs a Black Mark.',
  'seven-seas.note.curse':
    'A curse: ships at sea are in danger. Who has the goods it asks for gives those instead of a ship.',
  'seven-seas.note.mark': 'A Black Mark: 3 points less at the end. Most come from declining and from staying at home.',
  'seven-seas.note.sale':
    'Selling: three or more cards of a kind bring the price of the port each, fewer bring 1 chest each.',
} as const;
