/** What every game's titles at the end have in common. */
import type { Entry, GameEvent, Seat } from '@broadside/kernel';

/** The facts that still stand: what was undone is left out. */
export function standingFacts<E extends GameEvent>(log: readonly Entry[]): E[] {
  const line: Entry[] = [];
  for (const entry of log) {
    const { undo } = entry;
    if (undo !== undefined) while (line.length > 0 && line[line.length - 1].n > undo) line.pop();
    else line.push(entry);
  }
  return line.flatMap(({ events }) => events as readonly E[]);
}

/** A title goes to one player who stands out alone; shared it would say nothing. */
export function titleHolder(values: readonly number[]): Seat | undefined {
  const best = Math.max(...values);
  const seat = values.indexOf(best);
  return best > 0 && values.lastIndexOf(best) === seat ? seat : undefined;
}
