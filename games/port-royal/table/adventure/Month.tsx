/** The month in full: the event, what comes, what is in reserve, and everybody's crowns. */

import { Icon, Panel, SeatEmblem, Sheet } from '@broadside/kit';
import { EVENTS } from '../../cards/events.ts';
import { isTogether, shieldPoints } from '../../rules/facade.ts';

import type { EventTales } from '../../story/types.ts';
import { eventName, eventText } from '../../text/adventure.ts';
import { Sigil } from '../art/index.ts';
import { CrownTrack, EventCard } from '../card/index.ts';

import css from './Month.module.css';
import { changeOf, comingIn, standOf, toNextShield } from './month.ts';
import type { Laid } from './props.ts';
import { useEventTales } from './tale.ts';

/** PR-HID-19, PR-HID-20: those that were seen are known when they come again. */
export function Coming(props: Laid) {
  const { adventure, say } = props;
  return (
    <ol className={css.coming} aria-label={props.say('port-royal.table.adventure.month.coming')}>
      {comingIn(adventure).map(({ event, from, to }) => (
        <li key={from} data-unseen={event === undefined || undefined}>
          <span className={css.turns}>{from === to ? `${from}.` : `${from}–${to}.`}</span>
          {event === undefined ? props.say('port-royal.table.adventure.month.unseen') : eventName(event, say)}
          {event !== undefined && EVENTS[event].number >= 2 && <Icon name="hourglass" size={14} />}
        </li>
      ))}
    </ol>
  );
}

export const Crowns = ({ view, adventure, say, nameOf }: Laid) => (
  <CrownTrack
    say={say}
    players={view.players.map((_, seat) => ({ seat, name: nameOf(seat), crowns: adventure.crowns[seat] }))}
  />
);

/** The same in a narrow column: crowns of those to the next shield, and the points they bring. */
const Ranks = (props: Laid) => (
  <ul className={css.ranks} aria-label={props.say('port-royal.table.adventure.crowns')}>
    {props.adventure.crowns.map((crowns, seat) => {
      const points = shieldPoints(crowns);
      const next = toNextShield(crowns);
      return (
        <li key={seat}>
          <SeatEmblem seat={seat} size={20} />
          <span className="sr">{props.nameOf(seat)} </span>
          <span className="sr">{props.say('port-royal.table.adventure.crowns.of', { crowns, points })}</span>
          <span className={css.crown} aria-hidden="true">
            <Sigil name="crown" />
          </span>
          <span aria-hidden="true">
            <b>{crowns}</b>
            {next !== undefined && <small>/{crowns + next}</small>}
          </span>
          <span className={css.won} aria-hidden="true">
            {points}
            <Icon name="points" size={15} />
          </span>
        </li>
      );
    })}
  </ul>
);

function Today(props: Laid & { tales: EventTales | undefined }) {
  const { adventure, view, say, tales } = props;
  const { event } = adventure;
  if (event < 0) return <p className="quiet">{props.say('port-royal.table.adventure.event.none')}</p>;
  const line = (tales as Readonly<Record<string, { readonly line: string }>> | undefined)?.[EVENTS[event].id]?.line;
  return (
    <>
      <EventCard
        event={event}
        say={say}
        title={eventName(event, say)}
        about={eventText(event, isTogether(view), say)}
        note={changeOf(props, EVENTS[event].effect)}
        spent={standOf(props, event) === 'over'}
      />
      {line !== undefined && <p className={css.line}>{line}</p>}
    </>
  );
}

export function MonthSheet(props: Laid & { onClose: () => void }) {
  const { adventure, onClose } = props;
  const tales = useEventTales();
  return (
    <Sheet open title={props.say('port-royal.table.adventure.month')} onClose={onClose}>
      <div className={css.sheet}>
        <section aria-label={props.say('port-royal.table.adventure.event')}>
          <h3>{props.say('port-royal.table.adventure.event')}</h3>
          <Today {...props} tales={tales} />
        </section>
        <section aria-label={props.say('port-royal.table.adventure.month.coming')}>
          <h3>{props.say('port-royal.table.adventure.month.ends', { turns: adventure.events })}</h3>
          <Coming {...props} />
          <p className="quiet small">
            {props.say('port-royal.table.adventure.month.reserve', { events: adventure.reserve })}
          </p>
        </section>
        <section aria-label={props.say('port-royal.table.adventure.crowns')}>
          <h3>{props.say('port-royal.table.adventure.crowns')}</h3>
          <Crowns {...props} />
        </section>
      </div>
    </Sheet>
  );
}

/** Beside the board on wide screens. */
export const MonthPanel = (props: Laid) => (
  <Panel ruled title={props.say('port-royal.table.adventure.month.ends', { turns: props.adventure.events })}>
    <div className={css.panel}>
      <Coming {...props} />
      <Ranks {...props} />
    </div>
  </Panel>
);
