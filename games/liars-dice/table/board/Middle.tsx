/** The middle of the table between two calls: the bid that stands, and those before it. */

import { percent, SeatEmblem } from '@broadside/kit';
import { nameToReader } from '@broadside/text';
import { diceInPlay, onesAreWild, standingBid, tableSeen } from '../../rules/facade.ts';
import type { Bid } from '../../rules/state.ts';
import { bidWords } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import { DieFace } from '../art/DieFace.tsx';
import { truthOf } from '../bids.ts';
import type { Props } from '../props.ts';
import css from './Middle.module.css';

/** LD-BID-6. Drawn, not written: in words a long round would not fit on a phone. */
function Earlier({ bids, ...props }: Props & { readonly bids: readonly Bid[] }) {
  if (bids.length === 0) return null;
  return (
    <ol className={css.earlier} aria-label={t(props, 'earlier')}>
      {bids.map((bid) => (
        <li key={`${bid.count}.${bid.face}`}>
          <SeatEmblem seat={bid.seat} size={18} />
          <span className={css.name}>{props.nameOf(bid.seat)}</span>
          <span className="sr">{bidWords(bid, props.say)}</span>
          <b aria-hidden="true">{bid.count} ×</b>
          <DieFace seat={bid.seat} face={bid.face} size={20} />
        </li>
      ))}
    </ol>
  );
}

function Standing({ bid, ...props }: Props & { readonly bid: Bid }) {
  const { view, viewer, say, odds } = props;
  const nameOf = nameToReader(props.nameOf, viewer, say);
  return (
    <div className={css.standing}>
      <p className={css.who}>{t(props, 'bidBy', { name: nameOf(bid.seat) })}</p>
      <p className={css.large}>
        <span className="sr">{bidWords(bid, say)}</span>
        <span className={css.count} aria-hidden="true">
          {bid.count}
        </span>
        <span className={css.times} aria-hidden="true">
          ×
        </span>
        <DieFace seat={bid.seat} face={bid.face} size={72} />
      </p>
      {odds && view.flow.length > 0 && (
        <p className={css.odds}>{t(props, 'odds.true', { odds: percent(truthOf(view, bid)) })}</p>
      )}
    </div>
  );
}

export function Middle(props: Props) {
  const { view } = props;
  const bid = standingBid(view);
  const wild = onesAreWild(view);
  return (
    <section className={css.middle} aria-label={t(props, 'middle')}>
      <p className={css.facts}>
        <span>{t(props, 'inPlay', { dice: diceInPlay(tableSeen(view)) })}</span>
        <span>{t(props, wild ? 'wild' : 'notWild')}</span>
        {view.palifico && <b className={css.palifico}>{t(props, 'palifico')}</b>}
      </p>
      {bid ? <Standing {...props} bid={bid} /> : <p className={css.none}>{t(props, 'noBid')}</p>}
      <Earlier {...props} bids={view.bids.slice(0, -1)} />
    </section>
  );
}
