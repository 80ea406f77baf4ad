/** The physics: cubes fall, by the engine that is bit-identical everywhere; it is loaded when first needed. */
import { PRACTICE } from '../practice.ts';
import type { LidOrder, LidThrow, Throw, Thrower, ThrowOf, ThrowOrder, TowerOrder, TowerThrow } from '../types.ts';
import type { Rapier } from './bodies.ts';
import { LID_PHYSICS, throwLid } from './throwLid.ts';
import { TOWER_PHYSICS, throwTower } from './throwTower.ts';

export { ATTEMPTS, LID_PHYSICS } from './throwLid.ts';
export { TOWER_PHYSICS } from './throwTower.ts';

/** A version of the physics: one function for each device. */
export interface Physics {
  throwLid(rapier: Rapier, order: LidOrder): LidThrow;
  throwTower(rapier: Rapier, order: TowerOrder): TowerThrow;
}

/** Versions of before, for each device. */
export type OlderPhysics = Readonly<Record<ThrowOrder['device'], Readonly<Record<number, () => Promise<Physics>>>>>;

/**
 * Frozen before a version was raised (`npm run freeze -- throw`), so that throws of then can be made once more. None has
 * been raised yet.
 */
const OLDER: OlderPhysics = { lid: {}, tower: {} };

const TODAY: Readonly<Record<ThrowOrder['device'], number>> = { lid: LID_PHYSICS, tower: TOWER_PHYSICS };

const NEWEST: Physics = { throwLid, throwTower };

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

export function throwDiceWith<O extends ThrowOrder>(rapier: Rapier, order: O, physics = NEWEST): ThrowOf<O> {
  const asked: ThrowOrder = order;
  const thrown: Throw = asked.device === 'lid' ? physics.throwLid(rapier, asked) : physics.throwTower(rapier, asked);
  // A throw is of the same device as its order, which the compiler cannot follow.
  return thrown as ThrowOf<O>;
}

export async function throwDice<O extends ThrowOrder>(order: O): Promise<ThrowOf<O>> {
  return throwDiceWith(await loadRapier(), order);
}

/** Throws in this thread: for the browser's worker of a local match, and for the terminal. */
export class HereThrower implements Thrower {
  private readonly older: OlderPhysics;
  private practised = false;

  constructor(older: OlderPhysics = OLDER) {
    this.older = older;
  }

  /** If the physics cannot be had, the first real throw will fail. */
  prepare(): void {
    if (this.practised) return;
    this.practised = true;
    throwDice(PRACTICE).catch(() => {});
  }

  throw<O extends ThrowOrder>(order: O): Promise<ThrowOf<O>> {
    return throwDice(order);
  }

  async rethrow<O extends ThrowOrder>(order: O, physics: number): Promise<ThrowOf<O> | undefined> {
    if (physics === TODAY[order.device]) return this.throw(order);
    const older = this.older[order.device];
    if (!Object.hasOwn(older, physics)) return undefined;
    return throwDiceWith(await loadRapier(), order, await older[physics]());
  }

  close(): void {
    // Nothing is held.
  }
}
