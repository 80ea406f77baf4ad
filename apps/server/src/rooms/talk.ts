/** What is said at one table, and how much each guest may still say. */
import { type ClientMessage, cleanTalk, type Reaction, type Said } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { Allowance } from '../live/allowance.ts';

/** Chat lines that one person may send at once. */
const AT_ONCE = 10;

/** What a client that knows no reactions shows instead of the picture. */
const LIKE: Readonly<Record<Reaction, string>> = {
  smile: '🙂',
  laugh: '😄',
  surprise: '😮',
  sad: '🙁',
  cutlass: '⚔️',
  skull: '💀',
  coin: '🪙',
  hourglass: '⏳',
};

export type Utterance = Extract<ClientMessage, { type: 'chat' | 'react' }>;

/** The words of a line as they are kept, or what stands for a reaction. */
export function saidIn(message: Utterance): Pick<Said, 'text' | 'reaction'> {
  if (message.type === 'react') return { text: LIKE[message.reaction], reaction: message.reaction };
  const text = cleanTalk(message.text);
  if (text === '') throw new ApiError('bad-message', 'chat.text has nothing to read in it');
  return { text };
}

/** How much each guest may still say, in lines a minute. */
export const talkAllowance = (most: number): Allowance => new Allowance(most, Math.min(most, AT_ONCE));

/** Lines of one table that are remembered by what their senders called them. */
const REMEMBERED = 256;

/** What was said lately, so that words that are sent again, here or at another node, are published once. */
export class Spoken {
  /** At most tables nobody says anything. */
  private keys: Set<string> | undefined;

  has(key: string): boolean {
    return this.keys?.has(key) ?? false;
  }

  add(key: string): void {
    this.keys ??= new Set();
    this.keys.add(key);
    if (this.keys.size > REMEMBERED) for (const oldest of this.keys) return void this.keys.delete(oldest);
  }

  /** What fails may be said again. */
  async once(key: string, publish: () => Promise<void>): Promise<void> {
    this.add(key);
    try {
      await publish();
    } catch (error) {
      this.keys?.delete(key);
      throw error;
    }
  }
}
