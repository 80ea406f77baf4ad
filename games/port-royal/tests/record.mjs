/**
 * Records the whole matches in `fixtures/` anew; needed when the rules' version was raised, because
 * old recordings then play out differently. Build first, then record all of them, or only those named:
 *
 *   npx tsc -b packages/kernel games/port-royal
 *   node games/port-royal/tests/record.mjs [becalmed-coins-3 …]
 *
 * Every recording is found by search: matches with the seeds `<name> 0`, `<name> 1`, … are played by
 * weighted chance, and of the first dozen that end as wanted the shortest is kept. The same rules give
 * the same files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  apply,
  hashOf,
  legal,
  loadMatch,
  Match,
  Out,
  resolveOptions,
  SeededChance,
  Stream,
  saveMatch,
  toAct,
} from '@broadside/kernel';
import { portRoyal, portRoyalBots } from '@broadside/port-royal';

/** How likely an action is chosen among the legal ones, by its type. */
const careful = { draw: 2, stop: 3, sink: 1, keep: 1, trade: 40, done: 8, pass: 8, endTurn: 1 };
const MANNERS = {
  buyers: { ...careful, draw: 3, stop: 2, trade: 10, hire: 20, claim: 10, done: 1, pass: 1, endTurn: 10 },
  /** They trade whenever they can and seldom hire: all coins end up in purses. */
  hoarders: { ...careful, hire: 1, claim: 5 },
  /** They never hire at all. */
  misers: { ...careful, hire: 0, claim: 0 },
  /** They know what they are after, but every tenth choice is anybody's guess. */
  sailors: {},
};

const sailor = portRoyalBots.find(({ name }) => name === 'sailor');
const WHIM = 10;

/** Every way a match can end and be decided, and the manner of play that leads there. */
const ENDINGS = [
  { reason: 'twelvePoints', manners: { points: 'buyers', coins: 'buyers', shared: 'buyers' } },
  {
    reason: 'twelvePointsAndExpedition',
    options: { variantEnding: true },
    manners: { points: 'buyers', coins: 'buyers', shared: 'buyers', expedition: 'buyers' },
  },
  { reason: 'becalmed', manners: { points: 'hoarders', coins: 'hoarders', shared: 'misers' } },
  { reason: 'becalmed', options: { variantEnding: true }, manners: { expedition: 'hoarders' } },
];

/** What single recordings show besides their ending. `hesitant` players take actions back and repeat them. */
const EXTRAS = {
  'twelvePoints-points-2': { stack: { deck: ['sailor-3-1', 'flute-1-1'], coins1: ['governor-8-0'] } },
  'twelvePoints-points-3': { hesitant: true },
  'twelvePoints-points-4': { options: { discardPile: 'topCard' } },
  'twelvePoints-points-5': { options: { firstPlayer: 4 } },
  'twelvePoints-coins-2': { options: { jesterOnOwnBust: false }, matters: 'jesterOnOwnBust' },
  'twelvePoints-coins-3': { options: { jesterWhenActive: false }, matters: 'jesterWhenActive' },
  'twelvePoints-shared-4': { options: { firstPlayer: 3 } },
  'twelvePointsAndExpedition-points-3': { options: { firstPlayer: 2 } },
  'twelvePointsAndExpedition-coins-4': { hesitant: true },
  'becalmed-points-2': { options: { firstPlayer: 1 } },
  'becalmed-coins-3': { options: { firstPlayer: 0 } },
};

const BASE = ENDINGS.flatMap(({ reason, options, manners }) =>
  Object.entries(manners).flatMap(([decidedBy, manner]) =>
    [2, 3, 4, 5].map((seats) => {
      const name = `${reason}-${decidedBy}-${seats}`;
      const extra = EXTRAS[name] ?? {};
      return { name, reason, decidedBy, seats, manner, ...extra, options: { ...options, ...extra.options } };
    }),
  ),
);

/** One match of an expansion, named after what is played. */
const expanded = (label, seats, options, reason, decidedBy, manner = 'sailors', extra = {}) => ({
  name: [label, reason, ...(decidedBy === 'together' ? [] : [decidedBy]), seats].join('-'),
  reason,
  decidedBy,
  seats,
  manner,
  options,
  enough: 3,
  ...extra,
});

const ALL = ['gambler', 'setSail', 'contractCards'];
const eachOf = (seats, make) => seats.flatMap(make);

