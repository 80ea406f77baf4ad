/** Sees to it that nobody waits in vain: bots move, the table answers chance, and somebody absent is stood in for. */
import { hash } from 'node:crypto';
import { type Action, type AnyMatch, type Seat, Stream, TABLE } from '@broadside/kernel';
import { landingFor, onShelf, type ShelfGame } from '@broadside/shelf';
import type { House } from '../house.ts';
import type { Room } from '../rooms/room.ts';
import type { TableState } from '../store/store.ts';
import type { Claim } from './fairQueue.ts';
import { isPlain, unhurried } from './haste.ts';
import type { BotJob } from './job.ts';
import { orderOf } from './orderOf.ts';
import { Reactions } from './reactions.ts';
import { dueAfter, FURTHEST_MS, RETRY_MS } from './waits.ts';

/** The bot of middling strength: it stands in for people. */
export function middleBot(game: string): string {
  const bots = onShelf(game)?.bots ?? [];
  return bots[Math.floor(bots.length / 2)].name;
}

const seatedHere = ({ row, audience }: Room): string[] =>
  row.seats.flatMap(({ guest }) => (guest !== null && audience.here(guest) ? [guest] : []));

/** A bot thinks for those who sit there and wait; where nobody does, for whoever has set the table. */
function claimOf(room: Room): Claim {
  const people = seatedHere(room);
  return {
    people: people.length > 0 ? people : [room.row.host],
    rank: () => (seatedHere(room).length > 0 ? 0 : room.audience.lines.size > 0 ? 1 : 2),
  };
}

/** Bots alone, and nobody looks: the match rests until somebody comes. */
const rests = ({ row, audience }: Room): boolean =>
  audience.lines.size === 0 && row.seats.every(({ guest }) => guest === null);

/** Whether the game has questions that are answered by default. */
const canReact = (game: string): boolean =>
  Object.values(onShelf(game)?.game.steps ?? {}).some(({ byDefault }) => byDefault !== undefined);

export class Steward {
  private readonly house: House;
  readonly reactions: Reactions;
  private readonly began = Date.now();
  /** Bots that wait before their move: meanwhile whoever acted last may take it back. */
  private readonly waiting = new WeakMap<Room, Map<Seat, NodeJS.Timeout>>();

  constructor(house: House) {
    this.house = house;
    this.reactions = new Reactions(house);
  }

  /** Looks after a match that has come to a new entry, or back into memory. */
  attend(room: Room, match: AnyMatch): void {
    this.recall(room, match);
    this.reactions.attend(room, match);
    this.mindAbsence(room);
    if (this.house.draining || room.row.status !== 'playing') return;
    if (room.game?.hand) this.house.thrower.prepare?.();
    for (const seat of match.toAct) {
      if (seat === TABLE) this.answer(room, match);
      else if (room.row.seats[seat].bot !== null) this.send(room, seat);
    }
  }

  /** After a restart: whatever waited for a bot, for chance or for somebody absent. */
  async resume(tables: readonly TableState[]): Promise<void> {
    for (const state of tables) {
      const { settings, seats } = state.table;
      const bots = state.toAct.some((seat) => seat === TABLE || seats[seat].bot !== null);
      // In such a game the question may be one that is answered by default.
      const reactions = canReact(settings.game);
      if (!bots && !reactions && settings.absence === null) continue;
      const room = this.house.hall.keep(state);
      if (bots || reactions) await this.wake(room);
      else this.mindAbsence(room);
    }
  }

  private async wake(room: Room, failed: () => void = () => {}): Promise<void> {
    try {
      await room.queue.run(async () => this.attend(room, await room.open()));
    } catch (error) {
      this.house.log.error({ err: error, table: room.id }, 'a match could not be resumed');
      failed();
    }
  }

  // Chance

  /** The dice fall elsewhere; the match waits at the throw meanwhile. */
  private answer(room: Room, match: AnyMatch): void {
    const entry = room.game;
    if (!entry || room.thinking.has(TABLE)) return;
    room.thinking.add(TABLE);
    void this.land(entry, room, match);
  }

  private async land(entry: ShelfGame, room: Room, match: AnyMatch): Promise<void> {
    const { n } = match;
    const action = await landingFor(entry, match, this.house.thrower, (error) => {
      if (!this.house.draining)
        this.house.log.error({ err: error, table: room.id }, 'the dice could not be thrown: the stand-in answers');
    });
    room.queue.add(async () => {
      room.thinking.delete(TABLE);
      if (room.row.status !== 'playing' || this.house.draining) return;
      if (action) room.order(orderOf(TABLE, n, action, (code) => this.throwAgain(room, code)));
      else void this.wake(room);
    });
  }

  /** A throw that was taken back makes room for the next one; one that could not be stored is made again later. */
  private throwAgain(room: Room, code: string): void {
    if (code === 'stale') {
      void this.wake(room);
      return;
    }
    this.house.log.error({ table: room.id, code }, 'a throw was refused');
    // What was read back from the store is looked after already.
    if (room.thinking.has(TABLE)) return;
    const again = (): void => {
      setTimeout(() => void this.wake(room, again), RETRY_MS).unref();
    };
    again();
  }

  // Bots

  private send(room: Room, seat: Seat): void {
    if (room.thinking.has(seat)) return;
    room.thinking.add(seat);
    const start = (): void => {
      this.waiting.get(room)?.delete(seat);
      room.queue.add(() => this.ask(room, seat, 0));
    };
    const botPause = this.house.config.botPause * (room.game?.pace ?? 1);
    const waiting = this.waiting.get(room) ?? new Map<Seat, NodeJS.Timeout>();
    if (botPause === 0) start();
    else this.waiting.set(room, waiting.set(seat, setTimeout(start, botPause).unref()));
  }

