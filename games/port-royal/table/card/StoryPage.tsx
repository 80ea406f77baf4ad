/** A page of the book: a plate, a title, and the story in type that can be read aloud across a table. */
import { Vignette } from '../art/scene/chapters.tsx';
import type { StoryPageProps } from './big.ts';
import css from './story.module.css';

export function StoryPage({ say, plate, number, title, paragraphs, children }: StoryPageProps) {
  return (
    <article className={`parchment ${css.page}`} aria-label={title}>
      <div className={css.plate}>
        <Vignette plate={plate} />
      </div>
      <p className={css.kicker}>
        <span>{plate === 0 ? say('port-royal.big.book') : say('port-royal.big.chapter', { chapter: plate })}</span>
        {number !== undefined && <b>{number}</b>}
      </p>
      <h3 className={css.title}>{title}</h3>
      <div className={css.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {children !== undefined && <div className={css.after}>{children}</div>}
    </article>
  );
}
