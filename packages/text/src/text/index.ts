/** The sentences every game needs: what the kernel itself refuses. */
import { texts } from '../typed.ts';
import { common as en } from './en/common.ts';
import { common as ru } from './ru/common.ts';
import { common as uk } from './uk/common.ts';

export const commonText = texts({ en, ru, uk });
