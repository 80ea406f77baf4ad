/** Verbs on buttons, in English. */
import { cannons, cargo, sails } from './units.ts';

export const verbs = {
  // Between turns
  'dead-reckoning.action.keep': 'Keep – {card}',
  'dead-reckoning.action.level': 'Level up to {level}: {card}',
  'dead-reckoning.action.decline': 'Skip the level-up',

  // Goods
  'dead-reckoning.action.load': 'Load {goods} into hold {cell}',
  'dead-reckoning.action.unload': 'Unload {goods} from hold {cell}',
  'dead-reckoning.action.unload.waiting': 'Put {goods} ashore at once',
  'dead-reckoning.action.rearrange': 'Move {goods} from hold {cell} to hold {to}',
  'dead-reckoning.action.jettison': 'Throw {goods} overboard from hold {cell}',

  // The main phase
  'dead-reckoning.action.play': 'Play: {card}',
  'dead-reckoning.action.raise': 'Raise sails',
  'dead-reckoning.action.raise.with': 'Raise sails, counting those of: {cards}',
  'dead-reckoning.action.sail': `Sail {to}: ${sails}`,
  'dead-reckoning.action.sail.stop': 'Stop {at}',
  'dead-reckoning.action.pass': 'Pass {place}',
  'dead-reckoning.action.buy': `Buy for ${cargo}: {card}`,
  'dead-reckoning.action.trade': `Trade for ${cargo}: {card}`,
  'dead-reckoning.action.attack': 'Attack the merchant',
  'dead-reckoning.action.storm.fort': 'Attack the fort',
  'dead-reckoning.action.storm.garrison': 'Attack the garrison',
  'dead-reckoning.action.storm.outpost': 'Attack the outpost',
  'dead-reckoning.action.flag': 'Black flag ({card}): attack {name}',
  'dead-reckoning.action.fight': 'Fight {name}',
  'dead-reckoning.action.claim': `Return ${cargo}: Master Trader`,
  'dead-reckoning.action.use': '{what} ({card})',
  'dead-reckoning.action.use.copy': 'Copy: {what} ({card})',
  'dead-reckoning.action.end': 'End the turn',

  // Parts of abilities
  'dead-reckoning.action.place': 'Place a cube {at}',
  'dead-reckoning.action.replace': 'Replace a cube of {name} {at}',
  'dead-reckoning.action.settle': 'Settle control now',
  'dead-reckoning.action.produce': 'Produce {at}',
  'dead-reckoning.action.build': 'Build {building} {at}',
  'dead-reckoning.action.build.priced': `Build {building} {at} for ${cargo}`,
  'dead-reckoning.action.fit': 'Fit into cell {cell}: {card}',
  'dead-reckoning.action.strip': 'Take out of cell {cell}: {card}',
  'dead-reckoning.action.choose': 'Choose {place}',
  'dead-reckoning.action.choose.grant': 'Put the goods {at}',
  'dead-reckoning.action.choose.permanent': 'Place a permanent cube {at}',
  'dead-reckoning.action.split.pay': 'Pay: {dock} from the dock, {ship} from the ship',
  'dead-reckoning.action.split.pay.coins': 'Pay: {dock} from the chest, {ship} from the ship',
  'dead-reckoning.action.split.divide': 'Gain: {dock} to the dock, {ship} to the ship',
  'dead-reckoning.action.split.divide.coins': 'Gain: {dock} to the chest, {ship} to the ship',
  'dead-reckoning.action.stow': 'Take aboard {goods}',
  'dead-reckoning.action.forgo': 'Leave {goods} behind',
  'dead-reckoning.action.recall': 'Take back a cube: {place}',
  'dead-reckoning.action.done': 'Done',
  'dead-reckoning.action.done.sleeve': 'Sleeve no more',
  'dead-reckoning.action.done.recall': 'Take no more cubes back',
  'dead-reckoning.action.done.produce': 'Produce no more',
  'dead-reckoning.action.done.build': 'Build no more',
  'dead-reckoning.action.done.drawn': 'Keep the card in hand',

  // Battles
  'dead-reckoning.action.fire': `Fire ${cannons}`,
  'dead-reckoning.action.fire.none': 'Fire no cannon',
  'dead-reckoning.action.skip': 'Pass',
  'dead-reckoning.action.shift': 'Move a cube of {name}: {from} → {to}',
  'dead-reckoning.action.shift.black': 'Move a black cube: {from} → {to}',
  'dead-reckoning.action.remove': 'Remove a cube: {from}',
  'dead-reckoning.action.loot.0': 'Take {goods} of loot aboard',
  'dead-reckoning.action.loot.1': 'Put {goods} of loot on the island',
  'dead-reckoning.action.loot.2': 'Leave {goods} of loot behind',
  'dead-reckoning.action.lootAll': 'Stow all loot: coins before cargo, ship before island',
  'dead-reckoning.action.land': 'Let the cubes fall',

  // The end phase
  'dead-reckoning.action.mode.pirate': 'Pirate mode: lie in wait',
  'dead-reckoning.action.mode.trade': 'Trade mode: stay peaceful',
  'dead-reckoning.action.sleeve': 'Sleeve: {card} → {crew}',

  'dead-reckoning.crew.level': '{card}, level {level}',
  'dead-reckoning.crew.sleeved': '{card} + {advancements}',
} as const;
