/** What table, terminal and words compute with the rules. */
export { outcome } from './ending.ts';
export { NO_CARD } from './state.ts';
