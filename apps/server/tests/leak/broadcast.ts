/** A match by chance, and everything a server would send of it: with undo, restarts, lost connections and refusals. */
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  Match,
  type MatchFile,
  type Seat,
  Stream,
  saveMatch,
  TABLE,
  type Viewer,
} from '@broadside/kernel';
import { answerWithoutDice, type GameProgram, onShelf } from '@broadside/shelf';
import type { ServerMessage } from '@broadside/wire';
import { apiErrorOf } from '../../src/apiError.ts';
import { obey } from '../../src/rooms/orders.ts';
import { say, updateText } from '../../src/rooms/serialiser.ts';
import type { TableRow } from '../../src/store/store.ts';
import { SETTINGS } from '../kit.ts';
import type { Message, Refused } from './finder.ts';

export interface Broadcast {
  readonly file: MatchFile;
  readonly sent: ReadonlyMap<Viewer, readonly Message[]>;
  readonly refused: readonly Refused[];
  /** How much of each there was. */
  readonly undone: number;
  readonly restarts: number;
  readonly returns: number;
}

export interface Plan {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** After so many entries it is enough; without: to the end. */
  readonly entries?: number;
  /** The sailor plays, most of the time: chance alone does not come far. */
  readonly skilled?: boolean;
}

export const COMMAND = 'command-of-mine';
const ROW = { status: 'playing', settings: SETTINGS } as unknown as TableRow;

/** What a seat is answered that tries to do this, if it may not; undefined if it may. The match stays as it is. */
export function answerTo(match: AnyMatch, seat: Seat, action: Action): string | undefined {
  if (match.whyNot(seat, action) === undefined) return undefined;
  try {
    obey(match, ROW, { seat, type: 'play', action, n: match.n, command: COMMAND, since: 0, answer: () => {} });
    return 'carried out';
  } catch (error) {
    return say({
      type: 'refused',
      id: COMMAND,
      error: apiErrorOf(error)?.wire ?? { code: 'internal', message: String(error) },
    });
  }
}

/** One in so many moments. */
const UNDO = 8;
const RESTART = 30;
const RETURN = 12;
const REFUSAL = 3;
const SLIP = 5;
/** Actions that were possible at some moment, to be tried at others. */
const REMEMBERED = 200;

class Broadcaster {
  private readonly game: AnyGame;
  private readonly stream: Stream;
  private readonly sent: ReadonlyMap<Viewer, Message[]>;
  private readonly refused: Refused[] = [];
  private readonly remembered: Action[] = [];
  private readonly most: number;
  private readonly sailor: GameProgram['bots'][number] | undefined;
  private match: AnyMatch;
  private undone = 0;
  private restarts = 0;
  private returns = 0;

  constructor(game: AnyGame, { seats, options, seed, entries = Number.POSITIVE_INFINITY, skilled = false }: Plan) {
    this.game = game;
    this.most = entries;
    if (skilled) this.sailor = onShelf(game.id)?.bots.find(({ name }) => name === 'sailor');
    this.stream = Stream.of(seed);
    this.match = Match.begin(game, { seats, options, seed });
    const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    this.sent = new Map(viewers.map((viewer): [Viewer, Message[]] => [viewer, []]));
  }

  play(): Broadcast {
    for (const viewer of this.sent.keys()) this.send(viewer, -1);
    while (!this.match.outcome && this.match.n < this.most) {
      if (this.once(REFUSAL)) this.beRefused();
      this.move();
      for (const viewer of this.sent.keys()) this.send(viewer, this.match.n - 1);
      if (this.once(RESTART)) this.restart();
      if (this.once(RETURN)) this.comeBack();
    }
    const { sent, refused, undone, restarts, returns } = this;
    return { file: saveMatch(this.match), sent, refused, undone, restarts, returns };
  }

  private once(often: number): boolean {
    return this.stream.below(often) === 0;
  }

  private one<T>(list: readonly T[]): T {
    return list[this.stream.below(list.length)];
  }

  private send(viewer: Viewer, from: number): void {
    const text = updateText(this.match, viewer, from, 'free');
    this.sent.get(viewer)?.push({ text, message: JSON.parse(text) as ServerMessage });
  }

  private move(): void {
    const { match } = this;
    const last = match.log[match.n].seat;
    if (last !== undefined && this.once(UNDO) && match.whyNoUndo(last) === undefined) {
      this.undone++;
      if (this.once(2)) match.undo(last);
      else match.restartTurn(last);
      return;
    }
    const seat = this.one(match.toAct);
    const legal = match.legal(seat);
    const action = seat === TABLE ? answerWithoutDice(match) : this.choice(seat, legal);
    if (seat !== TABLE) {
      this.remembered.push(this.one(legal));
      if (this.remembered.length > REMEMBERED) this.remembered.shift();
    }
    match.play(seat, action);
  }

  private choice(seat: Seat, legal: readonly Action[]): Action {
    if (!this.sailor || this.once(SLIP)) return this.one(legal);
    return this.sailor.choose(this.match.view(seat), seat, { stream: this.stream }) as Action;
  }

  /** The server goes down and comes up: what is stored is read. */
  private restart(): void {
    this.restarts++;
    const { header, seed, log } = this.match;
    const stored = JSON.parse(JSON.stringify({ log, snapshot: this.match.snapshot() }));
    this.match = Match.resume(this.game, header, seed, stored.log, stored.snapshot);
  }

  /** A connection that was lost: it has seen everything up to some entry, or nothing. */
  private comeBack(): void {
    this.returns++;
    this.send(this.one([...this.sent.keys()]), this.stream.below(this.match.n + 2) - 1);
  }

  /** Somebody asks for what was possible once, or for another. */
  private beRefused(): void {
    const { match } = this;
    const seat = this.stream.below(match.header.seats);
    if (this.remembered.length === 0) return;
    const action = this.one(this.remembered);
    const text = answerTo(match, seat, action);
    if (text !== undefined) this.refused.push({ n: match.n, seat, action, text });
  }
}

export const broadcastMatch = (game: AnyGame, plan: Plan): Broadcast => new Broadcaster(game, plan).play();

/** One in so many positions of a match by chance. */
export function statesOf(game: AnyGame, { seats, options, seed, every }: Plan & { readonly every: number }): unknown[] {
  const match: AnyMatch = Match.begin(game, { seats, options, seed });
  const stream = Stream.of(seed);
  const states: unknown[] = [];
  while (!match.outcome) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
    if (match.n % every === 0) states.push(game.clone(match.state));
  }
  return states;
}
