/** A turn shown once more on the board itself, from the views that were seen when it happened. */
import { type Timeline, type TimelineOptions, type TimelineStep, useTimeline } from '@broadside/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
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

export interface TurnReplay {
  /** What is being shown again. */
  readonly turn: Turn | undefined;
  readonly timeline: Timeline<unknown, Seen>;
  readonly note: (seen: Seen) => void;
  /** What was seen cannot have happened: it was taken back, or belongs to somebody else's eyes. */
  readonly forget: () => void;
  readonly can: (turn: Turn) => boolean;
  readonly play: (turn: Turn) => void;
  readonly stop: () => void;
}

export function useTurnReplay(options: TimelineOptions<unknown>): TurnReplay {
  const past = useRef<Seen[]>([]);
  const [turn, setTurn] = useState<Turn>();
  const timeline = useTimeline<unknown, Seen>(options);
  const rest = useRef<readonly Seen[]>([]);
  const note = useCallback((seen: Seen) => {
    past.current = [...past.current.filter(({ n }) => n < seen.n), seen].slice(-MOST_SEEN);
  }, []);
  const forget = useCallback(() => {
    past.current = [];
    setTurn(undefined);
  }, []);
  const can = useCallback(({ from }: Turn): boolean => past.current.some(({ n }) => n === from - 1), []);
  const stop = useCallback(() => setTurn(undefined), []);
  const { push, showing } = timeline;
  const shown = timeline.step?.n;
  const play = useCallback(
    (next: Turn) => {
      const before = past.current.find(({ n }) => n === next.from - 1);
      if (before === undefined) return;
      rest.current = past.current.filter(({ n }) => n >= next.from && n <= next.to);
      push({ ...before, events: [], jump: true });
      setTurn(next);
    },
    [push],
  );
  // One entry after another: each at its own length, however many there are.
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on when one has been shown, however fast that was.
  useEffect(() => {
    if (turn === undefined || showing) return;
    const [next, ...others] = rest.current;
    const goOn = (): void => {
      rest.current = others;
      if (next === undefined) stop();
      else push(next);
    };
    const timer = setTimeout(goOn, next === undefined ? LAST_LOOK : BETWEEN);
    return () => clearTimeout(timer);
  }, [turn, showing, shown, push, stop]);
  return { turn, timeline, note, forget, can, play, stop };
}
