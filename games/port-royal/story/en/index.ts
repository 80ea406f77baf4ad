/** The whole tale in English. */
import type { Story } from '../types.ts';
import { chapter1 } from './chapter1.ts';
import { chapter2 } from './chapter2.ts';
import { chapter3 } from './chapter3.ts';
import { chapter4 } from './chapter4.ts';
import { chapter5 } from './chapter5.ts';

export const story: Story = { ...chapter1, ...chapter2, ...chapter3, ...chapter4, ...chapter5 };
