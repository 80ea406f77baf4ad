/** The words of the drawing that the voice has not, in English: captions, short names, the rules in brief. */
export const terminal = {
  'dead-reckoning.terminal.round': 'Round {round}',
  'dead-reckoning.terminal.over': 'The match is over',
  'dead-reckoning.terminal.ending': 'last turns',
  'dead-reckoning.terminal.sails': 'sails {sails}',
  'dead-reckoning.terminal.bought': 'bought {bought}/{most}',
  'dead-reckoning.terminal.boxes': 'boxes {boxes}',
  'dead-reckoning.terminal.orders': 'orders left {orders}',
  'dead-reckoning.terminal.order': 'order: {card}',
  'dead-reckoning.terminal.achievements': 'First to {most}',
  'dead-reckoning.terminal.waiting': 'Waiting:',

  'dead-reckoning.terminal.harbour': 'Harbour',
  'dead-reckoning.terminal.sea': 'open sea',
  'dead-reckoning.terminal.fog': '? unexplored',
  'dead-reckoning.terminal.merchant': 'merchant:',
  'dead-reckoning.terminal.building.fort': 'F',
  'dead-reckoning.terminal.building.garrison': 'G',
  'dead-reckoning.terminal.building.outpost': 'O',
  'dead-reckoning.terminal.here': 'Here: {card}, {cargo} cargo',

  'dead-reckoning.terminal.column.chest': 'chest',
  'dead-reckoning.terminal.column.dock': 'dock',
  'dead-reckoning.terminal.column.damage': 'dmg',
  'dead-reckoning.terminal.column.cannons': 'guns',
  'dead-reckoning.terminal.column.hand': 'hand',
  'dead-reckoning.terminal.column.deck': 'deck',
  'dead-reckoning.terminal.column.cubes': 'cubes',
  'dead-reckoning.terminal.column.medals': 'ach.',
  'dead-reckoning.terminal.emptyCell': 'empty',
  'dead-reckoning.terminal.pirate': 'pirate mode',
  'dead-reckoning.terminal.aside': 'set aside: {cards}',
  'dead-reckoning.terminal.levelDue': 'level-up due',
  'dead-reckoning.terminal.rival': 'upgrades {upgrades}, training {training}',
  'dead-reckoning.terminal.hand': 'Hand',
  'dead-reckoning.terminal.play': 'In play',

  'dead-reckoning.terminal.sides': '{name} against {other}',
  'dead-reckoning.terminal.taken': 'cubes {cubes}',
  'dead-reckoning.terminal.strength': 'strength by abilities {attacker} : {defender}',
  'dead-reckoning.terminal.air': 'Falling',

  'dead-reckoning.terminal.crew': 'Crew',
  'dead-reckoning.terminal.open': 'Islands and cards that lie open',
  'dead-reckoning.terminal.goals': 'Achievements',
  'dead-reckoning.terminal.fittings': 'Buildings and ship upgrades',
  'dead-reckoning.terminal.signs': 'Legend',
  'dead-reckoning.terminal.signList':
    '▶ is asked · ★ first player · ■ ▲ ◆ ● the players · × black cubes · (■) a ship in trade mode · <■> in pirate mode · ■▲·· cubes and empty slots of an island · +■ permanent cubes · 2□ 1○ cargo and coins · =1□ what an island produces · F G O fort, garrison, outpost · ↑1 sails and ∗1 cannons of a cell, /4 its hold · Crewman 2+ level 2 with one advancement',

  'dead-reckoning.terminal.reminder.turn':
    'Turn: play crew cards, use each of their abilities once, raise sails once and move, in any order. Then the end phase: cards are refilled, mode, advancements into sleeves, draw 4 up to the hand limit.',
  'dead-reckoning.terminal.reminder.goods':
    'Goods: load in the harbour and on your islands, unload there and on any island. A cell gives its sail or cannon only while its hold is empty.',
  'dead-reckoning.terminal.reminder.sails':
    'Moving: a step costs a sail, at most 8. Stopping on an unexplored tile explores it; one a turn.',
  'dead-reckoning.terminal.reminder.cards':
    'Cards: twice a turn buy what lies at your ship with cargo from the ship, or trade with or attack a merchant. Advancements go into cards played this turn, one to a slot.',
  'dead-reckoning.terminal.reminder.islands':
    'Islands: whoever has more cubes than each other player and than empty slots controls it, and leaves a permanent cube.',
  'dead-reckoning.terminal.reminder.pirates':
    'Pirates: whoever stops at a ship in pirate mode has to fight it, and is blockaded until it is beaten. To attack a ship yourself you need a black flag.',
  'dead-reckoning.terminal.reminder.battle':
    'Battle: a cube for each cannon, all thrown together. Explosions are thrown again with one more; then abilities, loot, damage, strength. A tie goes to whose turn it is. With 5 damage a ship sinks.',
  'dead-reckoning.terminal.reminder.level':
    'Between turns you level up a card in hand. Cards with cannons or battle abilities may be played in defence.',
  'dead-reckoning.terminal.reminder.end':
    'The end: whoever ends a turn with four achievements; everybody else takes one last turn. Coins, islands, achievements, buildings, upgrades and every two advancements count.',
} as const;
