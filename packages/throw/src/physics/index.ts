/** The physics: cubes fall, by the engine that is bit-identical everywhere; it is loaded when first needed. */
import { PRACTICE } from '../practice.ts';
import type { Throw, Thrower, ThrowOf, ThrowOrder } from '../types.ts';
import type { Rapier } from './bodies.ts';
import { throwLid } from './throwLid.ts';
import { throwTower } from './throwTower.ts';

export { ATTEMPTS, LID_PHYSICS } from './throwLid.ts';
export { TOWER_PHYSICS } from './throwTower.ts';

let loading: Promise<Rapier> | undefined;

async function start(): Promise<Rapier> {
  const rapier = await import('@dimforge/rapier3d-deterministic-compat');
  await rapier.init();
  return rapier;
}

/** The engine, started once; if that failed, the next throw tries again. */
export function loadRapier(): Promise<Rapier> {
  loading ??= start().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export function throwDiceWith<O extends ThrowOrder>(rapier: Rapier, order: O): ThrowOf<O> {
  const asked: ThrowOrder = order;
  const thrown: Throw = asked.device === 'lid' ? throwLid(rapier, asked) : throwTower(rapier, asked);
  // A throw is of the same device as its order, which the compiler cannot follow.
  return thrown as ThrowOf<O>;
}

export async function throwDice<O extends ThrowOrder>(order: O): Promise<ThrowOf<O>> {
  return throwDiceWith(await loadRapier(), order);
}

/** Throws in this thread: for the browser's worker of a local match, and for the terminal. */
export class HereThrower implements Thrower {
  private practised = false;

  /** If the physics cannot be had, the first real throw will tell. */
  prepare(): void {
    if (this.practised) return;
    this.practised = true;
    throwDice(PRACTICE).catch(() => {});
  }

  throw<O extends ThrowOrder>(order: O): Promise<ThrowOf<O>> {
    return throwDice(order);
  }

  close(): void {
    // Nothing is held.
  }
}
