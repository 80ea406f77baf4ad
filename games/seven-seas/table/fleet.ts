/** Ships, holds and guards in small sums, for what the screen says before it happens. */
import type { SevenSeasView } from '../rules/view.ts';

const CHESTS_PER_GUARD = 10;

/** S7-CHEST-3: guards there would be with so many chests and ships. */
export const guardsAt = (chests: number, ships: number): number =>
  Math.min(Math.floor(chests / CHESTS_PER_GUARD), ships);

/** How many chests call the next guard. */
export const nextGuard = (chests: number): number => (Math.floor(chests / CHESTS_PER_GUARD) + 1) * CHESTS_PER_GUARD;

/** Posts that stand empty because there are too few ships (S7-CHEST-6). */
export const openPosts = (chests: number, guards: number): number =>
  Math.max(0, Math.floor(chests / CHESTS_PER_GUARD) - guards);

/** Ships of a seat that are in the raid now; once it is fought, those that are left are home again (S7-CAPTAIN-21). */
export function inRaid(
  { raid, flow, pirates }: Pick<SevenSeasView, 'raid' | 'flow' | 'pirates'>,
  seat: number,
): number {
  const fought = flow.some((frame) => frame.step === 'raid' && frame.alive.length > 0);
  return raid === null || fought ? 0 : Math.min(pirates[seat].free, Math.max(0, raid.sent[seat]));
}

/** Free ships that are not in the raid; none while goods lie on ships that are lost (S7-GOODS-6). */
export const freeAtHome = (view: Pick<SevenSeasView, 'raid' | 'flow' | 'pirates'>, seat: number): number =>
  Math.max(0, view.pirates[seat].free - inRaid(view, seat));

/** What decides how many ships are free. */
interface Fleet extends Pick<SevenSeasView['pirates'][number], 'ships' | 'chests' | 'doubleHolds'> {
  readonly goods: readonly number[];
}

/** S7-SHIP-3, S7-GOODS-2: ships neither on guard nor loaded, with these chests and goods. */
export const freeWith = ({ ships, chests, goods, doubleHolds }: Fleet): number =>
  Math.max(0, ships - guardsAt(chests, ships) - stowed(goods, doubleHolds).length);

export interface Hold {
  /** Goods on one ship: one, or two with a Double Hold. */
  readonly goods: readonly (0 | 1 | 2)[];
}

/** Goods laid on ships, two on as many as may carry two (S7-GOODS-2, S7-GOODS-3). */
export function stowed(goods: readonly number[], doubleHolds: number): Hold[] {
  const cards = ([0, 1, 2] as const).flatMap((good) => Array.from({ length: goods[good] }, () => good));
  const doubles = Math.min(doubleHolds, cards.length >> 1);
  const holds: Hold[] = [];
  for (let at = 0; at < cards.length; ) {
    const size = holds.length < doubles ? 2 : 1;
    holds.push({ goods: cards.slice(at, at + size) });
    at += size;
  }
  return holds;
}
