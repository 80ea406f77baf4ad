/** The table: the game's own board in the frame that all games share. */

import { type Action, TABLE } from '@broadside/kernel';
import {
  ActionBar,
  Button,
  type Choice,
  Curtain,
  dismiss,
  FlightLayer,
  LogButton,
  LogPanel,
  LogSheet,
  LogStrip,
  notify,
  type ReactionName,
  type Speed,
  TableFrame,
  Talk,
  TalkSheet,
  TalkStrip,
  type UndoButtonsProps,
  useHotkeys,
  useSettings,
  useWide,
} from '@broadside/kit';
import { nameToReader } from '@broadside/text';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { nameFrom, playerInfos } from '../../names.ts';
import { useScreen } from '../../shell/arrival.ts';
import { type GameSay, type Say, useGameSay, useSay } from '../../text/say.ts';
import { reasonWords, wireWords } from '../../wireWords.ts';
import type { Hold } from '../learn/Coach.tsx';
import { PeopleSheet } from '../people/PeopleSheet.tsx';
import type { AdviceProps } from './advice/Advice.tsx';
import { DefaultNote } from './DefaultNote.tsx';
import { Help } from './Help.tsx';
import { Inspect, type Inspected } from './Inspect.tsx';
import { useLogEntries } from './logEntries.tsx';
import type { PlayedProps } from './Match.tsx';
import { Menu } from './Menu.tsx';
import { Notes } from './notes/Notes.tsx';
import { Presence } from './Presence.tsx';
import style from './Table.module.css';
import { TopPart, whoseTurn } from './TopPart.tsx';
import { Hurry } from './turns/Hurry.tsx';
import { ReplayingTurn } from './turns/ReplayingTurn.tsx';
import { TurnsPanel, TurnsSheet, TurnsStrip } from './turns/Turns.tsx';
import { hasOthersTurns } from './turns/turns.ts';
import { useHurryPress } from './turns/useHurryPress.ts';
import { type Shown, useShown } from './useShown.ts';
import { useTalk } from './useTalk.ts';
import { useAnnouncing, useWindowSign, useYourTurn } from './useTurnSigns.ts';

/** Few matches are guided: the others do without. */
const Coach = lazy(async () => ({ default: (await import('../learn/Coach.tsx')).Coach }));

/** The judge comes when the table stands. */
const Advice = lazy(async () => ({
  default: await import('./advice/Advice.tsx').then(
    (module): ComponentType<AdviceProps> => module.Advice,
    (): ComponentType<AdviceProps> => () => null,
  ),
}));

interface TableScreenProps extends PlayedProps {
  /** Everything that happened has been shown. */
  readonly onSettled: (settled: boolean) => void;
  /** The way to the result, once there is one. */
  readonly onResult: (() => void) | undefined;
}

/** How long bots of this device wait before a move, so that each can be followed. */
const PACE: Readonly<Record<Speed, number>> = { off: 60, fast: 400, normal: 850, slow: 1500 };

/** Keeps the person informed of the connection and of refusals. */
function useNotes({ table, state, ui }: PlayedProps, hurried: boolean, say: Say, gameSay: GameSay): void {
  const [{ speed }] = useSettings();
  useEffect(() => table.pace(hurried ? 0 : PACE[speed]), [table, speed, hurried]);
  useEffect(
    () =>
      table.onRefusal((error) =>
        notify(
          wireWords(error, say, (reason) => ui.voice.reason(reason, gameSay)),
          { tone: 'bad', key: 'refusal', clause: error.reason?.clause },
        ),
      ),
    [table, ui, say, gameSay],
  );
  const lost = useRef(false);
  const down = state.link !== 'up';
  useEffect(() => {
    if (down) notify(say('web.table.lost'), { tone: 'bad', key: 'link', stays: true });
    else {
      dismiss('link');
      if (lost.current) notify(say('web.table.back'), { tone: 'good', key: 'link' });
    }
    lost.current = down;
  }, [down, say]);
  useEffect(() => () => dismiss('link'), []);
}

function undoOf({ table, state, info, update, ui }: PlayedProps, { board, busy }: Shown, say: Say): UndoButtonsProps {
  if (info.you === null || state.phase !== 'playing') return {};
  const reason = update.noUndo ?? undefined;
  const never = info.settings.undo === 'never' ? say('web.error.undo-never') : undefined;
  return {
    onUndo: () => table.undo(),
    onRestart: () => table.restart(),
    noUndo: never ?? (reason && reasonWords(reason, say, (rule) => ui.voice.reason(rule, board.say))),
    // Also while it is being shown: until the next one acts there is no time to lose.
    busy,
  };
}

function waitingWords({ state, info, update }: PlayedProps, { board, settled }: Shown, say: Say): string {
  if (state.phase === 'over') return say('web.table.over');
  const [next] = update.toAct;
  if (!settled || next === undefined || next === TABLE) return say('web.table.showing');
  if (info.you === null) return `${say('web.table.watching')} ${say('web.table.turnOf', { name: board.nameOf(next) })}`;
  return say('web.table.notYours', { name: board.nameOf(next) });
}

