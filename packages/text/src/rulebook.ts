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
  /** A picture from the table by its name, what it shows for those who do not see it, and its caption. */
  | { readonly kind: 'figure'; readonly figure: string; readonly alt: string; readonly spans: Spans }
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

/** The symbols of a game by the place where they stand, each with its name and what it says. */
export type Legend = Readonly<
  Record<
    string,
    { readonly title: string; readonly symbols: Readonly<Record<string, readonly [name: string, about: string]>> }
  >
>;

/** A legend that has an entry for each of these symbols, and for no other. */
export type LegendOf<Symbols extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Group in keyof Symbols]: {
    readonly title: string;
    readonly symbols: { readonly [Name in Symbols[Group][number]]: readonly [name: string, about: string] };
  };
};

/** What readers call things: the search finds by these words, too. Words are parted by spaces. */
export interface AskedWords {
  /** Words for one and the same thing. */
  readonly same: readonly string[];
  /** Whoever asks for one of the first words wants to read of the others. */
  readonly leads: Readonly<Record<string, string>>;
}

/** All that a rulebook is made of, in one language. */
export interface RulebookParts {
  /** How to play in one page. */
  readonly page: Rulebook;
  readonly rules: Rulebook;
  readonly legend: Legend;
  readonly asked: AskedWords;
}
