/** What a host may choose (DR-DEC-3). */
import type { OptionSpecs } from '@broadside/kernel';

export const OPTIONS: OptionSpecs = {
  bonusTokens: { values: [false, true], default: false, clause: 'DR-SETUP-25' },
  topCardVisible: { values: [false, true], default: false, clause: 'DR-HID-8' },
  levelUpOptional: { values: [false, true], default: false, clause: 'DR-LEVEL-4' },
  raiseBeforeFirstTurn: { values: [false, true], default: false, clause: 'DR-SETUP-27' },
  roundLimit: { values: [0, 12, 16, 20], default: 0, clause: 'DR-TABLE-9' },
  rival: { values: ['normal', 'hard'], default: 'normal', clause: 'DR-SOLO-6' },
};
