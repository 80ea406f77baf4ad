import { readdirSync, readFileSync } from 'node:fs';
import { loadMatch, Match, type MatchFile } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import type { ActionType, EventType, SevenSeasAction } from '../rules/state.ts';
import type { SevenSeasMatch } from './matches.ts';

const FOLDER = new URL('fixtures/', import.meta.url);

const read = (name: string): MatchFile => JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8'));

const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** `scores.tsv`: the result of every recorded match as it was when it was recorded, seat by seat. */
interface Score {
  readonly end: string;
  readonly decidedBy: string;
  readonly winners: string;
  readonly points: string;
  readonly corsairs: string;
  readonly marks: string;
  readonly entries: number;
}

const SCORES: ReadonlyMap<string, Score> = new Map(
  readFileSync(new URL('scores.tsv', FOLDER), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name, end, decidedBy, winners, points, corsairs, marks, entries] = line.split('\t');
      return [name, { end, decidedBy, winners, points, corsairs, marks, entries: Number(entries) }];
    }),
);

function scoreOf({ outcome, log }: SevenSeasMatch): Score | undefined {
  if (!outcome) return undefined;
  const seats = [...outcome.ranking].sort((one, other) => one.seat - other.seat);
  const isDrawn = log.some(({ events }) => events.some(({ type }) => type === 'endDrawn'));
  return {
    end: isDrawn ? 'drawn' : 'limit',
    decidedBy: outcome.decidedBy,
    winners: outcome.winners.join(' '),
    points: seats.map(({ points }) => points).join(' '),
    corsairs: seats.map(({ sheet }) => sheet.corsairs).join(' '),
    marks: seats.map(({ sheet }) => sheet.blackMarks).join(' '),
    entries: log.length,
  };
}

const beginAgain = ({ header, seed }: MatchFile): SevenSeasMatch =>
  Match.begin(sevenSeas, { seats: header.seats, options: header.options, seed, stack: header.stack });

describe('recorded matches', () => {
  for (const name of NAMES) {
    it(`S7-END-7, S7-END-8: ${name} plays out as it was recorded, entry by entry, and ends with the recorded score`, () => {
      const match = loadMatch<SevenSeasMatch>(sevenSeas, read(name));
      expect(scoreOf(match)).toEqual(SCORES.get(name));
      expect(match.log.at(-1)?.events.at(-1)).toEqual({ type: 'ended' });
    });

    it(`S7-COMP-4, S7-COMP-8: in ${name} no card is lost, doubled or misplaced after any entry`, () => {
      const file = read(name);
      const match = beginAgain(file);
      expect(sevenSeas.broken(match.state)).toBeUndefined();
      for (const entry of file.log.slice(1)) {
        match.repeat(entry as SevenSeasMatch['log'][number]);
        expect(sevenSeas.broken(match.state), `entry ${entry.n}`).toBeUndefined();
      }
    });
  }

  it('a changed hash, event, throw or command in a recording is named with its entry', () => {
    const file = read('drawn-points-3');
    const change = (at: number, entry: object): unknown => ({
      ...file,
      log: file.log.map((line, n) => (n === at ? { ...line, ...entry } : line)),
    });
    const thrown = file.log.findIndex(({ action }) => action?.type === 'land');
    const land = file.log[thrown].action as Extract<SevenSeasAction, { type: 'land' }>;
    const dice = [7 - land.dice[0], ...land.dice.slice(1)];
    expect(() => loadMatch(sevenSeas, change(3, { hash: '0000000000000000' }))).toThrow('log[3]');
    expect(() => loadMatch(sevenSeas, change(4, { events: [] }))).toThrow('log[4]');
    expect(() => loadMatch(sevenSeas, change(1, { action: { type: 'draw' } }))).toThrow('choose-first');
    expect(() => loadMatch(sevenSeas, change(thrown, { action: { ...land, dice } }))).toThrow(`log[${thrown}]`);
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
  const files = NAMES.map(read);
  const log = files.flatMap((file) => file.log);

  it('S7-END-8: every way of deciding is recorded with two, three and four players', () => {
    const recorded = new Set(NAMES.map((name) => `${SCORES.get(name)?.decidedBy} ${read(name).header.seats}`));
    const wanted = ['points', 'corsairs', 'marks', 'shared'].flatMap((by) =>
      [2, 3, 4].map((seats) => `${by} ${seats}`),
    );
    expect(wanted.filter((combination) => !recorded.has(combination))).toEqual([]);
  });

  it('S7-END-1, S7-TABLE-4: the end by End of Adventures and by each limit of rounds is recorded', () => {
    const ends = files.map(({ header }, at) => `${SCORES.get(NAMES[at])?.end} ${header.options.roundLimit}`);
    expect(['drawn 0', 'limit 20', 'limit 30', 'limit 40'].filter((end) => !ends.includes(end))).toEqual([]);
  });

  for (const [option, { values }] of Object.entries(sevenSeas.options))
    it(`every value of the option ${option} is recorded`, () => {
      const recorded = new Set(files.map(({ header }) => header.options[option]));
      expect(values.filter((value) => !recorded.has(value))).toEqual([]);
    });

  it('every kind of action and every kind of event is recorded', () => {
    const actions = new Set(log.map(({ action }) => action?.type));
    const events = new Set(log.flatMap((entry) => entry.events.map(({ type }) => type)));
    expect(Object.keys(sevenSeas.actions).filter((type) => !actions.has(type as ActionType))).toEqual([]);
    expect(Object.keys(EVENTS).filter((type) => !events.has(type))).toEqual([]);
  });

  it('an undo, a turn taken back as a whole, prescribed cards and a prescribed throw are recorded', () => {
    const wayBack = log.flatMap(({ n, undo }) => (undo === undefined ? [] : [n - undo]));
    expect(wayBack.filter((entries) => entries === 2).length).toBeGreaterThan(0);
    expect(wayBack.filter((entries) => entries > 2).length).toBeGreaterThan(0);
    expect(files.filter(({ header }) => header.stack?.throws).length).toBeGreaterThan(0);
    expect(files.filter(({ header }) => header.stack === undefined).length).toBeGreaterThan(0);
  });

  it('the list of scores names exactly the recorded matches', () => {
    expect([...SCORES.keys()].sort()).toEqual([...NAMES].sort());
  });
});
