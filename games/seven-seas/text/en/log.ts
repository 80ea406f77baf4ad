/** The log, in English. Names stand where they need no possessive: a reader is called "You". */
import { cards, chests, dice, marks, ships, yinYang } from './units.ts';

export const log = {
  // The round
  'seven-seas.event.began':
    'The match began. {name} [was|were] the first player; everybody had 7 ships, 7 chests and 3 adventure cards.',
  'seven-seas.event.dealt': '{name} had these adventures in hand: {cards}.',
  'seven-seas.event.roundBegan': 'Round {round}. First player: [{name}|you].',
  'seven-seas.event.roundBegan.last': 'Round {round}, last round {last} of 3. First player: [{name}|you].',
  'seven-seas.event.chose': '{name} chose a character: {card}.',
  'seven-seas.event.chose.hidden': '{name} chose a character.',
  'seven-seas.event.called': 'The {card} was called: {names}.',
  'seven-seas.event.declined': '{name} did not act as {card} and took a Black Mark.',
  'seven-seas.event.returned': '{name} took the played characters back: {cards}.',

  // Black Marks
  'seven-seas.event.marked.declined': `{name} took ${marks} for an action not performed.`,
  'seven-seas.event.marked.corsair': `{name} took ${marks} from the pirates for turning Corsair.`,
  'seven-seas.event.marked.stayedHome': `{name} took ${marks} for keeping out of the raid.`,
  'seven-seas.event.marked.ownNation': `{name} took ${marks} for raiding a nation [they|you] serve as Corsair.`,
  'seven-seas.event.marked.tavern': `{name} took ${marks} in the Tavern.`,
  'seven-seas.event.marked.hand': `{name} took ${marks} for adventures left in hand.`,
  'seven-seas.event.markLifted': '{name} got rid of a Black Mark.',

  // Characters and rituals
  'seven-seas.event.built': `{name} bought ${ships} from the reserve.`,
  'seven-seas.event.corsair': `{name} became a Corsair of {nation} and got ${ships}.`,
  'seven-seas.event.gift.shipwright': '{name} took the gift of the Shipwright: a ship for free.',
  'seven-seas.event.gift.governor': '{name} had the gift of the Governor: no Black Mark.',
  'seven-seas.event.gift.captain': '{name} took the gift of the Captain: 2 Yin-Yang.',
  'seven-seas.event.gift.native': '{name} took the gift of the Native: a loot card.',
  'seven-seas.event.gift.shaman': '{name} used the gift of the Shaman.',
  'seven-seas.event.gift.merchant': '{name} took the gift of the Merchant: a chest.',
  'seven-seas.event.gift.cartographer': '{name} took the gift of the Cartographer: another adventure.',
  'seven-seas.event.ritual.deal': `{name} made a Profitable Deal, {goods}, for ${chests}.`,
  'seven-seas.event.ritual.doubleHold': '{name} performed Double Hold: one more ship can carry two goods cards.',
  'seven-seas.event.ritual.unsinkable':
    '{name} performed Unsinkable Ship: one more sunk ship comes home from every raid.',
  'seven-seas.event.sold': `{name} sold {goods} for ${chests}.`,
  'seven-seas.event.sold.final': `Final sale: [{name}|you] sold {goods} for ${chests}.`,
  'seven-seas.event.gained.gift': `{name} gained ${chests} as a gift.`,
  'seven-seas.event.gained.tavern': `{name} gained ${chests} in the Tavern.`,
  'seven-seas.event.lost.tavern': `{name} lost ${chests} in the Tavern.`,
  'seven-seas.event.lost.salary': `{name} paid ${chests} of Salary to the guards.`,
  'seven-seas.event.yinYang.sunk': `{name} gained ${yinYang} for sunk ships.`,
  'seven-seas.event.yinYang.talisman': `{name} gained ${yinYang} for Talismans.`,
  'seven-seas.event.yinYang.gift': `{name} gained ${yinYang} as a gift.`,
  'seven-seas.event.yinYang.tavern': `{name} gained ${yinYang} in the Tavern.`,
  'seven-seas.event.guards.more': `{name} put ${ships} on guard.`,
  'seven-seas.event.guards.fewer': `{name} took ${ships} off guard.`,
  'seven-seas.event.drew': '{name} drew an adventure: {card}.',
  'seven-seas.event.drew.hidden': '{name} drew an adventure card.',
  'seven-seas.event.endDrawn': '{name} drew End of Adventures in round {round}: three more rounds follow.',
  'seven-seas.event.played.caravan': '{name} led a raid: {card}.',
  'seven-seas.event.played.port': '{name} opened a port: {card}.',
  'seven-seas.event.played.curse': '{name} laid a curse: {card}.',

  // Raids and throws
  'seven-seas.event.sent': `{name} sent ${ships}.`,
  'seven-seas.event.sent.none': '{name} sent no ships and took a Black Mark.',
  'seven-seas.event.cast': `{name} threw ${dice}.`,
  'seven-seas.event.landed': 'In the lid: {dice}.',
  'seven-seas.event.landed.again':
    '{attempts, plural, one {A die left the lid, so all were thrown again.} other {Dice left the lid # times, so all were thrown again.}} In the lid: {dice}.',
  'seven-seas.event.landed.red': 'red {values}',
  'seven-seas.event.landed.ships': '[{name}|you] {values}',
  'seven-seas.event.fought.red': '[{name}: a|Your] {pirate} sank a red {red}.',
  'seven-seas.event.fought.pirate': '[{name}: a red {red} sank a|A red {red} sank your] {pirate}.',
  'seven-seas.event.fought.both': '[{name}: a|Your] {pirate} and a red {red} sank each other.',
  'seven-seas.event.raidEnded.won': 'The caravan was destroyed.',
  'seven-seas.event.raidEnded.lost': 'The caravan escaped: no loot.',
  'seven-seas.event.raidEnded.left': 'Ships left: {ships}.',
  'seven-seas.event.raidEnded.sunk': 'Ships sunk: {ships}.',
  'seven-seas.event.raidEnded.saved': 'Home by Unsinkable Ship: {ships}.',
  'seven-seas.event.raidEnded.share': '[{name}|you] {ships}',

  // Loot
  'seven-seas.event.looted.raid': '{name} took loot: {goods}.',
  'seven-seas.event.looted.gift': '{name} took loot as a gift: {goods}.',
  'seven-seas.event.looted.tavern': '{name} found in the Tavern: {goods}.',
  'seven-seas.event.kept': '{name} took on board: {goods}.',
  'seven-seas.event.dropped.left': '{name} left behind: {goods}.',
  'seven-seas.event.dropped.excess': '{name} had no room and discarded: {goods}.',
  'seven-seas.event.dropped.tavern': '{name} lost in the Tavern: {goods}.',
  'seven-seas.event.reshuffled': `The discarded loot was shuffled into a new deck of ${cards}.`,

  // Curses
  'seven-seas.event.protected': `{name} kept ${ships} out of the throw.`,
  'seven-seas.event.protected.none': '{name} threw all ships at sea.',
  'seven-seas.event.named': '{name} named a kind of goods: {card}.',
  'seven-seas.event.hit': '{name} lost to the curse ({curse}): {lost}.',
  'seven-seas.event.hit.none': '{name} lost nothing to the curse ({curse}).',
  'seven-seas.event.assigned': '{name} got a {value} in the Tavern: {what}.',

  'seven-seas.event.ended': 'The match is over.',

  'seven-seas.tavern.1': 'a Black Mark',
  'seven-seas.tavern.2': 'a goods card lost',
  'seven-seas.tavern.3': 'a chest lost',
  'seven-seas.tavern.4': 'a chest',
  'seven-seas.tavern.5': 'a goods card',
  'seven-seas.tavern.6': '3 Yin-Yang',
} as const;
