/** The words of the rulebook's screen: they come with it, not with the first page. */
import { useSay } from '@broadside/kit';
import { type SayOf, texts } from '@broadside/text';
import { rules as en } from './en/rules.ts';
import { rules as ru } from './ru/rules.ts';
import type { FrameWords } from './say.ts';
import { rules as uk } from './uk/rules.ts';

export const rulesText = texts({ en, ru, uk });

export type RulesSay = SayOf<FrameWords & typeof rulesText.en>;

/** The tongue inside the rulebook: it says the frame's words, too. */
export const useRulesSay = (): RulesSay => useSay();
