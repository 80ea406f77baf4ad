/**
 * Matches of Dead Reckoning that show what there is to see. Sailors play them with cubes that really fall; every moment
 * is taken from the first match in which it comes. Some of them look for a quarrel, for battles that sailors avoid.
 */
import { Match } from '@broadside/kernel';
import { bestEntry, named, watch } from '../../../scripts/look/watch.mjs';

const NOBODY = -1;
const NO_CARD = -1;
const HARBOUR = 12;
const TILES = 12;
const MOST_TRIED = 120;

const frameOf = ({ state }) => state.flow.at(-1);
const me = ({ state }) => state.players[0];
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const aboard = ({ cells }) => sum(cells.map(({ cargo, coins }) => cargo + coins));
const holders = ({ state }) => new Set(state.sea.map(({ controller }) => controller).filter((one) => one !== NOBODY));
const explored = ({ state }) => state.sea.filter((tile) => tile.explored).length;
const upgrades = ({ cells }) => sum(cells.map(({ tokens }) => tokens.length));

/** Whether nobody but the first seat is waited for, and for this. */
const asked = (match, step) => match.toAct.length === 1 && match.toAct[0] === 0 && frameOf(match).step === step;
const ways = (match, ...types) => match.legal(0).filter(({ type }) => types.includes(type));
const fights = (match, step, kind) => asked(match, step) && match.state.battle?.kind === kind;
/** Half-way: islands held by several, the end not yet in sight. */
const isFull = (match) =>
  match.state.round >= 6 && match.state.endedBy === NOBODY && explored(match) >= 7 && holders(match).size >= 2;

const isFitted = ({ sleeves }) => sleeves.some((card) => card !== NO_CARD);

/** Half-way through a turn: cards played and to be played, somewhere to sail to, something to use. */
const isBusy = (match) =>
  asked(match, 'main') &&
  me(match).play.length >= 3 &&
  me(match).hand.length >= 1 &&
  ways(match, 'sail').length >= 3 &&
  ways(match, 'use').length >= 2 &&
  aboard(me(match)) >= 1;

/** An island on which several have put cubes, and on which a tap only shows what lies there. */
function contested(match) {
  const { state } = match;
  const busy = new Set(match.legal(0).map(({ to, tile }) => to ?? tile));
  for (let at = 0; at < TILES; at++) {
    const { cubes, permanent, controller } = state.sea[at];
    const sides = cubes.filter((count, player) => count + permanent[player] > 0).length;
    if (sides >= 2 && controller !== NOBODY && !busy.has(at)) return at;
  }
  return NOBODY;
}

const CALM = {
  start: (match) => asked(match, 'main') && match.state.round === 1,
  turn: (match) =>
    isFull(match) &&
    isBusy(match) &&
    contested(match) !== NOBODY &&
    [...me(match).play, ...me(match).hand].some((card) => isFitted(me(match).crew[card])) &&
    match.state.players[1].discard.length >= 3,
  cargo: (match) =>
    asked(match, 'main') &&
    match.state.round >= 5 &&
    me(match).at === HARBOUR &&
    aboard(me(match)) >= 3 &&
    ways(match, 'unload').length > 0 &&
    ways(match, 'rearrange').length > 0,
  sleeve: (match) =>
    asked(match, 'sleeve') &&
    match.state.round >= 3 &&
    new Set(ways(match, 'sleeve').map(({ crew }) => crew)).size >= 3 &&
    me(match).aside.length >= 2,
  level: (match) => asked(match, 'levelUp') && match.state.round >= 5 && ways(match, 'level').length >= 4,
  influence: (match) =>
    asked(match, 'influence') &&
    match.state.round >= 5 &&
    frameOf(match).left >= 2 &&
    ways(match, 'place', 'replace').length >= 2,
  produce: (match) => asked(match, 'produce') && match.state.round >= 5 && ways(match, 'produce').length >= 3,
  build: (match) => asked(match, 'build') && match.state.round >= 4 && ways(match, 'build').length >= 3,
  upgrade: (match) => asked(match, 'upgrade') && upgrades(me(match)) >= 2 && ways(match, 'fit').length >= 4,
  mode: (match) => asked(match, 'mode') && match.state.round >= 5 && me(match).at !== HARBOUR,
  waiting: (match) =>
    frameOf(match)?.step === 'main' &&
    match.toAct[0] > 0 &&
    match.state.round >= 5 &&
    match.state.players[match.toAct[0]].play.length >= 2 &&
    match.mayAct.includes(0) &&
    ways(match, 'level').length >= 3,
  last: (match) => asked(match, 'main') && match.state.endedBy > 0 && me(match).play.length >= 2,
  end: ({ outcome }) => {
    const [first, second] = outcome?.ranking ?? [];
    return outcome !== undefined && second.seat === 0 && first.points - second.points < 12;
  },
};

const BOLD = {
  prepare: (match) =>
    fights(match, 'prepare', 'merchant') &&
    match.state.round >= 4 &&
    ways(match, 'fire').length >= 4 &&
    ways(match, 'play').length >= 1,
  combat: (match) => asked(match, 'combat') && ways(match, 'use').length >= 1 && match.state.battle.cubes.length >= 6,
  loot: (match) => fights(match, 'loot', 'merchant') && match.state.round >= 4 && ways(match, 'loot').length >= 3,
  respond: (match) =>
    fights(match, 'respond', 'ship') && ways(match, 'play').length >= 1 && ways(match, 'fire').length >= 3,
  walls: (match) => fights(match, 'prepare', 'building') && ways(match, 'fire').length >= 3,
};

const ALONE = {
  solo: (match) =>
    asked(match, 'main') && match.state.round >= 6 && me(match).play.length >= 2 && holders(match).size >= 2,
};

const QUARREL = ['attack', 'flag', 'fight', 'storm'];

/** Every other time somebody who can pick a quarrel does, and ships that lie somewhere lie there as pirates. */
function quarrelsome(match, seat, stream) {
  const actions = match.legal(seat);
  if (frameOf(match).step === 'mode') return actions.find(({ pirate }) => pirate === 1);
  const picked = actions.filter(({ type }) => QUARREL.includes(type));
  return picked.length > 0 && stream.below(2) === 0 ? picked[stream.below(picked.length)] : undefined;
}

/** What the table is about to do by itself sinks a ship. */
const sinks = (events) => events.some(({ type, seat }) => type === 'sunk' && seat !== 0);

const seeds = Array.from({ length: MOST_TRIED }, (_, number) => `look reckoning ${number}`);

/** Cubes that fell in a battle which goes on after them. */
function cubes({ events }) {
  const landed = events.find(({ type }) => type === 'landed');
  return landed && !events.some(({ type }) => type === 'battleWon') ? landed.sides.length : 0;
}

/** Every moment by its name, and what to look at in them. */
export async function charting(entry) {
  const moments = {
    ...(await watch(entry, { seats: 3, seeds, moments: CALM })),
    ...(await watch(entry, { seats: 3, seeds, moments: BOLD, before: { sunk: sinks }, choose: quarrelsome })),
    ...(await watch(entry, { seats: 1, seeds, moments: ALONE })),
  };
  const { turn, end } = moments;
  const looked = Match.resume(entry.game, turn.header, turn.seed, turn.log, turn.snapshot());
  const spots = { islandAt: contested(looked), battleAt: bestEntry(end, cubes) };
  return { matches: named('reckoning', moments), spots };
}
