/**
 * Bots at one table: each waits before its move, thinks elsewhere, and is heard when its turn in the queue comes. A bot
 * that fails is asked once more, then the weakest one, then chance alone: the match never stands still.
 */
import { type Action, type AnyMatch, BadInput, Refusal, type Seat, Stream, TABLE } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import { isPlain, unhurried } from './haste.ts';
import type { Host } from './host.ts';
import type { BotRequest } from './ports.ts';

/** The bot itself is asked this often; then the weakest is asked once. */
const ITSELF = 2;

/** What a bot is about to do. */
interface Turn {
  readonly seat: Seat;
  /** The entry it thinks about; undefined while it waits to be asked. */
  n: number | undefined;
  attempt: number;
  /** Ends its pause. */
  cancel: (() => void) | undefined;
}

/** Between two moves of a bot nothing needs to be awaited but their showing. */
const GOING_ON = 0.125;
const AFTER_ANOTHER_BOT = 0.375;

/** After a person a bot waits longest: until it moves, what was done can be taken back. */
function calm(match: AnyMatch, seating: Host['ports']['seating'], seat: Seat): number {
  const last = match.log.at(-1)?.seat;
  if (last === seat) return GOING_ON;
  return last === undefined || last === TABLE || seating.botAt(last) === null ? 1 : AFTER_ANOTHER_BOT;
}

/** Where no bot plays, which is at most tables. */
const NOBODY: Map<Seat, Turn> = new Map();

export class Bots {
  private readonly host: Host;
  private turns = NOBODY;

  constructor(host: Host) {
    this.host = host;
  }

  get idle(): boolean {
    return this.turns.size === 0;
  }

  attend(match: AnyMatch, entry: GameProgram): void {
    const { seating } = this.host.ports;
    const { toAct } = match;
    // What a bot waited for was taken back: when its turn comes again it waits again.
    for (const turn of this.turns.values())
      if (!toAct.includes(turn.seat) || seating.botAt(turn.seat) === null) this.recall(turn);
    if (!this.host.playing) return;
    for (const seat of toAct) if (seat !== TABLE && seating.botAt(seat) !== null) this.send(match, entry, seat);
  }

  recallAll(): void {
    for (const turn of this.turns.values()) this.recall(turn);
  }

  private recall(turn: Turn): void {
    turn.cancel?.();
    this.turns.delete(turn.seat);
  }

  private keep(turn: Turn): void {
    if (this.turns === NOBODY) this.turns = new Map();
    this.turns.set(turn.seat, turn);
  }

  private isCurrent(turn: Turn): boolean {
    return this.turns.get(turn.seat) === turn;
  }

  private send(match: AnyMatch, entry: GameProgram, seat: Seat): void {
    const { seating, thinker, clock } = this.host.ports;
    const before = this.turns.get(seat);
    if (before ? before.n === undefined || before.n === match.n : this.turns.size >= thinker.atOnce) return;
    const turn: Turn = { seat, n: undefined, attempt: 0, cancel: undefined };
    this.keep(turn);
    // A bot whose thought is out of date has made its pause.
    const pause = before ? 0 : seating.pause * (entry.pace ?? 1) * calm(match, seating, seat);
    if (pause === 0) this.ask(match, turn);
    else turn.cancel = clock.after(pause, () => this.again(turn));
  }

  /** In its turn, as the match stands then. */
  private again(turn: Turn): void {
    turn.cancel = undefined;
    turn.n = undefined;
    this.keep(turn);
    this.host.queue.add(async () => {
      try {
        const match = await this.host.open();
        if (this.isCurrent(turn)) this.ask(match, turn);
      } catch (error) {
        this.host.complain('error', 'a bot could not look at its match', { err: error });
        this.recall(turn);
        this.host.wakeLater();
      }
    });
  }

  /** Puts the question as the match stands now; the thinking goes on outside the queue. */
  private ask(match: AnyMatch, turn: Turn): void {
    const { seating } = this.host.ports;
    const bot = seating.botAt(turn.seat);
    if (bot === null || seating.resting || !this.host.playing || !match.toAct.includes(turn.seat)) this.recall(turn);
    else {
      turn.n = match.n;
      void this.think(match, turn, bot);
    }
  }

  private async think(match: AnyMatch, turn: Turn, bot: string): Promise<void> {
    const { reports } = this.host.ports;
    const { n } = match;
    let action: Action;
    try {
      action = await this.choose(match, turn, bot);
      reports.thought?.('answered');
    } catch (error) {
      reports.thought?.('failed');
      if (this.isCurrent(turn)) this.fail(turn, error, bot);
      return;
    }
    this.host.queue.add(async () => {
      if (this.isCurrent(turn)) await this.enter(turn, n, action, bot);
    });
  }

  private choose(match: AnyMatch, { seat, attempt }: Turn, bot: string): Action | Promise<Action> {
    const { thinker, clock } = this.host.ports;
    const rngSeed = `${match.seed}\nbot ${seat}\n${match.n}${attempt > 0 ? `\n${attempt}` : ''}`;
    const legal = match.legal(seat);
    const forced = legal.length === 1;
    if (attempt > ITSELF || (forced && isPlain(match, seat, rngSeed)))
      return legal[Stream.of(rngSeed).below(legal.length)] as Action;
    const question: BotRequest = {
      game: match.game.id,
      rules: match.game.version,
      bot: attempt < ITSELF ? bot : (this.host.entry?.bots[0].name ?? bot),
      view: match.view(seat),
      seat,
      rngState: Stream.of(rngSeed).words(),
    };
    const thought = thinker.think(question);
    return thought.then((one) => (forced ? unhurried(one, question, clock) : one.action));
  }

  /** The bot's move, if the seat is still the bot's to play. */
  private async enter(turn: Turn, n: number, action: Action, bot: string): Promise<void> {
    const { host } = this;
    const { seat } = turn;
    this.turns.delete(seat);
    if (!host.playing || host.ports.seating.botAt(seat) === null) return;
    const refused = (error: unknown): void => this.refused(turn, error, bot);
    await host.carryOut({ seat, type: 'play', action, n, command: null, refused });
  }

  /** A move that is not allowed is the bot's fault; what could not be kept is tried again later. */
  private refused(turn: Turn, error: unknown, bot: string): void {
    // What was read back is looked after already.
    if (this.turns.has(turn.seat)) return;
    if (error instanceof Refusal || error instanceof BadInput) this.fail(turn, error, bot);
    else this.host.wakeLater();
  }

  private fail(turn: Turn, error: unknown, bot: string): void {
    const { attempt } = turn;
    if (!this.host.playing) {
      this.recall(turn);
      return;
    }
    this.host.complain('warn', 'a bot failed', { err: error, bot, attempt });
    turn.attempt++;
    this.again(turn);
  }
}
