/**
 * The host of one match on this device. It holds the truth and tells only what the person who holds the device
 * may know. Bots get their view and nothing else. Everything is stored before it is told.
 */
import {
  type Action,
  type AnyMatch,
  BadInput,
  type Entry,
  type Eye,
  Refusal,
  readAction,
  type Seat,
  Stream,
  TABLE,
} from '@broadside/kernel';
import { landingFor, type Opened, resumeMatch, type ShelfGame } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { type Sight, sightOf, UNDO_NEVER, type WireError } from '@broadside/wire';
import { TableError, wireOf } from '../table.ts';
import { type Desk, progressOf } from './clerk.ts';
import { infoOf, onlyPerson } from './info.ts';
import { ELSEWHERE, type Head, noTable } from './saves.ts';
import type { LocalAsk, LocalTell, Puzzle } from './words.ts';

export interface HostWorld extends Desk {
  readonly think: (puzzle: Puzzle) => Promise<Action>;
  readonly pause: (ms: number) => Promise<void>;
  readonly thrower: Thrower;
}

export interface Opening {
  readonly id: string;
  /** Told to the saves: whoever opened the match last may write. */
  readonly owner: string;
  readonly pace: number;
}

export class LocalHost {
  private readonly world: HostWorld;
  private readonly tell: (tells: readonly LocalTell[]) => void;
  private readonly owner: string;
  /** The game under the rules the match began with. */
  private readonly entry: ShelfGame;
  private readonly match: AnyMatch;
  private head: Head;
  /** Whoever holds the device; undefined while nobody has said so. */
  private holder: Seat | undefined;
  private told: { readonly eye: Eye; readonly n: number } | undefined;
  private pace: number;
  private stopped = false;
  /** One thing at a time. */
  private queue: Promise<void> = Promise.resolve();

  private constructor(world: HostWorld, opening: Opening, head: Head, opened: Opened, tell: LocalHost['tell']) {
    this.world = world;
    this.tell = tell;
    this.owner = opening.owner;
    this.pace = opening.pace;
    this.head = head;
    this.entry = opened.entry;
    this.match = opened.match;
    this.holder = onlyPerson(head);
  }

  static async open(world: HostWorld, opening: Opening, tell: LocalHost['tell']): Promise<LocalHost> {
    const saved = await world.saves.claim(opening.id, opening.owner);
    if (!saved) throw noTable(opening.id);
    const { head, log } = saved;
    const opened = await resumeMatch({ ...head, log });
    const host = new LocalHost(world, opening, head, opened, tell);
    host.tellAll();
    if (opened.entry.hand) world.thrower.prepare?.();
    host.goOn();
    return host;
  }

  get id(): string {
    return this.head.id;
  }

  ask(ask: LocalAsk): void {
    this.do(() => this.answer(ask));
  }

  /** Somebody says to have opened the match: whoever stands in the saves has it. */
  checkOwner(): void {
    this.do(async () => {
      if ((await this.world.saves.owner(this.head.id)) !== this.owner) throw new TableError(ELSEWHERE);
    });
  }

  stop(): void {
    this.stopped = true;
  }

  /** Resolves when everything asked so far is done. */
  idle(): Promise<void> {
    return this.queue;
  }

  private do(work: () => Promise<void>): void {
    this.queue = this.queue.then(async () => {
      if (this.stopped) return;
      try {
        await work();
      } catch (error) {
        this.fail(error);
      }
    });
  }

  private fail(error: unknown): void {
    if (this.stopped) return;
    this.stop();
    this.tell([{ tell: 'failed', error: wireOf(error) }]);
  }

  // People

  private async answer(ask: LocalAsk): Promise<void> {
    switch (ask.do) {
      case 'watch':
        return this.tell([{ tell: 'sight', sight: this.sight(ask.from) }]);
      case 'play':
        return this.fulfil(ask.id, (seat) => this.match.play(seat, readAction(this.match.game, ask.action)));
      case 'undo':
        return this.fulfil(ask.id, (seat) => this.takeBack(() => this.match.undo(seat)));
      case 'restart':
        return this.fulfil(ask.id, (seat) => this.takeBack(() => this.match.restartTurn(seat)));
      case 'why':
        return this.explain(ask.id, ask.actions);
      case 'say':
        return this.refuse(ask.id, { code: 'no-talk', message: 'people at one device talk aloud' });
      case 'takeOver':
        return this.takeOver(ask.seat);
      case 'pace':
        this.pace = ask.ms;
        return;
      case 'ping':
        return this.tell([{ tell: 'pong' }]);
    }
  }

  private async fulfil(id: string, act: (seat: Seat) => Entry): Promise<void> {
    const entry = this.attempt(id, act);
    if (!entry) return;
    await this.store(entry);
    this.tell([...this.news(), { tell: 'done', id, n: entry.n }]);
    this.goOn();
  }

