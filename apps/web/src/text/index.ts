/** The words of the client itself; the components and the games bring their own. */
import { texts } from '@broadside/text';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const webText = texts({ en, ru, uk });
