/** Whom a raid is on, and who has sent how many ships to it. */

import { SeatEmblem } from '@broadside/kit';
import { caravanShips, NATIONS, nationOf } from '../../cards/table.ts';
import { NOT_SENT } from '../../rules/facade.ts';

import { Flag } from '../art/index.ts';
import style from './Fights.module.css';
import type { FightsProps } from './Fights.tsx';
import { sentOf } from './model.ts';

interface RaidHeadProps extends Pick<FightsProps, 'view' | 'seats' | 'viewer' | 'say' | 'nameOf'> {
  readonly card: number;
}

/** Ships of each seat: those in the throw, or those sent so far. */
function shipsOf({ view }: RaidHeadProps, card: number): readonly number[] {
  const { lid, raid, pirates } = view;
  if (raid !== null && raid.card === card) return raid.sent;
  return sentOf(lid?.sides ?? [], pirates.length);
}

export function RaidHead(props: RaidHeadProps) {
  const { card, seats, nameOf } = props;
  const ships = shipsOf(props, card);
  const pirates = ships.reduce((sum, sent) => sum + Math.max(0, sent), 0);
  const nation = nationOf(card);
  return (
    <header className={style.head}>
      <Flag nation={nation} size={46} />
      <div>
        <h3>{props.say('seven-seas.lid.raid', { nation: NATIONS[nation] })}</h3>
        <p>{props.say('seven-seas.lid.raid.fleets', { reds: caravanShips(card), pirates })}</p>
      </div>
      <ul className={style.sent}>
        {seats.map(({ seat }) => (
          <li key={seat} data-none={ships[seat] === 0 || undefined}>
            <SeatEmblem
              seat={seat}
              size={24}
              label={
                (ships[seat] ?? NOT_SENT) === NOT_SENT
                  ? props.say('seven-seas.lid.sent.waits', { name: nameOf(seat) })
                  : props.say('seven-seas.lid.sent', { name: nameOf(seat), ships: ships[seat] })
              }
            />
            <b aria-hidden="true">{(ships[seat] ?? NOT_SENT) === NOT_SENT ? '…' : ships[seat]}</b>
          </li>
        ))}
      </ul>
    </header>
  );
}
