/** Table furniture: tokens, parts and the contract every game's screen keeps. */
export type * from './face.ts';
