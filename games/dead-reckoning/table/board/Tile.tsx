/** One tile of the sea: the island with its cubes, goods and buildings, the card in its slot, and the ships that lie there. */

import { cx, percent, SeatEmblem, seatStyle } from '@broadside/kit';
import { type Building, FIRST_ISLAND, FIRST_SEA, isIsland, islandOf } from '../../cards/table.ts';
import { bitOf, NOBODY } from '../../rules/facade.ts';
import type { TileView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { BuildingArt, Cube, FogArt, IslandArt, SeaArt, ShipPiece, Sign } from '../art/index.ts';
import { type BattleAhead, battlesAt } from '../battle/ahead.ts';
import { cardName } from '../buttons.ts';
import { RowMini, RowTag } from '../card/index.ts';
import type { Props } from '../props.ts';
import { bottomOf } from '../seats.ts';
import { place } from '../spots.ts';
import { ASHORE } from './moves.ts';
import css from './Sea.module.css';
import { chartName, shortName, tileWords } from './words.ts';

export interface TileProps extends Props {
  readonly at: number;
  /** Sails it takes to stop here now; undefined: out of reach. */
  readonly sails: number | undefined;
  /** It answers the question that is asked. */
  readonly wanted: boolean;
  readonly onPress: (at: number) => void;
  /** Everything about it, whatever a press would do. */
  readonly onLook: (at: number) => void;
}

/** Every slot: the owner of its cube, or NOBODY. */
function slotsOf({ id, cubes }: TileView): number[] {
  const slots = cubes.flatMap((count, player) => Array<number>(count).fill(player));
  return [...slots, ...Array<number>(Math.max(0, islandOf(id).slots - slots.length)).fill(NOBODY)];
}

function Slots({ tile }: { readonly tile: TileView }) {
  const slots = slotsOf(tile);
  return (
    <span className={cx(css.slots, slots.length > 3 && css.many)}>
      {slots.map((owner, at) => (
        <span key={at} className={cx(css.slot, owner === NOBODY && css.free)}>
          {owner !== NOBODY && <Cube owner={owner} />}
        </span>
      ))}
    </span>
  );
}

function Permanent({ tile }: { readonly tile: TileView }) {
  return (
    <span className={css.permanent}>
      {tile.permanent.map(
        (count, player) =>
          count > 0 && (
            <span key={player}>
              {count > 1 && count}
              <Cube owner={player} permanent size={19} />
            </span>
          ),
      )}
    </span>
  );
}

interface PillProps {
  readonly cargo: number;
  readonly coins: number;
  readonly hand?: number;
  readonly className: string | undefined;
}

/** "2 cargo, 1 coin", in signs. */
function Pill({ cargo, coins, hand = 0, className }: PillProps) {
  const counts = [
    { sign: 'hand', count: hand, plus: '+' },
    { sign: 'coin', count: coins, plus: '' },
    { sign: 'cargo', count: cargo, plus: '' },
  ] as const;
  return (
    <span className={className}>
      {counts.map(
        ({ sign, count, plus }) =>
          count > 0 && (
            <span key={sign}>
              {plus}
              {count}
              <Sign name={sign} />
            </span>
          ),
      )}
    </span>
  );
}

const ALL_BUILDINGS: readonly Building[] = [0, 1, 2];

/** Who holds the island, and what stands on it. */
function Holder({ tile }: { readonly tile: TileView }) {
  const standing = ALL_BUILDINGS.filter((building) => tile.buildings & bitOf(building));
  const owner = tile.controller === NOBODY ? 'neutral' : tile.controller;
  if (tile.controller === NOBODY && standing.length === 0) return null;
  return (
    <span className={css.holder}>
      {tile.controller !== NOBODY && <SeatEmblem seat={tile.controller} size={22} />}
      <span className={css.standing}>
        {standing.map((building) => (
          <BuildingArt key={building} building={building} owner={owner} size={25} />
        ))}
      </span>
    </span>
  );
}

function Island({ tile }: { readonly tile: TileView }) {
  const { cargo, coins, hand } = islandOf(tile.id);
  return (
    <>
      <Permanent tile={tile} />
      <Slots tile={tile} />
      {tile.cargo + tile.coins > 0 && <Pill {...tile} className={css.goods} />}
      <Pill cargo={cargo} coins={coins} hand={hand} className={css.makes} />
    </>
  );
}

/** Ships that lie at a location, the viewer's own last, on top. */
export function Ships({ view, viewer, at }: Pick<Props, 'view' | 'viewer'> & { readonly at: number }) {
  const here = view.players.flatMap((player, seat) => (player.at === at ? [seat] : []));
  if (here.length === 0) return null;
  here.sort((one, other) => Number(one === viewer) - Number(other === viewer));
  return (
    <span className={css.ships}>
      {here.map((seat) => (
        <span key={seat} data-id={`ship:${seat}`} className={cx(css.ship, seat === viewer && css.own)}>
          <ShipPiece owner={seat} pirate={view.players[seat].pirate} />
        </span>
      ))}
    </span>
  );
}

function Ground({ tile, at }: { readonly tile: TileView; readonly at: number }) {
  if (!tile.explored) return <FogArt at={at} />;
  return isIsland(tile.id) ? <IslandArt island={tile.id - FIRST_ISLAND} /> : <SeaArt sea={tile.id - FIRST_SEA} />;
}

/** How many sails it takes to stop there. */
export const Go = ({ sails }: { readonly sails: number }) => (
  <span className={css.go}>
    <Sign name="sail" />
    {sails}
  </span>
);

/** Whom one would have to fight there, and how likely one would win: "Anna 75%". */
function Fights({ battles, ...props }: Props & { readonly battles: readonly BattleAhead[] }) {
  const { nameOf, odds } = props;
  return (
    <span className={css.fights}>
      {battles.map(({ foe, win }) => (
        <span key={foe} className={cx(css.go, css.fight)}>
          <Sign name="battle" />
          {odds ? t(props, 'ahead.tile', { name: nameOf(foe), percent: percent(win) }) : nameOf(foe)}
        </span>
      ))}
    </span>
  );
}

/** What stands on an island for each place; a press shows what it would score now. */
function Values({ at, onLook, ...props }: Pick<TileProps, 'at' | 'onLook' | 'view' | 'say'>) {
  const { id } = props.view.sea[at];
  return (
    <button
      type="button"
      className={css.look}
      aria-label={t(props, 'tile.look', { name: cardName(props, id) })}
      onClick={() => onLook(at)}
    >
      <span className={css.values}>
        {islandOf(id).values.map((value, place) => (
          <b key={place}>{value}</b>
        ))}
      </span>
    </button>
  );
}

export function Tile(props: TileProps) {
  const { view, viewer, say, at, sails, wanted, onPress } = props;
  const tile = view.sea[at];
  const held = tile.controller !== NOBODY;
  const island = tile.explored && isIsland(tile.id);
  const battles = sails === undefined || typeof viewer !== 'number' ? [] : battlesAt(view, viewer, at);
  return (
    <div
      className={cx(
        css.tile,
        !tile.explored && css.fog,
        held && css.held,
        sails !== undefined && css.reach,
        wanted && css.wanted,
      )}
      style={held ? seatStyle(tile.controller) : undefined}
      data-spot={place(at)}
      data-drop={view.players[bottomOf(view)].at === at ? ASHORE : undefined}
    >
      <span className={css.shown} aria-hidden="true">
        <span className={css.ground}>
          <Ground tile={tile} at={at} />
        </span>
        {island && <Island tile={tile} />}
        <span className={css.corner}>
          <span className={css.name}>{shortName(props, at)}</span>
          <span className={css.charted}>{chartName(props, at)}</span>
          <Holder tile={tile} />
          {sails !== undefined && battles.length === 0 && <Go sails={sails} />}
        </span>
        {battles.length > 0 && <Fights {...props} battles={battles} />}
        {tile.explored && <RowMini data-id={`offer:${at}`} say={say} card={tile.card} className={css.mini} />}
        {tile.explored && <RowTag data-id={`offer:${at}`} card={tile.card} className={css.rowTag} />}
        <Ships view={view} viewer={viewer} at={at} />
      </span>
      <button
        type="button"
        data-id={place(at)}
        data-sails={sails}
        className={css.press}
        aria-label={tileWords(props, at, sails)}
        onClick={() => onPress(at)}
      />
      {island && <Values {...props} />}
    </div>
  );
}
