/** Runs before every file of tests, also where they share modules; what `kit.ts` itself did would count for the first alone. */
import { afterEach } from 'vitest';
import { closeAll } from './kit.ts';

afterEach(closeAll);
