import {
  type AnyGame,
  type AnyMatch,
  type Eye,
  Match,
  type MatchFile,
  type Out,
  Stream,
  saveMatch,
  TABLE as THE_TABLE,
} from '@broadside/kernel';
import { onShelf, standIn } from '@broadside/shelf';
import type { Tell } from '@broadside/wire';
import * as wire from '@broadside/wire/schema';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { sightText } from '../src/rooms/tell.ts';
import { type Dealer, portRoyalDealer, sevenSeasDealer } from './dealers.ts';
import { type Client, commandId, keen, openServer, playOut, type Visitor, visitor } from './kit.ts';
import { bare, type Checked, LeakFinder, type Message } from './leaks.ts';

const MATCHES = 200;
/** Tables played at the same time. */
const AT_ONCE = 10;

function shelfGame(id: string): AnyGame {
  const entry = onShelf(id);
  if (!entry) throw new Error('no game');
  return entry.game;
}

const game = shelfGame('port-royal');
const seas = shelfGame('seven-seas');

const ajv = new Ajv();
/** Besides sights a client is told only what these allow: nothing in them has room for a card. */
const TABLE = ajv.compile(wire.TableInfo);
const HTTP = [wire.TableInfo, wire.Harbour, wire.Guest].map((schema) => ajv.compile(schema));

const fits = (checks: readonly ValidateFunction[], value: unknown): boolean => checks.some((check) => check(value));

/** Everything these lines were told. */
const messagesOf = (clients: readonly Client[]): Message[] =>
  clients.flatMap(({ bytes, told }) => bytes.map((text, at) => ({ text, tell: told[at] })));

const ALL = { modules: ['gambler', 'setSail', 'contractCards'] };

/** Open and closed discard piles, and whatever else lies face down in the games of the expansions. */
const OPTIONS = [
  {},
  { discardPile: 'topCard' },
  { play: 'contractsCoop', setAside: 'ask' },
  { ...ALL, discardPile: 'topCard' },
  // With lookouts, who see what nobody else does.
  { play: 'adventureCoop', chapter: 3 },
  { play: 'adventureCoop', chapter: 5, characters: 'drafted', discardPile: 'topCard', ...ALL },
  { play: 'adventureAfter' },
];

/** What is played, and how it is dealt again. */
interface Kind {
  readonly game: AnyGame;
  readonly dealer: Dealer;
  readonly options: readonly object[];
  readonly matches: number;
}

const PORT_ROYAL: Kind = { game, dealer: portRoyalDealer, options: OPTIONS, matches: MATCHES };
/** Played by chance these matches are long: few of them tell much. */
const SEVEN_SEAS: Kind = {
  game: seas,
  dealer: sevenSeasDealer,
  options: [{ roundLimit: 20 }, { roundLimit: 20, openHistory: true }],
  matches: 12,
};

/** One table, everything that was sent to each of its people before the match file was given out. */
async function playAndCheck(kind: Kind, people: readonly Visitor[], which: number): Promise<Checked> {
  const seats = 2 + (which % 3);
  const company = [...people.slice(0, seats), people[people.length - 1]];
  const [host, ...others] = company;
  for (const one of company) one.bytes.length = 0;
  const { id } = await host.open({
    seats: [{ kind: 'me' }, ...others.slice(0, seats - 1).map(() => ({ kind: 'open' }) as const)],
    game: kind.game.id,
    options: { ...kind.options[which % kind.options.length] },
  });
  for (const one of others.slice(0, seats - 1)) await one.sit(id);
  await host.start(id);
  const live = await Promise.all(company.map((one) => one.live(id)));
  await playOut(live, (actions) => {
    if (Math.random() < 0.05) live[0].say({ do: 'why', id: commandId(), actions: [...actions] });
    return keen(actions);
  });
  // Lines that were lost: each comes back from somewhere in the middle.
  const back = await Promise.all(company.map((one) => one.live(id, Math.floor(Math.random() * 40))));
  await host.harbour();
  const http = company.map(({ bytes }) => bytes.splice(0));
  const finder = new LeakFinder(kind.game, await host.good<MatchFile>('GET', `/api/tables/${id}/file`), kind.dealer);
  for (const [at, texts] of http.entries()) {
    finder.check(at < seats ? at : 'spectator', messagesOf([live[at], back[at]]));
    for (const { told } of [live[at], back[at]])
      for (const tell of told) if (tell.tell === 'table') expect(TABLE(tell.table)).toBe(true);
    for (const text of texts) {
      finder.checkSecrets(text);
      expect(fits(HTTP, JSON.parse(text))).toBe(true);
    }
  }
  await Promise.all([...live, ...back].map((client) => client.end()));
  return finder.result();
}

/** The same for a match of a game that may leak, without a server. */
function checkGame(leaky: AnyGame, { dealer, options }: Kind = PORT_ROYAL): readonly string[] {
  const stream = Stream.of('a leaking game');
  const match: AnyMatch = Match.begin(leaky, { seats: 3, options: options[0], seed: 'a leaking game' });
  const told = new Map<Eye, Message[]>([
    [0, []],
    [1, []],
    ['spectator', []],
  ]);
  while (!match.outcome) {
    const [seat] = match.toAct;
    const legal = match.legal(seat);
    match.play(seat, seat === THE_TABLE ? standIn(match) : legal[stream.below(legal.length)]);
    for (const [eye, messages] of told) {
      const text = sightText(match, eye, match.n - 1, 'free');
      messages.push({ text, tell: JSON.parse(text) as Tell });
    }
  }
  const finder = new LeakFinder(leaky, saveMatch(match), dealer);
  for (const [eye, messages] of told) finder.check(eye, messages);
  return finder.result().leaks;
}

