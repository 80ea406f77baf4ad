/** What a real server sends to real clients, over WebSockets and HTTP, with a restart in the middle. */
import { type Action, FORMAT, type MatchFile, Stream, sameAction, TABLE, type Viewer } from '@broadside/kernel';
import type { Thrower } from '@broadside/throw';
import { type CampaignInfo, type Harbour, PROTOCOL_V2, type TableSettings } from '@broadside/wire';
import * as wire from '@broadside/wire/schema';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { openStore } from '../../src/store/open.ts';
import { CAMPAIGN } from '../games.ts';
import { type Client, commandId, freshFolder, openServer, SETTINGS, type Visitor, visitor } from '../kit.ts';
import { COMMAND } from './broadcast.ts';
import { LeakFinder, type Message, type Refused } from './finder.ts';
import { KINDS, type Kind } from './kinds.ts';

const MATCHES = Number(process.env.BROADSIDE_LEAKS ?? 1);
/** Entries before and after the restart. */
const HALF = 50;

const ajv = new Ajv();
/** Besides view updates a client is sent only what these allow: nothing in them has room for a card. */
const TABLE_INFO = ajv.compile(wire.TableInfo);
const HTTP = [wire.TableInfo, wire.Harbour, wire.Guest, wire.WireError].map((schema) => ajv.compile(schema));
const MESSAGE_KINDS: ReadonlySet<string> = new Set(['table', 'chat', 'update', 'done', 'refused', 'bye']);

/** The fast model throws. */
const NO_DICE: Thrower = { throw: () => Promise.reject(new Error('no dice here')), close: () => {} };

interface Company {
  readonly people: readonly Visitor[];
  readonly stream: Stream;
  /** Everything each of them heard, connection after connection. */
  readonly heard: Message[][][];
  readonly refused: Refused[];
  readonly remembered: Action[];
}

const messagesOf = ({ bytes, received }: Client): Message[] =>
  bytes.map((text, at) => ({ text, message: received[at] }));

const pick = <T>(stream: Stream, list: readonly T[]): T => list[stream.below(list.length)];

/** Somebody asks for what is not possible, and is refused. */
async function beRefused({ stream, remembered, refused }: Company, line: Client, n: number): Promise<void> {
  const { update } = line;
  if (!update || update.viewer === 'spectator' || remembered.length === 0) return;
  const action = pick(stream, remembered);
  if (update.legal.some((one) => sameAction(one, action))) return;
  const since = line.received.length;
  const answer = await line.ask({ type: 'play', id: COMMAND, n, action } as Parameters<Client['ask']>[0]);
  expect(answer.type).toBe('refused');
  refused.push({ n, seat: update.viewer, action, text: line.bytes[line.received.indexOf(answer, since)] });
}

/** Takes something back now and then; otherwise somebody who may acts. */
async function move({ stream, remembered }: Company, lines: readonly Client[], n: number): Promise<void> {
  const rueful = lines.find(({ update }) => update?.noUndo === null);
  if (rueful && stream.below(6) === 0) {
    const answer = await rueful.ask({ type: pick(stream, ['undo', 'restart'] as const), id: commandId(), n });
    expect(answer.type).toBe('done');
    return;
  }
  const line = pick(
    stream,
    lines.filter(({ update }) => update && update.viewer !== 'spectator' && update.toAct.includes(update.viewer)),
  );
  await line.playAny((legal) => {
    remembered.push(pick(stream, legal));
    return pick(stream, legal);
  });
}

/** Plays on until so many entries are there, or the match is over. */
async function playUntil(company: Company, lines: readonly Client[], last: number): Promise<void> {
  for (;;) {
    const n = Math.max(...lines.map(({ update }) => update?.n ?? -1));
    await Promise.all(lines.map((line) => line.seen(n)));
    const { update } = lines[0];
    if (update?.outcome || (n >= last && !update?.toAct.includes(TABLE))) return;
    if (update?.toAct.includes(TABLE)) {
      await lines[0].seen(n + 1);
      continue;
    }
    if (company.stream.below(3) === 0) await beRefused(company, pick(company.stream, lines), n);
    await move(company, lines, n);
  }
}

/** Lists say of a match only where it stands and who is to act; its file is not given out. */
async function askAround({ people }: Company, id: string, lines: readonly Client[]): Promise<void> {
  const { n, toAct, outcome } = lines[0].update ?? {};
  for (const one of people) {
    const { mine, open }: Harbour = await one.harbour();
    for (const line of [...mine, ...open]) if (line.table.id === id) expect(line).toMatchObject({ n, toAct });
    await one.info(id);
    if (!outcome) expect(await one.bad('GET', `/api/tables/${id}/file`)).toBe('409 not-over');
  }
  const { body } = await people[0].call<string>('GET', '/metrics');
  for (const secret of [id, ...(await Promise.all(people.map(async (one) => (await one.harbour()).me.id)))])
    expect(body).not.toContain(secret);
}

