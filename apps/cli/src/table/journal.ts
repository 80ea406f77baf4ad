/** The log in sentences, as a viewer may know it; what was taken back is left out. */
import type { AnyMatch, Entry, Seat, Viewer } from '@broadside/kernel';
import type { Line, Span, Weight } from '@broadside/text/terminal';
import { pen } from '@broadside/text/terminal';
import type { TableSay } from '../text/table.ts';
import { alarm, quiet, strong } from './paint.ts';
import type { Speech } from './screen.ts';

interface Sentence {
  readonly n: number;
  readonly seat: Seat | undefined;
  readonly text: string;
  readonly weight: Weight;
}

/** The newest last in both. */
export interface StripLines {
  readonly old: readonly Line[];
  readonly fresh: readonly Line[];
}

/** Paragraphs of the past that the strip could show at most. */
const MEMORY = 12;

/** Neighbouring sentences about one seat, read as one paragraph. */
type Paragraph = Sentence[];

/** A new turn opens a paragraph; whoever acts first in it goes on in the same one. */
const goesOn = ({ seat, weight }: Sentence, before: Sentence): boolean =>
  weight !== 'chapter' && (before.weight === 'chapter' || before.seat === seat);

function toneOf({ weight }: Sentence, text: string, fresh: boolean): string | Span {
  if (weight === 'alarm') return alarm(text);
  if (!fresh) return quiet(text);
  return weight === 'chapter' ? strong(text) : text;
}

const lineOf = (paragraph: Paragraph, fresh: boolean): Line => [
  fresh ? strong('• ') : quiet('• '),
  ...paragraph.map((sentence, at) => toneOf(sentence, at > 0 ? ` ${sentence.text}` : sentence.text, fresh)),
];

export class Journal {
  private readonly speech: Speech;
  private readonly match: AnyMatch;
  /** Sentences by entry, made once for each language and viewer. */
  private known: (readonly Sentence[])[] = [];
  private say: TableSay | undefined;
  private viewer: Viewer | undefined;

  constructor(speech: Speech, match: AnyMatch) {
    this.speech = speech;
    this.match = match;
  }

  /** Every sentence that still stands after this entry. */
  private sentences(viewer: Viewer, upTo: number): Sentence[] {
    this.learn(viewer);
    const standing: Sentence[] = [];
    for (let n = 0; n <= upTo; n++) {
      const { undo } = this.match.log[n];
      if (undo !== undefined) while (standing.length > 0 && standing[standing.length - 1].n > undo) standing.pop();
      standing.push(...this.known[n]);
    }
    return standing;
  }

  private learn(viewer: Viewer): void {
    if (this.say !== this.speech.say || this.viewer !== viewer) this.known = [];
    this.say = this.speech.say;
    this.viewer = viewer;
    const news = this.match.seenBy(viewer, this.known.length);
    if (news.length === 0) return;
    const view = this.match.view(viewer);
    for (const entry of news) this.known.push(this.describe(entry, view));
  }

  private describe(entry: Entry, view: unknown): Sentence[] {
    const { entry: game, say, tongue, nameOf } = this.speech;
    const { n, seat } = entry;
    if (entry.undo !== undefined && seat !== undefined)
      return [{ n, seat, text: say('cli.log.undone', { name: nameOf(seat) }), weight: 'news' }];
    const sentences = entry.events.flatMap((event): Sentence[] => {
      const text = game.voice.event(event, tongue, nameOf, view);
      return text === undefined ? [] : [{ n, seat, text, weight: game.terminal.weight(event) }];
    });
    if (n > 0) return sentences;
    const sealed = say('cli.log.commit', { commit: this.match.header.commit });
    return [...sentences, { n, seat, text: sealed, weight: 'aside' }];
  }

  /** The whole log, one sentence a line, every entry with its number. */
  full(viewer: Viewer, upTo: number, columns: number): Line[] {
    let last = -1;
    return this.sentences(viewer, upTo).flatMap(({ n, text }) => {
      const number = n === last ? '' : String(n);
      last = n;
      return pen.wrap([quiet(number.padStart(4)), `  ${text}`], columns, 6);
    });
  }

  private paragraphs(viewer: Viewer, upTo: number): Paragraph[] {
    const found: Paragraph[] = [];
    for (const sentence of this.sentences(viewer, upTo)) {
      if (sentence.weight === 'aside') continue;
      const last = found[found.length - 1];
      if (last && goesOn(sentence, last[last.length - 1])) last.push(sentence);
      else found.push([sentence]);
    }
    return found;
  }

  /** The end of the log for the strip: paragraphs after entry `since` stand out, older ones step back. */
  strip(viewer: Viewer, upTo: number, since: number, columns: number): StripLines {
    const all = this.paragraphs(viewer, upTo);
    const news = all.filter(([{ n }]) => n > since);
    const before = all.slice(0, all.length - news.length).slice(-MEMORY);
    return {
      old: before.flatMap((paragraph) => pen.wrap(lineOf(paragraph, false), columns, 2)),
      fresh: news.flatMap((paragraph) => pen.wrap(lineOf(paragraph, true), columns, 2)),
    };
  }
}

/** Where the news of this seat begin: after its last act before others had their say; 0 if there was none. */
export function newsAfter(match: AnyMatch, seat: Seat): number {
  let n = match.n;
  while (n > 0 && match.log[n].seat === seat) n--;
  while (n > 0 && match.log[n].seat !== seat) n--;
  return n;
}

/** The last entry in which this seat did something; 0 if it never did. */
export function lastActOf(match: AnyMatch, seat: Seat): number {
  for (let n = match.n; n > 0; n--) if (match.log[n].seat === seat) return n;
  return 0;
}
