/** Refusals, in English. */
export const reasons = {
  // Something else is asked first
  'seven-seas.reason.choose-first': 'Everybody is choosing a character now. Choose yours first.',
  'seven-seas.reason.not-this-character':
    'The character being called cannot do this. Perform its own action, or decline.',
  'seven-seas.reason.gift-first': 'Decide on the gift first: take it or leave it.',
  'seven-seas.reason.sale-first': 'The sale is still open. Add goods to it or close it.',
  'seven-seas.reason.send-first': 'A raid is being prepared. Say how many ships you send.',
  'seven-seas.reason.tie-first': 'Two pairs are equally near. Say which of them fights first.',
  'seven-seas.reason.throw-first': 'The dice are in your hand. Throw them first.',
  'seven-seas.reason.dice-in-the-air': 'The dice are still in the air. Wait until they lie still.',
  'seven-seas.reason.keep-first': 'Loot lies before you. Decide what you keep and what you leave.',
  'seven-seas.reason.excess-first': 'You have more goods than your ships can carry. Discard the excess first.',
  'seven-seas.reason.protect-first': 'Say first how many of your ships stay out of the throw.',
  'seven-seas.reason.name-first': 'Name a kind of goods first.',
  'seven-seas.reason.whirl-first': 'Several ships are equally near to the Whirlpool. Say which of them is hit.',
  'seven-seas.reason.assign-first': 'Give out the dice of the Tavern first.',
  'seven-seas.reason.lose-first': 'The Tavern costs you a goods card. Choose which one.',
  'seven-seas.reason.final-sale-first': 'This is the final sale. Make a Profitable Deal or sell everything.',

  // The round
  'seven-seas.reason.not-a-character': 'This card is not a character. Choose one of your seven characters.',
  'seven-seas.reason.already-played':
    'This character lies on the table. It comes back when you have chosen the Captain, the Native or the Shaman.',
  'seven-seas.reason.already-acted': 'You have already acted with this character. End your turn.',
  'seven-seas.reason.act-first': 'Perform the action of your character, or decline, before you end your turn.',
  'seven-seas.reason.not-in-hand': 'You do not have this adventure in hand. Play one that you have.',
  'seven-seas.reason.wrong-adventure':
    'Captains play Caravans, Natives play Ports, Shamans play Curses. Choose a card that fits your character.',

  // Characters
  'seven-seas.reason.no-chests': 'You have no chest to pay for a ship. Decline, or make a Profitable Deal first.',
  'seven-seas.reason.reserve-empty': 'Your reserve is empty: all ten ships are yours already.',
  'seven-seas.reason.wrong-number-of-ships':
    'You can buy at least 1 and at most {most, plural, one {# ship} other {# ships}}.',
  'seven-seas.reason.no-such-nation': 'There is no such nation. Choose England, Spain, France or Holland.',
  'seven-seas.reason.token-taken': 'This Corsair token has been taken. Choose another nation.',
  'seven-seas.reason.not-a-good': 'This card cannot be sold. Only Fruit, Coffee and Rum can.',
  'seven-seas.reason.no-such-goods': 'You have no such goods left. Choose from those on your ships.',
  'seven-seas.reason.last-of-its-kind': 'Only one card of this kind is left. Sell it as a single card.',
  'seven-seas.reason.deck-empty': 'The adventure deck is empty: there is nothing to draw.',

  // Rituals
  'seven-seas.reason.no-rituals':
    'This ritual cannot be performed now. Rituals belong to your turn as Shipwright, Governor, Merchant or Cartographer; in the final sale only the Profitable Deal is left.',
  'seven-seas.reason.not-enough-yin-yang':
    'This ritual costs {need} Yin-Yang, and you have {have}. Sunk ships and Talismans bring more.',
  'seven-seas.reason.two-kinds-needed':
    'A Profitable Deal takes two goods cards of different kinds. Choose one of each.',

  // Raids and throws
  'seven-seas.reason.not-enough-free-ships':
    '{free, plural, =0 {You have no free ship} one {You have only # free ship} other {You have only # free ships}}. Guards and loaded ships stay where they are.',
  'seven-seas.reason.raid-limit': 'In this raid nobody sends more than {limit, plural, one {# ship} other {# ships}}.',
  'seven-seas.reason.not-tied': 'This pair is not among those in dispute. Choose one of the tied pairs.',
  'seven-seas.reason.no-such-gesture': 'There is no such throw. A throw has eight directions and three strengths.',
  'seven-seas.reason.no-gesture': 'At this table the gesture does not count. Just throw.',
  'seven-seas.reason.wrong-number-of-dice':
    'Exactly {dice, plural, one {# die has} other {# dice have}} to come to rest in this throw.',
  'seven-seas.reason.not-a-value': 'A die shows a value from 1 to 6.',
  'seven-seas.reason.outside-the-field': 'Every die has to lie within the lid.',
  'seven-seas.reason.not-an-angle': 'The turn of a die is given in whole degrees, from 0 to 359.',
  'seven-seas.reason.not-a-throw': 'This is not the record of a throw.',

  // Loot
  'seven-seas.reason.no-room':
    '{room, plural, =0 {Your ships have no room left} one {Your ships have room for only # goods card} other {Your ships have room for only # goods cards}}. Choose what to keep, or leave the rest.',
  'seven-seas.reason.not-in-loot': 'This card is not among your new loot. Choose one that is.',
  'seven-seas.reason.nothing-to-discard': 'You have no such goods to discard. Choose another kind.',
  'seven-seas.reason.nothing-to-lose': 'You have no such goods card to lose. Choose another kind.',

  // Curses
  'seven-seas.reason.too-many-to-protect':
    'At most {most, plural, one {# ship of yours stays} other {# ships of yours stay}} out of the throw.',
  'seven-seas.reason.name-a-good': 'Name a kind of goods: Fruit, Coffee or Rum.',
  'seven-seas.reason.not-in-demand': 'These goods are not in the highest demand. Name a kind that is.',
  'seven-seas.reason.not-in-dispute': 'This ship is not in dispute. Choose one of the tied ships.',
  'seven-seas.reason.no-such-die': 'No die with this value is left. Choose one that lies there.',
} as const;
