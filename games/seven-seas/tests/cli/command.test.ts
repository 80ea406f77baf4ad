/** Dice at the command line: who throws them, what a file proves, and what a tampered one betrays. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Action,
  type AnyMatch,
  type GameEvent,
  loadMatch,
  Match,
  type MatchFile,
  Stream,
  saveMatch,
  TABLE,
} from '@broadside/kernel';
import { answerForTable, answerWithoutDice, checkThrows } from '@broadside/shelf';
import { HereThrower } from '@broadside/throw/physics';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Driver } from '../../../../apps/cli/src/engine/driver.ts';
import { main } from '../../../../apps/cli/src/main.ts';
import { FakeTerminal } from '../../../../apps/cli/src/table/fake.ts';
import { playAtTable } from '../../../../apps/cli/src/table/index.ts';
import { carelessReader, stubBot } from '../../../../apps/cli/src/table/testing.ts';
import entry from '../../index.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-throws-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const thrower = new HereThrower();

interface Landed extends GameEvent {
  readonly dice: readonly number[];
  readonly physics: number;
  readonly film: string;
}

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly toAct: readonly number[];
  readonly n: number;
  readonly outcome: unknown;
  readonly events: readonly GameEvent[];
  readonly actions: readonly Action[];
  readonly match: MatchFile;
}

/** Two players; the first is Captain with a Caravan of two ships and raids at once. */
const RAID = {
  do: 'new',
  game: 'seven-seas',
  seats: 2,
  seed: 'a raid',
  stack: { first: ['0'], hand0: ['caravan-england-2'] },
} as const;
/** Up to the moment the dice are in the Captain's hand; two ships each are sent. */
const TO_THE_THROW: readonly (readonly [number, string])[] = [
  [0, 'choose captain'],
  [1, 'choose cartographer'],
  [0, 'play caravan-england-2'],
  [0, 'send 2'],
  [1, 'send 2'],
];

class Engine {
  readonly driver = new Driver();

  async ask(request: object): Promise<Answer> {
    return JSON.parse(await this.driver.handle(JSON.stringify(request))) as Answer;
  }

  play(seat: number, action: unknown): Promise<Answer> {
    return this.ask({ do: 'play', seat, action });
  }

  async raid(more: object = {}): Promise<Answer> {
    let answer = await this.ask({ ...RAID, ...more });
    for (const [seat, action] of TO_THE_THROW) {
      expect(answer).toMatchObject({ ok: true });
      answer = await this.play(seat, action);
    }
    return answer;
  }
}

const landed = ({ events }: Answer): Landed | undefined =>
  events.find((event): event is Landed => event.type === 'landed');

