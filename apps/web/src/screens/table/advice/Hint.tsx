/** The hint: one tap, up to three choices with what each is worth, and never in the way. */
import type { Weighed } from '@broadside/judge';
import type { Options } from '@broadside/kernel';
import { Button, IconButton, usePressGuard } from '@broadside/kit';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChoiceList } from '../../../judge/ChoiceList.tsx';
import judgeStyle from '../../../judge/Judge.module.css';
import { Lamp } from '../../../judge/Marks.tsx';
import { Reasons, reasonsFor } from '../../../judge/Reasons.tsx';
import { useJudgeSay } from '../../../judge/text/index.ts';
import { type Eyes, shownChoices, useJudge } from '../../../judge/whose.ts';
import { wireOf } from '../../../tables/table.ts';
import style from './Advice.module.css';
import type { AdviceProps } from './Advice.tsx';
import { positionOf, type Weigh } from './useWeigher.ts';

export interface AdviserProps extends AdviceProps {
  readonly eyes: Eyes;
  readonly weigh: Weigh;
}

/** A first answer soon, and a surer one after it. */
const WORLDS = [60, 400] as const;
const SHOWN = 3;

interface Asked {
  readonly n: number;
  readonly weighed?: Weighed;
  /** It will not become any surer. */
  readonly final?: boolean;
  readonly failure?: string;
}

/** What the choices of this position are worth, from when it is first asked for. */
function useWeighed({ info, eyes, update, weigh }: AdviserProps): Asked | undefined {
  const [asked, setAsked] = useState<Asked>();
  const { n } = update;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another question; nothing else is.
  useEffect(() => {
    let gone = false;
    const { view, seat } = eyes;
    const ask = async (): Promise<void> => {
      for (const worlds of WORLDS) {
        const weighed = await weigh({ ...positionOf(info, view, seat), worlds, seed: `hint ${n}`, most: SHOWN });
        if (gone) return;
        setAsked({ n, weighed, final: worlds === WORLDS.at(-1) });
      }
    };
    ask().catch((error: unknown) => gone || setAsked({ n, failure: wireOf(error).message, final: true }));
    return () => {
      gone = true;
    };
  }, [n, weigh]);
  return asked?.n === n ? asked : undefined;
}

function Answer({ asked, ...props }: AdviserProps & { readonly asked: Asked | undefined }) {
  const say = useJudgeSay();
  const { ui, eyes, onPlay } = props;
  const judge = useJudge(ui.id);
  if (asked?.failure !== undefined) return <p role="alert">{say('judge.hint.failed', { detail: asked.failure })}</p>;
  if (!asked?.weighed) return <p role="status">{say('judge.hint.thinking')}</p>;
  const { choices } = asked.weighed;
  if (choices.length === 0) return <p role="status">{say('judge.hint.none')}</p>;
  const shown = shownChoices(eyes, choices.slice(0, SHOWN)).map((choice, at) => {
    const reasons = reasonsFor(judge, eyes, choice.judged, choices);
    if (at > 0) return { ...choice, detail: reasons[0] };
    const more = (
      <>
        <Reasons eyes={eyes} choice={choice.judged} reasons={reasons} />
        <Button data-id="hint-play" tone="primary" block onClick={() => onPlay(choice.judged.action)}>
          {choice.label}
        </Button>
      </>
    );
    return { ...choice, more };
  });
  return <ChoiceList choices={shown} label={say('judge.hint')} />;
}

function Panel({ onClose, ...props }: AdviserProps & { readonly onClose: () => void }) {
  const say = useJudgeSay();
  const { ui, info } = props;
  const asked = useWeighed(props);
  const together = useJudge(ui.id)?.kit.together(info.settings.options as Options, info.seats.length);
  const ref = useRef<HTMLElement>(null);
  usePressGuard(ref);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={style.panel}
      data-id="hint-panel"
      aria-label={say('judge.hint')}
      aria-busy={asked?.final !== true}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={style.head}>
        <Lamp size={24} />
        <h2>
          {say('judge.hint')} <small>{say(together ? 'judge.chance.team' : 'judge.chance')}</small>
        </h2>
        <IconButton data-id="hint-close" icon="close" label={say('judge.hint.close')} onClick={onClose} />
      </header>
      <Answer {...props} asked={asked} />
      <p className={judgeStyle.sure}>{say('judge.hint.about')}</p>
    </section>
  );
}

export function Hint(props: AdviserProps) {
  const say = useJudgeSay();
  const { yours, update } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [openAt, setOpenAt] = useState<number>();
  const open = yours && openAt === update.n;
  const close = (): void => {
    setOpenAt(undefined);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <IconButton
        ref={button}
        data-id="hint"
        icon={<Lamp />}
        label={say('judge.hint')}
        aria-pressed={open}
        disabled={!yours}
        onClick={() => setOpenAt(open ? undefined : update.n)}
      />
      {open && createPortal(<Panel {...props} onClose={close} />, document.body)}
    </>
  );
}
