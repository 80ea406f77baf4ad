/** The board in the frame all games share, over a match that lives in this page. */
import { type Action, type Eye, type GameEvent, Stream } from '@broadside/kernel';
import {
  ActionBar,
  type BoardProps,
  type Choice,
  FlightLayer,
  LogPanel,
  LogStrip,
  SeatEmblem,
  Sheet,
  TableBar,
  TableFrame,
  useSay,
  useStage,
} from '@broadside/kit';
import { useEffect, useMemo, useState } from 'react';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { deadReckoningFace as face } from '../index.ts';
import { type DeadReckoningMatch, type Found, playOn } from './scenes.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  en: ['Mira', 'Inés', 'Tomas', 'Ada', 'Ruben'],
  ru: ['Мира', 'Инес', 'Томас', 'Ада', 'Рубен'],
  uk: ['Міра', 'Інес', 'Томас', 'Ада', 'Рубен'],
};
const nameOf = (seat: number): string => (NAMES[document.documentElement.lang] ?? NAMES.en)[seat];

/** What this eye may know of the last entry. */
const seenBy = (match: DeadReckoningMatch, eye: Eye): readonly GameEvent[] =>
  match.log[match.n].events.flatMap((event) => deadReckoning.seen(event, eye) ?? []);

/** Pushes everything that was played since to the stage. */
function usePlay({ match, eye, before }: Found, still: boolean) {
  const say = useSay();
  const stage = useStage<DeadReckoningView>({ face, say, nameOf });
  const { push } = stage;
  useEffect(() => {
    if (before) push({ events: [], view: before, jump: true });
    push({ events: seenBy(match, eye), view: match.view(eye), jump: !still });
  }, [match, eye, before, push, still]);
  const play = (action: Action): void => {
    if (typeof eye !== 'number') return;
    const step = (act: () => void): void => {
      act();
      push({ events: seenBy(match, eye), view: match.view(eye) });
    };
    step(() => match.play(eye, action as Parameters<DeadReckoningMatch['play']>[1]));
    const hands = Stream.of(`${match.n}`);
    while (match.toAct.length > 0 && !match.toAct.includes(eye)) step(() => playOn(match, hands));
  };
  return { stage, play, say };
}

const logOf = (match: DeadReckoningMatch, eye: Eye, say: ReturnType<typeof useSay>) =>
  match.log.slice(-12).flatMap(({ n, events }) =>
    events.flatMap((fact, at) => {
      const event = deadReckoning.seen(fact, eye);
      const text = event && face.voice.event(event, say, nameOf);
      return event === undefined || text === undefined ? [] : [{ key: `${n}.${at}`, seat: face.seatOf(event), text }];
    }),
  );

export function Table({ odds, still, ...found }: Found & { odds: boolean; still: boolean }) {
  const { match, eye } = found;
  const { stage, play, say } = usePlay(found, still);
  const [looked, look] = useState<{ card: number; choices: readonly Choice[] }>();
  const seats = useMemo(
    () => match.state.players.map((_, seat) => ({ seat, name: nameOf(seat), bot: seat > 1, here: true })),
    [match],
  );
  const view = stage.view;
  if (!view) return null;
  const props: BoardProps<DeadReckoningView> = {
    view,
    eye,
    seats,
    toAct: stage.showing ? [] : match.toAct,
    legal: typeof eye === 'number' && !stage.showing ? match.legal(eye) : [],
    odds,
    say,
    nameOf,
    play,
    why: async (actions) => actions.map(() => null),
    inspect: (card, choices = []) => look({ card, choices }),
    since: [],
    show: stage.show,
    factor: stage.factor,
    skip: stage.skip,
  };
  const alarm = face.alarm?.(view, say, nameOf);
  const lines = logOf(match, eye, say);
  return (
    <>
      <TableFrame
        top={
          <TableBar
            title={say('dead-reckoning.name')}
            turn={
              <>
                <b>{nameOf(match.toAct[0] ?? 0)}</b> · {face.step(view, say)}
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
        board={<face.Board {...props} />}
        side={face.Side && <face.Side {...props} />}
        log={<LogPanel lines={lines} />}
        strip={<LogStrip lines={lines} />}
        actions={<ActionBar choices={face.choices(props)} onPlay={play} onUndo={() => {}} noUndo="…" waiting="…" />}
      />
      <FlightLayer stage={stage} Card={face.Card} say={say} />
      {looked && (
        <Sheet open title={face.voice.card(looked.card, say)} onClose={() => look(undefined)}>
          <face.Card card={looked.card} width={240} say={say} />
          <ActionBar choices={looked.choices} onPlay={play} />
        </Sheet>
      )}
    </>
  );
}
