/** What is said at one table, and how much each guest may still say. */
import { type ClientMessage, cleanTalk, type Reaction, type Said } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { Bucket } from '../live/bucket.ts';

/** Chat lines that one person may send at once. */
const AT_ONCE = 10;
/** The talk of so many people is measured at the same time. */
const MOST_TALKERS = 500;

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

export class Talk {
  /** Lines a minute. */
  private readonly most: number;
  private readonly talkers = new Map<string, Bucket>();

  constructor(most: number) {
    this.most = most;
  }

  /** A line by this guest is not one too many. */
  may(guest: string): boolean {
    const bucket = this.talkers.get(guest) ?? new Bucket(this.most / 60, Math.min(this.most, AT_ONCE));
    // Whoever spoke last stands last; who has been silent longest is forgotten first.
    this.talkers.delete(guest);
    this.talkers.set(guest, bucket);
    if (this.talkers.size > MOST_TALKERS) this.talkers.delete(this.talkers.keys().next().value ?? guest);
    return bucket.take();
  }
}
