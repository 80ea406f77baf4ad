/** Somebody is attacked in another turn and says nothing: the host answers as the game would, after the chosen time. */
import { RETRY_MS } from '@broadside/host';
import { type Action, sameAction } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { HeldClock } from '../../../packages/host/tests/heldClock.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { type Attacked, storeAttack } from './attacked.ts';
import { type Client, freshFolder, openServer, type Visitor, visitor } from './kit.ts';

/** Far longer than anybody here is waited for, but for those who want it so. */
const A_WHILE_MS = 600_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const chooseTimeout = (one: Visitor, seconds: number): Promise<unknown> =>
  one.good('POST', '/api/me', { patience: seconds });

const defaultOf = ({ match, seat }: Attacked): Action => match.defaultAction(seat) as Action;

/** The first entry after the attack, as its own seat sees it; the action is sent to nobody else. */
const answerOf = (client: Client, n: number) =>
  client.received
    .flatMap((message) => (message.type === 'update' ? message.update.entries : []))
    .find((entry) => entry.n === n + 1 && entry.action !== undefined);

interface Scene extends Attacked {
  readonly id: string;
  readonly attacker: Visitor;
  readonly defender: Visitor;
}

/** Two guests, one of them attacked; nobody is connected yet. */
async function scene(server: { readonly url: string }, store: Store, seconds: number): Promise<Scene> {
  const attacker = await visitor(server, 'Anna');
  const defender = await visitor(server, 'Boris');
  await chooseTimeout(defender, seconds);
  return { attacker, defender, ...(await storeAttack(store, attacker, defender)) };
}

async function attackedTable(
  seconds: number,
  settings: Parameters<typeof openServer>[0] = {},
  wrap = (store: Store) => store,
) {
  const store = await openStore({ data: freshFolder() });
  const clock = new HeldClock(Date.now());
  const server = await openServer(settings, { store: wrap(store), clock });
  return { server, store, clock, ...(await scene(server, store, seconds)) };
}

describe('an attack that nobody answers', () => {
  it('is answered by default after the seconds the guest has chosen, and both are shown before what it will be', async () => {
    const { attacker, defender, id, match, seat, clock } = await attackedTable(1);
    const a = await attacker.live(id);
    const d = await defender.live(id);
    expect(d.update).toMatchObject({ toAct: [seat], defaultAction: match.defaultAction(seat) });
    // It is the defender's matter what is answered: others are not shown it.
    expect(a.update).toMatchObject({ toAct: [seat], defaultAction: null });
    await clock.pass(A_WHILE_MS);
    await Promise.all([a.seen(match.n + 1), d.seen(match.n + 1)]);
    expect(answerOf(d, match.n)).toMatchObject({ seat, action: match.defaultAction(seat) });
    expect(answerOf(a, match.n)).toBeUndefined();
  });

  it('needs nobody connected, and keeps its room although it is idle', async () => {
    const { attacker, id, match, clock } = await attackedTable(2, { idleMs: 20 });
    const a = await attacker.live(id);
    await a.end();
    await clock.pass(500);
    // The rooms are looked through meanwhile.
    await pause(200);
    await clock.pass(A_WHILE_MS);
    const again = await attacker.live(id);
    await again.seen(match.n + 1);
    expect(again.update?.n).toBeGreaterThan(match.n);
  });

  it('is waited for as long as it takes by whoever wants that', async () => {
    const { attacker, id, match, clock } = await attackedTable(0);
    const a = await attacker.live(id);
    await clock.pass(A_WHILE_MS);
    await pause(200);
    expect(a.update?.n).toBe(match.n);
  });

  it('is not answered twice: an answer in time counts, and the clock is stopped', async () => {
    const { attacker, defender, id, match, seat, clock } = await attackedTable(1);
    const a = await attacker.live(id);
    const d = await defender.live(id);
    const other = match.legal(seat).find((action: Action) => !sameAction(action, defaultOf({ match, seat })));
    expect(await d.play(other as Action)).toMatchObject({ type: 'done', n: match.n + 1 });
    await clock.pass(A_WHILE_MS);
    await a.seen(match.n + 1);
    expect(answerOf(d, match.n)).toMatchObject({ action: other });
  });

  it('takes up another moment that is chosen meanwhile', async () => {
    const { attacker, defender, id, match, clock } = await attackedTable(28_800);
    const a = await attacker.live(id);
    await clock.pass(A_WHILE_MS);
    await pause(200);
    expect(a.update?.n).toBe(match.n);
    await chooseTimeout(defender, 1);
    await a.seen(match.n + 1);
  });

  it('is answered after a restart, once there was time to come back', async () => {
    const data = freshFolder();
    const store = await openStore({ data });
    const first = await openServer({ data }, { store });
    const { attacker, id, match } = await scene(first, store, 2);
    await first.close();
    const clock = new HeldClock(Date.now() + A_WHILE_MS);
    const second = await openServer({ data }, { clock });
    const back = await visitor(second, 'x');
    back.cookie = attacker.cookie;
    const a = await back.live(id);
    await clock.pass(1999);
    await pause(200);
    expect(a.update?.n).toBe(match.n);
    await clock.pass(1);
    await a.seen(match.n + 1);
  });

  it('is answered later if the default could not be stored', async () => {
    let broken = true;
    const wrap = (real: Store): Store =>
      new Proxy(real, {
        get: (target, name: keyof Store) => {
          const value: unknown = Reflect.get(target, name);
          if (broken && name === 'append') return () => Promise.reject(new Error('no disk'));
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    const { attacker, id, match, clock } = await attackedTable(1, {}, wrap);
    const a = await attacker.live(id);
    // It falls due, and is tried again; what follows in a whole while would be the same many times over.
    await clock.pass(3 * RETRY_MS);
    await pause(200);
    expect(a.update?.n).toBe(match.n);
    broken = false;
    await clock.pass(A_WHILE_MS);
    await a.seen(match.n + 1);
  });

  it('is left to a bot that stands in, and to the clock again when the person comes back', async () => {
    const { attacker, defender, id, match, clock } = await attackedTable(1, { botPause: 2 * A_WHILE_MS });
    const a = await attacker.live(id);
    await defender.good('POST', `/api/tables/${id}/leave`, {});
    await clock.pass(A_WHILE_MS / 2);
    await pause(200);
    // The bot takes its time here.
    expect(a.update?.n).toBe(match.n);
    await defender.good('POST', `/api/tables/${id}/return`, {});
    await a.seen(match.n + 1);
  });
});
