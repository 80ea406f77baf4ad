/** The Adventure over the sea: the goal, the event, the tasks; or the characters while they are chosen. */
import { IconButton } from '@broadside/kit';
import { useEffect, useState } from 'react';
import type { Story } from '../../story/types.ts';
import { cardName } from '../../text/cards.ts';
import { Book } from './Book.tsx';
import { Choosing, choosingIn } from './Choosing.tsx';
import { Goal } from './Goal.tsx';
import { Happening } from './Happening.tsx';
import { MonthPanel, MonthSheet } from './Month.tsx';
import css from './Panel.module.css';
import type { AdventureProps, Laid } from './props.ts';
import { keepRead, pagesRead } from './reading.ts';
import { TaskSheet } from './TaskSheet.tsx';
import { Tasks } from './Tasks.tsx';
import { type Fetched, type PageId, pagesOf, useStory } from './tale.ts';

type Opened = { readonly task: number } | 'month' | { readonly page: number };

/** PR-HID-13: what the own lookout has put back, while it lies there. */
function Known(props: Laid) {
  const { adventure, say, inspect } = props;
  if (!adventure.known) return null;
  const { card } = adventure.known;
  return (
    <button type="button" data-id="known" className={css.known} onClick={() => inspect(card)}>
      {props.say('port-royal.table.adventure.known', { card: cardName(card, say) })}
    </button>
  );
}

/** A page opens by itself once for every reader; not over the last position, nor in a replay. */
function useNewPage(
  { view, recorded = false }: AdventureProps,
  pages: readonly PageId[],
  show: (page: number) => void,
) {
  const over = view.outcome !== undefined;
  const { length } = pages;
  // Only another page, or another reader, opens the book.
  useEffect(() => {
    if (recorded || over || length === 0) return;
    const read = pagesRead(view);
    if (length > read) show(read);
  }, [length, view.eye, recorded, over]);
}

type SheetsProps = Laid & { readonly opened: Opened; readonly story: Fetched<Story>; readonly onClose: () => void };

function Sheets({ opened, story, onClose, ...props }: SheetsProps) {
  if (opened === 'month') return <MonthSheet {...props} onClose={onClose} />;
  if ('task' in opened)
    // A task may be gone again when its month was taken back.
    return props.adventure.tasks.includes(opened.task) ? (
      <TaskSheet {...props} task={opened.task} story={story.value} onClose={onClose} />
    ) : null;
  const pages = pagesOf(props.view);
  return <Book key={opened.page} {...props} pages={pages} at={opened.page} story={story} onClose={onClose} />;
}

function Laying(props: Laid) {
  const { view } = props;
  const story = useStory();
  const [opened, open] = useState<Opened>();
  const pages = pagesOf(view);
  const choosing = choosingIn(view);
  useNewPage(props, pages, (page) => open({ page }));
  const close = (): void => {
    if (typeof opened === 'object' && 'page' in opened) keepRead(view, pages.length);
    open(undefined);
  };
  return (
    <section data-id="adventure" className={css.panel} aria-label={props.say('port-royal.table.adventure')}>
      <Goal {...props} />
      <div className={css.middle}>
        <div className={css.event}>
          <Happening {...props} onMonth={() => open('month')} />
          {pages.length > 0 && (
            <IconButton
              icon="book"
              label={props.say('port-royal.table.adventure.book.read')}
              className={css.book ?? ''}
              onClick={() => open({ page: pages.length - 1 })}
            />
          )}
        </div>
        <Tasks {...props} story={story.value} onTask={(task) => open({ task })} />
      </div>
      <Known {...props} />
      {choosing && <Choosing {...props} frame={choosing} />}
      {opened !== undefined && <Sheets {...props} opened={opened} story={story} onClose={close} />}
    </section>
  );
}

export function AdventurePanel(props: AdventureProps) {
  const adventure = props.view.extra?.adventure;
  return adventure ? <Laying {...props} adventure={adventure} /> : null;
}

export function AdventureSide(props: AdventureProps) {
  const adventure = props.view.extra?.adventure;
  return adventure ? <MonthPanel {...props} adventure={adventure} /> : null;
}
