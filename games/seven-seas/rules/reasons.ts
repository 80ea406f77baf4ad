/** Why not: every refusal of the game with the clause behind it. The sentences are made elsewhere. */
import { type Reason, reasonsOf } from '@broadside/kernel';
import type { QuestionName } from './state.ts';

export const REASONS = {
  // Something else is asked first
  'choose-first': 'S7-ROUND-2',
  'not-this-character': 'S7-ROUND-8',
  'gift-first': 'S7-GIFT-7',
  'sale-first': 'S7-MERCHANT-1',
  'send-first': 'S7-CAPTAIN-3',
  'tie-first': 'S7-CAPTAIN-15',
  'throw-first': 'S7-CAPTAIN-7',
  'dice-in-the-air': 'S7-CAPTAIN-7',
  'keep-first': 'S7-GOODS-4',
  'excess-first': 'S7-GOODS-6',
  'protect-first': 'S7-SHAMAN-4',
  'name-first': 'S7-CURSE-12',
  'whirl-first': 'S7-CURSE-11',
  'assign-first': 'S7-CURSE-14',
  'lose-first': 'S7-CURSE-15',
  'final-sale-first': 'S7-END-5',
  // The round
  'not-a-character': 'S7-ROUND-2',
  'already-played': 'S7-ROUND-3',
  'already-acted': 'S7-ROUND-8',
  'act-first': 'S7-ROUND-8',
  'not-in-hand': 'S7-ROUND-8',
  'wrong-adventure': 'S7-ROUND-8',
  // Characters
  'no-chests': 'S7-SHIPWRIGHT-1',
  'reserve-empty': 'S7-SHIPWRIGHT-1',
  'wrong-number-of-ships': 'S7-SHIPWRIGHT-1',
  'no-such-nation': 'S7-GOV-1',
  'token-taken': 'S7-GOV-2',
  'not-a-good': 'S7-MERCHANT-1',
  'no-such-goods': 'S7-MERCHANT-1',
  'last-of-its-kind': 'S7-TABLE-2',
  'deck-empty': 'S7-CARTO-2',
  // Rituals
  'no-rituals': 'S7-RITUAL-1',
  'not-enough-yin-yang': 'S7-RITUAL-2',
  'two-kinds-needed': 'S7-RITUAL-4',
  // Raids and throws
  'not-enough-free-ships': 'S7-SHIP-4',
  'raid-limit': 'S7-CAPTAIN-4',
  'not-tied': 'S7-CAPTAIN-15',
  'no-such-gesture': 'S7-TABLE-3',
  'no-gesture': 'S7-TABLE-3',
  'wrong-number-of-dice': 'S7-PHYS-3',
  'not-a-value': 'S7-PHYS-3',
  'outside-the-field': 'S7-PHYS-4',
  'not-an-angle': 'S7-PHYS-3',
  'not-a-throw': 'S7-PHYS-3',
  // Loot
  'no-room': 'S7-GOODS-4',
  'not-in-loot': 'S7-GOODS-4',
  'nothing-to-discard': 'S7-GOODS-6',
  'nothing-to-lose': 'S7-CURSE-15',
  // Curses
  'too-many-to-protect': 'S7-SHAMAN-4',
  'name-a-good': 'S7-CURSE-12',
  'not-in-demand': 'S7-AMB-43',
  'not-in-dispute': 'S7-CURSE-11',
  'no-such-die': 'S7-CURSE-14',
} as const satisfies Readonly<Record<string, string>>;

export type ReasonCode = keyof typeof REASONS;

export const reason = reasonsOf(REASONS);

const PENDING: Readonly<Record<QuestionName, ReasonCode>> = {
  choose: 'choose-first',
  turn: 'not-this-character',
  gift: 'gift-first',
  sale: 'sale-first',
  send: 'send-first',
  tie: 'tie-first',
  cast: 'throw-first',
  fall: 'dice-in-the-air',
  keep: 'keep-first',
  excess: 'excess-first',
  protect: 'protect-first',
  name: 'name-first',
  whirl: 'whirl-first',
  assign: 'assign-first',
  lose: 'lose-first',
  finale: 'final-sale-first',
};

/** An action of another kind than the waiting step asks for. */
export const pending = (step: QuestionName): Reason => reason(PENDING[step]);
