/**
 * Finds what a client was sent that it may not know, by dealing again.
 *
 * A message is free of secrets if it would have been the same, byte for byte, however the hidden part lay. So each
 * recorded message is made once more from another world: the true position before the entry, in which everything that
 * stays hidden through the entry (decks, hands, secret choices; each game's tests/redeal.ts) has been dealt again, while
 * what the entry turns up lies where it lay. The same action is played there, or another one that looks the same to
 * others, and what the viewer is sent must be what was recorded. A view with the deck in it, an event that names a
 * coin, a message that is longer, a question that is put or not, a list of actions or a refusal that depends on the
 * next card: all of them differ between the worlds.
 *
 * Apart from that the fingerprint of an entry must be the one made with the secret seed (seals.ts), and where the past
 * counts, `noUndo` must be one of a few fixed words.
 */
import {
  type Action,
  type AnyGame,
  LooseChance,
  legal,
  Match,
  type MatchFile,
  type Seat,
  Stream,
  type Viewer,
} from '@broadside/kernel';
import type { Secrets } from '@broadside/kernel/conformance';
import type { ServerMessage, ViewUpdate } from '@broadside/wire';
import { updateText } from '../../src/rooms/serialiser.ts';
import { answerTo } from './broadcast.ts';
import { isSeal, withoutSeals } from './seals.ts';

const UNDO_WORDS = ['nothing-to-undo', 'undo-barrier', 'undo-not-yours', 'undo-over', 'undo-never'];

const withoutUndo = (text: string): string => text.replace(/"noUndo":(null|\{[^{}]*\})/, '');

/** A message as it was sent, and as it was read. */
export interface Message {
  readonly text: string;
  readonly message: ServerMessage;
}

/** A request that was refused after entry `n`, and in which words. */
export interface Refused {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly text: string;
}

export interface Checked {
  /** Messages that were made again, and compared. */
  readonly messages: number;
  /** Entries with a shuffle: only the view after them is compared. */
  readonly reshuffled: number;
  readonly leaks: readonly string[];
}

/** The match as it would be elsewhere, and whether its last entry was played there too. */
interface World {
  readonly match: Match;
  readonly played: boolean;
}

/** Checks what was sent of one match. */
export class LeakFinder {
  private readonly game: AnyGame;
  private readonly file: MatchFile;
  /** The true state after each entry. */
  private readonly states: unknown[] = [];
  private readonly fingerprints: ReadonlySet<string>;
  /** The match after each entry as it would be in another world. */
  private readonly worlds = new Map<string, World>();
  private readonly secrets: Secrets;
  private readonly stream: Stream;
  private readonly leaks: string[] = [];
  private messages = 0;
  private reshuffled = 0;

  constructor(game: AnyGame, file: MatchFile, secrets: Secrets) {
    this.game = game;
    this.secrets = secrets;
    this.file = file;
    this.stream = Stream.of(`deal again ${file.seed}`);
    this.fingerprints = new Set(file.log.map(({ hash }) => hash));
    const { seats, options } = file.header;
    const match = Match.begin(game, { seats, options, seed: file.seed });
    this.states.push(game.clone(match.state));
    for (const entry of file.log.slice(1)) {
      match.repeat(entry);
      this.states.push(game.clone(match.state));
    }
  }

  result(): Checked {
    return { messages: this.messages, reshuffled: this.reshuffled, leaks: this.leaks };
  }

  /** Whatever was sent to somebody: the seed and the fingerprints made without it are nowhere in it. */
  checkSecrets(text: string): void {
    if (text.includes(this.file.seed)) this.leaks.push('the seed');
    for (const [hex] of text.matchAll(/[0-9a-f]{16,}/g))
      if (this.fingerprints.has(hex)) this.leaks.push('a bare fingerprint');
  }

  /** All that one viewer was sent, in the order it was sent; one in so many messages is made again. */
  check(viewer: Viewer, messages: readonly Message[], every = 1): void {
    const seen = new Map<number, string>();
    for (const { text, message } of messages) {
      this.checkSecrets(text);
      if (message.type !== 'update') continue;
      this.checkSeals(message.update, viewer);
      this.checkAgain(message.update, seen);
      if (every === 1 || this.stream.below(every) === 0) this.compare(viewer, text, message.update);
    }
  }

