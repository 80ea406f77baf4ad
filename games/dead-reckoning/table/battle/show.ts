/** What an animation step shows of a battle beyond the view. */
import type { DeadReckoningEvent } from '../../rules/events.ts';
import type { Phase, Shown } from './model.ts';

/** A throw as it was recorded, of all cubes on the board; the last ones fell. */
export interface RecordedThrow {
  /** As the result of the throw brought it; see `@broadside/throw`. */
  readonly film: string;
  readonly sides: readonly number[];
}

export interface BattleShow {
  readonly kind: 'battle';
  /** As it stands in this moment, also when it is over in the view. */
  readonly battle: Shown;
  readonly phase: Phase;
  /** What this moment shows. */
  readonly events: readonly DeadReckoningEvent[];
  readonly film?: RecordedThrow;
  /** DR-BSHIP-18: the strength of attacker and defender when they are compared. */
  readonly strength?: readonly [number, number];
}

/** The show of an animation step, if it is one of a battle. */
export const battleShow = (show: unknown): BattleShow | undefined =>
  typeof show === 'object' && show !== null && 'kind' in show && show.kind === 'battle'
    ? (show as BattleShow)
    : undefined;

/** A fact that follows from a battle, while its last step is still seen. */
export const lastStep = (battle: Shown, event: DeadReckoningEvent): BattleShow => ({
  kind: 'battle',
  battle,
  phase: 'strength',
  events: [event],
});
