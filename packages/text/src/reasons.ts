/** From the code of a refusal to its sentence. A code is found out in play, so the key is looked up. */
import { type Catalogue, hasMessage } from './catalogue.ts';
import { commonText } from './text/index.ts';
import type { Texts } from './typed.ts';

type ReasonKey<Messages extends Catalogue, Game extends string> = keyof Messages & `${Game}.reason.${string}`;

/** Whether there is a sentence for this code: so the compiler knows that its key is one of them. */
const isReason = <Messages extends Catalogue, Game extends string>(
  messages: Texts<Messages>,
  key: `${Game}.reason.${string}`,
): key is ReasonKey<Messages, Game> => hasMessage(messages, key);

/** The key of a refusal: a sentence of the game, `<game>.reason.<code>`, or else the kernel's. */
export function reasonKey<Own extends Catalogue, Game extends string>(
  own: Texts<Own>,
  game: Game,
  code: string,
): ReasonKey<Own, Game> | ReasonKey<typeof commonText.en, 'common'> {
  const [key, common] = [`${game}.reason.${code}`, `common.reason.${code}`] as const;
  if (isReason(own, key)) return key;
  if (isReason(commonText, common)) return common;
  throw new Error(`no message for ${common}`);
}
