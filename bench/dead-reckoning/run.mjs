/** Dead Reckoning, measured; started by `npm run bench -- dead-reckoning`, which builds first. */
import { measureGame } from '../game.mjs';
import { makeContestants } from './contestants.mjs';
import { figuresOf, sectionsOf } from './report.mjs';

measureGame('bench-dead-reckoning', makeContestants(), figuresOf, sectionsOf);
