/** What every game needs to say: what the kernel itself refuses, and who the reader is. */
import { texts } from '../typed.ts';
import { common as en } from './en/common.ts';
import { common as ru } from './ru/common.ts';
import { common as uk } from './uk/common.ts';

export const commonText = texts({ en, ru, uk });