  private takeBack(act: () => Entry): Entry {
    if (this.head.settings.undo === 'never')
      throw new TableError({ code: UNDO_NEVER.code, message: 'this table plays without taking back' });
    return act();
  }

  private explain(id: string, actions: readonly Action[]): void {
    const { match } = this;
    const reasons = this.attempt(id, (seat) =>
      actions.map((action) => match.whyNot(seat, readAction(match.game, action)) ?? null),
    );
    if (reasons) this.tell([{ tell: 'reasons', id, reasons }]);
  }

  /** Whatever whoever holds the device wishes; a refusal is told and changes nothing. */
  private attempt<T>(id: string, work: (seat: Seat) => T): T | undefined {
    try {
      if (this.holder !== undefined) return work(this.holder);
      this.refuse(id, { code: 'hand-over', message: 'nobody has taken the device yet' });
    } catch (error) {
      this.refuse(id, refusalOf(error));
    }
    return undefined;
  }

  private refuse(id: string, error: WireError): void {
    this.tell([{ tell: 'refused', id, error }]);
  }

  /** Only somebody who has something to do may look behind the curtain. */
  private async takeOver(seat: Seat): Promise<void> {
    const { match } = this;
    const wanted = match.toAct.includes(seat) || match.may.includes(seat);
    if (!wanted || this.head.seats[seat]?.kind !== 'person') return;
    this.holder = seat;
    this.tellAll();
  }

  // Bots, and the table itself

  /** Lets whoever is no person do what is next to do. */
  private goOn(): void {
    const { match } = this;
    const seat = match.toAct.find((one) => one === TABLE || this.head.seats[one].kind === 'bot');
    if (seat !== undefined && !this.stopped) void this.letPlay(seat, match.n);
  }

  private async letPlay(seat: Seat, n: number): Promise<void> {
    try {
      const { pace = 1 } = this.entry;
      await this.world.pause(seat === TABLE ? 0 : this.pace * pace);
      // Somebody took something back meanwhile: then this is not the moment that was thought about.
      if (this.stopped || this.match.n !== n) return;
      const action = seat === TABLE ? await this.throwForTable() : await this.think(seat);
      this.do(async () => {
        if (!action || this.match.n !== n) return;
        await this.store(this.match.play(seat, action));
        this.tell(this.news());
        this.goOn();
      });
    } catch (error) {
      this.fail(error);
    }
  }

  private luck(purpose: string): Stream {
    return Stream.of(`${this.match.seed}\n${purpose}\n${this.match.n}`);
  }

  private think(seat: Seat): Promise<Action> {
    const chair = this.head.seats[seat];
    if (chair.kind !== 'bot') throw new Error(`seat ${seat} is no bot's`);
    const luck = this.luck(`bot ${seat}`).words();
    const { id: game, version: rules } = this.match.game;
    return this.world.think({ game, rules, bot: chair.bot, view: this.match.view(seat), seat, luck });
  }

  /** Without the physics (an old browser, a first match without network) the stand-in answers. */
  private throwForTable(): Promise<Action | undefined> {
    const { match } = this;
    return landingFor(this.entry, match, this.world.thrower, (error) =>
      console.warn('the dice could not be thrown', error),
    );
  }

  // Storing and telling

  private async store(entry: Entry): Promise<void> {
    const progress = progressOf(this.match, this.world.now());
    try {
      await this.world.saves.append(this.head.id, this.owner, entry, progress);
    } catch (error) {
      if (error instanceof TableError) throw error;
      throw new TableError({ code: 'not-stored', message: String(error) });
    }
    this.head = { ...this.head, ...progress };
  }

  private get eye(): Eye {
    return this.holder ?? 'spectator';
  }

  private sight(from: number): Sight {
    return sightOf(this.match, this.eye, from, this.head.settings.undo);
  }

  /** The seat the device must go to: a person must act and somebody else holds it. */
  private get handOver(): Seat | null {
    const people = this.match.toAct.filter((seat) => this.head.seats[seat]?.kind === 'person');
    if (this.holder !== undefined && people.includes(this.holder)) return null;
    return people[0] ?? null;
  }

  private tellAll(): void {
    this.told = undefined;
    this.tell([{ tell: 'table', table: infoOf(this.head, this.holder) }, ...this.news()]);
  }

  private news(): LocalTell[] {
    const { told, eye, match } = this;
    const from = told?.eye === eye ? told.n : -1;
    this.told = { eye, n: match.n };
    const over: LocalTell[] = match.outcome ? [{ tell: 'table', table: infoOf(this.head, this.holder) }] : [];
    return [...over, { tell: 'handOver', seat: this.handOver }, { tell: 'sight', sight: this.sight(from) }];
  }
}

/** What a person is told of a wish that was not carried out. */
export function refusalOf(error: unknown): WireError {
  if (error instanceof Refusal)
    return { code: error.reason.code, message: error.message, reason: error.reason, game: error.game };
  if (error instanceof BadInput) return { code: error.code, message: error.message };
  return wireOf(error);
}
