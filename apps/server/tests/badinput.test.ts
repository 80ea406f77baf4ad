/**
 * Whatever comes in, the server answers each message with a clear refusal, or with the documented close for what it
 * cannot even read, stays up, and leaves the match as it is.
 */

import { type Action, type FieldKind, sameAction } from '@broadside/kernel';
import type { ServerMessage } from '@broadside/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf } from '../src/live/message.ts';
import { openStore } from '../src/store/open.ts';
import { OPENING, PLAIN, quiet, REFUSED } from './games.ts';
import { type Client, commandId, freshFolder, openServer, twoAtTable, visitor } from './kit.ts';

const RUNS = 260;
const MESSAGES = 40;
const MAX_MESSAGE = 16 * 1024;

/** A message, the seat that sends it, and the codes it may be refused with. */
interface Shot {
  readonly from: 'anna' | 'boris' | 'vera';
  readonly data: string | Buffer;
  readonly codes: RegExp;
}

const BAD = /^bad-message$/;
const id = (): string => commandId();
const who = fc.constantFrom('anna' as const, 'boris' as const, 'vera' as const);
const word = fc.constantFrom('watch', 'play', 'undo', 'restart', 'why', 'chat', 'react', 'ping');

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** No JSON at all: noise, or a good message cut off. */
const noise = fc
  .oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.nat(40).map((at) => JSON.stringify({ type: 'play', id: '12345678', n: 0, action: OPENING }).slice(0, at)),
  )
  .filter((text) => !parses(text));

/** Words the server does not know, and known words with fields that do not belong to them. */
const shapeless = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc
    .record({ type: fc.oneof(fc.string({ maxLength: 12 }), fc.jsonValue()), id: fc.jsonValue() })
    .map((value) => JSON.stringify({ ...value, extra: 1 })),
  fc
    .record({ type: word, id: fc.jsonValue(), n: fc.jsonValue(), surprise: fc.jsonValue() })
    .map((value) => JSON.stringify(value)),
  fc
    .tuple(fc.constantFrom('id', 'n', 'action'), fc.constantFrom(null, -1, 1.5, 'x', [], {}, true, 'я'.repeat(41)))
    .map(([field, value]) => JSON.stringify({ type: 'play', id: id(), n: 0, action: OPENING, [field]: value })),
  fc
    .constantFrom('seat', 'as', 'eye', 'guest')
    .map((field) => JSON.stringify({ type: 'play', id: id(), n: 0, action: OPENING, [field]: 0 })),
  fc
    .nat(300)
    .map(
      (deep) =>
        `{"type":"play","id":"${id()}","n":0,"action":{"type":"${OPENING.type}","x":${'['.repeat(deep + 2)}${']'.repeat(deep + 2)}}}`,
    ),
);

/** A field of an action with something in it that might belong there. */
const FIELDS: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  card: fc.integer({ min: -5, max: 500 }),
  cards: fc.array(fc.nat(130), { maxLength: 6 }),
  seat: fc.integer({ min: -2, max: 6 }),
  number: fc.integer({ min: -5, max: 50 }),
  numbers: fc.array(fc.integer({ min: -5, max: 50 }), { maxLength: 6 }),
  text: fc.string({ maxLength: 20 }),
};

const filled = (fields: Readonly<Record<string, FieldKind>>): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, FIELDS[kind]]));

