/** Why something is refused, in English. Every code of the rules has its sentence. */
import type { ReasonCode } from '../../rules/reasons.ts';

export const reasons = {
  'liars-dice.reason.no-bid-yet': 'Nobody has bid yet. Make the first bid of the round.',
  'liars-dice.reason.no-such-face': 'A die has six faces. Name one of them.',
  'liars-dice.reason.no-dice-named': 'A bid names at least one die.',
  'liars-dice.reason.too-many-dice':
    'There are only {most, plural, one {# die} other {# dice}} in play. Bid no more than that.',
  'liars-dice.reason.too-low': 'The bid stands at {bid}. Name more dice, or as many of a higher face.',
  'liars-dice.reason.count-must-rise': 'The bid stands at {bid}. At this table every raise names more dice.',
  'liars-dice.reason.too-few-ones': 'The bid stands at {bid}. It takes at least half as many ones to raise it.',
  'liars-dice.reason.too-few-after-ones':
    'The bid stands at {bid}. Ones are worth double here: name at least {least} of another face, or more ones.',
  'liars-dice.reason.no-ones-first': 'No round begins with a bid of ones at this table. Name another face.',
  'liars-dice.reason.face-is-fixed':
    'In a Palifico the face stays: {face}. Only a player with a single die may change it.',
  'liars-dice.reason.exact-is-off': '“Exactly” cannot be called at this table.',
  'liars-dice.reason.show-is-off': 'At this table dice are shown only at the call.',
  'liars-dice.reason.nothing-to-show': 'You have no {face} under your cup to set aside.',
  'liars-dice.reason.nothing-to-throw': 'All your dice count for this bid, so none would be left to throw again.',
} as const satisfies Readonly<Record<`liars-dice.reason.${ReasonCode}`, string>>;
