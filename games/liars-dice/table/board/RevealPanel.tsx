/** A call: cups go up one by one, and the dice that count are added up. */

import { cx, SeatEmblem } from '@broadside/kit';
import { nameToReader } from '@broadside/text';
import { COVERED, counts } from '../../rules/facade.ts';
import { bidWords } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import { CupPicture } from '../art/Cup.tsx';
import { DieFace } from '../art/DieFace.tsx';
import type { Props } from '../props.ts';
import type { Reveal } from '../reveal.ts';
import css from './RevealPanel.module.css';

type RevealProps = Props & { readonly reveal: Reveal };

/** One player's row: the dice under a cup that is up, or the cup. */
function Row({ seat, reveal, ...props }: RevealProps & { readonly seat: number }) {
  const { nameOf, view } = props;
  const dice = reveal.cups[seat];
  const { face } = reveal.bid;
  const hidden = Array.from({ length: view.pirates[seat].covered }, () => COVERED);
  return (
    <li className={cx(css.row, dice === null && css.down)}>
      <span className={css.who}>
        <SeatEmblem seat={seat} size={20} />
        <span className={css.name}>{nameOf(seat)}</span>
      </span>
      <span className={css.dice}>
        <CupPicture seat={seat} size={30} lifted={dice !== null} className={css.cup} />
        {dice && <span className="sr">{t(props, 'reveal.dice', { faces: dice.join(', ') })}</span>}
        {(dice ?? hidden).map((die, at) => {
          const hit = die !== COVERED && counts(die, face, reveal.wild);
          return <DieFace key={at} seat={seat} face={die} size={26} counts={hit} faint={dice !== null && !hit} />;
        })}
      </span>
    </li>
  );
}

/** Those who took part: whoever has dice in it, or had a cup down when it began. */
const takesPart = ({ cups }: Reveal, covered: number, seat: number): boolean =>
  cups[seat] === null ? covered > 0 : (cups[seat]?.length ?? 0) > 0;

export function RevealPanel({ reveal, live, ...props }: RevealProps & { readonly live: boolean }) {
  const { view, say } = props;
  const nameOf = nameToReader(props.nameOf, props.viewer, say);
  const { bid, kind, caller, total, right } = reveal;
  const seats = view.pirates.flatMap(({ covered }, seat) => (takesPart(reveal, covered, seat) ? [seat] : []));
  // A bid that was met shows in green, one that was not in red; "exactly" is right if it was met to the die.
  const met = right === undefined ? undefined : right === (kind === 'exact');
  const verdict = right === undefined ? 'counting' : (`${kind}.${right ? 'right' : 'wrong'}` as const);
  return (
    <section className={cx(css.reveal, !live && css.past)} aria-label={t(props, 'reveal')}>
      <p className={css.head}>
        {t(props, `reveal.${kind}`, { name: nameOf(caller), bidder: nameOf(bid.seat), bid: bidWords(bid, say) })}
      </p>
      <ul className={css.rows}>
        {seats.map((seat) => (
          <Row key={seat} {...props} reveal={reveal} seat={seat} />
        ))}
      </ul>
      <p className={cx(css.verdict, met === true && css.good, met === false && css.bad)} role="status">
        <b className={css.total}>
          {total} / {bid.count}
        </b>{' '}
        {t(props, `verdict.${verdict}`)}
      </p>
    </section>
  );
}
