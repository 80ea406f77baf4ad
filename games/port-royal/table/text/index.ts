/** The words of the table and of its cards; those of the game come with its voice. */
import type { Catalogues } from '@broadside/text';
import { faceText } from '../card/text.ts';
import { en as adventureEn } from './adventure.en.ts';
import { ru as adventureRu } from './adventure.ru.ts';
import { uk as adventureUk } from './adventure.uk.ts';
import { en as beyondEn } from './beyond/en.ts';
import { ru as beyondRu } from './beyond/ru.ts';
import { uk as beyondUk } from './beyond/uk.ts';
import { en } from './en.ts';
import { printedText } from './printed.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { TableKey } from './en.ts';

export const tableText: Catalogues = {
  en: { ...faceText.en, ...printedText.en, ...en, ...beyondEn, ...adventureEn },
  ru: { ...faceText.ru, ...printedText.ru, ...ru, ...beyondRu, ...adventureRu },
  uk: { ...faceText.uk, ...printedText.uk, ...uk, ...beyondUk, ...adventureUk },
};
