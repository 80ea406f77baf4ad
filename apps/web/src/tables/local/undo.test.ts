import { onShelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { HeldClock } from '../../../../../packages/host/tests/heldClock.ts';
import type { Table } from '../table.ts';
import { bot, person, plan, settled, TestWindow, until } from './testing.ts';

const ENDINGS = ['stop', 'done', 'pass'];

async function play(table: Table, type: string): Promise<void> {
  const before = table.snapshot().log.length;
  table.play({ type });
  await until(table, ({ pending, log }) => pending === undefined && log.length > before);
}

/** Ends the turn without taking anything: nothing comes to light by that. */
async function passOn(table: Table): Promise<void> {
  for (;;) {
    const { update } = table.snapshot();
    if (!update?.toAct.includes(0)) return;
    await play(table, update.legal.find(({ type }) => ENDINGS.includes(type))?.type ?? 'stop');
  }
}

describe('taking back what a bot is about to answer', () => {
  const opened = async (undo: 'free' | 'never') => {
    const clock = new HeldClock();
    const window = new TestWindow(undefined, { clock });
    const setup = { ...plan([person('Ada'), bot('sailor')], { undo }), options: { firstPlayer: 0 } };
    const table = window.open(await window.client.call('start', setup));
    // A game has a share of the usual pause as its own.
    table.pace(850 / (onShelf(setup.game)?.pace ?? 1));
    await until(table, settled);
    await play(table, 'draw');
    await passOn(table);
    return { table, clock };
  };

  it('LAW-6: the bot waits for its pause and no longer, and until then the way back is open', async () => {
    const { table, clock } = await opened('free');
    const { n, toAct, noUndo } = table.snapshot().update ?? {};
    expect([toAct, noUndo, clock.asked]).toEqual([[1], null, [850]]);
    await clock.pass(850);
    const { update } = await until(table, (state) => (state.update?.n ?? 0) > (n ?? 0));
    expect(update?.noUndo).not.toBeNull();
  });

  it('LAW-6: the bot that waited for what was taken back does nothing, and waits again', async () => {
    const { table, clock } = await opened('free');
    const before = table.snapshot().log.length;
    table.undo();
    await until(table, ({ log, pending }) => log.length > before && pending === undefined);
    expect(table.snapshot().update?.toAct).toEqual([0]);
    await clock.pass(8500);
    await passOn(table);
    expect(table.snapshot().update).toMatchObject({ toAct: [1], noUndo: null });
    expect(clock.asked).toEqual([850, 850]);
    expect(table.snapshot().log.every(({ seat }) => seat !== 1)).toBe(true);
  });

  it('LAW-6: there is no way back at a table that plays without it', async () => {
    const { table } = await opened('never');
    expect(table.snapshot().update?.noUndo?.code).toBe('undo-never');
  });
});
