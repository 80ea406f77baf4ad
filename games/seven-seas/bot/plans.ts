/** What to do with goods: which to keep, to give up, to sell. All ways are weighed; there are few. */
import { ALL_GOODS, type Good, lootCard } from '../cards/table.ts';
import { copyPirate } from '../rules/copies.ts';
import { portOf } from '../rules/rituals.ts';
import { chestsFor } from '../rules/sale.ts';
import { capacityOf, countOf, goodsOf } from '../rules/ships.ts';
import type { FrameOf, GoodsCount, Pirate, SevenSeasAction } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';
import { boardWorth } from './worth.ts';

export interface Plan {
  readonly goods: Readonly<GoodsCount>;
  readonly gain: number;
}

/** The counts of one kind that are worth a thought: none, one, three, all. */
function counts(most: number): readonly number[] {
  return most <= 3 ? FEW[most] : [0, 1, 3, most];
}
const FEW: readonly (readonly number[])[] = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]];

/** Goes through the ways to take some of these goods and returns the best by the worth of what comes of it. */
function bestOf(
  goods: Readonly<GoodsCount>,
  options: (most: number) => readonly number[],
  worth: (taken: GoodsCount) => number,
): Plan {
  let best: Plan = { goods: [0, 0, 0], gain: Number.NEGATIVE_INFINITY };
  const taken: GoodsCount = [0, 0, 0];
  for (const fruit of options(goods[0]))
    for (const coffee of options(goods[1]))
      for (const rum of options(goods[2])) {
        taken[0] = fruit;
        taken[1] = coffee;
        taken[2] = rum;
        const gain = worth(taken);
        if (gain > best.gain) best = { goods: [fruit, coffee, rum], gain };
      }
  return best;
}

/** The best sale of at least one good (S7-MERCHANT-1), against keeping everything. */
export function bestSale(pirate: Pirate, outlook: Outlook): Plan {
  const before = boardWorth(pirate, outlook);
  const after = copyPirate(pirate);
  const { state } = outlook;
  const port = portOf(state);
  return bestOf(pirate.goods, counts, (sold) => {
    if (countOf(sold) === 0) return Number.NEGATIVE_INFINITY;
    for (const good of ALL_GOODS) after.goods[good] = pirate.goods[good] - sold[good];
    after.chests = pirate.chests + chestsFor(port, sold, state.options.bayRum);
    return boardWorth(after, outlook) - before;
  });
}

const every = (most: number): readonly number[] => UP_TO[Math.min(most, UP_TO.length - 1)];
const UP_TO: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, most) =>
  Array.from({ length: most + 1 }, (_none, count) => count),
);

/** What to keep of new goods; to have fewer free ships is counted too. */
export function bestKeeping(pirate: Pirate, offered: Readonly<GoodsCount>, outlook: Outlook): Plan {
  const room = capacityOf(pirate) - goodsOf(pirate);
  const after = copyPirate(pirate);
  return bestOf(offered, every, (kept) => {
    if (countOf(kept) > room) return Number.NEGATIVE_INFINITY;
    for (const good of ALL_GOODS) after.goods[good] = pirate.goods[good] + kept[good];
    return boardWorth(after, outlook);
  });
}

/** The action that leads to the plan: the next card of it, or `keepAll` and `leave` at its ends. */
export function keepBy(pirate: Pirate, { goods }: FrameOf<'keep'>, outlook: Outlook): SevenSeasAction {
  const plan = bestKeeping(pirate, goods, outlook).goods;
  const wanted = countOf(plan);
  if (wanted === countOf(goods)) return { type: 'keepAll' };
  const next = ALL_GOODS.find((good) => plan[good] > 0);
  return next === undefined ? { type: 'leave' } : { type: 'keep', card: lootCard(next) };
}

/** The good whose loss hurts least. */
export function cheapest(pirate: Pirate, outlook: Outlook): Good {
  const after = copyPirate(pirate);
  let best: Good = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const good of ALL_GOODS) {
    if (pirate.goods[good] === 0) continue;
    after.goods[good]--;
    const worth = boardWorth(after, outlook);
    after.goods[good]++;
    if (worth > most) {
      most = worth;
      best = good;
    }
  }
  return best;
}

/** The next step towards the best sale; it is closed when the plan is done. */
export function sellBy(pirate: Pirate, sold: Readonly<GoodsCount>, outlook: Outlook): SevenSeasAction {
  const plan = bestSale(pirate, outlook).goods;
  const all = ALL_GOODS.every((good) => plan[good] === pirate.goods[good]);
  if (all) return { type: 'sellAll' };
  for (const good of ALL_GOODS) {
    if (plan[good] <= sold[good]) continue;
    const whole = plan[good] === pirate.goods[good] && plan[good] - sold[good] > 1;
    return { type: whole ? 'sellKind' : 'sell', card: lootCard(good) };
  }
  return { type: 'close' };
}
