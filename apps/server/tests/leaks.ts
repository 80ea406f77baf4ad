/**
 * Finds what a client was told that it may not know, by dealing again.
 *
 * A message is free of secrets if it would have been the same, byte for byte, however the hidden cards lay. So each
 * recorded message is made once more from another world: the true position before the entry, in which all cards that
 * stay hidden through the entry (decks, hands, coins, secret choices; see dealers.ts) have been shuffled among each
 * other, while those the entry turns up lie where they lay. The same action is played there, and what the eye is
 * told must be what was recorded. A view with the deck in it, an event that names a coin, a list of actions or a
 * reason that depends on the next card: all of them differ between the worlds.
 *
 * Two things are compared apart, since they are made from more than the position: the seal of an entry must be the
 * one made with the secret seed, so that it tells nothing without it; and `noUndo` must be one of a few fixed words.
 */
import { type AnyGame, type Eye, Match, type MatchFile, Stream, sealOf } from '@broadside/kernel';
import type { Sight, Tell } from '@broadside/wire';
import { sightText } from '../src/rooms/tell.ts';
import type { Dealer, Told } from './dealers.ts';

/** Entries with a shuffle fall out otherwise elsewhere. */
const SHUFFLES: ReadonlySet<string> = new Set(['deckReshuffled', 'cardsShuffledIn', 'reshuffled']);

const UNDO_WORDS = ['nothing-to-undo', 'undo-barrier', 'undo-not-yours', 'undo-over', 'undo-never'];

/** What is compared: everything but seals and `noUndo`. */
export const bare = (text: string): string =>
  text.replaceAll(/"hash":"[0-9a-f]*"/g, '').replace(/"noUndo":(null|\{[^{}]*\})/, '');

/** A message as it was sent, and as it was read. */
export interface Message {
  readonly text: string;
  readonly tell: Tell;
}

export interface Checked {
  readonly messages: number;
  /** Entries with a shuffle: only the view after them is compared. */
  readonly reshuffled: number;
  readonly leaks: readonly string[];
}

/** Checks every sight that was told of one match. */
export class LeakFinder {
  private readonly game: AnyGame;
  private readonly file: MatchFile;
  /** The true state after each entry. */
  private readonly states: unknown[] = [];
  private readonly fingerprints: ReadonlySet<string>;
  /** The match after each entry as it would be in another world. */
  private readonly worlds = new Map<string, Match>();
  private readonly dealer: Dealer;
  private readonly stream: Stream;
  private readonly leaks: string[] = [];
  private messages = 0;
  private reshuffled = 0;

  constructor(game: AnyGame, file: MatchFile, dealer: Dealer) {
    this.game = game;
    this.dealer = dealer;
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

  /** All that one eye was told, in the order it was told. */
  check(eye: Eye, messages: readonly Message[]): void {
    const told = new Map<number, string>();
    for (const { text, tell } of messages) {
      this.checkSecrets(text);
      if (tell.tell !== 'sight') continue;
      this.messages++;
      this.checkSeals(tell.sight);
      this.checkAgain(tell.sight, told);
      const { n, entries } = tell.sight;
      // Whoever was away is told old entries along with the view; they were compared when they were new.
      const world = entries.length === 1 && n > 0 ? this.worldAfter(n, eye) : this.dealtAgain(n, n, eye);
      const from = entries.length === 0 ? n : entries[0].n - 1;
      if (bare(sightText(world, eye, from, 'free')) !== bare(text)) this.leaks.push(`entry ${n}, eye ${eye}`);
    }
  }

  /** Entries told again to a line that was lost are those that were told before. */
  private checkAgain(sight: Sight, told: Map<number, string>): void {
    for (const entry of sight.entries) {
      const text = JSON.stringify(entry);
      if ((told.get(entry.n) ?? text) !== text) this.leaks.push(`entry ${entry.n} was told in two ways`);
      told.set(entry.n, text);
    }
  }

  private checkSeals(sight: Sight): void {
    for (const { n, hash } of sight.entries)
      if (hash !== sealOf(this.file.seed, n, this.file.log[n].hash)) this.leaks.push(`the seal of entry ${n}`);
    const { noUndo } = sight;
    if (noUndo !== null && !(UNDO_WORDS.includes(noUndo.code) && Object.keys(noUndo).length === 2))
      this.leaks.push(`noUndo ${JSON.stringify(noUndo)}`);
  }

  /** The match as it stood after entry `n`, with other cards face down; what comes to light until `last` stays. */
  private dealtAgain(n: number, last: number, eye: Eye): Match {
    const state = this.game.clone(this.states[n]);
    const { header, log } = this.file;
    const events: readonly Told[] = log.slice(n + 1, last + 1).flatMap((entry) => entry.events);
    this.dealer.deal({ state, after: this.states[last], events, eye, stream: this.stream });
    return Match.resume(this.game, header, 'another seed', log.slice(0, n + 1), { n, state, chance: {} });
  }

  private worldAfter(n: number, eye: Eye): Match {
    const key = this.dealer.perEye ? `${n} ${eye}` : `${n}`;
    const world = this.worlds.get(key) ?? this.playedAgain(n, eye);
    this.worlds.set(key, world);
    return world;
  }

  private playedAgain(n: number, eye: Eye): Match {
    const { seat, action, events } = this.file.log[n];
    const reshuffled = events.some(({ type }) => SHUFFLES.has(type));
    if (reshuffled) this.reshuffled++;
    if (reshuffled || seat === undefined || action === undefined) return this.dealtAgain(n, n, eye);
    const world = this.dealtAgain(n - 1, n, eye);
    world.play(seat, action);
    return world;
  }
}
