/**
 * The coach over a guided match: lights what is spoken of, says one sentence at a time, and holds back what the lesson
 * would not survive. Where it stands is read off the log, so undo and a reload need nothing of their own.
 */
import {
  type Action,
  type AnyLesson,
  type Entry,
  type LessonProgress,
  type LessonStep,
  progressOf,
  readAfter,
  verdictOn,
} from '@broadside/kernel';
import { announce, type GameUI, notify, SpeechProvider, useKeyboardInUse, useLocale } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import type { Table, TableState } from '../../tables/table.ts';
import { useGameSay } from '../../text/say.ts';
import { Bubble } from './Bubble.tsx';
import { Done } from './Done.tsx';
import { LessonBar, type Slots } from './LessonBar.tsx';
import { useLesson, useLessonWords } from './lessons.ts';
import { plain } from './Sentence.tsx';
import { coachText, useCoachSay } from './text/index.ts';
import { type Lit, openSheet, reveal, type Sight, useLit } from './useLit.ts';
import { Veil } from './Veil.tsx';

/** Whether an action is held back. */
export type Hold = (action: Action) => boolean;

export interface CoachProps {
  readonly table: Table;
  readonly state: TableState;
  readonly ui: GameUI;
  readonly nameOf: NameOf;
  /** The log as far as it has been shown. */
  readonly log: readonly Entry[];
  /** Everything has been shown. */
  readonly settled: boolean;
  readonly hold: RefObject<Hold>;
  readonly slots: Slots;
}

interface GuideProps extends CoachProps {
  readonly lesson: AnyLesson;
}

/** What others do is not counted: the learner has no part in it. */
const ownSteps = ({ steps }: AnyLesson, until = steps.length): number =>
  steps.slice(0, until).filter(({ kind }) => kind !== 'rival').length;

/** Holds back what would break the lesson, and keeps what is to be said about it until the next step. */
function useHold(
  { hold, lesson, state }: GuideProps,
  read: number,
): { readonly key: string; readonly n: number } | undefined {
  const [held, setHeld] = useState<{ readonly key: string; readonly n: number }>();
  useEffect(() => {
    hold.current = (action) => {
      const verdict = verdictOn(lesson, progressOf(lesson, state.log, read), action);
      if (verdict.kind === 'goesOn') return false;
      setHeld({ key: verdict.say ?? 'coach.held', n: state.log.length + read });
      return true;
    };
    return () => {
      hold.current = () => false;
    };
  }, [hold, lesson, state.log, read]);
  return held?.n === state.log.length + read ? held : undefined;
}

interface Aim {
  readonly kind: 'tell' | 'do' | 'rival';
  readonly step: number;
  /** What is spoken of, or to be pressed. */
  readonly about: Lit | undefined;
}

