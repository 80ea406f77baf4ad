/** Which sentence explains a refusal. What is refused is known at the table only, so the key is looked up. */
import { type Catalogues, hasMessage } from '@broadside/text';
import type { ReasonCode } from '../rules/reasons.ts';
import { sevenSeasText } from './say.ts';

/** The compiler sees that every refusal of the rules has its sentence. */
const OWN: Catalogues & { readonly en: Readonly<Record<`seven-seas.reason.${ReasonCode}`, string>> } = sevenSeasText;

/** The game's own sentence, or else the kernel's. */
export function reasonKey(code: string): `${'seven-seas' | 'common'}.reason.${string}` {
  const own = `seven-seas.reason.${code}` as const;
  return hasMessage(OWN, own) ? own : `common.reason.${code}`;
}
