/**
 * What both kinds of table have in common: the messages that come in become a snapshot, the requests of the
 * screen become messages that go out. How messages travel is the business of each kind.
 */
import type { Action, Entry, Reason, Seat } from '@broadside/kernel';
import type { ClientMessage, Reaction, Said, ServerMessage, TableInfo, ViewUpdate, WireError } from '@broadside/wire';
import { Listeners } from './listeners.ts';
import { commandId } from './random.ts';
import type { News, Pending, Phase, Table, TableFile, TableState } from './table.ts';

/** A request with the id it is known by, until it is answered. */
export type ClientRequest = Extract<ClientMessage, { id: string }>;

/** After so many changes that did not fit, only whole view updates are asked for. */
const DOUBTS = 3;

interface Question {
  readonly message: ClientRequest;
  answer(reasons: readonly (Reason | null)[]): void;
}

export abstract class BaseTable implements Table {
  private state: TableState;
  private readonly changed = new Listeners<undefined>();
  private readonly news = new Listeners<News>();
  private readonly refusals = new Listeners<WireError>();
  /** The one request that may change the match, and the entry that fulfilled it once we know. */
  private request: { readonly message: ClientRequest; readonly done?: number } | undefined;
  private readonly questions = new Map<string, Question>();
  private readonly chats = new Map<string, ClientRequest>();
  /** The number of an unanswered `watch`: its answer catches up and is not shown happening. */
  private asked: number | undefined = -1;
  private held = false;
  /** Changes on this connection that did not fit. */
  private doubts = 0;

  protected constructor(kind: TableState['kind'], id: string) {
    this.state = {
      kind,
      id,
      phase: 'loading',
      link: kind === 'local' ? 'up' : 'connecting',
      gallery: undefined,
      info: undefined,
      update: undefined,
      log: [],
      talk: [],
      pending: undefined,
      error: undefined,
      handOver: undefined,
      lesson: undefined,
      teach: false,
    };
  }

  protected abstract send(message: ClientMessage): void;
  abstract takeOver(seat: Seat): void;
  abstract pace(ms: number): void;
  abstract file(): Promise<TableFile>;
  abstract close(): void;

  snapshot = (): TableState => this.state;
  subscribe = (listener: () => void): (() => void) => this.changed.add(listener);
  onNews = (listener: (news: News) => void): (() => void) => this.news.add(listener);
  onRefusal = (listener: (error: WireError) => void): (() => void) => this.refusals.add(listener);

  // What the screen asks for

  play(action: Action): void {
    this.want({ type: 'play', action }, (id, n) => ({ type: 'play', id, n, action }) as ClientRequest);
  }

  undo(): void {
    this.want({ type: 'undo' }, (id, n) => ({ type: 'undo', id, n }));
  }

  restart(): void {
    this.want({ type: 'restart' }, (id, n) => ({ type: 'restart', id, n }));
  }

  why(actions: readonly Action[]): Promise<readonly (Reason | null)[]> {
    const message = { type: 'why', id: commandId(), actions: [...actions] } as ClientRequest;
    return new Promise((answer) => {
      this.questions.set(message.id, { message, answer });
      this.send(message);
    });
  }

  say(text: string): void {
    this.utter({ type: 'chat', id: commandId(), text });
  }

  react(reaction: Reaction): void {
    this.utter({ type: 'react', id: commandId(), reaction });
  }

  private utter(message: ClientRequest): void {
    this.chats.set(message.id, message);
    this.send(message);
  }

  private want(pending: Pending, make: (id: string, n: number) => ClientRequest): void {
    const { update, phase } = this.state;
    if (this.request || !update || phase === 'closed' || phase === 'failed') return;
    this.request = { message: make(commandId(), update.n) };
    this.change({ pending });
    this.send(this.request.message);
  }

  /** The connection is new: asks for what was missed, and sends again what nobody has answered. */
  protected watchAgain(): void {
    this.doubts = 0;
    this.watch(this.state.log.length - 1);
    const { request } = this;
    if (request && request.done === undefined) this.send(request.message);
    for (const { message } of this.questions.values()) this.send(message);
    for (const message of this.chats.values()) this.send(message);
  }

  private watch(from: number): void {
    this.asked = from;
    this.send({ type: 'watch', from, ...(this.doubts >= DOUBTS ? { whole: true } : {}) });
  }

  /** What was sent as a change cannot be right: the whole is asked for, unless it is on its way. */
  protected askForWhole(): void {
    if (this.asked !== undefined) return;
    this.doubts++;
    this.watch(this.state.log.length - 1);
  }

  // What is received

