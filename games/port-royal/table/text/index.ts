/** The words of the table and of its cards; those of the game come with its voice. */
import type { Catalogues } from '@broadside/text';
import { faceText } from '../card/text.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { TableKey } from './en.ts';

export const tableText: Catalogues = {
  en: { ...faceText.en, ...en },
  ru: { ...faceText.ru, ...ru },
  uk: { ...faceText.uk, ...uk },
};
