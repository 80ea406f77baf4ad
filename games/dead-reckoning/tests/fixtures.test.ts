import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch } from '@broadside/kernel';
import { Corpus, changedAt, coverageOf, missing } from '@broadside/kernel/conformance';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import type { DeadReckoningEvent, EventType } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningMatch } from './matches.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

/** Who ended the match with four achievements or the last order; nobody if it was the limit of rounds. */
const endedBy = ({ log }: DeadReckoningMatch): number | '' => {
  const events: readonly DeadReckoningEvent[] = log.flatMap((entry) => entry.events);
  return events.find((event) => event.type === 'endTriggered')?.seat ?? '';
};

const corpus = new Corpus(deadReckoning, readdirSync(FOLDER), (file) => readFileSync(new URL(file, FOLDER), 'utf8'), {
  endedBy,
});
const { names, scores } = corpus;

describe('recorded matches', () => {
  for (const name of names) {
    it(`DR-GAMEEND-8, DR-SCORE-20: ${name} plays out as it was recorded, entry by entry, and ends with the recorded score`, () => {
      const match = corpus.replayed<DeadReckoningMatch>(name);
      expect(corpus.scoreOf(match)).toEqual(scores.get(name));
      expect(match.log.at(-1)?.events.at(-1)).toEqual({ type: 'ended' });
    });

    it(`DR-COMP-3, DR-COMP-30, DR-COMP-32: in ${name} no card, cube or coin is lost, doubled or misplaced after any entry`, () => {
      expect(corpus.brokenIn(name)).toBeUndefined();
    });
  }

  it('a changed hash, event, throw or command in a recording is named with its entry', () => {
    const file = corpus.file('achievements-2');
    const load = (at: number, change: object) => () => loadMatch(deadReckoning, changedAt(file, at, change));
    const thrown = file.log.findIndex(({ action }) => action?.type === 'land');
    const land = file.log[thrown].action as Extract<DeadReckoningAction, { type: 'land' }>;
    const cubes = [(land.cubes[0] + 1) % 5, ...land.cubes.slice(1)];
    expect(load(3, { hash: '0000000000000000' })).toThrow('log[3]');
    expect(load(4, { events: [] })).toThrow('log[4]');
    expect(load(1, { action: { type: 'end' } })).toThrow('token-first');
    expect(load(thrown, { action: { ...land, cubes } })).toThrow(`log[${thrown}]`);
  });
});

/** Typed so that a new kind of event cannot be forgotten. */
const EVENTS: Readonly<Record<EventType, true>> = {
  began: true,
  offered: true,
  kept: true,
  turnBegan: true,
  drew: true,
  reshuffled: true,
  levelled: true,
  declined: true,
  moved: true,
  rearranged: true,
  played: true,
  raised: true,
  sailed: true,
  explored: true,
  bought: true,
  gotCard: true,
  turnedOver: true,
  discarded: true,
  used: true,
  influenced: true,
  controlled: true,
  controlLost: true,
  permanent: true,
  recalled: true,
  produced: true,
  built: true,
  razed: true,
  fitted: true,
  stripped: true,
  repaired: true,
  trained: true,
  battleBegan: true,
  armed: true,
  landed: true,
  rethrown: true,
  exploded: true,
  combatUsed: true,
  passed: true,
  shifted: true,
  removed: true,
  looted: true,
  damaged: true,
  battleWon: true,
  modeLost: true,
  sunk: true,
  progress: true,
  achieved: true,
  refilled: true,
  mode: true,
  sleeved: true,
  cleaned: true,
  ordered: true,
  endTriggered: true,
  lastTurnDone: true,
  tieThrown: true,
  ended: true,
};

/** Every kind of battle with every way it comes about. */
const BATTLES = [
  'merchant attack',
  'building attack',
  'ship attack',
  'ship flag',
  'ship chosen',
  'ship forced',
  'tie tie',
];

describe('completeness of the recorded matches', () => {
  const { files } = corpus;
  const { actions, events, waysBack } = coverageOf(files);
  const recordedEvents = files.map(({ log }) => log.flatMap((entry) => entry.events as readonly DeadReckoningEvent[]));

  it('DR-GAMEEND-1, DR-TABLE-9: the end by four achievements and by each limit of rounds is recorded', () => {
    const ends = names.map((name, at) => {
      const { seats, options } = files[at].header;
      const { reason } = scores.get(name) ?? {};
      return reason === 'roundLimit' ? `${reason} ${options.roundLimit}` : `${reason} ${seats}`;
    });
    const achieved = [1, 2, 3, 4].map((seats) => `achievements ${seats}`);
    const limited = [12, 16, 20].map((limit) => `roundLimit ${limit}`);
    expect(missing([...achieved, ...limited, 'orders 1'], ends)).toEqual([]);
  });

  it('DR-SOLO-43, DR-SOLO-44, DR-SOLO-46: alone, every end is recorded, won and lost', () => {
    const solo = names.filter((_name, at) => files[at].header.seats === 1).map((name) => scores.get(name));
    const ends = solo.map((score) => `${score?.reason} ${score?.endedBy} ${score?.winners === '0' ? 'won' : 'lost'}`);
    const wanted = ['achievements 0', 'achievements 1', 'orders 1'].flatMap((end) => [`${end} won`, `${end} lost`]);
    expect(missing(wanted, ends)).toEqual([]);
  });

  it('DR-TIE-1, DR-TIE-3: a tie that the battle ship decided is recorded with two, three and four players', () => {
    const recorded = names.map((name, at) => `${scores.get(name)?.decidedBy} ${files[at].header.seats}`);
    expect(missing(['tieBattle 2', 'tieBattle 3', 'tieBattle 4', 'points 2', 'points 3'], recorded)).toEqual([]);
  });

  it('DR-COMBAT-1: every kind of battle is recorded, whatever it comes from', () => {
    const battles = recordedEvents.flat().flatMap((event) => (event.type === 'battleBegan' ? [event] : []));
    const recorded = battles.map(({ kind, cause }) => `${kind} ${cause}`);
    expect(missing(BATTLES, recorded)).toEqual([]);
  });

  it('DR-SINK-1, DR-COMBAT-13: battles are recorded in which one ship sinks, and in which both do', () => {
    const sunk = recordedEvents.flatMap((story) => {
      const battles = [0];
      for (const { type } of story)
        if (type === 'battleBegan' || type === 'turnBegan') battles.push(0);
        else if (type === 'sunk') battles[battles.length - 1]++;
      return battles;
    });
    expect(missing([1, 2], sunk)).toEqual([]);
  });

  it.each(Object.entries(deadReckoning.options))('every value of the option %s is recorded', (option, { values }) => {
    const recorded = files.map(({ header }) => header.options[option]);
    expect(missing(values, recorded)).toEqual([]);
  });

  it('every kind of action and every kind of event is recorded', () => {
    expect(missing(Object.keys(deadReckoning.actions), actions)).toEqual([]);
    expect(missing(Object.keys(EVENTS), events)).toEqual([]);
  });

  it('an undo, a turn taken back as a whole, prescribed cards and prescribed throws are recorded', () => {
    expect(waysBack).toContain(2);
    expect(Math.max(...waysBack)).toBeGreaterThan(2);
    expect(files.filter(({ header }) => header.stack?.throws).length).toBeGreaterThan(0);
    expect(files.filter(({ header }) => header.stack === undefined).length).toBeGreaterThan(0);
  });

  it('the list of scores names exactly the recorded matches', () => {
    expect([...scores.keys()].sort()).toEqual([...names].sort());
  });
});
