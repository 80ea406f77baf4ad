/** The loot discard pile, and where the rest of the loot lies. */
import { type LootKind, TALISMAN } from '../cards/table.ts';
import type { GoodsCount, SevenSeasFrame, SevenSeasState } from './state.ts';

export function discard(state: SevenSeasState, kind: LootKind, count: number): void {
  if (count === 0) return;
  state.discarded[kind] += count;
  state.discardTop = kind;
}

/** A state or a view: all loot but the order of its deck is public. */
interface OpenLoot {
  readonly discarded: readonly number[];
  readonly pirates: readonly { readonly goods: Readonly<GoodsCount>; readonly talismans: number }[];
  readonly flow: readonly SevenSeasFrame[];
}

function add(counts: number[], goods: Readonly<GoodsCount>): void {
  for (let kind = 0; kind < goods.length; kind++) counts[kind] += goods[kind];
}

/** How many cards of each kind are not in the deck. */
export function openLoot({ discarded, pirates, flow }: OpenLoot): number[] {
  const counts = discarded.slice();
  for (const { goods, talismans } of pirates) {
    add(counts, goods);
    counts[TALISMAN] += talismans;
  }
  for (const frame of flow) if (frame.step === 'keep') add(counts, frame.goods);
  return counts;
}
