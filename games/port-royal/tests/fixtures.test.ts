import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch } from '@broadside/kernel';
import { Corpus, changedAt, coverageOf, missing } from '@broadside/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { EndReason, PortRoyalEvent } from '../rules/state.ts';
import type { PortRoyalMatch } from './matches.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

const corpus = new Corpus(portRoyal, readdirSync(FOLDER), (file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const { names, scores } = corpus;

describe('recorded matches', () => {
  for (const name of names) {
    it(`${name} plays out as it was recorded, entry by entry, and ends with the recorded score`, () => {
      const match = corpus.replayed<PortRoyalMatch>(name);
      expect(corpus.scoreOf(match)).toEqual(scores.get(name));
      expect(match.log.at(-1)?.events.at(-1)).toMatchObject({ type: 'matchEnded', reason: match.outcome?.reason });
    });

    it(`PR-INV-1: in ${name} no card is lost, doubled or misplaced after any entry`, () => {
      expect(corpus.brokenIn(name)).toBeUndefined();
    });
  }

  it('a changed hash, event or command in a recording is noticed', () => {
    const file = corpus.file('twelvePoints-points-2');
    const load = (at: number, change: object) => () => loadMatch(portRoyal, changedAt(file, at, change));
    expect(load(3, { hash: '0000000000000000' })).toThrow('log[3]');
    expect(load(4, { events: [] })).toThrow('log[4]');
    expect(load(1, { action: { type: 'endTurn' } })).toThrow('turn-not-ending');
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
  const { files } = corpus;
  const { actions, events, waysBack } = coverageOf(files);

  it('every end reason, decided in every way, is recorded with every number of players it is for', () => {
    const recorded = names.map(
      (name, at) => `${scores.get(name)?.reason} ${scores.get(name)?.decidedBy} ${files[at].header.seats}`,
    );
    const wanted = Object.entries(ENDINGS).flatMap(([reason, { ways, seats }]) =>
      ways.flatMap((by) => seats.map((count) => `${reason} ${by} ${count}`)),
    );
    expect(missing(wanted, recorded)).toEqual([]);
  });

  it('every module is recorded, alone and with the others', () => {
    const recorded = files.map(({ header }) => header.options.modules.join(' '));
    expect(missing([...portRoyal.modules, portRoyal.modules.join(' ')], recorded)).toEqual([]);
  });

  it.each(Object.entries(portRoyal.options))('every value of the option %s is recorded', (option, { values }) => {
    const recorded = files.map(({ header }) => header.options[option]);
    expect(missing(values, recorded)).toEqual([]);
  });

  it('every kind of action and every kind of event is recorded', () => {
    expect(missing(Object.keys(portRoyal.actions), actions)).toEqual([]);
    expect(missing(Object.keys(EVENTS), events)).toEqual([]);
  });

  it('an undo, a turn taken back as a whole and a prescribed deck are recorded', () => {
    expect(waysBack).toContain(2);
    expect(Math.max(...waysBack)).toBeGreaterThan(2);
    expect(files.filter(({ header }) => header.stack?.deck).length).toBeGreaterThan(0);
  });

  it('the list of scores names exactly the recorded matches', () => {
    expect([...scores.keys()].sort()).toEqual([...names].sort());
  });
});
