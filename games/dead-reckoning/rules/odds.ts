/** The chance to win a battle by the cubes of both sides: thrown often with the fast model, once for every pair. */
import { Stream } from '@broadside/kernel';
import { tumble } from '@broadside/throw/surrogate';
import { BOARD, ZONES } from '../cards/board.ts';
import { TOWER_FIT } from '../cards/towerFit.ts';

const THROWS = 240;
const MOST = 16;

export interface Odds {
  readonly win: number;
  /** Damage of the attacker's cubes to the other ship, and the other way round. */
  readonly dealt: number;
  readonly taken: number;
  /** Goods the attacker's cubes bring. */
  readonly loot: number;
}

/** Explosions are thrown again with one more, as far as anybody would follow them. */
function fallen(mine: number, theirs: number, stream: Stream): { zone: number; side: 0 | 1 }[] {
  const resting: { zone: number; side: 0 | 1 }[] = [];
  let air: (0 | 1)[] = [...Array<0>(mine).fill(0), ...Array<1>(theirs).fill(1)];
  for (let round = 0; round < 8 && air.length > 0; round++) {
    const zones = tumble(
      TOWER_FIT,
      BOARD,
      resting.map(({ zone }) => zone),
      air.length,
      stream,
    );
    const all = [...resting, ...air.map((side) => ({ zone: 0, side }))];
    for (let at = 0; at < all.length; at++) all[at] = { zone: zones[at], side: all[at].side };
    resting.length = 0;
    air = [];
    for (const cube of all) {
      if (ZONES[cube.zone].kind === 'explosion') air.push(cube.side, cube.side);
      else resting.push(cube);
    }
  }
  return resting;
}

function thrown(mine: number, theirs: number): Odds {
  const stream = Stream.of(`odds ${mine} ${theirs}`);
  const sum = { win: 0, dealt: 0, taken: 0, loot: 0 };
  for (let at = 0; at < THROWS; at++) {
    let lead = 0;
    for (const { zone, side } of fallen(mine, theirs, stream)) {
      const { kind, strength, cargo, coins, any } = ZONES[zone];
      lead += side === 0 ? strength : -strength;
      if (kind === 'damage') sum[side === 0 ? 'dealt' : 'taken']++;
      if (side === 0) sum.loot += cargo * 0.5 + coins + any;
    }
    if (lead >= 0) sum.win++;
  }
  return { win: sum.win / THROWS, dealt: sum.dealt / THROWS, taken: sum.taken / THROWS, loot: sum.loot / THROWS };
}

const known = new Map<number, Odds>();

/** For the active player, who wins ties (DR-BSHIP-19). */
export function oddsOf(mine: number, theirs: number): Odds {
  const [own, other] = [Math.min(MOST, mine), Math.min(MOST, theirs)];
  const key = own * (MOST + 1) + other;
  const found = known.get(key) ?? thrown(own, other);
  known.set(key, found);
  return found;
}
