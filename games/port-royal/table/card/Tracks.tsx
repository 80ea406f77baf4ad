/** The crown track, and the two decks of cooperative play. */
import { cx, Icon, SeatEmblem } from '@broadside/kit';
import type { ReactNode } from 'react';
import { CROWN_TRACK, SHIELDS } from '../../cards/coop.ts';
import { CardBack } from '../art/scene/Back.tsx';
import type { SigilName } from '../art/sigils.tsx';
import { Sized } from './BigFields.tsx';
import type { CrownTrackProps, PileProps } from './big.ts';
import { Pressable } from './Pressable.tsx';
import css from './tracks.module.css';

/** PR-CROWN-3: the shields reached or passed. */
const pointsAt = (crowns: number): number => SHIELDS.filter((shield) => shield <= crowns).length;

/** Sixteen crowns in a row with their shields; everybody's marker stands over the crowns they have. */
export function CrownTrack({ players, say }: CrownTrackProps) {
  const most = Math.max(0, ...players.map(({ crowns }) => crowns));
  const label = players
    .map(({ name, crowns }) => say('port-royal.big.say.crowns', { name, crowns, points: pointsAt(crowns) }))
    .join(' ');
  return (
    <div className={`parchment ${css.track}`} role="img" aria-label={label}>
      {Array.from({ length: CROWN_TRACK + 1 }, (_, at) => {
        const shield = SHIELDS.indexOf(at) + 1;
        return (
          <span key={at} className={css.cell} data-reached={at > 0 && at <= most ? '' : undefined}>
            <span className={css.markers}>
              {players
                .filter(({ crowns }) => Math.min(crowns, CROWN_TRACK) === at)
                .map(({ seat }) => (
                  <SeatEmblem key={seat} seat={seat} size={22} />
                ))}
            </span>
            {at === 0 ? (
              <Sized name="crown" className={css.throne} />
            ) : shield > 0 ? (
              <span className={css.shield}>
                <Icon name="points" size={22} />
                <b>{shield}</b>
              </span>
            ) : (
              <span className={css.pip} />
            )}
            {(shield > 0 || at === 0) && <small>{at}</small>}
          </span>
        );
      })}
    </div>
  );
}

function Deck({
  name,
  sign,
  label,
  count,
  note,
  spot,
  onPress,
}: PileProps & { name: string; sign: ReactNode; label: string }) {
  return (
    <Pressable
      className={cx(css.deck, count > 1 && css.many)}
      label={note === undefined ? label : `${label} ${note}`}
      onPress={onPress}
      spot={spot}
    >
      <span className={css.back} data-empty={count === 0 || undefined}>
        {count > 0 && <CardBack />}
        <span className={`parchment ${css.sign}`}>{sign}</span>
      </span>
      <span className={css.count}>{count}</span>
      <span className={css.name}>{name}</span>
      {note !== undefined && <span className={css.hint}>{note}</span>}
    </Pressable>
  );
}

const sigil = (name: SigilName): ReactNode => <Sized name={name} className={css.on} />;

/** PR-COOP-2: when it is empty and a card is due, all is lost. */
export const TimeDeck = (props: PileProps) => (
  <Deck
    {...props}
    name={props.say('port-royal.big.timeDeck')}
    label={props.say('port-royal.big.say.timeDeck', { cards: props.count })}
    sign={sigil('hourglass')}
  />
);

/** PR-COOP-13: a point for each card, if the team wins. */
export const PointsDeck = (props: PileProps) => (
  <Deck
    {...props}
    name={props.say('port-royal.big.pointsDeck')}
    label={props.say('port-royal.big.say.pointsDeck', { cards: props.count })}
    sign={<Icon name="points" size={24} />}
  />
);

/** The event deck and its hourglass: how many turns are left of the month (PR-MONTH-1). */
export const EventDeck = (props: PileProps) => (
  <Deck
    {...props}
    name={props.say('port-royal.big.eventDeck')}
    label={props.say('port-royal.big.say.eventDeck', { cards: props.count })}
    sign={<Icon name="any" size={24} />}
  />
);

/** The trophy of a player: uncovered or still behind its marker (PR-ACOMP-1). */
export const Trophy = ({ name, uncovered, say }: { name: string; uncovered: boolean; say: PileProps['say'] }) => (
  <span
    className={css.trophy}
    data-uncovered={uncovered || undefined}
    role="img"
    aria-label={say(uncovered ? 'port-royal.big.say.trophy' : 'port-royal.big.say.noTrophy', { name })}
  >
    <Sized name="trophy" className={css.on} />
  </span>
);
