/** Dice and secret choices in a match on this device. */
import type { Action, Entry, GameEvent } from '@broadside/kernel';
import { loadMatch } from '@broadside/kernel';
import { checkThrows } from '@broadside/shelf';
import type { LidOrder, Thrower, ThrowOrder } from '@broadside/throw';
import { HereThrower } from '@broadside/throw/physics';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalSeat, LocalSetup } from '../../../../apps/web/src/tables/local/api.ts';
import {
  bot,
  person,
  plan,
  playAny,
  playOut,
  settled,
  TestWindow,
  until,
} from '../../../../apps/web/src/tables/local/testing.ts';
import type { Table, TableState } from '../../../../apps/web/src/tables/table.ts';
import entry from '../../index.ts';

/** The shortest of its matches. */
const seas = (...seats: readonly LocalSeat[]): LocalSetup => ({
  ...plan(seats),
  game: 'seven-seas',
  options: { roundLimit: 20 },
});

afterEach(() => vi.restoreAllMocks());

interface Landed extends GameEvent {
  readonly type: 'landed';
  readonly dice: readonly number[];
  readonly physics: number;
  readonly film: string;
}

const landings = (log: readonly Entry[]): Landed[] =>
  log.flatMap(({ events }) => events.filter((event): event is Landed => event.type === 'landed'));

const checked = async (table: Table) =>
  checkThrows(entry, loadMatch(entry.game, await table.file()), new HereThrower());

/** Plays on, with cards that are thrown for as soon as there are any. */
async function playOn(table: Table, state: TableState): Promise<void> {
  const { legal = [] } = state.update ?? {};
  const most = legal.filter(({ type }) => type === 'send').at(-1);
  const wanted = most ?? legal.find(({ type }) => type === 'play' || type === 'draw' || type === 'throw');
  if (state.handOver !== undefined) table.takeOver(state.handOver);
  else if (wanted) table.play(wanted);
  else playAny(table, 'eager');
  await until(table, (now) => now !== state);
}

async function playEagerly(table: Table): Promise<TableState> {
  for (;;) {
    const state = await until(table, settled);
    if (state.phase !== 'playing') return state;
    await playOn(table, state);
  }
}

/** Plays on until the dice are in somebody's hand. */
async function untilThrow(table: Table): Promise<Action> {
  for (;;) {
    const state = await until(table, settled);
    if (state.phase !== 'playing') throw new Error(`nothing was thrown: ${JSON.stringify(state.error)}`);
    const gesture = state.update?.legal.find(({ type }) => type === 'throw');
    if (gesture) return gesture;
    await playOn(table, state);
  }
}

/** A hand that lets go on request. */
class HeldHand implements Thrower {
  readonly orders: LidOrder[] = [];
  private readonly waiting: (() => void)[] = [];
  fails = false;

  async throw<O extends ThrowOrder>(order: O) {
    if (order.device === 'lid') this.orders.push(order);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    if (this.fails) throw new Error('the physics cannot be fetched');
    return new HereThrower().throw(order);
  }

  letGo(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  close(): void {
    this.letGo();
  }
}

describe('a throw on this device', () => {
  it('is made by real dice, and the file proves it', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', seas(person('Ada'), bot('random'), bot('random'))));
    const state = await playEagerly(table);
    expect(state.error).toBeUndefined();
    const thrown = landings(state.log);
    expect(thrown.length).toBeGreaterThan(0);
    for (const { physics, film: recording } of thrown) {
      expect(physics).toBeGreaterThan(0);
      expect(recording.length).toBeGreaterThan(100);
    }
    expect(await checked(table)).toEqual({ same: thrown.length, standIn: 0, otherPhysics: 0, different: [] });
  });

  it('without the physics is made by the fast model, and the match goes on to its end', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const thrower: Thrower = { throw: () => Promise.reject(new Error('no WebAssembly')), close: () => {} };
    const window = new TestWindow(undefined, { thrower });
    const table = window.open(await window.client.call('start', seas(person('Ada'), bot('random'))));
    const state = await playEagerly(table);
    expect(state.phase).toBe('over');
    const thrown = landings(state.log);
    expect(thrown.length).toBeGreaterThan(0);
    expect(thrown.every(({ physics, film: recording }) => physics === 0 && recording === '')).toBe(true);
    expect(warned).toHaveBeenCalledTimes(thrown.length);
    expect(await checked(table)).toEqual({ same: 0, standIn: thrown.length, otherPhysics: 0, different: [] });
  });

