/** Why something is refused, in English. Every code of the rules has its sentence. */
import type { ReasonCode } from '../../rules/reasons.ts';

export const reasons = {
  'new-game.reason.not-in-hand': 'You do not have this card in hand. Play one that you have.',
} as const satisfies Readonly<Record<`new-game.reason.${ReasonCode}`, string>>;