/** Every module, mode and end reason. */
const EXPANDED = [
  ...eachOf([2, 5], (seats) => expanded('gambler', seats, { modules: ['gambler'] }, 'twelvePoints', 'points')),
  expanded('gambler', 3, { modules: ['gambler'], jesterOnGamblerBust: false }, 'twelvePoints', 'points', 'sailors', {
    matters: 'jesterOnGamblerBust',
  }),
  ...eachOf([2, 4], (seats) => expanded('mixedSail', seats, { modules: ['setSail'] }, 'twelvePoints', 'points')),
  ...eachOf([3, 5], (seats) =>
    expanded('contractCards', seats, { modules: ['contractCards'] }, 'twelvePoints', 'points'),
  ),
  ...eachOf([2, 3, 4, 5], (seats) =>
    expanded('all', seats, { modules: ALL, variantEnding: true }, 'twelvePointsAndExpedition', 'points'),
  ),
  ...eachOf([2, 3, 4], (seats) =>
    ['points', 'coins', 'shared'].map((by) => expanded('setSail', seats, { play: 'setSail' }, 'eightPoints', by)),
  ),
  ...eachOf([2, 3, 4, 5], (seats) => expanded('contracts', seats, { play: 'contracts' }, 'twelvePoints', 'points')),
  expanded('contractsWithAll', 4, { play: 'contracts', modules: ALL }, 'twelvePoints', 'points'),
  ...eachOf([1, 2, 3, 4, 5], (seats) => [
    expanded('contractsCoop', seats, { play: 'contractsCoop' }, 'contractsFulfilled', 'together', 'sailors', {
      enough: 1,
    }),
    expanded('contractsCoop', seats, { play: 'contractsCoop', setAside: 'ask' }, 'timeRanOut', 'together', 'buyers', {
      shows: 'moveTime',
    }),
  ]),
  ...eachOf([1, 2, 3, 4, 5], (chapter) =>
    ['chapterWon', 'chapterLost'].map((reason, lost) =>
      expanded(
        `chapter${chapter}`,
        1 + ((chapter + lost) % 4),
        { play: 'adventureCoop', chapter, failures: 2 * (chapter - 1) + lost, characters: lost ? 'drafted' : 'dealt' },
        reason,
        'together',
        ...(chapter === 2 && lost ? ['buyers', { shows: 'sell' }] : []),
      ),
    ),
  ),
  ...eachOf([1, 2, 3, 4, 5], (chapter) =>
    expanded(`rivals${chapter}`, 2 + (chapter % 3), { play: 'adventure', chapter }, 'twelvePointsAndTrophy', 'points'),
  ),
  ...['markers', 'coins', 'shared', 'trophy'].map((by) =>
    expanded('rivals', 2, { play: 'adventure', chapter: 2 }, 'twelvePointsAndTrophy', by, 'buyers', { enough: 1 }),
  ),
  ...eachOf([2, 3, 4], (seats) =>
    expanded(
      'after',
      seats,
      { play: 'adventureAfter', modules: seats === 4 ? ALL : [] },
      'twelvePointsAndTrophy',
      'points',
    ),
  ),
];

const WISHES = [...BASE, ...EXPANDED];

const SEEDS = 20_000;
const ENOUGH = 12;
const LONGEST = 800;

function choose(weights, actions, stream) {
  const weightOf = ({ type }) => weights[type] ?? 1;
  let at = stream.below(actions.reduce((sum, action) => sum + weightOf(action), 0));
  return actions.find((action) => {
    at -= weightOf(action);
    return at < 0;
  });
}

function decide({ manner }, state, seat, hands) {
  if (manner === 'sailors' && hands.below(WHIM) > 0)
    return sailor.choose(portRoyal.view(state, seat), seat, { stream: hands });
  return choose(MANNERS[manner], legal(portRoyal, state, seat), hands);
}

/** A match played without keeping a log; the commands are enough to play it again. */
function sketch(wish, seed) {
  const out = new Out(new SeededChance(seed), true);
  const options = resolveOptions(portRoyal, wish.seats, wish.options);
  const state = portRoyal.setup(options, wish.seats, out, wish.stack);
  const hands = Stream.of(`${seed}\nhands`);
  const commands = [];
  while (state.flow.length > 0 && commands.length < LONGEST) {
    const [seat] = toAct(portRoyal, state);
    const action = decide(wish, state, seat, hands);
    apply(portRoyal, state, seat, action, out);
    commands.push({ seat, action });
  }
  return { seed, commands, events: hashOf(out.events), outcome: portRoyal.outcome(state) };
}

/** Whether the option changed what happened: the same hands do something else without it. */
function itMatters(wish, option, found) {
  const { [option]: _, ...others } = wish.options;
  return sketch({ ...wish, options: others }, found.seed).events !== found.events;
}

function isWanted(wish, found) {
  const { outcome } = found;
  if (outcome?.reason !== wish.reason || outcome.decidedBy !== wish.decidedBy) return false;
  if (wish.shows && !found.commands.some(({ action }) => action.type === wish.shows)) return false;
  return wish.matters === undefined || itMatters(wish, wish.matters, found);
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

/** Plays the commands as a match. Who hesitates takes back an action, or his turn so far, and plays it again. */
function play(wish, { seed, commands }) {
  const match = Match.begin(portRoyal, { seats: wish.seats, options: wish.options, seed, stack: wish.stack });
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
    outcome.reason,
    outcome.decidedBy,
    outcome.winners.join(' '),
    seats.map(({ points }) => points).join(' '),
    seats.map(({ sheet }) => sheet.coins).join(' '),
    log.length,
  ].join('\t');
}

const folder = new URL('fixtures/', import.meta.url);
const only = process.argv.slice(2);
const unknown = only.filter((name) => !WISHES.some((wish) => wish.name === name));
if (unknown.length > 0) throw new Error(`no recording is called ${unknown.join(', ')}`);

const lines = ['match\treason\tdecidedBy\twinners\tpoints\tcoins\tentries'];
for (const wish of WISHES) {
  const path = new URL(`${wish.name}.json`, folder);
  if (only.length === 0 || only.includes(wish.name)) {
    const file = `${JSON.stringify(saveMatch(play(wish, search(wish))))}\n`;
    writeFileSync(path, file);
    console.log(`${wish.name}: ${file.length} characters`);
  }
  lines.push(scoreLine(wish.name, loadMatch(portRoyal, JSON.parse(readFileSync(path, 'utf8')))));
}
writeFileSync(new URL('scores.tsv', folder), `${lines.join('\n')}\n`);
