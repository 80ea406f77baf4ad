/** The log in sentences, with the cards in them to be tapped. */
import type { Entry, GameEvent } from '@broadside/kernel';
import type { GameUI, LogEntry } from '@broadside/kit';
import type { NameOf } from '@broadside/text';
import { useMemo } from 'react';
import type { GameSay, Say } from '../../text/say.ts';
import { linkCards } from './cardLinks.ts';
import style from './Table.module.css';

export interface LogContext {
  readonly ui: GameUI;
  readonly say: GameSay;
  readonly nameOf: NameOf;
  /** The newest that the reader has: it names what events give by their place. */
  readonly view?: unknown;
}

export interface LogSentence {
  readonly key: string;
  readonly n: number;
  readonly seat: number | undefined;
  readonly text: string;
  readonly event: GameEvent | undefined;
}

/** Every sentence of an entry. Something taken back is shown too: nothing is ever erased. */
export function sentencesOf(
  { n, seat, undo, events }: Entry,
  { ui, say: gameSay, nameOf, view }: LogContext,
): LogSentence[] {
  const say: Say = gameSay;
  if (undo !== undefined && seat !== undefined)
    return [{ key: `${n}.undo`, n, seat, text: say('web.table.undone', { name: nameOf(seat) }), event: undefined }];
  return events.flatMap((event, i) => {
    const covered = i > 0 && ui.voice.isCoveredBy?.(event, events[i - 1]);
    const text = covered ? undefined : ui.voice.event(event, gameSay, nameOf, view);
    return text === undefined ? [] : [{ key: `${n}.${i}`, n, seat: ui.seatOf(event), text, event }];
  });
}

interface SentenceProps extends Pick<LogContext, 'ui' | 'say'> {
  readonly sentence: LogSentence;
  readonly inspect: (card: number) => void;
}

function Sentence({ sentence, ui, say, inspect }: SentenceProps) {
  const { text, event } = sentence;
  const cards = event ? [...new Set(ui.cardsOf(event))] : [];
  const { parts } = linkCards(
    text,
    cards.map((card) => ({ card, name: ui.voice.card(card, say) })),
  );
  return parts.map((part, i) =>
    part.card === undefined ? (
      part.text
    ) : (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
        key={i}
        type="button"
        className={style.link}
        onClick={() => part.card !== undefined && inspect(part.card)}
      >
        {part.text}
      </button>
    ),
  );
}

interface Worded {
  readonly sentences: readonly LogSentence[];
  readonly entries: readonly LogEntry[];
}

/** What was said of entries so far, in one language and to one reader. */
export type SaidBefore = WeakMap<Entry, Worded>;

const saysTheSame = (one: readonly LogSentence[], other: readonly LogSentence[]): boolean =>
  one.length === other.length && one.every(({ text }, at) => text === other[at].text);

/** The log as the kit draws it. What says the same stays the same: with every move only what is new is worded and drawn. */
export function logEntries(
  log: readonly Entry[],
  context: LogContext,
  inspect: (card: number) => void,
  said: SaidBefore,
): readonly LogEntry[] {
  const { ui, say } = context;
  return log.flatMap((entry) => {
    const before = said.get(entry);
    if (before && !ui.voice.namesByView) return before.entries;
    const sentences = sentencesOf(entry, context);
    if (before && saysTheSame(before.sentences, sentences)) return before.entries;
    const entries = sentences.map((sentence) => ({
      key: sentence.key,
      seat: sentence.seat,
      text: <Sentence {...{ sentence, ui, say, inspect }} />,
    }));
    said.set(entry, { sentences, entries });
    return entries;
  });
}

export function useLogEntries(
  log: readonly Entry[],
  context: LogContext,
  inspect: (card: number) => void,
): readonly LogEntry[] {
  const { ui, say, nameOf } = context;
  // In another language, or with other people at the table, everything is said anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const said = useMemo((): SaidBefore => new WeakMap(), [ui, say, nameOf, inspect]);
  return useMemo(() => logEntries(log, context, inspect, said), [log, context, inspect, said]);
}
