/** What can be said of a choice in numbers, for whoever chooses: from the view, or alike in all that it allows. */
import { sureChange, type Trial, trialsOf } from '@broadside/judge';
import type { Action, Seat } from '@broadside/kernel';
import { ZONES } from '../cards/board.ts';
import type { Island } from '../cards/ocean.ts';
import { type CardId, isIsland, islandOf } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { Battle } from '../rules/battleState.ts';
import { cannonsLeft } from '../rules/cannons.ts';
import { expectedCubes, meetingAt, winWith } from '../rules/foresee.ts';
import { deadReckoning } from '../rules/game.ts';
import { oddsOf } from '../rules/odds.ts';
import { sheetOf, totalOf } from '../rules/scoring.ts';
import { aboard, roomOn } from '../rules/ship.ts';
import { CARGO, type DeadReckoningState, HARBOUR, type Location } from '../rules/state.ts';
import type { DeadReckoningView, TileView } from '../rules/view.ts';

/** A choice, and what it does in worlds that its actor can imagine. */
export interface Asked {
  readonly view: DeadReckoningView;
  readonly seat: Seat;
  readonly action: DeadReckoningAction;
  readonly trials: readonly Trial<DeadReckoningState>[];
}

export const ask = (view: DeadReckoningView, seat: Seat, action: Action): Asked => ({
  view,
  seat,
  action: action as DeadReckoningAction,
  trials: trialsOf<DeadReckoningState>(deadReckoning, view, seat, action),
});

const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count++;
  return count;
};

type Count = (state: DeadReckoningState, seat: Seat) => number;

/** What is counted of a player, in the order in which it is said. */
export const COUNTS = {
  achievements: ({ players }, seat) => bits(players[seat].achievements),
  score: (state, seat) => totalOf(sheetOf(state, seat)),
  sails: ({ players }, seat) => players[seat].sails,
  cannons: (state, seat) => cannonsLeft(state, seat),
  damage: ({ players }, seat) => players[seat].damage,
  aboard: ({ players }, seat) => aboard(players[seat], CARGO),
  chest: ({ players }, seat) => players[seat].chest,
  dock: ({ players }, seat) => players[seat].dock,
  room: ({ players }, seat) => roomOn(players[seat]),
} as const satisfies Readonly<Record<string, Count>>;
export type Counted = keyof typeof COUNTS;

export const changeOf = ({ trials, seat }: Asked, counted: Counted) =>
  sureChange(trials, (state) => COUNTS[counted](state, seat));

/** What everything is worth so far, as far as it shows. */
export const worthOf = (view: DeadReckoningView, player: number): number => totalOf(sheetOf(view, player));

const others = ({ view, seat }: Asked): number[] => view.players.flatMap((_, other) => (other === seat ? [] : [other]));

export const bestOther = (asked: Asked, count: (player: number) => number): number =>
  Math.max(0, ...others(asked).map(count));

export const achievementsOf = ({ players }: DeadReckoningView, player: number): number =>
  bits(players[player].achievements);

export interface Fight {
  readonly win: number;
  readonly cubes: number;
  readonly foes: number;
}

/** A battle with so many cubes on both sides, begun by whoever chooses. */
export const fightOf = (cubes: number, foes: number): Fight => ({ cubes, foes, win: oddsOf(cubes, foes).win });

/** A battle of two ships there, if all cannons fire. */
export function shipFight({ view, seat }: Asked, at: Location, foe: number): Fight {
  const { cubes, foes } = meetingAt(view, seat, at, foe);
  return fightOf(cubes, foes);
}

/** DR-PIRATE-1: a pirate who would have to be fought there. */
export const pirateAt = ({ view, seat }: Asked, at: Location): number | undefined => {
  if (at === HARBOUR) return undefined;
  const found = view.players.findIndex(
    (player, foe) => foe !== seat && player.at === at && player.pirate && (view.turn.foughtShips & (1 << foe)) === 0,
  );
  return found < 0 ? undefined : found;
};

const otherSide = ({ attacker, foe }: Readonly<Battle>, seat: number): number => (seat === attacker ? foe : attacker);

/** The battle that is being prepared, with so many cannons. */
export function firingOdds({ view, seat }: Asked, battle: Readonly<Battle>, cannons: number): Omit<Fight, 'cubes'> {
  const side = otherSide(battle, seat);
  return { win: winWith(view, battle, seat, cannons, side), foes: expectedCubes(view, battle, side) };
}

export interface Strength {
  readonly own: number;
  readonly theirs: number;
}

/** Strength of both sides as the cubes lie after one of them was moved or taken away. */
export function strengthAfter({ seat, action }: Asked, battle: Readonly<Battle>): Strength {
  const zoneOf = (cube: number): number => {
    if (action.type === 'shift' && action.cube === cube) return action.zone;
    return action.type === 'remove' && action.cube === cube ? -1 : battle.cubes[cube].zone;
  };
  const sum = (mine: boolean): number =>
    battle.cubes.reduce(
      (all, { side }, cube) => {
        const zone = zoneOf(cube);
        return (side === seat) === mine && zone >= 0 ? all + ZONES[zone].strength : all;
      },
      battle.strength[(seat === battle.attacker) === mine ? 0 : 1],
    );
  return { own: sum(true), theirs: sum(false) };
}

export interface Shore {
  readonly tile: TileView;
  readonly island: Island;
  readonly own: number;
  readonly theirs: number;
  readonly free: number;
}

/** How an island stands for whoever chooses; undefined elsewhere. */
export function shoreAt(asked: Asked, at: Location): Shore | undefined {
  const { view, seat } = asked;
  const tile = view.sea[at];
  if (at === HARBOUR || !tile?.explored || !isIsland(tile.id)) return undefined;
  const cubesOf = (player: number): number => tile.cubes[player] + tile.permanent[player];
  const taken = tile.cubes.reduce((sum, count) => sum + count, 0);
  const island = islandOf(tile.id);
  return {
    tile,
    island,
    own: cubesOf(seat),
    theirs: bestOther(asked, (player) => (player < tile.cubes.length ? cubesOf(player) : 0)),
    free: island.slots - taken,
  };
}

/** Buildings on islands that this player controls. */
export const buildingsOf = ({ sea }: DeadReckoningView, player: number): number =>
  sea.reduce((sum, { controller, buildings }) => (controller === player ? sum + bits(buildings) : sum), 0);

/** The card in the slot of the tile where the ship lies. */
export function cardHere({ view, seat }: Asked): CardId | undefined {
  const { at } = view.players[seat];
  const card = at === HARBOUR ? -1 : view.sea[at].card;
  return card < 0 ? undefined : card;
}