describe('the engine', () => {
  it('throws real dice at once, the same ones for the same seed', async () => {
    const thrown: (Landed | undefined)[] = [];
    for (const engine of [new Engine(), new Engine()]) {
      expect(await engine.raid()).toMatchObject({ ok: true, toAct: [0] });
      const answer = await engine.play(0, 'throw 2 3');
      expect(answer).toMatchObject({ ok: true, n: 7 });
      expect(answer.toAct).not.toContain(TABLE);
      thrown.push(landed(answer));
    }
    expect(thrown[0]?.dice).toHaveLength(6 * 4);
    expect(thrown[0]?.physics).toBeGreaterThan(0);
    expect(thrown[0]?.film.length).toBeGreaterThan(100);
    expect(thrown[1]).toEqual(thrown[0]);
  });

  it('answers with the fast model if asked to, without a recording', async () => {
    const engine = new Engine();
    await engine.raid({ throws: 'surrogate' });
    const answer = await engine.play(0, 'throw 2 3');
    expect(landed(answer)).toMatchObject({ physics: 0, film: '' });
    expect(landed(answer)?.dice).toHaveLength(6 * 4);
  });

  it('asks for the throw if asked to, and refuses what no dice can show', async () => {
    const engine = new Engine();
    await engine.raid({ throws: 'ask' });
    expect(await engine.play(0, 'throw 2 3')).toMatchObject({ ok: true, n: 6, toAct: [TABLE] });
    expect(await engine.ask({ do: 'legal' })).toMatchObject({ ok: true, toAct: [TABLE], actions: [] });
    const land = (dice: readonly number[]) => ({ type: 'land', dice, attempt: 0, physics: 0, film: '' });
    const die = (value: number, x: number) => [value, x, 1000, 0];
    const dice = [6, 6, 1, 1, 1, 1].flatMap((value, at) => die(value, 1000 + 3000 * at));
    for (const [wrong, code] of [
      [dice.slice(4), 'wrong-number-of-dice'],
      [[7, ...dice.slice(1)], 'not-a-value'],
      [[6, 30_000, ...dice.slice(2)], 'outside-the-field'],
    ] as const)
      expect(await engine.play(TABLE, land(wrong))).toMatchObject({ ok: false, error: { code } });
    expect(await engine.play(0, land(dice))).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await engine.ask({ do: 'bot', bot: 'random', seat: TABLE })).toMatchObject({
      error: { code: 'nothing-to-choose' },
    });
    const answer = await engine.play(TABLE, land(dice));
    expect(landed(answer)?.dice).toEqual(dice);
    expect(answer.events).toContainEqual(expect.objectContaining({ type: 'raidEnded', won: false }));
  });

  it('lets prescribed throws fall as prescribed, whoever throws', async () => {
    const throws = ['1@20,20 1@60,60 6@22,40 6@62,80 6@150,150 6@180,180'];
    for (const mode of ['physics', 'surrogate'] as const) {
      const engine = new Engine();
      await engine.raid({ throws: mode, stack: { ...RAID.stack, throws } });
      const answer = await engine.play(0, 'throw 0 2');
      expect(landed(answer)).toMatchObject({ physics: 0, film: '' });
      expect(landed(answer)?.dice.slice(0, 4)).toEqual([1, 2000, 2000, 0]);
      expect(answer.events).toContainEqual(expect.objectContaining({ type: 'raidEnded', won: true, left: [2, 2] }));
    }
  });

  it.each(['physics', 'surrogate'] as const)(
    'takes back what led to a throw that cannot be made (%s)',
    async (mode) => {
      const engine = new Engine();
      const before = await engine.raid({ throws: mode, stack: { ...RAID.stack, throws: ['1 2 3 4 5 6 1'] } });
      expect(before).toMatchObject({ ok: true, n: 5, toAct: [0] });
      const { match } = await engine.ask({ do: 'save' });
      const state = await engine.driver.handle('{"do":"view","as":"all"}');
      expect(await engine.play(0, 'throw 0 2')).toMatchObject({
        ok: false,
        error: { code: 'bad-stack', message: expect.stringContaining('throw 1 has 7 dice, but 6 are thrown') },
      });
      expect(await engine.driver.handle('{"do":"view","as":"all"}')).toBe(state);
      expect((await engine.ask({ do: 'save' })).match).toEqual(match);
      expect(await engine.ask({ do: 'undo', seat: 1 })).toMatchObject({ ok: true, undo: 4 });
    },
  );

  it('refuses a way to throw it does not know, and an impossible stack, and keeps the match it has', async () => {
    const engine = new Engine();
    await engine.raid();
    const state = await engine.driver.handle('{"do":"view","as":"all"}');
    expect(await engine.ask({ ...RAID, throws: 'gently' })).toMatchObject({ error: { code: 'bad-throws' } });
    for (const throws of [['7'], ['6@300,1'], ['six']])
      expect(await engine.ask({ ...RAID, stack: { throws } })).toMatchObject({ error: { code: 'bad-stack' } });
    expect(await engine.driver.handle('{"do":"view","as":"all"}')).toBe(state);
  });

  it('goes on from a file that was saved while the dice were in the air', async () => {
    const asked = new Engine();
    await asked.raid({ throws: 'ask' });
    await asked.play(0, 'throw 2 3');
    const { match } = await asked.ask({ do: 'save' });
    const thrown = new Engine();
    await thrown.raid();
    const wanted = landed(await thrown.play(0, 'throw 2 3'));
    const engine = new Engine();
    expect(await engine.ask({ do: 'load', match })).toMatchObject({ ok: true, n: 7 });
    const { match: after } = await engine.ask({ do: 'save' });
    expect(after.log[7].events).toContainEqual(wanted);
    expect(await engine.ask({ do: 'load', match, throws: 'ask' })).toMatchObject({ ok: true, n: 6, toAct: [TABLE] });
  });

  it.each(['physics', 'surrogate', 'ask'] as const)('plays a whole random match (%s)', async (throws) => {
    const engine = new Engine();
    const options = { roundLimit: 20 };
    let answer = await engine.ask({ do: 'new', game: 'seven-seas', seats: 3, seed: 'whole', options, throws });
    const stream = Stream.of(throws);
    let thrown = 0;
    while (answer.outcome === null) {
      const [seat] = answer.toAct;
      let action: unknown;
      if (seat === TABLE) {
        thrown++;
        const { match } = await engine.ask({ do: 'save' });
        action = answerWithoutDice(loadMatch(entry.game, match));
      } else {
        const { actions } = await engine.ask({ do: 'legal', seat });
        action = actions[stream.below(actions.length)];
      }
      answer = await engine.play(seat, action);
      if (!answer.ok) throw new Error(JSON.stringify(answer));
    }
    expect(thrown > 0).toBe(throws === 'ask');
    const { match } = await engine.ask({ do: 'save' });
    const checked = await checkThrows(entry, loadMatch(entry.game, match), thrower);
    const all = match.log.filter(({ seat }) => seat === TABLE).length;
    expect(all).toBeGreaterThan(3);
    expect(checked).toEqual({
      same: throws === 'physics' ? all : 0,
      standIn: throws === 'physics' ? 0 : all,
      otherPhysics: 0,
      different: [],
    });
  });
});

type Tamper = (action: Action, match: AnyMatch) => Action;

