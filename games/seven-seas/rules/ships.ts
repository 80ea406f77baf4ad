/** Ships by state, stowage and guards: all follow from a few counts (S7-SHIP, S7-GOODS, S7-CHEST). */
import type { GoodsCount, Pirate } from './state.ts';

export const MOST_SHIPS = 10;
const CHESTS_PER_GUARD = 10;

export const goodsOf = ({ goods }: Pirate): number => goods[0] + goods[1] + goods[2];
export const countOf = (goods: Readonly<GoodsCount>): number => goods[0] + goods[1] + goods[2];

/** S7-SHIP-1. */
export const reserveOf = ({ ships }: Pirate): number => MOST_SHIPS - ships;

/** S7-CHEST-2, S7-CHEST-3: one guard for every full ten chests, as far as there are ships. */
export const guardsOf = ({ chests, ships }: Pirate): number => Math.min(Math.floor(chests / CHESTS_PER_GUARD), ships);

/** S7-SHIP-3. */
export const seaOf = (pirate: Pirate): number => pirate.ships - guardsOf(pirate);

/** S7-GOODS-2: `doubleHolds` ships carry two each. */
export function loadedOf(pirate: Pirate): number {
  const goods = goodsOf(pirate);
  return goods - Math.min(pirate.doubleHolds, goods >> 1);
}

/** S7-GOODS-3: stowed so that the most ships are free. */
export const freeOf = (pirate: Pirate): number => seaOf(pirate) - loadedOf(pirate);

export function capacityOf(pirate: Pirate): number {
  const sea = seaOf(pirate);
  return sea + Math.min(pirate.doubleHolds, sea);
}
