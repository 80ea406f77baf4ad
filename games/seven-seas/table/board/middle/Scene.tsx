/** The frame of a moment: a picture, what is going on, and what belongs to it. */
import type { ReactNode } from 'react';
import css from './Scene.module.css';

export interface SceneProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  /** At the far end of the head. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

export function Scene({ picture, title, note, end, children }: SceneProps) {
  return (
    <section className={css.scene} aria-label={title}>
      <header className={css.head}>
        {picture !== undefined && (
          <span className={css.picture} aria-hidden="true">
            {picture}
          </span>
        )}
        <div className={css.words}>
          <h2>{title}</h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {end}
      </header>
      {children !== undefined && <div className={css.body}>{children}</div>}
    </section>
  );
}
