/** Who has been offered the lesson of a game on this device, or has taken it: nobody is asked twice. */
import { keep, kept } from '../../keep.ts';

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const isTaught = (game: string): boolean => (kept('taught', isList) ?? []).includes(game);

export function noteTaught(game: string): void {
  const games = kept('taught', isList) ?? [];
  if (!games.includes(game)) keep('taught', [...games, game]);
}

export const learnHref = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;
