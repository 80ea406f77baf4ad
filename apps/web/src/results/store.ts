/** Results as this browser keeps them: one row for each game, so that tables of two games never write over each other. */
import { keep, kept } from '../keep.ts';
import { EMPTY, forgotten, type GameRecord, isRecord, withResult } from './record.ts';
import type { Result } from './result.ts';

export const recordOf = (game: string): GameRecord => kept(`results.${game}`, isRecord) ?? EMPTY;

/**
 * Read, joined and written in one go: another tab that shows the same end finds the match counted. A browser that cannot
 * keep it still gets the record as it would be, so that the end is shown with its badges.
 */
export function keepResult(ended: Omit<Result, 'badges'>, earned: readonly string[]): GameRecord {
  const before = recordOf(ended.game);
  const record = withResult(before, ended, earned);
  if (record !== before) keep(`results.${ended.game}`, record);
  return record;
}

export function forgetResults(game: string): void {
  keep(`results.${game}`, forgotten(recordOf(game)));
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Invitations that somebody does not want to see again. */
export const dismissedSteps = (): readonly string[] => kept('unwanted', isList) ?? [];

export function dismissStep(id: string): void {
  keep('unwanted', [...new Set([...dismissedSteps(), id])]);
}