  it('can be taken back while the dice are in the air, even if they could not be thrown at all', async () => {
    for (const fails of [false, true]) {
      const hand = new HeldHand();
      const window = new TestWindow(undefined, { thrower: hand });
      const table = window.open(await window.client.call('start', seas(person('Ada'), person('Eve'))));
      await untilThrow(table);
      table.play({ type: 'throw', way: 1, force: 1 } as Action);
      const air = await until(table, ({ update, pending }) => update?.toAct[0] === -1 && pending === undefined);
      table.undo();
      await until(table, ({ update }) => (update?.n ?? 0) > (air.update?.n ?? 0));
      hand.fails = fails;
      hand.letGo();
      const state = await until(table, settled);
      expect(state.error).toBeUndefined();
      expect(landings(state.log)).toEqual([]);
      hand.fails = false;
      table.play({ type: 'throw', way: 6, force: 3 } as Action);
      await until(table, ({ update }) => update?.toAct[0] === -1);
      await vi.waitFor(() => expect(hand.orders).toHaveLength(2));
      hand.letGo();
      const { log } = await until(table, (now) => landings(now.log).length === 1);
      expect(hand.orders.map(({ way, force }) => [way, force])).toEqual([
        [1, 1],
        [6, 3],
      ]);
      expect(landings(log)[0].physics).toBeGreaterThan(0);
    }
  });

  it('falls the same after the window was closed while the dice were in the air', async () => {
    const first = new TestWindow(undefined, { thrower: new HeldHand() });
    const id = await first.client.call('start', seas(person('Ada'), person('Eve')));
    const table = first.open(id);
    table.play(await untilThrow(table));
    await until(table, ({ update }) => update?.toAct[0] === -1);
    const saved = await first.saves.read(id);
    table.close();
    const fallen: Landed[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const window = new TestWindow();
      if (saved) await window.saves.begin(saved);
      const { log } = await until(window.open(id), (now) => landings(now.log).length === 1);
      fallen.push(...landings(log));
    }
    expect(fallen[0].physics).toBeGreaterThan(0);
    expect(fallen[1]).toEqual(fallen[0]);
  });
});

/** Seats that chose, round by round; what was taken back is left out. */
function choices(log: readonly Entry[]): string[] {
  let round = 0;
  return log.flatMap(({ events }) =>
    (events as readonly (GameEvent & { readonly round?: number; readonly seat?: number })[]).flatMap((event) => {
      if (event.type === 'roundBegan') round = event.round ?? 0;
      return event.type === 'chose' ? [`${round} ${event.seat}`] : [];
    }),
  );
}

describe('secret choices on this device', () => {
  it.each([
    ['one person among bots', [bot('random'), person('Ada'), bot('random'), bot('random')]],
    ['two people who hand the device over', [person('Ada'), bot('random'), person('Eve')]],
    ['bots alone', [bot('random'), bot('random')]],
  ])('are made once a round by %s, to the end of the match', async (_who, seats) => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', seas(...seats)));
    const refused = vi.fn();
    table.onRefusal(refused);
    const state = await playOut(table, 'choices');
    expect([state.phase, state.error]).toEqual(['over', undefined]);
    expect(refused).not.toHaveBeenCalled();
    const made = choices((await table.file()).log);
    expect(made.length).toBeGreaterThan(20);
    expect(new Set(made).size).toBe(made.length);
  });

  it('of bots are no obstacle to a person who chooses first, nor is a bot that thinks about what is over', async () => {
    const thinking: (() => void)[] = [];
    const window = new TestWindow(undefined, {
      think: async ({ view, seat }) => {
        await new Promise<void>((resolve) => thinking.push(resolve));
        const { pirates } = view as { readonly pirates: readonly { readonly played: readonly number[] }[] };
        const free = [0, 1, 2, 3, 4, 5, 6].find((one) => !pirates[seat].played.includes(one)) ?? 0;
        return { type: 'choose', card: 36 + free } as Action;
      },
    });
    const table = window.open(await window.client.call('start', seas(person('Ada'), bot('random'), bot('random'))));
    await until(table, settled);
    await vi.waitFor(() => expect(thinking).toHaveLength(1));
    playAny(table, 'first');
    await until(table, ({ update }) => update?.n === 1);
    await vi.waitFor(() => expect(thinking).toHaveLength(2));
    // What the bot thought before is out of date by now; only its second thought counts.
    for (const end of thinking.splice(0)) end();
    await until(table, ({ update }) => update?.n === 2);
    await vi.waitFor(() => expect(thinking).toHaveLength(1));
    for (const end of thinking.splice(0)) end();
    const { log } = await until(table, ({ update }) => update?.n === 3);
    expect(choices(log)).toEqual(['1 0', '1 1', '1 2']);
  });

  it('can be taken back until somebody else has chosen', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', seas(person('Ada'), person('Eve'))));
    await until(table, settled);
    table.takeOver(0);
    await until(table, ({ handOver }) => handOver === undefined);
    playAny(table, 'first');
    await until(table, ({ handOver, pending }) => handOver === 1 && pending === undefined);
    table.undo();
    const { update, handOver } = await until(table, (now) => now.update?.n === 2 && now.pending === undefined);
    expect([update?.toAct, handOver]).toEqual([[0, 1], undefined]);
    playAny(table, 'second');
    await until(table, (now) => now.handOver === 1);
    table.takeOver(1);
    const eve = await until(table, (now) => now.update?.viewer === 1);
    expect(eve.update?.noUndo).toMatchObject({ code: 'undo-not-yours' });
    expect(eve.update?.view).toMatchObject({ pirates: [{ hasChosen: true, chosen: -1 }, {}] });
  });
});
