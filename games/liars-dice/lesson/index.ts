/** The lessons of Liar's Dice, the first one first. */
import { first } from './first.ts';

export default [first];
