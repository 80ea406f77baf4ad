/** The store cannot be opened: the message names what is wrong and what to do about it. */
export class NoStore extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'NoStore';
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What can befall a store that was open: it has no room, cannot be reached, or is broken. */
export type Trouble = 'full' | 'unreachable' | 'damaged';

/** Codes of SQLite and PostgreSQL and of the system below them, by their beginnings. */
const SIGNS: Readonly<Record<Trouble, RegExp>> = {
  full: /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/,
  unreachable:
    /^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_IOERR|SQLITE_BUSY|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08|57P0|53300|UNREACHABLE)/,
  damaged: /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12])/,
};

export function troubleOf(error: unknown): Trouble | undefined {
  const code = codeOf(error);
  return (Object.keys(SIGNS) as Trouble[]).find((trouble) => SIGNS[trouble].test(code));
}

export const isFull = (error: unknown): boolean => troubleOf(error) === 'full';

/** The connection was lost after the database was asked to commit: what was written may be there all the same. */
export const markInDoubt = (error: unknown): unknown =>
  error instanceof Error ? Object.assign(error, { inDoubt: true }) : error;

export const isInDoubt = (error: unknown): boolean =>
  error instanceof Error && 'inDoubt' in error && error.inDoubt === true;