  /** What a bot waited for was taken back: when its turn comes again it waits anew. */
  private recall(room: Room, match: AnyMatch): void {
    for (const [seat, timer] of this.waiting.get(room) ?? []) {
      if (match.toAct.includes(seat)) continue;
      clearTimeout(timer);
      this.waiting.get(room)?.delete(seat);
      room.thinking.delete(seat);
    }
  }

  /** Puts the question as the match stands now; the thinking goes on outside the queue. */
  private async ask(room: Room, seat: Seat, attempt: number): Promise<void> {
    if (rests(room)) {
      room.thinking.delete(seat);
      return;
    }
    try {
      const match = await room.open();
      const bot = room.row.seats[seat].bot;
      if (bot === null || room.row.status !== 'playing' || !match.toAct.includes(seat) || this.house.draining)
        room.thinking.delete(seat);
      else void this.think(room, match, seat, bot, attempt);
    } catch (error) {
      this.house.log.error({ err: error, table: room.id }, 'a bot could not look at its match');
      setTimeout(() => room.queue.add(() => this.ask(room, seat, 0)), RETRY_MS).unref();
    }
  }

  /** A bot that fails is asked once more, then the weakest one, then chance alone: the match never stands still. */
  private async think(room: Room, match: AnyMatch, seat: Seat, bot: string, attempt: number): Promise<void> {
    const { n } = match;
    const seed = hash('sha256', `${match.seed} bot ${seat} ${n} ${attempt}`);
    const legal = match.legal(seat);
    const forced = legal.length === 1;
    const again = (next: number): void => {
      if (this.house.draining) room.thinking.delete(seat);
      else room.queue.add(() => this.ask(room, seat, next));
    };
    try {
      const action =
        attempt > 2 || (forced && isPlain(match, seat, seed))
          ? legal[Stream.of(seed).below(legal.length)]
          : await this.choose(
              room,
              {
                game: match.game.id,
                rules: match.game.version,
                bot: attempt < 2 ? bot : (room.game?.bots[0].name ?? bot),
                view: match.view(seat),
                seat,
                seed,
                ms: this.house.config.botMs,
              },
              forced,
            );
      this.house.metrics.botJobs.inc({ result: 'answered' });
      // A match that went on meanwhile is looked at afresh; a move that is not allowed is the bot's fault.
      const refused = (code: string): void => again(code === 'stale' ? attempt : attempt + 1);
      room.queue.add(async () => this.enter(room, seat, n, action, refused));
    } catch (error) {
      this.house.metrics.botJobs.inc({ result: 'failed' });
      if (!this.house.draining) this.house.log.warn({ err: error, table: room.id, bot, attempt }, 'a bot failed');
      again(attempt + 1);
    }
  }

  private async choose(room: Room, job: BotJob, forced: boolean): Promise<Action> {
    const thought = await this.house.pool.choose(job, claimOf(room));
    return forced ? unhurried(thought, job) : thought.action;
  }

  /** The bot's move, if the seat is still the bot's to play. */
  private enter(room: Room, seat: Seat, n: number, action: Action, refused: (code: string) => void): void {
    room.thinking.delete(seat);
    if (room.row.status !== 'playing' || room.row.seats[seat].bot === null) return;
    room.order(
      orderOf(seat, n, action, (code) => {
        if (room.thinking.has(seat)) return;
        room.thinking.add(seat);
        refused(code);
      }),
    );
  }

  // Presence

  /** Somebody has come: a match that rested goes on. */
  entered(room: Room): void {
    this.mindAbsence(room);
    const first = room.audience.lines.size === 1;
    if (first && room.row.status === 'playing' && room.row.seats.every(({ guest }) => guest === null))
      void this.wake(room);
  }

  /** Sets the clock for whoever is to act and is not here. */
  mindAbsence(room: Room): void {
    if (room.absence !== undefined) clearTimeout(room.absence);
    room.absence = undefined;
    if (room.row.settings.absence === null) return;
    const due = this.due(room);
    if (due === undefined || this.house.draining) return;
    const wait = Math.min(FURTHEST_MS, Math.max(0, due - Date.now()));
    room.absence = setTimeout(() => this.standIn(room), wait).unref();
  }

  /** When a bot has to take over, if somebody absent is to act. */
  private due(room: Room): number | undefined {
    const dues = room.toAct.flatMap((seat) => this.dueOf(room, seat) ?? []);
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  private dueOf(room: Room, seat: Seat): number | undefined {
    const { status, settings, seats } = room.row;
    const { guest, bot } = seats[seat] ?? { guest: null, bot: null };
    if (status !== 'playing' || settings.absence === null) return undefined;
    if (guest === null || bot !== null || room.audience.here(guest)) return undefined;
    const wait = settings.absence * 1000;
    const left = room.audience.left.get(guest);
    return left === undefined ? dueAfter(room.moved, wait, this.began) : left + wait;
  }

  private standIn(room: Room): void {
    room.absence = undefined;
    room.queue.add(async () => {
      try {
        // Perhaps whoever seems absent has acted at another node.
        await room.refresh();
        for (const seat of room.toAct) {
          const due = this.dueOf(room, seat);
          if (due !== undefined && due <= Date.now()) await room.standIn(seat, middleBot(room.row.settings.game));
        }
        this.attend(room, await room.open());
      } catch (error) {
        this.house.log.error({ err: error, table: room.id }, 'nobody could stand in for an absent player');
        room.absence ??= setTimeout(() => this.standIn(room), RETRY_MS).unref();
      }
    });
  }
}
