/**
 * The words of games that the frame says itself. It does not know which games there are, so their keys are patterns; that
 * every game on the shelf has them all is a matter of `HarbourWords` and, for what the rules name, of a test of the shelf.
 */

/** What the harbour says of a game before it is loaded: made of the `words` of its manifest. */
export type ShelfWords = {
  readonly [key in
    | `shelf.${string}.name`
    | `shelf.${string}.pitch`
    | `shelf.${string}.way.${string}`
    | `shelf.${string}.way.${string}.about`]: string;
};

/** An option: its name, its `.about`, and `.value.<value>` for each of its values. */
export type OptionKey = `${string}.option.${string}`;
/** A module: its name and its `.about`. */
export type ModuleKey = `${string}.module.${string}`;
/** A line for a value of the headline of the set-up screen: `<game>.guide.<headline>.<value>`. */
export type GuideKey = `${string}.guide.${string}`;
/** A row of the score sheet. */
export type SheetKey = `${string}.sheet.${string}`;

/** What the frame says in the words of the game that is being set up or played. */
export type FrameGameWords = { readonly [key in OptionKey | ModuleKey | GuideKey | SheetKey]: string };
