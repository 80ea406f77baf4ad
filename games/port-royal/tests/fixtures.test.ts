import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch, Match, type MatchFile } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { EndReason, PortRoyalAction, PortRoyalEvent } from '../rules/state.ts';
import type { PortRoyalMatch } from './matches.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

const read = (name: string): MatchFile => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));

const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** `scores.tsv`: the result of every recorded match as it was when it was recorded, seat by seat. */
interface Score {
  readonly reason: string;
  readonly decidedBy: string;
  readonly winners: string;
  readonly points: string;
  readonly coins: string;
  readonly entries: number;
}

const SCORES: ReadonlyMap<string, Score> = new Map(
  readFileSync(new URL('scores.tsv', FOLDER), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name, reason, decidedBy, winners, points, coins, entries] = line.split('\t');
      return [name, { reason, decidedBy, winners, points, coins, entries: Number(entries) }];
    }),
);

function scoreOf({ outcome, log }: PortRoyalMatch): Score | undefined {
  if (!outcome) return undefined;
  const seats = [...outcome.ranking].sort((a, b) => a.seat - b.seat);
  return {
    reason: outcome.reason,
    decidedBy: outcome.decidedBy,
    winners: outcome.winners.join(' '),
    points: seats.map(({ points }) => points).join(' '),
    coins: seats.map(({ sheet }) => sheet.coins).join(' '),
    entries: log.length,
  };
}

const beginAgain = ({ header, seed }: MatchFile): PortRoyalMatch =>
  Match.begin(portRoyal, { seats: header.seats, options: header.options, seed, stack: header.stack });

describe('recorded matches', () => {
  for (const name of NAMES) {
    it(`${name} plays out as it was recorded, entry by entry, and ends with the recorded score`, () => {
      const match = loadMatch<PortRoyalMatch>(portRoyal, read(name));
      expect(scoreOf(match)).toEqual(SCORES.get(name));
      expect(match.log.at(-1)?.events.at(-1)).toMatchObject({ type: 'matchEnded', reason: match.outcome?.reason });
    });

    it(`PR-INV-1: in ${name} no card is lost, doubled or misplaced after any entry`, () => {
      const file = read(name);
      const match = beginAgain(file);
      expect(portRoyal.broken(match.state)).toBeUndefined();
      for (const entry of file.log.slice(1)) {
        match.repeat(entry as PortRoyalMatch['log'][number]);
        expect(portRoyal.broken(match.state), `entry ${entry.n}`).toBeUndefined();
      }
    });
  }

  it('a changed hash, event or command in a recording is noticed', () => {
    const file = read('twelvePoints-points-2');
    const change = (at: number, entry: object): unknown => ({
      ...file,
      log: file.log.map((line, n) => (n === at ? { ...line, ...entry } : line)),
    });
    expect(() => loadMatch(portRoyal, change(3, { hash: '0000000000000000' }))).toThrow('log[3]');
    expect(() => loadMatch(portRoyal, change(4, { events: [] }))).toThrow('log[4]');
    expect(() => loadMatch(portRoyal, change(1, { action: { type: 'endTurn' } }))).toThrow('turn-not-ending');
  });
});

/** How each ending can be decided, and with how many players. Typed so that a new reason cannot be forgotten. */
const ENDINGS: Readonly<Record<EndReason, { readonly ways: readonly string[]; readonly seats: readonly number[] }>> = {
  twelvePoints: { ways: ['points', 'coins', 'shared'], seats: [2, 3, 4, 5] },
  twelvePointsAndExpedition: { ways: ['points', 'coins', 'shared', 'expedition'], seats: [2, 3, 4, 5] },
  becalmed: { ways: ['points', 'coins', 'shared', 'expedition'], seats: [2, 3, 4, 5] },
  eightPoints: { ways: ['points', 'coins', 'shared'], seats: [2, 3, 4] },
  contractsFulfilled: { ways: ['together'], seats: [1, 2, 3, 4, 5] },
  timeRanOut: { ways: ['together'], seats: [1, 2, 3, 4, 5] },
  twelvePointsAndTrophy: { ways: ['points', 'markers', 'coins', 'shared', 'trophy'], seats: [2] },
  chapterWon: { ways: ['together'], seats: [1, 2, 3, 4] },
  chapterLost: { ways: ['together'], seats: [1, 2, 3, 4] },
};

