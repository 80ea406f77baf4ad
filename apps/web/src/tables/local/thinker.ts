/** Where bots think: apart from the match, so that nobody waits for them to take something back. */
import { answerQuestion, type BotRequest } from '@broadside/host';
import type { Action } from '@broadside/kernel';

/** The time of bots that search; the others answer at once. */
export const THINK_MS = 400;

export const solve = (question: BotRequest, ms = THINK_MS): Promise<Action> => answerQuestion(question, ms);

interface Asked {
  readonly request: number;
  readonly what: BotRequest;
}

type Solved =
  | { readonly request: number; readonly action: Action }
  | { readonly request: number; readonly error: string };

/** Answers whatever comes through the port. */
export function thinkFor(port: MessagePort): void {
  port.onmessage = async ({ data: { request, what } }: MessageEvent<Asked>) => {
    try {
      port.postMessage({ request, action: await solve(what) } satisfies Solved);
    } catch (error) {
      port.postMessage({ request, error: String(error) } satisfies Solved);
    }
  };
}

/** Asks the thinker at the other end of the port. */
export function thinkThrough(port: MessagePort): (question: BotRequest) => Promise<Action> {
  let count = 0;
  const waiting = new Map<number, { resolve(action: Action): void; reject(error: Error): void }>();
  port.onmessage = ({ data }: MessageEvent<Solved>) => {
    const asked = waiting.get(data.request);
    waiting.delete(data.request);
    if ('action' in data) asked?.resolve(data.action);
    else asked?.reject(new Error(data.error));
  };
  return (what) =>
    new Promise<Action>((resolve, reject) => {
      const request = ++count;
      waiting.set(request, { resolve, reject });
      port.postMessage({ request, what } satisfies Asked);
    });
}
