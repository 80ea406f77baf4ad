/** Coming to a place of the book: it is scrolled to, and the keyboard goes on from there. */
import { type RefObject, useEffect } from 'react';
import { rulesHref } from '../../shell/rulesAddress.ts';

function arrive(root: HTMLElement | null, place: string): void {
  const here = root?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  here?.focus({ preventScroll: true });
  here?.scrollIntoView({ block: 'start' });
}

export function usePlace(root: RefObject<HTMLElement | null>, game: string, place: string | undefined): void {
  useEffect(() => {
    if (place === undefined) return;
    // A sheet around the book is opened, and takes the focus, after the book in it has been drawn.
    const frame = requestAnimationFrame(() => arrive(root.current, place));
    // A link to the place one came to before leads there again.
    const again = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.pathname === rulesHref(game, place)) arrive(root.current, place);
    };
    const book = root.current;
    book?.addEventListener('click', again);
    return () => {
      cancelAnimationFrame(frame);
      book?.removeEventListener('click', again);
    };
  }, [root, game, place]);
}
