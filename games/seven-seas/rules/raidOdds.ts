/** What a raid may bring, before the dice are thrown. */

import type { Seat } from '@broadside/kernel';
import { CARAVAN_DESTROYED, LOOT_IN_ALL, PIRATES_SUNK } from '../cards/raids.ts';
import { caravanShips } from '../cards/table.ts';
import { raidLimit } from './raid.ts';
import { NOT_SENT } from './state.ts';
import type { SevenSeasView } from './view.ts';

export interface RaidOdds {
  /** The chance that the caravan is destroyed. */
  readonly won: number;
  /** Loot cards to be expected, for all and for each ship sent. */
  readonly loot: number;
  readonly perShip: number;
  /** The share of the pirates that is sunk. */
  readonly sunk: number;
}

const NOTHING: RaidOdds = { won: 0, loot: 0, perShip: 0, sunk: 0 };

export function raidOdds(caravan: number, pirates: number): RaidOdds {
  const row = CARAVAN_DESTROYED[caravan - 1];
  if (row === undefined || pirates <= 0) return NOTHING;
  const at = Math.min(pirates, row.length) - 1;
  const loot = LOOT_IN_ALL[caravan - 1][at];
  return { won: row[at], loot, perShip: loot / pirates, sunk: PIRATES_SUNK[caravan - 1][at] / pirates };
}

/** What a player could send into a raid on this caravan. */
export const mostSent = (view: SevenSeasView, seat: Seat, card: number): number =>
  Math.min(raidLimit(card, view.pirates.length), view.pirates[seat].free);

export interface Fleet {
  /** Sent for certain. */
  readonly sent: number;
  /** What those who have not answered yet could add at most. */
  readonly more: number;
}

/** The other players' part in a raid on this caravan, as far as it is known. */
export function othersIn(view: SevenSeasView, seat: Seat | undefined, card: number): Fleet {
  const { raid, pirates } = view;
  let [sent, more] = [0, 0];
  for (let other = 0; other < pirates.length; other++) {
    if (other === seat) continue;
    const count = raid?.card === card ? raid.sent[other] : NOT_SENT;
    if (count === NOT_SENT) more += mostSent(view, other, card);
    else sent += count;
  }
  return { sent, more };
}

export interface Prospect {
  readonly count: number;
  /** If nobody else adds a ship. */
  readonly now: RaidOdds;
  /** If all who are still to answer send what they can. */
  readonly best: RaidOdds;
}

/** What sending so many ships would mean. */
export function prospect(view: SevenSeasView, seat: Seat, card: number, count: number): Prospect {
  const { sent, more } = othersIn(view, seat, card);
  const ships = caravanShips(card);
  return { count, now: raidOdds(ships, sent + count), best: raidOdds(ships, sent + more + count) };
}
