import type { Reason } from './game.ts';

/** How a game refuses whose codes have one clause each: `reason('no-room')`, `reason('too-far', { most: 3 })`. */
export const reasonsOf =
  <C extends string>(clauses: Readonly<Record<C, string>>) =>
  (code: C, params?: Reason['params']): Reason =>
    params ? { code, clause: clauses[code], params } : { code, clause: clauses[code] };
