/** The words of the client, in Ukrainian. */
import { campaign } from './uk/campaign.ts';
import { errors } from './uk/errors.ts';
import { places } from './uk/places.ts';
import { play } from './uk/play.ts';

export const uk = { ...places, ...play, ...campaign, ...errors };
