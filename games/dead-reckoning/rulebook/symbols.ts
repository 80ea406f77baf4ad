/** Every symbol on cards, boards and tiles of Dead Reckoning, in the order of the legend. */
export const SYMBOLS = {
  goods: ['cargo', 'coin', 'dock', 'ship', 'hold', 'chest', 'trade', 'loot'],
  sea: ['sail', 'helm', 'chart', 'passing', 'raking', 'upgradeBasic', 'upgradeAdvanced', 'repair', 'damage'],
  islands: [
    'island',
    'cube',
    'influence',
    'permanent',
    'reach',
    'pastForts',
    'bareIsland',
    'produce',
    'fort',
    'garrison',
    'outpost',
  ],
  battle: ['battle', 'attack', 'flag', 'cannon', 'roll', 'strength', 'explosion', 'shift', 'takeBack', 'armour'],
  cards: ['hand', 'bonusCard', 'take', 'level', 'levelBottom', 'copy', 'used', 'score'],
  pieces: ['row', 'slot', 'dots', 'black', 'foot', 'pirate', 'achievement', 'gained'],
} as const;
