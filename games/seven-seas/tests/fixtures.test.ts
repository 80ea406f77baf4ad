import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch } from '@broadside/kernel';
import { Corpus, changedAt, coverageOf, missing } from '@broadside/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { EventType, SevenSeasAction } from '../rules/state.ts';
import type { SevenSeasMatch } from './matches.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

/** How the last rounds began. */
const endOf = ({ log }: SevenSeasMatch): string =>
  log.some(({ events }) => events.some(({ type }) => type === 'endDrawn')) ? 'drawn' : 'limit';

const corpus = new Corpus(sevenSeas, readdirSync(FOLDER), (file) => readFileSync(new URL(file, FOLDER), 'utf8'), {
  end: endOf,
});
const { names, scores } = corpus;

describe('recorded matches', () => {
  for (const name of names) {
    it(`S7-END-7, S7-END-8: ${name} plays out as it was recorded, entry by entry, and ends with the recorded score`, () => {
      const match = corpus.replayed<SevenSeasMatch>(name);
      expect(corpus.scoreOf(match)).toEqual(scores.get(name));
      expect(match.log.at(-1)?.events.at(-1)).toEqual({ type: 'ended' });
    });

    it(`S7-COMP-4, S7-COMP-8: in ${name} no card is lost, doubled or misplaced after any entry`, () => {
      expect(corpus.brokenIn(name)).toBeUndefined();
    });
  }

  it('a changed hash, event, throw or command in a recording is named with its entry', () => {
    const file = corpus.file('drawn-points-3');
    const load = (at: number, change: object) => () => loadMatch(sevenSeas, changedAt(file, at, change));
    const thrown = file.log.findIndex(({ action }) => action?.type === 'land');
    const land = file.log[thrown].action as Extract<SevenSeasAction, { type: 'land' }>;
    const dice = [7 - land.dice[0], ...land.dice.slice(1)];
    expect(load(3, { hash: '0000000000000000' })).toThrow('log[3]');
    expect(load(4, { events: [] })).toThrow('log[4]');
    expect(load(1, { action: { type: 'draw' } })).toThrow('choose-first');
    expect(load(thrown, { action: { ...land, dice } })).toThrow(`log[${thrown}]`);
  });
});

/** Typed so that a new kind of event cannot be forgotten. */
const EVENTS: Readonly<Record<EventType, true>> = {
  began: true,
  dealt: true,
  roundBegan: true,
  chose: true,
  called: true,
  declined: true,
  marked: true,
  markLifted: true,
  built: true,
  corsair: true,
  gift: true,
  ritual: true,
  sold: true,
  gained: true,
  yinYang: true,
  guards: true,
  drew: true,
  endDrawn: true,
  played: true,
  sent: true,
  cast: true,
  landed: true,
  fought: true,
  raidEnded: true,
  looted: true,
  kept: true,
  dropped: true,
  reshuffled: true,
  protected: true,
  named: true,
  hit: true,
  assigned: true,
  returned: true,
  ended: true,
};

describe('completeness of the recorded matches', () => {
  const { files } = corpus;
  const { actions, events, waysBack } = coverageOf(files);

  it('S7-END-8: every way of deciding is recorded with two, three and four players', () => {
    const recorded = names.map((name, at) => `${scores.get(name)?.decidedBy} ${files[at].header.seats}`);
    const wanted = ['points', 'corsairs', 'marks', 'shared'].flatMap((by) =>
      [2, 3, 4].map((seats) => `${by} ${seats}`),
    );
    expect(missing(wanted, recorded)).toEqual([]);
  });

  it('S7-END-1, S7-TABLE-4: the end by End of Adventures and by each limit of rounds is recorded', () => {
    const ends = names.map((name, at) => `${scores.get(name)?.end} ${files[at].header.options.roundLimit}`);
    expect(missing(['drawn 0', 'limit 20', 'limit 30', 'limit 40'], ends)).toEqual([]);
  });

  it.each(Object.entries(sevenSeas.options))('every value of the option %s is recorded', (option, { values }) => {
    const recorded = files.map(({ header }) => header.options[option]);
    expect(missing(values, recorded)).toEqual([]);
  });

  it('every kind of action and every kind of event is recorded', () => {
    expect(missing(Object.keys(sevenSeas.actions), actions)).toEqual([]);
    expect(missing(Object.keys(EVENTS), events)).toEqual([]);
  });

  it('an undo, a turn taken back as a whole, prescribed cards and a prescribed throw are recorded', () => {
    expect(waysBack).toContain(2);
    expect(Math.max(...waysBack)).toBeGreaterThan(2);
    expect(files.filter(({ header }) => header.stack?.throws).length).toBeGreaterThan(0);
    expect(files.filter(({ header }) => header.stack === undefined).length).toBeGreaterThan(0);
  });

  it('the list of scores names exactly the recorded matches', () => {
    expect([...scores.keys()].sort()).toEqual([...names].sort());
  });
});
