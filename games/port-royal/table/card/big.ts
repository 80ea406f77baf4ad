/**
 * What the large cards take: contracts, tasks, events, characters, the crown track, the decks of cooperative play and
 * the pages of the story. Titles and sentences come from the caller; figures come from the card tables.
 */
import type { Seat } from '@broadside/kernel';
import type { ReactNode } from 'react';
import type { CharacterId } from '../../cards/characters.ts';
import type { ContractId } from '../../cards/contracts.ts';
import type { EventId } from '../../cards/events.ts';
import type { TableSay as Say } from '../../text/table.ts';

/** row: in a list beside others; sheet: alone, with every word. */
export type BigSize = 'row' | 'sheet';

/** ready: can be completed now; open: can be done one day; mine, others: done; closed: not any more, or not by me. */
export type BigState = 'ready' | 'open' | 'mine' | 'others' | 'closed';

/** A player's piece, and whose it is. */
export interface Piece {
  readonly seat: Seat;
  readonly name: string;
}

/** How far a player is: `have` of `need`. */
export interface Standing extends Piece {
  readonly have: number;
  readonly need: number;
}

interface Big {
  readonly say: Say;
  readonly title: string;
  /** What it asks for or does, in one sentence. */
  readonly about: string;
  readonly size?: BigSize | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Where flights begin and end. */
  readonly spot?: string | undefined;
  /** One more quiet line: a reason, a hint. */
  readonly note?: string | undefined;
}

interface Goal extends Big {
  readonly state?: BigState | undefined;
  /** On its spaces, the first that came first. */
  readonly markers?: readonly Piece[] | undefined;
  /** On the spaces before: those on [1], those on [2] (PR-CTR-21, PR-TASK-20). */
  readonly steps?: readonly (readonly Piece[])[] | undefined;
  readonly standing?: readonly Standing[] | undefined;
}

export interface ContractCardProps extends Goal {
  readonly contract: ContractId;
  /** Seals matter in cooperative play alone (PR-CCOMP-4). */
  readonly seal?: boolean | undefined;
}

export interface TaskCardProps extends Goal {
  /** The number on its story card. */
  readonly task: number;
  /** A line of the story under the title. */
  readonly flavour?: string | undefined;
}

export interface EventCardProps extends Big {
  readonly event: EventId;
  /** Over: it lies on the discard pile. */
  readonly spent?: boolean | undefined;
}

export interface CharacterCardProps extends Big {
  readonly character: CharacterId;
  /** Markers still on door and windows, 4 at the start (PR-ASET-8). */
  readonly left: number;
  /** Whose markers they are; nobody's while characters are chosen. */
  readonly owner?: Piece | undefined;
  readonly selected?: boolean | undefined;
}

export interface CrownTrackProps {
  readonly say: Say;
  readonly players: readonly (Piece & { readonly crowns: number })[];
}

export interface PileProps {
  readonly say: Say;
  readonly count: number;
  readonly note?: string | undefined;
  readonly spot?: string | undefined;
  readonly onPress?: (() => void) | undefined;
}

/** 0 is the cover of the book. */
export type ChapterPlate = 0 | 1 | 2 | 3 | 4 | 5;

export interface StoryPageProps {
  readonly say: Say;
  readonly plate: ChapterPlate;
  /** The number of the story card; chapter cards have none (PR-ADV-5). */
  readonly number?: number | undefined;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What follows the story: an instruction, the task, buttons. */
  readonly children?: ReactNode;
}
