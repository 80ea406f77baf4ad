/** Where bots think: apart from the match, so that nobody waits for them to take something back. */
import { answerQuestion, type Question } from '@broadside/host';
import type { Action } from '@broadside/kernel';

/** The time of bots that search; the others answer at once. */
export const THINK_MS = 400;

export const solve = (question: Question, ms = THINK_MS): Promise<Action> => answerQuestion(question, ms);

interface Asked {
  readonly puzzle: number;
  readonly what: Question;
}

type Solved =
  | { readonly puzzle: number; readonly action: Action }
  | { readonly puzzle: number; readonly error: string };

/** Answers whatever comes through the port. */
export function thinkFor(port: MessagePort): void {
  port.onmessage = async ({ data: { puzzle, what } }: MessageEvent<Asked>) => {
    try {
      port.postMessage({ puzzle, action: await solve(what) } satisfies Solved);
    } catch (error) {
      port.postMessage({ puzzle, error: String(error) } satisfies Solved);
    }
  };
}

/** Asks the thinker at the other end of the port. */
export function thinkThrough(port: MessagePort): (question: Question) => Promise<Action> {
  let count = 0;
  const waiting = new Map<number, { resolve(action: Action): void; reject(error: Error): void }>();
  port.onmessage = ({ data }: MessageEvent<Solved>) => {
    const asked = waiting.get(data.puzzle);
    waiting.delete(data.puzzle);
    if ('action' in data) asked?.resolve(data.action);
    else asked?.reject(new Error(data.error));
  };
  return (what) =>
    new Promise<Action>((resolve, reject) => {
      const puzzle = ++count;
      waiting.set(puzzle, { resolve, reject });
      port.postMessage({ puzzle, what } satisfies Asked);
    });
}
