import { type AnyGame, type Eye, Match, type MatchFile, type Out, Stream, saveMatch } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import * as wire from '@broadside/wire/schema';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { sightText } from '../src/rooms/tell.ts';
import { brisk, type Client, commandId, openServer, playOut, type Visitor, visitor } from './kit.ts';
import { type Checked, LeakFinder } from './leaks.ts';

const MATCHES = 200;
/** Tables played at the same time. */
const AT_ONCE = 10;

const shelfGame = onShelf('port-royal')?.game;
if (!shelfGame) throw new Error('no game');
const game: AnyGame = shelfGame;

const ajv = new Ajv();
/** Besides sights a client is told only what these allow: nothing in them has room for a card. */
const TABLE = ajv.compile(wire.TableInfo);
const HTTP = [wire.TableInfo, wire.Harbour, wire.Guest].map((schema) => ajv.compile(schema));

const fits = (checks: readonly ValidateFunction[], value: unknown): boolean => checks.some((check) => check(value));

interface Recorder {
  readonly person: Visitor;
  readonly clients: Client[];
}

/** One table, everything that was sent to each of its people before the match file was given out. */
async function playAndCheck(server: { readonly url: string }, which: number): Promise<Checked> {
  const seats = 2 + (which % 3);
  const people = await Promise.all(Array.from({ length: seats + 1 }, (_, at) => visitor(server, `Guest ${at}`)));
  const [host, ...others] = people;
  const { id } = await host.open({
    seats: [{ kind: 'me' }, ...others.slice(0, seats - 1).map(() => ({ kind: 'open' }) as const)],
    options: { discardPile: which % 2 === 0 ? 'open' : 'topCard' },
  });
  for (const one of others.slice(0, seats - 1)) await one.sit(id);
  await host.start(id);
  const recorders: Recorder[] = people.map((person) => ({ person, clients: [] }));
  for (const one of recorders) one.clients.push(await one.person.live(id));
  const seated = recorders.slice(0, seats).map(({ clients }) => clients[0]);
  await playOut(seated, (actions) => {
    if (Math.random() < 0.05) seated[0].say({ do: 'why', id: commandId(), actions: [...actions] });
    return brisk(actions);
  });
  // Lines that were lost: each comes back from somewhere in the middle.
  for (const one of recorders) one.clients.push(await one.person.live(id, Math.floor(Math.random() * 40)));
  await Promise.all(people.map((one) => one.info(id)));
  const before = recorders.map(({ person }) => person.bytes.length);
  const finder = new LeakFinder(game, await host.good<MatchFile>('GET', `/api/tables/${id}/file`));
  recorders.forEach(({ person, clients }, at) => {
    const eye: Eye = at < seats ? at : 'spectator';
    finder.check(
      eye,
      clients.flatMap(({ bytes }) => bytes),
    );
    for (const { told } of clients)
      for (const tell of told) if (tell.tell === 'table') expect(TABLE(tell.table)).toBe(true);
    for (const text of person.bytes.slice(0, before[at])) {
      expect(fits(HTTP, JSON.parse(text))).toBe(true);
      finder.check(eye, [`{"tell":"pong","http":${JSON.stringify(text)}}`]);
    }
  });
  return finder.result();
}

/** The same for a match of a game that may leak, without a server. */
function checkGame(leaky: AnyGame): readonly string[] {
  const stream = Stream.of('a leaking game');
  const match = Match.begin(leaky, { seats: 3, seed: 'a leaking game' });
  const told = new Map<Eye, string[]>([
    [0, []],
    [1, []],
    ['spectator', []],
  ]);
  while (!match.outcome) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, legal[stream.below(legal.length)]);
    for (const [eye, texts] of told) texts.push(sightText(match, eye, match.n - 1, 'free'));
  }
  const finder = new LeakFinder(leaky, saveMatch(match));
  for (const [eye, texts] of told) finder.check(eye, texts);
  return finder.result().leaks;
}

// biome-ignore lint/suspicious/noExplicitAny: a game taken apart to make a bad one
type Loose = any;

describe('nothing hidden is on the wire', () => {
  it(`in ${MATCHES} random matches, in no byte to any player or watcher`, async () => {
    const server = await openServer({ limits: { linesPerGuest: 100 } });
    const all: Checked[] = [];
    for (let from = 0; from < MATCHES; from += AT_ONCE)
      all.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => playAndCheck(server, from + at)))));
    const sum = (count: (one: Checked) => number): number => all.reduce((total, one) => total + count(one), 0);
    expect(all.flatMap(({ leaks }) => leaks)).toEqual([]);
    expect(sum(({ messages }) => messages)).toBeGreaterThan(MATCHES * 100);
    expect(sum(({ reshuffled }) => reshuffled) / sum(({ messages }) => messages)).toBeLessThan(0.05);
  }, 240_000);

  it('which the same check would notice: the deck in the view', () => {
    const view = (state: Loose, eye: Eye): unknown => ({ ...(game.view(state, eye) as object), pile: state.deck });
    expect(checkGame(game)).toEqual([]);
    expect(checkGame({ ...game, view } as AnyGame).length).toBeGreaterThan(20);
  });

  it('the coins of one’s own in the view', () => {
    const view = (state: Loose, eye: Eye): unknown => ({
      ...(game.view(state, eye) as object),
      purse: eye === 'spectator' ? [] : state.players[eye].coins,
    });
    const leaks = checkGame({ ...game, view } as AnyGame);
    expect(leaks.length).toBeGreaterThan(20);
    expect(leaks.some((leak) => leak.includes('spectator'))).toBe(false);
  });

  it('an event that names the coins somebody gained, and only those', () => {
    const { tradeAndHire } = game.steps as Record<string, Loose>;
    const apply = (state: Loose, frame: Loose, seat: number, action: Loose, out: Out<Loose>): void => {
      tradeAndHire.apply(state, frame, seat, action, out);
      if (action.type === 'trade') out.events?.push({ type: 'coinShown', card: state.players[seat].coins.at(-1) });
    };
    const steps = { ...game.steps, tradeAndHire: { ...tradeAndHire, apply } };
    const seen = (event: Loose, eye: Eye): unknown => (event.type === 'coinShown' ? event : game.seen(event, eye));
    expect(checkGame({ ...game, steps, seen } as AnyGame).length).toBeGreaterThan(3);
  });

  it('the next card, told by which actions are offered', () => {
    const { discover } = game.steps as Record<string, Loose>;
    const legal = (state: Loose, frame: Loose, seat: number): unknown => {
      const actions = discover.legal(state, frame, seat);
      return state.deck.at(-1) % 2 === 0 ? actions : [...actions].reverse();
    };
    const steps = { ...game.steps, discover: { ...discover, legal } };
    expect(checkGame({ ...game, steps } as AnyGame).length).toBeGreaterThan(3);
  });
});
