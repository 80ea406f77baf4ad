/** The words of the table, of its cards and of the battle; those of the game come with its voice. */
import type { Catalogues } from '@broadside/text';
import { battleText } from '../battle/text/index.ts';
import { faceText } from '../card/text/index.ts';
import { en } from './en.ts';
import { printedText } from './printed.ts';
import { ru } from './ru.ts';
import { titleText } from './titles.ts';
import { uk } from './uk.ts';

export type { TableKey } from './en.ts';

export const tableText: Catalogues = {
  en: { ...faceText.en, ...battleText.en, ...titleText.en, ...printedText.en, ...en },
  ru: { ...faceText.ru, ...battleText.ru, ...titleText.ru, ...printedText.ru, ...ru },
  uk: { ...faceText.uk, ...battleText.uk, ...titleText.uk, ...printedText.uk, ...uk },
};
