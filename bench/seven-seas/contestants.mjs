/** Who is measured: each function works for a moment and says how much it did. */
import { LooseChance, Stream } from '@broadside/kernel';
import { portRoyal } from '@broadside/port-royal';
import { sevenSeas } from '@broadside/seven-seas';
import { captainKit, sailor } from '../../games/seven-seas/dist/bot/index.js';
import { makeEach, makePlay, makeRandom, makeSearch, middles, once, throwsOf } from '../playing.mjs';
import { makeDice, makeThrows, noteThrow } from './throws.mjs';

export const PLAYERS = [2, 3, 4];
/** Copies, views and thoughts are those of a full table. */
const FULL = 4;
/** What the captain spends on one thought here. */
export const ITERATIONS = 200;

function makeTable(players) {
  const throws = throwsOf(sevenSeas, players, noteThrow);
  return {
    [`random${players}`]: makeRandom(sevenSeas, players),
    [`sailor${players}`]: makePlay(sevenSeas, players, sailor, `sailor ${players}`),
    [`throws${players}`]: once(makeThrows(throws)),
    [`dice${players}`]: once(makeDice(throws)),
    [`portRoyal${players}`]: makeRandom(portRoyal, players),
  };
}

/** @returns {Record<string, { work: () => number, each: () => number }>} */
export function makeContestants() {
  const positions = middles(sevenSeas, captainKit, FULL);
  const chance = new LooseChance(Stream.of('imagine'));
  return {
    ...Object.assign({}, ...PLAYERS.map(makeTable)),
    clone: once(makeEach(positions, ({ state }) => sevenSeas.clone(state))),
    view: once(makeEach(positions, ({ state, seat }) => sevenSeas.view(state, seat))),
    imagine: once(makeEach(positions, ({ view, seat }) => sevenSeas.imagine(view, seat, chance))),
    guess: once(makeEach(positions, ({ view, seat }) => captainKit.imagine(view, seat, chance))),
    search: once(makeSearch(sevenSeas, captainKit, positions, ITERATIONS)),
  };
}
