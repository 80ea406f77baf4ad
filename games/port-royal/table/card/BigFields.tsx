/** What large cards show in common: needs, spaces with markers, how far everybody is. */
import { cx, Icon, SeatEmblem } from '@broadside/kit';
import { Fragment, type ReactNode } from 'react';
import { CARDS } from '../../cards/table.ts';
import { Bust } from '../art/bust/Bust.tsx';
import { Pennant } from '../art/pennant.tsx';
import { Sigil, type SigilName } from '../art/sigils.tsx';
import type { Piece, Standing } from './big.ts';
import css from './fields.module.css';
import type { AskedFor, AskedPerson, NeedSign } from './needs.ts';

export const Sized = ({ name, className = css.sigil }: { name: SigilName; className?: string | undefined }) => (
  <span className={className}>
    <Sigil name={name} />
  </span>
);

const faceOf = (kind: AskedPerson): number => CARDS.findIndex((card) => card.kind === kind);

function Sign({ sign }: { sign: NeedSign }) {
  if ('person' in sign)
    return (
      <span className={css.face}>
        <Bust card={faceOf(sign.person)} head />
      </span>
    );
  if ('sigil' in sign) return <Sized name={sign.sigil} />;
  if ('ship' in sign)
    return (
      <span className={css.sigil}>
        <Pennant colour={sign.ship} />
      </span>
    );
  return <Icon name={sign.icon} size={26} className={css.sigil ?? ''} />;
}

/** Two persons are two faces; more of anything is a number. */
const facesOf = ({ sign, count }: AskedFor): number => ('person' in sign && count <= 2 ? count : 1);

/** The requirement in signs; what is paid has its minus, as on the cards (PR-TASK-3). */
export const Needs = ({ needs }: { needs: readonly AskedFor[] }) => (
  <span className={css.needs} aria-hidden="true">
    {needs.map((need, at) => (
      <span key={at} className={css.need}>
        {need.paid && <b className={css.minus}>−</b>}
        {facesOf(need) < need.count && <b>{need.count}</b>}
        {Array.from({ length: facesOf(need) }, (_, face) => (
          <Sign key={face} sign={need.sign} />
        ))}
      </span>
    ))}
  </span>
);

/** A space of a card: what it gives, or whose marker lies on it. */
export const Space = ({ piece, children }: { piece?: Piece | undefined; children: ReactNode }) => (
  <span className={css.space}>
    {children}
    {piece !== undefined && (
      <span className={css.piece}>
        <SeatEmblem seat={piece.seat} size={28} />
      </span>
    )}
  </span>
);

export const CoinSpace = ({ coins, piece }: { coins: number; piece?: Piece | undefined }) => (
  <Space piece={piece}>
    <span className={cx(css.coin, coins === 0 && css.worthless)}>{coins}</span>
  </Space>
);

/** The spaces [1] and [2]; they may hold markers of several players (PR-CTR-21). */
export const Steps = ({ count, on = [] }: { count: number; on?: readonly (readonly Piece[])[] | undefined }) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={css.step}>
        {on[at]?.length ? (
          on[at].map(({ seat }) => <SeatEmblem key={seat} seat={seat} size={22} />)
        ) : (
          <span>{at + 1}</span>
        )}
      </span>
    ))}
    {count > 0 && <span className={css.then}>→</span>}
  </>
);

/** What everybody has of what is needed. */
export const Standings = ({ standing }: { standing: readonly Standing[] }) =>
  standing.length === 0 ? null : (
    <span className={css.standings}>
      {standing.map(({ seat, name, have, need }) => (
        <span key={seat} className={css.standing} data-full={have >= need || undefined} title={name}>
          <SeatEmblem seat={seat} size={20} />
          {have >= need ? (
            <Icon name="check" size={16} />
          ) : (
            <span>
              {have}/{need}
            </span>
          )}
        </span>
      ))}
    </span>
  );

/** Coins and crowns, each with its number. */
export const Gain = ({ coins = 0, crowns = 0 }: { coins?: number | undefined; crowns?: number | undefined }) => (
  <Fragment>
    {coins > 0 && (
      <span className={css.figure}>
        {coins}
        <Icon name="coin" size={20} />
      </span>
    )}
    {crowns > 0 && (
      <span className={css.figure}>
        {crowns}
        <Sized name="crown" className={css.small} />
      </span>
    )}
  </Fragment>
);
