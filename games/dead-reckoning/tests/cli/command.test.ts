/** The battle ship at the command line: engine, verify, simulate, arena and play with Dead Reckoning. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Action, type AnyMatch, type GameEvent, Match, Stream, saveMatch, TABLE } from '@broadside/kernel';
import { answerForTable, checkThrows } from '@broadside/shelf';
import { decodeRecording } from '@broadside/throw';
import { HereThrower } from '@broadside/throw/physics';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Driver } from '../../../../apps/cli/src/engine/driver.ts';
import { main } from '../../../../apps/cli/src/main.ts';
import { FakeTerminal } from '../../../../apps/cli/src/table/fake.ts';
import { playAtTable } from '../../../../apps/cli/src/table/index.ts';
import { carelessReader, stubBot } from '../../../../apps/cli/src/table/testing.ts';
import entry from '../../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-tower-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const thrower = new HereThrower();

interface Landed extends GameEvent {
  readonly sides: readonly number[];
  readonly cubes: readonly number[];
  readonly physics: number;
  readonly film: string;
}

interface Answer {
  readonly ok: boolean;
  readonly n: number;
  readonly events: readonly GameEvent[];
}

/** A merchant lies on the first tile, and whoever begins attacks it at once with the cannon of the ship. */
const ATTACK = {
  do: 'new',
  game: 'dead-reckoning',
  seats: 2,
  seed: 'an attack',
  stack: { first: ['0'], row1: ['e1-1'], crew1: ['captain', 'gunner-1', 'gunner-2'] },
} as const;
const TO_THE_THROW = ['play captain', 'play gunner-1', 'raise sails', 'sail to row 1 left', 'attack'];
/** Of the attacker, then two of the merchant. */
const SIDES = [0, -1, -1];

class Engine {
  readonly driver = new Driver();

  async ask(request: object): Promise<Answer> {
    return JSON.parse(await this.driver.handle(JSON.stringify(request))) as Answer;
  }

  play(seat: number, action: unknown): Promise<Answer> {
    return this.ask({ do: 'play', seat, action });
  }

  async attack(more: object = {}): Promise<Answer> {
    expect(await this.ask({ ...ATTACK, ...more })).toMatchObject({ ok: true });
    for (const action of TO_THE_THROW) expect(await this.play(0, action)).toMatchObject({ ok: true });
    return this.play(0, 'fire 1');
  }
}

const landed = ({ events }: Answer): Landed | undefined =>
  events.find((event): event is Landed => event.type === 'landed');

describe('the engine', () => {
  it('lets cubes really fall through the tower, the same way for the same seed', async () => {
    const [one, other] = [landed(await new Engine().attack()), landed(await new Engine().attack())];
    expect(one?.sides).toEqual(SIDES);
    expect(one?.cubes).toHaveLength(8 * SIDES.length);
    expect(one?.physics).toBeGreaterThan(0);
    expect(decodeRecording(one?.film ?? '').dice).toBe(SIDES.length);
    expect(other).toEqual(one);
  });

  it('answers with the fast model if asked to, without a recording', async () => {
    const answer = await new Engine().attack({ throws: 'surrogate' });
    expect(landed(answer)).toMatchObject({ sides: SIDES, physics: 0, film: '' });
  });

  it('asks for the throw if asked to, and refuses what no cubes can show', async () => {
    const engine = new Engine();
    expect(await engine.attack({ throws: 'ask' })).toMatchObject({ ok: true, toAct: [TABLE] });
    const land = (cubes: readonly number[]) => ({ type: 'land', cubes, physics: 0, film: '' });
    const cube = (zone: number, x: number) => [zone, x, 3000, 400, 0, 0, 0, 10_000];
    const cubes = [cube(0, 1000), cube(1, 5000), cube(2, 9000)].flat();
    for (const [wrong, code] of [
      [cubes.slice(8), 'wrong-number-of-cubes'],
      [[99, ...cubes.slice(1)], 'not-a-zone'],
      [[0, 10_000_000, ...cubes.slice(2)], 'not-a-pose'],
    ] as const)
      expect(await engine.play(TABLE, land(wrong))).toMatchObject({ ok: false, error: { code } });
    expect(await engine.play(0, land(cubes))).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(landed(await engine.play(TABLE, land(cubes)))?.cubes).toEqual(cubes);
  });

  it.each(['physics', 'surrogate'] as const)('lets prescribed cubes fall as prescribed (%s)', async (mode) => {
    const zones = async (throws: readonly string[]) => {
      const answer = await new Engine().attack({ throws: mode, stack: { ...ATTACK.stack, throws } });
      const fallen = answer.events.filter((event): event is Landed => event.type === 'landed');
      return fallen.map(({ cubes }) => cubes.filter((_number, at) => at % 8 === 0));
    };
    const [[a, b, c]] = await zones(['A1 A1 B1']);
    expect([a === b, a === c]).toEqual([true, false]);
    // What touches no zone is thrown again, and pushes the first cube on.
    const [first, second] = await zones(['B1 - B1', 'B1 0>A1']);
    expect(first).toEqual([c, -1, c]);
    expect(second).toEqual([a, c, c]);
  });

  it('takes back what led to a throw that cannot be made, and refuses zones that do not exist', async () => {
    const engine = new Engine();
    const stack = { ...ATTACK.stack, throws: ['A1 A1 A1 A1'] };
    expect(await engine.attack({ stack })).toMatchObject({ ok: false, error: { code: 'bad-stack' } });
    expect(await engine.play(0, 'fire 0')).toMatchObject({ error: { code: 'bad-stack' } });
    for (const throws of [['Z9'], ['A1,A2'], ['>A1']])
      expect(await engine.ask({ ...ATTACK, stack: { throws } })).toMatchObject({ error: { code: 'bad-stack' } });
  });
});

