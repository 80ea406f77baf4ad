/**
 * The trainer: a blunder is offered back once, before the others act, and only where the undo law would allow it. The
 * match waits for what is said here (`tables/local/host.ts`).
 */
import type { JudgedChoice, Weighed } from '@broadside/judge';
import { BLUNDER } from '@broadside/judge';
import { type Action, type Entry, sameAction } from '@broadside/kernel';
import { Button, usePressGuard } from '@broadside/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { points } from '../../../judge/figures.ts';
import { GradeMark } from '../../../judge/Marks.tsx';
import { reasonsFor } from '../../../judge/Reasons.tsx';
import { useJudgeSay } from '../../../judge/text/index.ts';
import { type Eyes, useJudge } from '../../../judge/whose.ts';
import style from './Advice.module.css';
import type { AdviserProps } from './Hint.tsx';
import { positionOf } from './useWeigher.ts';

const WORLDS = 200;
/** How much surer than its error the judge must be. */
const SURE = 2;
/** So long the others wait for the judge: whoever thinks longer than that says nothing. */
const PATIENCE_MS = 4000;

interface Offer {
  /** The entry that is offered back. */
  readonly n: number;
  readonly eyes: Eyes;
  readonly played: JudgedChoice;
  readonly best: JudgedChoice;
  readonly all: readonly JudgedChoice[];
}

/** What was played, if it was a blunder beside something else. */
export function blunderIn({ choices }: Weighed, action: Action): JudgedChoice | undefined {
  const played = choices.find((choice) => sameAction(choice.action, action));
  if (!played || played.loss.value <= BLUNDER || played.loss.value <= SURE * played.loss.error) return undefined;
  return played;
}

const inTime = <T,>(answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<T>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('too late')))]);

/** Weighs each position of this player as soon as it is their turn, so that the answer is there when they have played. */
function useOffer(props: AdviserProps): readonly [Offer | undefined, () => void, () => void] {
  const { table, state, update, info, eyes, weigh } = props;
  const [offer, setOffer] = useState<Offer>();
  const asked = useRef<{ readonly n: number; readonly eyes: Eyes; readonly weighed: Promise<Weighed> }>(undefined);
  /** What was taken back is not asked about again. */
  const once = useRef(false);
  const { n } = update;
  const mine = info.you !== null && update.toAct.includes(info.you) && update.legal.length > 1;
  const last: Entry | undefined = state.log[n];
  useEffect(() => {
    table.teaching?.(true);
    return () => table.teaching?.(false);
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another position; nothing else is.
  useEffect(() => {
    let gone = false;
    const before = asked.current;
    if (mine) {
      const { view, seat } = eyes;
      asked.current = {
        n,
        eyes,
        weighed: weigh({ ...positionOf(info, view, seat), worlds: WORLDS, seed: `teach ${n}` }),
      };
      asked.current.weighed.catch(() => undefined);
    }
    const look = async (action: Action): Promise<Offer | undefined> => {
      const repeated = once.current;
      once.current = false;
      if (repeated || before?.n !== n - 1 || update.noUndo !== null) return undefined;
      const { choices } = await inTime(before.weighed);
      const played = blunderIn({ choices, legal: 0, worlds: 0 }, action);
      return played && choices[0] && { n, eyes: before.eyes, played, best: choices[0], all: choices };
    };
    if (last?.action && last.seat === info.you)
      void look(last.action)
        .catch(() => undefined)
        .then((found) => {
          if (found && !gone) setOffer(found);
          else table.goOn?.(n);
        });
    return () => {
      gone = true;
    };
  }, [n]);
  const keep = (): void => {
    setOffer(undefined);
    table.goOn?.(n);
  };
  const takeBack = (): void => {
    once.current = true;
    setOffer(undefined);
    table.undo();
  };
  return [offer?.n === n ? offer : undefined, takeBack, keep];
}

interface OfferedProps {
  readonly words: string;
  readonly onTakeBack: () => void;
  readonly onKeep: () => void;
}

/** It comes to where the verbs are: neither a second tap nor a second Enter was meant for it. */
function Offered({ words, onTakeBack, onKeep }: OfferedProps) {
  const say = useJudgeSay();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  usePressGuard(ref);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={style.offer}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}words`}
      data-id="offer"
      onKeyDown={({ key }) => key === 'Escape' && onKeep()}
    >
      <h2 id={`${id}title`}>
        <GradeMark grade="blunder" silent />
        {say('judge.teach.title')}
      </h2>
      <p id={`${id}words`}>{words}</p>
      <div className={style.acts}>
        <Button data-id="take-back" tone="primary" icon="undo" onClick={onTakeBack}>
          {say('judge.teach.back')}
        </Button>
        <Button data-id="keep" onClick={onKeep}>
          {say('judge.teach.keep')}
        </Button>
        <small className="quiet">{say('judge.teach.once')}</small>
      </div>
    </section>
  );
}

export function Trainer(props: AdviserProps) {
  const say = useJudgeSay();
  const [offer, takeBack, keep] = useOffer(props);
  const judge = useJudge(props.ui.id);
  if (!offer) return null;
  const { eyes, played, best, all } = offer;
  const { ui, view, seat, say: gameSay, nameOf } = eyes;
  const words = ({ action }: JudgedChoice): string => ui.voice.action(action, view, seat, gameSay, nameOf);
  const percent = ({ value }: JudgedChoice): string => say('judge.percent', { n: points(value) });
  const reasons = reasonsFor(judge, eyes, best, all);
  const compared = say('judge.teach.about', {
    played: words(played),
    worse: percent(played),
    best: words(best),
    better: percent(best),
  });
  return createPortal(
    <Offered words={[compared, ...reasons].join(' ')} onTakeBack={takeBack} onKeep={keep} />,
    document.body,
  );
}
