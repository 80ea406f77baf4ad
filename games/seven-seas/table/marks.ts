/** Where the Black Marks of a match came from, read from the log (S7-MARK). */
import type { Entry, Seat } from '@broadside/kernel';
import { type Award, standingFacts } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { MarkCause, SevenSeasEvent } from '../rules/state.ts';
import type { TableSay } from '../text/table.ts';
import { MARK_ICON } from './icons.tsx';

/** Those that can be helped first; at the end those that were got rid of again (S7-GOV-5). */
const REASONS = [
  'stayedHome',
  'ownNation',
  'declined',
  'corsair',
  'hand',
  'tavern',
  'lifted',
] as const satisfies readonly (MarkCause | 'lifted')[];
export type MarkReason = (typeof REASONS)[number];

/** Marks of each reason, seat by seat. Those of all reasons, without the lifted ones, are what counts at the end. */
export type MarksByReason = Readonly<Record<MarkReason, readonly number[]>>;

export function marksByReason(log: readonly Entry[], seats: number): MarksByReason {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const tally = Object.fromEntries(REASONS.map((reason) => [reason, none()])) as Record<MarkReason, number[]>;
  for (const event of standingFacts<SevenSeasEvent>(log)) {
    if (event.type === 'marked') tally[event.cause][event.seat] += event.count;
    else if (event.type === 'markLifted') tally.lifted[event.seat]++;
  }
  return tally;
}

/** "Inés 3, Ada 1": whoever has most first. */
function sharesOf(counts: readonly number[], say: TableSay, nameOf: NameOf): { first: Seat; words: string } {
  const order = counts.map((_, seat) => seat).filter((seat) => counts[seat] > 0);
  order.sort((one, other) => counts[other] - counts[one]);
  const words = order.map((seat) => say('seven-seas.table.marks.share', { name: nameOf(seat), count: counts[seat] }));
  return { first: order[0], words: words.join(', ') };
}

/** What the marks of a seat were taken for, as the cause of its row on the score sheet. */
export function markCause(key: string, seat: Seat, log: readonly Entry[], say: TableSay): string | undefined {
  if (key !== 'marks') return undefined;
  const tally = marksByReason(log, seat + 1);
  const words = REASONS.filter((reason) => tally[reason][seat] > 0).map((reason) =>
    say('seven-seas.table.marks.share', {
      name: say(`seven-seas.table.marks.${reason}`),
      count: tally[reason][seat],
    }),
  );
  return words.length === 0 ? undefined : words.join('; ');
}

/** One line for every reason there was. */
export function markAwards(log: readonly Entry[], seats: number, say: TableSay, nameOf: NameOf): readonly Award[] {
  const tally = marksByReason(log, seats);
  return REASONS.filter((reason) => tally[reason].some((count) => count > 0)).map((reason) => {
    const { first, words } = sharesOf(tally[reason], say, nameOf);
    return { seat: first, title: say(`seven-seas.table.marks.${reason}`), detail: words, icon: MARK_ICON };
  });
}
