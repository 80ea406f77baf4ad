/** The lessons of Port Royal, the first one first. */
import { first } from './first.ts';

export default [first];
