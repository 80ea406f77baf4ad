export { answerWithoutDice } from '@broadside/kernel';
export type { Edition, GameProgram, PresetKind, SetupGuide, SetupPreset } from '@broadside/manifest';
export * from './editions.ts';
export * from './games.ts';
export { answerForTable, answerOrFallback, type CheckedThrows, checkThrows } from './table.ts';
