/** An analysis on its way: offered, under way, stopped, failed. */
import { Button, cx } from '@broadside/kit';
import { points } from './figures.ts';
import { Sail } from './Marks.tsx';
import { useJudgeSay } from './text/index.ts';
import type { Judged } from './useAnalysis.ts';
import style from './Working.module.css';

/** The first pass is most of the way. */
const FIRST = 0.6;

export function shareOf({ pass, done, of }: Judged['state']): number {
  const part = of === 0 ? 0 : done / of;
  return pass === 1 ? part * FIRST : FIRST + part * (1 - FIRST);
}

interface WorkingProps {
  readonly judged: Judged;
  /** In one line: how far, and what can be done about it. */
  readonly brief?: boolean;
  readonly className?: string;
}

function Words({ state }: Pick<Judged, 'state'>) {
  const say = useJudgeSay();
  if (state.phase === 'waiting') return <p className={style.words}>{say('judge.waiting')}</p>;
  return (
    <p className={style.words}>
      <b>{say(state.pass === 1 ? 'judge.running.first' : 'judge.running.deeper')}</b>{' '}
      <span className="quiet">{say('judge.running.cores', { count: Math.max(1, state.cores) })}</span>
    </p>
  );
}

function Underway({ judged, brief = false }: WorkingProps) {
  const say = useJudgeSay();
  const { state, stop } = judged;
  const share = shareOf(state);
  return (
    <>
      <div className={style.line}>
        <Sail share={share} />
        <b className={style.number}>{say('judge.percent', { n: points(share) })}</b>
        <Button data-id="judge-stop" onClick={stop}>
          {say('judge.stop')}
        </Button>
      </div>
      {!brief && <Words state={state} />}
    </>
  );
}

function failure({ error }: Judged['state'], say: ReturnType<typeof useJudgeSay>): string | undefined {
  if (error === undefined) return undefined;
  return error.code === 'old-rules' ? say('judge.failed.rules') : say('judge.failed', { detail: error.message });
}

/** Nothing once it is finished. */
export function Working({ judged, brief = false, className }: WorkingProps) {
  const say = useJudgeSay();
  const { state, start } = judged;
  if (state.phase === 'finished' || state.phase === 'reading') return null;
  const busy = state.phase === 'running' || state.phase === 'waiting';
  const failed = state.phase === 'failed';
  return (
    <section
      className={cx(style.working, brief && style.brief, className)}
      data-id="judge-work"
      data-phase={state.phase}
    >
      {busy ? (
        <Underway judged={judged} brief={brief} />
      ) : (
        <>
          <Button data-id="judge-start" icon="odds" tone="primary" onClick={start}>
            {say(state.phase === 'stopped' ? 'judge.resume' : failed ? 'judge.again' : 'judge.analyse')}
          </Button>
          {failed && (
            <p className={style.words} role="alert">
              {failure(state, say)}
            </p>
          )}
          {!failed && !brief && <p className={cx(style.words, 'quiet')}>{say('judge.analyse.about')}</p>}
        </>
      )}
    </section>
  );
}
