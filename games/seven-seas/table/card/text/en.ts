/** The words printed on the cards, and what a card says of itself to those who do not see it. */
export const en = {
  'seven-seas.face.say': '{name}. {about}',
  'seven-seas.face.back.adventure': 'An adventure card, face down',
  'seven-seas.face.back.loot': 'A loot card, face down',
  'seven-seas.face.back.character': 'A secret choice of character',

  'seven-seas.face.called': '{name}, number {order} in the calling order',
  'seven-seas.face.gift': 'Gift',
  'seven-seas.face.action.shipwright': 'Buy ships from your reserve for 1 chest each.',
  'seven-seas.face.action.governor': 'Become a Corsair: a token, all ships from your reserve and 1 Black Mark.',
  'seven-seas.face.action.captain': 'Play a Caravan: everyone may send ships into the raid.',
  'seven-seas.face.action.native': 'Play a Port: it becomes the current one.',
  'seven-seas.face.action.shaman': 'Play a Curse: it strikes all players, you too.',
  'seven-seas.face.action.merchant': 'Sell goods for chests at the current Port.',
  'seven-seas.face.action.cartographer': 'Draw an adventure card.',
  'seven-seas.face.gift.shipwright': '1 ship from your reserve, free.',
  'seven-seas.face.gift.governor': 'No Black Mark for this.',
  'seven-seas.face.gift.captain': '2 Yin-Yang.',
  'seven-seas.face.gift.native': '1 loot card.',
  'seven-seas.face.gift.shaman': 'Up to 3 of your ships stay out of the throw.',
  'seven-seas.face.gift.merchant': '1 chest.',
  'seven-seas.face.gift.cartographer': '1 more adventure card.',

  'seven-seas.face.caravan': 'Caravan',

  'seven-seas.face.port': 'Port',

  'seven-seas.printed.nation': 'flag',
  'seven-seas.printed.ships': 'caravan ships',
  'seven-seas.printed.fruit': 'chests for Fruit',
  'seven-seas.printed.coffee': 'chests for Coffee',
  'seven-seas.printed.rum': 'chests for Rum',
  'seven-seas.printed.order': 'called',
  'seven-seas.printed.effect': 'effect',
  'seven-seas.printed.action': 'action',
  'seven-seas.printed.gift': 'gift',
  'seven-seas.module.caravan': 'Caravans',
  'seven-seas.module.port': 'Ports',
  'seven-seas.module.curse': 'Curses',
  'seven-seas.module.end': 'End of Adventures',
  'seven-seas.module.loot': 'Loot',
  'seven-seas.module.character': 'Characters',
};

export type FaceWords = Readonly<Record<keyof typeof en, string>>;
