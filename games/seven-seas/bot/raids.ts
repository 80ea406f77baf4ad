/** What a raid is worth before the dice fall (S7-PHYS-23): counted chances, shared by ships sent. */
import type { Seat } from '@broadside/kernel';
import { LOOT_IN_ALL, PIRATES_SUNK } from '../cards/raids.ts';
import { type CardId, caravanShips, nationOf } from '../cards/table.ts';
import { raidLimit } from '../rules/raid.ts';
import { freeOf } from '../rules/ships.ts';
import { NOT_SENT } from '../rules/state.ts';
import { type Outlook, othersOf } from './outlook.ts';
import { MARK } from './weights.ts';
import { lootWorth, shipWorth, yinYangWorth } from './worth.ts';

/** What a ship in the raid means to one player: a loot card, a ship lost. */
interface Stake {
  readonly loot: number;
  readonly sunk: number;
  readonly unsinkables: number;
}

function stakeOf(outlook: Outlook, seat: Seat): Stake {
  const pirate = outlook.state.pirates[seat];
  const sunk = yinYangWorth(outlook) - shipWorth(pirate, outlook);
  return { loot: lootWorth(pirate, outlook), sunk, unsinkables: pirate.unsinkables };
}

/** The same as the player's own style sees it. */
function ownStake(outlook: Outlook, seat: Seat): Stake {
  const { fear, loot } = outlook.weights;
  const stake = stakeOf(outlook, seat);
  return { ...stake, loot: stake.loot * loot, sunk: stake.sunk * fear };
}

/** Points to expect for `sent` of `all` pirates against so many caravan ships. */
function expected({ loot, sunk, unsinkables }: Stake, caravan: number, sent: number, all: number): number {
  if (sent === 0) return 0;
  const row = LOOT_IN_ALL[caravan - 1];
  const at = Math.min(all, row.length) - 1;
  const lost = (PIRATES_SUNK[caravan - 1][at] * sent) / all;
  return (row[at] * sent * loot) / all + Math.max(0, lost - 0.8 * unsinkables) * sunk;
}

const mostOf = (outlook: Outlook, seat: Seat, card: CardId): number =>
  Math.max(0, Math.min(raidLimit(card, outlook.seats), freeOf(outlook.state.pirates[seat])));

/** What a player is expected to send who has not been asked: nearly all that is allowed. */
const likely = (outlook: Outlook, seat: Seat, card: CardId): number => {
  const most = mostOf(outlook, seat, card);
  return most <= 2 ? most : most - 1;
};

export interface Sending {
  readonly count: number;
  readonly gain: number;
}

/** The best number of ships to send, once others have sent or before, and what it brings against the rivals. */
export function bestSending(outlook: Outlook, seat: Seat, card: CardId, most = mostOf(outlook, seat, card)): Sending {
  const { state, weights } = outlook;
  const caravan = caravanShips(card);
  const rivals = othersOf(state, seat);
  const serves = state.corsairs[nationOf(card)];
  const sent = state.raid?.card === card ? state.raid.sent : undefined;
  const counts = rivals.map((other) => {
    const known = sent?.[other] ?? NOT_SENT;
    return known === NOT_SENT ? likely(outlook, other, card) : known;
  });
  const stakes = rivals.map((other) => stakeOf(outlook, other));
  const own = ownStake(outlook, seat);
  const others = counts.reduce((sum, count) => sum + count, 0);
  const markOf = (who: Seat, count: number): number => (count === 0 || serves === who ? MARK : 0);
  let best: Sending = { count: 0, gain: Number.NEGATIVE_INFINITY };
  for (let count = 0; count <= most; count++) {
    let gain = expected(own, caravan, count, others + count) - markOf(seat, count);
    let theirs = 0;
    for (let at = 0; at < rivals.length; at++)
      theirs += expected(stakes[at], caravan, counts[at], others + count) - markOf(rivals[at], counts[at]);
    gain -= (weights.rival * theirs) / rivals.length;
    if (gain > best.gain) best = { count, gain };
  }
  return best;
}
