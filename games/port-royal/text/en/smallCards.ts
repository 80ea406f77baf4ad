/** The words printed on a card’s face, and what a card says of itself to those who do not see it, in English. */

export const smallCards = {
  'port-royal.face.back': 'A card of the deck, face down',
  'port-royal.face.ship.yellow': 'Pinnace',
  'port-royal.face.ship.blue': 'Flute',
  'port-royal.face.ship.green': 'Skiff',
  'port-royal.face.ship.red': 'Frigate',
  'port-royal.face.ship.black': 'Galleon',
  'port-royal.face.ship.ares': 'Ares',
  'port-royal.face.trader': 'Trader',
  'port-royal.face.merchant': 'Merchant',
  'port-royal.face.clerk': 'Clerk',
  'port-royal.face.expedition': 'Expedition',
  'port-royal.face.tax': 'Tax',
  'port-royal.face.mostSabres': 'most',
  'port-royal.face.fewestPoints': 'fewest',
  'port-royal.face.new': 'New',
  'port-royal.face.short': '{coins, plural, one {# coin short} other {# coins short}}',
  'port-royal.face.count': '{name}, {count, plural, one {# card} other {# cards}}',

  'port-royal.face.say': '{name}. {about}',
  'port-royal.face.say.new': 'Just revealed.',
  'port-royal.face.say.price': 'Price for you: {coins, plural, =0 {free} one {# coin} other {# coins}}.',
  'port-royal.face.say.income': 'Brings you {coins, plural, one {# coin} other {# coins}}.',
  'port-royal.face.say.short': 'You are {coins, plural, one {# coin} other {# coins}} short.',
  'port-royal.face.say.sinkable': 'You can sink this ship.',
  'port-royal.face.say.selected': 'Selected.',
} as const;
