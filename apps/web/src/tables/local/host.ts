/**
 * A match on this device: the host in the page's worker, and what is of the device alone. Only what the person who holds
 * it may know leaves the worker, and whoever opened the match last has it.
 */
import { type BotRequest, type Clock, Host, type Keeping, type Order, obey, type Seating } from '@broadside/host';
import { type Action, type AnyMatch, type Entry, readAction, type Seat, type Viewer } from '@broadside/kernel';
import { type Opened, resumeMatch } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { type ClientMessage, type ViewUpdate, viewUpdateOf, type WireError, wireErrorOf } from '@broadside/wire';
import { TableError } from '../table.ts';
import { type Desk, progressOf } from './clerk.ts';
import { infoOf, onlyPerson } from './info.ts';
import { lessonOf, Tutor } from './lessons.ts';
import { ELSEWHERE, type Head, noTable, type Saved, withoutLesson } from './saves.ts';
import { wireOfThrown } from './thrown.ts';
import type { LocalClientMessage, LocalServerMessage } from './words.ts';

export interface HostWorld extends Desk {
  readonly think: (question: BotRequest) => Promise<Action>;
  /** No bot of this match thinks any more. */
  readonly restBots?: () => void;
  readonly thrower: Thrower;
}

export interface Opening {
  readonly id: string;
  /** Kept with the saves: whoever opened the match last may write. */
  readonly owner: string;
  readonly pace: number;
}

/** A request that may change the match. */
type ClientCommand = Extract<ClientMessage, { n: number }>;

/** What bots that search may spend; the others answer at once. */
export const THINK_MS = 400;

/** One bot after another thinks. */
const thinkerIn = ({ think, clock }: { readonly think: HostWorld['think']; readonly clock: Clock }) => ({
  atOnce: 1,
  think: async (question: BotRequest) => {
    const began = clock.now();
    return { action: await think(question), left: THINK_MS - (clock.now() - began) };
  },
});

export class LocalHost implements Keeping, Seating {
  private readonly world: HostWorld;
  private readonly post: (messages: readonly LocalServerMessage[]) => void;
  private readonly owner: string;
  private readonly host: Host;
  private head: Head;
  /** As it was claimed: read once. */
  private claimed: Saved | undefined;
  /** How long a bot waits before its move. */
  pause: number;
  /** Whoever holds the device; undefined while nobody has said so. */
  private holder: Seat | undefined;
  private sent: { readonly viewer: Viewer; readonly n: number } | undefined;
  /** What is sent in one moment leaves together. */
  private unsent: LocalServerMessage[] = [];
  private stopped = false;
  /** While a lesson guides the match. */
  private tutor: Tutor | undefined;
  /** Somebody looks at what people do. */
  private teaching = false;
  /** An entry that may yet be taken back by advice. */
  private doubted: number | undefined;

  private constructor(world: HostWorld, opening: Opening, claimed: Saved, post: LocalHost['post']) {
    this.world = world;
    this.post = post;
    this.owner = opening.owner;
    this.pause = opening.pace;
    this.claimed = claimed;
    this.head = claimed.head;
    this.holder = onlyPerson(claimed.head);
    this.host = new Host({
      clock: world.clock,
      thrower: world.thrower,
      thinker: thinkerIn({ ...world, think: (question) => this.think(question) }),
      keeping: this,
      seating: this,
      hearers: {
        publish: () => this.say(...this.news()),
        flush: () => this.flush(),
        correct: () => this.sendAll(),
        over: () => this.world.restBots?.(),
      },
      reports: {
        // Whoever has lost the match to another window was sent that.
        complain: (_level, what, { err }) => {
          if (!this.stopped) console.warn(what, err);
        },
        wordsFor: wireErrorOf,
      },
    });
  }

