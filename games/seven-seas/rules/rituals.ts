/** Section 9: Rituals, paid with Yin-Yang. */
import type { Reason, Seat } from '@broadside/kernel';
import { type CardId, type Good, lootKind, priceIn, TALISMAN } from '../cards/table.ts';
import { DEAL_COST, DOUBLE_HOLD_COST, UNSINKABLE_COST } from './actions.ts';
import { discard } from './discard.ts';
import { postGuards } from './effects.ts';
import type { SevenSeasOut } from './flow.ts';
import { reason } from './reasons.ts';
import { guardsOf } from './ships.ts';
import type { Pirate, SevenSeasAction, SevenSeasState } from './state.ts';

export type RitualAction = Extract<SevenSeasAction, { readonly type: 'deal' | 'doubleHold' | 'unsinkable' }>;

const COST: Readonly<Record<RitualAction['type'], number>> = {
  deal: DEAL_COST,
  doubleHold: DOUBLE_HOLD_COST,
  unsinkable: UNSINKABLE_COST,
};

const NO_CARDS: readonly CardId[] = [];

/** The current port. */
export const portOf = ({ ports }: SevenSeasState): CardId => ports[ports.length - 1];

/** S7-RITUAL-4: each good at the price the port pays for three or more. */
function deal(state: SevenSeasState, pirate: Pirate, cards: readonly CardId[]): number {
  let chests = 0;
  for (const card of cards) {
    const good = lootKind(card) as Good;
    pirate.goods[good]--;
    discard(state, good, 1);
    chests += priceIn(portOf(state), good, state.options.bayRum);
  }
  pirate.chests += chests;
  return chests;
}

/** Pays for a ritual and performs it; the guards are the caller's affair. */
export function perform(state: SevenSeasState, seat: Seat, action: RitualAction, out: SevenSeasOut): void {
  const pirate = state.pirates[seat];
  pirate.yinYang -= COST[action.type];
  let chests = 0;
  if (action.type === 'deal') chests = deal(state, pirate, action.cards);
  else if (action.type === 'doubleHold') pirate.doubleHolds++;
  else pirate.unsinkables++;
  out.events?.push({
    type: 'ritual',
    seat,
    ritual: action.type,
    cards: action.type === 'deal' ? action.cards : NO_CARDS,
    chests,
  });
}

/** S7-RITUAL-8, S7-AMB-4: within a turn guards are posted after every deal. */
export function performInTurn(state: SevenSeasState, seat: Seat, action: RitualAction, out: SevenSeasOut): void {
  const before = guardsOf(state.pirates[seat]);
  perform(state, seat, action, out);
  postGuards(state, seat, before, out);
}

/** Why a ritual is refused to somebody who may perform rituals now. */
export function whyNoRitual(pirate: Pirate, action: RitualAction): Reason {
  const need = COST[action.type];
  if (pirate.yinYang < need) return reason('not-enough-yin-yang', { need, have: pirate.yinYang });
  if (action.type !== 'deal') return reason('no-rituals');
  const kinds = action.cards.map(lootKind);
  if (kinds.some((kind) => kind < 0 || kind >= TALISMAN)) return reason('not-a-good');
  if (kinds.length !== 2 || kinds[0] === kinds[1]) return reason('two-kinds-needed');
  return reason('no-such-goods');
}
