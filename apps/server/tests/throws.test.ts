/** Dice at an online table: who throws them, who sees them, and what happens when they cannot be thrown. */
import { cpSync } from 'node:fs';
import { RETRY_MS } from '@broadside/host';
import type { Action, GameEvent, MatchFile } from '@broadside/kernel';
import { loadMatch } from '@broadside/kernel';
import { checkThrows } from '@broadside/shelf';
import { decodeRecording, type LidOrder, type Thrower, type ThrowOrder } from '@broadside/throw';
import { HereThrower } from '@broadside/throw/physics';
import { ThreadThrower } from '@broadside/throw/worker';
import { describe, expect, it, vi } from 'vitest';
import { HeldClock } from '../../../packages/host/tests/heldClock.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { brief, DICE, isGesture } from './games.ts';
import {
  brisk,
  type Client,
  commandId,
  freshFolder,
  openServer,
  playOut,
  twoAtTable,
  type Visitor,
  visitor,
} from './kit.ts';

/** The shortest of its matches. */
const WITH_DICE = { game: DICE.game.id, options: brief(DICE.game) };

interface Landed extends GameEvent {
  readonly dice: readonly number[];
  readonly sides: readonly number[];
  readonly physics: number;
  readonly film: string;
}

/** Everything that came to rest before this viewer. */
const resultsOf = (client: Client): Landed[] =>
  client.received.flatMap((message) =>
    message.type === 'update'
      ? message.update.entries.flatMap(({ events }) => events.filter((one): one is Landed => 'film' in one))
      : [],
  );

/** Throws as soon as there is something to throw, with as many dice as possible. */
function eager(actions: readonly Action[]): Action {
  const throws = actions.filter(isGesture);
  const counts = actions.filter((action) => 'count' in action);
  if (throws.length === 0 && counts.length > 0) return counts[counts.length - 1];
  const plays = actions.filter((action) => 'card' in action);
  return brisk(throws.length > 0 ? throws : plays.length > 0 ? plays : actions);
}

/** The throw that is offered, made in this way. */
const gesture = ({ update }: Client, way: number, force: number): Action =>
  ({ ...update?.legal.find(isGesture), way, force }) as Action;

/** Plays until somebody has the dice in hand; that is the one who is given back. */
async function untilThrow(clients: readonly Client[]): Promise<Client> {
  for (;;) {
    const top = Math.max(...clients.map(({ update }) => update?.n ?? -1));
    await Promise.all(clients.map((client) => client.seen(top)));
    const next = clients.find(({ update }) => (update?.legal.length ?? 0) > 0);
    if (!next) await clients[0].seen(top + 1);
    else if (next.update?.legal.some(isGesture)) return next;
    else await next.playAny(eager);
  }
}

/** The dice are in the air. */
async function inTheAir(clients: readonly Client[]): Promise<Client> {
  const thrower = await untilThrow(clients);
  const answer = await thrower.play(gesture(thrower, 3, 1));
  await Promise.all(clients.map((client) => client.seen(answer.type === 'done' ? answer.n : 0)));
  return thrower;
}

/** A thrower that waits until the test lets go. */
class HeldThrower implements Thrower {
  readonly orders: LidOrder[] = [];
  private readonly released = new HereThrower();
  private open = (): void => {};
  private readonly held = new Promise<void>((resolve) => {
    this.open = resolve;
  });

  async throw<O extends ThrowOrder>(order: O) {
    if (order.device === 'lid') this.orders.push(order);
    await this.held;
    return this.released.throw(order);
  }

  letGo(): void {
    this.open();
  }

  close(): void {
    this.open();
  }
}

const again = async (server: { readonly url: string }, one: Visitor): Promise<Visitor> => {
  const back = await visitor(server, 'x');
  back.cookie = one.cookie;
  return back;
};

