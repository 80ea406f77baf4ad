/** The log as turns: what each player did, and what of it mattered. */
import { type Entry, type GameEvent, type Seat, TABLE, type Viewer } from '@broadside/kernel';
import type { GameUI, TurnMoment, TurnWeight } from '@broadside/kit';
import type { LogContext } from '../logEntries.tsx';

export interface Turn {
  readonly seat: Seat;
  /** The first and the last entry of it, by their numbers. */
  readonly from: number;
  readonly to: number;
  readonly events: readonly GameEvent[];
}

/** What was taken back is in the log for ever, but nobody's turn any more. */
export function standing(log: readonly Entry[]): readonly Entry[] {
  const left: Entry[] = [];
  for (const entry of log) {
    const { undo } = entry;
    if (undo === undefined) left.push(entry);
    else while (left.length > 0 && left[left.length - 1].n > undo) left.pop();
  }
  return left;
}

type Starts = Pick<GameUI, 'turnStart'>;

function starterOf({ turnStart }: Starts, entry: Entry, event: GameEvent, seat: Seat | undefined): Seat | undefined {
  if (turnStart) return turnStart(event, seat);
  const actor = entry.seat;
  return actor === undefined || actor === TABLE || actor === seat ? undefined : actor;
}

/** The turns of a match, the oldest first; what happened before the first one belongs to none. */
export function turnsOf(log: readonly Entry[], ui: Starts): readonly Turn[] {
  const turns: { seat: Seat; from: number; to: number; events: GameEvent[] }[] = [];
  for (const entry of standing(log))
    for (const event of entry.events) {
      const seat = starterOf(ui, entry, event, turns.at(-1)?.seat);
      if (seat !== undefined) turns.push({ seat, from: entry.n, to: entry.n, events: [] });
      const turn = turns.at(-1);
      if (turn === undefined) continue;
      turn.to = entry.n;
      turn.events.push(event);
    }
  return turns;
}

/** The others' turns between the reader's last one and the one under way; all others' if the reader had none. */
export function turnsSinceOwn(turns: readonly Turn[], viewer: Viewer): readonly Turn[] {
  const end = turns.at(-1)?.seat === viewer ? turns.length - 1 : turns.length;
  const own = turns.slice(0, end).findLastIndex(({ seat }) => seat === viewer);
  return turns.slice(own + 1, end);
}

export const hasOthersTurns = (log: readonly Entry[], ui: Starts, viewer: Viewer): boolean =>
  turnsOf(log, ui).some(({ seat }) => seat !== viewer);

/** Stands for the name of whoever's turn it is, where a sentence begins with it. */
const SUBJECT = '\u2063';

/** The sentence of the log without its subject: "sailed to Temple Island". One that has another subject is whole. */
export function wordsOf(event: GameEvent, seat: Seat, { ui, say, nameOf, view }: LogContext): string | undefined {
  const marked = (one: Seat): string => (one === seat ? SUBJECT : nameOf(one));
  const text = ui.voice.event(event, say, marked, view)?.replace(/\.$/u, '');
  if (text === undefined) return undefined;
  const words = text.startsWith(SUBJECT) ? text.slice(SUBJECT.length).replace(/^[\s:,—–-]+/u, '') : text;
  const you = say('common.you');
  // It stands among words that begin small.
  const small = words.startsWith(`${you} `) ? you.toLowerCase() + words.slice(you.length) : words;
  return small.replaceAll(SUBJECT, nameOf(seat));
}

export interface Digest {
  /** At most this many pictures, in the order of the turn. */
  readonly moments: readonly TurnMoment[];
  /** "sailed to Temple Island; beat the Spice Caravan, 5 to 2". */
  readonly words: string;
  /** What it cost the reader, each a sentence. */
  readonly harm: readonly string[];
}

/** The least first. */
const WEIGHTS: readonly TurnWeight[] = ['movement', 'purchase', 'battle', 'score'];

const MOST_PICTURES = 4;
const MOST_WORDS = 3;

/** Those that matter most, in the order in which they happened. */
function foremost(moments: readonly TurnMoment[], most: number, viewer: Viewer): readonly TurnMoment[] {
  const rank = ({ weight, against }: TurnMoment): number =>
    against === viewer ? WEIGHTS.length : WEIGHTS.indexOf(weight);
  // What came later tells how the turn went; so it wins over its equals.
  const order = moments
    .map((moment, at) => ({ moment, at }))
    .sort((a, b) => rank(b.moment) - rank(a.moment) || b.at - a.at);
  const chosen = new Set(order.slice(0, most).map(({ at }) => at));
  return moments.filter((_, at) => chosen.has(at));
}

export function digestOf({ seat, events }: Turn, context: LogContext, viewer: Viewer): Digest {
  const { ui, say, nameOf, view } = context;
  const all = ui.turnMoments?.({ seat, events, view, viewer }, say);
  const told = all === undefined ? events : foremost(all, MOST_WORDS, viewer).map(({ event }) => event);
  const words = [...new Set(told.flatMap((event) => wordsOf(event, seat, context) ?? []))].slice(-MOST_WORDS);
  return {
    moments: foremost(all ?? [], MOST_PICTURES, viewer),
    words: words.join('; '),
    harm: (all ?? []).flatMap(({ event, against }) =>
      against === viewer ? (ui.voice.event(event, say, nameOf, view) ?? []) : [],
    ),
  };
}