/** A match with several throws, one of which is not what its seed gives. */
async function played(tamper: Tamper = (action) => action, stack?: Match['header']['stack']): Promise<AnyMatch> {
  const match: AnyMatch = Match.begin(entry.game, { seats: 2, seed: 'verified', options: { roundLimit: 20 }, stack });
  const stream = Stream.of('choices');
  while (!match.outcome) {
    const [seat] = match.toAct;
    const actions: readonly Action[] = match.legal(seat);
    if (seat === TABLE) match.play(seat, tamper(await answerForTable(entry, match, thrower), match));
    else match.play(seat, actions[stream.below(actions.length)]);
  }
  return match;
}

const throwsOf = (match: AnyMatch): number[] =>
  match.log.filter(({ seat }) => seat === TABLE).map(({ n }): number => n);

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

describe('broadside verify', () => {
  it('throws every throw again and says how many fell the same', async () => {
    const match = await played();
    const path = save(match, 'honest.json');
    const throws = { same: throwsOf(match).length, standIn: 0, otherPhysics: 0 };
    expect(throws.same).toBeGreaterThan(1);
    const verified = await broadside('verify', path, '--json');
    expect(JSON.parse(verified.out[0])).toMatchObject({ ok: true, game: 'seven-seas', throws });
    const { out } = await broadside('verify', path, '--lang', 'en');
    expect(out.join('\n')).toContain(`${throws.same} throws were thrown again and fell the same.`);
  });

  it.each<[string, (dice: readonly number[]) => readonly number[]]>([
    ['a better value', ([value, ...rest]) => [(value % 6) + 1, ...rest]],
    ['a die moved by a hair', ([value, x, ...rest]) => [value, x > 20_000 ? x - 1 : x + 1, ...rest]],
  ])('refuses %s with the number of its entry, though every hash fits', async (_what, change) => {
    let tampered = 0;
    const match = await played((action, at) => {
      if (tampered > 0) return action;
      tampered = at.n + 1;
      return { ...action, dice: change((action as unknown as Landed).dice) } as Action;
    });
    const { code, err } = await broadside('verify', save(match, 'tampered.json'), '--lang', 'en');
    expect(code).toBe(2);
    expect(err).toEqual([
      `broadside: ${join(folder, 'tampered.json')}: Entry ${tampered}: the recorded throw does not match its seed.`,
    ]);
  });

  it('refuses a result entered by hand that pretends to come from the fast model', async () => {
    const match = await played((action) => ({ ...action, physics: 0, film: '' }) as Action);
    const { err } = await broadside('verify', save(match, 'byhand.json'), '--lang', 'en');
    expect(err[0]).toContain(`Entry ${throwsOf(match).join(', ')}:`);
  });

  it('takes the throws of another version of the physics as recorded, and says so', async () => {
    const match = await played((action) => ({ ...action, physics: 999 }) as Action);
    const { out } = await broadside('verify', save(match, 'other.json'), '--json');
    const otherPhysics = throwsOf(match).length;
    expect(JSON.parse(out[0])).toMatchObject({ throws: { same: 0, standIn: 0, otherPhysics } });
  });

  it('confirms prescribed throws by the stack, the others by the dice', async () => {
    const match = await played(undefined, { throws: ['6', ''] });
    const { out } = await broadside('verify', save(match, 'stack.json'), '--json');
    expect(throwsOf(match).length).toBeGreaterThan(1);
    expect(JSON.parse(out[0])).toMatchObject({ throws: { standIn: 1, same: throwsOf(match).length - 1 } });
  });
});

describe('other commands', () => {
  it('play throws real dice for people and bots at one keyboard, to the end of the match', async () => {
    const match: AnyMatch = Match.begin(entry.game, { seats: 3, seed: 'keys', options: { roundLimit: 20 } });
    const careless = carelessReader('keys');
    const terminal = new FakeTerminal({ columns: 120, rows: 40 }, (screen) => (match.outcome ? 'q' : careless(screen)));
    const bot = stubBot(entry.game);
    const names = ['Anna', 'Boris', 'Clara'];
    const saveTo = join(folder, 'keys.json');
    await playAtTable({ entry, match, locale: 'en', seats: ['me', bot, 'me'], names, pace: 0, terminal, saveTo });
    expect(match.outcome).toBeDefined();
    const { same, different } = await checkThrows(entry, match, thrower);
    expect([same, different]).toEqual([throwsOf(match).length, []]);
    expect(same).toBeGreaterThan(0);
  });

  it('replay shows a match with throws', async () => {
    const match = await played();
    const { code, out } = await broadside('replay', save(match, 'shown.json'), '--at', String(throwsOf(match)[0]));
    expect(code).toBe(0);
    expect(out.join('').length).toBeGreaterThan(100);
  });

  it('simulate plays with the fast model', async () => {
    const words = 'simulate seven-seas --players 4 --bots random --games 12 --seed 5 --json'.split(' ');
    const { code, out } = await broadside(...words);
    expect(code).toBe(0);
    expect(JSON.parse(out[0])).toMatchObject({ game: 'seven-seas', matches: 12 });
  });
});
