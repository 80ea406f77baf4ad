/** What the server or the rules refused, as a sentence. */
import type { Reason } from '@broadside/kernel';
import type { KeyUnder } from '@broadside/text';
import type { WireError } from '@broadside/wire';
import { wireOf } from './tables/table.ts';
import type { webText } from './text/index.ts';
import { hasWords as isSaid } from './text/learned.ts';
import type { Say } from './text/say.ts';

type ErrorCode = KeyUnder<typeof webText.en, 'web.error'>;

const hasWords = (code: string): code is ErrorCode => isSaid(`web.error.${code}`);

/** How the game says why its rules refuse something. */
type RuleWords = (reason: Reason) => string;

/** A refusal of the table itself, or of the game's rules. */
export const reasonWords = (reason: Reason, say: Say, ruleWords: RuleWords): string =>
  hasWords(reason.code) ? say(`web.error.${reason.code}`) : ruleWords(reason);

export function wireWords({ code, message, reason }: WireError, say: Say, ruleWords?: RuleWords): string {
  if (hasWords(code)) return say(`web.error.${code}`);
  return reason && ruleWords ? ruleWords(reason) : say('web.error', { detail: message });
}

/** Whatever was thrown, as a sentence. */
export const errorWords = (error: unknown, say: Say, ruleWords?: RuleWords): string =>
  wireWords(wireOf(error), say, ruleWords);
