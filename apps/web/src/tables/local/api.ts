/** What is asked of tables on this device, and what a replay answers. */
import type { Position } from '@broadside/host';
import type { Course, Entry, Header, Outcome, Seat, Viewer } from '@broadside/kernel';
import type { TableInfo } from '@broadside/wire';
import type { Sitter } from '../table.ts';

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export interface LocalSettings {
  readonly undo: 'never' | 'free';
  readonly odds: boolean;
  /** Chairs are drawn by lot when the match starts. */
  readonly shuffle: boolean;
  /** Blunders against bots are offered back. */
  readonly teach?: boolean;
}

export interface LocalSetup {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
  readonly settings: LocalSettings;
}

/** A guided match of this device. */
export interface LocalLesson {
  readonly game: string;
  readonly lesson: string;
  /** The learner's. */
  readonly name: string;
}

/** Where a recorded match is played on by one person against bots. */
export interface LocalBranch {
  readonly file: unknown;
  /** After this entry. */
  readonly n: number;
  readonly seat: Seat;
  /** The person's. */
  readonly name: string;
}

/** A campaign of this device and the match of its present chapter. */
export interface LocalChapter {
  readonly campaign: string;
  readonly table: string;
}

export interface NextChapter {
  readonly campaign: string;
  /** Without one: the usual course. */
  readonly course: Course | undefined;
}

/** A match of this device in a list. */
export interface LocalRow {
  readonly table: TableInfo;
  readonly n: number;
  readonly toAct: readonly Seat[];
  readonly moved: number;
  readonly outcome: Outcome | null;
  /** The lesson it is guided by. */
  readonly lesson: string | undefined;
}

export type { Position };

/** A recorded match, checked by playing it again. */
export interface Replay {
  readonly header: Header;
  /** The number of the last entry. */
  readonly last: number;
  readonly seats: readonly Sitter[];
  /** The secret seed: it proves the deck. */
  readonly seed: string;
  /** By entry: the turn it left the match in. */
  readonly turns: readonly number[];
  /** By entry: it was taken back later. */
  readonly undone: readonly boolean[];
  at(n: number, viewer: Viewer): Promise<Position>;
  /** Many at once, e.g. the end of every turn for the graph of points. */
  many(ns: readonly number[], viewer: Viewer): Promise<readonly Position[]>;
  /** The whole log as this viewer may know it. */
  log(viewer: Viewer): Promise<readonly Entry[]>;
  close(): void;
}
