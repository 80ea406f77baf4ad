/** Whoever has not played a game on this device is offered its lesson, once. It stands in nobody's way. */
import { Button } from '@broadside/kit';
import type { GameManifest } from '@broadside/shelf/web';
import { useState } from 'react';
import { useSay } from '../../text/say.ts';
import { isTaught, learnHref, lessonsInARow, noteTaught } from '../learn/offers.ts';
import style from './Harbour.module.css';

export function LessonOffer({ game, isNew }: { readonly game: GameManifest; readonly isNew: boolean }) {
  const say = useSay();
  const list = lessonsInARow(game);
  const [lesson] = list;
  const [open, setOpen] = useState(isNew && !isTaught(game.id));
  if (!open || lesson === undefined) return null;
  const decline = (): void => {
    noteTaught(game.id);
    setOpen(false);
  };
  return (
    <section className={style.offer} data-id="offer">
      <p>
        {list.length === 1
          ? say('web.learn.offer', { minutes: lesson.minutes })
          : say('web.learn.offer.part', { of: list.length, minutes: lesson.minutes })}
      </p>
      <div className={style.answers}>
        <Button data-id="learn" tone="primary" icon="wheel" href={learnHref(game.id, lesson.id)}>
          {say('web.learn.yes')}
        </Button>
        <Button data-id="no-lesson" tone="ghost" onClick={decline}>
          {say('web.learn.no')}
        </Button>
      </div>
    </section>
  );
}
