/** The words of the drawing that the voice has not, in English: captions, short names, the rules in brief. */
export const terminal = {
  'seven-seas.terminal.round': 'Round {round}',
  'seven-seas.terminal.round.ending': 'Round {round}, the end was drawn',
  'seven-seas.terminal.round.last': 'Round {round}, last rounds {last}/{all}',
  'seven-seas.terminal.over': 'The match is over',
  'seven-seas.terminal.ends': 'round {round} is the last',

  'seven-seas.terminal.port': 'Port',
  'seven-seas.terminal.adventures': 'adventures {cards}',
  'seven-seas.terminal.loot': 'loot {loot}, discarded {cards}',
  'seven-seas.terminal.loot.top': 'loot {loot}, discarded {cards} (top {top})',
  'seven-seas.terminal.top': 'last played: {names}',
  'seven-seas.terminal.history': 'played: {names}',
  'seven-seas.terminal.calls': 'Called',
  'seven-seas.terminal.hand': 'Hand',
  'seven-seas.terminal.sending': 'sent: {names}',
  'seven-seas.terminal.open.keep': 'Loot to keep or leave',
  'seven-seas.terminal.open.sale': 'In the sale',

  'seven-seas.terminal.column.chests': 'chests',
  'seven-seas.terminal.column.free': 'free',
  'seven-seas.terminal.column.loaded': 'loaded',
  'seven-seas.terminal.column.guards': 'guard',
  'seven-seas.terminal.column.reserve': 'reserve',
  'seven-seas.terminal.column.yinYang': 'yin',
  'seven-seas.terminal.column.marks': 'marks',
  'seven-seas.terminal.column.hand': 'hand',
  'seven-seas.terminal.secret': 'a secret character',
  'seven-seas.terminal.played': 'on the table: {names}',
  'seven-seas.terminal.corsair': 'Corsair: {nations}',
  'seven-seas.terminal.doubleHold': 'Double Hold',
  'seven-seas.terminal.unsinkable': 'Unsinkable Ship',

  'seven-seas.terminal.lid': 'Lid',
  'seven-seas.terminal.thrower': 'thrown by {name}',
  'seven-seas.terminal.fights': 'Fights',
  'seven-seas.terminal.hits': 'Hit',
  'seven-seas.terminal.afloat': 'Afloat',
  'seven-seas.terminal.spared': 'Spared',
  'seven-seas.terminal.dice': 'Dice',
  'seven-seas.terminal.red': 'Red die',

  'seven-seas.terminal.here': 'Your hand, and what lies open',
  'seven-seas.terminal.characters': 'Characters',
  'seven-seas.terminal.elsewhere': 'Other cards',
  'seven-seas.terminal.signs': 'Legend',
  'seven-seas.terminal.signList':
    '▶ acts now · ★ first player · ■ ▲ ◆ ● the players’ dice · × red dice of the caravan · ■5 > ×3 the 5 sank the 3 · = both sank · ~3 a sunk die · !1 a die that a curse hit · free, loaded, guard, reserve: ships by state',

  'seven-seas.terminal.reminder.round':
    'Round: all choose a character in secret, then the characters are called from the Shipwright to the Cartographer. Captain, Native and Shaman bring all your played characters back.',
  'seven-seas.terminal.reminder.gift':
    'Gift: whoever alone has chosen a character may take its gift, the first player twice. With two players only the first player has gifts, once a round.',
  'seven-seas.terminal.reminder.raid':
    'Raid: the nearest red and pirate dice fight, again and again; the higher value sinks the other, equal values sink both. If the caravan is destroyed, each surviving ship draws a loot card.',
  'seven-seas.terminal.reminder.sale':
    'Goods: each takes up a ship. A goods card sells for 1 chest; three or more of a kind for the price of the port.',
  'seven-seas.terminal.reminder.guards': 'Guards: every full 10 chests bind one of your ships to the island.',
  'seven-seas.terminal.reminder.rituals':
    'Rituals, in your turn as Shipwright, Governor, Merchant or Cartographer: Profitable Deal and Unsinkable Ship for 3 Yin-Yang, Double Hold for 2.',
  'seven-seas.terminal.reminder.marks':
    'A Black Mark for every action not performed, for sending no ships, for turning Corsair and for raiding your own nation: 3 points off at the end.',
  'seven-seas.terminal.reminder.end':
    'After End of Adventures three more rounds are played. Chests, Talismans and every 3 Yin-Yang are points; every card left in hand is a Black Mark.',
} as const;
