/** The book: the page that has just been read, and those before it. The match goes on behind it. */
import { Button, Sheet } from '@broadside/kit';
import { useEffect, useRef, useState } from 'react';
import type { ChapterCard, Story, StoryCard } from '../../story/types.ts';
import { type ChapterPlate, StoryPage } from '../card/index.ts';
import css from './Book.module.css';
import type { AdventureProps } from './props.ts';
import { cardOn, type Fetched, type PageId } from './tale.ts';

type Props = Pick<AdventureProps, 'view' | 'say'> & {
  readonly pages: readonly PageId[];
  readonly story: Fetched<Story>;
};

const hasBefore = (card: StoryCard): card is ChapterCard => 'before' in card;

/** One page; the card of a chapter first says what happened before (PR-ADV-5). */
export function Leaf({ view, say, story, page }: Pick<Props, 'view' | 'say'> & { story: Story; page: PageId }) {
  const { chapter } = view.options;
  const card = cardOn(story, page, chapter);
  if (card === undefined) return null;
  return (
    <StoryPage
      say={say}
      plate={(page === 'chapter' && chapter === 1 ? 0 : chapter) as ChapterPlate}
      number={typeof page === 'number' ? page : undefined}
      title={card.title}
      paragraphs={card.text}
    >
      {hasBefore(card) ? (
        <details className={css.before} open>
          <summary>{say('port-royal.table.adventure.book.before')}</summary>
          {card.before.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ) : undefined}
    </StoryPage>
  );
}

/** The words are fetched; if that fails, they can be asked for again. */
export function Pending({ say, story }: Pick<Props, 'say' | 'story'>) {
  if (!story.failed) return <p role="status">{say('port-royal.table.adventure.book.loading')}</p>;
  return (
    <div role="alert">
      <p>{say('port-royal.table.adventure.book.failed')}</p>
      <Button icon="restart" onClick={story.retry}>
        {say('port-royal.table.adventure.book.retry')}
      </Button>
    </div>
  );
}

export function Book(props: Props & { readonly at: number; readonly onClose: () => void }) {
  const { say, view, pages, story, onClose } = props;
  const [turned, turn] = useState(props.at);
  // What was taken back is not in the book any more.
  const at = Math.min(turned, pages.length - 1);
  const more = at < pages.length - 1;
  const top = useRef<HTMLDivElement>(null);
  // Another page is read from its beginning.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  const foot = (
    <>
      {at > 0 && (
        <Button tone="ghost" onClick={() => turn(at - 1)}>
          {props.say('port-royal.table.adventure.book.back')}
        </Button>
      )}
      {more && (
        <Button data-id="book-close" onClick={onClose}>
          {props.say('port-royal.table.adventure.book.close')}
        </Button>
      )}
      <Button
        data-id={more ? 'book-next' : 'book-close'}
        data-first
        tone="primary"
        onClick={more ? () => turn(at + 1) : onClose}
      >
        {props.say(`port-royal.table.adventure.${more ? 'book.next' : 'book.close'}`)}
      </Button>
    </>
  );
  return (
    <Sheet data-id="book" open wide title={props.say('port-royal.table.adventure.book')} onClose={onClose} foot={foot}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled with the keyboard. */}
      <div ref={top} className={css.book} tabIndex={0}>
        {story.value ? (
          <Leaf key={at} view={view} say={say} story={story.value} page={pages[at]} />
        ) : (
          <Pending say={say} story={story} />
        )}
        {pages.length > 1 && (
          <p className="quiet small" aria-live="polite">
            {props.say('port-royal.table.adventure.book.page', { page: at + 1, pages: pages.length })}
          </p>
        )}
      </div>
    </Sheet>
  );
}
