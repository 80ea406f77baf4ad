/** Refusals, in English: one for every reason of the rules, and none that is never given. */
import type { ReasonCode } from '../../rules/reasons.ts';

export const reasons = {
  // Something else is asked first
  'dead-reckoning.reason.token-first': 'Bonus tokens are being chosen. Keep one of yours first.',
  'dead-reckoning.reason.level-first': 'Your turn begins with a level-up. Level up a card in hand first.',
  'dead-reckoning.reason.not-in-main-phase': 'You cannot do this in the main phase.',
  'dead-reckoning.reason.sail-on-first': 'The ship is under way. Sail on until it stops.',
  'dead-reckoning.reason.pirates-first': 'There are ships in pirate mode here. Say first whom you fight.',
  'dead-reckoning.reason.mode-first': 'The turn is ending. Choose trade or pirate mode first.',
  'dead-reckoning.reason.sleeve-first': 'The turn is ending. Sleeve your advancements, or say that you are done.',
  'dead-reckoning.reason.ability-first': 'An ability is being carried out. Finish it first.',
  'dead-reckoning.reason.influence-first': 'Influence has to be placed at once. Place what is left first.',
  'dead-reckoning.reason.settle-first': 'The influence is not settled yet. Place more, or settle control now.',
  'dead-reckoning.reason.pay-first': 'Something has to be paid. Say how much comes from the dock.',
  'dead-reckoning.reason.divide-first': 'Goods are to be shared out. Say how much goes to the dock.',
  'dead-reckoning.reason.room-first': 'Goods do not fit aboard. Make room for them, or leave them behind.',
  'dead-reckoning.reason.recall-first': 'You are short of cubes. Take some back from islands, or do without.',
  'dead-reckoning.reason.battle-first': 'A battle is being fought. See it through first.',
  'dead-reckoning.reason.arm-first': 'A battle is being prepared. Say how many cannons fire.',
  'dead-reckoning.reason.cubes-in-the-air': 'The cubes are still falling. Wait until they lie still.',
  'dead-reckoning.reason.combat-first': 'The battle goes on. Use a battle ability or pass.',
  'dead-reckoning.reason.loot-first': 'There is loot to share out. Say where it goes.',

  // Between turns
  'dead-reckoning.reason.no-such-token': 'You were not offered this token. Keep one of your two.',
  'dead-reckoning.reason.no-level-due': 'You have no level-up now. It comes after your next turn.',
  'dead-reckoning.reason.not-in-hand': 'Only a card in your hand can be levelled up. Choose one of those.',
  'dead-reckoning.reason.highest-level': 'This card is at level 4, the highest. Level up another one.',
  'dead-reckoning.reason.level-compulsory': 'The level-up is compulsory. Choose a card in hand.',
  'dead-reckoning.reason.not-your-turn': 'This is another player’s turn. Wait for yours.',
  'dead-reckoning.reason.only-in-answer':
    'In another player’s turn goods go overboard only in answer to an attack on your ship.',

  // Goods
  'dead-reckoning.reason.nowhere-to-load': 'There is nothing to load from here. Sail to the harbour or to an island.',
  'dead-reckoning.reason.nowhere-to-unload': 'There is nowhere to unload here. Sail to the harbour or to an island.',
  'dead-reckoning.reason.not-controlled': 'You do not control this island, so you cannot load from it.',
  'dead-reckoning.reason.fort-forbids': 'A fort or garrison of another player forbids it. Destroy it first.',
  'dead-reckoning.reason.blockade': 'A ship in pirate mode blockades you here. Beat it first.',
  'dead-reckoning.reason.no-such-goods': 'There are no such goods there. Choose other ones.',
  'dead-reckoning.reason.no-room': 'This hold has no room for it. Choose another one or make room.',
  'dead-reckoning.reason.no-such-cell': 'The ship has four cells. Choose one of them.',
  'dead-reckoning.reason.one-or-all': 'Goods are moved one at a time, or as many as possible at once.',
  'dead-reckoning.reason.not-in-battle': 'During a battle the holds stay as they are.',

  // Cards, sails, moving
  'dead-reckoning.reason.not-a-crew-card': 'This is not a crew card. Choose one of your twelve.',
  'dead-reckoning.reason.card-not-in-hand': 'This card is not in your hand. Play one that is.',
  'dead-reckoning.reason.not-for-defence': 'In defence only cards with a cannon or a battle ability may be played.',
  'dead-reckoning.reason.already-raised': 'Sails are raised once a turn, and you have done so.',
  'dead-reckoning.reason.already-moved': 'Sails are raised before the ship moves, and it has moved.',
  'dead-reckoning.reason.no-sails': 'There is no sail to raise. Empty a hold with a sail, or play a card with one.',
  'dead-reckoning.reason.no-such-alternative': 'This card has no sail to choose, or its choice is used up.',
  'dead-reckoning.reason.raise-first': 'The sails are down. Raise them before you move.',
  'dead-reckoning.reason.too-far': 'Your sails do not reach so far. Choose a nearer place.',
  'dead-reckoning.reason.already-explored': 'You have explored a tile this turn. Stop only on explored tiles.',
  'dead-reckoning.reason.already-there': 'Your ship is already there. Choose another place.',
  'dead-reckoning.reason.way-without-end':
    'From there you would have no sails left to reach a place where you may stop.',
  'dead-reckoning.reason.way-is-open': 'Nothing blocks your way. Choose where you want to stop.',
  'dead-reckoning.reason.no-such-place': 'Ships move to neighbouring places of the sea, never diagonally.',
  'dead-reckoning.reason.nothing-to-buy': 'No card lies here. Sail to a tile that has one.',
  'dead-reckoning.reason.bought-twice':
    'You have already bought cards or dealt with merchants twice this turn: two is the limit.',
  'dead-reckoning.reason.too-dear': 'There is not enough cargo aboard. The price is paid from the ship alone.',
  'dead-reckoning.reason.not-a-merchant': 'The card here is not a merchant. It can only be bought.',
  'dead-reckoning.reason.not-an-advancement': 'The card here is a merchant. Trade with it or attack it.',

  // Attacks
  'dead-reckoning.reason.no-flag': 'To attack a ship you need a black flag in play that is not used up.',
  'dead-reckoning.reason.not-here': 'That ship is not here. Attack one at the same place.',
  'dead-reckoning.reason.already-fought': 'You have fought it this turn. Once a turn is enough.',
  'dead-reckoning.reason.no-such-building': 'There is no such building here. Choose one that stands here.',
  'dead-reckoning.reason.outpost-safe': 'An outpost cannot be attacked.',
  'dead-reckoning.reason.own-building': 'This building is yours, or nobody’s. Attack those of other players.',
  'dead-reckoning.reason.no-pirate-here': 'Only a ship in pirate mode can be fought without a black flag.',
  'dead-reckoning.reason.left-the-tile': 'You have left the place where your turn began. Now you need a black flag.',
  'dead-reckoning.reason.has-trader': 'You are already a Master Trader.',
  'dead-reckoning.reason.not-enough-cargo':
    'To become a Master Trader, return 12 cargo to the supply at once, from ship and dock.',

  // Abilities
  'dead-reckoning.reason.not-in-play': 'This card is not in play. Play it first.',
  'dead-reckoning.reason.no-such-ability': 'This card has no such ability. Choose one that it shows.',
  'dead-reckoning.reason.already-used': 'This ability was used this turn. Each works once a turn.',
  'dead-reckoning.reason.combat-only': 'This is a battle ability. It works only during a battle.',
  'dead-reckoning.reason.not-an-action': 'This symbol is only counted; it is not used by itself.',
  'dead-reckoning.reason.cannot-pay': 'You cannot pay the price of this ability.',
  'dead-reckoning.reason.no-effect': 'It would have no effect now, so it cannot be used.',
  'dead-reckoning.reason.only-in-harbour': 'This repair is done only in the harbour.',
  'dead-reckoning.reason.no-damage': 'Your ship has no damage to repair.',
  'dead-reckoning.reason.too-few-symbols': 'The card shows too few of the symbols that this ability counts.',
  'dead-reckoning.reason.not-an-island': 'This is not an island. Choose one.',
  'dead-reckoning.reason.ship-not-there': 'Influence is placed where your ship lies. Choose that island.',
  'dead-reckoning.reason.slots-empty': 'There are empty slots. Cubes are replaced only when all are full.',
  'dead-reckoning.reason.slots-full': 'All slots of this island are full. Replace a cube of another player.',
  'dead-reckoning.reason.no-cube-to-replace': 'That player has no cube in a slot of this island.',
  'dead-reckoning.reason.needs-two':
    'To replace a cube of a player who has had the last turn, 2 influence are needed at once.',
  'dead-reckoning.reason.too-many-adjacent': 'No more of these cubes may go to this adjacent island.',
  'dead-reckoning.reason.not-explored': 'This tile is not explored. Choose an island that lies open.',
  'dead-reckoning.reason.wrong-row': 'This ability works in other rows. Choose an island there.',
  'dead-reckoning.reason.produced-already': 'This island has just produced. Choose a different one.',
  'dead-reckoning.reason.not-your-island': 'You do not control this island. Choose one that you do.',
  'dead-reckoning.reason.built-already': 'Such a building already stands there. Choose another kind or island.',
  'dead-reckoning.reason.none-left': 'None of this kind is left in the supply. Choose another kind.',
  'dead-reckoning.reason.wrong-kind': 'This ability gives upgrades of the other kind.',
  'dead-reckoning.reason.empty-cell-first': 'A cell of your ship is still empty. Fill that first.',
  'dead-reckoning.reason.no-such-upgrade': 'There is no such upgrade in that cell of your ship.',
  'dead-reckoning.reason.wrong-split':
    'It cannot be divided like this. Check what ship and dock contain and how much room they have.',
  'dead-reckoning.reason.nothing-waiting': 'No such goods are waiting. Choose from those that are.',
  'dead-reckoning.reason.control-would-change': 'Control of the island would change. Take a cube back elsewhere.',
  'dead-reckoning.reason.no-cube-there': 'You have no cube in a slot there that could be taken back.',
  'dead-reckoning.reason.cannot-copy':
    'This cannot be copied. Choose a main-phase ability of another advancement played this turn.',

  // Battles
  'dead-reckoning.reason.too-many-cannons': 'You do not have so many cannons left this turn.',
  'dead-reckoning.reason.not-against-buildings': 'This ability does not work against buildings.',
  'dead-reckoning.reason.no-such-cube': 'There is no such cube on the board.',
  'dead-reckoning.reason.not-adjacent': 'That zone is not adjacent to the cube. Choose a neighbouring one.',
  'dead-reckoning.reason.wrong-zone': 'This ability does not lead into a zone of that kind.',
  'dead-reckoning.reason.not-your-cube': 'That cube is not yours. Choose one of your own.',
  'dead-reckoning.reason.nothing-to-loot': 'No such loot is left. Choose from what there is.',
  'dead-reckoning.reason.no-island-here': 'There is no island here that could take the loot.',
  'dead-reckoning.reason.wrong-number-of-cubes': 'Every cube of the battle has to be named, no more and no fewer.',
  'dead-reckoning.reason.not-a-zone': 'There is no such zone on the battle board.',
  'dead-reckoning.reason.not-a-pose': 'A cube cannot lie like this.',
  'dead-reckoning.reason.not-a-throw': 'This is not the record of a throw.',

  // The end phase
  'dead-reckoning.reason.not-set-aside': 'You have not set this advancement aside. Choose one that you have.',
  'dead-reckoning.reason.not-played': 'Advancements go only into cards played this turn.',
  'dead-reckoning.reason.slot-taken': 'That slot of the card is taken. Choose another card.',
  'dead-reckoning.reason.must-sleeve': 'At most one advancement may stay aside while others fit. Sleeve another one.',
} as const satisfies Readonly<Record<`dead-reckoning.reason.${ReasonCode}`, string>>;
