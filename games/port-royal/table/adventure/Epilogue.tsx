/** How the chapter ended, beside the result, in the story's own words. */
import { cx } from '@broadside/kit';
import type { View } from '../../rules/view.ts';
import { useTableSay } from '../props.ts';
import css from './Book.module.css';
import { Leaf, Pending } from './Book.tsx';
import { endPage, type PageId, useStory } from './tale.ts';

function Ending({ view, page }: { view: View; page: PageId }) {
  const say = useTableSay();
  const story = useStory();
  return (
    <div className={cx(css.book, css.ending)}>
      {story.value ? (
        <Leaf view={view} say={say} story={story.value} page={page} />
      ) : (
        <Pending say={say} story={story} />
      )}
    </div>
  );
}

export function Epilogue({ view }: { readonly view: View }) {
  const page = endPage(view);
  return page === undefined ? null : <Ending view={view} page={page} />;
}
