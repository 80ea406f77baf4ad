/**
 * Nobody waits long for an answer in somebody else's turn: after the moment that the person has chosen, the game's
 * default is entered for the seat (`Step.defaultAction`).
 */
import type { AnyMatch, Seat } from '@broadside/kernel';
import { Alarm, RETRY_MS } from './clock.ts';
import type { Host } from './host.ts';
import type { ResponseTimeouts } from './ports.ts';

/** A question to a seat. Its match stays in memory as long as it stands. */
interface Reaction {
  /** The entry after which it was put. */
  readonly n: number;
  /** Rings when it is to be looked at; not set: the person is waited for. */
  readonly alarm: Alarm;
}

/** Where nobody is asked in another's turn, which is at most tables at most moments. */
const NOBODY: Map<Seat, Reaction> = new Map();

export class Reactions {
  private readonly host: Host;
  private asked = NOBODY;

  constructor(host: Host) {
    this.host = host;
  }

  get waits(): boolean {
    return this.asked.size > 0;
  }

  attend(match: AnyMatch): void {
    const { seating } = this.host.ports;
    const { responseTimeouts } = seating;
    if (!responseTimeouts) return;
    const { toAct } = match;
    const isAsked = (seat: Seat): boolean =>
      this.host.playing && seat >= 0 && seating.botAt(seat) === null && match.defaultAction(seat) !== undefined;
    for (const [seat, { n, alarm }] of this.asked) {
      if (n === match.n && toAct.includes(seat) && isAsked(seat)) continue;
      alarm.stop();
      this.asked.delete(seat);
    }
    for (const seat of toAct) if (!this.asked.has(seat) && isAsked(seat)) this.put(responseTimeouts, seat, match.n);
  }

  /** People of these seats have chosen another moment: it counts for what waits for an answer now, too. */
  changed(isTheirs: (seat: Seat) => boolean): void {
    const { responseTimeouts } = this.host.ports.seating;
    if (!responseTimeouts) return;
    for (const [seat, reaction] of this.asked)
      if (isTheirs(seat)) {
        reaction.alarm.stop();
        void this.look(responseTimeouts, seat, reaction);
      }
  }

  stop(): void {
    for (const { alarm } of this.asked.values()) alarm.stop();
    this.asked.clear();
  }

  private put(responseTimeouts: ResponseTimeouts, seat: Seat, n: number): void {
    const reaction: Reaction = { n, alarm: new Alarm(this.host.ports.clock) };
    if (this.asked === NOBODY) this.asked = new Map();
    this.asked.set(seat, reaction);
    void this.look(responseTimeouts, seat, reaction);
  }

  /** Reads how long the person is waited for, and waits or answers. */
  private async look(responseTimeouts: ResponseTimeouts, seat: Seat, reaction: Reaction): Promise<void> {
    const { clock } = this.host.ports;
    const seconds = await responseTimeouts.of(seat);
    if (this.asked.get(seat) !== reaction) return;
    // A table that was closed waits for nobody.
    if (!this.host.playing) this.asked.delete(seat);
    if (seconds === 0 || !this.host.playing) return;
    const due = responseTimeouts.due(seconds);
    const again = (): void => void this.look(responseTimeouts, seat, reaction);
    if (due > clock.now()) reaction.alarm.set(due, again);
    else {
      // Whatever goes wrong: as long as the question stands it comes up again.
      reaction.alarm.set(clock.now() + RETRY_MS, again);
      this.enter(seat, reaction);
    }
  }

  private enter(seat: Seat, reaction: Reaction): void {
    const { host } = this;
    host.queue.add(async () => {
      try {
        const match = await host.open();
        if (!host.playing || this.asked.get(seat) !== reaction || match.n !== reaction.n) return;
        const action = match.defaultAction(seat);
        if (action === undefined) return;
        const refused = (error: unknown): void => host.complain('warn', 'no default', { err: error });
        await host.carryOut({ seat, type: 'play', action, n: reaction.n, command: null, refused });
      } catch (error) {
        host.complain('error', 'a default could not be entered', { err: error });
      }
    });
  }
}
