/** Whom a raid is on, who has sent how many ships to it, and in the fight how many of them are left. */

import { SeatEmblem } from '@broadside/kit';
import { caravanShips, NATIONS, nationOf } from '../../cards/table.ts';
import { NOT_SENT, RED } from '../../rules/facade.ts';
import { nationName } from '../../text/index.ts';
import { DieFace, Flag } from '../art/index.ts';
import style from './Fights.module.css';
import type { FightsProps } from './Fights.tsx';
import { type Afloat, sentOf } from './model.ts';

interface RaidHeadProps extends Pick<FightsProps, 'view' | 'seats' | 'viewer' | 'say' | 'nameOf'> {
  readonly card: number;
  /** Given once the dice lie. */
  readonly afloat?: Afloat | undefined;
}

/** Ships of each seat: those in the throw, or those sent so far. */
function shipsOf({ view, card }: RaidHeadProps): readonly number[] {
  const { lid, raid, pirates } = view;
  if (raid !== null && raid.card === card) return raid.sent;
  return sentOf(lid?.sides ?? [], pirates.length);
}

/** "Inés: 3 ships", "Inés: 2 of 3 afloat". */
function fleetWords({ say, nameOf, afloat }: RaidHeadProps, seat: number, ships: number): string {
  const name = nameOf(seat);
  if (ships === NOT_SENT) return say('seven-seas.lid.sent.waits', { name });
  return afloat === undefined
    ? say('seven-seas.lid.sent', { name, ships })
    : say('seven-seas.lid.afloat', { name, left: afloat.pirates[seat], ships });
}

function Fleets(props: RaidHeadProps) {
  const { card, seats, afloat, say } = props;
  const sent = shipsOf(props);
  return (
    <ul className={style.sent}>
      {afloat !== undefined && (
        <li data-none={afloat.red === 0 || undefined}>
          <span
            role="img"
            aria-label={say('seven-seas.lid.afloat.red', { left: afloat.red, ships: caravanShips(card) })}
          >
            <DieFace side={RED} value={1} size={24} />
          </span>
          <b aria-hidden="true">{afloat.red}</b>
        </li>
      )}
      {seats.map(({ seat }) => {
        const ships = sent[seat] ?? NOT_SENT;
        const count = afloat?.pirates[seat] ?? ships;
        return (
          <li key={seat} data-none={count === 0 || undefined}>
            <SeatEmblem seat={seat} size={24} label={fleetWords(props, seat, ships)} />
            <b aria-hidden="true">{ships === NOT_SENT ? '…' : count}</b>
          </li>
        );
      })}
    </ul>
  );
}

export function RaidHead(props: RaidHeadProps) {
  const { card, say, afloat } = props;
  const pirates = shipsOf(props).reduce((sum, sent) => sum + Math.max(0, sent), 0);
  const nation = nationOf(card);
  return (
    <header className={style.head} data-afloat={afloat !== undefined || undefined}>
      <Flag nation={nation} size={46} />
      <div>
        <h3>
          <span className={style.whole}>{say('seven-seas.lid.raid', { nation: NATIONS[nation] })}</span>
          <span className={style.brief} aria-hidden="true">
            {nationName(nation, say)}
          </span>
        </h3>
        <p>{say('seven-seas.lid.raid.fleets', { reds: caravanShips(card), pirates })}</p>
      </div>
      <Fleets {...props} />
    </header>
  );
}
