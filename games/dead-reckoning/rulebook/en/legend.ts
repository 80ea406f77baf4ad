import type { LegendOf } from '@broadside/text';
import type { SYMBOLS } from '../symbols.ts';

export const legend: LegendOf<typeof SYMBOLS> = {
  goods: {
    title: 'Goods and where they are',
    symbols: {
      cargo: ['Barrel', 'Cargo: it pays for advancements, buildings and much else.'],
      coin: ['Coin', 'Money, and what everything is counted in at the end.'],
      dock: ['Anchor', 'The harbour: cargo goes to your dock, coins go to your chest.'],
      ship: ['Ship', 'Goods go straight into the holds of your ship, or come out of them.'],
      hold: ['Hold', 'Room for goods; while something lies in it, its cell gives nothing else.'],
      chest: ['Chest', 'Your coins in safety; only you know how many there are.'],
      trade: ['Two arrows', 'Trade: with a merchant, or a ship in trade mode.'],
      loot: ['Barrel and coin with an arrow', 'Loot: a cube in this zone brings its owner goods.'],
    },
  },
  sea: {
    title: 'On the sea',
    symbols: {
      sail: ['Sails', 'Each is one step; they count when sails are raised.'],
      helm: ['Helm', 'Does nothing by itself; some abilities count the helms of a card.'],
      chart: ['Chart', 'Exploring a tile that lies face down.'],
      passing: ['Arrow past an island', 'Goods on the way: sailing past an island of row 4 brings what it produces.'],
      raking: ['Arrow with a burst', 'Damage to enemy ships on every tile that you enter this turn.'],
      upgradeBasic: ['Hull with one arrow', 'A basic upgrade for your ship.'],
      upgradeAdvanced: ['Hull with two arrows', 'An advanced upgrade for your ship.'],
      repair: ['Hammer', 'Takes a damage off your ship.'],
      damage: ['Broken planks', 'Damage: with five of them a ship sinks.'],
    },
  },
  islands: {
    title: 'On islands',
    symbols: {
      island: ['Island', 'Goods are laid on an island, or an island is meant.'],
      cube: ['Cube', 'A piece of a player: influence on islands, strength in battles.'],
      influence: ['Cube with a plus', 'Put a cube on the island where your ship is.'],
      permanent: ['Cube on a foot', 'A permanent cube: it is never replaced or removed.'],
      reach: ['Cube with an arrow to an island', 'The cube may also go to a neighbouring island.'],
      pastForts: ['Arrow over a fort', 'Forts and garrisons do not stop this influence.'],
      bareIsland: ['Crossed-out cube over an island', 'Islands without cubes of yours.'],
      produce: ['Barrel with a rising arrow', 'An island produces: its goods are laid on it.'],
      fort: ['Fort', 'A building: others can do nothing with the island until they beat it.'],
      garrison: ['Tent', 'A garrison: like a fort, and it damages ships that come onto its tile.'],
      outpost: ['Watchtower', 'An outpost: each production brings 1 cargo and 1 coin more.'],
    },
  },
  battle: {
    title: 'In battle',
    symbols: {
      battle: ['Red crossed blades', 'An ability for battles alone.'],
      attack: ['Single blade', 'Attack a merchant, a ship or a building.'],
      flag: ['Black flag', 'Attack a ship on your tile in your own turn; also the sign of pirate mode.'],
      cannon: ['Cannon', 'A cube for one battle in this turn.'],
      roll: ['Cube with a turning arrow', 'Throw so many cubes more.'],
      strength: ['Crossed blades', 'Strength: the side with more of it wins.'],
      explosion: ['Burst', 'An explosion: the cube is thrown again, with one more of its colour.'],
      shift: ['Cube with an arrow', 'Move a cube to a neighbouring zone.'],
      takeBack: ['Cube with an arrow back', 'Take a cube off, or put something back.'],
      armour: ['Shield', 'If you win, your ship takes less damage.'],
    },
  },
  cards: {
    title: 'Cards and the score',
    symbols: {
      hand: ['Fan of cards', 'Your hand; on an island, one card more in your hand limit.'],
      bonusCard: ['Card with a plus', 'One card more when you draw at the end of your turn.'],
      take: ['Card out of a box', 'Take the top advancement of a row.'],
      level: ['Arrow up', 'This card rises a level.'],
      levelBottom: ['Arrow over a bar', 'The bottom card of your deck rises a level.'],
      copy: ['Two sheets', 'Copy the ability of another advancement you have played.'],
      used: ['Tick', 'This ability has been used in this turn.'],
      score: ['Star', 'Coins that count only at the end of the game.'],
    },
  },
  pieces: {
    title: 'Pieces and marks',
    symbols: {
      row: ['Board with a Roman number', 'The row of the sea, from 1 at the harbour to 4.'],
      slot: ['Sheet with three windows', 'Which of the three slots of a sleeve an advancement takes.'],
      dots: ['Four dots', 'The level of a crew card, from 1 to 4.'],
      black: ['Black cube', 'It fights for merchants.'],
      foot: ['Cube on a brass foot', 'A permanent cube in the colour of its player.'],
      pirate: ['Ship with dark sails', 'A ship in pirate mode: whoever stops beside her must fight.'],
      achievement: ['Medal', 'An achievement that can still be gained.'],
      gained: ['Golden medal with laurels', 'An achievement that this player has.'],
    },
  },
};
