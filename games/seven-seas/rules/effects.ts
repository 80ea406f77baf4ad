/** Small changes that many rules share, each with the fact it leaves in the log. */
import type { Seat } from '@broadside/kernel';
import type { SevenSeasOut } from './flow.ts';
import { capacityOf, goodsOf, guardsOf } from './ships.ts';
import type { MarkCause, SevenSeasState } from './state.ts';

export function mark(state: SevenSeasState, seat: Seat, cause: MarkCause, out: SevenSeasOut, count = 1): void {
  state.pirates[seat].marks += count;
  out.events?.push({ type: 'marked', seat, cause, count });
}

export function gainYinYang(
  state: SevenSeasState,
  seat: Seat,
  count: number,
  cause: 'sunk' | 'talisman' | 'gift' | 'tavern',
  out: SevenSeasOut,
): void {
  if (count === 0) return;
  state.pirates[seat].yinYang += count;
  out.events?.push({ type: 'yinYang', seat, count, cause });
}

/**
 * S7-CHEST-3: to be called once after every complete step that changed a player's chests or ships, with the guards
 * there were before. Goods that no longer fit are the owner's to choose (S7-CHEST-5, S7-GOODS-6).
 */
export function postGuards(state: SevenSeasState, seat: Seat, before: number, out: SevenSeasOut): void {
  const pirate = state.pirates[seat];
  const to = guardsOf(pirate);
  if (to !== before) out.events?.push({ type: 'guards', seat, from: before, to });
  if (goodsOf(pirate) > capacityOf(pirate)) state.flow.push({ step: 'excess', seat, lost: [0, 0, 0] });
}
