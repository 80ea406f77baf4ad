export * from './eyes.ts';
export * from './learner.ts';
export * from './selfPlay.ts';
export * from './train.ts';
