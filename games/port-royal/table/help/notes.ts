/** What Port Royal points at once, when it appears for the first time. */
import { frameOf, type Note, type NoteFacts } from '@broadside/kit';
import type { KeyUnder } from '@broadside/text';
import { shipsIn } from '../../rules/facade.ts';
import type { PortRoyalEvent } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { tableText } from '../../text/table.ts';
import { area } from '../scene/spots.ts';

type Facts = NoteFacts<View, PortRoyalEvent>;
type Id = KeyUnder<typeof tableText.en, 'port-royal.note'>;

const note = (
  id: Id,
  when: (facts: Facts) => boolean,
  at: (facts: Facts) => readonly string[],
): Note<View, PortRoyalEvent> => ({ id, when, at, text: `port-royal.note.${id}` });

/** PR-TRADE-1: from here on three cards are taken. */
const ALL_COLOURS = 5;

function isGuest({ seat, view, asked }: Facts): boolean {
  const frame = frameOf(view);
  return asked && view.active !== seat && frame?.step === 'tradeAndHire' && frame.left > 0;
}

export const notes: readonly Note<View, PortRoyalEvent>[] = [
  note(
    'bust',
    ({ seat, events }) => events.some((event) => event.type === 'bust' && event.seat === seat),
    () => ['discard'],
  ),
  note('guest', isGuest, () => ['harbour']),
  note(
    'tax',
    ({ events }) => events.some(({ type }) => type === 'taxEnded'),
    ({ seat }) => [area(seat)],
  ),
  note(
    'colours',
    ({ view }) => shipsIn(view.harbour) >= ALL_COLOURS,
    () => ['harbour'],
  ),
  note(
    'expedition',
    ({ view }) => view.expeditions.length > 0,
    () => ['expeditions'],
  ),
];
