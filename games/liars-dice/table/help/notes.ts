/** What Liar's Dice points at once, when it appears for the first time. */
import type { Note, NoteFacts } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import type { LiarsDiceEvent } from '../../rules/state.ts';
import type { LiarsDiceView } from '../../rules/view.ts';
import type { tableText } from '../../text/table.ts';

type Facts = NoteFacts<LiarsDiceView, LiarsDiceEvent>;
type Id = KeyUnder<typeof tableText.en, 'liars-dice.note'>;

const note = (id: Id, when: (facts: Facts) => boolean, at: readonly string[]): Note<LiarsDiceView, LiarsDiceEvent> => ({
  id,
  when,
  at: () => at,
  text: `liars-dice.note.${id}`,
});

export const notes: readonly Note<LiarsDiceView, LiarsDiceEvent>[] = [
  note('call', ({ events }) => events.some(({ type }) => type === 'called'), ['middle']),
  note('last', ({ view, seat, asked }) => asked && view.pirates[seat].dice === 1, ['mine']),
];
