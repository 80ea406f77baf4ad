import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  tokens: {
    title: 'Tokens and signs',
    symbols: {
      Chest: ['Chest', 'Money and 1 point; every full 10 of them need a guard.'],
      YinYang: ['Yin-Yang', 'It pays for Rituals; every three left at the end are worth 1 point.'],
      BlackMark: ['Black Mark', 'It costs 3 points at the end of the game.'],
      GuardShield: ['Anchor shield', 'A ship that guards chests at the island.'],
      GiftIcon: ['Parcel', 'The gift for whoever alone has chosen the character.'],
      ShipIcon: ['Ship', 'A ship of yours, whatever it is doing.'],
      CardsIcon: ['Cards', 'Adventure cards that are drawn into your hand.'],
      DemandIcon: ['Crate with an arrow', 'The goods for which the current port pays most.'],
      PlainDie: ['White die', 'Ships whose die shows this number are hit by the curse.'],
      FirstPlayerFlag: ['Pennant', 'The First Player: begins when several act, and can double a gift.'],
      LastRoundsMarker: ['Three suns', 'How many of the three last rounds have begun.'],
    },
  },
  loot: {
    title: 'Loot',
    symbols: {
      fruit: ['Fruit', 'Goods: one card takes up one ship until it is sold.'],
      coffee: ['Coffee', 'Goods: one card takes up one ship until it is sold.'],
      rum: ['Rum', 'Goods: one card takes up one ship until it is sold.'],
      talisman: ['Talisman', 'It needs no ship, brings 1 Yin-Yang at once and 1 point at the end.'],
    },
  },
  characters: {
    title: 'Characters, in the order they are called',
    symbols: {
      shipwright: ['Shipwright', 'Buys ships from your reserve for 1 chest each.'],
      governor: ['Governor', 'Makes you a Corsair: all ships of your reserve, and a Black Mark.'],
      captain: ['Captain', 'Plays a Caravan and raids it together with whoever joins.'],
      native: ['Native', 'Plays a Port, which is the current one from now on.'],
      shaman: ['Shaman', 'Plays a Curse, which strikes everybody.'],
      merchant: ['Merchant', 'Sells goods for chests.'],
      cartographer: ['Cartographer', 'Draws an adventure card.'],
    },
  },
  nations: {
    title: 'Flags of the caravans',
    symbols: {
      england: ['England', 'A straight red cross; the number beside it says how many ships the caravan has.'],
      spain: ['Spain', 'A ragged diagonal cross.'],
      france: ['France', 'Golden lilies on blue.'],
      holland: ['Holland', 'Stripes of orange, white and blue.'],
    },
  },
  corsair: {
    title: 'Corsairs',
    symbols: { seal: ['Seal with a flag', 'You serve this nation: raiding its caravans costs you a Black Mark.'] },
  },
  rituals: {
    title: 'Rituals',
    symbols: {
      deal: ['Profitable Deal', 'For 3 Yin-Yang sell two different goods at the raised price of the port.'],
      doubleHold: ['Double Hold', 'For 2 Yin-Yang one more of your ships carries two goods cards.'],
      unsinkable: ['Unsinkable Ship', 'For 3 Yin-Yang one more sunk ship comes back from every raid.'],
    },
  },
  ships: {
    title: 'Your fleet',
    symbols: {
      free: ['Free ship', 'It can go on a raid or take goods on board.'],
      loaded: ['Ship with a crate', 'It carries goods and cannot go on a raid.'],
      guard: ['Ship with a shield', 'It guards chests at the island: no raids, no goods.'],
      raid: ['Dashed outline', 'The ship is on a raid; its die lies in the lid.'],
      reserve: ['Pale ship', 'It lies in the reserve and has yet to be built.'],
    },
  },
  dice: {
    title: 'Dice',
    symbols: {
      pirate: ['Die of a pirate', 'A ship of that player; the pips are its fire power.'],
      caravan: ['Red die', 'A ship of the caravan; in the Whirlpool it says how many are hit.'],
      sunk: ['Outline of a die', 'This ship has been sunk.'],
    },
  },
  rest: {
    title: 'Other signs on cards',
    symbols: {
      people: ['People', 'Every player gets one of the dice.'],
      hourglass: ['Hourglass', 'So many rounds are still played after this one.'],
    },
  },
};
