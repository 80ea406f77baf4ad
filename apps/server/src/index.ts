export { type Config, configOf, type Limits, type Settings } from './config.ts';
export { serve } from './serve.ts';
export { type RunningServer, startServer } from './server.ts';
export { backup, type Counts, restore } from './store/backup/index.ts';
export type { StorePlace } from './store/open.ts';
export type * from './store/store.ts';