/** Whole view updates: what changes is made of them alone (`changes.test.ts`). */
async function listen(company: Company, id: string, from: (at: number) => number): Promise<Client[]> {
  return Promise.all(company.people.map((one, at) => one.live(id, from(at), PROTOCOL_V2)));
}

function keep({ heard }: Company, lines: readonly Client[]): void {
  for (const [at, line] of lines.entries()) heard[at].push(messagesOf(line));
}

/** A table of a kind, in a company that was just made. */
async function setUp(server: RunningServer, { game, secrets }: Kind, which: number): Promise<[Company, string]> {
  const { seats, options } = secrets.tables[which % secrets.tables.length];
  const people = await Promise.all(Array.from({ length: seats + 1 }, (_, at) => visitor(server, `Guest ${at}`)));
  const stream = Stream.of(`${game.id} ${which}`);
  const company: Company = { people, stream, heard: people.map(() => []), refused: [], remembered: [] };
  const others = people.slice(1, seats);
  const { id } = await people[0].open({
    game: game.id,
    options: { ...options } as TableSettings['options'],
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)],
  });
  for (const one of others) await one.sit(id);
  await people[0].start(id);
  return [company, id];
}

/** The match as it is stored, whether it is over or not. */
async function stored(data: string, id: string): Promise<MatchFile> {
  const store = await openStore({ data });
  const match = await store.match(id);
  await store.close();
  if (!match) throw new Error('no match');
  const { header, seed, log } = match;
  return { format: FORMAT, header, seed, log };
}

async function playAndCheck(kind: Kind, which: number): Promise<void> {
  const data = freshFolder();
  const first = await openServer({ data }, { thrower: NO_DICE });
  const [company, id] = await setUp(first, kind, which);
  const { people, heard, refused, stream } = company;
  const lines = await listen(company, id, () => -1);
  await playUntil(company, lines, HALF);
  await askAround(company, id, lines);
  const seen = lines.map(({ update }) => update?.n ?? -1);
  await first.close();
  keep(company, lines);

  const second = await openServer({ data }, { thrower: NO_DICE });
  for (const one of people) Object.assign(one, { url: second.url });
  // Some know everything up to now, some have missed a few entries, some have seen nothing.
  const back = await listen(company, id, (at) => [seen[at], stream.below(HALF), -1][stream.below(3)]);
  await playUntil(company, back, 2 * HALF);
  await askAround(company, id, back);
  await second.close();
  keep(company, back);

  const finder = new LeakFinder(kind.game, await stored(data, id), kind.secrets);
  people.forEach(({ bytes }, at) => {
    const viewer: Viewer = at < people.length - 1 ? at : 'spectator';
    finder.check(viewer, heard[at].flat(), MATCHES > 1 ? 1 : kind.secrets.every);
    for (const line of heard[at]) finder.checkOrder(viewer, line);
    for (const { message } of heard[at].flat()) {
      expect(MESSAGE_KINDS).toContain(message.type);
      if (message.type === 'table') expect(TABLE_INFO(message.table)).toBe(true);
    }
    for (const text of bytes) {
      finder.checkSecrets(text);
      if (text.startsWith('{')) expect(HTTP.some((check) => check(JSON.parse(text)))).toBe(true);
    }
  });
  for (const one of refused) finder.checkRefusal(one);
  expect(finder.result().leaks).toEqual([]);
  expect(finder.result().messages).toBeGreaterThan(HALF / 2);
  expect(refused.length).toBeGreaterThan(5);
}

describe('nothing hidden is on the wire', () => {
  it.each(KINDS)(
    'of $game.id, before and after a restart, to players, to whoever comes back and to watchers',
    async (kind) => {
      for (let which = 0; which < MATCHES; which++) await playAndCheck(kind, which);
    },
  );

  it('of a campaign whose chapter is being played: its chronicle stays as it was', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    const { game, alone: options } = CAMPAIGN;
    const settings = { ...SETTINGS, game: game.id, options, seats: [{ kind: 'me' }] };
    const begun = await anna.good<CampaignInfo>('POST', '/api/campaigns', { settings });
    await anna.start(begun.table.id);
    const company: Company = { people: [anna], stream: Stream.of('a'), heard: [[]], refused: [], remembered: [] };
    await playUntil(company, await listen(company, begun.table.id, () => -1), 15);
    const now = await anna.good<CampaignInfo>('GET', `/api/campaigns/${begun.id}`);
    expect(now).toEqual({ ...begun, table: { ...begun.table, status: 'playing' }, seats: now.seats, moved: now.moved });
  });
});
