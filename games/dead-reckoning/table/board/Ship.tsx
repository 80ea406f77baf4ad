/** The ship board: the sail track, four cells with their holds, and what lies ashore (DR-SHIP). */
import { cx } from '@broadside/kit';
import { useState } from 'react';
import { MOST_SAILS, PRINTED_CELLS, SINKING_DAMAGE } from '../../cards/ship.ts';
import { upgradeOf } from '../../cards/table.ts';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { CARGO, COIN, type Good } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { Cube, HullArt, Sign } from '../art/index.ts';
import { cardName, type Props, told, verb } from '../parts.ts';
import { chest, dock, ship } from '../spots.ts';
import css from './Ship.module.css';

/** Where goods are picked up: a hold, the dock or chest, the island. */
export type Source =
  | { readonly from: 'cell'; readonly cell: number; readonly good: Good }
  | { readonly from: 'ashore'; readonly good: Good };

type Move = Extract<DeadReckoningAction, { readonly type: 'load' | 'unload' | 'rearrange' | 'jettison' }>;

const isMove = (action: DeadReckoningAction): action is Move =>
  action.type === 'load' || action.type === 'unload' || action.type === 'rearrange' || action.type === 'jettison';

/** The legal ways of goods from a place. */
export function movesFrom({ legal }: Pick<Props, 'legal'>, source: Source): Move[] {
  return (legal as readonly DeadReckoningAction[]).filter((action): action is Move => {
    if (!isMove(action) || action.good !== source.good) return false;
    return source.from === 'ashore' ? action.type === 'load' : action.type !== 'load' && action.cell === source.cell;
  });
}

const sameSource = (one: Source | undefined, other: Source): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

const CELL_NAMES = ['A', 'B', 'C', 'D'] as const;
const SIGN = ['cargo', 'coin'] as const;

interface ShipProps extends Props {
  readonly seat: number;
}