/** What the table draws last may push it out of sight again: looked for until the learner scrolls. */
function useInSight(about: Lit | undefined, step: number, shown: boolean): void {
  const scrolled = useRef(-1);
  const place = about && `${about.box.x} ${about.box.y}`;
  useEffect(() => {
    const note = (): void => {
      scrolled.current = step;
    };
    for (const way of SCROLLING) addEventListener(way, note, { passive: true });
    return () => {
      for (const way of SCROLLING) removeEventListener(way, note);
    };
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is reason to look again.
  useEffect(() => {
    if (shown && about !== undefined && scrolled.current !== step) reveal(about.id);
  }, [shown, about?.id, place, step]);
}

const SCROLLING = ['wheel', 'touchmove'] as const;

/** What is spoken of comes into sight, and the keyboard to the button that goes on or to what is to be pressed. */
function useAim({ kind, step, about }: Aim, shown: boolean, next: RefObject<HTMLButtonElement | null>): void {
  const keyboard = useKeyboardInUse();
  useInSight(about, step, shown);
  const id = about?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is reason enough to look again.
  useEffect(() => {
    if (!shown) return;
    if (kind === 'tell') next.current?.focus({ preventScroll: true });
    if (kind === 'do' && keyboard && id !== undefined) reveal(id)?.focus({ preventScroll: true });
  }, [shown, kind, step, id, keyboard, next]);
}

/** Whoever reads of something sees it: on a small screen it may lie behind a tab. */
function useOpening(step: LessonStep, sight: Sight | undefined, shown: boolean): void {
  const opens = step.kind === 'tell' ? step.opens : undefined;
  const isThere = sight === undefined || sight.lit.length > 0;
  useEffect(() => {
    if (shown && opens !== undefined && !isThere) reveal(opens)?.click();
  }, [shown, opens, isThere]);
}

interface StepProps extends GuideProps {
  readonly progress: Extract<LessonProgress, { at: 'step' }>;
  readonly held: string | undefined;
  readonly onNext: () => void;
}

function Step({ lesson, progress, held, settled, slots, nameOf, onNext }: StepProps) {
  const gameSay = useGameSay();
  const step: LessonStep = lesson.steps[progress.step];
  const next = useRef<HTMLButtonElement>(null);
  const sight = useLit(step.light ?? [], slots.turn?.closest('header') ?? null);
  const asked = step.kind === 'do' ? sight?.lit.at(-1) : undefined;
  const values = { rival: nameOf(lesson.seats === 1 ? lesson.learner : (lesson.learner + 1) % lesson.seats) };
  const words = (key: string | undefined): string | undefined => (key === undefined ? undefined : gameSay(key, values));
  const text = words(step.say) ?? '';
  const note = words(held ?? progress.strayed);
  // What is shown of the last move comes first; a sheet that holds nothing of this step is not talked over.
  const shown = (settled || step.kind === 'rival') && sight?.covered === false && text !== '';
  useEffect(() => {
    if (shown) announce(plain(text));
  }, [shown, text]);
  useEffect(() => {
    if (note !== undefined) announce(plain(note));
  }, [note]);
  useOpening(step, sight, shown);
  useAim({ kind: step.kind, step: progress.step, about: asked ?? sight?.lit[0] }, shown, next);
  if (!shown) return null;
  const lit = asked === undefined ? sight.lit : [asked, ...sight.lit.filter((one) => one !== asked)];
  const spoken = (
    <>
      <Veil {...sight} lit={lit} asked={asked} clear={step.kind === 'rival'} />
      <Bubble
        sight={{ ...sight, lit }}
        step={progress.step}
        kind={step.kind}
        text={text}
        why={words(step.why)}
        note={note}
        onNext={onNext}
        next={next}
      />
    </>
  );
  // A sheet lies above everything else: only in it can the coach be seen and pressed.
  const sheet = sight.sheet && openSheet();
  return sheet ? createPortal(spoken, sheet) : spoken;
}

function Guide(props: GuideProps) {
  const { table, state, lesson, log, slots, ui, nameOf } = props;
  const say = useCoachSay();
  const gameSay = useGameSay();
  const [, go] = useLocation();
  const [read, setRead] = useState(0);
  const held = useHold(props, read);
  const progress = useMemo(() => progressOf(lesson, log, read), [lesson, log, read]);
  const isLast = progress.at === 'step' && progress.step === lesson.steps.length - 1;
  const strayed = progress.at === 'free' && !progress.finished;
  const leaveTo = (href: string): void => {
    const stop = table.subscribe(() => {
      if (table.snapshot().lesson !== undefined) return;
      stop();
      go(href, { replace: true });
    });
    table.lesson?.leave();
  };
  // The address of a lesson would begin it again: the match has one of its own, as soon as it is free.
  const leave = (): void => leaveTo(`/local/${state.id}`);
  const onNext = (): void => {
    if (progress.at === 'free') return;
    const count = readAfter(lesson, progress.step);
    setRead(count);
    // After the last one the others wait until the match goes on.
    if (!isLast) table.lesson?.read(count);
  };
  useEffect(() => {
    if (!strayed) return;
    notify(say('coach.left'));
    table.lesson?.leave();
  }, [strayed, say, table]);

  const of = ownSteps(lesson);
  const at = progress.at === 'step' ? ownSteps(lesson, progress.step) + 1 : of;
  const finished = progress.at === 'free' && progress.finished && props.settled;
  return (
    <>
      <LessonBar slots={slots} title={gameSay(`${lesson.id}.title`)} at={Math.min(at, of)} of={of} onSkip={leave} />
      {progress.at === 'step' && <Step {...props} progress={progress} held={held?.key} onNext={onNext} />}
      {finished && (
        <Done
          game={ui.id}
          lesson={lesson.id}
          teaches={lesson.teaches}
          rival={nameOf((lesson.learner + 1) % lesson.seats)}
          onGoOn={leave}
          onLesson={leaveTo}
        />
      )}
    </>
  );
}

export function Coach(props: CoachProps & { readonly id: string }) {
  const { ui, id } = props;
  const lesson = useLesson(ui.id, id);
  const words = useLessonWords(ui.id, useLocale());
  if (lesson === undefined) return null;
  return (
    <SpeechProvider catalogues={[coachText, words]}>
      <Guide {...props} lesson={lesson} />
    </SpeechProvider>
  );
}
