/** What the judge expects to follow a choice, in the words of the position that is judged. */
import type { JudgedChoice } from '@broadside/judge';
import type { Eyes } from './whose.ts';

/** What one player does before another one does something. */
export interface Stretch {
  readonly name: string;
  readonly verbs: readonly string[];
}

/** Later moves in the words of now, each player named once for what follows; what these words cannot say is left out. */
export function stretchesOf(
  { ui, view, say, nameOf }: Pick<Eyes, 'view' | 'say' | 'nameOf'> & { readonly ui: Pick<Eyes['ui'], 'voice'> },
  { line = [] }: Pick<JudgedChoice, 'line'>,
): readonly Stretch[] {
  const all: { readonly name: string; readonly verbs: string[] }[] = [];
  try {
    for (const [at, { seat, action }] of line.entries()) {
      const verb = ui.voice.action(action, view, seat, say, nameOf);
      if (line[at - 1]?.seat === seat) all.at(-1)?.verbs.push(verb);
      else all.push({ name: nameOf(seat), verbs: [verb] });
    }
    return all;
  } catch {
    return [];
  }
}
