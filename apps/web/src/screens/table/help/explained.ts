/** The choices of the moment with what each leads to, as the action bar has them. */
import type { BoardProps, Choice, GameUI, HelpRules } from '@broadside/kit';

export interface Explained {
  readonly choice: Choice;
  /** What it leads to, or for a whole group what all of it leads to. */
  readonly sentence: string | undefined;
  /** What stands behind it; each has a sentence only if they differ. */
  readonly parts: readonly Explained[];
}

function explain(choice: Choice, help: HelpRules | undefined, props: BoardProps): Explained {
  const { action, more, reason } = choice;
  if (more === undefined) {
    const sentence = action === undefined || reason !== undefined ? undefined : help?.leadsTo(action, props);
    return { choice, sentence, parts: [] };
  }
  const parts = more.map((part) => explain(part, help, props));
  const said = new Set(parts.flatMap(({ sentence }) => sentence ?? []));
  if (said.size !== 1) return { choice, sentence: undefined, parts };
  const [sentence] = said;
  return { choice, sentence, parts: parts.map((part) => ({ ...part, sentence: undefined })) };
}

/** Greyed ones have their reason instead. */
export const explained = (ui: GameUI, help: HelpRules | undefined, props: BoardProps): readonly Explained[] =>
  ui.choices(props).map((choice) => explain(choice, help, props));