const action = fc.oneof(
  ...Object.entries(PLAIN.game.actions).map(([type, fields]) =>
    fc.record({ type: fc.constant(type), ...filled(fields) }),
  ),
  fc.record({
    type: fc.string({ maxLength: 20 }),
    card: fc.oneof(fc.string({ maxLength: 20 }), fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  }),
  fc.record({ type: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty') }),
);

const play = (n: number, what: unknown): string => JSON.stringify({ type: 'play', id: id(), n, action: what });

/** Everything that must be refused where Boris is to act, entry `n` is the last and Anna's last act was `acted`. */
const shots = (n: number, acted: number, done: string): fc.Arbitrary<Shot> =>
  fc.oneof(
    fc.record({ from: who, data: noise, codes: fc.constant(BAD) }),
    fc.record({ from: who, data: shapeless, codes: fc.constant(BAD) }),
    fc.record({
      from: who,
      data: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      codes: fc.constant(BAD),
    }),
    // Out of turn, and with no seat at all.
    fc.record({
      from: fc.constant('anna' as const),
      data: action.map((what) => play(n, what)),
      codes: fc.constant(/./),
    }),
    fc.record({
      from: fc.constant('vera' as const),
      data: action.map((what) => play(n, what)),
      codes: fc.constant(/^(not-seated|bad-message)$/),
    }),
    fc.record({
      from: fc.constant('vera' as const),
      data: fc.constantFrom('undo', 'restart').map((what) => JSON.stringify({ type: what, id: id(), n })),
      codes: fc.constant(/^not-seated$/),
    }),
    // Made for another position: Anna has acted since, and nobody has seen the future.
    fc.record({
      from: fc.constant('anna' as const),
      data: fc.nat(acted - 1).map((old) => play(old, OPENING)),
      codes: fc.constant(/^stale$/),
    }),
    fc.record({
      from: fc.constantFrom('anna' as const, 'boris' as const),
      data: fc.integer({ min: n + 1, max: 2 ** 40 }).map((future) => play(future, OPENING)),
      codes: fc.constant(/^stale$/),
    }),
    // Boris is to act, but not so.
    fc.record({
      from: fc.constant('boris' as const),
      data: fc.constantFrom(...REFUSED).map((what) => play(n, what)),
      codes: fc.constant(/./),
    }),
    fc.record({
      from: fc.constant('boris' as const),
      data: fc.constantFrom('undo', 'restart').map((what) => JSON.stringify({ type: what, id: id(), n })),
      codes: fc.constant(/^undo-never$/),
    }),
    // A request of long ago sent again: the old answer, and nothing happens.
    fc.record({
      from: fc.constantFrom('anna' as const, 'vera' as const),
      data: fc.constant(JSON.stringify({ type: 'play', id: done, n: 0, action: OPENING })),
      codes: fc.constant(/^(done|not-seated)$/),
    }),
  );

const isOpening = (legal: readonly Action[]): boolean => legal.length === 1 && sameAction(legal[0], OPENING);

const codeOf = (message: ServerMessage): string | undefined =>
  message.type === 'refused' ? message.error.code : message.type === 'done' ? 'done' : undefined;

describe('bad input', () => {
  it(`gets a clear refusal each time and changes nothing: ${RUNS * MESSAGES} messages`, async () => {
    const store = await openStore({ data: freshFolder() });
    const server = await openServer({}, { store });
    const { anna, boris, id: table } = await twoAtTable(server, { undo: 'never' });
    const vera = await visitor(server, 'Vera');
    const lines: Record<Shot['from'], Client> = {
      anna: await anna.live(table),
      boris: await boris.live(table),
      vera: await vera.live(table),
    };
    const first = commandId();
    await lines.anna.play(OPENING, 0, first);
    // Anna plays on until it is Boris whose turn begins.
    while (!(lines.boris.update?.toAct.includes(1) && isOpening(lines.boris.update.legal))) {
      const next = [lines.anna, lines.boris].find(({ update }) => (update?.legal.length ?? 0) > 0);
      await next?.playAny((legal) => quiet(legal) ?? legal[0]);
      const n = next?.update?.n ?? 0;
      await Promise.all([lines.anna.seen(n), lines.boris.seen(n)]);
    }
    const n = lines.anna.update?.n ?? 0;
    const before = await store.match(table);
    const acted = before?.log.findLast(({ seat }) => seat === 0)?.n ?? 0;

    let sent = 0;
    const volley = async (shotsOf: readonly Shot[]): Promise<void> => {
      const answered = {
        anna: lines.anna.received.length,
        boris: lines.boris.received.length,
        vera: lines.vera.received.length,
      };
      for (const { from, data } of shotsOf) lines[from].raw(data);
      sent += shotsOf.length;
      for (const from of ['anna', 'boris', 'vera'] as const) {
        const mine = shotsOf.filter((shot) => shot.from === from);
        const answers = await lines[from].until(`${mine.length} answers`, () => {
          const heard = lines[from].received.slice(answered[from]).filter((message) => codeOf(message) !== undefined);
          return heard.length >= mine.length ? heard : undefined;
        });
        expect(answers).toHaveLength(mine.length);
        for (const { data, codes } of mine) {
          const request = typeof data === 'string' && parses(data) ? idOf(JSON.parse(data)) : null;
          const at = answers.findIndex((message) => 'id' in message && message.id === request);
          expect(at, `no answer to ${String(data).slice(0, 200)}`).toBeGreaterThanOrEqual(0);
          const [answer] = answers.splice(at, 1);
          expect(codeOf(answer), String(data).slice(0, 200)).toMatch(codes);
          if (answer.type === 'refused') expect(answer.error.message).not.toBe('');
        }
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(shots(n, acted, first), { minLength: MESSAGES, maxLength: MESSAGES }), volley),
      {
        numRuns: RUNS,
        endOnFailure: true,
      },
    );
    expect(sent).toBeGreaterThanOrEqual(10_000);
    expect(await store.match(table)).toEqual(before);
    expect((await anna.live(table)).update?.n).toBe(n);
    expect(await lines.boris.play(OPENING)).toMatchObject({ type: 'done', n: n + 1 });
  });

  it('that is too large closes the connection with 1009, and the next connection goes on', async () => {
    const server = await openServer();
    const { anna, id: table } = await twoAtTable(server);
    for (const size of [MAX_MESSAGE + 1, 100_000, 3_000_000]) {
      const line = await anna.live(table);
      line.raw(JSON.stringify({ type: 'chat', id: id(), text: 'x'.repeat(size) }));
      expect(await line.until('the close', () => line.closed)).toBe(1009);
    }
    const line = await anna.live(table);
    line.raw(JSON.stringify({ type: 'chat', id: id(), text: 'x'.repeat(MAX_MESSAGE - 200) }));
    await line.until('a refusal', () => line.find('refused', ({ error }) => error.code === 'bad-message'));
    expect(line.update?.n).toBe(0);
  });

  it('that floods is slowed down, then the connection is closed; others do not notice', async () => {
    const server = await openServer({ limits: { messages: 40, burst: 80, patience: 200, lingerMs: 500 } });
    const { anna, boris, id: table } = await twoAtTable(server);
    const [flood, calm] = [await boris.live(table), await anna.live(table)];
    for (let k = 0; k < 2000; k++)
      flood.raw(JSON.stringify({ type: 'play', id: `flood-${k}-xx`, n: 0, action: OPENING }));
    expect(await calm.play(OPENING)).toMatchObject({ type: 'done', n: 1 });
    expect(await flood.until('the close', () => flood.closed)).toBe(1008);
    const codes = flood.received.flatMap((message) => codeOf(message) ?? []);
    expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(200);
    expect(flood.find('bye')).toEqual({ type: 'bye', why: 'flooding' });
    expect(flood.find('refused', ({ error }) => error.code === 'too-fast')?.id).toMatch(/^flood-/);
    expect((await boris.live(table)).update?.n).toBe(1);
  });

  it('over HTTP is refused with a reason, never with a fault of the server', async () => {
    const server = await openServer();
    const { anna, id: table } = await twoAtTable(server);
    const paths = [
      '/api/me',
      '/api/recover',
      '/api/tables',
      ...['sit', 'start', 'leave', 'close', 'rematch', 'return'].map((request) => `/api/tables/x/${request}`),
    ];
    const body = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
      fc
        .record({
          name: fc.jsonValue(),
          token: fc.jsonValue(),
          seat: fc.jsonValue(),
          game: fc.constant(PLAIN.game.id),
          seats: fc.jsonValue(),
          options: fc.jsonValue(),
        })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, text) => {
        const { status, body: answer } = await anna.call<{ code?: string; message?: string }>('POST', path, text);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }),
      { numRuns: 400 },
    );
    expect((await anna.info(table)).status).toBe('playing');
  });
});
