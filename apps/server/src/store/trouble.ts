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
