/** The fights in order. Each can be pointed at; the present one stays in sight. */
import { cx } from '@broadside/kit';
import { useEffect, useRef } from 'react';
import { DieFace } from '../art/index.ts';
import style from './Fights.module.css';
import type { FightsProps } from './Fights.tsx';
import { type Fight, type LidModel, losersOf, type Standing, standingOf } from './model.ts';
import { fightWords, millimetres } from './words.ts';

interface ListProps extends FightsProps {
  readonly model: LidModel;
}

/** Moves the list alone, never the page: the present fight is the first to be read, the next one follows. */
function keepInSight(list: HTMLElement, at: number | undefined): void {
  const row = at === undefined ? undefined : list.children[at];
  list.scrollTop = row instanceof HTMLElement ? row.offsetTop - list.offsetTop - 2 : 0;
}

export function FightList(props: ListProps) {
  const { model } = props;
  const list = useRef<HTMLOListElement>(null);
  const { at } = model;
  useEffect(() => {
    if (list.current) keepInSight(list.current, at);
  }, [at]);
  return (
    <ol ref={list} className={style.list}>
      {model.fights.map((fight, place) => (
        <Row key={fight.number} {...props} fight={fight} place={place} standing={standingOf(at, place)} />
      ))}
    </ol>
  );
}

interface RowProps extends ListProps {
  readonly fight: Fight;
  readonly place: number;
  readonly standing: Standing;
}

function Row(props: RowProps) {
  const { fight, place, standing, show, desk } = props;
  const { red, pirate, number } = fight;
  const lost = new Set(standing === 'next' ? [] : losersOf(fight));
  const chosen = show === undefined && desk.chosen === place;
  return (
    <li className={cx(style.row, style[standing])}>
      <button
        type="button"
        aria-pressed={chosen}
        aria-current={standing === 'now' ? 'step' : undefined}
        disabled={show !== undefined}
        title={props.say('seven-seas.lid.fight.show', { number })}
        onClick={() => desk.choose(chosen ? undefined : place)}
      >
        <span className={style.mark} aria-hidden="true">
          {number}
        </span>
        <span className={style.duo} aria-hidden="true">
          <DieFace
            side={pirate.side}
            value={pirate.value}
            size={29}
            ghost={standing === 'done' && lost.has(pirate.die)}
          />
          <DieFace side={red.side} value={red.value} size={29} ghost={standing === 'done' && lost.has(red.die)} />
        </span>
        <span className={style.words}>
          {fightWords(props, fight, standing)}
          {standing === 'now' && (
            <small>{props.say('seven-seas.lid.fight.apart', { apart: millimetres(fight.apart) })}</small>
          )}
        </span>
      </button>
    </li>
  );
}
