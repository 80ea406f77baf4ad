/** Rules of before, by their version: there are none yet. */
export const newGameOlder = {};
