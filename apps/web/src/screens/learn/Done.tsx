/** The end of a lesson: a small moment, and what comes next. */
import { BrandMark, Button, Medallion, playSound, Sheet } from '@broadside/kit';
import type { ListedLesson } from '@broadside/shelf/web';
import { useEffect } from 'react';
import { webGame } from '../../gameUIs.ts';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { markNotesKnown } from '../table/notes/known.ts';
import style from './Coach.module.css';
import { learnHref, lessonsInARow, noteFinished, noteTaught } from './offers.ts';
import { Sentence } from './Sentence.tsx';
import { useCoachSay } from './text/index.ts';

interface DoneProps {
  readonly game: string;
  readonly lesson: string;
  /** Notes that say nothing new any more. */
  readonly teaches: readonly string[];
  readonly rival: string;
  readonly onGoOn: () => void;
  /** To another lesson: this one is over, its match is no longer guided. */
  readonly onLesson: (href: string) => void;
}

/** Undefined after the last one, and after a lesson about a part of the game. */
function nextOf(game: string, lesson: string): ListedLesson | undefined {
  const list = lessonsInARow(webGame(game) ?? {});
  const at = list.findIndex(({ id }) => id === lesson);
  return at < 0 ? undefined : list[at + 1];
}

/** Whoever has learned the last of those in a row knows the game. */
const isTheWhole = (game: string, lesson: string): boolean => lessonsInARow(webGame(game) ?? {}).at(-1)?.id === lesson;

/** The lesson after this one is what is likeliest wanted. */
function NextLesson({ next, onLesson, game }: Pick<DoneProps, 'game' | 'onLesson'> & { readonly next: ListedLesson }) {
  const say = useCoachSay();
  const gameSay = useGameSay();
  const { id, minutes } = next;
  return (
    <Button
      data-id="next-lesson"
      data-first=""
      tone="primary"
      size="big"
      icon="wheel"
      block
      onClick={() => onLesson(learnHref(game, id))}
    >
      {say('coach.done.lesson', { title: gameSay(`${id}.title`) })} · {say('coach.done.minutes', { minutes })}
    </Button>
  );
}

export function Done({ game, lesson, teaches, rival, onGoOn, onLesson }: DoneProps) {
  const say = useCoachSay();
  const frameSay = useSay();
  const gameSay = useGameSay();
  const next = nextOf(game, lesson);
  useEffect(() => {
    noteTaught(game);
    noteFinished(game, lesson);
    markNotesKnown(game, teaches);
    playSound('win');
  }, [game, lesson, teaches]);
  return (
    <Sheet
      data-id="lesson-done"
      open
      onClose={onGoOn}
      title={
        isTheWhole(game, lesson)
          ? say('coach.done', { game: frameSay(`shelf.${game}.name`) })
          : say('coach.done.part', { title: gameSay(`${lesson}.title`) })
      }
    >
      <div className={style.known}>
        <Medallion size={96}>
          <BrandMark size={72} />
        </Medallion>
        <p className={style.sum}>
          <Sentence text={gameSay(`${lesson}.end`, { rival })} />
        </p>
        {next && <NextLesson game={game} next={next} onLesson={onLesson} />}
        <Button
          data-id="go-on"
          icon="ship"
          block
          onClick={onGoOn}
          {...(next ? {} : { 'data-first': '', tone: 'primary', size: 'big' })}
        >
          {say('coach.done.on')}
        </Button>
        <p className="quiet small">{say('coach.done.on.about')}</p>
        <Button data-id="new-match" icon="flag" block href={`/new/${game}`}>
          {say('coach.done.new')}
        </Button>
        <Button data-id="rules" tone="ghost" icon="book" block href={rulesHref(game)}>
          {say('coach.done.rules')}
        </Button>
      </div>
    </Sheet>
  );
}
