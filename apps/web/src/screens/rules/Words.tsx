/** A run of words: links to the clauses it mentions, marks on what was looked for. */
import type { Span, Spans } from '@broadside/text';
import { Fragment, type ReactNode } from 'react';
import { rulesHref } from '../../shell/rulesAddress.ts';
import { isSource, SourceTag } from './Sources.tsx';
import { type Marks, markHits } from './search/index.ts';

export interface Reading {
  readonly game: string;
  /** What is looked for; nothing while the book is just read. */
  readonly marks?: Marks | undefined;
}

export function Marked({ text, marks }: { readonly text: string; readonly marks: Marks | undefined }): ReactNode {
  return markHits(text, marks).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
    piece.hit ? <mark key={i}>{piece.text}</mark> : <Fragment key={i}>{piece.text}</Fragment>,
  );
}

function drawSpan({ text, bold, italic, code, clause }: Span, { game, marks }: Reading): ReactNode {
  if (code === true && isSource(text)) return <SourceTag source={text} />;
  let drawn: ReactNode = <Marked text={text} marks={marks} />;
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
