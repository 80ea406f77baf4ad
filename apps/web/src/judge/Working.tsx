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

function Underway({ judged }: { readonly judged: Judged }) {
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
      <p className={style.words}>
        <b>{say(state.pass === 1 ? 'judge.running.first' : 'judge.running.deeper')}</b>{' '}
        <span className="quiet">{say('judge.running.cores', { count: Math.max(1, state.cores) })}</span>
      </p>
    </>
  );
}

function failure({ error }: Judged['state'], say: ReturnType<typeof useJudgeSay>): string | undefined {
  if (error === undefined) return undefined;
  return error.code === 'old-rules' ? say('judge.failed.rules') : say('judge.failed', { detail: error.message });
}

/** Nothing once it is finished. */
export function Working({ judged, className }: { readonly judged: Judged; readonly className?: string }) {
  const say = useJudgeSay();
  const { state, start } = judged;
  if (state.phase === 'finished' || state.phase === 'reading') return null;
  const busy = state.phase === 'running' || state.phase === 'waiting';
  const failed = state.phase === 'failed';
  return (
    <section className={cx(style.working, className)} data-id="judge-work" data-phase={state.phase}>
      {busy ? (
        <Underway judged={judged} />
      ) : (
        <>
          <Button data-id="judge-start" icon="odds" tone="primary" onClick={start}>
            {say(state.phase === 'stopped' ? 'judge.resume' : failed ? 'judge.again' : 'judge.analyse')}
          </Button>
          <p className={style.words} role={failed ? 'alert' : undefined}>
            {failed ? failure(state, say) : <span className="quiet">{say('judge.analyse.about')}</span>}
          </p>
        </>
      )}
    </section>
  );
}
