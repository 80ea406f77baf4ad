/** Positions from the middle of matches that the sailor plays, at a decision the captain would think about. */
import { LooseChance, legal, Out, playout, resolveOptions, Stream, TABLE, toAct } from '@broadside/kernel';
import { sevenSeas } from '@broadside/seven-seas';
import { captainKit, sailor } from '../../games/seven-seas/dist/bot/index.js';

const POSITIONS = 8;

function begin(players, stream) {
  const options = resolveOptions(sevenSeas, players);
  return sevenSeas.setup(options, players, new Out(new LooseChance(stream), false));
}

/** Whether the captain would think here: no throw, no habit, more than one choice. */
function isThoughtAbout(state) {
  const [seat] = toAct(sevenSeas, state);
  return seat !== TABLE && !captainKit.isHabit(state, true) && legal(sevenSeas, state, seat).length > 1;
}

function middle(players, match) {
  const seeded = () => Stream.of(`middle ${match}`);
  const first = seeded();
  const length = playout(sevenSeas, begin(players, first), sailor, first);
  const stream = seeded();
  const state = begin(players, stream);
  playout(sevenSeas, state, sailor, stream, length >> 1);
  while (!isThoughtAbout(state)) playout(sevenSeas, state, sailor, stream, 1);
  const [seat] = toAct(sevenSeas, state);
  return { state, seat, view: sevenSeas.view(state, seat) };
}

export const middles = (players) => Array.from({ length: POSITIONS }, (_, match) => middle(players, match));
