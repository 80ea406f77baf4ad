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
import { hashOf, legal } from '@broadside/kernel';
import { sketch, weighed } from '@broadside/kernel/conformance';
import { portRoyal, portRoyalBots } from '@broadside/port-royal';
import { recordAll } from '../../../scripts/recording.mjs';

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

function decide({ manner }, state, seat, hands) {
  if (manner === 'sailors' && hands.below(WHIM) > 0)
    return sailor.choose(portRoyal.view(state, seat), seat, { stream: hands });
  return weighed(legal(portRoyal, state, seat), ({ type }) => MANNERS[manner][type] ?? 1, hands);
}

/** Whether the option changed what happened: the same hands do something else without it. */
function itMatters(wanted, option, { seed, events }) {
  const { [option]: _, ...others } = wanted.options;
  return hashOf(sketch(portRoyal, { ...wanted, options: others }, seed, SPEC).events) !== hashOf(events);
}

function isWanted(wanted, found) {
  const { outcome } = found;
  if (outcome?.reason !== wanted.reason || outcome.decidedBy !== wanted.decidedBy) return false;
  if (wanted.shows && !found.commands.some(({ action }) => action.type === wanted.shows)) return false;
  return wanted.matters === undefined || itMatters(wanted, wanted.matters, found);
}

const SPEC = { decide, isWanted, seeds: 20_000, enough: 12, longest: 800 };

recordAll(portRoyal, [...BASE, ...EXPANDED], SPEC, {
  folder: new URL('fixtures/', import.meta.url),
  columns: ['reason', 'decidedBy', 'winners', 'points', 'coins', 'entries'],
});
