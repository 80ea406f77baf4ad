/** The titles at the end, in English. */

export const awards = {
  'seven-seas.table.award.gunner': 'Master gunner',
  'seven-seas.table.award.gunner.detail': '{count, plural, one {# caravan ship sunk} other {# caravan ships sunk}}',
  'seven-seas.table.award.lucky': 'Luckiest die',
  'seven-seas.table.award.lucky.detail': '{count} fights won in a row by one die',
  'seven-seas.table.award.trader': 'Biggest sale',
  'seven-seas.table.award.trader.detail': '{count, plural, one {# chest at once} other {# chests at once}}',
  'seven-seas.table.award.raider': 'Fullest holds',
  'seven-seas.table.award.raider.detail':
    '{count, plural, one {# loot card from raids} other {# loot cards from raids}}',
  'seven-seas.table.award.builder': 'Busiest shipyard',
  'seven-seas.table.award.builder.detail': '{count, plural, one {# ship bought} other {# ships bought}}',
  'seven-seas.table.award.sorcerer': 'Most rituals',
  'seven-seas.table.award.sorcerer.detail': '{count, plural, one {# ritual} other {# rituals}}',
  'seven-seas.table.award.lost': 'Friend of the fishes',
  'seven-seas.table.award.lost.detail': '{count, plural, one {# ship lost} other {# ships lost}}',
  'seven-seas.table.award.marked': 'Most wanted',
  'seven-seas.table.award.marked.detail': '{count, plural, one {# Black Mark} other {# Black Marks}}',

  // Black Marks by reason: who has most of them, and how many everybody has
  'seven-seas.table.marks.declined': 'Marks for acts not done',
  'seven-seas.table.marks.corsair': 'Marks for turning Corsair',
  'seven-seas.table.marks.stayedHome': 'Marks for raids without a ship',
  'seven-seas.table.marks.ownNation': 'Marks for raiding the own nation',
  'seven-seas.table.marks.tavern': 'Marks from the Tavern',
  'seven-seas.table.marks.hand': 'Marks for cards left in hand',
  'seven-seas.table.marks.lifted': 'Marks got rid of',
  'seven-seas.table.marks.share': '{name} {count}',
} as const;
