/** A run of words: links to the clauses it mentions, marks on what was looked for. */
import type { Span, Spans } from '@broadside/text';
import { Fragment, type ReactNode } from 'react';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { isSource, SourceTag } from './Sources.tsx';
import { markHits } from './search.ts';

export interface Reading {
  readonly game: string;
  /** What is looked for, folded; nothing while the book is just read. */
  readonly words: readonly string[];
}

export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  return markHits(text, words).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
    piece.hit ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  );
}

function drawSpan({ text, bold, italic, code, clause }: Span, { game, words }: Reading): ReactNode {
  if (code === true && isSource(text)) return <SourceTag source={text} />;
  let drawn: ReactNode = <Marked text={text} words={words} />;
  if (code === true) drawn = <code>{drawn}</code>;
  if (italic === true) drawn = <em>{drawn}</em>;
  if (bold === true) drawn = <strong>{drawn}</strong>;
  return clause === true ? <a href={rulesHref(game, text)}>{drawn}</a> : drawn;
}

export function Words({ spans, reading }: { readonly spans: Spans; readonly reading: Reading }): ReactNode {
  return spans.map((span, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a line never change places.
    <Fragment key={i}>{drawSpan(span, reading)}</Fragment>
  ));
}
