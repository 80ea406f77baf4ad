/** What the tests of every game share: a table to play at, matches by chance, moments of matches. */

export { momentsOf, type PlayOne, playByChance, type Setting, type Visit, watchFirst } from './matches.ts';
export { eventsOf, TestTable } from './table.ts';
