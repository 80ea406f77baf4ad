/**
 * What a game brings to show that it keeps its secrets: how all that is hidden is dealt again, at which tables something
 * is hidden, and where a leak would have to be. The suite uses the re-deal, the server's leak test all of it.
 */
import type { Chance, Stream } from '../chance.ts';
import type { Action, AnyGame, GameEvent, Seat, Stack, Viewer } from '../game.ts';

// States, actions and events of different games meet here.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any;

/** Something that happens after the re-deal, and must be possible there as it was: what it brings to light stays. */
export interface Meanwhile<S = Any, E extends GameEvent = Any> {
  /** The truth after it. */
  readonly after: S;
  readonly events: readonly E[];
}

/** The truth with everything a viewer may not know dealt again; but for what comes to light meanwhile. */
export type Redeal<S = Any, E extends GameEvent = Any> = (
  state: S,
  viewer: Viewer,
  chance: Chance,
  meanwhile?: Meanwhile<S, E>,
) => S;

/** A choice that may be secret, and what else could have been chosen at that moment. */
export interface SecretChoice<S = Any, A extends Action = Any> {
  readonly state: S;
  readonly after: S;
  readonly seat: Seat;
  readonly action: A;
  readonly legal: readonly A[];
}

export interface HidingTable {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Where the leak test builds leaks into a game to see that they are noticed. */
export interface WeakSpots<S = Any, E extends GameEvent = Any> {
  /** A number that nobody may know. */
  nobody(state: S): number;
  /** A number that the first player may not know. */
  others(state: S): number;
  /** A step that comes often. */
  readonly step: string;
  /** An event whose card only its owner may know, if there is one. */
  readonly masked?: E['type'];
  /** So many entries of a match are enough to notice it. */
  readonly entries: number;
}

/** The game with a leak of its own kind, and how often that must be noticed. */
export interface BadGame {
  readonly game: AnyGame;
  readonly table: HidingTable;
  readonly entries?: number;
  readonly moreThan: number;
}

export interface Secrets<S = Any, A extends Action = Any, E extends GameEvent = Any> {
  readonly redeal: Redeal<S, E>;
  /** What is face down is so for everybody: one deal serves all viewers, if something happens meanwhile. */
  readonly forAll?: boolean;
  /** What looks to others like the action that was chosen; none if they may know it. */
  alike?(choice: SecretChoice<S, A>): readonly A[];
  /** Every set of options that hides something. */
  readonly tables: readonly HidingTable[];
  /** One in so many messages is made again, unless there is more time. */
  readonly every: number;
  /** Events of a shuffle: such an entry falls out otherwise elsewhere, so only the view after it is compared. */
  readonly shuffles: readonly E['type'][];
  /** At most this share of the messages comes with one. */
  readonly shuffled: number;
  /** All that is hidden from a watcher, by name: each is dealt again at some moment, or the leak test is blind to it. */
  readonly hidden: Readonly<Record<string, (state: S) => unknown>>;
  readonly weak: WeakSpots<S, E>;
  /** Leaks that only this game could have, by what they are. */
  readonly bad?: Readonly<Record<string, () => BadGame>>;
  /** Tables that begin with a secret choice of everybody, by what is chosen; `from` so many. */
  readonly choices?: Readonly<Record<string, HidingTable & { readonly from: number }>>;
  /** Actions that may be all a seat is left with while others cannot know that: its bot must not answer at once. */
  readonly unseen?: readonly A['type'][];
  /** Throws that are prescribed: unknown until they are made. */
  readonly prescribed?: Stack;
}

export type Place = readonly [pile: number[], at: number];

export const placesIn = (pile: number[], from = 0, to = pile.length): Place[] =>
  pile.slice(from, Math.max(from, to)).map((_, at): Place => [pile, from + at]);

/** The cards of these places, each in some other of them. */
export function dealAgain(places: readonly Place[], stream: Stream): void {
  const cards = places.map(([pile, at]) => pile[at]);
  stream.shuffle(cards);
  places.forEach(([pile, at], which) => {
    pile[at] = cards[which];
  });
}
