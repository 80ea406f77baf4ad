/** What the tests of the voice share: speakers, and names that fit each language. */
import { namesOf, speakerOf } from '@broadside/text/testing';
import { deadReckoningText } from './index.ts';

export const speak = speakerOf(deadReckoningText);
export const nameIn = namesOf();
