/**
 * The one manifest of a game, `games/<id>/manifest.ts`: what the harbour knows of a game before it is loaded, and where
 * the rest is. The first page carries every manifest, so it holds a few words and lazy imports, and imports types alone.
 */
import type { AnyLesson } from '@broadside/kernel';
import type { BadgeShelf, GameUI } from '@broadside/kit';
import type { Catalogue, Locale, RulebookParts } from '@broadside/text';
import type { ComponentType } from 'react';

export type * from './words.ts';

/** A match against bots, or with them, that starts at once on this device. */
export interface QuickWay<Way extends string = string> {
  /** Its words are `words.<locale>.ways.<id>`. */
  readonly id: Way;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** How many others may play, from and to. */
  readonly others: readonly [number, number];
  /** With them or against them. */
  readonly together: boolean;
  /** It begins a campaign. */
  readonly campaign: boolean;
}

/** All that the harbour says of a game. */
export interface HarbourWords<Way extends string = string> {
  readonly name: string;
  /** One line that makes somebody want to play. */
  readonly pitch: string;
  /** A name and a line for every way. */
  readonly ways: Readonly<Record<Way, { readonly name: string; readonly about: string }>>;
}

/** What of a table a lesson is about: it is offered where one of these modules, or one of these values, is chosen. */
export interface LessonSubject {
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

export interface ListedLesson {
  readonly id: string;
  /** How long it takes. */
  readonly minutes: number;
  /** A lesson about the game as such has none. */
  readonly for?: LessonSubject;
}

/** Guided matches: how long each takes, and where they are. Their texts begin with their ids. */
export interface Lessons {
  /** The first one first. */
  readonly list: readonly ListedLesson[];
  readonly steps: Lazy<readonly AnyLesson[]>;
  readonly words: Readonly<Record<Locale, Lazy<Catalogue>>>;
}

/** A part of a game that is fetched when it is needed. */
type Lazy<T> = () => Promise<{ readonly default: T }>;

/**
 * `const ways = […] as const satisfies readonly QuickWay[]` and `GameManifest<typeof ways>`: then a way without its words
 * in some language, or words without a way, do not compile.
 */
export interface GameManifest<Ways extends readonly QuickWay[] = readonly QuickWay[]> {
  /** The name of its folder. */
  readonly id: string;
  /** Where it stands on the shelf: the lowest first. */
  readonly place: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, in minutes, from and to. */
  readonly minutes: readonly [number, number];
  /** What the ids of its clauses begin with: `XX` for `XX-SINK-3`. */
  readonly clauses: string;
  /** Whether it has cards, whose figures the rulebook lists with their sources. */
  readonly cards: boolean;
  /** The usual one first. */
  readonly ways: Ways;
  /** Its strongest computer player; the captain if left out. */
  readonly strongest?: 'captain' | 'commodore';
  readonly words: Readonly<Record<Locale, HarbourWords<Ways[number]['id']>>>;
  /** What its cover shows, drawn in 420 × 230. */
  readonly cover: Lazy<ComponentType>;
  readonly table: Lazy<GameUI>;
  /** The badges that can be earned in it, if it has any: drawings and words, without the rules that hand them out. */
  readonly badges?: Lazy<BadgeShelf>;
  readonly rulebook: Readonly<Record<Locale, Lazy<RulebookParts>>>;
  readonly lessons?: Lessons;
  /** Its judge brings puzzles. */
  readonly puzzles?: true;
}
