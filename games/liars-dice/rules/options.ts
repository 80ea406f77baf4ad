/** What a host may choose. */
import type { OptionSpecs } from '@broadside/kernel';

export const OPTIONS: OptionSpecs = {
  dice: { values: [3, 4, 5, 6], default: 5, clause: 'LD-SETUP-1' },
  wild: { values: [true, false], default: true, clause: 'LD-WILD-1' },
  ones: { values: ['plain', 'double'], default: 'plain', clause: 'LD-ONES-1' },
  raise: { values: ['either', 'count'], default: 'either', clause: 'LD-BID-5' },
  loss: { values: ['one', 'difference'], default: 'one', clause: 'LD-LOSS-1' },
  exact: { values: ['off', 'regain', 'others'], default: 'off', clause: 'LD-EXACT-1' },
  palifico: { values: [false, true], default: false, clause: 'LD-PAL-1' },
  show: { values: [false, true], default: false, clause: 'LD-SHOW-1' },
};
