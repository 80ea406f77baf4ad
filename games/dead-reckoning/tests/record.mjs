/**
 * Records the whole matches in `fixtures/` anew; needed when the rules' version was raised, because old recordings then
 * play out differently. Build first, then record all of them, or only those named:
 *
 *   npx tsc -b games/dead-reckoning
 *   node games/dead-reckoning/tests/record.mjs [achievements-2 …]
 *
 * Every recording is found by search: matches with the seeds `<name> 0`, `<name> 1`, … are played by sailors with whims
 * or by idle captains, and of the first few that are as wanted the shortest is kept. Cubes fall as the fast model
 * scatters them, without recordings. The same rules and the same sailor give the same files.
 */
import { deadReckoning } from '@broadside/dead-reckoning';
import { legal } from '@broadside/kernel';
import { weighed } from '@broadside/kernel/conformance';
import { recordAll } from '../../../scripts/recording.mjs';
import { sailor } from '../dist/bot/index.js';

/** A sailor does one thing in so many on a whim: so everything comes up that a sensible player never does. */
const WHIM = 6;
/** How much likelier than anything else idle captains end their turns. */
const IDLE = 60;

/** How a match is played; what is liked is done half the time it is offered. */
const MANNERS = {
  sailors({ likes = [] }, state, seat, hands) {
    const actions = legal(deadReckoning, state, seat);
    const liked = actions.filter(({ type }) => likes.includes(type));
    if (liked.length > 0 && hands.below(2) === 0) return liked[hands.below(liked.length)];
    return hands.below(WHIM) === 0 ? actions[hands.below(actions.length)] : sailor(state, seat, actions, hands);
  },
  idle: ({ idle = IDLE }, state, seat, hands) =>
    weighed(legal(deadReckoning, state, seat), ({ type }) => (type === 'end' ? idle : 1), hands),
};

/** Four achievements end it: two, three and four players. What seldom comes up is asked for by name. */
const ACHIEVED = [
  { seats: 2, options: { bonusTokens: true }, shows: ['keep', 'recall', 'flag'] },
  {
    seats: 3,
    options: { topCardVisible: true },
    likes: ['use', 'buy', 'shift', 'skip'],
    shows: ['shift', 'skip', 'choose'],
  },
  { seats: 4, options: { levelUpOptional: true }, likes: ['stow'], shows: ['decline', 'stow', 'fight', 'replace'] },
].map((wanted) => ({
  name: `achievements-${wanted.seats}`,
  reason: 'achievements',
  decidedBy: 'points',
  enough: 1,
  ...wanted,
}));

/** `hesitant` players take actions back and repeat them. */
const LIMITED = [
  { limit: 12, seats: 4 },
  { limit: 16, seats: 3 },
  { limit: 20, seats: 2, raiseBeforeFirstTurn: true },
].map(({ limit, seats, raiseBeforeFirstTurn = false }) => ({
  name: `limit-${limit}-${seats}`,
  ...{ reason: 'roundLimit', decidedBy: 'points', seats, manner: 'idle' },
  ...{ options: { roundLimit: limit, raiseBeforeFirstTurn }, idle: 12, hesitant: true },
}));

/** Who does nothing has as much as the others in the end, and the battle ship decides. */
const TIED = [2, 3, 4].map((seats) => ({
  name: `tied-${seats}`,
  ...{ reason: 'roundLimit', decidedBy: 'tieBattle', seats, manner: 'idle', options: { roundLimit: 12 } },
}));

/** Alone against the rival: who or what ended it (the player is 0, the rival 1), and who had more. */
const SOLO = [
  { name: 'solo-player-won', by: 0, won: true, likes: ['forgo'], shows: ['forgo'], enough: 1 },
  { name: 'solo-player-lost', by: 0, won: false, options: { rival: 'hard' }, sinks: 'both' },
  { name: 'solo-rival-won', by: 1, won: true, fights: 'ship attack' },
  { name: 'solo-rival-lost', by: 1, won: false, options: { rival: 'hard' }, shows: ['strip', 'pass'], enough: 1 },
  { name: 'solo-orders-won', reason: 'orders', won: true, enough: 1 },
  { name: 'solo-orders-lost', reason: 'orders', won: false, manner: 'idle' },
].map((wanted) => ({ seats: 1, reason: 'achievements', decidedBy: 'points', ...wanted }));

/** The expensive cards lie on top, and the first battles fall as prescribed. */
const PRESCRIBED = {
  name: 'prescribed-2',
  ...{ seats: 2, reason: 'achievements', decidedBy: 'points' },
  stack: {
    row3: ['a3-03', 'a3-04'],
    row4: ['a4-15', 'a4-05', 'a4-06'],
    throws: ['-', 'C2', '', 'B3'],
  },
  likes: ['use', 'buy'],
  reports: ['permanent', 'rethrown'],
  enough: 1,
};

/** An influence that has several islands to go to, and a cube taken off the board in a battle. */
const INFLUENCE = {
  name: 'influence-2',
  ...{ seats: 2, reason: 'achievements', decidedBy: 'points' },
  likes: ['use', 'buy'],
  shows: ['place', 'remove'],
  enough: 1,
};

const seatsSunk = (events) => {
  const battles = [[]];
  for (const event of events) {
    if (event.type === 'battleBegan' || event.type === 'turnBegan') battles.push([]);
    if (event.type === 'sunk') battles[battles.length - 1].push(event.seat);
  }
  return battles;
};

/** Every battle with the way it came about. */
const battlesOf = (events) =>
  events.flatMap((event) => (event.type === 'battleBegan' ? [`${event.kind} ${event.cause}`] : []));

const endedBy = (events) => events.find(({ type }) => type === 'endTriggered')?.seat;

function endsAsWanted(wanted, { outcome, events }) {
  if (outcome?.reason !== wanted.reason || outcome.decidedBy !== wanted.decidedBy) return false;
  if (wanted.won !== undefined && wanted.won !== outcome.winners.length > 0) return false;
  return wanted.by === undefined || endedBy(events) === wanted.by;
}

function isWanted(wanted, found) {
  const { shows = [], reports = [], fights, sinks } = wanted;
  if (!endsAsWanted(wanted, found)) return false;
  if (sinks === 'both' && !seatsSunk(found.events).some((sunk) => sunk.length > 1)) return false;
  if (fights !== undefined && !battlesOf(found.events).includes(fights)) return false;
  return (
    shows.every((type) => found.commands.some(({ action }) => action.type === type)) &&
    reports.every((type) => found.events.some((event) => event.type === type))
  );
}

const decide = (wanted, state, seat, hands) => MANNERS[wanted.manner ?? 'sailors'](wanted, state, seat, hands);

const SPEC = { decide, isWanted, seeds: 20_000, enough: 2, longest: 3000 };

recordAll(deadReckoning, [...ACHIEVED, ...LIMITED, ...TIED, ...SOLO, PRESCRIBED, INFLUENCE], SPEC, {
  folder: new URL('fixtures/', import.meta.url),
  columns: ['reason', 'endedBy', 'decidedBy', 'winners', 'points', 'entries'],
  own: { endedBy: ({ log }) => endedBy(log.flatMap(({ events }) => events)) ?? '' },
});
