/** How the hidden part of a game is dealt again, so that nobody who is honest notices. */
import type { Action, Eye, Seat, Stream } from '@broadside/kernel';

export interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly coins?: number;
  readonly count?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
}

export interface Deal {
  /** To be changed: the truth before something happens. */
  readonly state: unknown;
  /** The truth after it. */
  readonly after: unknown;
  /** What happens in between. */
  readonly events: readonly Told[];
  /** Whose knowledge counts. */
  readonly eye: Eye;
  readonly stream: Stream;
}

/** As much of an action as a dealer looks at. */
export type Choice = Action & { readonly card?: number };

/** A choice that stays secret, and what else could have been chosen at that moment. */
export interface Secret {
  readonly state: unknown;
  readonly after: unknown;
  readonly seat: Seat;
  readonly action: Choice;
  readonly legal: readonly Choice[];
}

export interface Dealer {
  /** Whether different eyes know different things of what lies face down. */
  readonly perEye: boolean;
  deal(deal: Deal): void;
  /** What others could not tell from the action that was chosen; none if they may know it. */
  alike?(secret: Secret): readonly Choice[];
}

export type Place = readonly [pile: number[], at: number];

export function dealAgain(places: readonly Place[], stream: Stream): void {
  const cards = places.map(([pile, at]) => pile[at]);
  stream.shuffle(cards);
  places.forEach(([pile, at], which) => {
    pile[at] = cards[which];
  });
}

export const placesIn = (pile: number[], from = 0, to = pile.length): Place[] =>
  pile.slice(from, Math.max(from, to)).map((_, at): Place => [pile, from + at]);
