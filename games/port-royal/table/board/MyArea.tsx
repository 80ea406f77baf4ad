/** The area at the bottom: mine, or for those who watch, the active player's. */

import type { Seat } from '@broadside/kernel';
import { cx, Fig, SeatEmblem, seatStyle, Zone } from '@broadside/kit';
import { pointsToEnd } from '../../rules/facade.ts';
import { AdventureSeat, Hold } from '../adventure/index.ts';
import { MiniCard } from '../card/index.ts';
import { bottomOf, possibleGain } from '../outlook/reach.ts';
import type { BoardProps } from '../props.ts';
import { area, purse } from '../scene/spots.ts';
import { isNearEnd } from '../standing/facts.ts';
import { groups } from './crew.ts';
import { Fulfilled, Holds } from './Holds.tsx';
import { IfStopped } from './IfStopped.tsx';
import { figuresOf, Mark, partOf } from './Mark.tsx';
import css from './MyArea.module.css';
import { ScoreTrack } from './ScoreTrack.tsx';

const KEY = 'port-royal.table';

type Props = BoardProps & { readonly onOpen: (seat: Seat) => void };

/** On the way to the end of the match, or simply counted where points end nothing. */
function Points({ view, legal, seat, say }: Props & { seat: Seat }) {
  const { points } = view.players[seat];
  const goal = pointsToEnd(view);
  if (goal === undefined) return <Fig icon="points" value={points} label={say('port-royal.sheet.points')} size={21} />;
  return (
    <span className={css.track} data-near={isNearEnd(view, seat) || undefined}>
      <ScoreTrack seat={seat} points={points} gain={possibleGain(view, seat, legal)} goal={goal} />
    </span>
  );
}

function Head(props: Props & { seat: Seat; name: string }) {
  const { view, seat, name, say, onOpen } = props;
  const { coins, sabres } = view.players[seat];
  return (
    <div className={css.head}>
      <button
        type="button"
        data-id={`player:${seat}`}
        className={css.who}
        aria-label={figuresOf(view, seat, name, say)}
        onClick={() => onOpen(seat)}
      >
        <SeatEmblem seat={seat} size={30} />
        <span className={css.name}>{name}</span>
      </button>
      <span className={css.mark}>
        <Mark view={view} seat={seat} say={say} />
      </span>
      <Fig icon="coin" value={coins} label={say('port-royal.sheet.coins')} size={21} spot={purse(seat)} />
      <Fig icon="sabre" value={sabres} label={say(`${KEY}.sabres`)} size={21} />
      <Fulfilled view={view} seat={seat} say={say} size={21} />
      <Points {...props} />
      {view.extra?.adventure && <AdventureSeat {...props} size="line" />}
    </div>
  );
}

function Crew(props: Props & { seat: Seat; name: string }) {
  const { view, seat, say, inspect, name } = props;
  const { persons, expeditions } = view.players[seat];
  const cards = groups([...persons, ...expeditions]);
  return (
    <Zone rove label={say(`${KEY}.crew`, { name })} className={css.crew}>
      {cards.map(({ card, count }) => (
        <MiniCard key={card} card={card} count={count} say={say} onPress={() => inspect(card)} />
      ))}
      <Hold {...props} />
      <Holds view={view} seat={seat} say={say} />
      {cards.length === 0 && <p className={css.nobody}>{say(`${KEY}.crew.empty`)}</p>}
    </Zone>
  );
}

export function MyArea(props: Props) {
  const { view, viewer, say, nameOf } = props;
  const seat = bottomOf(view);
  const name = seat === viewer ? say(`${KEY}.you`, { name: nameOf(seat) }) : nameOf(seat);
  return (
    <section
      className={cx(css.me, partOf(view, seat) !== undefined && css.active)}
      style={seatStyle(seat)}
      aria-label={say(`${KEY}.area`, { name })}
      data-id="mine"
      data-spot={area(seat)}
    >
      <Head {...props} seat={seat} name={name} />
      <div className={css.body}>
        <Crew {...props} seat={seat} name={name} />
        <IfStopped {...props} />
      </div>
    </section>
  );
}
