/**
 * Finds what a client was told that it may not know, by dealing again.
 *
 * A message is free of secrets if it would have been the same, byte for byte, however the hidden cards lay. So each
 * recorded message is made once more from another world: the true position before the entry, in which all cards that
 * stay hidden through the entry (deck, coins, the closed part of the discard pile) have been shuffled among each
 * other, while those the entry turns up lie where they lay. The same action is played there, and what the eye is
 * told must be what was recorded. A view with the deck in it, an event that names a coin, a list of actions or a
 * reason that depends on the next card: all of them differ between the worlds.
 *
 * Two things are compared apart, since they are made from more than the position: the seal of an entry must be the
 * one made with the secret seed, so that it tells nothing without it; and `noUndo` must be one of a few fixed words.
 */
import { type Action, type AnyGame, type Eye, Match, type MatchFile, Stream } from '@broadside/kernel';
import type { Sight, Tell } from '@broadside/wire';
import { sealed, sightText } from '../src/rooms/tell.ts';

/** The piles of Port Royal, as far as they can be hidden. */
interface Piles {
  readonly deck: number[];
  readonly discard: number[];
  readonly players: readonly { readonly coins: number[] }[];
  readonly options: { readonly discardPile: string };
}

interface Told {
  readonly type: string;
  readonly seat?: number;
  readonly coins?: number;
  readonly cards?: readonly number[];
}

type Place = readonly [pile: number[], at: number];

const UNDO_WORDS = ['nothing-to-undo', 'undo-barrier', 'undo-not-yours', 'undo-never'];

/** Where a hidden card can lie, except for those that these events turn up. */
function hiddenPlaces(piles: Piles, events: readonly Told[]): Place[] {
  const open = new Set<string>();
  let drawn = 0;
  const paid = piles.players.map(() => 0);
  for (const { type, seat = 0, coins = 0, cards = [] } of events) {
    if (type === 'cardRevealed') open.add(`deck ${piles.deck.length - ++drawn}`);
    if (type === 'coinsGained') drawn += coins;
    if (type === 'compensationPaid') paid[seat]++;
    if (type === 'personHired' || type === 'taxPaid') for (const _ of cards) open.add(`${seat} ${paid[seat]++}`);
  }
  const places = (name: string | number, pile: number[]): Place[] =>
    pile.flatMap((_, at) => (open.has(`${name} ${at}`) ? [] : [[pile, at] as const]));
  const closed =
    piles.options.discardPile === 'open' ? [] : piles.discard.slice(0, -1).map((_, at): Place => [piles.discard, at]);
  return [...places('deck', piles.deck), ...piles.players.flatMap(({ coins }, seat) => places(seat, coins)), ...closed];
}

function dealAgain(places: readonly Place[], stream: Stream): void {
  const cards = places.map(([pile, at]) => pile[at]);
  stream.shuffle(cards);
  places.forEach(([pile, at], which) => {
    pile[at] = cards[which];
  });
}

/** What is compared: everything but seals and `noUndo`. */
const bare = (sight: Sight): string =>
  JSON.stringify({ ...sight, noUndo: null, entries: sight.entries.map((entry) => ({ ...entry, hash: '' })) });

export interface Checked {
  readonly messages: number;
  /** Entries whose events depend on a shuffle of the discard pile: only the view after them is compared. */
  readonly reshuffled: number;
  readonly leaks: readonly string[];
}

/** Checks every sight that was told of one match. */
export class LeakFinder {
  private readonly game: AnyGame;
  private readonly file: MatchFile;
  /** The true state after each entry. */
  private readonly states: unknown[] = [];
  private readonly stream: Stream;
  private readonly leaks: string[] = [];
  private messages = 0;
  private reshuffled = 0;

  constructor(game: AnyGame, file: MatchFile) {
    this.game = game;
    this.file = file;
    this.stream = Stream.of(`deal again ${file.seed}`);
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

  /** All that one eye was told, in the order it was told. */
  check(eye: Eye, texts: readonly string[]): void {
    const live = new Map<number, string>();
    for (const text of texts) {
      const tell = JSON.parse(text) as Tell;
      this.checkSecrets(text);
      if (tell.tell !== 'sight') continue;
      this.messages++;
      this.checkSeals(tell.sight);
      const { sight } = tell;
      // Entries told again to a line that was lost are those that were told before.
      for (const entry of sight.entries) {
        const before = live.get(entry.n) ?? JSON.stringify(entry);
        if (before !== JSON.stringify(entry)) this.leaks.push(`entry ${entry.n} was told in two ways`);
        live.set(entry.n, before);
      }
      const [only] = sight.entries;
      const playable = sight.entries.length === 1 && only.n > 0 && this.file.log[only.n].action !== undefined;
      if (playable) this.checkEntry(eye, sight);
      else this.checkView(eye, sight);
    }
  }

  private checkSecrets(text: string): void {
    if (text.includes(this.file.seed)) this.leaks.push('the seed');
    for (const { hash } of this.file.log) if (text.includes(hash)) this.leaks.push('a bare fingerprint');
  }

  private checkSeals(sight: Sight): void {
    for (const { n, hash } of sight.entries)
      if (hash !== sealed(this.file.seed, n, this.file.log[n].hash)) this.leaks.push(`the seal of entry ${n}`);
    const { noUndo } = sight;
    if (noUndo !== null && !(UNDO_WORDS.includes(noUndo.code) && Object.keys(noUndo).length === 2))
      this.leaks.push(`noUndo ${JSON.stringify(noUndo)}`);
  }

  /** The match as it stood after entry `n`, with other cards face down. */
  private otherWorld(n: number, events: readonly Told[]): Match {
    const state = this.game.clone(this.states[n]);
    dealAgain(hiddenPlaces(state as Piles, events), this.stream);
    const { header, log } = this.file;
    return Match.resume(this.game, header, 'another seed', log.slice(0, n + 1), { n, state, chance: {} });
  }

  private compare(world: Match, eye: Eye, sight: Sight, from: number, where: string): void {
    const tell = JSON.parse(sightText(world, eye, from, 'free')) as Tell & { tell: 'sight' };
    if (bare(tell.sight) !== bare(sight)) this.leaks.push(`${where}, eye ${eye}`);
  }

  private checkEntry(eye: Eye, sight: Sight): void {
    const entry = this.file.log[sight.n];
    const events = entry.events as readonly Told[];
    if (events.some(({ type }) => type === 'deckReshuffled')) {
      this.reshuffled++;
      this.checkView(eye, sight);
      return;
    }
    const world = this.otherWorld(sight.n - 1, events);
    world.play(entry.seat ?? 0, entry.action as Action);
    this.compare(world, eye, sight, sight.n - 1, `entry ${sight.n}`);
  }

  private checkView(eye: Eye, sight: Sight): void {
    this.compare(this.otherWorld(sight.n, []), eye, { ...sight, entries: [] }, sight.n, `the view at ${sight.n}`);
  }
}
