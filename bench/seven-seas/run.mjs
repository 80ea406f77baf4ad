/** Pirates of the 7 Seas, measured; started by `npm run bench -- seven-seas`, which builds first. */
import { measureGame } from '../game.mjs';
import { makeContestants } from './contestants.mjs';
import { figuresOf, sectionsOf } from './report.mjs';

measureGame('bench-seven-seas', makeContestants(), figuresOf, sectionsOf);
