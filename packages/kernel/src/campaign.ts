/**
 * A campaign: matches of one game that follow each other and remember. A game that has one brings pure functions over
 * plain data; whoever keeps campaigns (a server, a browser) writes that data down and knows nothing else of it.
 */
import type { Outcome, Seat } from './game.ts';
import type { Entry } from './match.ts';
import type { Options } from './options.ts';

/** What may be played next: the first chapter, the next one, the same again, or what comes after the last. */
export const COURSES = ['first', 'onward', 'again', 'after'] as const;
export type Course = (typeof COURSES)[number];

/** Who sat somewhere: a person by name, or a bot by its level. */
export interface Sitter {
  readonly name: string | null;
  readonly bot: string | null;
}

/** A match of the campaign that has come to its end. */
export interface FinishedMatch {
  /** By this id its keeper finds it again. */
  readonly id: string;
  /** When it ended. */
  readonly at: number;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly outcome: Outcome;
  readonly log: readonly Entry[];
  readonly turns: number;
}

export interface PlayedChapter {
  readonly match: string;
  readonly at: number;
  /** One more than there are chapters: played after the campaign. */
  readonly chapter: number;
  /** A team has won or lost; among rivals there are winners, and the tale goes on whoever they are. */
  readonly result: 'won' | 'lost' | 'decided';
  readonly winners: readonly Seat[];
  readonly seats: readonly Sitter[];
  /** By seat. */
  readonly points: readonly number[];
  readonly turns: number;
  /** What was read, in order, by its number. */
  readonly tale: readonly number[];
}

/** What a campaign has come to. */
export interface CampaignState {
  /** As the host chose them for the whole campaign. */
  readonly options: Options;
  readonly seats: number;
  /** The chapter that comes next, counted from 1; when all are done, the last. */
  readonly chapter: number;
  readonly chapters: number;
  /** How often this chapter was lost. */
  readonly failures: number;
  readonly finished: boolean;
  /** Finished by a team that has lost no chapter. */
  readonly flawless: boolean;
  readonly played: readonly PlayedChapter[];
  /** Cards that have come into the deck and stay there, by the chapter that brought them. */
  readonly added: readonly { readonly chapter: number; readonly cards: number }[];
}

export interface CampaignRules {
  /** Whether a campaign can be played with these options. */
  fits(options: Options): boolean;
  begin(options: Options, seats: number): CampaignState;
  /** What may be played next, the usual course first; empty when there is nothing more. */
  courses(campaignState: CampaignState): readonly Course[];
  /** How the next match is set up on one of these courses. */
  options(campaignState: CampaignState, course: Course): Options;
  /** What the campaign has come to after a match. */
  after(campaignState: CampaignState, match: FinishedMatch): CampaignState;
}

/** Which entries of a whole log were taken back later. */
export function undoneIn(log: readonly Entry[]): readonly boolean[] {
  const undone = log.map(() => false);
  for (const { n, undo } of log) if (undo !== undefined) undone.fill(true, undo + 1, n);
  return undone;
}

/** The entries that still count: whatever was taken back is left out. */
export function standing(log: readonly Entry[]): readonly Entry[] {
  const undone = undoneIn(log);
  return log.filter((_, at) => !undone[at]);
}
