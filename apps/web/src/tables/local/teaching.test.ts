import { onShelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { HeldClock } from '../../../../../packages/host/tests/heldClock.ts';
import type { Table } from '../table.ts';
import { bot, GAME, person, plan, settled, TestWindow, until } from './testing.ts';

const PAUSE = 850;
const LONG = 10 * PAUSE;

async function play(table: Table, type: string): Promise<void> {
  const before = table.snapshot().log.length;
  table.play({ type });
  await until(table, ({ pending, log }) => pending === undefined && log.length > before);
}

/** Draws once, and ends the turn: that can be taken back until the bot acts. */
async function turn(table: Table): Promise<void> {
  await play(table, 'draw');
  for (let mine = true; mine; mine = table.snapshot().update?.toAct.includes(0) === true) {
    const legal = table.snapshot().update?.legal ?? [];
    const end = legal.find(({ type }) => ['stop', 'done', 'pass'].includes(type));
    await play(table, end?.type ?? 'stop');
  }
}

async function opened(teach: boolean) {
  const clock = new HeldClock();
  const window = new TestWindow(undefined, { clock });
  const setup = { ...plan([person('Ada'), bot('sailor')], { teach }), options: { firstPlayer: 0 } };
  const table = window.open(await window.client.call('start', setup));
  table.pace(PAUSE / (onShelf(GAME.id)?.pace ?? 1));
  await until(table, settled);
  return { table, clock, window };
}

describe('a match that teaches', () => {
  it('says so, and waits after what could be taken back until it hears that it stands', async () => {
    const { table, clock } = await opened(true);
    expect(table.snapshot().teach).toBe(true);
    table.teaching?.(true);
    await turn(table);
    const { n, toAct, noUndo } = table.snapshot().update ?? { n: 0 };
    expect([toAct, noUndo]).toEqual([[1], null]);
    await clock.pass(LONG);
    expect(table.snapshot().update?.n).toBe(n);
    table.goOn?.(n);
    await clock.pass(LONG);
    const { update } = await until(table, (state) => (state.update?.n ?? 0) > n);
    expect(update?.noUndo).not.toBeNull();
  });

  it('lets what was taken back be done again, and waits for that too', async () => {
    const { table, clock } = await opened(true);
    table.teaching?.(true);
    await turn(table);
    const before = table.snapshot().log.length;
    table.undo();
    await until(table, ({ log, pending }) => log.length > before && pending === undefined);
    expect(table.snapshot().update?.toAct).toEqual([0]);
    await clock.pass(LONG);
    expect(table.snapshot().log.every(({ seat }) => seat !== 1)).toBe(true);
  });

  it('waits for nobody who has left, and not at all where nobody asked to be taught', async () => {
    const left = await opened(true);
    left.table.teaching?.(true);
    await turn(left.table);
    left.table.teaching?.(false);
    await left.clock.pass(LONG);
    await until(left.table, ({ log }) => log.some(({ seat }) => seat === 1));

    const plain = await opened(false);
    expect(plain.table.snapshot().teach).toBe(false);
    await turn(plain.table);
    await plain.clock.pass(LONG);
    await until(plain.table, ({ log }) => log.some(({ seat }) => seat === 1));
  });
});

describe('what if', () => {
  it('goes on from a position of a recorded match as a match of its own, one person against bots', async () => {
    const { table, window } = await opened(false);
    await turn(table);
    const file = await table.file();
    const n = 1;
    const id = await window.client.call('branch', { file, n, seat: 0, name: 'Bo' });
    const branch = window.open(id);
    const state = await until(branch, settled);
    expect(state.update?.n).toBe(n);
    expect(state.info?.seats.map(({ name, bot: level }) => name ?? level)).toEqual(['Bo', 'sailor']);
    expect((await branch.file()).log).toEqual(file.log.slice(0, n + 1));
    expect((await table.file()).log.length).toBeGreaterThan(n + 1);
  });

  it('lets a bot play for whoever sat there, and for the bots that were there themselves', async () => {
    const { table, window } = await opened(false);
    await turn(table);
    const id = await window.client.call('branch', { file: await table.file(), n: 1, seat: 1, name: 'Bo' });
    const saved = await window.saves.read(id);
    expect(saved?.head.seats).toEqual([bot('captain'), person('Bo')]);
  });
});
