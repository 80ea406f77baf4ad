/** What Dead Reckoning points at once, when it appears for the first time. */
import { frameOf, type Note, type NoteFacts } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import type { DeadReckoningFrame } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import type { tableText } from '../../text/table.ts';
import { area, place, RACE } from '../spots.ts';

type Facts = NoteFacts<DeadReckoningView, DeadReckoningEvent>;
type Id = KeyUnder<typeof tableText.en, 'dead-reckoning.note'>;

const note = (
  id: Id,
  when: (facts: Facts) => boolean,
  at: (facts: Facts) => readonly string[],
): Note<DeadReckoningView, DeadReckoningEvent> => ({ id, when, at, text: `dead-reckoning.note.${id}` });

const asks = ({ asked, view }: Facts, step: DeadReckoningFrame['step']): boolean =>
  asked && frameOf(view)?.step === step;

/** Others in pirate mode; one's own is chosen knowingly. */
const pirates = ({ view, seat }: Facts): number[] =>
  view.players.flatMap(({ pirate }, other) => (pirate && other !== seat ? [other] : []));

export const notes: readonly Note<DeadReckoningView, DeadReckoningEvent>[] = [
  note(
    'defence',
    (facts) => asks(facts, 'respond'),
    () => ['battle'],
  ),
  note(
    'level',
    (facts) => asks(facts, 'levelUp') || facts.view.players[facts.seat].levelDue === 'must',
    () => ['levels', 'level-due', 'hand', 'tab:hand'],
  ),
  note(
    'sleeve',
    (facts) => asks(facts, 'sleeve'),
    () => ['played', 'tab:played'],
  ),
  note(
    'mode',
    (facts) => asks(facts, 'mode'),
    () => ['modes'],
  ),
  note(
    'pirate',
    (facts) => pirates(facts).length > 0,
    (facts) => pirates(facts).flatMap((seat) => [place(facts.view.players[seat].at), area(seat)]),
  ),
  note(
    'achievement',
    ({ events }) => events.some(({ type }) => type === 'achieved'),
    ({ seat }) => [RACE, area(seat)],
  ),
];