describe('a throw at an online table', () => {
  it('is made in a thread of its own, and all viewers see the same recording of it', async () => {
    const thread = vi.spyOn(ThreadThrower.prototype, 'throw');
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const watcher = await visitor(server, 'Vera');
    const clients = [await anna.live(id), await boris.live(id)];
    const v = await watcher.live(id);
    await playOut(clients, eager);
    await v.until('the end', () => v.update?.outcome);
    const [mine, yours, watched] = [...clients, v].map(resultsOf);
    expect(mine.length).toBeGreaterThan(0);
    expect(yours).toEqual(mine);
    expect(watched).toEqual(mine);
    for (const { film: recording, sides, dice, physics } of mine) {
      expect(physics).toBeGreaterThan(0);
      expect(dice).toHaveLength(4 * sides.length);
      expect(decodeRecording(recording).dice).toBe(sides.length);
    }
    // One for each, besides the practice before the first.
    const seeds = thread.mock.calls.map(([{ seed }]) => seed).filter((seed) => seed !== 'practice');
    expect(seeds).toHaveLength(mine.length);
    expect(new Set(seeds).size).toBe(mine.length);
    // Whoever comes late has missed nothing.
    expect(resultsOf(await watcher.live(id))).toEqual(mine);
    const file = await anna.good<MatchFile>('GET', `/api/tables/${id}/file`);
    thread.mockRestore();
    const verifier = new ThreadThrower();
    const checked = await checkThrows(DICE, loadMatch(DICE.game, file), verifier);
    verifier.close();
    expect(checked).toEqual({ same: mine.length, standIn: 0, otherPhysics: 0, different: [] });
  });

  it('keeps nobody waiting: the server answers and other tables play on while dice are in the air', async () => {
    const held = new HeldThrower();
    const server = await openServer({}, { thrower: held });
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const clients = [await anna.live(id), await boris.live(id)];
    await inTheAir(clients);
    expect(clients[1].update).toMatchObject({ toAct: [-1], legal: [] });
    expect((await anna.harbour()).mine).toMatchObject([{ table: { id }, toAct: [] }]);
    const other = await twoAtTable(server);
    const c = await other.anna.live(other.id);
    expect(await c.playAny(([first]) => first)).toBe(true);
    held.letGo();
    await clients[1].until('the dice', () => resultsOf(clients[1]).length === 1);
  });

  it('is made once, however often the match is looked after, and is not forgotten with an idle room', async () => {
    const held = new HeldThrower();
    const server = await openServer({ idleMs: 20 }, { thrower: held });
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const clients = [await anna.live(id), await boris.live(id)];
    await inTheAir(clients);
    await new Promise((resolve) => setTimeout(resolve, 150));
    const late = await Promise.all([anna.live(id), boris.live(id), anna.live(id)]);
    expect(held.orders).toHaveLength(1);
    held.letGo();
    await late[0].until('the dice', () => resultsOf(late[0]).length === 1);
    expect(held.orders).toHaveLength(1);
    expect(await (await untilThrow(clients)).playAny(eager)).toBe(true);
    await late[1].until('the next dice', () => resultsOf(late[1]).length === 2);
    expect(held.orders.map(({ seed }) => seed)).toEqual([...new Set(held.orders.map(({ seed }) => seed))]);
    expect(held.orders).toHaveLength(2);
  });

  it('may be taken back while the dice are in the air; then the next gesture counts', async () => {
    const held = new HeldThrower();
    const server = await openServer({}, { thrower: held });
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const clients = [await anna.live(id), await boris.live(id)];
    const thrower = await inTheAir(clients);
    const undone = await thrower.ask({ type: 'undo', id: commandId(), n: thrower.update?.n ?? 0 });
    expect(undone).toMatchObject({ type: 'done' });
    await thrower.until('the dice in hand', () => thrower.update?.legal.some(isGesture));
    await thrower.play(gesture(thrower, 5, 3));
    held.letGo();
    await thrower.until('the dice', () => resultsOf(thrower).length === 1);
    expect(held.orders.map(({ way, force }) => [way, force])).toEqual([
      [3, 1],
      [5, 3],
    ]);
    const { landings: wanted } = await new HereThrower().throw(held.orders[1]);
    expect(resultsOf(thrower)[0].dice).toEqual(wanted.flatMap(({ value, x, y, yaw }) => [value, x, y, yaw]));
  });

  it('falls the same after a restart: the server stopped while the dice were in the air', async () => {
    const data = freshFolder();
    const first = await openServer({ data }, { thrower: new HeldThrower() });
    const { anna, boris, id } = await twoAtTable(first, WITH_DICE);
    await inTheAir([await anna.live(id), await boris.live(id)]);
    await first.close();
    const copy = freshFolder();
    cpSync(data, copy, { recursive: true });
    const fallen: Landed[] = [];
    for (const folder of [data, copy]) {
      const server = await openServer({ data: folder });
      const a = await (await again(server, anna)).live(id);
      await a.until('the dice', () => resultsOf(a).length === 1);
      fallen.push(...resultsOf(a));
    }
    expect(fallen[0].physics).toBeGreaterThan(0);
    expect(fallen[1]).toEqual(fallen[0]);
  });

  it('without dice is made by the fast model; the log says why, and the match goes on to its end', async () => {
    const logged: string[] = [];
    const broken: Thrower = { throw: () => Promise.reject(new Error('no dice here')), close: () => {} };
    const log = { write: (line: string) => void logged.push(line) };
    const server = await openServer({ log: 'error' }, { thrower: broken, log });
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const clients = [await anna.live(id), await boris.live(id)];
    await playOut(clients, eager);
    const seen = resultsOf(clients[0]);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ physics, film: recording }) => physics === 0 && recording === '')).toBe(true);
    expect(logged).toHaveLength(seen.length);
    expect(JSON.parse(logged[0])).toMatchObject({
      table: id,
      err: { message: 'no dice here' },
      msg: 'the dice could not be thrown: the fast model answers',
    });
  });

  it('that the rules refuse is replaced by the fast model as well', async () => {
    const tooFew: Thrower = {
      throw: <O extends ThrowOrder>(order: O) => {
        const fewer: O = order.device === 'lid' ? { ...order, dice: order.dice - 1 } : order;
        return new HereThrower().throw(fewer);
      },
      close: () => {},
    };
    const server = await openServer({}, { thrower: tooFew });
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const clients = [await anna.live(id), await boris.live(id)];
    await inTheAir(clients);
    await clients[0].until('the dice', () => resultsOf(clients[0])[0]?.physics === 0);
  });

  it('that could not be stored is made again, even if the store could not be read for a while', async () => {
    const real = await openStore({ data: freshFolder() });
    let broken = false;
    const store = new Proxy(real, {
      get: (target, name: keyof Store) => {
        const value: unknown = Reflect.get(target, name);
        if (broken && (name === 'append' || name === 'match')) return () => Promise.reject(new Error('no disk'));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const held = new HeldThrower();
    const clock = new HeldClock(Date.now());
    const server = await openServer({}, { store, thrower: held, clock });
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const clients = [await anna.live(id), await boris.live(id)];
    await inTheAir(clients);
    broken = true;
    held.letGo();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(resultsOf(clients[0])).toEqual([]);
    broken = false;
    while (held.orders.length === 1) {
      await clock.pass(RETRY_MS);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await clients[0].until('the dice', () => resultsOf(clients[0]).length === 1);
    expect(held.orders.length).toBeGreaterThan(1);
    expect(new Set(held.orders.map(({ seed }) => seed)).size).toBe(1);
  });
});

/** The entries in which somebody chose while all were to choose, as pairs of the choice and the seat. */
function choices({ received, table }: Client): { rounds: number; made: string[] } {
  const made: string[] = [];
  let rounds = 0;
  let waiting: readonly number[] = [];
  for (const message of received) {
    if (message.type !== 'update') continue;
    const { entries, toAct } = message.update;
    for (const { seat } of waiting.length > 0 ? entries : []) {
      made.push(`${rounds} ${seat}`);
      waiting = waiting.filter((one) => one !== seat);
    }
    if (toAct.length === table?.seats.length) {
      rounds++;
      waiting = toAct;
    }
  }
  return { rounds, made };
}

describe('secret choices at the same time', () => {
  it.each([0, 20])(
    'by a person and three bots that wait %i ms never stall, and nobody chooses twice',
    async (pause) => {
      const server = await openServer({ botPause: pause });
      const anna = await visitor(server, 'Anna');
      const bot = { kind: 'bot', bot: 'random' } as const;
      const { id } = await anna.open({ ...WITH_DICE, seats: [bot, { kind: 'me' }, bot, bot] });
      await anna.start(id);
      const a = await anna.live(id);
      const isEnough = (): boolean => choices(a).rounds > 6;
      while (!isEnough() && !a.update?.outcome) {
        await a.until('my turn', () => (a.update?.legal.length ?? 0) > 0 || a.update?.outcome || isEnough());
        const { legal = [] } = a.update ?? {};
        if (legal.length === 0) continue;
        // Bots choose meanwhile: what is out of date is offered anew, never refused for good.
        const answer = await a.play(eager(legal));
        if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
        await a.seen(answer.n);
      }
      const { made } = choices(a);
      expect(made.length).toBeGreaterThanOrEqual(24);
      expect(new Set(made).size).toBe(made.length);
      expect(a.find('refused')).toBeUndefined();
    },
  );

  it('can be taken back until somebody else has chosen; others learn that, and not what it was', async () => {
    const server = await openServer();
    const { anna, boris, id } = await twoAtTable(server, WITH_DICE);
    const [a, b] = [await anna.live(id), await boris.live(id)];
    const [first, second] = a.update?.legal ?? [];
    const undo = (who: Client) => who.ask({ type: 'undo', id: commandId(), n: who.update?.n ?? 0 });
    await a.play(first);
    expect(await undo(a)).toMatchObject({ type: 'done', n: 2 });
    await b.seen(2);
    const before = b.update?.view;
    expect(b.update).toMatchObject({ toAct: [0, 1], entries: [{ n: 2, seat: 0, undo: 0, events: [] }] });
    await a.play(second, 2);
    await b.seen(3);
    expect(b.update?.toAct).toEqual([1]);
    expect(b.update?.view).not.toEqual(before);
    expect(b.update?.entries[0].action).toBeUndefined();
    expect(b.update?.entries[0].events).toEqual([{ type: expect.any(String), seat: 0, card: -1 }]);
    expect(await undo(b)).toMatchObject({ type: 'refused', error: { code: 'undo-not-yours' } });
    // The last choice uncovers them all: there is no way back for anybody.
    await b.play(b.update?.legal[0] as Action);
    await a.seen(4);
    for (const one of [a, b])
      expect(await undo(one)).toMatchObject({ type: 'refused', error: { code: 'undo-barrier' } });
  });
});
