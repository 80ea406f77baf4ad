/** Places in the cases that sentences need, in English: by themselves, as an object, "to" them and "at" them. */

const where = 'row {row}, {column}';

const island = <K extends string>(key: K, name: string) =>
  ({
    [`dead-reckoning.island.${key}`]: name,
    [`dead-reckoning.island.${key}.acc`]: name,
    [`dead-reckoning.island.${key}.to`]: `to ${name}`,
    [`dead-reckoning.island.${key}.at`]: `on ${name}`,
  }) as Readonly<Record<`dead-reckoning.island.${K}${'' | '.acc' | '.to' | '.at'}`, string>>;

export const places = {
  ...island('shark', 'Shark Island'),
  ...island('turtle', 'Turtle Island'),
  ...island('parrot', 'Parrot Island'),
  ...island('palm', 'Palm Island'),
  ...island('crab', 'Crab Shoal'),
  ...island('monkey', 'Monkey Island'),
  ...island('serpent', 'Serpent Island'),
  ...island('whale', 'Whale Island'),
  ...island('skull', 'Skull Island'),
  ...island('storm', 'Storm Island'),
  ...island('volcano', 'Volcano Island'),
  ...island('temple', 'Temple Island'),

  'dead-reckoning.place.harbour': 'the harbour',
  'dead-reckoning.place.harbour.acc': 'the harbour',
  'dead-reckoning.place.harbour.to': 'to the harbour',
  'dead-reckoning.place.harbour.at': 'in the harbour',
  'dead-reckoning.place.sea': `open sea (${where})`,
  'dead-reckoning.place.sea.acc': `the open sea (${where})`,
  'dead-reckoning.place.sea.to': `to the open sea (${where})`,
  'dead-reckoning.place.sea.at': `on the open sea (${where})`,
  'dead-reckoning.place.fog': `unexplored tile (${where})`,
  'dead-reckoning.place.fog.acc': `the unexplored tile (${where})`,
  'dead-reckoning.place.fog.to': `to the unexplored tile (${where})`,
  'dead-reckoning.place.fog.at': `at the unexplored tile (${where})`,
  'dead-reckoning.place.tile': `tile (${where})`,
  'dead-reckoning.place.tile.acc': `the tile (${where})`,
  'dead-reckoning.place.tile.to': `to the tile (${where})`,
  'dead-reckoning.place.tile.at': `at the tile (${where})`,
  'dead-reckoning.column.0': 'left',
  'dead-reckoning.column.1': 'centre',
  'dead-reckoning.column.2': 'right',

  'dead-reckoning.cell.0': 'A',
  'dead-reckoning.cell.1': 'B',
  'dead-reckoning.cell.2': 'C',
  'dead-reckoning.cell.3': 'D',
  'dead-reckoning.zone.A': 'A{number}',
  'dead-reckoning.zone.B': 'B{number}',
  'dead-reckoning.zone.C': 'C{number}',
  'dead-reckoning.zone.D': 'D{number}',
  'dead-reckoning.zone.explosion': '{zone}, explosion',
  'dead-reckoning.zone.loot': '{zone}, loot: {goods}',
  'dead-reckoning.zone.damage': '{zone}, damage',
  'dead-reckoning.zone.strength': '{zone}, strength {strength}',
};
