/** Which position is shown, in whose view, and how it moves. */
import type { Entry, Viewer } from '@broadside/kernel';
import { type GameUI, type Timeline, type TimelineStep, useTimeline } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Position, Replay } from '../../tables/local/index.ts';
import type { GameSay } from '../../text/say.ts';

export interface ReplayStep extends TimelineStep {
  readonly position: Position;
}

export interface ReplayControls {
  readonly n: number;
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly position: Position | undefined;
  /** What is shown is not yet what was asked for: the position is being fetched, or the step to it is shown happening. */
  readonly busy: boolean;
  readonly timeline: Timeline<unknown, ReplayStep>;
  readonly log: readonly Entry[];
  /** The last position as this viewer sees it: it names what came to light in the course of the match. */
  readonly end: unknown;
  readonly go: (n: number) => void;
  readonly look: (viewer: Viewer) => void;
  readonly toggle: () => void;
}

/** A position that was fetched, and for whom. */
interface Shown {
  readonly n: number;
  readonly viewer: Viewer;
  readonly position: Position;
}

/** Between two steps while the replay runs by itself. */
const REST = 650;
/** The address follows the slider when it has come to rest. */
const SETTLE = 300;

function readAddress(search: string, replay: Replay): { readonly n: number; readonly viewer: Viewer } {
  const query = new URLSearchParams(search);
  const n = Number.parseInt(query.get('n') ?? '0', 10);
  const seat = Number.parseInt(query.get('eye') ?? '', 10);
  return {
    n: Number.isNaN(n) ? 0 : Math.min(Math.max(0, n), replay.last),
    viewer: seat >= 0 && seat < replay.header.seats ? seat : 'spectator',
  };
}

export const addressOf = (n: number, viewer: Viewer): string =>
  `?n=${n}${viewer === 'spectator' ? '' : `&eye=${viewer}`}`;

interface ReplayOptions {
  readonly replay: Replay;
  readonly ui: GameUI;
  readonly gameSay: GameSay;
  readonly nameOf: NameOf;
}

export function useReplay({ replay, ui, gameSay, nameOf }: ReplayOptions): ReplayControls {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [{ n, viewer }, setPlace] = useState(() => readAddress(search, replay));
  const [playing, setPlaying] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [log, setLog] = useState<readonly Entry[]>([]);
  const [end, setEnd] = useState<unknown>();
  const timeline = useTimeline<unknown, ReplayStep>({ ui, say: gameSay, nameOf });
  const { push } = timeline;

  // Only one step ahead is shown happening; everything else is a jump.
  const before = useRef<Shown | undefined>(undefined);
  useEffect(() => {
    let late = false;
    void replay.at(n, viewer).then((next) => {
      if (late) return;
      const jump = before.current?.viewer !== viewer || before.current.n !== n - 1;
      before.current = { n, viewer, position: next };
      setShown(before.current);
      push({ events: next.entry.events, view: next.view, jump, position: next });
    });
    return () => {
      late = true;
    };
  }, [replay, n, viewer, push]);
  useEffect(() => {
    void replay.log(viewer).then(setLog);
    void replay.at(replay.last, viewer).then(({ view }) => setEnd(view));
  }, [replay, viewer]);

  useEffect(() => {
    const settle = (): void => {
      // Whoever has gone on to a table meanwhile is not called back.
      if (location.pathname === path) navigate(path + addressOf(n, viewer), { replace: true });
    };
    const timer = setTimeout(settle, SETTLE);
    return () => clearTimeout(timer);
  }, [navigate, path, n, viewer]);

  useEffect(() => {
    if (!playing || timeline.showing) return;
    if (n >= replay.last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setPlace({ n: n + 1, viewer }), REST);
    return () => clearTimeout(timer);
  }, [playing, timeline.showing, n, viewer, replay.last]);

  const go = useCallback(
    (wanted: number) => {
      setPlaying(false);
      setPlace((place) => ({ ...place, n: Math.min(Math.max(0, wanted), replay.last) }));
    },
    [replay.last],
  );
  const look = useCallback((wanted: Viewer) => setPlace((place) => ({ ...place, viewer: wanted })), []);
  const toggle = useCallback(() => {
    // Pressed at the end it begins again.
    if (!playing && n >= replay.last) setPlace({ n: 0, viewer });
    setPlaying(!playing);
  }, [playing, n, viewer, replay.last]);
  const position = shown?.position;
  const busy = shown?.n !== n || shown.viewer !== viewer || timeline.showing;
  return { n, viewer, playing, position, busy, timeline, log, end, go, look, toggle };
}
