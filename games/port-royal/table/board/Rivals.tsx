/** The other players: chips on a phone, panels with their crews when there is room. */

import type { Seat } from '@broadside/kernel';
import { cx, Fig, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import type { CSSProperties } from 'react';
import { pointsToEnd } from '../../rules/facade.ts';
import { AdventureSeat } from '../adventure/index.ts';
import { MiniPerson } from '../card/index.ts';
import { rivalsOf } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import { area, purse } from '../scene/spots.ts';
import { isNearEnd } from '../standing/facts.ts';
import { byAbility, groups } from './crew.ts';
import { Fulfilled, Holds } from './Holds.tsx';
import { figuresOf, Mark, partOf } from './Mark.tsx';
import css from './Rivals.module.css';
import { ScoreTrack } from './ScoreTrack.tsx';

type Props = BoardProps & { readonly onOpen: (seat: Seat) => void };

function Crew({ view, seat, say }: Props & { seat: Seat }) {
  const { persons, expeditions } = view.players[seat];
  return (
    <span className={css.crew}>
      {groups(persons, byAbility).map(({ card, count }) => (
        <MiniPerson key={card} card={card} count={count} say={say} />
      ))}
      {expeditions.length > 0 && (
        <Fig
          icon="flag"
          value={expeditions.length}
          label={say('port-royal.sheet.expeditions')}
          className={css.claimed}
        />
      )}
      <Holds view={view} seat={seat} say={say} />
      {persons.length + expeditions.length === 0 && (
        <span className={css.nobody}>{say('port-royal.table.crew.empty')}</span>
      )}
    </span>
  );
}

function Figures({ view, seat, say }: Props & { seat: Seat }) {
  const { coins, points, sabres } = view.players[seat];
  return (
    <span className={css.figures}>
      <Fig
        icon="points"
        value={points}
        label={say('port-royal.sheet.points')}
        size={16}
        alarm={isNearEnd(view, seat)}
        className={cx(pointsToEnd(view) !== undefined && css.points)}
      />
      <Fig icon="coin" value={coins} label={say('port-royal.sheet.coins')} size={16} spot={purse(seat)} />
      <Fig icon="sabre" value={sabres} label={say('port-royal.table.sabres')} size={16} />
      <Fulfilled view={view} seat={seat} say={say} size={16} />
    </span>
  );
}

function Rival(props: Props & { seat: Seat }) {
  const { view, seat, seats, say, nameOf, onOpen } = props;
  const name = nameOf(seat);
  const { bot = false, here = true } = seats[seat] ?? {};
  const goal = pointsToEnd(view);
  return (
    <button
      type="button"
      className={cx(css.rival, partOf(view, seat) !== undefined && css.active)}
      style={seatStyle(seat)}
      data-id={`player:${seat}`}
      data-spot={area(seat)}
      aria-label={figuresOf(view, seat, name, say)}
      onClick={() => onOpen(seat)}
    >
      <SeatEmblem seat={seat} size={24} className={css.emblem} />
      <span className={css.who}>
        <span className={css.name}>{name}</span>
        {(bot || !here) && <small>{say(`port-royal.table.${bot ? 'bot' : 'away'}`)}</small>}
        <span className={css.mark}>
          <Mark view={view} seat={seat} say={say} />
        </span>
      </span>
      <Figures {...props} />
      {goal !== undefined && (
        <ScoreTrack seat={seat} points={view.players[seat].points} goal={goal} className={css.track ?? ''} />
      )}
      {view.extra?.adventure && <AdventureSeat {...props} size="line" />}
      <Crew {...props} />
    </button>
  );
}

export function Rivals(props: Props) {
  const rivals = rivalsOf(props.view);
  return (
    <Zone
      rove
      data-id="rivals"
      label={props.say('port-royal.table.rivals')}
      className={css.rivals}
      style={{ '--rivals': rivals.length } as CSSProperties}
    >
      <div className={css.row} data-many={rivals.length}>
        {rivals.map((seat) => (
          <Rival key={seat} {...props} seat={seat} />
        ))}
      </div>
    </Zone>
  );
}
