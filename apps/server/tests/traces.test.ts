/** Traces: the way of a request in the log, as much of it as whoever runs the server wants, and nothing that is secret. */
import { shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { isSampled, readTraceparent, traceOf } from '../src/trace/context.ts';
import { OPENING } from './games.ts';
import { commandId, openServer, twoAtTable, visitor } from './kit.ts';
import { strangeIn, TraceLog } from './spans.ts';

const BOT = { kind: 'bot', bot: 'random' } as const;
const HEADER = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;

async function traced(trace: number, traces = 1000) {
  const log = new TraceLog();
  const server = await openServer({ trace, log: 'info', limits: { traces } }, { log });
  return { server, log };
}

const counted = async (server: { readonly url: string }, result: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`broadside_traces_total{result="${result}"} (\\d+)`).exec(text)?.[1] ?? 0);
};

describe('the trace of a request', () => {
  it('shows its way through queue, rules, store and views, found by the name the client gave it', async () => {
    const { server, log } = await traced(1);
    const { anna, boris, id } = await twoAtTable(server);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    await a.play(OPENING, 0, 'request-0001');
    await b.seen(1);
    const lines = log.of('request-0001');
    const root = lines.find(({ name }) => name === 'request');
    expect(root).toMatchObject({ table: id, seat: 0, result: 'done' });
    const steps = lines.filter(({ parent }) => parent === root?.span);
    expect(steps.map(({ name }) => name)).toEqual(['queue', 'rules', 'batch', 'store', 'views', 'news', 'write']);
    expect(steps.find(({ name }) => name === 'views')?.connections).toBe(2);
    expect(steps.find(({ name }) => name === 'rules')?.n).toBe(1);
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual((root?.ms ?? 0) + 0.01);
  });

  it('says how a refusal ended, in the words of the server and never in those of the game', async () => {
    const { server, log } = await traced(1);
    const { anna, boris, id } = await twoAtTable(server);
    await (await boris.live(id)).play(OPENING, 0, 'refused-0001');
    const a = await anna.live(id);
    await a.play(OPENING, 0, 'granted-0001');
    await a.play(OPENING, 0, 'belated-0001');
    const results = ['refused-0001', 'granted-0001', 'belated-0001'].map(
      (name) => log.of(name).find(({ request }) => request === name)?.result,
    );
    expect(results).toEqual(['refused', 'done', 'stale']);
  });

  it('over HTTP takes on the name its client gave it and hands it back', async () => {
    const { server, log } = await traced(1);
    const anna = await visitor(server, 'Anna');
    const { headers } = await anna.call('GET', '/api/harbour', undefined, { traceparent: HEADER });
    const [line] = log.lines.filter(({ route }) => route === '/api/harbour');
    expect(line).toMatchObject({ name: 'http', trace: 'ab'.repeat(16), parent: 'cd'.repeat(8), status: 200 });
    expect(headers.get('traceresponse')).toBe(`00-${line.trace}-${line.span}-01`);
    const { id } = await anna.open();
    await anna.sit(id, 1);
    const sit = log.lines.find(({ route }) => route === '/api/tables/:id/sit');
    const steps = log.lines.filter(({ parent }) => parent === sit?.span).map(({ name }) => name);
    expect(steps).toEqual(['queue', 'change']);
  });

  it('is not begun by a name that is none', () => {
    for (const header of [
      undefined,
      '',
      'x',
      HEADER.slice(1),
      HEADER.replace('00-', 'ff-'),
      HEADER.replaceAll('ab', '00'),
    ])
      expect(readTraceparent(header)).toBeUndefined();
    expect(readTraceparent(HEADER)).toEqual({ trace: 'ab'.repeat(16), parent: 'cd'.repeat(8), wanted: true });
    expect(readTraceparent(HEADER.replace(/01$/, '00'))?.wanted).toBe(false);
  });
});

describe('the log', () => {
  it('has no line of a trace unless whoever runs the server wants it, whatever clients ask for', async () => {
    const { server, log } = await traced(0);
    const { anna, id } = await twoAtTable(server);
    await (await anna.live(id)).play(OPENING);
    await anna.call('GET', '/api/harbour', undefined, { traceparent: HEADER });
    expect(log.lines).toEqual([]);
  });

  it('cannot be flooded by a client that asks for traces', async () => {
    const { server, log } = await traced(0.000000001, 10);
    const anna = await visitor(server, 'Anna');
    const header = (nr: number): string => `00-${'f'.repeat(31)}${nr.toString(16).at(-1)}-${'cd'.repeat(8)}-01`;
    for (let nr = 0; nr < 40; nr++) await anna.call('GET', '/api/harbour', undefined, { traceparent: header(nr) });
    // A fifth of ten at once, and two more for every second this took.
    expect(log.lines.length).toBeGreaterThanOrEqual(2);
    expect(log.lines.length).toBeLessThan(40);
    expect(await counted(server, 'dropped')).toBe(40 - log.lines.length);
  });

  it('has the share of traces that was asked for, of the same requests wherever they come', async () => {
    const names = Array.from({ length: 40 }, (_, nr) => `shared-${nr}`.padEnd(10, '0'));
    const { server, log } = await traced(0.5);
    const { anna, id } = await twoAtTable(server);
    const a = await anna.live(id);
    for (const name of names) await a.ask({ type: 'undo', id: name, n: 0 });
    const chosen = names.filter((name) => log.of(name).length > 0);
    expect(chosen).toEqual(names.filter((name) => isSampled(traceOf(id, `0.${name}`), 0.5)));
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.length).toBeLessThan(40);
  });

  it('holds names, numbers and times of every game and nothing else', async () => {
    const { server, log } = await traced(1, 100_000);
    const anna = await visitor(server, 'Anna the secretive');
    const play = async (game: string): Promise<void> => {
      const { id } = await anna.open({ game, options: {}, seats: [{ kind: 'me' }, BOT, BOT] });
      await anna.start(id);
      const line = await anna.live(id);
      for (let mine = 0; mine < 4 && !line.update?.outcome; ) {
        const { legal = [], n = 0 } = line.update ?? {};
        if (legal.length === 0) await line.seen(n + 1);
        else if ((await line.ask({ type: 'play', id: commandId(), n, action: legal[0] } as never)).type === 'done')
          mine++;
      }
      await line.ask({ type: 'chat', id: commandId(), text: 'a word in confidence' });
      expect(log.lines.filter(({ name, table }) => name === 'request' && table === id)).not.toEqual([]);
    };
    await Promise.all(shelf.map(({ game }) => play(game.id)));
    expect(log.named('act').length).toBeGreaterThan(0);
    expect(log.lines.flatMap(strangeIn)).toEqual([]);
  });
});
