/** For a game's developer page: its board in the frame all games share, over a match that lives in the page. */
import { type Action, type AnyMatch, type GameEvent, Stream, type Viewer } from '@broadside/kernel';
import { useEffect, useMemo, useState } from 'react';
import { FlightLayer } from '../animation/FlightLayer.tsx';
import { useTimeline } from '../animation/useTimeline.ts';
import type { BoardProps, Choice, GameUI } from '../gameUI.ts';
import { Sheet } from '../overlay/Sheet.tsx';
import { SeatEmblem } from '../seats/Seat.tsx';
import { useSay } from '../speech.tsx';
import { ActionBar } from '../table/ActionBar.tsx';
import { LogPanel, LogSheet, LogStrip } from '../table/Log.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableBar } from '../table/TopBar.tsx';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ['Mira', 'Inés', 'Tomas', 'Ada', 'Ruben'],
  ru: ['Мира', 'Инес', 'Томас', 'Ада', 'Рубен'],
  uk: ['Міра', 'Інес', 'Томас', 'Ада', 'Рубен'],
};
const nameOf = (seat: number): string => (NAMES[document.documentElement.lang] ?? NAMES.en)[seat];

export interface DevTableProps<V, M extends AnyMatch> {
  readonly ui: GameUI<V>;
  readonly match: M;
  readonly viewer: Viewer;
  /** The view before the last entry, if that is to be shown happening. */
  readonly before?: V | undefined;
  readonly odds: boolean;
  /** Shows the moment of the last entry. */
  readonly still: boolean;
  /** One action of whoever is to act and is not the viewer. */
  readonly playOn: (match: M, random: Stream) => void;
}

/** What this viewer may know of an entry. */
const seenBy = (match: AnyMatch, viewer: Viewer, n: number): readonly GameEvent[] =>
  match.log[n].events.flatMap((event: GameEvent) => match.game.seen(event, viewer) ?? []);

/** Pushes everything that was played since to the timeline. */
function usePlay<V, M extends AnyMatch>({ ui, match, viewer, before, still, playOn }: DevTableProps<V, M>) {
  const say = useSay();
  const timeline = useTimeline<V>({ ui, say, nameOf });
  const { push } = timeline;
  const show = (jump?: boolean): void =>
    push({
      events: seenBy(match, viewer, match.n),
      view: match.view(viewer) as V,
      ...(jump === undefined ? {} : { jump }),
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position
  useEffect(() => {
    if (before) push({ events: [], view: before, jump: true });
    show(!still);
  }, [match, viewer, before, push, still]);
  const play = (action: Action): void => {
    if (typeof viewer !== 'number') return;
    match.play(viewer, action);
    show();
    const random = Stream.of(`${match.n}`);
    while (match.toAct.length > 0 && !match.toAct.includes(viewer)) {
      playOn(match, random);
      show();
    }
  };
  return { timeline, play, say };
}

function logOf<V, M extends AnyMatch>({ ui, match, viewer }: DevTableProps<V, M>, say: ReturnType<typeof useSay>) {
  const view = match.view(viewer);
  return match.log.slice(-12).flatMap(({ n }: { n: number }) =>
    seenBy(match, viewer, n).flatMap((event, at) => {
      const text = ui.voice.event(event, say, nameOf, view);
      return text === undefined ? [] : [{ key: `${n}.${at}`, seat: ui.seatOf(event), text }];
    }),
  );
}

export function DevTable<V, M extends AnyMatch>(table: DevTableProps<V, M>) {
  const { ui, match, viewer, odds } = table;
  const { timeline, play, say } = usePlay(table);
  const [looked, look] = useState<{ card: number; choices: readonly Choice[] }>();
  const [logOpen, openLog] = useState(false);
  const [considered, setConsidered] = useState<{ thing: number | undefined; n: number }>();
  const { view } = timeline;
  const count = match.header.seats;
  const seats = useMemo(
    () => Array.from({ length: count }, (_, seat) => ({ seat, name: nameOf(seat), bot: seat > 1, here: true })),
    [count],
  );
  if (!view) return null;
  const props: BoardProps<V> = {
    view,
    viewer,
    seats,
    toAct: timeline.showing ? [] : match.toAct,
    legal: typeof viewer === 'number' && !timeline.showing ? match.legal(viewer) : [],
    odds,
    say,
    nameOf,
    play,
    why: async (actions) => actions.map(() => null),
    inspect: (card, choices = []) => look({ card, choices }),
    since: [],
    considered: considered?.n === match.n ? considered.thing : undefined,
    consider: (thing) => setConsidered({ thing, n: match.n }),
    log: match.log.map((entry) => ({ ...entry, events: seenBy(match, viewer, entry.n) })),
    show: timeline.show,
    factor: timeline.factor,
    skip: timeline.skip,
  };
  const alarm = ui.alarm?.(view, say, nameOf);
  const entries = logOf(table, say);
  return (
    <>
      <TableFrame
        top={
          <TableBar
            title={say(`${ui.id}.name`)}
            turn={
              <>
                <b>{nameOf(match.toAct[0] ?? 0)}</b> · {ui.step(view, say)}
              </>
            }
            alarm={
              alarm && (
                <>
                  <SeatEmblem seat={alarm.seat} size={20} /> {alarm.text}
                </>
              )
            }
          />
        }
        board={<ui.Board {...props} />}
        side={ui.Side && <ui.Side {...props} />}
        log={<LogPanel entries={entries} />}
        strip={<LogStrip entries={entries} onOpen={() => openLog(true)} />}
        actions={<ActionBar choices={ui.choices(props)} onPlay={play} onUndo={() => {}} noUndo="…" waiting="…" />}
      />
      <FlightLayer timeline={timeline} Card={ui.Card} say={say} />
      <LogSheet entries={entries} open={logOpen} onClose={() => openLog(false)} />
      {looked && (
        <Sheet open title={ui.voice.card(looked.card, say)} onClose={() => look(undefined)}>
          <ui.Card card={looked.card} width={240} say={say} />
          <ActionBar choices={looked.choices} onPlay={play} />
        </Sheet>
      )}
    </>
  );
}
