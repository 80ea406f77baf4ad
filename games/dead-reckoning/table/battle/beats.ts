/** A battle as it is shown, fact by fact. */
import type { Beat } from '@broadside/kit';
import type { NameOf, Say } from '@broadside/text';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import type { DeadReckoningView } from '../../rules/view.ts';

export function battleBeats(
  _before: DeadReckoningView,
  events: readonly DeadReckoningEvent[],
  after: DeadReckoningView,
  _say: Say,
  _nameOf: NameOf,
): readonly Beat<DeadReckoningView>[] {
  return events.map(() => ({ flights: [], view: after, rest: 300 }));
}
