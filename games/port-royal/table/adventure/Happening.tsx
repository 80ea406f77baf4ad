/** This turn's event over the board: what it does, whether it does it now, and how long the month lasts. */

import { cx, Icon } from '@broadside/kit';
import { EVENTS } from '../../cards/events.ts';
import { isTogether } from '../../rules/facade.ts';
import { eventName, eventText } from '../../text/adventure.ts';
import { EVENT_PICTURES } from '../art/emblem/events.tsx';

import css from './Happening.module.css';
import { changeOf, standOf } from './month.ts';
import type { Laid } from './props.ts';

type Props = Laid & { readonly onMonth: () => void };

interface Face {
  readonly title: string;
  readonly stand: string;
  readonly words: string;
}

function faceOf(props: Props): Face {
  const { adventure, view, say } = props;
  const { event } = adventure;
  if (event < 0) return { title: props.say('port-royal.table.adventure.event.none'), stand: '', words: '' };
  const change = changeOf(props, EVENTS[event].effect);
  return {
    title: eventName(event, say),
    stand: props.say(`port-royal.table.adventure.event.${standOf(props, event)}`),
    words: [eventText(event, isTogether(view), say), ...(change === undefined ? [] : [change])].join(' '),
  };
}

export function Happening(props: Props) {
  const { adventure, onMonth } = props;
  const { event, events } = adventure;
  const Picture = EVENT_PICTURES[event];
  const { title, stand, words } = faceOf(props);
  const ends = props.say('port-royal.table.adventure.month.ends', { turns: events });
  return (
    <button
      type="button"
      data-id="month"
      className={cx('parchment', css.event)}
      data-stand={event < 0 ? undefined : standOf(props, event)}
      aria-label={[props.say('port-royal.table.adventure.event'), title, stand, words, ends]
        .filter((part) => part !== '')
        .join('. ')}
      onClick={onMonth}
    >
      {Picture && (
        <span className={css.picture}>
          <Picture />
        </span>
      )}
      <span className={css.body}>
        <span className={css.head}>
          <b className={css.title}>{title}</b>
          {stand !== '' && <span className={css.stand}>{stand}</span>}
        </span>
        <span className={css.words}>{words}</span>
      </span>
      <span className={css.month} data-few={events <= 1 || undefined} title={ends}>
        <Icon name="hourglass" size={20} />
        <b>{events}</b>
      </span>
    </button>
  );
}
