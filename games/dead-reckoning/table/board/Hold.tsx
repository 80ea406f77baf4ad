/** One cell of the ship: its sails and cannons, its hold, and the goods in it. */

import { cx } from '@broadside/kit';
import { type Fitting, PRINTED_CELLS } from '../../cards/ship.ts';
import { upgradeOf } from '../../cards/table.ts';
import { CARGO, COIN } from '../../rules/facade.ts';
import type { Good } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { cellName } from '../../text/places.ts';
import { t } from '../../text/table.ts';
import { Sign, type SignName } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import type { useDrag } from '../drag.ts';
import type { Props } from '../props.ts';
import { cellDrop, movesFrom, moveTo, type Source, sameSource } from './moves.ts';
import css from './Ship.module.css';

export const GOOD_SIGN = ['cargo', 'coin'] as const;

export interface HoldProps extends Props {
  readonly seat: number;
  readonly player: PlayerView;
  readonly cell: number;
  readonly picked: Source | undefined;
  readonly onPick: (source: Source) => void;
  readonly grip: ReturnType<typeof useDrag<Source>>['grip'];
  /** What a press on the cell does beside goods: an upgrade is fitted. */
  readonly target: { readonly words: string; readonly act: () => void } | undefined;
}

/** What is uncovered in a cell (DR-UPG-4). */
export function fittingOf(player: PlayerView, cell: number): Fitting {
  const token = player.cells[cell].tokens.at(-1);
  return token === undefined ? PRINTED_CELLS[cell] : upgradeOf(token);
}

const GOODS: readonly Good[] = [CARGO, COIN];

/** Goods of a kind are one thing to press and to drag: each by itself would be too small for a finger. */
function Units({ cell, player, picked, onPick, grip, ...props }: HoldProps) {
  const { cargo, coins } = player.cells[cell];
  const { hold } = fittingOf(player, cell);
  const counts = [cargo, coins];
  return (
    <span className={cx(css.units, hold > 4 && css.small)}>
      {GOODS.filter((good) => counts[good] > 0).map((good) => {
        const source: Source = { from: 'cell', cell, good };
        return (
          <button
            key={good}
            type="button"
            data-id={GOOD_SIGN[good]}
            className={cx(css.unit, sameSource(picked, source) && css.picked)}
            disabled={movesFrom(props, source).length === 0}
            aria-pressed={sameSource(picked, source)}
            aria-label={t(props, `unit.${GOOD_SIGN[good]}`, {
              cell: cellName(props.say, cell),
              count: counts[good],
            })}
            onClick={() => onPick(source)}
            {...grip(source)}
          >
            {Array.from({ length: counts[good] }, (_, at) => (
              <Sign key={at} name={GOOD_SIGN[good]} />
            ))}
          </button>
        );
      })}
      {Array.from({ length: Math.max(0, hold - cargo - coins) }, (_, at) => (
        <span key={`free${at}`} className={css.empty} />
      ))}
    </span>
  );
}

const Marks = ({ sign, count }: { readonly sign: SignName; readonly count: number }) =>
  Array.from({ length: count }, (_, at) => <Sign key={at} name={sign} size={18} />);

/** DR-SHIP-4: goods in the hold put sails and cannons of its cell out of use. */
function Head({ cell, player, ...props }: HoldProps) {
  const { tokens, cargo, coins } = player.cells[cell];
  const { sails, cannons, hold } = fittingOf(player, cell);
  const token = tokens.at(-1);
  const load = cargo + coins;
  return (
    <span className={css.head}>
      <span className={cx(css.marks, load > 0 && css.off)}>
        <Marks sign="sail" count={sails} />
        <Marks sign="cannon" count={cannons} />
      </span>
      <span className={css.cellName} title={token === undefined ? undefined : cardName(props, token)}>
        {cellName(props.say, cell)}
      </span>
      {hold > 0 && (
        <b>
          {load}/{hold}
        </b>
      )}
    </span>
  );
}

export function Hold(props: HoldProps) {
  const { cell, player, picked, target, play } = props;
  const { hold, sails, cannons } = fittingOf(player, cell);
  const blank = hold + sails + cannons === 0;
  const here = picked && moveTo(props, picked, cellDrop(cell));
  const press = target ?? (here && { words: t(props, 'cell.here'), act: () => play(here) });
  return (
    <div className={cx(css.cell, blank && css.blank, press && css.takes)} data-drop={cellDrop(cell)}>
      {blank ? (
        <span>{t(props, 'cell.free', { cell: cellName(props.say, cell) })}</span>
      ) : (
        <>
          <Head {...props} />
          <Units {...props} />
        </>
      )}
      {press && (
        <button type="button" data-id="here" className={css.here} onClick={press.act}>
          {press.words}
        </button>
      )}
    </div>
  );
}
