/**
 * A rulebook as the client reads it: made from a game's `rulebook/*.md` when the client is built, one for each language.
 * The order of sections and clauses is the same in every language, so an address holds in all of them.
 */

/** A run of words that look alike. */
export interface Span {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  /** The text is the id of a clause of this book. */
  readonly clause?: true;
}

export type Spans = readonly Span[];

export interface RuleItem {
  readonly spans: Spans;
  readonly items?: readonly RuleItem[];
}

export type RuleBlock =
  | { readonly kind: 'text'; readonly spans: Spans }
  | { readonly kind: 'heading'; readonly id: string; readonly title: string }
  | ({ readonly kind: 'clause'; readonly id: string } & RuleItem)
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RuleItem[] }
  | { readonly kind: 'table'; readonly head: readonly Spans[]; readonly rows: readonly (readonly Spans[])[] };

export interface RuleSection {
  /** Its number in the book, from 1: the section's part of the address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RuleBlock[];
}

export interface Rulebook {
  readonly title: string;
  /** What stands before the first section. */
  readonly intro: readonly RuleBlock[];
  readonly sections: readonly RuleSection[];
}
