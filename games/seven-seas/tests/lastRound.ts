/** The end of a match: the last of the last rounds, in which everybody only declines. */
import type { SevenSeasEvent } from '../rules/state.ts';
import { type Table, type TableSpec, table } from './table.ts';

/** All choose the Native and decline: each takes one Black Mark more than the spec gives them. */
export function declineAll(t: Table): SevenSeasEvent[] {
  const { round } = t.state;
  const events = t.choose(...t.state.pirates.map(() => 'native' as const));
  while (t.state.round === round && t.waits.startsWith('turn')) events.push(...t.play('decline'));
  return events;
}

/** The third round after the one in which the end was drawn is over: the final sale is next, or all is over. */
export function lastRound(spec: TableSpec): { readonly t: Table; readonly events: SevenSeasEvent[] } {
  const t = table({ round: 12, endRound: 9, ...spec });
  return { t, events: declineAll(t) };
}
