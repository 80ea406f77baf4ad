/** What a curse is worth to its Shaman: own harm against that of the others (S7-PHYS-24). */
import type { Seat } from '@broadside/kernel';
import { ALL_GOODS, type CardId, type Curse, curseOf, type Good } from '../cards/table.ts';
import { HIT_VALUE, highestDemand, isDiceCurse } from '../rules/curses.ts';
import { guardsOf, seaOf } from '../rules/ships.ts';
import type { Pirate } from '../rules/state.ts';
import { type Outlook, othersOf } from './outlook.ts';
import { MARK } from './weights.ts';
import { boardWorth, shipWorth, yinYangWorth } from './worth.ts';

/** What the loss of a good of this kind costs. */
function goodLoss(pirate: Pirate, good: Good, outlook: Outlook): number {
  const before = boardWorth(pirate, outlook);
  pirate.goods[good]--;
  const loss = before - boardWorth(pirate, outlook);
  pirate.goods[good]++;
  return loss;
}

/** S7-CURSE-3: cards first, then ships. */
function hitsCost(pirate: Pirate, hits: number, kind: Good | 'talisman', outlook: Outlook): number {
  const cards = kind === 'talisman' ? pirate.talismans : pirate.goods[kind];
  const paid = Math.min(hits, cards);
  const each = paid === 0 ? 0 : kind === 'talisman' ? 1 : goodLoss(pirate, kind, outlook);
  return paid * each + (hits - paid) * shipWorth(pirate, outlook);
}

const SHARE = 1 / 6;
const WHIRLPOOL_HITS = 3.5;
const CHESTS_PER_GUARD = 2;

/** What each Tavern die is worth to this player (S7-CURSE-15). */
export function tavernWorth(pirate: Pirate, value: number, outlook: Outlook): number {
  switch (value) {
    case 1:
      return -MARK;
    case 2:
      return pirate.goods.some((count) => count > 0) ? -1 : 0;
    case 3:
      return pirate.chests > 0 ? -1 : 0;
    case 4:
      return 1;
    case 5:
      return 1.2;
    default:
      return 3 * yinYangWorth(outlook);
  }
}

/** What the Shaman may expect of the Tavern, with the best of so many dice, and what is left for each other. */
const TAVERN_BEST = 1.4;
const TAVERN_REST = -0.5;

function kindHit(curse: Curse, outlook: Outlook): Good {
  return curse === 'mutiny' ? highestDemand(outlook.state)[0] : ((HIT_VALUE[curse] - 1) as Good);
}

function diceCost(outlook: Outlook, curse: Curse, seat: Seat, spared: number, all: number): number {
  const pirate = outlook.state.pirates[seat];
  const dice = seaOf(pirate) - spared;
  if (curse === 'whirlpool') {
    const hits = all === 0 ? 0 : Math.min(dice, (WHIRLPOOL_HITS * dice) / Math.max(all, WHIRLPOOL_HITS));
    return hitsCost(pirate, hits, 'talisman', outlook);
  }
  return hitsCost(pirate, dice * SHARE, kindHit(curse, outlook), outlook);
}

/** What naming this good would bring against the others. */
export function idolGain(outlook: Outlook, shaman: Seat, good: Good): number {
  const { pirates } = outlook.state;
  const cost = (seat: Seat): number => hitsCost(pirates[seat], seaOf(pirates[seat]) > 0 ? 1 : 0, good, outlook);
  return againstAll(outlook, shaman, -cost(shaman), cost);
}

function againstAll(outlook: Outlook, shaman: Seat, own: number, cost: (seat: Seat) => number): number {
  const rivals = othersOf(outlook.state, shaman);
  let sum = 0;
  for (const other of rivals) sum += cost(other);
  return own + (outlook.weights.rival * sum) / rivals.length;
}

/** Points to expect of a curse, with so many own ships kept out of it. */
export function curseGain(outlook: Outlook, shaman: Seat, card: CardId, spared: number): number {
  const { pirates } = outlook.state;
  const curse = curseOf(card);
  if (isDiceCurse(curse)) {
    const kept = Math.min(spared, seaOf(pirates[shaman]));
    const all = pirates.reduce((sum, pirate) => sum + seaOf(pirate), 0) - kept;
    const own = -diceCost(outlook, curse, shaman, kept, all);
    return againstAll(outlook, shaman, own, (other) => diceCost(outlook, curse, other, 0, all));
  }
  if (curse === 'idol') return Math.max(...ALL_GOODS.map((good) => idolGain(outlook, shaman, good)));
  if (curse === 'tavern') return againstAll(outlook, shaman, TAVERN_BEST, () => -TAVERN_REST);
  const pay = (seat: Seat): number => Math.min(pirates[seat].chests, CHESTS_PER_GUARD * guardsOf(pirates[seat]));
  return againstAll(outlook, shaman, -pay(shaman), pay);
}