  protected hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.hearTable(message.table);
        break;
      case 'update':
        this.hearUpdate(message.update);
        break;
      case 'done':
        this.hearDone(message.id, message.n);
        break;
      case 'refused':
        this.hearRefusal(message.id, message.error);
        break;
      case 'reasons':
        this.hearReasons(message.id, message.reasons);
        break;
      case 'chat':
        // No chat is sent to those who are not let in.
        this.change({ talk: joined(this.state.talk, message.lines), gallery: undefined });
        break;
      case 'gallery':
        this.change({ gallery: message.ahead ?? undefined });
        break;
      case 'pong':
      case 'bye':
        break;
    }
  }

  protected change(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    if (!this.held) this.changed.notify(undefined);
  }

  /** Several changes that belong together are notified as one. */
  protected together(work: () => void): void {
    this.held = true;
    try {
      work();
    } finally {
      this.held = false;
    }
    this.changed.notify(undefined);
  }

  protected fail(error: WireError): void {
    this.request = undefined;
    this.change({ phase: 'failed', error, pending: undefined });
  }

  private hearTable(info: TableInfo): void {
    // The match may be over in our view a moment before the table says so.
    this.change({ info, phase: phaseOf(info, this.state.update) });
  }

  private hearUpdate(update: ViewUpdate): void {
    const known = this.logBefore(update);
    if (known === 'ignore') return;
    if (typeof known === 'number') {
      this.watch(known);
      return;
    }
    const live =
      this.asked === undefined && (this.state.update === undefined || this.state.update.viewer === update.viewer);
    this.asked = undefined;
    this.adopt(update, known, live);
  }

  /** The log that this update goes on from; or the number to ask again from, if it does not fit what we know. */
  private logBefore(update: ViewUpdate): readonly Entry[] | number | 'ignore' {
    const { log, update: last } = this.state;
    const { asked } = this;
    const first = update.entries[0]?.n ?? update.n + 1;
    // The host stands behind us: it has lost what we saw, so we begin again with what it has.
    if (asked !== undefined && update.n < asked) return -1;
    // Not the answer yet, but something newer that overtook it.
    if (asked !== undefined && first !== asked + 1) return 'ignore';
    // Another viewer has another log.
    const otherViewer = last !== undefined && last.viewer !== update.viewer;
    if (otherViewer && first !== 0) return -1;
    const known = otherViewer || asked === -1 ? [] : log;
    // The host corrects itself only with everything it has; anything else that is old was sent before.
    if (update.n < known.length - 1) return first === 0 ? [] : 'ignore';
    return first > known.length ? known.length - 1 : known;
  }

  private adopt(update: ViewUpdate, known: readonly Entry[], live: boolean): void {
    const { info } = this.state;
    const fresh = update.entries.filter(({ n }) => n >= known.length);
    const log = [...known, ...fresh];
    const reached = this.request?.done !== undefined && this.request.done <= update.n;
    if (reached) this.request = undefined;
    this.change({
      update,
      log,
      ...(info ? { phase: phaseOf(info, update) } : {}),
      ...(reached ? { pending: undefined } : {}),
    });
    if (fresh.length === 0 && live) return;
    this.news.notify({
      n: update.n,
      entries: fresh,
      events: fresh.flatMap(({ events }) => events),
      view: update.view,
      live,
    });
  }

  private hearDone(id: string, n: number): void {
    this.chats.delete(id);
    if (this.request?.message.id !== id) return;
    if (n < this.state.log.length) this.forgetRequest();
    // The request still counts as pending until we have seen what came of it.
    else this.request = { message: this.request.message, done: n };
  }

  private hearRefusal(id: string | null, error: WireError): void {
    if (id !== null) this.chats.delete(id);
    if (id !== null && this.questions.has(id)) {
      this.hearReasons(id, []);
      return;
    }
    // A refusal without an id is for a message that was not even read; it may have been our request.
    if (this.request && (id === null || this.request.message.id === id)) this.forgetRequest();
    this.refusals.notify(error);
  }

  private hearReasons(id: string, reasons: readonly (Reason | null)[]): void {
    this.questions.get(id)?.answer(reasons);
    this.questions.delete(id);
  }

  private forgetRequest(): void {
    this.request = undefined;
    this.change({ pending: undefined });
  }
}

function phaseOf({ status }: TableInfo, update: ViewUpdate | undefined): Phase {
  return status === 'playing' && update?.outcome ? 'over' : status;
}

/** After a lost connection the last chat lines come once more. */
function joined(talk: readonly Said[], lines: readonly Said[]): readonly Said[] {
  const key = ({ at, seat, name, text }: Said): string => JSON.stringify([at, seat, name, text]);
  const known = new Set(talk.map(key));
  return [...talk, ...lines.filter((line) => !known.has(key(line)))];
}
