/** A puzzle: the board as the player sees it, one question, one answer, and then what the judge says of it. */
import type { Puzzle, PuzzleChoice } from '@broadside/judge';
import {
  type GameUI,
  IconButton,
  playSound,
  TableBar,
  TableFrame,
  useLocale,
  usePressGuard,
  useTimeline,
  useWide,
} from '@broadside/kit';
import { intlTag } from '@broadside/text';
import { useEffect, useMemo, useRef, useState } from 'react';
import { nameFrom, sitterInfos } from '../../names.ts';
import { useSession } from '../../session.tsx';
import { share } from '../../shell/share.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { Inspect, type Inspected } from '../table/Inspect.tsx';
import { useWindowSign } from '../table/useTurnSigns.ts';
import { AllPuzzles } from './AllPuzzles.tsx';
import { Answer } from './Answer.tsx';
import { Flame } from './Flame.tsx';
import style from './Puzzle.module.css';
import { askedIn, type Speech } from './position.ts';
import { type PuzzleSet, puzzleHref } from './puzzles.ts';
import { Question } from './Question.tsx';
import { keepAnswer, puzzleRecord, streakOf } from './record.ts';
import { usePuzzleSay } from './text/index.ts';

export interface PuzzleScreenProps {
  readonly ui: GameUI;
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  /** Today, if it is the one of the day. */
  readonly day: Date | undefined;
}

/** Nothing is played here: an answer is given beside the board. */
const NOTHING = { legal: [], since: [], recorded: true, play: () => undefined, why: async () => [] } as const;

/** Everybody at the table by name; whoever solves it sits where the decision is made. */
function useSeats({ seats: count, seat: mine }: Puzzle) {
  const say = useSay();
  const { name } = useSession();
  return useMemo(() => {
    const sitters = Array.from({ length: count }, (_, seat) =>
      seat === mine ? { name: name || say('web.guest'), bot: null } : { name: null, bot: 'captain' },
    );
    const seats = sitterInfos(sitters, say);
    return { seats, nameOf: nameFrom(seats, say) };
  }, [count, mine, name, say]);
}

/** The board needs somebody who shows it things, although nothing happens. */
function useStill(ui: GameUI, speech: Speech, view: unknown) {
  const timeline = useTimeline<unknown>({ ui, say: speech.say, nameOf: speech.nameOf });
  const { push } = timeline;
  useEffect(() => push({ events: [], view, jump: true }), [push, view]);
  return timeline;
}

export function PuzzleScreen({ ui, set, puzzle, day }: PuzzleScreenProps) {
  const say = usePuzzleSay();
  const frameSay = useSay();
  const gameSay = useGameSay();
  const locale = useLocale();
  const wide = useWide();
  const { seats, nameOf } = useSeats(puzzle);
  const asked = useMemo(() => askedIn(set, puzzle), [set, puzzle]);
  const speech = useMemo(() => ({ voice: ui.voice, say: gameSay, nameOf }), [ui, gameSay, nameOf]);
  const timeline = useStill(ui, speech, asked.view);
  const [record, setRecord] = useState(() => puzzleRecord(ui.id));
  const [inspected, setInspected] = useState<Inspected>();
  const [listed, setListed] = useState(false);
  const game = frameSay(`shelf.${ui.id}.name`);
  const number = set.puzzles.indexOf(puzzle) + 1;
  const streak = streakOf(record, day ?? new Date());
  const title = day ? say('puzzle.today') : say('puzzle.title', { number, of: set.puzzles.length });
  useWindowSign(`${title} · ${game}`, false);

  const given = record.tried[puzzle.id];
  const answered = useRef(false);
  const answer = ({ action }: PuzzleChoice): void => {
    answered.current = true;
    const solved = action === puzzle.choices[0].action;
    playSound(solved ? 'win' : 'reaction');
    setRecord(keepAnswer(ui.id, { puzzle: puzzle.id, action, solved, day }));
  };
  const where = day
    ? say('puzzle.where', {
        game,
        date: new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'long' }).format(day),
      })
    : say('puzzle.turn', { game, turn: asked.match.game.turn(asked.match.state) });

  const board = {
    ...NOTHING,
    view: timeline.view,
    viewer: puzzle.seat,
    seats,
    toAct: asked.match.toAct,
    odds: true,
    say: gameSay,
    nameOf,
    inspect: (card: number) => setInspected({ card, choices: [] }),
    show: timeline.show,
    factor: timeline.factor,
    skip: timeline.skip,
  };
  const place = useRef<HTMLDivElement>(null);
  // There is one answer: the second tap on what led here is none.
  usePressGuard(place);
  useEffect(() => {
    if (given === undefined || !answered.current) return;
    place.current?.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [given]);
  const ask =
    given === undefined ? (
      <Question asked={asked} speech={speech} onAnswer={answer} />
    ) : (
      <Answer
        asked={asked}
        set={set}
        speech={speech}
        record={record}
        given={given}
        today={day ?? new Date()}
        onAll={() => setListed(true)}
        onShare={() => void share(location.origin + puzzleHref(ui.id, puzzle.id), title, frameSay)}
      />
    );
  const part = (
    <div ref={place} tabIndex={-1} className={style.ask}>
      {ask}
    </div>
  );
  return (
    <>
      <TableFrame
        className={style.frame ?? ''}
        top={
          <TableBar title={title} turn={where}>
            <span className={style.streak} title={say('puzzle.streak', { days: streak })}>
              <Flame />
              <span aria-hidden="true">{streak}</span>
              <span className="sr">{say('puzzle.streak', { days: streak })}</span>
            </span>
            <IconButton data-id="all" icon="log" label={say('puzzle.all')} onClick={() => setListed(true)} />
            <IconButton data-id="leave" icon="flag" label={frameSay('web.back')} href="/" />
          </TableBar>
        }
        board={
          <div className={style.board} data-id="puzzle">
            {timeline.view !== undefined && <ui.Board {...board} />}
          </div>
        }
        side={wide && part}
        actions={wide ? null : part}
      />
      <Inspect ui={ui} inspected={inspected} busy onPlay={NOTHING.play} onClose={() => setInspected(undefined)} />
      <AllPuzzles
        open={listed}
        game={ui.id}
        puzzles={set.puzzles}
        record={record}
        here={puzzle.id}
        onClose={() => setListed(false)}
      />
    </>
  );
}
