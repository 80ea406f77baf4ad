export type { Edition, GameProgram, SetupGuide } from '@broadside/manifest';
export * from './editions.ts';
export * from './games.ts';
export { answerForTable, type CheckedThrows, checkThrows, landingFor, standIn } from './table.ts';
