/**
 * What a game says of finished matches: quiet badges, and what somebody might like to play next. Both are kept apart from
 * its table: the first page and the table weigh nothing more for them.
 */
import type { GameEvent, Outcome, Seat } from '@broadside/kernel';
import type { Locale } from '@broadside/text';
import type { ReactNode } from 'react';

/** What this device remembers of a game, the match at hand included. */
export interface PlayedBefore {
  readonly matches: number;
  readonly wins: number;
  readonly winsInARow: number;
}

/** All that a badge may look at: a finished match as one seat saw it. Whatever others hid from it is not in here. */
export interface BadgeFacts<V = unknown, E extends GameEvent = GameEvent> {
  readonly seat: Seat;
  /** As this seat saw them; what was undone is left out. */
  readonly events: readonly E[];
  /** The last position, seen by this seat. */
  readonly view: V;
  readonly outcome: Outcome;
  readonly before: PlayedBefore;
}

type Of<E extends GameEvent, T extends E['type']> = Extract<E, { readonly type: T }>;

/** What happened of one kind, to whomever. */
export const eventsOf = <E extends GameEvent, T extends E['type']>(
  { events }: BadgeFacts<unknown, E>,
  type: T,
): readonly Of<E, T>[] => events.filter((event): event is Of<E, T> => event.type === type);

/** What happened of one kind to the seat whose match it is. */
export const ownEventsOf = <E extends GameEvent, T extends E['type']>(
  facts: BadgeFacts<unknown, E>,
  type: T,
): readonly Of<E, T>[] => eventsOf(facts, type).filter((event) => 'seat' in event && event.seat === facts.seat);

export const hasWon = ({ outcome, seat }: BadgeFacts): boolean => outcome.winners.includes(seat);

/** For each badge whether these facts earn it. Pure. */
export type BadgeRules<Id extends string = string, V = unknown, E extends GameEvent = GameEvent> = Readonly<
  Record<Id, (facts: BadgeFacts<V, E>) => boolean>
>;

/** What a suggestion leads to: a match at once on this device, or the set-up screen at a preset. */
export type NextGoal =
  | { readonly way: string }
  | { readonly preset: 'friends' | 'duel' | 'everything' | 'campaign' | 'alone' };

/** After so many matches of one mode, and none of what it leads to, this is suggested. */
export interface NextStep<Mode extends string = string> {
  readonly id: string;
  readonly after: { readonly mode: Mode; readonly matches: number };
  /** Who has played this already needs no invitation. */
  readonly leadsTo: Mode;
  readonly goal: NextGoal;
}

/** What a game knows of results; fetched at the end of a match. */
export interface ResultRules<V = unknown, E extends GameEvent = GameEvent> {
  readonly badges: BadgeRules<string, V, E>;
  /** What was played, in a word of the game's own: results of one mode can be compared. */
  modeOf(options: Readonly<Record<string, unknown>>, seats: number): string;
  /** The first that fits is suggested. */
  readonly nextSteps: readonly NextStep[];
}

/** The words of a badge are its name and, under `.about`, how it is earned; those of a suggestion one sentence. */
export type BadgeWords<Game extends string, Badge extends string, Next extends string, Mode extends string> = {
  readonly [Key in
    | `${Game}.badge.${Badge}`
    | `${Game}.badge.${Badge}.about`
    | `${Game}.next.${Next}`
    | `${Game}.mode.${Mode}`]: string;
};

/** The badges as they hang on a wall: without the rules that hand them out. */
export interface BadgeShelf {
  /** In the order they are shown, the easiest first. */
  readonly badges: readonly { readonly id: string; readonly motif: ReactNode; readonly field: MedalField }[];
  readonly words: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;
}

/** What a medal's motif lies on. */
export type MedalField = 'sea' | 'sand' | 'sky' | 'wax' | 'leaf' | 'deep';

/** Badges that these facts earn, in the order of the rules. */
export const earnedBy = <V, E extends GameEvent>(
  rules: BadgeRules<string, V, E>,
  facts: BadgeFacts<V, E>,
): readonly string[] => Object.keys(rules).filter((id) => rules[id](facts));
