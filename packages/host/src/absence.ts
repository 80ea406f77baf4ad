/** Where the table agreed so, a substitute bot plays for whoever is to act and is not here. */
import { Alarm, RETRY_MS } from './clock.ts';
import type { Host } from './host.ts';
import type { Presence } from './ports.ts';

export class Absence {
  private readonly host: Host;
  private readonly alarm: Alarm;

  constructor(host: Host) {
    this.host = host;
    this.alarm = new Alarm(host.ports.clock);
  }

  get isSet(): boolean {
    return this.alarm.isSet;
  }

  stop(): void {
    this.alarm.stop();
  }

  /** Sets the clock for whoever is to act and is not here. */
  mind(): void {
    const { presence } = this.host.ports.seating;
    this.alarm.stop();
    const absent = presence && this.host.playing ? presence.absent() : [];
    if (presence && absent.length > 0) this.ringAt(presence, Math.min(...absent.map(({ due }) => due)));
  }

  private ringAt(presence: Presence, at: number): void {
    this.alarm.set(at, () => this.host.queue.add(() => this.standIn(presence)));
  }

  private async standIn(presence: Presence): Promise<void> {
    const { keeping, clock } = this.host.ports;
    try {
      // Perhaps whoever seems absent has acted at another node.
      await keeping.refresh?.();
      for (const { seat, due } of presence.absent()) if (due <= clock.now()) await presence.standIn(seat);
      await this.host.lookAfter();
    } catch (error) {
      this.host.complain('error', 'nobody could stand in for an absent player', { err: error });
      if (!this.alarm.isSet) this.ringAt(presence, clock.now() + RETRY_MS);
    }
  }
}
