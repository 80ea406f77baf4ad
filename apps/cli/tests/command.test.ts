/** The built command, whatever games are on the shelf. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@broadside/shelf';
import { speaker } from '@broadside/text';
import { afterAll, describe, expect, it } from 'vitest';
import { broadside, broadsideHere, lastLine } from './bin.ts';

/** The game that is meant where none is named. */
const [FIRST] = shelf;
const { min, max } = FIRST.game.seats;
/** A game in which one can say who begins. */
const [{ game: ORDERED }] = shelf.filter(({ game }) => 'firstPlayer' in game.options);

const FIXTURES = fileURLToPath(new URL(`../../../games/${FIRST.game.id}/tests/fixtures/`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'broadside-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixture = join(FIXTURES, readdirSync(FIXTURES).find((name) => name.endsWith('.json')) ?? '');

describe('broadside games', () => {
  it('lists the games with player counts, modules, options and defaults', () => {
    const { out, code } = broadside(['games', '--json']);
    expect(code).toBe(0);
    const defaults = (options: object): object =>
      Object.fromEntries(Object.entries(options).map(([name, { default: standard }]) => [name, { default: standard }]));
    expect(JSON.parse(out)).toMatchObject(
      shelf.map(({ game: { id, seats, modules, options } }) => ({ id, seats, modules, options: defaults(options) })),
    );
    expect(broadside(['games', '--lang', 'uk']).out).toContain(`гравців ${min}–${max}`);
  });
});

describe('broadside simulate', () => {
  it('plays random matches and ends with one JSON object', () => {
    const { out, err, code } = broadside([
      'simulate',
      FIRST.game.id,
      ...'--players 4 --games 60 --seed 7 --json'.split(' '),
    ]);
    const summary = lastLine(out);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(summary).toMatchObject({ players: 4, matches: 60, bots: ['random', 'random', 'random', 'random'] });
    expect((summary.wins as number[]).reduce((a, b) => a + b)).toBeCloseTo(60, 1);
    expect(summary.bySeat).toMatchObject((summary.wins as number[]).map((wins, seat) => ({ seat, games: 60, wins })));
    expect(summary.byTurnOrder).toMatchObject([1, 2, 3, 4].map((place) => ({ place, games: 60 })));
    expect(Object.keys(summary)).toEqual(
      expect.arrayContaining(['actions', 'seconds', 'actionsPerSecond', 'meanPoints', 'meanTurns', 'endReasons']),
    );
  });

  it('gives the same result for the same seed, on one core or two', () => {
    const run = (...more: string[]) => {
      const { seconds, actionsPerSecond, ...rest } = lastLine(
        broadside([
          'simulate',
          '--players',
          '3',
          '--bots',
          'sailor,deckhand',
          '--games',
          '20',
          '--seed',
          's',
          '--json',
          ...more,
        ]).out,
      );
      expect(seconds).toBeGreaterThan(0);
      expect(actionsPerSecond).toBeGreaterThan(0);
      return rest;
    };
    expect(run()).toEqual(run('--jobs', '2'));
  });
});

describe('broadside arena', () => {
  it('swaps seats and prints win rates with intervals', () => {
    const { out } = broadside([
      'arena',
      FIRST.game.id,
      ...'--bots sailor,random --games 40 --seed 3 --json'.split(' '),
    ]);
    const { bots, bySeat, byTurnOrder } = lastLine(out) as {
      bots: { name: string; games: number; winRate: number; ci: number[] }[];
      bySeat: { wins: number }[];
      byTurnOrder: { wins: number }[];
    };
    for (const places of [bySeat, byTurnOrder]) expect(places[0].wins + places[1].wins).toBeCloseTo(40, 1);
    expect(bots.map(({ name, games }) => [name, games])).toEqual([
      ['sailor', 40],
      ['random', 40],
    ]);
    expect(bots[0].winRate).toBeGreaterThan(0.9);
    expect(bots[0].ci[0]).toBeLessThanOrEqual(bots[0].winRate);
    expect(bots[0].ci[1]).toBeGreaterThanOrEqual(bots[0].winRate);
  });

  it('takes the luck out of the results, and says what that is worth', async () => {
    const args = ['arena', FIRST.game.id, ...'--bots sailor,sailor --games 2 --seed 3 --adjusted'.split(' ')];
    const { bots, worth } = lastLine((await broadsideHere([...args, '--json'])).out) as {
      bots: { adjusted: { mean: number; ci: readonly [number, number] } }[];
      worth: number;
    };
    expect(bots[0].adjusted.mean + bots[1].adjusted.mean).toBeCloseTo(1, 2);
    for (const { adjusted } of bots) expect(adjusted.ci[0]).toBeLessThanOrEqual(adjusted.mean);
    expect(worth).toBeGreaterThan(0);
    expect((await broadsideHere([...args, '--lang', 'uk'])).out).toContain('без везіння');
  });

  it('lets a program of one’s own play by JSON lines', () => {
    const program = join(folder, 'first.mjs');
    writeFileSync(
      program,
      `import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: what, actions } = JSON.parse(line);
  if (what === 'choose') console.log(JSON.stringify({ id, action: actions[actions.length - 1] }));
}`,
    );
    const { out, err, code } = broadside([
      'arena',
      '--bots',
      'sailor',
      '--bot',
      `cmd:node ${program}`,
      '--games',
      '4',
      '--seed',
      '1',
      '--json',
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect((lastLine(out) as { bots: { name: string }[] }).bots[1].name).toBe(`cmd:node ${program}`);
  });

  it.each([
    ['exit 3', /ended with code/],
    ['echo nonsense', /answered|ended/],
  ])('says so when the program "%s" does not play', (command, complaint) => {
    const { err, code } = broadside([
      'arena',
      '--bots',
      'sailor',
      '--bot',
      `cmd:${command}`,
      '--games',
      '2',
      '--seed',
      '1',
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(complaint);
  });
});

/** A match that can be judged, cut short so that it is judged in a moment. */
function shortMatch(): string {
  const file = JSON.parse(readFileSync(fixture, 'utf8'));
  const path = join(folder, 'short.json');
  writeFileSync(path, JSON.stringify({ ...file, log: file.log.slice(0, 20), told: undefined }));
  return path;
}

describe('broadside analyse', () => {
  it('judges a match here and on two cores alike', async () => {
    const path = shortMatch();
    const args = ['analyse', path, '--iterations', '6', '--json', '--jobs'];
    const here = lastLine((await broadsideHere([...args, '1'])).out);
    expect(here).toMatchObject({ format: 'broadside-analysis/1', game: FIRST.game.id, entries: 19 });
    expect(here.done).toBe(here.of);
    expect(lastLine(broadside([...args, '2']).out)).toEqual(here);
  });

  it.each(['en', 'ru', 'uk'])('tells what it found in %s', async (lang) => {
    const args = ['analyse', shortMatch(), '--iterations', '4', '--jobs', '1', '--seat', '1', '--lang', lang];
    const { out, code } = await broadsideHere(args);
    expect(code).toBe(0);
    expect(out).toMatch(/[▁▂▃▄▅▆▇█]{10}/u);
    expect(out).toContain('±');
  });

  it('says what is done when the time is up', async () => {
    const args = ['analyse', shortMatch(), '--ms', '1', '--jobs', '1', '--json'];
    const { done, of } = lastLine((await broadsideHere(args)).out) as { done: number; of: number };
    expect(done).toBeLessThan(of);
  });
});

describe('broadside verify and replay', () => {
  it('confirm and show a recorded match', () => {
    const verified = broadside(['verify', fixture, '--json']);
    expect(verified.code).toBe(0);
    expect(lastLine(verified.out)).toMatchObject({ ok: true, game: FIRST.game.id });
    expect(broadside(['verify', fixture]).out).toContain('Confirmed');
    const shown = broadside(['replay', fixture, '--at', '5', '--as', '0', '--lang', 'ru']);
    expect(shown.code).toBe(0);
    const title = FIRST.terminal.title(speaker('ru', FIRST.voice.catalogues, FIRST.terminal.catalogues));
    expect(shown.out).toContain(title);
  });

  it.each<[string, (text: string) => string]>([
    ['cut short', (text) => text.slice(0, -500)],
    ['with another seed', (text) => text.replace(/"seed":"[^"]*"/, '"seed":"other"')],
    ['with a touched hash', (text) => text.replace(/"hash":"(.)/, '"hash":"x')],
    ['that is no JSON', () => '\u0000\u0001'],
    ['that is something else', () => '[1,2,3]'],
  ])('refuse a file %s', async (_what, change) => {
    const path = join(folder, 'damaged.json');
    writeFileSync(path, change(readFileSync(fixture, 'utf8')));
    for (const command of ['verify', 'replay']) {
      const { err, code } = await broadsideHere([command, path]);
      expect(code).toBe(2);
      expect(err).toContain('damaged.json');
      expect(err).not.toContain('    at ');
    }
  });
});

describe('wrong words', () => {
  function refused({ out, err, code }: ReturnType<typeof broadside>, complaint: RegExp): void {
    expect(err).toMatch(complaint);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    expect(out).toBe('');
  }

  it.each([
    [['sail'], /no command "sail"/],
    [['trace', 'request-1'], /needs the id of a request/],
    [['trace', 'request-1', 'no-such.log'], /no-such\.log/],
    [['simulate', 'chess'], new RegExp(`no game "chess"; there are ${shelf.map(({ game }) => game.id).join(', ')}`)],
    [['simulate', '--players', '9'], new RegExp(`--players must be a whole number from ${min} to ${max}, not "9"`)],
    [['simulate', '--games', 'many'], /--games must be a whole number/],
    [['simulate', '--bots', 'admiral'], /no bot "admiral"/],
    [['simulate', '--options', '{'], /--options is not JSON/],
    [['simulate', '--options', '{"speed":1}'], /no option "speed"/],
    [['simulate', ORDERED.id, '--options', '{"firstPlayer":4}', '--players', '2'], /first player/i],
    [['simulate', '--frobnicate'], /--frobnicate/],
    [['simulate', FIRST.game.id, 'and', 'more'], /does not know what to do with "and"/],
    [['arena', '--bots', 'sailor'], new RegExp(`needs 2 to ${max} bots`)],
    [['verify'], /needs the path of a match file/],
    [['analyse'], /needs the path of a match file/],
    [['analyse', 'no-such-file.json'], /no-such-file\.json/],
    [['analyse', fixture, '--seat', '9'], /--seat must be a whole number/],
    [['verify', 'no-such-file.json'], /no-such-file\.json/],
    [['replay', fixture, '--at', '999999'], /--at must be a whole number/],
    [['replay', fixture, '--as', 'admiral'], /--as must be/],
    [['games', '--lang', 'pirate'], /--lang must be one of en, ru, uk/],
    [['help', 'sail'], /no command "sail"/],
  ])('%j give a sentence and exit code 2', async (args, complaint) => {
    refused(await broadsideHere(args), complaint);
  });

  // A process of its own: what it prints, its exit code, and that it has no terminal, are seen from outside.
  it.each([
    [['sail'], /no command "sail"/],
    [['simulate', 'chess'], /no game "chess"/],
    [['verify', 'no-such-file.json'], /no-such-file\.json/],
    [['play'], /terminal/],
  ])('%j give them to whoever runs the command', (args, complaint) => {
    refused(broadside(args), complaint);
  });
});

describe('broadside engine', () => {
  it('analyses a position from what its seat sees, and refuses where there is nothing to choose', () => {
    const ask = { do: 'analyse', worlds: 8, most: 2 };
    const lines = [ask, { do: 'new', game: FIRST.game.id, seats: 2, seed: 'analyse' }, ask, ask, { ...ask, worlds: 0 }];
    const { out } = broadside(['engine'], lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const [none, , first, second, few] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { ok: boolean; choices?: unknown[]; error?: { code: string } });
    expect(none.error?.code).toBe('no-match');
    expect(first.ok).toBe(true);
    expect(first.choices?.length).toBeGreaterThan(0);
    expect(second).toEqual(first);
    expect(few.error?.code).toBe('bad-limit');
  });

  it('answers every line of any bytes and goes on', () => {
    const bytes = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919 + (at >> 3)) % 256));
    const { out, code } = broadside(['engine'], Buffer.concat([bytes, Buffer.from('\n{"id":"last","do":"games"}\n')]));
    expect(code).toBe(0);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; ok: boolean });
    expect(answers.length).toBeGreaterThan(10);
    expect(answers.slice(0, -1).every(({ ok }) => !ok)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ id: 'last', ok: true });
  });
});
