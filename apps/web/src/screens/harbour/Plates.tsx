/** The games on the shelf, each on a plate with its cover. One alone takes the whole width. */
import { Button, ChartFrame, Icon } from '@broadside/kit';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { useEffect, useState } from 'react';
import { GameCover } from '../../shell/GameCover.tsx';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { useSay } from '../../text/say.ts';
import { learnHref, lessonDue, lessonsInARow } from '../learn/offers.ts';
import style from './Harbour.module.css';

function Facts({ game }: { readonly game: GameManifest }) {
  const say = useSay();
  const { min, max } = game.seats;
  const [from, to] = game.minutes;
  return (
    <div className={style.facts}>
      <span>
        <Icon name="people" size={18} />
        {say('web.game.players', { min, max })}
      </span>
      <span>
        <Icon name="hourglass" size={18} />
        {say('web.game.minutes', { from, to })}
      </span>
    </div>
  );
}

/** The lesson that is due; where there are several, each of them by its number. */
function Learning({ game }: { readonly game: GameManifest }) {
  const say = useSay();
  const list = lessonsInARow(game);
  // The first page is drawn before anybody knows what was kept here.
  const [due, setDue] = useState(0);
  useEffect(() => setDue(lessonDue(game)), [game]);
  const lesson = list[due];
  if (lesson === undefined) return null;
  const { id, minutes } = lesson;
  const of = list.length;
  return (
    <>
      <Button data-id="learn" tone="ghost" icon="wheel" href={learnHref(game.id, id)}>
        {of === 1 ? say('web.learn', { minutes }) : say('web.learn.part', { at: due + 1, of, minutes })}
      </Button>
      {of > 1 && (
        <nav className={style.lessons} aria-label={say('web.learn.all')}>
          {list.map((one, at) => (
            <Button
              key={one.id}
              data-id={`lesson:${one.id}`}
              href={learnHref(game.id, one.id)}
              aria-label={say('web.learn.one', { at: at + 1, of })}
            >
              {at + 1}
            </Button>
          ))}
        </nav>
      )}
    </>
  );
}

function Plate({ game, onPlay }: { readonly game: GameManifest; readonly onPlay: () => void }) {
  const say = useSay();
  return (
    <article data-id={game.id}>
      <ChartFrame className={style.plate} inner={style.plateIn ?? ''}>
        <div className={style.cover}>
          <GameCover game={game.id} />
        </div>
        <div className={style.words}>
          <h2>{say(`shelf.${game.id}.name`)}</h2>
          <Facts game={game} />
          <p>{say(`shelf.${game.id}.pitch`)}</p>
          <div className={style.acts}>
            <Button data-id="play" tone="primary" icon="play" onClick={onPlay}>
              {say('web.play')}
            </Button>
            <Button data-id="set" href={`/new/${game.id}`}>
              {say('web.set')}
            </Button>
            <Learning game={game} />
            {game.puzzles && (
              <Button data-id="puzzle" tone="ghost" icon="key" href={`/puzzle/${game.id}`}>
                {say('web.puzzle')}
              </Button>
            )}
            <Button data-id="rules" tone="ghost" icon="book" href={rulesHref(game.id)}>
              {say('web.rules')}
            </Button>
          </div>
        </div>
      </ChartFrame>
    </article>
  );
}

export function Plates({ onPlay }: { readonly onPlay: (game: GameManifest) => void }) {
  const say = useSay();
  return (
    <section className={webShelf.length === 1 ? style.hero : style.plates} aria-label={say('web.games')}>
      {webShelf.map((game) => (
        <Plate key={game.id} game={game} onPlay={() => onPlay(game)} />
      ))}
    </section>
  );
}
