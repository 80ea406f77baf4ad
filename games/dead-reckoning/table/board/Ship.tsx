/** The ship board: the sail track, four cells with their holds, and what lies ashore (DR-SHIP). */

import { cx } from '@broadside/kit';
import { useState } from 'react';
import { CELLS, MOST_SAILS, SINKING_DAMAGE } from '../../cards/ship.ts';
import { type CardId, NO_CARD } from '../../cards/table.ts';
import { CARGO, COIN, HARBOUR } from '../../rules/facade.ts';
import type { Good } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { Cube, HullArt, Sign } from '../art/index.ts';
import { legalOf, verb } from '../buttons.ts';
import { UpgradeToken } from '../card/index.ts';
import { useDrag } from '../drag.ts';
import type { Props } from '../props.ts';
import { chest, ship } from '../spots.ts';
import { GOOD_SIGN, Hold, type HoldProps } from './Hold.tsx';
import { ASHORE, movesFrom, moveTo, type Source, sameSource } from './moves.ts';
import css from './Ship.module.css';

interface ShipProps extends Props {
  readonly seat: number;
  /** Shows the last battle again; undefined if there was none. */
  readonly onBattle?: (() => void) | undefined;
}
type Parts = ShipProps & Pick<HoldProps, 'player' | 'picked' | 'onPick' | 'grip'>;

