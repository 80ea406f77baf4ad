/** What Pirates of the 7 Seas points at once, when it appears for the first time. */
import { frameOf, type Note, type NoteFacts } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import { FIRST_CURSE } from '../../cards/table.ts';
import type { SevenSeasEvent, SevenSeasFrame } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';
import type { tableText } from '../../text/table.ts';

type Facts = NoteFacts<SevenSeasView, SevenSeasEvent>;
type Id = KeyUnder<typeof tableText.en, 'seven-seas.note'>;

const note = (
  id: Id,
  when: (facts: Facts) => boolean,
  at: (facts: Facts) => readonly string[] = () => ['middle'],
): Note<SevenSeasView, SevenSeasEvent> => ({ id, when, at, text: `seven-seas.note.${id}` });

const asks = ({ asked, view }: Facts, step: SevenSeasFrame['step']): boolean => asked && frameOf(view)?.step === step;

const isAlone = (event: SevenSeasEvent, seat: number): boolean =>
  event.type === 'called' && event.seats.length === 1 && event.seats[0] === seat;

export const notes: readonly Note<SevenSeasView, SevenSeasEvent>[] = [
  note('secret', (facts) => asks(facts, 'choose')),
  note('raid', (facts) => asks(facts, 'send')),
  note('sale', (facts) => asks(facts, 'sale')),
  note('alone', ({ events, seat }) => events.some((event) => isAlone(event, seat))),
  note('curse', ({ events }) => events.some((event) => event.type === 'played' && event.card >= FIRST_CURSE)),
  note(
    'mark',
    ({ events, seat }) => events.some((event) => event.type === 'marked' && event.seat === seat),
    ({ seat }) => [`player:${seat}`, 'mine'],
  ),
];
