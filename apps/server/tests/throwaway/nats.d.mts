export interface Carried {
  readonly messages: number;
  readonly bytes: number;
}

export interface ThrowawayNats {
  readonly url: string;
  /** The process that has the server below it. */
  pid(): number;
  /** What it was given and what it handed on; only where it was started to be `counted`. */
  traffic(): Promise<{ readonly in: Carried; readonly out: Carried }>;
  /** Ends it at once, without a word to its clients. */
  kill(): Promise<void>;
  /** Another one at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function startNats(settings?: { readonly counted?: boolean }): Promise<ThrowawayNats>;
