/** Turns shown once more on the board itself, from the views that were seen when it happened. */
import { type Timeline, type TimelineOptions, type TimelineStep, useTimeline } from '@broadside/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Turn } from './turns.ts';

/** What one entry did, and how the table looked after it. */
export interface Seen extends TimelineStep {
  readonly n: number;
}

/** Some rounds of the longest game; views share what did not change. */
const MOST_SEEN = 400;
/** Between two entries: with animation off each is still a moment. */
const BETWEEN = 250;
/** How long the end of the turn is looked at. */
const LAST_LOOK = 1200;

/** What is played again, entry by entry. */
interface Script {
  readonly turns: readonly Turn[];
  /** How the table looked before it. */
  readonly before: Seen;
  readonly steps: readonly Seen[];
}

export interface TurnReplay {
  /** Whose turn is being shown again. */
  readonly turn: Turn | undefined;
  readonly timeline: Timeline<unknown, Seen>;
  readonly note: (seen: Seen) => void;
  /** What was seen cannot have happened: it was taken back, or belongs to somebody else's eyes. */
  readonly forget: () => void;
  readonly can: (turn: Turn) => boolean;
  /** Turns that follow each other, the oldest first. */
  readonly play: (...turns: readonly Turn[]) => void;
  readonly stop: () => void;
  readonly pace: Pace;
}

/** At one's own pace: one entry on or back, or all without a stop. */
export interface Pace {
  readonly paused: boolean;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  readonly goOn: () => void;
}

/** The turn to which the last of so many steps belongs. */
function turnAt({ turns, steps }: Script, at: number): Turn {
  const n = steps[Math.max(0, at - 1)]?.n ?? turns[0].from;
  return turns.findLast(({ from }) => from <= n) ?? turns[0];
}

function usePast() {
  const past = useRef<Seen[]>([]);
  const note = useCallback((seen: Seen) => {
    past.current = [...past.current.filter(({ n }) => n < seen.n), seen].slice(-MOST_SEEN);
  }, []);
  const can = useCallback(({ from }: Turn): boolean => past.current.some(({ n }) => n === from - 1), []);
  const scriptOf = useCallback((turns: readonly Turn[]): Script | undefined => {
    const [first] = turns;
    const last = turns.at(-1) ?? first;
    const before = past.current.find(({ n }) => n === first?.from - 1);
    if (before === undefined) return undefined;
    return { turns, before, steps: past.current.filter(({ n }) => n >= first.from && n <= last.to) };
  }, []);
  return { past, note, can, scriptOf };
}

export function useTurnReplay(options: TimelineOptions<unknown>): TurnReplay {
  const { past, note, can, scriptOf } = usePast();
  const [script, setScript] = useState<Script>();
  /** So many steps have been shown, or are being shown. */
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const timeline = useTimeline<unknown, Seen>(options);
  const { push, showing } = timeline;
  const stop = useCallback(() => setScript(undefined), []);
  const forget = useCallback(() => {
    past.current = [];
    stop();
  }, [past, stop]);
  const play = useCallback(
    (...turns: readonly Turn[]) => {
      const next = scriptOf(turns);
      if (next === undefined) return;
      push({ ...next.before, events: [], jump: true });
      setAt(0);
      setPaused(false);
      setScript(next);
    },
    [push, scriptOf],
  );
  // One entry after another: each at its own length, however many there are.
  useEffect(() => {
    if (script === undefined || showing || paused) return;
    const next = script.steps[at];
    const goOn = (): void => {
      if (next === undefined) stop();
      else {
        push(next);
        setAt(at + 1);
      }
    };
    const timer = setTimeout(goOn, next === undefined ? LAST_LOOK : BETWEEN);
    return () => clearTimeout(timer);
  }, [script, showing, paused, at, push, stop]);
  const pace = useMemo((): Pace => {
    const show = (to: number, step: Seen): void => {
      setPaused(true);
      push(step);
      setAt(to);
    };
    const next = script?.steps[at];
    const earlier = at > 0 ? (script?.steps[at - 2] ?? script?.before) : undefined;
    return {
      paused,
      next: next && (() => show(at + 1, next)),
      previous: earlier && (() => show(at - 1, { ...earlier, events: [], jump: true })),
      goOn: () => setPaused(!paused),
    };
  }, [script, at, paused, push]);
  return { turn: script && turnAt(script, at), timeline, note, forget, can, play, stop, pace };
}
