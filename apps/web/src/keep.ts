/** Small things this browser remembers between visits. A browser that keeps nothing is no reason to fail. */
export type KeepKey =
  | 'name'
  | 'plan'
  | 'quick'
  | 'version'
  | 'crew'
  | 'read'
  /** Games whose lesson was taken or declined. */
  | 'taught'
  /** Lessons that were finished. */
  | 'lessons'
  /** How long this device has sat at its tables. */
  | 'played'
  /** Results of a game on this device. */
  | `results.${string}`
  /** Puzzles of a game that were tried on this device. */
  | `puzzles.${string}`
  /** Notes of a game that were shown on this device. */
  | `notes.${string}`
  /** Invitations that were dismissed for good. */
  | 'unwanted';

const at = (key: KeepKey): string => `broadside.${key}`;

export function kept<T>(key: KeepKey, isRight: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(at(key)) ?? 'null');
    return isRight(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: KeepKey, value: unknown): void {
  try {
    localStorage.setItem(at(key), JSON.stringify(value));
  } catch {
    // Private windows and full disks: the visit goes on without a memory.
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('broadside')) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
