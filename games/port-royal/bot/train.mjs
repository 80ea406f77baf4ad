/** What `npm run train` must know about Port Royal. */
import { resolveOptions } from '@broadside/kernel';
import { portRoyal } from '@broadside/port-royal';
import { evaluate } from '../dist/bot/evaluate.js';
import { judgeBy, MODES } from '../dist/bot/net/nets.js';
import { sailor } from '../dist/bot/sailor.js';
import { quickPolicy } from '../dist/bot/turn/policy.js';

const trainingBy = (mode, more) => ({
  game: portRoyal,
  encoding: mode.encoding,
  moment: ({ turn }) => turn,
  own: (net) => quickPolicy(judgeBy(net, mode), 12),
  fetchNet: (seats) => mode.nets.fetch(seats),
  evaluate,
  // No weaker players: the net would learn to take their habits for a sign of defeat.
  pool: [sailor],
  ...more,
});

const isPossible = (seats, options) => {
  try {
    resolveOptions(portRoyal, seats, options);
    return true;
  } catch {
    return false;
  }
};

const MODULES = ['gambler', 'setSail', 'contractCards'];
const one = (of, stream) => of[stream.below(of.length)];
/** Each module in one match of three. */
const mixed = (stream) => MODULES.filter(() => stream.below(3) === 0);

/** Something with expansions, as likely alone as mixed; what cannot be played is drawn again. */
function anyTable(draw) {
  return (stream, seats) => {
    for (;;) {
      const table = draw(stream, seats);
      if (isPossible(table.seats, table.options)) return table;
    }
  };
}

const rivals = anyTable((stream, seats) => {
  const play = one(
    ['points', 'points', 'setSail', 'contracts', 'contracts', 'adventure', 'adventure', 'adventureAfter'],
    stream,
  );
  const some =
    play === 'points' ? one([['gambler'], ['setSail'], ['contractCards'], MODULES, mixed(stream)], stream) : [];
  const modules = some.length === 0 && play !== 'setSail' && stream.below(2) === 0 ? mixed(stream) : some;
  // Without a module it would be the base game.
  const wanted = play === 'points' && modules.length === 0 ? ['gambler'] : modules;
  return { seats, options: { play, modules: wanted, chapter: 1 + stream.below(5) } };
});

/** Any number of players: the same net serves all. */
const team = anyTable((stream) => {
  const play = one(['contractsCoop', 'adventureCoop'], stream);
  const modules = stream.below(3) === 0 ? mixed(stream) : [];
  return { seats: one([1, 1, 2, 2, 3, 4], stream), options: { play, modules, chapter: 1 + stream.below(5) } };
});

const OF_MODE = {
  base: trainingBy(MODES.base),
  rivals: trainingBy(MODES.rivals, { tableOf: rivals }),
  team: trainingBy(MODES.team, { tableOf: team, together: true }),
};

export const trainingOf = (mode) => OF_MODE[mode ?? 'base'];
export const training = OF_MODE.base;
