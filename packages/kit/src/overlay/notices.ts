/** Short messages to the person at this screen: refusals with their reasons, the state of the connection. */
export type NoticeTone = 'plain' | 'good' | 'bad';

export interface Notice {
  readonly key: string;
  readonly text: string;
  readonly tone: NoticeTone;
  /** Stays until it is dismissed. */
  readonly stays: boolean;
  /** The rule behind a refusal, by its id. */
  readonly clause: string | undefined;
}

export interface NoticeOptions {
  readonly tone?: NoticeTone;
  /** A notice with the same key takes the place of the one before. */
  readonly key?: string;
  readonly stays?: boolean;
  readonly clause?: string | undefined;
}

let notices: readonly Notice[] = [];
let count = 0;
const listeners = new Set<() => void>();
const MOST = 3;

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

export const currentNotices = (): readonly Notice[] => notices;

export function watchNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message; returns its key. */
export function notify(text: string, { tone = 'plain', key, stays = false, clause }: NoticeOptions = {}): string {
  count += 1;
  const notice = { key: key ?? `notice-${count}`, text, tone, stays, clause };
  // The same words once more are still one message.
  const others = notices.filter((other) => other.key !== notice.key && other.text !== text);
  set([...others, notice].slice(-MOST));
  return notice.key;
}

export function dismiss(key: string): void {
  if (notices.some((notice) => notice.key === key)) set(notices.filter((notice) => notice.key !== key));
}
