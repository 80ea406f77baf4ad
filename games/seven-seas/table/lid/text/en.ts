/** The lid in English. */
export const en = {
  'seven-seas.lid.empty': 'The lid is empty: nothing has been thrown yet',
  'seven-seas.lid.inHand': '{dice, plural, one {# die is} other {# dice are}} ready to be thrown',
  'seven-seas.lid.inAir': '{dice, plural, one {# die is} other {# dice are}} in the air',
  'seven-seas.lid.lies': '{dice, plural, one {# die lies} other {# dice lie}} in the lid',
  'seven-seas.lid.die': '{side, select, red {Red {value}} you {Your {value}} other {{name}, {value}}}',
  'seven-seas.lid.die.sunk': '{die}, sunk',
  'seven-seas.lid.die.hit': '{die}, hit',

  'seven-seas.lid.measure': 'Measure',
  'seven-seas.lid.measure.first': 'Choose a die',
  'seven-seas.lid.measure.second': 'Choose the other die',
  'seven-seas.lid.measure.apart': '{apart, number}\u00a0mm apart',
  'seven-seas.lid.mm': '{apart, number}\u00a0mm',
  'seven-seas.lid.again': 'Watch the throw again',
  'seven-seas.lid.stop': 'Stop the replay',
  'seven-seas.lid.swipe': 'Swipe over the lid to throw',
  'seven-seas.lid.force': '{force, select, 1 {gently} 2 {firmly} other {hard}}',
  'seven-seas.lid.pick.fight':
    '{side, select, you {Your {pirate} against a red {red} first} other {{name}’s {pirate} against a red {red} first}}',
  'seven-seas.lid.pick.hit':
    '{side, select, you {Your {value}} other {{name}’s {value}}}, {apart, number}\u00a0mm away',

  'seven-seas.lid.raid': 'Raid on {nation, select, england {England} spain {Spain} france {France} other {Holland}}',
  'seven-seas.lid.raid.fleets':
    '{reds, plural, one {# red caravan ship} other {# red caravan ships}}, {pirates, plural, one {# pirate} other {# pirates}}',
  'seven-seas.lid.sent': '{name}: {ships, plural, one {# ship} other {# ships}}',
  'seven-seas.lid.sent.waits': '{name} has not answered yet',
  'seven-seas.lid.fights': 'Fights',
  'seven-seas.lid.fight.red': '{side, select, you {Your} other {{name}’s}} {pirate} sinks a red {red}',
  'seven-seas.lid.fight.pirate': 'A red {red} sinks {side, select, you {your} other {{name}’s}} {pirate}',
  'seven-seas.lid.fight.both': '{side, select, you {Your} other {{name}’s}} {pirate} and a red {red} sink each other',
  'seven-seas.lid.fight.next': '{side, select, you {Your} other {{name}’s}} {pirate} against a red {red}',
  'seven-seas.lid.fight.apart': 'nearest pair, {apart, number}\u00a0mm',
  'seven-seas.lid.fight.show': 'Show fight {number} in the lid',
  'seven-seas.lid.fight.all': '{fights, plural, one {# fight} other {# fights}}',
  'seven-seas.lid.fight.of': 'Fight {number} of {all}',
  'seven-seas.lid.fight.previous': 'Previous fight',
  'seven-seas.lid.fight.following': 'Next fight',
  'seven-seas.lid.all': 'All fights',
  'seven-seas.lid.end': 'To the end',
  'seven-seas.lid.afloat.red': '{ships, plural, one {red ship afloat} other {red ships afloat}}',
  'seven-seas.lid.afloat.pirates': '{ships, plural, one {pirate afloat} other {pirates afloat}}',
  'seven-seas.lid.result.won': 'The caravan is destroyed.',
  'seven-seas.lid.result.wonByNobody': 'The caravan is destroyed, but nobody is left to take its loot.',
  'seven-seas.lid.result.lost': 'The caravan escapes. Nobody gets loot.',
  'seven-seas.lid.result.loot': '{cards, plural, one {# loot card} other {# loot cards}}',
  'seven-seas.lid.result.sunk': '{ships, plural, one {# ship sunk} other {# ships sunk}}',
  'seven-seas.lid.result.saved':
    '{ships, plural, one {Unsinkable Ship brings # home} other {Unsinkable Ships bring # home}}',
  'seven-seas.lid.call.won': 'Caravan destroyed! Loot: {loot}',
  'seven-seas.lid.call.share': '{side, select, you {you} other {{name}}} {cards, number}',
  'seven-seas.lid.call.wonByNobody': 'All ships are sunk',
  'seven-seas.lid.call.lost': 'The caravan escapes',

  'seven-seas.lid.curse':
    '{curse, select, kraken {Kraken} iceberg {Iceberg} sirens {Sirens} mutiny {Mutiny} whirlpool {Whirlpool} other {Tavern}}',
  'seven-seas.lid.curse.rule':
    '{curse, select, kraken {Every 1 costs a Fruit, or a ship} iceberg {Every 2 costs a Coffee, or a ship} sirens {Every 3 costs a Rum, or a ship} mutiny {Every 4 costs a goods card in highest demand, or a ship} whirlpool {The red die drags down as many ships as it shows, the nearest first: each costs a Talisman, or a ship} other {The Shaman gives one die to each player}}',
  'seven-seas.lid.curse.hits': '{side, select, you {You} other {{name}}}: {hits, plural, one {# hit} other {# hits}}',
  'seven-seas.lid.curse.due': 'still to pay: {hits, number}',
  'seven-seas.lid.curse.paid': 'pays {price}',
  'seven-seas.lid.curse.cards': '{cards, plural, one {# card} other {# cards}}',
  'seven-seas.lid.curse.ships': '{ships, plural, one {# ship} other {# ships}}',
  'seven-seas.lid.curse.none': 'No die was hit.',
  'seven-seas.lid.curse.hitsAll': 'Hits',
  'seven-seas.lid.tavern.dice': 'Dice of the Tavern',
  'seven-seas.lid.tavern.face':
    '{value, select, 1 {a Black Mark} 2 {lose a goods card} 3 {lose a chest} 4 {gain a chest} 5 {gain a goods card} other {gain three Yin-Yang}}',
  'seven-seas.lid.tavern.to': 'for {side, select, you {you} other {{name}}}',
  'seven-seas.lid.tavern.free': 'not given yet',
};

export type LidKey = keyof typeof en;
