/** The table's own answers: dice fall elsewhere, and the match waits at the throw meanwhile. */
import { type AnyMatch, TABLE } from '@broadside/kernel';
import { answerOrFallback, type GameProgram } from '@broadside/shelf';
import type { Host } from './host.ts';

/** Dice in the air, thrown for what waits after this entry. */
interface Air {
  readonly n: number;
}

export class Throws {
  private readonly host: Host;
  private air: Air | undefined;

  constructor(host: Host) {
    this.host = host;
  }

  get idle(): boolean {
    return this.air === undefined;
  }

  giveUp(): void {
    this.air = undefined;
  }

  attend(match: AnyMatch, entry: GameProgram): void {
    const { host } = this;
    // What was taken back lands for nobody.
    if (this.air?.n !== match.n) this.air = undefined;
    if (!host.playing) return;
    if (entry.hand) host.ports.thrower.prepare?.();
    if (this.air || !match.toAct.includes(TABLE)) return;
    this.air = { n: match.n };
    void this.land(match, entry, this.air);
  }

  private async land(match: AnyMatch, entry: GameProgram, air: Air): Promise<void> {
    const { host } = this;
    const action = await answerOrFallback(entry, match, host.ports.thrower, (error) => {
      if (this.air === air && host.playing)
        host.complain('error', 'the dice could not be thrown: the fast model answers', { err: error });
    });
    host.queue.add(async () => {
      if (this.air !== air) return;
      this.air = undefined;
      if (!action || !host.playing) return;
      const refused = (error: unknown): void => this.refused(error);
      await host.carryOut({ seat: TABLE, type: 'play', action, n: air.n, command: null, refused });
    });
  }

  /** What was read back is looked after already; a throw that could not be kept is made again later. */
  private refused(error: unknown): void {
    if (this.air) return;
    this.host.complain('error', 'a throw was refused', { err: error });
    this.host.wakeLater();
  }
}
