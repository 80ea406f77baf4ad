/** What the rules can refuse, by code: the words have a sentence for each. */
import type { Reason } from '@broadside/kernel';
import type { ContractId } from '../cards/contracts.ts';
import type { TaskHave, TaskPay } from '../cards/tasks.ts';
import type { Module, Play } from './state.ts';

export type ReasonCode =
  // Tables that cannot be set up
  | 'first-player-absent'
  | 'alone-only-together'
  | 'wrong-players'
  | 'own-ending'
  | 'sails-alone'
  // The base game
  | 'no-ship-to-answer'
  | 'pass-instead'
  | 'not-taking'
  | 'done-instead'
  | 'turn-not-ending'
  | 'nothing-to-decline'
  | 'not-in-play'
  | 'answer-ship-first'
  | 'answer-offer-first'
  | 'answer-gift-first'
  | 'answer-lookout-first'
  | 'answer-points-deck-first'
  | 'answer-month-first'
  | 'set-up-first'
  | 'discover-is-over'
  | 'nothing-to-draw'
  | 'no-card-after-gambler'
  | 'quay-is-busy'
  | 'reveal-first'
  | 'phase-two-not-begun'
  | 'phase-two-skipped'
  | 'phase-two-is-over'
  | 'not-in-harbour'
  | 'not-a-ship'
  | 'not-a-person'
  | 'allowance-used'
  | 'cannot-compensate'
  | 'too-expensive-with-compensation'
  | 'too-expensive'
  | 'only-active-claims'
  | 'expedition-not-open'
  | 'person-not-yours'
  | 'persons-do-not-cover'
  // Gambler
  | 'gambler-only-in-phase-one'
  | 'no-gambler'
  | 'gambler-used'
  // Gifts
  | 'no-gift'
  | 'gift-to-another'
  // Contracts
  | 'contract-not-open'
  | 'contract-completed'
  | 'three-contracts-completed'
  | 'no-free-marker'
  | 'waive-for-it'
  | 'capture-for-it'
  | 'now-or-never'
  | 'requirement-not-met'
  | 'nothing-to-waive-for'
  | 'cannot-compensate-waiver'
  | 'colour-captured'
  | 'set-aside-too-many'
  | 'match-has-begun'
  | 'no-tax-to-answer'
  // The Adventure
  | 'character-not-offered'
  | 'characters-are-chosen'
  | 'nothing-to-share'
  | 'not-before-lookout'
  | 'no-lookout-looks'
  | 'no-month-ends'
  | 'lookout-only-in-phase-one'
  | 'no-lookout'
  | 'lookout-used'
  | 'no-lookout-after-gambler'
  | 'carries-nothing'
  | 'sell-only-in-take-turn'
  | 'ship-not-yours'
  | 'innkeeper-buys-food'
  | 'innkeeper-has-bought'
  | 'no-innkeeper'
  | 'no-audience'
  | 'audience-in-own-take-turn'
  | 'audience-was-granted'
  | 'audience-costs'
  | 'task-not-in-play'
  | 'task-is-done'
  | 'task-now-or-never'
  | 'no-marker-for-task'
  | 'task-not-met'
  | 'ships-do-not-match';

/** A reason of these rules; names of the data among its parameters have words of their own. */
export interface Refusal extends Reason {
  readonly code: ReasonCode;
  readonly params?: NonNullable<Reason['params']> & {
    readonly contract?: ContractId;
    readonly module?: Module;
    readonly play?: Play;
    readonly what?: keyof TaskHave | keyof TaskPay;
  };
}
