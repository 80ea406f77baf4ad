/** The words of the client, in Ukrainian. */
import { errors } from './uk/errors.ts';
import { places } from './uk/places.ts';
import { play } from './uk/play.ts';

export const uk = { ...places, ...play, ...errors };