/** Typed so that a new kind of event cannot be forgotten. */
const EVENTS: Readonly<Record<PortRoyalEvent['type'], true>> = {
  matchBegan: true,
  turnBegan: true,
  cardRevealed: true,
  shipSunk: true,
  cardEnteredHarbour: true,
  expeditionOpened: true,
  taxPaid: true,
  taxEnded: true,
  bust: true,
  phaseTwoBegan: true,
  takeTurnBegan: true,
  shipTraded: true,
  personHired: true,
  compensationPaid: true,
  takeTurnEnded: true,
  expeditionClaimed: true,
  coinsGained: true,
  coinsForfeited: true,
  deckReshuffled: true,
  harbourCleared: true,
  endTriggered: true,
  matchEnded: true,
  coinsPaid: true,
  gamblerUsed: true,
  shipTucked: true,
  giftGiven: true,
  contractsOpened: true,
  contractStepped: true,
  contractCompleted: true,
  coinsWaived: true,
  shipCaptured: true,
  captivesDiscarded: true,
  timePassed: true,
  timeMoved: true,
  characterChosen: true,
  storyRead: true,
  cardsShuffledIn: true,
  eventRevealed: true,
  cardsTurned: true,
  monthEnded: true,
  markerBought: true,
  crownsGained: true,
  taskStepped: true,
  taskCompleted: true,
  unlocked: true,
  shipStowed: true,
  itemSold: true,
  lookedAhead: true,
  lookoutDiscarded: true,
};

describe('completeness of the recorded matches', () => {
  const files = NAMES.map(read);
  const log = files.flatMap((file) => file.log);

  it('every end reason, decided in every way, is recorded with every number of players it is for', () => {
    const recorded = new Set(
      NAMES.map((name) => `${SCORES.get(name)?.reason} ${SCORES.get(name)?.decidedBy} ${read(name).header.seats}`),
    );
    const wanted = Object.entries(ENDINGS).flatMap(([reason, { ways, seats }]) =>
      ways.flatMap((by) => seats.map((count) => `${reason} ${by} ${count}`)),
    );
    expect(wanted.filter((combination) => !recorded.has(combination))).toEqual([]);
  });

  it('every module is recorded, alone and with the others', () => {
    const recorded = new Set(files.map(({ header }) => header.options.modules.join(' ')));
    const wanted = [...portRoyal.modules, portRoyal.modules.join(' ')];
    expect(wanted.filter((modules) => !recorded.has(modules))).toEqual([]);
  });

  for (const [option, { values }] of Object.entries(portRoyal.options))
    it(`every value of the option ${option} is recorded`, () => {
      const recorded = new Set(files.map(({ header }) => header.options[option]));
      expect(values.filter((value) => !recorded.has(value))).toEqual([]);
    });

  it('every kind of action and every kind of event is recorded', () => {
    const actions = new Set(log.map(({ action }) => (action as PortRoyalAction | undefined)?.type));
    const events = new Set(log.flatMap((entry) => entry.events.map(({ type }) => type)));
    expect(Object.keys(portRoyal.actions).filter((type) => !actions.has(type as PortRoyalAction['type']))).toEqual([]);
    expect(Object.keys(EVENTS).filter((type) => !events.has(type))).toEqual([]);
  });

  it('an undo, a turn taken back as a whole and a prescribed deck are recorded', () => {
    const wayBack = log.flatMap(({ n, undo }) => (undo === undefined ? [] : [n - undo]));
    expect(wayBack.filter((entries) => entries === 2).length).toBeGreaterThan(0);
    expect(wayBack.filter((entries) => entries > 2).length).toBeGreaterThan(0);
    expect(files.filter(({ header }) => header.stack?.deck).length).toBeGreaterThan(0);
  });

  it('the list of scores names exactly the recorded matches', () => {
    expect([...SCORES.keys()].sort()).toEqual([...NAMES].sort());
  });
});
