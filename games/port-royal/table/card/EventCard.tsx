/** An event of the Adventure: when it acts and what it does. */
import { EVENTS, type EventEffect } from '../../cards/events.ts';
import { EVENT_PICTURES } from '../art/emblem/events.tsx';
import { Sized } from './BigFields.tsx';
import { BigShell } from './BigShell.tsx';
import type { EventCardProps } from './big.ts';
import { bigLabel } from './bigLabel.ts';
import css from './fields.module.css';

export type EventTime = 'now' | 'phase1' | 'phase2';

/** PR-ADV-15: at once, or in one of the phases of this turn. */
export function eventTime({ kind }: EventEffect): EventTime {
  switch (kind) {
    case 'gain':
    case 'toll':
    case 'quietWaters':
    case 'endOfMonth':
      return 'now';
    case 'busyQuay':
    case 'sabres':
    case 'storm':
    case 'bustCoins':
      return 'phase1';
    case 'extraCard':
    case 'tradeCoins':
    case 'discount':
    case 'noCompensation':
    case 'audience':
      return 'phase2';
  }
}

export function EventCard(props: EventCardProps) {
  const { event: id, say, title, about, size = 'row', spent = false, note, onPress, spot } = props;
  const event = EVENTS[id];
  const Picture = EVENT_PICTURES[id];
  if (event === undefined || Picture === undefined) return null;
  const when = say(`port-royal.big.when.${eventTime(event.effect)}`);
  const months = event.effect.kind === 'endOfMonth';
  return (
    <BigShell
      label={bigLabel(props, [when], say)}
      size={size}
      state={spent ? 'closed' : 'open'}
      picture={<Picture />}
      badge={
        months ? (
          <Sized name="hourglass" className={css.glass} />
        ) : event.number === 0 ? undefined : (
          <span className={css.number}>{event.number}</span>
        )
      }
      title={title}
      tags={[when]}
      about={about}
      note={note}
      onPress={onPress}
      spot={spot}
    />
  );
}