  /** What one connection was sent: every entry once, in its order, each in a message of its own. */
  checkOrder(viewer: Viewer, messages: readonly Message[]): void {
    const updates = messages.flatMap(({ message }) => (message.type === 'update' ? [message.update] : []));
    updates.slice(1).forEach(({ n, entries }, at) => {
      if (n !== updates[at].n + 1 || entries.length !== 1) this.leaks.push(`entry ${n} out of order, viewer ${viewer}`);
    });
  }

  /** Why somebody may not do something depends on nothing they do not know. */
  checkRefusal({ n, seat, action, text }: Refused): void {
    this.messages++;
    this.checkSecrets(text);
    const elsewhere = answerTo(this.dealtAgain(n, n, seat).match, seat, action);
    if (elsewhere !== text) this.leaks.push(`refusal after entry ${n}, viewer ${seat}: ${text} and ${elsewhere}`);
  }

  private compare(viewer: Viewer, text: string, { n, entries }: ViewUpdate): void {
    this.messages++;
    // Whoever was away is sent old entries along with the view; they were compared when they were new.
    const world = entries.length === 1 && n > 0 ? this.worldAfter(n, viewer) : this.dealtAgain(n, n, viewer);
    if (!world) return;
    const from = entries.length === 0 ? n : entries[0].n - 1;
    const bare = (one: string): string => withoutSeals(world.played ? one : withoutUndo(one));
    const elsewhere = bare(updateText(world.match, viewer, from, 'free'));
    if (elsewhere !== bare(text)) this.leaks.push(`entry ${n}, viewer ${viewer}: ${difference(bare(text), elsewhere)}`);
  }

  /** Entries sent again after a connection was lost are those that were sent before. */
  private checkAgain(update: ViewUpdate, seen: Map<number, string>): void {
    for (const entry of update.entries) {
      const text = JSON.stringify(entry);
      if ((seen.get(entry.n) ?? text) !== text) this.leaks.push(`entry ${entry.n} was sent in two ways`);
      seen.set(entry.n, text);
    }
  }

  private checkSeals({ entries, noUndo }: ViewUpdate, viewer: Viewer): void {
    for (const entry of entries) if (!isSeal(entry, viewer, this.file)) this.leaks.push(`the seal of entry ${entry.n}`);
    if (noUndo !== null && !(UNDO_WORDS.includes(noUndo.code) && Object.keys(noUndo).length === 2))
      this.leaks.push(`noUndo ${JSON.stringify(noUndo)}`);
  }

  /** The match as it stood after entry `n`, dealt again; what comes to light until `last` stays. */
  private dealtAgain(n: number, last: number, viewer: Viewer): World {
    const state = this.game.clone(this.states[n]);
    const { header, log } = this.file;
    const events = log.slice(n + 1, last + 1).flatMap((entry) => entry.events);
    const meanwhile = { after: this.states[last], events };
    const elsewhere = this.secrets.redeal(state, viewer, new LooseChance(this.stream), meanwhile);
    const snapshot = { n, state: elsewhere, chance: {} };
    return { match: Match.resume(this.game, header, 'another seed', log.slice(0, n + 1), snapshot), played: false };
  }

  private worldAfter(n: number, viewer: Viewer): World | undefined {
    const key = this.secrets.forAll ? `${n}` : `${n} ${viewer}`;
    const world = this.worlds.get(key) ?? this.playedAgain(n, viewer);
    if (world) this.worlds.set(key, world);
    return world;
  }

  private playedAgain(n: number, viewer: Viewer): World | undefined {
    const { seat, action, events } = this.file.log[n];
    const reshuffled = events.some(({ type }) => this.secrets.shuffles.includes(type));
    if (reshuffled) this.reshuffled++;
    if (reshuffled || seat === undefined || action === undefined) return this.dealtAgain(n, n, viewer);
    const { match } = this.dealtAgain(n - 1, n, viewer);
    try {
      match.play(seat, this.unlike(match, n, seat, action, viewer));
    } catch (error) {
      this.leaks.push(`entry ${n}, viewer ${viewer}, could not be elsewhere: ${String(error).slice(0, 200)}`);
      return undefined;
    }
    return { match, played: true };
  }

  /** Somebody else's secret choice might have been another one. */
  private unlike({ state, game }: Match, n: number, seat: Seat, action: Action, viewer: Viewer): Action {
    if (seat === viewer || seat < 0) return action;
    const offered = legal(game, state, seat);
    const others = this.secrets.alike?.({ state, after: this.states[n], seat, action, legal: offered }) ?? [];
    return others.length === 0 ? action : others[this.stream.below(others.length)];
  }
}

/** Where two texts part. */
function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 40);
  return `${part(one)} <> ${part(other)}`;
}
