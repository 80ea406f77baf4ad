/** A folder of recorded matches: playing them again, and asking what they cover. */
import { loadMatch, type MatchFile } from '../file.ts';
import type { AnyGame } from '../game.ts';
import { type AnyMatch, type Entry, Match } from '../match.ts';
import { type Columns, readScores, type Score, scoreOf } from './scores.ts';

/** What of this is not there. */
export const missing = <T>(wanted: readonly T[], there: Iterable<unknown>): T[] => {
  const found = new Set(there);
  return wanted.filter((one) => !found.has(one));
};

/** The recording with one entry changed. */
export const changedAt = (file: MatchFile, at: number, change: object): unknown => ({
  ...file,
  log: file.log.map((entry, n) => (n === at ? { ...entry, ...change } : entry)),
});

export class Corpus {
  readonly names: readonly string[];
  readonly scores: ReadonlyMap<string, Score>;
  private readonly game: AnyGame;
  private readonly columns: readonly string[];
  private readonly own: Columns;
  private readonly read: (file: string) => string;

  /** The names of the folder's files and how they are read; `own` are the game's own columns of the scores. */
  constructor(game: AnyGame, files: readonly string[], read: (file: string) => string, own: Columns = {}) {
    this.game = game;
    this.read = read;
    this.own = own;
    this.names = files.filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''));
    const { columns, scores } = readScores(read('scores.tsv'));
    this.columns = columns;
    this.scores = scores;
  }

  file(name: string): MatchFile {
    return JSON.parse(this.read(`${name}.json`));
  }

  get files(): MatchFile[] {
    return this.names.map((name) => this.file(name));
  }

  /** Played again entry by entry; anything that comes out otherwise is refused. */
  replayed<M extends AnyMatch = AnyMatch>(name: string): M {
    return loadMatch<M>(this.game, this.file(name));
  }

  /** Undefined before the end. */
  scoreOf(match: AnyMatch): Score | undefined {
    return match.outcome && scoreOf(match, this.columns, this.own);
  }

  /** The first entry after which the state violates an invariant of the game, and which; undefined if none does. */
  brokenIn(name: string): string | undefined {
    const { header, seed, log } = this.file(name);
    const { seats, options, stack } = header;
    const match: AnyMatch = Match.begin(this.game, { seats, options, seed, stack });
    for (const entry of log) {
      if (entry.n > 0) match.repeat(entry);
      const wrong = this.game.invariantViolation(match.state);
      if (wrong) return `entry ${entry.n}: ${wrong}`;
    }
    return undefined;
  }
}

/** What is to be looked for in many recordings. */
export interface Coverage {
  readonly actions: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  /** How many entries each undo went back: two is one action, more is a turn taken back. */
  readonly waysBack: readonly number[];
}

export function coverageOf(files: readonly MatchFile[]): Coverage {
  const log: Entry[] = files.flatMap((file) => file.log);
  return {
    actions: new Set(log.flatMap(({ action }) => (action ? [action.type] : []))),
    events: new Set(log.flatMap(({ events }) => events.map(({ type }) => type))),
    waysBack: log.flatMap(({ n, undo }) => (undo === undefined ? [] : [n - undo])),
  };
}
