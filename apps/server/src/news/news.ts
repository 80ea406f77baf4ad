/**
 * News between the nodes of one site. It wakes others up and is never the truth: whatever it says is stored already and
 * can be read again, so what is lost costs a moment, and nobody waits for it to arrive.
 */
export interface News {
  /** There is nobody to inform: nothing need even be put into words. */
  readonly alone: boolean;
  /** Whether news comes and goes at the moment. */
  readonly connected: boolean;
  /** Never fails; lost if there is no connection. Whoever publishes does not hear it. */
  publish(subject: string, text: string): void;
  /** Calling what is given back ends it. */
  subscribe(subject: string, hear: (text: string) => void): () => void;
  /** Asks every other node; the answers that came until there were so many, or the time was up. */
  gather(subject: string, text: string, most: number, ms: number): Promise<readonly string[]>;
  /** Answers what others ask. */
  reply(subject: string, answer: (text: string) => string): () => void;
  /** Calls when no news comes any more. */
  onLoss(lost: () => void): void;
  /** Calls when news comes again after a time in which it may have been missed. */
  onReturn(back: () => void): void;
  close(): Promise<void>;
}

const nothing = (): void => {};

/** The news of a server that is the only one: it costs nothing. */
export const noNews: News = {
  alone: true,
  connected: true,
  publish: nothing,
  subscribe: () => nothing,
  gather: async () => [],
  reply: () => nothing,
  onLoss: nothing,
  onReturn: nothing,
  close: async () => {},
};
