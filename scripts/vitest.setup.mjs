/**
 * Whatever the tests try out at random they try in the same order every time: what fails has failed before and will fail
 * again. `npm run soak` tries something else each time; a seed of one's own is BROADSIDE_SEED.
 */
import { configureGlobal } from 'fast-check';

const { BROADSIDE_SEED = '20261117' } = process.env;
if (BROADSIDE_SEED !== 'random') configureGlobal({ seed: Number(BROADSIDE_SEED) });