  static async open(world: HostWorld, opening: Opening, post: LocalHost['post']): Promise<LocalHost> {
    const saved = await world.saves.claim(opening.id, opening.owner);
    if (!saved) throw noTable(opening.id);
    const table = new LocalHost(world, opening, saved, post);
    const lesson = await lessonOf(saved.head);
    table.tutor = lesson && new Tutor(lesson);
    await table.host.queue.run(async () => {
      await table.host.open();
      table.sendAll();
    });
    return table;
  }

  /** What a lesson prescribes needs no thought. */
  private async think(question: BotRequest): Promise<Action> {
    return this.tutor?.moveOf(this.match, question.seat) ?? this.world.think(question);
  }

  /** Nobody goes on while something about it is still to be read, or may yet be taken back. */
  get resting(): boolean {
    if (this.doubted !== undefined && this.doubted === this.host.match?.n) return true;
    return this.host.match !== undefined && this.tutor?.isTelling(this.host.match) === true;
  }

  get id(): string {
    return this.head.id;
  }

  ask(message: LocalClientMessage): void {
    this.do(() => this.answer(message));
  }

  /** Somebody says to have opened the match: whoever stands in the saves has it. */
  checkOwner(): void {
    this.do(async () => this.mustOwn(await this.world.saves.owner(this.head.id)));
  }

  stop(): void {
    this.stopped = true;
    this.host.stop();
    this.world.restBots?.();
  }

  private do(work: () => Promise<void>): void {
    this.host.queue.add(async () => {
      if (this.stopped) return;
      try {
        await work();
        this.flush();
      } catch (error) {
        this.fail(error);
      }
    });
  }

  private fail(error: unknown): void {
    if (this.stopped) return;
    this.stop();
    this.post([{ type: 'failed', error: wireOfThrown(error) }]);
  }

  private mustOwn(owner: string | undefined): void {
    if (owner !== this.owner) throw new TableError(ELSEWHERE);
  }

  // Where it is kept

  async read(): Promise<Opened> {
    const saved = this.claimed ?? (await this.world.saves.read(this.head.id));
    this.claimed = undefined;
    if (!saved) throw noTable(this.head.id);
    const { head, log } = saved;
    this.mustOwn(head.owner);
    this.head = head;
    return resumeMatch({ ...head, log });
  }

  async append(match: AnyMatch, entry: Entry, command: string | null): Promise<{ readonly stored: boolean }> {
    const progress = progressOf(match, this.world.clock.now());
    try {
      await this.world.saves.append(this.head.id, this.owner, entry, progress, command);
    } catch (error) {
      // It is another window's now, or gone; anything else may be better in a moment.
      if (error instanceof TableError) this.fail(error);
      throw error;
    }
    this.head = { ...this.head, ...progress };
    this.doubted = this.teaching && this.isDoubtful(match, entry) ? entry.n : undefined;
    return { stored: true };
  }

  /** The undo law decides: nothing hidden has come to light, and nobody has acted since. */
  private isDoubtful(match: AnyMatch, { seat, action }: Entry): boolean {
    if (action === undefined || seat === undefined || this.head.seats[seat]?.kind !== 'person') return false;
    return this.head.settings.undo !== 'never' && match.whyNoUndo(seat) === undefined;
  }

  find(command: string): Promise<number | undefined> {
    return this.world.saves.command(this.head.id, command);
  }

  // Who sits there

  get playing(): boolean {
    return this.head.outcome === null;
  }

  botAt(seat: Seat): string | null {
    const chair = this.head.seats[seat];
    return chair.kind === 'bot' ? chair.bot : null;
  }

  obey(match: AnyMatch, order: Order): Entry {
    return obey(match, order, this.head.settings.undo);
  }

  // People

