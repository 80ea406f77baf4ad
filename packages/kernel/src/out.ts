import type { Chance } from './chance.ts';
import type { GameEvent } from './game.ts';

/**
 * What the rules are handed beside the state: where events go, where chance comes from, and the
 * bell to ring when something hidden became known.
 */
export class Out<E extends GameEvent = GameEvent> {
  /** Undefined in playouts: `out.events?.push({…})` then does not even build the event. */
  events: E[] | undefined;
  chance: Chance;
  /** Whether the last action uncovered something that cannot be covered again. */
  uncovered = false;

  constructor(chance: Chance, record: boolean) {
    this.chance = chance;
    this.events = record ? [] : undefined;
  }

  /** Something hidden became known: there is no way back behind this. */
  uncover(): void {
    this.uncovered = true;
  }
}