function Track({ player, ...props }: Props & { readonly player: PlayerView; readonly seat: number }) {
  return (
    <div className={css.track}>
      <span className={css.label}>{told(props, 'sails')}</span>
      <ol aria-label={told(props, 'sails.left', { sails: player.sails })}>
        {Array.from({ length: MOST_SAILS + 1 }, (_, at) => (
          <li key={at} className={cx(at === player.sails && css.now)}>
            {at}
            {at === player.sails && <Cube owner={props.seat} size={20} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface CellProps extends ShipProps {
  readonly cell: number;
  readonly player: PlayerView;
  readonly picked: Source | undefined;
  readonly onPick: (source: Source) => void;
}

function Units({ cell, player, picked, onPick, ...props }: CellProps) {
  const { cargo, coins } = player.cells[cell];
  const hold = holdOf(player, cell);
  const units: Good[] = [...Array<Good>(cargo).fill(CARGO), ...Array<Good>(coins).fill(COIN)];
  return (
    <span className={css.units}>
      {units.map((good, at) => {
        const source: Source = { from: 'cell', cell, good };
        const can = movesFrom(props, source).length > 0;
        return (
          <button
            key={at}
            type="button"
            className={cx(css.unit, sameSource(picked, source) && css.picked)}
            disabled={!can}
            aria-pressed={sameSource(picked, source)}
            aria-label={told(props, `unit.${SIGN[good]}`, { cell: CELL_NAMES[cell] })}
            onClick={() => onPick(source)}
          >
            <Sign name={SIGN[good]} size={22} />
          </button>
        );
      })}
      {Array.from({ length: Math.max(0, hold - units.length) }, (_, at) => (
        <span key={`free${at}`} className={css.empty} />
      ))}
    </span>
  );
}

const holdOf = (player: PlayerView, cell: number): number => fitting(player, cell).hold;

const fitting = (player: PlayerView, cell: number) => {
  const token = player.cells[cell].tokens.at(-1);
  return token === undefined ? PRINTED_CELLS[cell] : upgradeOf(token);
};

function HoldCell(cellProps: CellProps) {
  const { cell, player, ...props } = cellProps;
  const { tokens, cargo, coins } = player.cells[cell];
  const { sails, cannons, hold } = fitting(player, cell);
  const token = tokens.at(-1);
  const name = token === undefined ? CELL_NAMES[cell] : cardName(props, token);
  const load = cargo + coins;
  if (token === undefined && hold === 0)
    return <div className={cx(css.cell, css.blank)}>{told(props, 'cell.free', { cell: CELL_NAMES[cell] })}</div>;
  return (
    <div className={css.cell}>
      <span className={css.head}>
        <span className={cx(load > 0 && css.off)}>
          {sails > 0 && Array.from({ length: sails }, (_, at) => <Sign key={`s${at}`} name="sail" size={20} />)}
          {cannons > 0 && Array.from({ length: cannons }, (_, at) => <Sign key={`c${at}`} name="cannon" size={20} />)}
        </span>
        <span className={css.cellName}>{name}</span>
        {hold > 0 && (
          <b>
            {load}/{hold}
          </b>
        )}
      </span>
      <Units {...cellProps} />
      {tokens.length > 1 && <small>{told(props, 'cell.covered', { tokens: tokens.length - 1 })}</small>}
    </div>
  );
}

/** The ways of what was picked up, as buttons: to each hold, ashore, overboard; one or all. */
function Ways({ picked, seat, ...props }: ShipProps & { readonly picked: Source }) {
  const moves = movesFrom(props, picked);
  if (moves.length === 0) return null;
  return (
    <fieldset className={css.ways} aria-label={told(props, 'ways')}>
      {moves.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => props.play(move)}>
          {verb(props, seat, move)}
        </button>
      ))}
    </fieldset>
  );
}

function Ashore({ player, picked, onPick, ...props }: ShipProps & Pick<CellProps, 'player' | 'picked' | 'onPick'>) {
  const { seat } = props;
  const line = (good: Good, count: number, key: 'dock' | 'chest', spot: string) => {
    const source: Source = { from: 'ashore', good };
    const can = movesFrom(props, source).length > 0;
    return (
      <button
        type="button"
        className={cx(css.line, sameSource(picked, source) && css.picked)}
        disabled={!can}
        aria-pressed={sameSource(picked, source)}
        data-spot={spot}
        onClick={() => onPick(source)}
      >
        <Sign name={key === 'dock' ? 'dock' : 'chest'} size={24} />
        <b>{count < 0 ? '?' : count}</b>
        <Sign name={SIGN[good]} size={22} />
        {told(props, key)}
      </button>
    );
  };
  return (
    <div className={css.ashore}>
      {line(CARGO, player.dock, 'dock', dock(seat))}
      {line(COIN, player.chest, 'chest', chest(seat))}
      <span className={css.line}>
        <Sign name="cannon" size={24} />
        <b>{player.cannonsLeft}</b>
        {told(props, 'cannons', { cannons: player.cannonsLeft })}
      </span>
      <span className={css.line}>
        <Cube owner={seat} size={22} />
        <b>{player.cubes}</b>
        {told(props, 'cubes', { cubes: player.cubes })}
      </span>
      <span className={css.damage} role="img" aria-label={told(props, 'damage', { damage: player.damage })}>
        {Array.from({ length: SINKING_DAMAGE }, (_, at) =>
          at < player.damage ? <Sign key={at} name="damage" size={23} /> : <span key={at} className={css.empty} />,
        )}
      </span>
    </div>
  );
}

export function Ship(props: ShipProps) {
  const [picked, pick] = useState<Source>();
  const player = props.view.players[props.seat];
  const chosen = picked && movesFrom(props, picked).length > 0 ? picked : undefined;
  const onPick = (source: Source): void => pick(sameSource(chosen, source) ? undefined : source);
  const parts = { ...props, player, picked: chosen, onPick };
  return (
    <section className={css.board} aria-label={told(props, 'ship')} data-spot={ship(props.seat)}>
      <Track {...props} player={player} />
      <div className={css.hull}>
        <HullArt owner={props.seat} />
        <div className={css.cells}>
          {CELL_NAMES.map((name, cell) => (
            <HoldCell key={name} {...parts} cell={cell} />
          ))}
        </div>
      </div>
      <Ashore {...parts} />
      {chosen && <Ways {...props} picked={chosen} />}
    </section>
  );
}
