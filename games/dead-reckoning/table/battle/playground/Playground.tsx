/** A battle in the frame all games share, over a match that lives in this page. */
import { type Action, Stream } from '@broadside/kernel';
import {
  ActionBar,
  type BoardProps,
  FlightLayer,
  LogPanel,
  LogStrip,
  TableBar,
  TableFrame,
  useSay,
  useTimeline,
} from '@broadside/kit';
import { handClock, RecordingClocks, wallClock } from '@broadside/kit/recording';
import { useEffect, useMemo, useState } from 'react';
import type { DeadReckoningAction } from '../../../rules/actions.ts';
import type { DeadReckoningView } from '../../../rules/view.ts';
import { gameName } from '../../../text/index.ts';
import { deadReckoningUI as ui } from '../../index.ts';
import { battleShow } from '../show.ts';
import { type BattleMatch, type Found, isInAir, letFall, playOn, seenBy } from './scenes.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ['Mira', 'Inés', 'Tomas', 'Ada'],
  ru: ['Мира', 'Инес', 'Томас', 'Ада'],
  uk: ['Міра', 'Інес', 'Томас', 'Ада'],
};
const nameOf = (seat: number): string => (NAMES[document.documentElement.lang] ?? NAMES.en)[seat];
const VIEWER = 0;

interface PlaygroundProps extends Found {
  readonly odds: boolean;
  /** Plays the battle out from its beginning. */
  readonly played: boolean;
  /** Recordings stand still until `battleClock` is called. */
  readonly held: boolean;
}

/** Others play, cubes fall, until it is this page's turn again or the battle is over. */
async function untilAsked(match: BattleMatch, onStep: () => void): Promise<void> {
  const random = Stream.of(`${match.n}`);
  while (match.toAct.length > 0 && !match.toAct.includes(VIEWER)) {
    if (isInAir(match)) await letFall(match, 'played on');
    else playOn(match, random);
    onStep();
  }
}

export function Playground({ match, steps, odds, played, held }: PlaygroundProps) {
  const say = useSay();
  const timeline = useTimeline<DeadReckoningView>({ ui, say, nameOf });
  const { push } = timeline;
  const [n, setN] = useState(match.n);
  const clock = useMemo(() => (held ? handClock() : wallClock), [held]);
  useEffect(() => {
    (window as { battleClock?: unknown }).battleClock = 'set' in clock ? clock.set : undefined;
  }, [clock]);
  useEffect(() => {
    const [first, ...rest] = played ? steps : steps.slice(-1);
    if (first) push({ events: [], view: first.view, jump: true });
    for (const step of rest) push(step);
    void untilAsked(match, () => {
      push({ events: seenBy(match, VIEWER), view: match.view(VIEWER) });
      setN(match.n);
    });
  }, [match, steps, played, push]);
  const play = (action: Action): void => {
    const step = (): void => {
      push({ events: seenBy(match, VIEWER), view: match.view(VIEWER) });
      setN(match.n);
    };
    match.play(VIEWER, action as DeadReckoningAction);
    step();
    void untilAsked(match, step);
  };
  // A held recording stays, whatever follows it.
  const [frozen, freeze] = useState<{ readonly view: DeadReckoningView; readonly show: unknown }>();
  if (held && !frozen && timeline.view && battleShow(timeline.show)?.film)
    freeze({ view: timeline.view, show: timeline.show });
  const { view, show } = frozen ?? timeline;
  if (!view) return null;
  const props: BoardProps<DeadReckoningView> = {
    view,
    viewer: VIEWER,
    seats: match.state.players.map((_, seat) => ({ seat, name: nameOf(seat), bot: seat > 0, here: true })),
    toAct: timeline.showing ? [] : match.toAct,
    legal: timeline.showing ? [] : match.legal(VIEWER),
    odds,
    say,
    nameOf,
    play,
    why: async (actions) => actions.map(() => null),
    inspect: () => {},
    since: [],
    show,
    factor: timeline.factor,
    skip: timeline.skip,
  };
  const entries = match.log.slice(-14, n + 1).flatMap(({ n: entry, events }) =>
    events.flatMap((event, at) => {
      const text = ui.voice.event(event, say, nameOf, view);
      return text === undefined ? [] : [{ key: `${entry}.${at}`, seat: ui.seatOf(event), text }];
    }),
  );
  return (
    <RecordingClocks value={clock}>
      <TableFrame
        top={<TableBar title={gameName(say)} turn={ui.step(view, say)} />}
        board={<ui.Board {...props} />}
        log={<LogPanel entries={entries} />}
        strip={<LogStrip onOpen={() => undefined} entries={entries} />}
        actions={<ActionBar choices={ui.choices(props)} onPlay={play} onUndo={() => {}} noUndo="…" waiting="…" />}
      />
      <FlightLayer timeline={timeline} Card={ui.Card} say={say} />
    </RecordingClocks>
  );
}
