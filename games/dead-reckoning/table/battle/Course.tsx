/** The course of the battle in words: what happened, then what would follow now. */
import { useEffect, useRef } from 'react';
import type { DeadReckoningEvent } from '../../rules/events.ts';
import { tBattle } from '../../text/table.ts';
import { Sign, type SignName } from '../art/index.ts';
import css from './Battle.module.css';
import type { BattleProps } from './Battle.tsx';
import { PHASES, stepNumber } from './model.ts';
import type { Story } from './story.ts';
import { damageForecast, eventLines, lootForecast, strengthForecast } from './words.ts';

function signOf({ type }: DeadReckoningEvent): SignName {
  switch (type) {
    case 'landed':
    case 'rethrown':
      return 'roll';
    case 'exploded':
      return 'explosion';
    case 'combatUsed':
    case 'passed':
      return 'hand';
    case 'shifted':
      return 'shift';
    case 'removed':
      return 'takeBack';
    case 'looted':
      return 'loot';
    case 'damaged':
      return 'damage';
    case 'armed':
      return 'cannon';
    default:
      return 'strength';
  }
}

/** Steps that are over announce nothing. */
function forecasts(props: BattleProps): readonly { readonly sign: SignName; readonly text: string }[] {
  const { battle, phase } = props;
  if (battle.decided || !battle.cubes.some(({ zone }) => zone >= 0)) return [];
  const at = stepNumber(phase);
  const loot = at < PHASES.indexOf('loot') ? lootForecast(props, battle) : undefined;
  const damage = at < PHASES.indexOf('damage') ? damageForecast(props, battle) : undefined;
  return [
    ...(loot === undefined ? [] : [{ sign: 'loot' as const, text: loot }]),
    ...(damage === undefined ? [] : [{ sign: 'damage' as const, text: damage }]),
    { sign: 'strength', text: strengthForecast(props, battle) },
  ];
}

export function Course({ story, ...props }: BattleProps & { readonly story: Story }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = story.events.flatMap((event, at) =>
    event.type === 'battleBegan'
      ? []
      : eventLines(props, event).map((text, line) => ({ key: `${at}.${line}`, sign: signOf(event), text })),
  );
  const next = forecasts(props);
  const { length } = lines;
  // The newest line is the one that is looked for.
  useEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  if (lines.length + next.length === 0) return null;
  return (
    <div ref={list} className={css.course}>
      <ol aria-label={tBattle(props, 'course')} aria-live="polite">
        {lines.map(({ key, sign, text }) => (
          <li key={key}>
            <Sign name={sign} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <ul>
        {next.map(({ sign, text }) => (
          <li key={sign} className={css.later}>
            <Sign name={sign} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
