export * from './editions.ts';
export * from './games.ts';
export type { SetupGuide } from './guide.ts';
export { answerForTable, type CheckedThrows, checkThrows, landingFor, standIn } from './table.ts';