/** A move that was made when the connection broke is sent again by itself; nothing else can be made meanwhile. */
function offlineWords({ link, pending, phase }: PlayedProps['state'], say: Say): string | undefined {
  if (link === 'up' || phase !== 'playing') return undefined;
  return say(pending === undefined ? 'web.table.waits.connection' : 'web.table.waits.sent');
}

interface WaitingProps extends PlayedProps {
  readonly shown: Shown;
  readonly others: boolean;
}

/** What stands where the verbs stand while there are none. */
function Waiting({ shown, others, ...props }: WaitingProps) {
  const say = useSay();
  const { board, replay, haste } = shown;
  const words = waitingWords(props, shown, say);
  if (replay.turn)
    return <ReplayingTurn name={board.nameOf(replay.turn.seat)} pace={replay.pace} onStop={replay.stop} />;
  const actor = board.toAct.find((seat) => seat !== TABLE);
  if (!others || actor === undefined) return words;
  const turn = whoseTurn(board.toAct, props.info.you, props.ui.turnOf?.(board.view), board.nameOf, say);
  return <Hurry seat={actor} words={turn} haste={haste} />;
}

export function TableScreen(props: TableScreenProps) {
  const { table, state, info, update, ui, onSettled, onResult } = props;
  const say = useSay();
  const gameSay = useGameSay();
  const wide = useWide();
  const seats = useMemo(() => playerInfos(info.seats, say), [info.seats, say]);
  const nameOf = useMemo(() => nameFrom(seats, say), [seats, say]);
  const { viewer } = update;
  // Sentences speak to the reader; a name alone stays a name.
  const toReader = useMemo(() => nameToReader(nameOf, viewer, gameSay), [nameOf, viewer, gameSay]);
  const shown = useShown(props, { seats, gameSay, nameOf, toReader });
  const { timeline, haste, replay, log, settled, busy } = shown;
  const { view } = shown.board;
  const context = useMemo(() => ({ ui, say: gameSay, nameOf: toReader, view }), [ui, gameSay, toReader, view]);
  const [inspected, setInspected] = useState<Inspected>();
  const [sheet, setSheet] = useState<'help' | 'log' | 'menu' | 'people' | 'talk' | 'turns'>();
  const talk = useTalk(state, info.you, wide || sheet === 'talk');
  const logPart = useRef<HTMLDivElement>(null);
  const inspect = useMemo(
    () =>
      (card: number, choices: readonly Choice[] = []): void =>
        setInspected({ card, choices }),
    [],
  );
  const hold = useRef<Hold>(() => false);
  const [lessonTurn, setLessonTurn] = useState<HTMLElement | null>(null);
  const [lessonActs, setLessonActs] = useState<HTMLElement | null>(null);
  const play = (action: Action): void => {
    if (!hold.current(action)) shown.board.play(action);
  };
  const board = { ...shown.board, inspect, play };
  const entries = useLogEntries(log, context, inspect);
  const firstSince = board.since[0]?.n;
  const since = entries.find(({ key }) => Number.parseInt(String(key), 10) === firstSince)?.key;
  const over = state.phase === 'over';
  const lesson = over ? undefined : state.lesson;
  const yours = settled && !over && info.you !== null && update.toAct.includes(info.you);
  const hinted = table.goOn !== undefined || info.settings.hints === true;
  const advised = hinted && lesson === undefined && !over && info.you !== null;
  const game = say(`shelf.${ui.id}.name`);
  const curtained = settled ? state.handOver : undefined;
  // Somebody else acts, and this person waits for it.
  const others = !over && info.you !== null && !shown.board.toAct.includes(info.you);
  const hurryPress = useHurryPress(others ? haste : undefined);

  useScreen(curtained === undefined ? 'table' : 'curtain');
  useNotes(props, shown.haste.on, say, gameSay);
  useAnnouncing(log, context);
  useYourTurn(yours, say('web.table.yourTurn'));
  useWindowSign(yours ? `● ${say('web.table.yourTurn')} · ${game}` : `${game} · ${say('kit.brand')}`, yours);
  useEffect(() => onSettled(settled), [settled, onSettled]);
  const openLog = (): void => setSheet('log');
  // The log panel takes the keyboard when it stands beside the board; else its one line opens the whole.
  const toLog = (): void => {
    const part = logPart.current?.querySelector<HTMLElement>('[data-id="open-log"], section[tabindex]');
    if (part?.matches('button')) part.click();
    else part?.focus();
  };
  useHotkeys({ '?': () => setSheet('help'), l: toLog });

  const undo = undoOf(props, shown, say);
  const turns = {
    log,
    context,
    viewer,
    still: !others,
    canReplay: replay.can,
    onReplay: replay.play,
  };
  if (curtained !== undefined)
    return (
      <Curtain seat={curtained} name={nameOf(curtained)} onOpen={() => table.takeOver(curtained)}>
        {undo.onUndo !== undefined && undo.noUndo === undefined && (
          <Button data-id="undo" icon="undo" disabled={busy} onClick={undo.onUndo}>
            {say('web.table.undoOf', { name: nameOf(info.you ?? curtained) })}
          </Button>
        )}
        <Button data-id="back" tone="ghost" href="/">
          {say('web.back')}
        </Button>
      </Curtain>
    );

  const Side = ui.Side;
  const online = state.kind === 'remote';
  const talking = {
    messages: talk.messages,
    onSay: (text: string) => table.say(text),
    onReact: (reaction: ReactionName) => table.react(reaction),
    note: info.muted && say('web.error.muted'),
  };
  const strip = (
    <div ref={logPart}>
      <TurnsStrip {...turns} toLog={<LogButton onOpen={openLog} />}>
        <LogStrip entries={entries} onOpen={openLog} />
      </TurnsStrip>
      <LogSheet entries={entries} since={since} open={sheet === 'log'} onClose={() => setSheet(undefined)} />
    </div>
  );
  return (
    <>
      <TableFrame
        top={
          <TopPart
            ui={ui}
            board={shown.board}
            you={info.you}
            over={over}
            undo={undo}
            lesson={lesson === undefined ? undefined : setLessonTurn}
            onHelp={() => setSheet('help')}
            onMenu={() => setSheet('menu')}
          >
            {lesson !== undefined && <span ref={setLessonActs} />}
            {advised && (
              <Suspense fallback={null}>
                <Advice {...props} {...{ seats, yours }} nameOf={toReader} onPlay={play} />
              </Suspense>
            )}
            {onResult && (
              <Button data-id="to-result" icon="crown" tone="primary" onClick={onResult}>
                {say('web.end.back')}
              </Button>
            )}
          </TopPart>
        }
        board={
          <div className={style.boardPart} {...hurryPress}>
            <Presence info={info} nameOf={nameOf} />
            <DefaultNote {...props} />
            <div className={style.board}>
              <ui.Board {...board} />
            </div>
          </div>
        }
        side={
          <>
            {Side && <Side {...board} />}
            {wide && <TurnsPanel {...turns} />}
          </>
        }
        log={
          wide && (
            <div ref={logPart} className={style.logPart}>
              <LogPanel entries={entries} since={since} />
            </div>
          )
        }
        talk={wide && online && <Talk {...talking} />}
        strip={
          !wide &&
          (online ? (
            <TalkStrip unread={talk.unread} shown={talk.shown} apart={others} onOpen={() => setSheet('talk')}>
              {strip}
            </TalkStrip>
          ) : (
            strip
          ))
        }
        actions={
          <ActionBar
            choices={info.you === null || replay.turn !== undefined ? [] : ui.choices(board)}
            onPlay={board.play}
            {...undo}
            busy={busy}
            note={offlineWords(state, say)}
            waiting={<Waiting {...props} shown={shown} others={others} />}
          />
        }
      />
      <FlightLayer timeline={timeline} Card={ui.Card} say={gameSay} />
      {lesson !== undefined ? (
        <Suspense fallback={null}>
          <Coach
            {...{ table, state, ui, nameOf, log, settled, hold }}
            id={lesson}
            slots={{ turn: lessonTurn, acts: lessonActs }}
          />
        </Suspense>
      ) : (
        <Notes
          ui={ui}
          view={view}
          log={log}
          toAct={shown.board.toAct}
          you={over ? null : info.you}
          settled={settled && replay.turn === undefined}
        />
      )}
      <Inspect ui={ui} inspected={inspected} busy={busy} onPlay={board.play} onClose={() => setInspected(undefined)} />
      <Help
        now={{ ui, board, you: info.you, over }}
        open={sheet === 'help'}
        onClose={() => setSheet(undefined)}
        onTurns={hasOthersTurns(log, ui, viewer) ? () => setSheet('turns') : undefined}
      />
      <TurnsSheet {...turns} open={sheet === 'turns'} onClose={() => setSheet(undefined)} />
      <TalkSheet {...talking} open={sheet === 'talk'} onClose={() => setSheet(undefined)} />
      {sheet === 'people' && <PeopleSheet info={info} onClose={() => setSheet(undefined)} />}
      {sheet === 'menu' && (
        <Menu {...props} onClose={() => setSheet(undefined)} onPeople={() => setSheet('people')}>
          {!wide && (
            <>
              <Button data-id="help" icon="help" onClick={() => setSheet('help')}>
                {say('web.table.help')}
              </Button>
              {Side && (
                <section className={style.sideHere} aria-label={say('web.table.side')}>
                  <Side {...board} />
                </section>
              )}
            </>
          )}
        </Menu>
      )}
    </>
  );
}
