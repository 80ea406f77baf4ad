/** The lessons of Port Royal in English. */
import { first } from './first.ts';

export default { ...first } as const;
