/** The built command, run as a person or a script would run it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/broadside.mjs', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../../games/port-royal/tests/fixtures/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'broadside-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function broadside(
  args: readonly string[],
  input: string | Buffer = '',
): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: status, out: stdout, err: stderr };
}

const lastLine = (out: string): Record<string, unknown> =>
  JSON.parse(out.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;

const fixture = join(FIXTURES, readdirSync(FIXTURES).find((name) => name.endsWith('.json')) ?? '');

describe('broadside games', () => {
  it('lists the games with player counts, modules, options and defaults', () => {
    const { out, code } = broadside(['games', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      {
        id: 'port-royal',
        seats: { min: 1, max: 5 },
        modules: ['gambler', 'setSail', 'contractCards'],
        options: { play: { default: 'points' }, variantEnding: { default: false } },
      },
      { id: 'seven-seas', seats: { min: 2, max: 4 }, modules: [], options: { gesture: { default: true } } },
      { id: 'dead-reckoning', seats: { min: 1, max: 4 }, modules: [], options: { rival: { default: 'normal' } } },
    ]);
    expect(broadside(['games', '--lang', 'uk']).out).toContain('гравців 1–5');
  });
});

describe('broadside simulate', () => {
  it('tells how often a team succeeds', () => {
    const options = JSON.stringify({ play: 'contractsCoop' });
    const words = ['simulate', '--bots', 'sailor', '--games', '20', '--seed', 'team', '--options', options];
    const { success, wins } = lastLine(broadside([...words, '--json']).out) as { success: number; wins: number[] };
    expect(wins).toHaveLength(1);
    expect(success).toBe(wins[0] / 20);
    expect(broadside([...words, '--lang', 'en']).out).toContain(`the team won ${100 * success} % of its matches`);
  });

  it('plays random matches and ends with one JSON object', () => {
    const { out, err, code } = broadside('simulate port-royal --players 4 --games 60 --seed 7 --json'.split(' '));
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

  it('takes options of the game', () => {
    const { out } = broadside([
      'simulate',
      '--games',
      '30',
      '--seed',
      '1',
      '--options',
      '{"variantEnding":true}',
      '--json',
    ]);
    expect(Object.keys(lastLine(out).endReasons as object)).toContain('twelvePointsAndExpedition');
  });
});

describe('broadside arena', () => {
  it('swaps seats and prints win rates with intervals', () => {
    const { out } = broadside('arena port-royal --bots sailor,random --games 40 --seed 3 --json'.split(' '));
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

describe('broadside verify and replay', () => {
  it('confirm and show a recorded match', () => {
    const verified = broadside(['verify', fixture, '--json']);
    expect(verified.code).toBe(0);
    expect(lastLine(verified.out)).toMatchObject({ ok: true, game: 'port-royal' });
    expect(broadside(['verify', fixture]).out).toContain('Confirmed');
    const shown = broadside(['replay', fixture, '--at', '5', '--as', '0', '--lang', 'ru']);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('Гавань');
  });

  it.each<[string, (text: string) => string]>([
    ['cut short', (text) => text.slice(0, -500)],
    ['with another seed', (text) => text.replace(/"seed":"[^"]*"/, '"seed":"other"')],
    ['with a touched hash', (text) => text.replace(/"hash":"(.)/, '"hash":"x')],
    ['that is no JSON', () => '\u0000\u0001'],
    ['that is something else', () => '[1,2,3]'],
  ])('refuse a file %s', (_what, change) => {
    const path = join(folder, 'damaged.json');
    writeFileSync(path, change(readFileSync(fixture, 'utf8')));
    for (const command of ['verify', 'replay']) {
      const { err, code } = broadside([command, path]);
      expect(code).toBe(2);
      expect(err).toContain('damaged.json');
      expect(err).not.toContain('    at ');
    }
  });
});

describe('wrong words', () => {
  it.each([
    [['sail'], /no command "sail"/],
    [['simulate', 'chess'], /no game "chess"; there are port-royal, seven-seas/],
    [['simulate', '--players', '9'], /--players must be a whole number from 1 to 5, not "9"/],
    [['simulate', '--games', 'many'], /--games must be a whole number/],
    [['simulate', '--bots', 'admiral'], /no bot "admiral"/],
    [['simulate', '--options', '{'], /--options is not JSON/],
    [['simulate', '--options', '{"speed":1}'], /no option "speed"/],
    [['simulate', '--options', '{"firstPlayer":4}', '--players', '2'], /first player/i],
    [['simulate', '--frobnicate'], /--frobnicate/],
    [['simulate', 'port-royal', 'and', 'more'], /does not know what to do with "and"/],
    [['arena', '--bots', 'sailor'], /needs 2 to 5 bots/],
    [['verify'], /needs the path of a match file/],
    [['verify', 'no-such-file.json'], /no-such-file\.json/],
    [['replay', fixture, '--at', '999999'], /--at must be a whole number/],
    [['replay', fixture, '--as', 'admiral'], /--as must be/],
    [['games', '--lang', 'pirate'], /--lang must be one of en, ru, uk/],
    [['play'], /terminal/],
    [['help', 'sail'], /no command "sail"/],
  ])('%j give a sentence and exit code 2', (args, complaint) => {
    const { out, err, code } = broadside(args);
    expect(err).toMatch(complaint);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    expect(out).toBe('');
  });
});

describe('broadside engine', () => {
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

  it('plays, explains, undoes, saves and loads as documented', () => {
    const lines = [
      {
        id: 1,
        do: 'new',
        game: 'port-royal',
        seats: 2,
        options: { firstPlayer: 0 },
        seed: 'x',
        stack: { deck: ['flute-2-1', 'pinnace-1-1'] },
      },
      { id: 2, do: 'legal', seat: 0 },
      { id: 3, do: 'play', seat: 0, action: { type: 'stop' } },
      { id: 4, do: 'play', seat: 0, action: { type: 'draw' } },
      { id: 5, do: 'play', seat: 0, action: 'stop' },
      { id: 6, do: 'play', seat: 0, action: 'trade flute-2-1' },
      { id: 7, do: 'undo' },
      { id: 8, do: 'undo', turn: true },
      { id: 9, do: 'view', as: 'spectator' },
      { id: 10, do: 'save' },
    ];
    const { out } = broadside(['engine'], lines.map((line) => JSON.stringify(line)).join('\n'));
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[1]).toEqual({ id: 2, ok: true, toAct: [0], may: [], actions: [{ type: 'draw' }] });
    expect(answers[2]).toMatchObject({ id: 3, ok: false, error: { code: 'reveal-first', clause: 'PR-DISC-1' } });
    expect(answers[3]).toMatchObject({ id: 4, ok: true, n: 1, toAct: [0], outcome: null });
    expect(answers[3].events[0]).toMatchObject({ type: 'cardRevealed', seat: 0 });
    expect(answers[6]).toMatchObject({ ok: true, undo: 2 });
    expect(answers[7]).toMatchObject({ ok: true, undo: 1, hash: answers[3].hash });
    expect(JSON.stringify(answers[8])).not.toContain('"deck":[');
    const { out: again } = broadside(['engine'], JSON.stringify({ id: 1, do: 'load', match: answers[9].match }));
    expect(lastLine(again)).toMatchObject({ ok: true, n: 5, toAct: [0] });
  });
});
