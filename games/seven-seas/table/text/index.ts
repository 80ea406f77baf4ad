/** The words of the table, of its cards and of the lid; those of the game come with its voice. */
import type { Catalogues } from '@broadside/text';
import { faceText } from '../card/text/index.ts';
import { lidText } from '../lid/text/index.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { titleText } from './titles.ts';
import { uk } from './uk.ts';

export type { TableKey } from './en.ts';

export const tableText: Catalogues = {
  en: { ...faceText.en, ...lidText.en, ...titleText.en, ...en },
  ru: { ...faceText.ru, ...lidText.ru, ...titleText.ru, ...ru },
  uk: { ...faceText.uk, ...lidText.uk, ...titleText.uk, ...uk },
};
