/** The words of the client, in Russian. */
import { campaign } from './ru/campaign.ts';
import { errors } from './ru/errors.ts';
import { places } from './ru/places.ts';
import { play } from './ru/play.ts';

export const ru = { ...places, ...play, ...campaign, ...errors };
