/** The tower at an online table: cubes of an attack fall through the real one. */
import { type AnyMatch, type GameEvent, Match } from '@broadside/kernel';
import { checkThrows } from '@broadside/shelf';
import { decodeRecording, type Thrower, type ThrowOrder } from '@broadside/throw';
import { HereThrower } from '@broadside/throw/physics';
import { ThreadThrower } from '@broadside/throw/worker';
import { expect, it, vi } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { storeAttack } from './attacked.ts';
import { FIGHTS } from './games.ts';
import { type Client, freshFolder, openServer, visitor } from './kit.ts';

interface Landed extends GameEvent {
  readonly type: 'landed';
  readonly sides: readonly number[];
  readonly cubes: readonly number[];
  readonly physics: number;
  readonly film: string;
}

/** What came to rest before this viewer after an entry. */
const landingsAfter = (client: Client, n: number): Landed[] =>
  client.received.flatMap((message) =>
    message.type === 'update'
      ? message.update.entries
          .filter((entry) => entry.n > n)
          .flatMap(({ events }) => events.filter((one): one is Landed => one.type === 'landed'))
      : [],
  );

/** Both connected, and the one who is attacked fires every cannon. */
async function answered(thrower?: Thrower) {
  const store = await openStore({ data: freshFolder() });
  const server = await openServer({}, { store, ...(thrower ? { thrower } : {}) });
  const attacker = await visitor(server, 'Anna');
  const defender = await visitor(server, 'Boris');
  const { id, match, seat } = await storeAttack(store, attacker, defender);
  const [a, d] = [await attacker.live(id), await defender.live(id)];
  await d.play(match.defaultAction(seat));
  const landed = await a.until('the cubes', () => landingsAfter(a, match.n)[0]);
  await d.until('the cubes', () => landingsAfter(d, match.n)[0]);
  return { store, id, match, a, d, landed };
}

it('cubes of an attack fall through the tower in a thread of its own, and both see the same recording', async () => {
  const thread = vi.spyOn(ThreadThrower.prototype, 'throw');
  const { store, id, match, d, landed } = await answered();
  expect(thread.mock.calls.map(([{ device }]) => device)).toContain('tower');
  thread.mockRestore();
  expect(landingsAfter(d, match.n)[0]).toEqual(landed);
  expect(landed.physics).toBeGreaterThan(0);
  expect(landed.cubes).toHaveLength(8 * landed.sides.length);
  expect(decodeRecording(landed.film).dice).toBe(landed.sides.length);
  // Whoever has the seed can let them fall again.
  const stored = await store.match(id);
  if (!stored) throw new Error('no match');
  const again: AnyMatch = Match.resume(FIGHTS.game, stored.header, stored.seed, stored.log, stored.snapshot);
  const checked = await checkThrows(FIGHTS, again, new HereThrower());
  expect(checked).toMatchObject({ otherPhysics: 0, different: [] });
  expect(checked.same).toBeGreaterThan(0);
});

it('without the tower the fast model answers, and the battle goes on', async () => {
  const broken: Thrower = {
    throw: <O extends ThrowOrder>(order: O) => Promise.reject(new Error(`no ${order.device} here`)),
    close: () => {},
  };
  const { landed } = await answered(broken);
  expect(landed).toMatchObject({ physics: 0, film: '' });
});
