/** The clock of the machine. A timer is no reason for the process to stay. */
import type { Clock } from '@broadside/host';

export const machineClock: Clock = {
  now: () => Date.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms).unref();
    return () => clearTimeout(timer);
  },
};
