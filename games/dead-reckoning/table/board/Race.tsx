/** The race to four: nine achievements, who has them, and how far everybody is. */
import { cx, SeatEmblem } from '@broadside/kit';
import {
  ACHIEVEMENTS,
  BUILDER,
  BUILDINGS_OF_A_BUILDER,
  CAPITALIST,
  COINS_OF_A_CAPITALIST,
  CUBES_OF_A_SETTLER,
  EXPLORER,
  FIRST_RATE,
  LEGEND,
  SEA_DOGS,
  SEA_DOGS_AT_LEVEL_4,
  SETTLER,
  TILES_OF_AN_EXPLORER,
  TO_END,
  UPGRADES_OF_FIRST_RATE,
  WINS_OF_A_LEGEND,
} from '../../cards/achievements.ts';
import { FIRST_ACHIEVEMENT } from '../../cards/table.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { Seal } from '../art/index.ts';
import { markersOf } from '../facts.ts';
import { cardName, type Props, seatAtBottom, told } from '../parts.ts';
import { RACE } from '../spots.ts';
import css from './Race.module.css';

const has = (view: DeadReckoningView, player: number, achievement: number): boolean =>
  ((view.players[player].achievements >> achievement) & 1) === 1;

const bits = (set: number): number => [0, 1, 2].filter((bit) => (set >> bit) & 1).length;

/** How far somebody is, and how far one has to go; undefined where nothing is counted, or the chest is shut. */
export function progressOf(
  view: DeadReckoningView,
  player: number,
  achievement: number,
): readonly [number, number] | undefined {
  const own = view.players[player];
  switch (achievement) {
    case LEGEND:
      return [own.legend, WINS_OF_A_LEGEND];
    case SEA_DOGS:
      return [own.seaDogs, SEA_DOGS_AT_LEVEL_4];
    case BUILDER:
      return [
        view.sea.reduce((sum, tile) => sum + (tile.controller === player ? bits(tile.buildings) : 0), 0),
        BUILDINGS_OF_A_BUILDER,
      ];
    case CAPITALIST:
      return own.chest < 0 ? undefined : [own.chest, COINS_OF_A_CAPITALIST];
    case SETTLER:
      return [view.sea.reduce((sum, tile) => sum + tile.permanent[player], 0), CUBES_OF_A_SETTLER];
    case FIRST_RATE:
      return [own.cells.reduce((sum, { tokens }) => sum + tokens.length, 0), UPGRADES_OF_FIRST_RATE];
    case EXPLORER:
      return [own.explorer, TILES_OF_AN_EXPLORER[view.seats]];
    default:
      return undefined;
  }
}

function Runners(props: Props) {
  const { view, nameOf } = props;
  return (
    <div className={css.runners}>
      <span className={css.label}>{told(props, 'race')}</span>
      {view.players.map((_, player) => (
        <span
          key={player}
          className={css.runner}
          role="img"
          aria-label={told(props, 'race.of', { name: nameOf(player), count: markersOf(view, player) })}
        >
          <SeatEmblem seat={player} size={18} />
          {Array.from({ length: TO_END }, (_, at) => (
            <i key={at} className={cx(at < markersOf(view, player) && css.on)} />
          ))}
        </span>
      ))}
    </div>
  );
}

export function Race(props: Props) {
  const { view, inspect, nameOf } = props;
  const mine = seatAtBottom(view);
  return (
    <section className={css.race} aria-label={told(props, 'race')} data-spot={RACE}>
      <Runners {...props} />
      {ACHIEVEMENTS.map(({ name }, at) => {
        const progress = progressOf(view, mine, at);
        const holders = view.players.flatMap((_, player) => (has(view, player, at) ? [player] : []));
        const words = [
          cardName(props, FIRST_ACHIEVEMENT + at),
          ...(progress && !has(view, mine, at)
            ? [told(props, 'race.progress', { count: progress[0], all: progress[1] })]
            : []),
          ...holders.map((player) => told(props, 'race.has', { name: nameOf(player) })),
        ];
        return (
          <button
            key={name}
            type="button"
            className={css.goal}
            aria-label={words.join('. ')}
            onClick={() => inspect(FIRST_ACHIEVEMENT + at)}
          >
            <Seal achievement={at} gained={has(view, mine, at)} size={36} />
            <span className={css.name}>{cardName(props, FIRST_ACHIEVEMENT + at)}</span>
            <span className={css.who}>
              {progress && !has(view, mine, at) && `${progress[0]}/${progress[1]}`}
              {holders.map((player) => (
                <SeatEmblem key={player} seat={player} size={16} />
              ))}
            </span>
          </button>
        );
      })}
    </section>
  );
}
