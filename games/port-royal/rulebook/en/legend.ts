import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  corners: {
    title: 'In the corners',
    symbols: {
      income: ['Coin with a number', 'So many coins come from trading with this ship.'],
      price: ['Paper tag', 'So many coins it costs to hire this person.'],
      less: ['Green tag', 'The price you pay; the printed one is struck through.'],
      worth: ['Shield', 'So many points the card is worth in your area.'],
      strength: ['Sabre with a number', 'So many sabres you need to sink this ship.'],
    },
  },
  cards: {
    title: 'On the cards',
    symbols: {
      coin: ['Coin', 'A card of the deck, face down: you pay with it, and it gives no points.'],
      points: ['Points', 'At 12 of them the last round begins; the most win.'],
      sabre: ['Sabre', 'Your sabres together sink a ship that has no more of them.'],
      skull: ['Skull', 'This ship can never be sunk.'],
      house: ['House', 'The settler’s symbol, for expeditions that show it.'],
      anchor: ['Anchor', 'The captain’s symbol, for expeditions that show it.'],
      cross: ['Cross', 'The priest’s symbol, for expeditions that show it.'],
      any: ['Star', 'The jack-of-all-trades stands for a house, an anchor or a cross.'],
      cards: ['Cards', 'Cards in the harbour, or how many more you may take.'],
      reveal: ['Revealed card', 'So many cards are revealed from the deck.'],
      ship: ['Ship', 'Ships in the harbour, whatever their colour.'],
      person: ['Person', 'Another player who gets something, or a passenger.'],
      flag: ['Flag', 'A claimed expedition in your area.'],
      eye: ['Eye', 'You may look at so many cards of the deck.'],
      tag: ['Tag on a string', 'It makes hiring cheaper for you.'],
    },
  },
  colours: {
    title: 'The colours of ships',
    symbols: {
      yellow: ['Yellow pennant with discs', 'The colour of the pinnaces.'],
      blue: ['Blue pennant with waves', 'The colour of the flutes.'],
      green: ['Green pennant with chevrons', 'The colour of the skiffs.'],
      red: ['Red pennant with a cross', 'The colour of the frigates; some of them bear a skull.'],
      black: ['Black pennant with lozenges', 'The colour of the galleons; some of them bear a skull.'],
      ares: ['Pennant with a spear', 'A ship of the Ares pirates, the sixth colour of the Adventure.'],
    },
  },
  expansions: {
    title: 'In the expansions',
    symbols: {
      crown: ['Crown', 'It moves your marker on the crown track, where shields bring points.'],
      gift: ['Parcel', 'Whoever trades with this ship also gives coins to another player.'],
      ritualBook: ['Book of rituals', 'An item on ships of the Ares pirates; keep it for tasks.'],
      herbs: ['Healing herbs', 'An item on ships of the Ares pirates; keep it for tasks.'],
      bread: ['Bread', 'An item on ships of the Adventure; keep it for tasks or sell it to the innkeeper.'],
      rum: ['Rum', 'An item on ships of the Adventure; keep it for tasks or sell it to the innkeeper.'],
      breadOrRum: ['Bread or rum', 'Either of the two will do.'],
      hourglass: [
        'Hourglass',
        'The time deck of cooperative play: when it is empty and a card is due, the match is lost.',
      ],
      trophy: ['Trophy', 'Uncovered by tasks: a match ends only when somebody with 12 points has it.'],
      ares: ['Shield with a spear', 'A ship of the Ares pirates that a task asks for.'],
      marker: ['Marker', 'It shows in a player’s colour what that player has completed.'],
      seal: ['Wax seal', 'A contract: meet its demand and take its reward.'],
      cheapPerson: ['Person with a 3', 'Somebody whose printed price is 3 coins at most.'],
      colours: ['Flag of three colours', 'Ships of so many different colours in the harbour.'],
      tax: ['Strongbox', 'A tax increase that is revealed.'],
      bust: ['Wreck', 'A turn that ends with a bust.'],
      harbour: ['Cards over waves', 'So many cards that lie in the harbour.'],
      waived: ['Crossed-out coin', 'You leave the coins of the ship where they are.'],
      sunk: ['Sinking ship', 'Ships of so many colours, sunk in one turn.'],
    },
  },
};
