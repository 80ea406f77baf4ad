/** Where the lines between pairs run, and where their numbers find room. Pure. */
import { apartOf, FIELD, type Fight, type LyingDie, type Point, type Standing, standingOf } from './model.ts';

export interface FightLine {
  readonly fight: Fight;
  readonly standing: Standing;
  readonly from: Point;
  readonly to: Point;
  /** Where its number stands. */
  readonly label: Point;
  readonly radius: number;
}

/** More would be a cobweb: so many of the fights to come, and of those just over, are drawn. */
const AHEAD = 5;
const BEHIND = 4;
/** Their numbers can be read in the smallest lid there is, 264 pixels wide. */
const RADIUS = { now: 9.6, next: 9.2, done: 9.2 } as const satisfies Record<Standing, number>;
/** Along the line, and then beside it. */
const SPOTS = [0.5, 0.4, 0.6, 0.3, 0.7] as const;
const BESIDE = [0, 12, -12, 20, -20] as const;
/** The present pair's number leaves the ruler free. */
const BESIDE_RULER = [15, -15, 22, -22, 0] as const;

export const along = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

function spotsOn(a: Point, b: Point, beside: readonly number[]): readonly Point[] {
  const far = Math.max(1, apartOf(a, b));
  const normal = { x: -(b.y - a.y) / far, y: (b.x - a.x) / far };
  return beside.flatMap((off) =>
    SPOTS.map((share) => {
      const on = along(a, b, share);
      return { x: on.x + normal.x * off, y: on.y + normal.y * off };
    }),
  );
}

interface Taken {
  readonly at: Point;
  readonly radius: number;
}

const within = ({ x, y }: Point, margin: number): boolean =>
  x >= margin && y >= margin && x <= FIELD - margin && y <= FIELD - margin;

/** The first spot that touches nothing, else the one that touches least. */
function findSpot(spots: readonly Point[], radius: number, taken: readonly Taken[]): Point {
  const touch = (spot: Point): number =>
    taken.reduce((sum, other) => sum + Math.max(0, radius + other.radius - apartOf(spot, other.at)), 0);
  let best = spots[0];
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const cost = touch(spot) + (within(spot, radius) ? 0 : 50);
    if (cost < least) [best, least] = [spot, cost];
    if (least === 0) break;
  }
  return best;
}

const isDrawn = (place: number, at: number | undefined): boolean =>
  at === undefined || (place >= at - BEHIND && place <= at + AHEAD);

/** Lines of the fights around the present one; of all when they are over. The present one finds its place first. */
export function linesOf(
  fights: readonly Fight[],
  at: number | undefined,
  dice: readonly LyingDie[],
  edge: number,
): readonly FightLine[] {
  const drawn = fights
    .map((fight, place) => ({ fight, place, standing: standingOf(at, place) }))
    .filter(({ place }) => isDrawn(place, at));
  const rank = { now: 0, next: 1, done: 2 } as const;
  const taken: Taken[] = dice.map((die) => ({ at: die, radius: edge * 0.5 }));
  const lines = [...drawn]
    .sort((a, b) => rank[a.standing] - rank[b.standing] || a.place - b.place)
    .map(({ fight, standing }): FightLine => {
      const far = Math.max(1, apartOf(fight.red, fight.pirate));
      const gap = Math.min(0.5, (edge * 0.56) / far);
      const [from, to] = [along(fight.red, fight.pirate, gap), along(fight.red, fight.pirate, 1 - gap)];
      const radius = RADIUS[standing];
      const spots = spotsOn(fight.red, fight.pirate, standing === 'now' ? BESIDE_RULER : BESIDE);
      const label = findSpot(spots, radius, taken);
      taken.push({ at: label, radius });
      return { fight, standing, from, to, label, radius };
    });
  return lines.sort((a, b) => rank[b.standing] - rank[a.standing]);
}

const TICK = 2;
const LONG_TICK = 10;

/** The marks of a ruler laid along a line: one every two millimetres, longer every ten. */
export function ticksOf(a: Point, b: Point): string {
  const far = apartOf(a, b);
  const normal = { x: -(b.y - a.y) / Math.max(1, far), y: (b.x - a.x) / Math.max(1, far) };
  let marks = '';
  for (let mm = 0; mm <= far; mm += TICK) {
    const { x, y } = along(a, b, mm / Math.max(1, far));
    const high = mm % LONG_TICK === 0 ? 4.4 : 2.4;
    marks += `M${x.toFixed(2)} ${y.toFixed(2)}l${(normal.x * high).toFixed(2)} ${(normal.y * high).toFixed(2)}`;
  }
  return marks;
}
