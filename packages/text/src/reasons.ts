/** From the code of a refusal to its sentence. A code is found out in play, so the key is looked up. */
import type { Catalogue } from './catalogue.ts';
import { commonText } from './text/index.ts';

type KeyOf<Messages extends Catalogue> = keyof Messages & string;

const isKeyOf = <Messages extends Catalogue>(messages: Messages, key: string): key is KeyOf<Messages> =>
  Object.hasOwn(messages, key);

/** The key of a refusal: a sentence of the game, `<game>.reason.<code>`, or else the kernel's. */
export function reasonKey<Own extends Catalogue>(
  own: Own,
  game: string,
  code: string,
): KeyOf<Own> | KeyOf<typeof commonText.en> {
  const [key, common] = [`${game}.reason.${code}`, `common.reason.${code}`];
  if (isKeyOf(own, key)) return key;
  if (isKeyOf(commonText.en, common)) return common;
  throw new Error(`no message for ${common}`);
}
