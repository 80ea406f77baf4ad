/**
 * Records the whole matches in `fixtures/` anew; needed when the rules' version was raised, because old recordings then
 * play out differently. Build first, then record all of them, or only those named:
 *
 *   npx tsc -b games/seven-seas
 *   node games/seven-seas/tests/record.mjs [drawn-shared-3 …]
 *
 * Every recording is found by search: matches with the seeds `<name> 0`, `<name> 1`, … are played by weighted chance,
 * and of the first few that end as wanted the shortest is kept. Dice fall as the stand-in scatters them, without films.
 * The same rules give the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  apply,
  legal,
  loadMatch,
  Match,
  Out,
  resolveOptions,
  SeededChance,
  Stream,
  saveMatch,
  TABLE,
  tableAnswer,
  toAct,
} from '@broadside/kernel';
import { sevenSeas } from '@broadside/seven-seas';

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
  { name: 'whole-points-4', seats: 4, shows: ['fight', 'lose', 'sellKind'] },
].map((wish) => ({ end: 'drawn', decidedBy: 'points', manner: 'busy', enough: 3, ...wish }));

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

const WISHES = [...DRAWN, ...LIMITED, ...LONG];

const SEEDS = 60_000;
const ENOUGH = 6;
const LONGEST = 900;

function choose(manner, actions, pirate, stream) {
  const weights = actions.map((action) => weightOf(manner, action, pirate));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return actions[0];
  let at = stream.below(sum);
  return actions.find((_action, place) => {
    at -= weights[place];
    return at < 0;
  });
}

/** A match played without keeping a log; the commands are enough to play it again. */
function sketch(wish, seed) {
  const out = new Out(new SeededChance(seed), true);
  const options = resolveOptions(sevenSeas, wish.seats, wish.options);
  const state = sevenSeas.setup(options, wish.seats, out, wish.stack);
  const hands = Stream.of(`${seed}\nhands`);
  const table = new SeededChance(`${seed}\ntable`);
  const commands = [];
  while (state.flow.length > 0 && commands.length < LONGEST) {
    const [seat] = toAct(sevenSeas, state);
    const action =
      seat === TABLE
        ? tableAnswer(sevenSeas, state, table)
        : choose(wish.manner, legal(sevenSeas, state, seat), state.pirates[seat], hands);
    apply(sevenSeas, state, seat, action, out);
    commands.push({ seat, action });
  }
  return { seed, commands, events: out.events, outcome: sevenSeas.outcome(state) };
}

const endOf = (events) => (events.some(({ type }) => type === 'endDrawn') ? 'drawn' : 'limit');

function isWanted(wish, { outcome, events, commands }) {
  if (outcome?.decidedBy !== wish.decidedBy || endOf(events) !== wish.end) return false;
  return (wish.shows ?? []).every((type) => commands.some(({ action }) => action.type === type));
}

function search(wish) {
  let best;
  let hits = 0;
  for (let at = 0; at < SEEDS && hits < (wish.enough ?? ENOUGH); at++) {
    const found = sketch(wish, `${wish.name} ${at}`);
    if (!isWanted(wish, found)) continue;
    hits++;
    if (best === undefined || found.commands.length < best.commands.length) best = found;
  }
  if (best === undefined) throw new Error(`${wish.name}: no match in ${SEEDS} seeds ends like this`);
  return best;
}

/** Plays the commands as a match. Who hesitates takes back an action, or the turn so far, and plays it again. */
function play(wish, { seed, commands }) {
  const { seats, options, stack } = wish;
  const match = Match.begin(sevenSeas, { seats, options, seed, stack });
  const mood = Stream.of(`${seed}\nmood`);
  /** How many commands stood after each entry of the log. */
  const standing = [0];
  while (standing[match.n] < commands.length) {
    const at = standing[match.n];
    const { seat, action } = commands[at];
    match.play(seat, action);
    standing.push(at + 1);
    if (!wish.hesitant || match.whyNoUndo(seat) !== undefined || mood.below(4) > 0) continue;
    const { undo } = mood.below(2) === 0 ? match.undo(seat) : match.restartTurn(seat);
    standing.push(standing[undo]);
  }
  return match;
}

/** One line of `scores.tsv`: what the fixture test expects, seat by seat. */
function scoreLine(name, { outcome, log }) {
  const seats = [...outcome.ranking].sort((a, b) => a.seat - b.seat);
  return [
    name,
    endOf(log.flatMap(({ events }) => events)),
    outcome.decidedBy,
    outcome.winners.join(' '),
    seats.map(({ points }) => points).join(' '),
    seats.map(({ sheet }) => sheet.corsairs).join(' '),
    seats.map(({ sheet }) => sheet.blackMarks).join(' '),
    log.length,
  ].join('\t');
}

const folder = new URL('fixtures/', import.meta.url);
const only = process.argv.slice(2);
const unknown = only.filter((name) => !WISHES.some((wish) => wish.name === name));
if (unknown.length > 0) throw new Error(`no recording is called ${unknown.join(', ')}`);

const lines = ['match\tend\tdecidedBy\twinners\tpoints\tcorsairs\tmarks\tentries'];
for (const wish of WISHES) {
  const path = new URL(`${wish.name}.json`, folder);
  if (only.length === 0 || only.includes(wish.name)) {
    const file = `${JSON.stringify(saveMatch(play(wish, search(wish))))}\n`;
    writeFileSync(path, file);
    console.log(`${wish.name}: ${file.length} characters`);
  }
  lines.push(scoreLine(wish.name, loadMatch(sevenSeas, JSON.parse(readFileSync(path, 'utf8')))));
}
writeFileSync(new URL('scores.tsv', folder), `${lines.join('\n')}\n`);
