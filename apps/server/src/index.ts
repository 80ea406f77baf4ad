export type * from './store/store.ts';
