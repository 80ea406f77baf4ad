/** Every symbol on cards, dice and boards of Pirates of the 7 Seas, in the order of the legend. */
export const SYMBOLS = {
  tokens: [
    'Chest',
    'YinYang',
    'BlackMark',
    'GuardShield',
    'GiftIcon',
    'ShipIcon',
    'CardsIcon',
    'DemandIcon',
    'PlainDie',
    'FirstPlayerFlag',
    'LastRoundsMarker',
  ],
  loot: ['fruit', 'coffee', 'rum', 'talisman'],
  characters: ['shipwright', 'governor', 'captain', 'native', 'shaman', 'merchant', 'cartographer'],
  nations: ['england', 'spain', 'france', 'holland'],
  corsair: ['seal'],
  rituals: ['deal', 'doubleHold', 'unsinkable'],
  ships: ['free', 'loaded', 'guard', 'raid', 'reserve'],
  dice: ['pirate', 'caravan', 'sunk'],
  rest: ['people', 'hourglass'],
} as const;
