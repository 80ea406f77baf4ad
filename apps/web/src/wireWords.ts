/** What the server or the rules refused, as a sentence. */
import type { Reason } from '@broadside/kernel';
import type { Say, Voice } from '@broadside/text';
import type { WireError } from '@broadside/wire';
import { wireOf } from './tables/table.ts';
import { en } from './text/en.ts';

const hasWords = (code: string): boolean => Object.hasOwn(en, `web.error.${code}`);

/** A refusal of the table itself, or of the game's rules. */
export const reasonWords = (reason: Reason, say: Say, voice: Voice): string =>
  hasWords(reason.code) ? say(`web.error.${reason.code}`) : voice.reason(reason, say);

export function wireWords({ code, message, reason }: WireError, say: Say, voice?: Voice): string {
  if (hasWords(code)) return say(`web.error.${code}`);
  return reason && voice ? voice.reason(reason, say) : say('web.error', { detail: message });
}

/** Whatever was thrown, as a sentence. */
export const errorWords = (error: unknown, say: Say, voice?: Voice): string => wireWords(wireOf(error), say, voice);
