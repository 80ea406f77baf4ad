/** The words of the client, in English. */
import { campaign } from './en/campaign.ts';
import { errors } from './en/errors.ts';
import { places } from './en/places.ts';
import { play } from './en/play.ts';

export const en = { ...places, ...play, ...campaign, ...errors };
