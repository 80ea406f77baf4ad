/** Matches of Dead Reckoning, and what they are measured beside. */
import { deadReckoning } from '@broadside/dead-reckoning';
import { Stream } from '@broadside/kernel';
import { tumble } from '@broadside/throw/surrogate';
import { captainKit } from '../dist/bot/index.js';
import { BOARD } from '../dist/cards/board.js';
import { TOWER_FIT } from '../dist/cards/towerFit.js';

export const game = deadReckoning;
export const kit = captainKit;
/** What the captain spends on one thought here. */
export const iterations = 60;

/** Zones of the cubes that lie on the board already, and how many fall. */
function note({ battle }) {
  const zones = battle.cubes.map(({ zone }) => zone);
  const resting = zones.filter((zone) => zone >= 0);
  return { resting, thrown: zones.length - resting.length };
}

/** Every throw of a match through the fast model of the tower, nothing else. */
function makeThrows(matches) {
  const stream = Stream.of('throws alone');
  let at = 0;
  return () => {
    for (const { resting, thrown } of matches[at++ % matches.length]) tumble(TOWER_FIT, BOARD, resting, thrown, stream);
    return 1;
  };
}

export const alone = { note, parts: [{ name: 'throws', title: 'their cubes alone', share: true, make: makeThrows }] };

export const beside = { game: 'seven-seas', title: 'Pirates of the 7 Seas' };
