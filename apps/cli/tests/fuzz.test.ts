/** Whatever comes in, an answer goes out, and a refusal leaves everything as it was. */
import {
  type AnyGame,
  type AnyMatch,
  loadMatch,
  Match,
  type MatchFile,
  Stream,
  saveMatch,
  TABLE,
} from '@broadside/kernel';
import { answerWithoutDice, type GameProgram, shelf } from '@broadside/shelf';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Driver } from '../src/engine/driver.ts';
import { main } from '../src/main.ts';

/** A table to throw things at, and how often. */
interface Target {
  readonly entry: GameProgram;
  readonly id: string;
  readonly begin: string;
  readonly cases: number;
  readonly files: number;
}

/** Games with dice are slower, and those of many small moves the slowest. */
function targetOf(entry: GameProgram): Target {
  const { id } = entry.game;
  const begin = JSON.stringify({ do: 'new', game: id, seats: 3, seed: 'fuzz', throws: 'surrogate' });
  if (!entry.hand) return { entry, id, begin, cases: 6000, files: 1500 };
  return entry.pace === undefined
    ? { entry, id, begin, cases: 2000, files: 500 }
    : { entry, id, begin, cases: 1000, files: 300 };
}

const TARGETS: readonly Target[] = shelf.map(targetOf);

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
}

/** What a table was seen to be after a refusal: it is that still when the next line comes. */
const known = new WeakMap<Driver, string>();

async function ask(driver: Driver, line: string): Promise<Answer> {
  const answer = JSON.parse(await driver.handle(line)) as Answer;
  if (answer.ok) known.delete(driver);
  return answer;
}

async function openTable({ begin }: Target, moves = 12): Promise<Driver> {
  const driver = new Driver();
  await ask(driver, begin);
  for (let move = 0; move < moves; move++) await ask(driver, '{"do":"bot","bot":"random"}').then(playAnswer(driver));
  return driver;
}

const playAnswer = (driver: Driver) => async (answer: Answer & { action?: unknown }) => {
  const { toAct } = JSON.parse(await driver.handle('{"do":"legal"}')) as { toAct: number[] };
  await ask(driver, JSON.stringify({ do: 'play', seat: toAct[0], action: answer.action }));
};

const everything = (driver: Driver): Promise<string> => driver.handle('{"do":"view","as":"all"}');

/** A refused line must not have changed the match, and must say what is wrong. */
async function harmless(driver: Driver, line: string): Promise<void> {
  const before = known.get(driver) ?? (await everything(driver));
  const answer = await ask(driver, line);
  if (answer.ok) return;
  expect(answer.error?.code).toMatch(/^[a-z-]+$/);
  expect(answer.error?.code).not.toBe('internal');
  expect(answer.error?.message.length).toBeGreaterThan(5);
  const after = await everything(driver);
  expect(after).toBe(before);
  known.set(driver, after);
}

const COMMANDS = ['games', 'cards', 'new', 'legal', 'play', 'view', 'whyNot', 'undo', 'save', 'load', 'bot'];

const command = fc.record(
  {
    id: fc.jsonValue(),
    do: fc.oneof(fc.constantFrom(...COMMANDS), fc.jsonValue()),
    game: fc.oneof(fc.constantFrom(...shelf.map(({ game }) => game.id)), fc.jsonValue()),
    seat: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.jsonValue()),
    seats: fc.oneof(fc.integer({ min: 0, max: 7 }), fc.jsonValue()),
    as: fc.oneof(fc.constantFrom('all', 'spectator', 0, 1, 9), fc.jsonValue()),
    options: fc.jsonValue(),
    stack: fc.jsonValue(),
    action: fc.jsonValue(),
    match: fc.jsonValue(),
    seed: fc.jsonValue(),
    throws: fc.oneof(fc.constantFrom('physics', 'surrogate', 'ask'), fc.jsonValue()),
    bot: fc.oneof(fc.constantFrom('random', 'deckhand', 'sailor'), fc.jsonValue()),
    ms: fc.jsonValue(),
    turn: fc.boolean(),
  },
  { requiredKeys: ['do'] },
);

/** Fields that may mean something to this game, and some that mean nothing to any. */
function fieldsOf({ cards }: AnyGame) {
  const names = cards.map(({ name }) => name);
  return fc.oneof(
    fc.integer({ min: -3, max: 80 }),
    fc.array(fc.integer({ min: -1, max: 70 }), { maxLength: 4 }),
    fc.constantFrom(...names, 'constructor', '__proto__', ''),
    fc.jsonValue(),
  );
}

/** Actions as objects and in notation, of the kinds this game has. */
function actionsOf(game: AnyGame) {
  const field = fieldsOf(game);
  const types = Object.keys(game.actions);
  const fields = [...new Set(Object.values(game.actions).flatMap(Object.keys)), 'extra'];
  const object = fc.record(
    { type: fc.constantFrom(...types, 'x', 'toString'), ...Object.fromEntries(fields.map((name) => [name, field])) },
    { requiredKeys: ['type'] },
  );
  const words = fc.constantFrom(...game.cards.map(({ name }) => name), '-', '-1', '0', '2', '8', '6,1,1,0', 'x');
  const text = fc
    .tuple(fc.constantFrom(...types), fc.array(words, { maxLength: 4 }))
    .map(([type, rest]) => [type, ...rest].join(' '));
  return fc.oneof(object, text, fc.constantFrom('', ' '), fc.string());
}