/** A match by chance to the end of its twelfth round, its cubes thrown through the tower. */
async function played(tamper: (action: Action, n: number) => Action = (action) => action): Promise<AnyMatch> {
  const match: AnyMatch = Match.begin(entry.game, { seats: 2, seed: 'verified', options: { roundLimit: 12 } });
  const stream = Stream.of('choices');
  while (!match.outcome) {
    const [seat] = match.toAct;
    const actions: readonly Action[] = match.legal(seat);
    if (seat === TABLE) match.play(seat, tamper(await answerForTable(entry, match, thrower), match.n));
    else match.play(seat, actions[stream.below(actions.length)]);
  }
  return match;
}

const throwsOf = (match: AnyMatch): number => match.log.filter(({ seat }) => seat === TABLE).length;

async function broadside(...argv: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  return { code: await main(argv), out, err };
}

function save(match: AnyMatch, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(saveMatch(match)));
  return path;
}

describe('commands', () => {
  it('verify lets every cube fall again and says how many throws fell the same', async () => {
    const match = await played();
    expect(throwsOf(match)).toBeGreaterThan(2);
    const { code, out } = await broadside('verify', save(match, 'honest.json'), '--json');
    expect(code).toBe(0);
    const throws = { same: throwsOf(match), standIn: 0, otherPhysics: 0 };
    expect(JSON.parse(out[0])).toMatchObject({ ok: true, game: 'dead-reckoning', throws });
  });

  it('verify refuses a cube that was moved by a hair, though every hash fits', async () => {
    let tampered = 0;
    const match = await played((action, n) => {
      if (tampered > 0) return action;
      tampered = n + 1;
      const [zone, x, ...rest] = (action as unknown as Landed).cubes;
      return { ...action, cubes: [zone, x + 1, ...rest] } as Action;
    });
    const { code, err } = await broadside('verify', save(match, 'tampered.json'), '--lang', 'en');
    expect(code).toBe(2);
    expect(err[0]).toContain(`Entry ${tampered}: the recorded throw does not match its seed.`);
  });

  it('play goes through a whole match of two at one keyboard and a bot, with real cubes', async () => {
    const match: AnyMatch = Match.begin(entry.game, { seats: 3, seed: 'keys', options: { roundLimit: 12 } });
    const careless = carelessReader('keys');
    const terminal = new FakeTerminal({ columns: 120, rows: 50 }, (screen) => (match.outcome ? 'q' : careless(screen)));
    const seats = ['me', stubBot(entry.game), 'me'] as const;
    const names = ['Anna', 'Boris', 'Clara'];
    const saveTo = join(folder, 'keys.json');
    await playAtTable({ entry, match, locale: 'en', seats, names, pace: 0, terminal, saveTo });
    expect(match.outcome).toBeDefined();
    const { same, different } = await checkThrows(entry, match, thrower);
    expect([same, different]).toEqual([throwsOf(match), []]);
  });

  it.each([1, 4])('simulate plays %i at a table with the fast model', async (players) => {
    const words = [
      '--players',
      `${players}`,
      '--bots',
      'random',
      '--games',
      '3',
      '--seed',
      '5',
      '--jobs',
      '1',
      '--json',
    ];
    const { code, out } = await broadside('simulate', 'dead-reckoning', ...words);
    expect(code).toBe(0);
    expect(JSON.parse(out[0])).toMatchObject({ game: 'dead-reckoning', matches: 3 });
  });

  it('arena distinguishes a sailor from somebody who plays by chance', async () => {
    const words = 'arena dead-reckoning --bots sailor,random --games 4 --seed 3 --jobs 1 --json'.split(' ');
    const { code, out } = await broadside(...words);
    expect(code).toBe(0);
    const { bots } = JSON.parse(out[0]) as { bots: { name: string; winRate: number }[] };
    expect(bots.map(({ name, winRate }) => [name, winRate])).toEqual([
      ['sailor', 1],
      ['random', 0],
    ]);
  });
});
