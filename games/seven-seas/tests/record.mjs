/**
 * Records the whole matches in `fixtures/` anew; needed when the rules' version was raised, because old recordings then
 * play out differently. Build first, then record all of them, or only those named:
 *
 *   npx tsc -b games/seven-seas
 *   node games/seven-seas/tests/record.mjs [drawn-shared-3 …]
 *
 * Every recording is found by search: matches with the seeds `<name> 0`, `<name> 1`, … are played by weighted chance,
 * and of the first few that end as wanted the shortest is kept. Dice fall as the fast model scatters them, without
 * recordings. The same rules give the same files.
 */
import { legal } from '@broadside/kernel';
import { weighed } from '@broadside/kernel/conformance';
import { sevenSeas } from '@broadside/seven-seas';
import { recordAll } from '../../../scripts/recording.mjs';

/** How likely an action is chosen among the legal ones, by its type; 1 if not named. */
const MANNERS = {
  /** They do what their characters can do. */
  busy: { decline: 1, build: 2, corsair: 3, play: 12, sell: 3, sellKind: 6, sellAll: 6, draw: 12, gift: 6, keepAll: 4 },
  /** They never look for adventures, and mostly let the others do the work. */
  idle: { decline: 30, draw: 0, gift: 0, corsair: 0, build: 1 },
};

/** Whether this character can do something for this player; by the number of the character. */
const USEFUL = [
  ({ ships, chests }) => ships < 10 && chests > 0,
  ({ ships }) => ships < 7,
  ({ hand }) => hand.some((card) => card < FIRST_PORT),
  ({ hand }) => hand.some((card) => card >= FIRST_PORT && card < FIRST_CURSE),
  ({ hand }) => hand.some((card) => card >= FIRST_CURSE),
  ({ goods }) => goods.some((count) => count > 2),
  ({ hand }) => hand.length < 3,
];
const [FIRST_PORT, FIRST_CURSE, FIRST_CHARACTER] = [16, 22, 36];

/** Busy players choose characters they have a use for, and sail with many ships. */
function weightOf(manner, action, pirate) {
  if (manner === 'busy' && action.type === 'choose') return USEFUL[action.card - FIRST_CHARACTER](pirate) ? 12 : 1;
  if (manner === 'busy' && action.type === 'send') return 1 + 3 * action.count;
  return MANNERS[manner][action.type] ?? 1;
}

/** The end lies near the top of the deck, so that it is drawn soon: the matches are short. */
const SHORT = { adventures: ['caravan-england-2', 'port-4', 'endOfAdventures'] };

/** What single recordings show besides their ending. `hesitant` players take actions back and repeat them. */
const EXTRAS = {
  'drawn-points-2': { options: { openHistory: true }, shows: ['lose'] },
  'drawn-points-3': { options: { gesture: false }, hesitant: true },
  'drawn-points-4': { options: { bayRum: 3 }, shows: ['hit'] },
  'drawn-corsairs-4': { options: { roundLimit: 30 }, hesitant: true },
  'drawn-marks-3': { options: { roundLimit: 40, openHistory: true } },
};

const DRAWN = ['points', 'corsairs', 'marks', 'shared'].flatMap((decidedBy) =>
  [2, 3, 4].map((seats) => ({
    name: `drawn-${decidedBy}-${seats}`,
    ...{ end: 'drawn', decidedBy, seats, manner: 'busy', stack: SHORT },
    ...EXTRAS[`drawn-${decidedBy}-${seats}`],
  })),
);

const LIMITED = [
  { limit: 20, seats: 3 },
  { limit: 30, seats: 2 },
  { limit: 40, seats: 2 },
].map(({ limit, seats }) => ({
  name: `limit-${limit}-${seats}`,
  ...{ end: 'limit', decidedBy: 'points', seats, manner: 'idle', options: { roundLimit: limit }, enough: 3 },
}));

/** What the short matches seldom have: ties that matter, and everything else that takes its time. */
const LONG = [
  { name: 'prescribed-points-3', seats: 3, stack: prescribed(), shows: ['fight', 'hit', 'protect', 'name', 'assign'] },
  { name: 'whole-points-2', seats: 2, hesitant: true, shows: ['deal', 'unsinkable', 'doubleHold', 'discard', 'leave'] },
  { name: 'whole-points-4', seats: 4, shows: ['fight', 'lose', 'sellKind', 'close'] },
].map((wanted) => ({ end: 'drawn', decidedBy: 'points', manner: 'busy', enough: 3, ...wanted }));

/** A raid in which the Captain is asked for a tie, and hands that hold the curses. */
function prescribed() {
  return {
    hand0: ['caravan-spain-1', 'whirlpool', 'tavern'],
    hand1: ['caravan-france-2', 'idol', 'kraken'],
    hand2: ['caravan-holland-1', 'port-3', 'salary'],
    adventures: ['mutiny', 'port-6', 'endOfAdventures'],
    loot: ['talisman', 'rum', 'coffee'],
    first: ['1'],
    throws: ['', '', '3'],
  };
}

const decide = ({ manner }, state, seat, hands) =>
  weighed(legal(sevenSeas, state, seat), (action) => weightOf(manner, action, state.pirates[seat]), hands);

const endOf = (events) => (events.some(({ type }) => type === 'endDrawn') ? 'drawn' : 'limit');

function isWanted(wanted, { outcome, events, commands }) {
  if (outcome?.decidedBy !== wanted.decidedBy || endOf(events) !== wanted.end) return false;
  return (wanted.shows ?? []).every((type) => commands.some(({ action }) => action.type === type));
}

const SPEC = { decide, isWanted, seeds: 60_000, enough: 6, longest: 900 };

recordAll(sevenSeas, [...DRAWN, ...LIMITED, ...LONG], SPEC, {
  folder: new URL('fixtures/', import.meta.url),
  columns: ['end', 'decidedBy', 'winners', 'points', 'corsairs', 'blackMarks', 'entries'],
  own: { end: ({ log }) => endOf(log.flatMap(({ events }) => events)) },
});