describe.each(TARGETS)('the engine survives at a table of $id', (target) => {
  const { begin, cases: numRuns } = target;

  it(`any bytes on a line (${numRuns} cases)`, async () => {
    const driver = await openTable(target);
    const bytes = fc.uint8Array({ maxLength: 120 }).map((array) => Buffer.from(array).toString('latin1'));
    const line = fc.oneof(bytes, fc.string({ unit: 'binary', maxLength: 200 }), fc.json());
    await fc.assert(
      fc.asyncProperty(line, (text) => harmless(driver, text)),
      { numRuns },
    );
  });

  it(`any command with any fields (${numRuns} cases)`, async () => {
    const driver = await openTable(target);
    await fc.assert(
      fc.asyncProperty(command, async (request) => {
        await harmless(driver, JSON.stringify(request));
        // A lawful "new" or "load" may have replaced the match; the next case wants one that has begun.
        if (request.do === 'new') await ask(driver, begin);
      }),
      { numRuns },
    );
  });

  it(`any action of any seat in any position (${numRuns} cases)`, async () => {
    let driver = await openTable(target);
    const action = actionsOf(target.entry.game);
    let cases = 0;
    await fc.assert(
      fc.asyncProperty(action, fc.integer({ min: -2, max: 4 }), async (wanted, seat) => {
        if (++cases % 300 === 0) driver = await openTable(target, cases / 60);
        await harmless(driver, JSON.stringify({ do: 'play', seat, action: wanted }));
        await harmless(driver, JSON.stringify({ do: 'whyNot', seat, action: wanted }));
      }),
      { numRuns },
    );
  });
});

/** A short match and its file, freshly written each time; where there are dice, one throw is in it. */
function savedText({ game, hand }: GameProgram): string {
  const match: AnyMatch = Match.begin(game, { seats: 2, seed: 'damage' });
  const stream = Stream.of('damage');
  let thrown = hand === undefined;
  while (match.n < 14 || !thrown) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    thrown ||= seat === TABLE;
    match.play(seat, seat === TABLE ? answerWithoutDice(match) : legal[stream.below(legal.length)]);
  }
  return JSON.stringify(saveMatch(match));
}

/** Replaces the value at a random path. */
function damage(value: unknown, path: readonly number[], wrong: unknown): unknown {
  if (typeof value !== 'object' || value === null || path.length === 0) return wrong;
  const keys = Object.keys(value);
  if (keys.length === 0) return wrong;
  const key = keys[path[0] % keys.length];
  const inner = damage((value as Record<string, unknown>)[key], path.slice(1), wrong);
  const copy: unknown = Array.isArray(value) ? [...value] : { ...value };
  if (inner === undefined) delete (copy as Record<string, unknown>)[key];
  else (copy as Record<string, unknown>)[key] = inner;
  return copy;
}

describe('the command', () => {
  it('answers any words with its work or one sentence and exit code 2 (400 cases)', async () => {
    const said: string[] = [];
    const quiet = [
      vi.spyOn(console, 'log').mockImplementation(() => {}),
      vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line)),
    ];
    const word = fc.oneof(
      fc.constantFrom(
        'help',
        'verify',
        'replay',
        'games',
        'arena',
        'play',
        '--json',
        '--lang',
        'ru',
        '--at',
        '--as',
        '--',
      ),
      fc.constantFrom(
        shelf[0].game.id,
        '--bots',
        'sailor',
        '--games',
        '--seed',
        '--options',
        '{}',
        '-1',
        '1e9',
        '',
        '/',
        '.',
      ),
      fc.string({ maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 5 }), async (argv) => {
        said.length = 0;
        const code = await main(argv);
        expect([0, 2]).toContain(code);
        expect(said).toHaveLength(code === 0 ? 0 : 1);
        if (code === 2) expect(said[0]).toMatch(/^broadside: .{10,}/s);
      }),
      { numRuns: 400 },
    );
    for (const spy of quiet) spy.mockRestore();
  });
});

describe.each(TARGETS)('a damaged match file of $id', (target) => {
  const { entry, begin, files } = target;
  const { game } = entry;
  const whole = savedText(entry);
  const original = JSON.parse(whole) as MatchFile;
  const hash = loadMatch(game, JSON.parse(whole)).hash;

  it(`is refused with the place of the damage, or was not damaged where it matters (${files} cases)`, async () => {
    const driver = await openTable(target);
    const path = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(path, fc.option(fc.jsonValue(), { nil: undefined }), async (where, wrong) => {
        const match = damage(JSON.parse(whole), where, wrong);
        const before = await everything(driver);
        const answer = JSON.parse(await driver.handle(JSON.stringify({ do: 'load', match }))) as Answer;
        if (answer.ok) {
          // What loads is the very same match, or its beginning if the end was cut off.
          const { match: loaded } = JSON.parse(await driver.handle('{"do":"save"}')) as { match: MatchFile };
          expect(loaded.log).toEqual(original.log.slice(0, loaded.log.length));
          await ask(driver, begin);
          return;
        }
        expect(answer.error?.message).toMatch(/format|header|seed|log|file|options|stack|players|option|module/);
        expect(answer.error?.code).not.toBe('internal');
        expect(await everything(driver)).toBe(before);
      }),
      { numRuns: files },
    );
  });

  it('with one character changed is refused or means the same (500 cases)', () => {
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }), (at, char) => {
        const text = whole.slice(0, at) + char + whole.slice(at + 1);
        let match: AnyMatch;
        try {
          match = loadMatch(game, JSON.parse(text));
        } catch (error) {
          expect((error as Error).name).toMatch(/SyntaxError|BadInput|Refusal/);
          return;
        }
        expect(match.hash).toBe(hash);
      }),
      { numRuns: 500 },
    );
  });
});
