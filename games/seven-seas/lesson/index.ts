/** The lessons of Pirates of the 7 Seas, the first one first. */
import { first } from './first.ts';

export default [first];
