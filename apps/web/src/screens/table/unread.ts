/** What of a table's chat somebody has not read yet, as this browser remembers it. */
import type { Seat } from '@broadside/kernel';
import type { Said } from '@broadside/wire';
import { keep, kept } from '../../keep.ts';

/** So many tables are remembered; the one that was read longest ago is forgotten first. */
const TABLES = 40;

type Read = Readonly<Record<string, number>>;
const isRead = (value: unknown): value is Read =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number');

/** When the last line was said that has been read at this table. */
export const readUntil = (table: string): number => kept('read', isRead)?.[table] ?? 0;

export function keepRead(table: string, at: number): void {
  const { [table]: _before, ...others } = kept('read', isRead) ?? {};
  keep('read', Object.fromEntries([...Object.entries(others), [table, at]].slice(-TABLES)));
}

/** Who reads: by seat, or by name if they only watch. */
export interface Reader {
  readonly seat: Seat | null;
  readonly name: string;
}

export const isOwn = (said: Pick<Said, 'seat' | 'name'>, { seat, name }: Reader): boolean =>
  said.seat === seat && (seat !== null || said.name === name);

/** Lines of others since then. A reaction is seen when it comes, and asks for nothing later. */
export const unreadIn = <T extends Said>(talk: readonly T[], until: number, reader: Reader): readonly T[] =>
  talk.filter((said) => said.at > until && said.reaction === undefined && !isOwn(said, reader));
