/** The end of a lesson: a small moment, and what comes next. */
import { BrandMark, Button, Medallion, playSound, Sheet } from '@broadside/kit';
import { useEffect } from 'react';
import { webGame } from '../../gameUIs.ts';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { useGameSay, useSay } from '../../text/say.ts';
import { markNotesKnown } from '../table/notes/known.ts';
import style from './Coach.module.css';
import { learnHref, noteTaught } from './offers.ts';
import { Sentence } from './Sentence.tsx';
import { useCoachSay } from './text/index.ts';

interface DoneProps {
  readonly game: string;
  readonly lesson: string;
  /** Notes that say nothing new any more. */
  readonly teaches: readonly string[];
  readonly rival: string;
  readonly onGoOn: () => void;
}

/** The lesson after this one, if there is one. */
function NextLesson({ game, lesson }: Pick<DoneProps, 'game' | 'lesson'>) {
  const say = useCoachSay();
  const gameSay = useGameSay();
  const list = webGame(game)?.lessons?.list ?? [];
  const next = list[list.findIndex(({ id }) => id === lesson) + 1];
  if (next === undefined) return null;
  const { id, minutes } = next;
  return (
    <Button data-id="next-lesson" icon="wheel" block href={learnHref(game, id)}>
      {say('coach.done.lesson', { title: gameSay(`${id}.title`) })} · {say('coach.done.minutes', { minutes })}
    </Button>
  );
}

export function Done({ game, lesson, teaches, rival, onGoOn }: DoneProps) {
  const say = useCoachSay();
  const frameSay = useSay();
  const gameSay = useGameSay();
  useEffect(() => {
    noteTaught(game);
    markNotesKnown(game, teaches);
    playSound('win');
  }, [game, teaches]);
  return (
    <Sheet
      data-id="lesson-done"
      open
      onClose={onGoOn}
      title={say('coach.done', { game: frameSay(`shelf.${game}.name`) })}
    >
      <div className={style.known}>
        <Medallion size={96}>
          <BrandMark size={72} />
        </Medallion>
        <p className={style.sum}>
          <Sentence text={gameSay(`${lesson}.end`, { rival })} />
        </p>
        <Button data-id="go-on" data-first="" tone="primary" size="big" icon="ship" block onClick={onGoOn}>
          {say('coach.done.on')}
        </Button>
        <p className="quiet small">{say('coach.done.on.about')}</p>
        <NextLesson game={game} lesson={lesson} />
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