function Track({ player, ...props }: Props & { readonly player: PlayerView; readonly seat: number }) {
  return (
    <div className={css.track}>
      <span className={css.label}>{t(props, 'sails')}</span>
      <ol aria-label={t(props, 'sails.left', { sails: player.sails })}>
        {Array.from({ length: MOST_SAILS + 1 }, (_, at) => (
          <li key={at} className={cx(at === player.sails && css.now)}>
            {at}
            {at === player.sails && <Cube owner={props.seat} size={18} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The ways of what was picked up, as buttons: to each hold, ashore, overboard; one or all. */
function Ways({ picked, seat, ...props }: ShipProps & { readonly picked: Source }) {
  return (
    <fieldset className={css.ways} aria-label={t(props, 'ways')}>
      {movesFrom(props, picked).map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => props.play(move)}>
          {verb(props, seat, move)}
        </button>
      ))}
    </fieldset>
  );
}

/** Dock or chest while in the harbour; the goods of the island while there. */
function Store({ good, ...props }: Parts & { readonly good: Good }) {
  const { player, picked, onPick, grip, view, seat } = props;
  const source: Source = { from: 'ashore', good };
  const can = movesFrom(props, source).length > 0;
  const key = good === CARGO ? 'dock' : 'chest';
  const own = good === CARGO ? player.dock : player.chest;
  const island = player.at === HARBOUR ? undefined : view.sea[player.at];
  const there = island && (good === CARGO ? island.cargo : island.coins);
  return (
    <>
      <button
        type="button"
        data-id={key}
        className={cx(css.line, sameSource(picked, source) && css.picked)}
        disabled={!can}
        aria-pressed={sameSource(picked, source)}
        data-spot={good === COIN ? chest(seat) : undefined}
        onClick={() => onPick(source)}
        {...grip(source)}
      >
        <Sign name={key} size={22} />
        <b>{own < 0 ? '?' : own}</b>
        <Sign name={GOOD_SIGN[good]} size={20} />
        <span>{t(props, key)}</span>
        {can && island && <small>{t(props, 'island.has', { count: there ?? 0 })}</small>}
      </button>
      {picked && moveTo(props, picked, ASHORE) && picked.good === good && (
        <button
          type="button"
          className={css.here}
          onClick={() => {
            const move = moveTo(props, picked, ASHORE);
            if (move) props.play(move);
          }}
        >
          {t(props, 'cell.here')}
        </button>
      )}
    </>
  );
}

function Ashore(props: Parts) {
  const { player, seat } = props;
  return (
    <div className={css.ashore} data-drop={ASHORE}>
      <Store {...props} good={CARGO} />
      <Store {...props} good={COIN} />
      <span className={css.line}>
        <Sign name="cannon" size={22} />
        <b>{player.cannonsLeft}</b>
        {t(props, 'cannons', { cannons: player.cannonsLeft })}
      </span>
      <span className={css.line}>
        <Cube owner={seat} size={20} />
        <b>{player.cubes}</b>
        {t(props, 'cubes', { cubes: player.cubes })}
      </span>
      {player.pirate && (
        <span className={css.line}>
          <Sign name="flag" size={22} />
          {t(props, 'mode.pirate')}
        </span>
      )}
      {player.token !== NO_CARD && (
        <button type="button" className={css.line} onClick={() => props.inspect(player.token)}>
          <Sign name="score" size={22} />
          {t(props, 'token')}
        </button>
      )}
      {props.onBattle && (
        <button type="button" data-id="last-battle" className={css.line} onClick={props.onBattle}>
          <Sign name="battle" size={22} />
          {t(props, 'battle.last')}
        </button>
      )}
      <span className={css.damage} role="img" aria-label={t(props, 'damage', { damage: player.damage })}>
        {Array.from({ length: SINKING_DAMAGE }, (_, at) =>
          at < player.damage ? <Sign key={at} name="damage" size={20} /> : <span key={at} className={css.empty} />,
        )}
      </span>
    </div>
  );
}

/** DR-UPG: the tokens that may be taken; the cells of the ship say where one may go. */
function Tokens({ chosen, onChoose, ...props }: Props & { chosen: CardId | undefined; onChoose(card: CardId): void }) {
  const cards = [...new Set(legalOf(props, 'fit').map(({ card }) => card))];
  return (
    <div className={css.tokens}>
      {cards.map((card) => (
        <UpgradeToken
          key={card}
          say={props.say}
          card={card}
          size="S"
          selected={card === chosen}
          pickable
          onPress={() => onChoose(card)}
        />
      ))}
    </div>
  );
}

/** What a press on a cell does while upgrades are fitted or taken off. */
function targetOf(props: ShipProps, cell: number, chosen: CardId | undefined): HoldProps['target'] {
  const fit = legalOf(props, 'fit').find((action) => action.cell === cell && action.card === chosen);
  if (fit) return { words: t(props, 'cell.fit'), act: () => props.play(fit) };
  const strip = legalOf(props, 'strip').find((action) => action.cell === cell);
  return strip && { words: t(props, 'cell.strip'), act: () => props.play(strip) };
}

export function Ship(props: ShipProps) {
  const [picked, pick] = useState<Source>();
  const [token, choose] = useState<CardId>();
  const { play, view, seat } = props;
  const { held, grip } = useDrag<Source>((source, drop) => {
    const move = moveTo(props, source, drop);
    if (move) play(move);
  });
  const player = view.players[seat];
  const chosen = picked && movesFrom(props, picked).length > 0 ? picked : undefined;
  const onPick = (source: Source): void => pick(sameSource(chosen, source) ? undefined : source);
  const parts: Parts = { ...props, player, picked: chosen, onPick, grip };
  const fits = legalOf(props, 'fit');
  const fitting = fits.some(({ card }) => card === token) ? token : fits[0]?.card;
  return (
    <section data-id="ship" className={css.board} aria-label={t(props, 'ship')} data-spot={ship(seat)}>
      {fits.length > 0 && <Tokens {...props} chosen={fitting} onChoose={choose} />}
      <div className={css.vessel}>
        {player.crew.length > 0 && <Track {...props} player={player} />}
        {player.cells.length > 0 && (
          <div className={css.hull}>
            <HullArt owner={seat} />
            <div className={css.cells}>
              {Array.from({ length: CELLS }, (_, cell) => (
                <Hold key={cell} {...parts} cell={cell} target={targetOf(props, cell, fitting)} />
              ))}
            </div>
          </div>
        )}
      </div>
      <Ashore {...parts} />
      {chosen && <Ways {...props} picked={chosen} />}
      {held && (
        <span className={css.ghost} style={{ left: held.x, top: held.y }}>
          <Sign name={GOOD_SIGN[held.what.good]} size={30} />
        </span>
      )}
    </section>
  );
}
