/** What the board shows now: behind the match by as long as it takes to show what happened. */
import { type Entry, type Seat, TABLE, type Viewer } from '@broadside/kernel';
import {
  type BoardProps,
  type PlayerInfo,
  type Timeline,
  type TimelineStep,
  useSettings,
  useTimeline,
} from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import type { ViewUpdate } from '@broadside/wire';
import { useEffect, useMemo, useState } from 'react';
import type { GameSay } from '../../text/say.ts';
import type { PlayedProps } from './Match.tsx';
import { type Haste, useHaste } from './turns/useHaste.ts';
import { type TurnReplay, useTurnReplay } from './turns/useTurnReplay.ts';

export interface ShownStep extends TimelineStep {
  readonly n: number;
  readonly update: ViewUpdate | undefined;
}

export interface Shown {
  /** What moves on the board now: what happens, or a turn that is shown once more. */
  readonly timeline: Pick<Timeline<unknown, TimelineStep>, 'call' | 'flights' | 'factor' | 'moment'>;
  readonly haste: Haste;
  readonly replay: TurnReplay;
  readonly board: Omit<BoardProps, 'inspect'>;
  /** The log as far as it has been shown. */
  readonly log: readonly Entry[];
  /** Everything has been shown: the screen and the match are in step. */
  readonly settled: boolean;
  readonly busy: boolean;
}

/** What happened since this seat's last turn, without what it is doing now; nothing before its first. */
export function sinceLastTurn(log: readonly Entry[], viewer: Viewer): readonly Entry[] {
  let end = log.length;
  while (end > 0 && log[end - 1].seat === viewer) end--;
  let start = end;
  while (start > 0 && log[start - 1].seat !== viewer) start--;
  return start === 0 ? [] : log.slice(start, end);
}

/** What was taken back is not shown to its end first. */
const isTakenBack = (entries: readonly Entry[]): boolean => entries.at(-1)?.undo !== undefined;

const shownBy = ({ show, factor, skip }: Pick<Timeline<unknown, TimelineStep>, 'show' | 'factor' | 'skip'>) => ({
  show,
  factor,
  skip,
});

interface Company {
  readonly seats: readonly PlayerInfo[];
  readonly gameSay: GameSay;
  readonly nameOf: NameOf;
  /** The same for sentences: the reader is called "you". */
  readonly toReader: NameOf;
}

export function useShown({ table, state, info, update, ui }: PlayedProps, company: Company): Shown {
  const { seats, gameSay, nameOf, toReader } = company;
  const [{ odds }] = useSettings();
  const speech = { ui, say: gameSay, nameOf: toReader };
  const timeline = useTimeline<unknown, ShownStep>(speech);
  const replay = useTurnReplay(speech);
  const { push } = timeline;
  const { note, forget } = replay;
  const haste = useHaste(() => table.snapshot().update?.toAct[0], timeline.skip);
  const { takes } = haste;
  useEffect(() => {
    const now = table.snapshot().update;
    let reader = now?.viewer;
    let actor: Seat | undefined;
    if (now) push({ events: [], view: now.view, jump: true, n: now.n, update: now });
    if (now) note({ n: now.n, events: [], view: now.view });
    return table.onNews(({ n, entries, events, view, live }) => {
      const newest = table.snapshot().update;
      // What somebody else at this device saw is not shown again to the next one.
      if (newest?.viewer !== reader || isTakenBack(entries)) forget();
      reader = newest?.viewer;
      // A throw belongs to whoever made it.
      const last = entries.at(-1)?.seat;
      if (last !== TABLE) actor = last;
      const asked = newest?.toAct.some((seat) => seat === reader) === true;
      note({ n, events, view });
      push({
        events,
        view,
        jump: takes(actor, asked) || !live || isTakenBack(entries),
        by: actor === reader ? undefined : actor,
        n,
        update: newest,
      });
    });
  }, [table, push, note, forget, takes]);

  const shownN = timeline.step?.n ?? update.n;
  const settled = !timeline.showing && shownN === update.n;
  const busy = state.pending !== undefined || state.link !== 'up';
  const log = useMemo(() => state.log.slice(0, shownN + 1), [state.log, shownN]);
  const [considered, setConsidered] = useState<{ readonly thing: number | undefined; readonly n: number }>();
  const since = useMemo(() => sinceLastTurn(log, update.viewer), [log, update.viewer]);
  const board = {
    view: timeline.view ?? update.view,
    viewer: update.viewer,
    seats,
    toAct: timeline.step?.update?.toAct ?? update.toAct,
    legal: settled ? update.legal : [],
    odds: odds && info.settings.odds,
    say: gameSay,
    nameOf,
    play: (action: Parameters<BoardProps['play']>[0]) => table.play(action),
    why: (actions: Parameters<BoardProps['why']>[0]) => table.why(actions),
    since,
    considered: considered?.n === update.n ? considered.thing : undefined,
    consider: (thing: number | undefined) => setConsidered({ thing, n: update.n }),
    log,
    ...shownBy(timeline),
  };
  if (replay.turn === undefined) return { timeline, haste, replay, board, log, settled, busy };
  // What happens meanwhile goes on behind it.
  const again = {
    ...board,
    ...shownBy(replay.timeline),
    view: replay.timeline.view ?? board.view,
    legal: [],
    recorded: true,
  };
  return { timeline: replay.timeline, haste, replay, board: again, log, settled, busy };
}
