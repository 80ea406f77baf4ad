/** What a host may choose. */
import type { OptionSpecs } from '@broadside/kernel';

export const OPTIONS: OptionSpecs = {
  openHistory: { values: [false, true], default: false, clause: 'S7-AMB-38' },
  bayRum: { values: [2, 3], default: 2, clause: 'S7-AMB-41' },
  roundLimit: { values: [0, 20, 30, 40], default: 0, clause: 'S7-AMB-37' },
  gesture: { values: [true, false], default: true, clause: 'S7-PHYS-11' },
};
