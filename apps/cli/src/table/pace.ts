/** How long the table waits before a bot's move, so that people can follow. */
import type { Speech } from './screen.ts';

const STEPS = [0, 250, 600, 1200, 2500];
const USUAL = 600;

export class Pace {
  ms: number;

  constructor(ms = USUAL) {
    this.ms = Math.max(0, ms);
  }

  /** One step slower (1) or faster (-1). */
  change(by: 1 | -1): void {
    const steps = by > 0 ? STEPS.filter((step) => step > this.ms) : STEPS.filter((step) => step < this.ms).reverse();
    this.ms = steps[0] ?? this.ms;
  }

  inWords({ say, locale }: Speech): string {
    if (this.ms === 0) return say('cli.pace.off');
    return say('cli.pace.on', { seconds: (this.ms / 1000).toLocaleString(locale) });
  }
}
