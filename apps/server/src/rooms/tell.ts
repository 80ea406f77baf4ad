/** What is told, as text. */
import type { AnyMatch, Entry, Eye } from '@broadside/kernel';
import type { Tell, UndoPolicy } from '@broadside/wire';
import { Pen } from './pen.ts';

export const say = (tell: Tell): string => JSON.stringify(tell);

const pens = new WeakMap<AnyMatch, Pen>();

function penOf(match: AnyMatch): Pen {
  let pen = pens.get(match);
  if (!pen) {
    pen = new Pen(match);
    pens.set(match, pen);
  }
  return pen;
}

/** An entry as it is stored. */
export const entryText = (match: AnyMatch, entry: Entry): string => penOf(match).entry(entry);

export const sightText = (match: AnyMatch, eye: Eye, from: number, undo: UndoPolicy): string =>
  penOf(match).sight(eye, from, undo);