// biome-ignore lint/suspicious/noExplicitAny: a game taken apart to make a bad one
type Loose = any;

/** Plays all matches of a kind at one server and adds up what was found. */
async function checkMatches(kind: Kind): Promise<void> {
  const server = await openServer();
  const all: Checked[] = [];
  const playSome = async (_: unknown, at: number): Promise<void> => {
    const people = await Promise.all([0, 1, 2, 3, 4].map((one) => visitor(server, `Guest ${one}`)));
    for (let which = at; which < kind.matches; which += AT_ONCE) all.push(await playAndCheck(kind, people, which));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playSome));
  expect(all).toHaveLength(kind.matches);
  const sum = (count: (one: Checked) => number): number => all.reduce((total, one) => total + count(one), 0);
  expect(all.flatMap(({ leaks }) => leaks)).toEqual([]);
  expect(sum(({ messages }) => messages)).toBeGreaterThan(kind.matches * 100);
  expect(sum(({ reshuffled }) => reshuffled) / sum(({ messages }) => messages)).toBeLessThan(0.05);
}

describe('nothing hidden is on the wire', () => {
  it(`in ${MATCHES} random matches, in no byte to any player or watcher`, () => checkMatches(PORT_ROYAL), 240_000);

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

describe('nothing hidden is on the wire of a game with hands and secret choices', () => {
  it(
    `in ${SEVEN_SEAS.matches} random matches, in no byte to any player or watcher`,
    () => checkMatches(SEVEN_SEAS),
    240_000,
  );

  it('which the same check would notice: the hand of a neighbour in the view', () => {
    const view = (state: Loose, eye: Eye): unknown => ({
      ...(seas.view(state, eye) as object),
      peek: eye === 0 && state.flow.length > 0 ? state.pirates[1].hand : [],
    });
    expect(checkGame(seas, SEVEN_SEAS)).toEqual([]);
    const leaks = checkGame({ ...seas, view } as AnyGame, SEVEN_SEAS);
    expect(leaks.length).toBeGreaterThan(20);
    expect(leaks.every((leak) => leak.includes('eye 0'))).toBe(true);
  });

  it('a character that was chosen and not called yet', () => {
    const view = (state: Loose, eye: Eye): unknown => ({
      ...(seas.view(state, eye) as object),
      guess: state.pirates.map(({ chosen }: Loose) => chosen),
    });
    expect(checkGame({ ...seas, view } as AnyGame, SEVEN_SEAS).length).toBeGreaterThan(20);
  });

  it('a card somebody drew, told by its event', () => {
    const seen = (event: Loose, eye: Eye): unknown => (event.type === 'drew' ? event : seas.seen(event, eye));
    expect(checkGame({ ...seas, seen } as AnyGame, SEVEN_SEAS).length).toBeGreaterThan(3);
  });

  it('the next loot, told by what is offered', () => {
    const { turn } = seas.steps as Record<string, Loose>;
    const legal = (state: Loose, frame: Loose, seat: number): unknown => {
      const actions = turn.legal(state, frame, seat);
      return state.loot.at(-1) % 2 === 0 ? actions : [...actions].reverse();
    };
    const steps = { ...seas.steps, turn: { ...turn, legal } };
    expect(checkGame({ ...seas, steps } as AnyGame, SEVEN_SEAS).length).toBeGreaterThan(3);
  });

  it('throws that are prescribed stay unknown until they are made', () => {
    const stack = { throws: ['6 6 6 6 6', '', '1@13.37,13.37'] };
    const [with_, without] = [stack, undefined].map((prescribed) =>
      Match.begin(seas, { seats: 2, seed: 'prescribed', stack: prescribed }),
    );
    for (const eye of [0, 1, 'spectator'] as const)
      expect(bare(sightText(with_, eye, -1, 'free'))).toBe(bare(sightText(without, eye, -1, 'free')));
  });

  it('every character is chosen with the same bytes for others, and as many bytes for its owner', () => {
    const told = (seat: number, card: number, eye: Eye): string => {
      const match: AnyMatch = Match.begin(seas, { seats: 3, seed: 'a secret choice' });
      match.play(seat, { type: 'choose', card });
      return sightText(match, eye, 0, 'free');
    };
    const cards = seas.cards.filter(({ module }) => module === 'character').map(({ id }) => id);
    expect(cards).toHaveLength(7);
    for (const seat of [0, 1, 2])
      for (const eye of [0, 1, 2, 'spectator'] as const) {
        const texts = cards.map((card) => told(seat, card, eye));
        expect(new Set(texts.map((text) => text.length)).size).toBe(1);
        expect(new Set(texts.map(bare)).size).toBe(eye === seat ? cards.length : 1);
      }
  });
});
