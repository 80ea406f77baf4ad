/** The sea on a small screen: scrolled over at full size with a small map of it, or seen whole. */

import { cx, Icon, seatStyle } from '@broadside/kit';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isIsland } from '../../cards/table.ts';
import { HARBOUR, NOBODY } from '../../rules/facade.ts';
import type { TileView } from '../../rules/view.ts';
import { t } from '../../text/table.ts';
import { ShipPiece } from '../art/index.ts';
import type { Props } from '../props.ts';
import { bottomOf } from '../seats.ts';
import { place } from '../spots.ts';
import css from './Chart.module.css';
import { Sea } from './Sea.tsx';
import { targetsOf } from './targets.ts';

/** Row by row as they lie: the farthest first. */
const TILES = [9, 10, 11, 6, 7, 8, 3, 4, 5, 0, 1, 2] as const;

const kindOf = ({ explored, id }: TileView): string | undefined => {
  if (!explored) return css.fog;
  return isIsland(id) ? css.island : undefined;
};

/** Every ship that lies there, so small that only colour, sign and flag are seen. */
const MapShips = ({ view, at }: Pick<Props, 'view'> & { readonly at: number }) =>
  view.players.map((player, seat) => player.at === at && <ShipPiece key={seat} owner={seat} pirate={player.pirate} />);

/** A tap goes to the place tapped at; the keyboard goes from tile to tile on the sea itself. */
function MiniMap({ onGo, ...props }: Props & { readonly onGo: (x: number, y: number) => void }) {
  const { view } = props;
  const mine = view.players[bottomOf(view)].at;
  const targets = targetsOf(props);
  const go = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    if (detail === 0) onGo(0.5, 0.5);
    else onGo((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  return (
    <button type="button" data-id="map" className={css.map} aria-label={t(props, 'sea.map')} onClick={go}>
      {TILES.map((at) => {
        const tile = view.sea[at];
        return (
          <i
            key={at}
            className={cx(kindOf(tile), tile.controller !== NOBODY && css.held, targets.has(at) && css.wanted)}
            style={tile.controller === NOBODY ? undefined : seatStyle(tile.controller)}
            data-mine={at === mine ? '' : undefined}
          >
            <MapShips view={view} at={at} />
          </i>
        );
      })}
      <i className={css.port} data-mine={mine === HARBOUR ? '' : undefined}>
        <MapShips view={view} at={HARBOUR} />
      </i>
    </button>
  );
}

interface ChartProps extends Props {
  readonly whole: boolean;
  readonly onWhole: (whole: boolean) => void;
  readonly onPress: (at: number) => void;
  readonly onLook: (at: number) => void;
}

export function Chart({ whole, onWhole, onPress, onLook, ...props }: ChartProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const { at } = props.view.players[bottomOf(props.view)];

  // The own ship stays in sight, wherever it sails.
  useEffect(() => {
    const box = scroll.current;
    const tile = box?.querySelector<HTMLElement>(`[data-spot="${place(at)}"]`);
    if (whole || !box || !tile) return;
    const [outer, inner] = [box.getBoundingClientRect(), tile.getBoundingClientRect()];
    box.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [at, whole]);

  const go = (x: number, y: number): void => {
    const box = scroll.current;
    if (!box) return;
    box.scrollTo({ left: x * box.scrollWidth - box.clientWidth / 2, top: y * box.scrollHeight - box.clientHeight / 2 });
  };
  return (
    <div className={cx(css.chart, whole && css.whole)}>
      <div ref={scroll} data-id="closer" className={css.scroll}>
        <div className={css.sheet}>
          <Sea {...props} onPress={onPress} onLook={onLook} />
        </div>
      </div>
      {!whole && <MiniMap {...props} onGo={go} />}
      <button
        type="button"
        data-id={whole ? 'near' : 'whole'}
        className={css.zoom}
        aria-label={t(props, whole ? 'sea.near' : 'sea.whole')}
        onClick={() => onWhole(!whole)}
      >
        <Icon name={whole ? 'plus' : 'minus'} />
        {!whole && <span>{t(props, 'sea.whole.short')}</span>}
      </button>
    </div>
  );
}
