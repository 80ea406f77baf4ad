/** What cards are called and what they do, in English. */
import { ships } from './units.ts';

export const cards = {
  'seven-seas.nation.england': 'England',
  'seven-seas.nation.spain': 'Spain',
  'seven-seas.nation.france': 'France',
  'seven-seas.nation.holland': 'Holland',
  'seven-seas.nation.of.england': 'England',
  'seven-seas.nation.of.spain': 'Spain',
  'seven-seas.nation.of.france': 'France',
  'seven-seas.nation.of.holland': 'Holland',

  // Within sentences, and as what somebody sells or names
  'seven-seas.loot.fruit': 'Fruit',
  'seven-seas.loot.coffee': 'Coffee',
  'seven-seas.loot.rum': 'Rum',
  'seven-seas.loot.talisman': 'Talisman',
  'seven-seas.object.fruit': 'Fruit',
  'seven-seas.object.coffee': 'Coffee',
  'seven-seas.object.rum': 'Rum',
  'seven-seas.object.talisman': 'Talisman',
  'seven-seas.count.ships': ships,

  'seven-seas.card.caravan': `Caravan of {nation} (${ships})`,
  'seven-seas.card.port': 'Port ({best} {most}, {second} {more})',
  'seven-seas.card.kraken': 'Kraken',
  'seven-seas.card.iceberg': 'Iceberg',
  'seven-seas.card.sirens': 'Sirens',
  'seven-seas.card.mutiny': 'Mutiny',
  'seven-seas.card.whirlpool': 'Whirlpool',
  'seven-seas.card.idol': 'Idol',
  'seven-seas.card.salary': 'Salary',
  'seven-seas.card.tavern': 'Tavern',
  'seven-seas.card.endOfAdventures': 'End of Adventures',
  'seven-seas.card.fruit': 'Fruit',
  'seven-seas.card.coffee': 'Coffee',
  'seven-seas.card.rum': 'Rum',
  'seven-seas.card.talisman': 'Talisman',
  'seven-seas.card.pirateBay': 'Pirate Bay',
  'seven-seas.card.shipwright': 'Shipwright',
  'seven-seas.card.governor': 'Governor',
  'seven-seas.card.captain': 'Captain',
  'seven-seas.card.native': 'Native',
  'seven-seas.card.shaman': 'Shaman',
  'seven-seas.card.merchant': 'Merchant',
  'seven-seas.card.cartographer': 'Cartographer',

  'seven-seas.about.caravan':
    'For the Captain: a raid. Everybody sends up to {each, plural, one {# ship} other {# ships}} with four players, {three} with three, {two} with two; whoever survives shares the loot if {ships, plural, one {the caravan ship sinks} other {all # caravan ships sink}}.',
  'seven-seas.about.port':
    'For the Native: becomes the current port. For three or more of a kind it pays Fruit {fruit}, Coffee {coffee}, Rum {rum}.',
  'seven-seas.about.pirateBay': 'The starting port: only Rum is in raised demand.',
  'seven-seas.about.kraken':
    'All ships at sea are thrown. Every 1 costs its owner a Fruit, or a ship if there is no Fruit.',
  'seven-seas.about.iceberg':
    'All ships at sea are thrown. Every 2 costs its owner a Coffee, or a ship if there is no Coffee.',
  'seven-seas.about.sirens':
    'All ships at sea are thrown. Every 3 costs its owner a Rum, or a ship if there is no Rum.',
  'seven-seas.about.mutiny':
    'All ships at sea are thrown. Every 4 costs its owner a goods card in highest demand, or a ship if there is none.',
  'seven-seas.about.whirlpool':
    'All ships at sea and a red die are thrown. The ships nearest to the red die, as many as it shows, are hit: each costs its owner a Talisman, or the ship.',
  'seven-seas.about.idol':
    'The Shaman names a kind of goods. Everybody discards one card of that kind or loses a ship at sea.',
  'seven-seas.about.salary': 'Every player loses 2 chests for each of their guard ships.',
  'seven-seas.about.tavern':
    'A die for every player; the Shaman gives them out. 1: a Black Mark, 2: lose a goods card, 3: lose a chest, 4: gain a chest, 5: gain a goods card, 6: gain 3 Yin-Yang.',
  'seven-seas.about.endOfAdventures': 'Once it is drawn, the round is finished and three more are played.',
  'seven-seas.about.fruit': 'Goods: take up a ship until they are sold. The Kraken craves them.',
  'seven-seas.about.coffee': 'Goods: take up a ship until they are sold. The Iceberg wrecks them.',
  'seven-seas.about.rum': 'Goods: take up a ship until they are sold. The Sirens lure them away.',
  'seven-seas.about.talisman': 'A trophy: 1 Yin-Yang at once and 1 point at the end. Takes up no ship.',
  'seven-seas.about.shipwright':
    'Buy ships from your reserve, a chest each. Gift: one more ship for free. Rituals are allowed.',
  'seven-seas.about.governor':
    'Become a Corsair: all your ships from the reserve, a Corsair token and a Black Mark. Gift: no mark. Rituals are allowed.',
  'seven-seas.about.captain': 'Play a Caravan and lead the raid. Gift: 2 Yin-Yang.',
  'seven-seas.about.native': 'Play a Port; its prices hold from now on. Gift: a loot card.',
  'seven-seas.about.shaman': 'Play a Curse upon everybody. Gift: 3 of your own ships stay out of the throw.',
  'seven-seas.about.merchant': 'Sell goods in the current port. Gift: 1 chest. Rituals are allowed.',
  'seven-seas.about.cartographer': 'Draw an adventure card. Gift: another card. Rituals are allowed.',
} as const;
