/** How many pages of a book a reader has closed, kept on this device: a page opens by itself once. */
import type { View } from '../../rules/view.ts';

const KEY = 'broadside.port-royal.read';
/** Books of long ago are forgotten. */
const BOOKS = 60;

type Shelf = Readonly<Record<string, number>>;

/** One book for every reader of every try of a chapter at a table, which its address identifies. */
const bookOf = ({ eye: viewer, options }: View): string =>
  [location.pathname, options.chapter, options.failures, viewer].join(' ');

function shelf(): Shelf {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Shelf;
  } catch {
    return {};
  }
}

export const pagesRead = (view: View): number => shelf()[bookOf(view)] ?? 0;

export function keepRead(view: View, pages: number): void {
  const { [bookOf(view)]: _known, ...others } = shelf();
  const kept = Object.entries(others).slice(1 - BOOKS);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [bookOf(view)]: pages }));
  } catch {
    // Without a memory the page opens once more the next time.
  }
}
