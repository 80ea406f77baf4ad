/** The frame of a moment: a picture, what is going on, and what belongs to it. */
import { useStop } from '@broadside/kit';
import { createContext, type ReactNode, useContext } from 'react';
import css from './Scene.module.css';

/** What stands at the far end of the head of any moment. */
export const SceneEnd = createContext<ReactNode>(null);

export interface SceneProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly note?: string | undefined;
  /** At the far end of the head. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

export function Scene({ picture, title, note, end, children }: SceneProps) {
  const always = useContext(SceneEnd);
  const [body, stop] = useStop<HTMLDivElement>();
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
        {always}
      </header>
      {children !== undefined && (
        <div ref={body} className={css.body} {...(stop ? { role: 'group', 'aria-label': title, tabIndex: 0 } : {})}>
          {children}
        </div>
      )}
    </section>
  );
}