  private async answer(message: LocalClientMessage): Promise<void> {
    switch (message.type) {
      case 'watch':
        return this.say({ type: 'update', update: this.update(message.from) });
      case 'play':
      case 'undo':
      case 'restart':
        return this.fulfil(message);
      case 'why':
        return this.explain(message.id, message.actions);
      case 'chat':
      case 'react':
        return this.refuse(message.id, { code: 'no-talk', message: 'people at one device talk aloud' });
      case 'takeOver':
        return this.takeOver(message.seat);
      case 'pace':
        this.pause = message.ms;
        return;
      case 'read':
        this.tutor?.hear(message.count);
        return this.host.attend();
      case 'leaveLesson':
        return this.leaveLesson();
      case 'teaching':
        this.teaching = message.on;
        if (!message.on) this.doubted = undefined;
        return this.host.attend();
      case 'goOn':
        if (this.doubted === message.n) this.doubted = undefined;
        return this.host.attend();
      case 'ping':
        return this.say({ type: 'pong' });
    }
  }

  private async leaveLesson(): Promise<void> {
    await this.world.saves.leaveLesson(this.head.id);
    this.head = withoutLesson(this.head);
    this.tutor = undefined;
    this.say(this.guidance);
    this.host.attend();
  }

  private async fulfil(message: ClientCommand): Promise<void> {
    const seat = this.holder;
    if (seat === undefined) return this.refuseAll(message.id);
    await this.host.carryOut({
      seat,
      type: message.type,
      action: message.type === 'play' ? message.action : undefined,
      n: message.n,
      command: message.id,
      answer: (answer) => this.say(answer),
    });
  }

  private explain(id: string, actions: readonly unknown[]): void {
    const { match, holder } = this;
    if (holder === undefined) {
      this.refuseAll(id);
      return;
    }
    try {
      const reasons = actions.map((action) => match.whyNot(holder, readAction(match.game, action)) ?? null);
      this.say({ type: 'reasons', id, reasons });
    } catch (error) {
      this.refuse(id, wireOfThrown(error));
    }
  }

  private refuseAll(id: string): void {
    this.refuse(id, { code: 'hand-over', message: 'nobody has taken the device yet' });
  }

  private refuse(id: string, error: WireError): void {
    this.say({ type: 'refused', id, error });
  }

  /** Only somebody who has something to do may look behind the curtain. */
  private takeOver(seat: Seat): void {
    const { match } = this;
    const wanted = match.toAct.includes(seat) || match.mayAct.includes(seat);
    if (!wanted || this.head.seats[seat]?.kind !== 'person') return;
    this.holder = seat;
    this.sendAll();
  }

  // Sending

  private get match(): AnyMatch {
    const { match } = this.host;
    if (!match) throw new TableError({ code: 'not-stored', message: 'the match could not be read again' });
    return match;
  }

  private get viewer(): Viewer {
    return this.holder ?? 'spectator';
  }

  private update(from: number): ViewUpdate {
    return viewUpdateOf(this.match, this.viewer, from, this.head.settings.undo);
  }

  /** The seat the device must go to: a person must act and somebody else holds it. */
  private get handOver(): Seat | null {
    const people = this.match.toAct.filter((seat) => this.head.seats[seat]?.kind === 'person');
    if (this.holder !== undefined && people.includes(this.holder)) return null;
    return people[0] ?? null;
  }

  private say(...messages: readonly LocalServerMessage[]): void {
    this.unsent.push(...messages);
  }

  private flush(): void {
    if (this.unsent.length === 0 || this.stopped) return;
    this.post(this.unsent);
    this.unsent = [];
  }

  private sendAll(): void {
    this.sent = undefined;
    this.say({ type: 'table', table: infoOf(this.head, this.holder) }, this.guidance, ...this.news());
    this.flush();
  }

  private get guidance(): LocalServerMessage {
    const lesson = this.tutor?.lesson.id ?? null;
    return { type: 'lesson', lesson, teach: lesson === null && this.head.settings.teach === true };
  }

  private news(): LocalServerMessage[] {
    const { sent, viewer, match } = this;
    const from = sent?.viewer === viewer ? sent.n : -1;
    this.sent = { viewer, n: match.n };
    const over: LocalServerMessage[] = match.outcome ? [{ type: 'table', table: infoOf(this.head, this.holder) }] : [];
    return [...over, { type: 'handOver', seat: this.handOver }, { type: 'update', update: this.update(from) }];
  }
}
