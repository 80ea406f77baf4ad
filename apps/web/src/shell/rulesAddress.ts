/** Where the rulebooks are read: `/rules/<game>/<clause>`. */
import { webShelf } from '@broadside/shelf/web';

export interface RulesAddress {
  readonly game: string;
  /** A clause, a section by its number, or another part of the book; without one, the page that tells how to play. */
  readonly place: string | undefined;
}

/** The place of the rules from their beginning. */
export const RULES = 'rules';
/** The place of the legend. */
export const SYMBOLS = 'symbols';
/** The place of the table of all cards. */
export const FIGURES = 'figures';

const ADDRESS = /^\/rules\/([\w-]+)(?:\/([\w.-]+))?\/?$/;

export const rulesHref = (game: string, place?: string): string =>
  place === undefined ? `/rules/${game}` : `/rules/${game}/${place}`;

export function rulesAddress(path: string): RulesAddress | undefined {
  const [, game, place] = ADDRESS.exec(path) ?? [];
  return game === undefined ? undefined : { game, place };
}

/** A clause says by its first letters whose rulebook it stands in. Invariants of the table itself (LAW-n) have none. */
export function clauseHref(clause: string): string | undefined {
  const game = webShelf.find(({ clauses }) => clause.startsWith(`${clauses}-`));
  return game && rulesHref(game.id, clause);
}
