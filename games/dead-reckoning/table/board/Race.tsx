/** The race to four: nine achievements, who has them, and how far everybody is. */
import { cx, SeatEmblem, SeatName, Sheet } from '@broadside/kit';
import { useState } from 'react';
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
import { deadReckoningVoice } from '../../text/index.ts';
import { t } from '../../text/table.ts';
import { Seal } from '../art/index.ts';
import { cardName } from '../buttons.ts';
import { markersOf } from '../facts.ts';
import type { Props } from '../props.ts';
import { bottomOf } from '../seats.ts';
import { area, RACE } from '../spots.ts';
import css from './Race.module.css';

const has = (view: DeadReckoningView, player: number, achievement: number): boolean =>
  ((view.players[player].achievements >> achievement) & 1) === 1;

const bits = (set: number): number => [0, 1, 2].filter((bit) => (set >> bit) & 1).length;

/** How far somebody is, and how far one has to go; undefined where nothing is counted. */
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

/** Everybody's place in the race. */
export function Runners(props: Props) {
  const { view, nameOf } = props;
  return (
    <div className={css.runners}>
      {view.players.map((_, player) => (
        <span
          key={player}
          className={css.runner}
          role="img"
          aria-label={t(props, 'race.of', { name: nameOf(player), count: markersOf(view, player) })}
          data-spot={area(player)}
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

/** Whoever has it; else how far the viewer's own seat is. */
function standing(props: Props, at: number) {
  const { view } = props;
  const mine = bottomOf(view);
  const holders = view.players.flatMap((_, player) => (has(view, player, at) ? [player] : []));
  return { holders, progress: has(view, mine, at) ? undefined : progressOf(view, mine, at) };
}

function Goal({ at, onOpen, ...props }: Props & { readonly at: number; readonly onOpen: (at: number) => void }) {
  const { view, nameOf } = props;
  const { holders, progress } = standing(props, at);
  const name = cardName(props, FIRST_ACHIEVEMENT + at);
  const words = [
    name,
    ...(progress ? [t(props, 'race.progress', { count: progress[0], all: progress[1] })] : []),
    ...holders.map((player) => t(props, 'race.has', { name: nameOf(player) })),
  ];
  return (
    <button
      type="button"
      data-id={`goal:${at}`}
      className={css.goal}
      aria-label={words.join('. ')}
      onClick={() => onOpen(at)}
    >
      <Seal achievement={at} gained={has(view, bottomOf(view), at)} size={34} />
      <span className={css.who}>
        {progress && (
          <b>
            {progress[0]}/{progress[1]}
          </b>
        )}
        {holders.map((player) => (
          <SeatEmblem key={player} seat={player} size={16} />
        ))}
      </span>
      <span className={css.name}>{name}</span>
    </button>
  );
}

/** An achievement in words, and how far everybody is. */
function GoalSheet({ at, onClose, ...props }: Props & { readonly at: number; readonly onClose: () => void }) {
  const { view, nameOf, say } = props;
  const card = FIRST_ACHIEVEMENT + at;
  const how = (player: number): string => {
    if (has(view, player, at)) return t(props, 'race.reached');
    const progress = progressOf(view, player, at);
    return progress ? t(props, 'race.at', { count: progress[0], all: progress[1] }) : t(props, 'race.open');
  };
  return (
    <Sheet open title={cardName(props, card)} onClose={onClose}>
      <div className={css.sheet}>
        <Seal achievement={at} gained={has(view, bottomOf(view), at)} size={72} />
        <p>{deadReckoningVoice.about?.(card, say)}</p>
      </div>
      <ul className={css.table}>
        {view.players.map((_, player) => (
          <li key={player}>
            <SeatName seat={player} name={nameOf(player)} />
            <b>{how(player)}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Race(props: Props) {
  const [opened, open] = useState<number>();
  return (
    <section data-id="race" className={css.race} aria-label={t(props, 'race')} data-spot={RACE}>
      <span className={css.label}>{t(props, 'race')}</span>
      <Runners {...props} />
      <div className={css.goals}>
        {ACHIEVEMENTS.map(({ name }, at) => (
          <Goal key={name} {...props} at={at} onOpen={open} />
        ))}
      </div>
      {opened !== undefined && <GoalSheet {...props} at={opened} onClose={() => open(undefined)} />}
    </section>
  );
}
