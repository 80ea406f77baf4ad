/** Who is measured: each function works for a moment and says how much it did. */
import { deadReckoning } from '@broadside/dead-reckoning';
import { LooseChance, Stream } from '@broadside/kernel';
import { sevenSeas } from '@broadside/seven-seas';
import { tumble } from '@broadside/throw/surrogate';
import { captainKit, sailor } from '../../games/dead-reckoning/dist/bot/index.js';
import { BOARD } from '../../games/dead-reckoning/dist/cards/board.js';
import { TOWER_FIT } from '../../games/dead-reckoning/dist/cards/towerFit.js';
import { makeEach, makePlay, makeRandom, makeSearch, middles, once, throwsOf } from '../playing.mjs';

export const PLAYERS = [1, 2, 3, 4];
/** Copies, views and thoughts are those of a full table. */
const FULL = 4;
/** What the captain spends on one thought here. */
export const ITERATIONS = 60;

/** Zones of the cubes that lie on the board already, and how many fall. */
function noteThrow({ battle }) {
  const zones = battle.cubes.map(({ zone }) => zone);
  const resting = zones.filter((zone) => zone >= 0);
  return { resting, thrown: zones.length - resting.length };
}

/** Every throw of a match through the stand-in of the tower, nothing else. */
function makeThrows(matches) {
  const stream = Stream.of('throws alone');
  let at = 0;
  return () => {
    for (const { resting, thrown } of matches[at++ % matches.length]) tumble(TOWER_FIT, BOARD, resting, thrown, stream);
    return 1;
  };
}

const makeTable = (players) => ({
  [`random${players}`]: makeRandom(deadReckoning, players),
  [`sailor${players}`]: makePlay(deadReckoning, players, sailor, `sailor ${players}`),
  [`throws${players}`]: once(makeThrows(throwsOf(deadReckoning, players, noteThrow))),
  ...(players < sevenSeas.seats.min ? {} : { [`sevenSeas${players}`]: makeRandom(sevenSeas, players) }),
});

/** @returns {Record<string, { work: () => number, each: () => number }>} */
export function makeContestants() {
  const positions = middles(deadReckoning, captainKit, FULL);
  const chance = new LooseChance(Stream.of('imagine'));
  return {
    ...Object.assign({}, ...PLAYERS.map(makeTable)),
    clone: once(makeEach(positions, ({ state }) => deadReckoning.clone(state))),
    view: once(makeEach(positions, ({ state, seat }) => deadReckoning.view(state, seat))),
    imagine: once(makeEach(positions, ({ view, seat }) => deadReckoning.imagine(view, seat, chance))),
    search: once(makeSearch(deadReckoning, captainKit, positions, ITERATIONS)),
  };
}
