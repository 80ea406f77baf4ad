/** What a game brings as a program. What it brings to the harbour and the screen is in `web.ts`. */
export type { PresetKind, SetupGuide, SetupPreset } from './guide.ts';
export type { LevelFacts } from './levels.ts';
export type { Edition, GameJudge, GameProgram } from './program.ts';
export type * from './words.ts';
