/** The sea of four rows by three, the row boxes beside it and the harbour below (DR-SETUP-5). */

import { cx, SeatEmblem, seatStyle } from '@broadside/kit';
import { NO_CARD } from '../../cards/table.ts';
import { HARBOUR, TILES } from '../../rules/facade.ts';
import { t } from '../../text/table.ts';
import { HarbourArt, ROMAN, Sign } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import type { Props } from '../props.ts';
import { bottomOf } from '../seats.ts';
import { box, dock, HARBOUR_SPOT, SUPPLY } from '../spots.ts';
import { ASHORE } from './moves.ts';
import css from './Sea.module.css';
import { Go, Ships, Tile } from './Tile.tsx';
import { sailsTo, targetsOf } from './targets.ts';

/** From the farthest row to the one at the harbour. */
const ROWS = [4, 3, 2, 1] as const;
const COLUMNS = [0, 1, 2] as const;

/** A row box: how many cards are left, and the top one where it lies open (DR-AMB-26). */
function RowMark({ row, ...props }: Props & { readonly row: number }) {
  const { view, inspect } = props;
  const left = view.boxes[row - 1];
  const top = view.tops[row - 1];
  const words = t(props, 'box', { row, cards: left });
  const marks = (
    <>
      <b>{ROMAN[row]}</b>
      <span className={css.box}>
        <Sign name="hand" />
        <span>{left}</span>
      </span>
    </>
  );
  if (top === undefined || top === NO_CARD)
    return (
      <span className={css.rowMark} data-spot={box(row)} role="img" aria-label={words}>
        {marks}
      </span>
    );
  return (
    <button
      type="button"
      className={cx(css.rowMark, css.open)}
      data-spot={box(row)}
      aria-label={`${words}. ${t(props, 'box.top', { card: cardName(props, top) })}`}
      onClick={() => inspect(top)}
    >
      {marks}
    </button>
  );
}

function Harbour({ onPress, ...props }: Props & { readonly onPress: (at: number) => void }) {
  const { view, viewer, nameOf } = props;
  const sails = sailsTo(props, HARBOUR);
  return (
    <button
      type="button"
      className={cx(css.harbour, sails !== undefined && css.reach)}
      data-id={HARBOUR_SPOT}
      data-sails={sails}
      data-spot={HARBOUR_SPOT}
      data-drop={view.players[bottomOf(view)].at === HARBOUR ? ASHORE : undefined}
      aria-label={t(props, sails === undefined ? 'harbour' : 'harbour.reach', { sails: sails ?? 0 })}
      onClick={() => onPress(HARBOUR)}
    >
      <span className={css.ground}>
        <HarbourArt />
      </span>
      <span className={css.harbourName} data-spot={SUPPLY}>
        {t(props, 'harbour.name')}
      </span>
      {sails !== undefined && <Go sails={sails} />}
      <Ships view={view} viewer={viewer} at={HARBOUR} />
      <span className={css.docks}>
        {view.players.map((player, seat) => (
          <span key={seat} className={css.dock} style={seatStyle(seat)} data-spot={dock(seat)}>
            <SeatEmblem seat={seat} size={22} />
            <span className={css.owner} title={nameOf(seat)}>
              {seat === viewer ? t(props, 'you') : nameOf(seat)}
            </span>
            <b>{player.dock}</b>
            <Sign name="cargo" />
          </span>
        ))}
      </span>
    </button>
  );
}

export interface SeaProps extends Props {
  readonly onPress: (at: number) => void;
  readonly onLook: (at: number) => void;
}

export function Sea({ onPress, onLook, ...props }: SeaProps) {
  const targets = targetsOf(props);
  return (
    <section data-id="sea" className={css.sea} aria-label={t(props, 'sea')}>
      {ROWS.map((row) => (
        <div key={row} className={css.row}>
          <RowMark {...props} row={row} />
          {COLUMNS.map((column) => {
            const at = (row - 1) * 3 + column;
            return at < TILES ? (
              <Tile
                key={at}
                {...props}
                at={at}
                sails={sailsTo(props, at)}
                wanted={targets.has(at)}
                onPress={onPress}
                onLook={onLook}
              />
            ) : null;
          })}
        </div>
      ))}
      <Harbour {...props} onPress={onPress} />
    </section>
  );
}
