/** The month: when it ends, what this turn's event is still good for, and what it changes now. */

import { CROWN_TRACK, SHIELDS } from '../../cards/coop.ts';
import { EVENTS, type EventEffect, type EventId } from '../../cards/events.ts';
import type { AdventureView } from '../../rules/extra.ts';
import { strengthIn } from '../../rules/facade.ts';
import { eventTime } from '../card/index.ts';
import type { Laid } from './props.ts';

/** acts: now; later: when its phase comes; over: it has happened, or its phase is past. */
export type EventStand = 'acts' | 'later' | 'over';

export function standOf({ view, adventure }: Laid, event: EventId): EventStand {
  const time = eventTime(EVENTS[event].effect);
  const phase = view.flow[0]?.step;
  if (time === 'now' || (EVENTS[event].effect.kind === 'audience' && adventure.audience)) return 'over';
  if (phase === 'discover') return time === 'phase1' ? 'acts' : 'later';
  return phase === 'tradeAndHire' && time === 'phase2' ? 'acts' : 'over';
}

/** What it means at this very moment, beyond the words of the card. */
export function changeOf(props: Laid, effect: EventEffect): string | undefined {
  const { view, adventure, nameOf } = props;
  const name = nameOf(view.active);
  if (view.flow[0]?.step === 'discover' && (effect.kind === 'sabres' || effect.kind === 'storm'))
    return props.say('port-royal.table.adventure.event.strength', {
      name,
      sabres: Math.max(0, strengthIn(view).sabres),
    });
  if (view.flow[0]?.step === 'discover' && effect.kind === 'busyQuay' && view.harbour.length < effect.cards)
    return props.say('port-royal.table.adventure.event.quay', { name, cards: effect.cards - view.harbour.length });
  return effect.kind === 'audience' && adventure.audience
    ? props.say('port-royal.table.adventure.event.received', { name })
    : undefined;
}

/** What a marker costs at the end of this month (PR-ACOMP-2, PR-AVAR-5). */
export function priceOfMarker(after: boolean): number {
  const end = EVENTS.find(({ number }) => number === (after ? 3 : 2));
  return end?.effect.kind === 'endOfMonth' ? end.effect.price : 0;
}

/** Turns from now on, and what opens them; undefined where nobody has seen it yet (PR-HID-20). */
export interface Coming {
  readonly event: EventId | undefined;
  readonly from: number;
  readonly to: number;
}

/** The events to come, the next one first; those nobody has seen stand together. */
export function comingIn({ coming }: Pick<AdventureView, 'coming'>): readonly Coming[] {
  const found: Coming[] = [];
  for (const [at, event] of coming.toReversed().entries()) {
    const last = found.at(-1);
    if (event < 0 && last && last.event === undefined) found[found.length - 1] = { ...last, to: at + 1 };
    else found.push({ event: event < 0 ? undefined : event, from: at + 1, to: at + 1 });
  }
  return found;
}

/** Crowns that are missing for the next shield; undefined at the end of the track (PR-CROWN-3). */
export function toNextShield(crowns: number): number | undefined {
  const next = SHIELDS.find((shield) => shield > Math.min(crowns, CROWN_TRACK));
  return next === undefined ? undefined : next - crowns;
}
