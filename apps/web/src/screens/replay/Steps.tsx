/** Every step of the match, turn by turn; the one that is shown is marked. */
import type { Entry } from '@broadside/kernel';
import { SeatEmblem } from '@broadside/kit';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { useSay } from '../../text/say.ts';
import { type LogContext, sentencesOf } from '../table/logEntries.tsx';
import style from './Replay.module.css';

interface StepsProps {
  readonly log: readonly Entry[];
  readonly turns: readonly number[];
  readonly undone: readonly boolean[];
  readonly n: number;
  readonly context: LogContext;
  readonly onGo: (n: number) => void;
}

/** What happened at a step, in as few words as will do: the first fact stands for the rest. */
export function stepWords(entry: Entry, context: LogContext): string {
  if (entry.n === 0) return context.say('web.replay.start');
  const sentences = sentencesOf(entry, context);
  return sentences[0]?.text ?? '…';
}

/** Where the list scrolls, only the list does: what stands around it keeps its place. */
function bringIntoSight(list: HTMLElement, step: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) {
    step.scrollIntoView({ block: 'nearest' });
    return;
  }
  const below = step.offsetTop + step.offsetHeight - list.clientHeight;
  list.scrollTop = Math.max(below, Math.min(list.scrollTop, step.offsetTop));
}

export function Steps({ log, turns, undone, n, context, onGo }: StepsProps) {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const words = useMemo(() => log.map((entry) => stepWords(entry, context)), [log, context]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the step that is shown.
  useEffect(() => {
    const step = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && step) bringIntoSight(list.current, step);
  }, [n, log]);
  return (
    <ol ref={list} className={style.steps}>
      {log.map((entry) => {
        const turn = turns[entry.n];
        const stands = entry.n > 0 && entry.undo === undefined && !undone[entry.n];
        const newTurn = stands && turn !== undefined && turns[entry.n - 1] !== turn;
        return (
          <Fragment key={entry.n}>
            <li>
              <button
                type="button"
                className={undone[entry.n] ? style.stepUndone : style.step}
                aria-current={entry.n === n ? 'step' : undefined}
                onClick={() => onGo(entry.n)}
              >
                {entry.seat === undefined || entry.seat < 0 ? <span /> : <SeatEmblem seat={entry.seat} size={24} />}
                <span>{words[entry.n]}</span>
              </button>
            </li>
            {newTurn && <li className={style.turn}>{say('web.replay.turn', { turn })}</li>}
          </Fragment>
        );
      })}
    </ol>
  );
}
