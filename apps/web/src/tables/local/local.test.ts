import type { BotRequest } from '@broadside/host';
import { loadMatch } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import type { WireError } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { type News, type Table, wireOf } from '../table.ts';
import type { LocalSeat } from './api.ts';
import { MemorySaves } from './saves.ts';
import { Air, bot, GAME, person, plan, playAny, playOut, sealsOf, settled, TestWindow, until } from './testing.ts';

const COMPANIES: readonly (readonly LocalSeat[])[] = [
  [person('Ada'), bot('sailor')],
  [bot('random'), person('Ada'), bot('deckhand')],
  [person('Ada'), person('Борис'), bot('sailor')],
  [person('Ada'), person('Борис'), person('Clara'), person('Дмитро'), bot('deckhand')],
  [bot('sailor'), bot('deckhand'), bot('random')],
];

const refusalsOf = (table: Table): WireError[] => {
  const refusals: WireError[] = [];
  table.onRefusal((error) => refusals.push(error));
  return refusals;
};

/** The next refusal of something that is tried now. */
async function refusedWith(table: Table, wanted: () => void): Promise<WireError> {
  const refused = new Promise<WireError>((resolve) => table.onRefusal(resolve));
  wanted();
  return refused;
}

describe('a match on this device', () => {
  it.each(COMPANIES.map((seats, at) => [at, seats] as const))(
    'is played to its end (company %i)',
    async (at, seats) => {
      const window = new TestWindow();
      const id = await window.client.call('start', plan(seats));
      const table = window.open(id);
      const refusals = refusalsOf(table);
      const state = await playOut(table, `company ${at}`);
      expect(state.error).toBeUndefined();
      expect(state.info?.status).toBe('over');
      expect(state.update?.outcome?.winners.length).toBeGreaterThan(0);
      expect(state.log.map(({ n }) => n)).toEqual(state.log.map((_, n) => n));
      expect(refusals).toEqual([]);
      const file = await table.file();
      expect(sealsOf(loadMatch(GAME, file))).toEqual(state.log.map(({ hash }) => hash));
      expect(file.seats).toEqual(
        seats.map((seat) => (seat.kind === 'bot' ? { name: null, bot: seat.bot } : { name: seat.name, bot: null })),
      );
    },
  );

  it('sends the animation everything that happens live, once and in order', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', plan(COMPANIES[0])));
    const news: News[] = [];
    table.onNews((one) => news.push(one));
    const { log } = await playOut(table, 'stage');
    expect(news[0].live).toBe(false);
    expect(news.slice(1).every(({ live }) => live)).toBe(true);
    expect(news.flatMap(({ entries }) => entries.map(({ n }) => n))).toEqual(log.map(({ n }) => n));
  });

  it('goes on after the window was closed between any two entries, and ends the same', async () => {
    const first = new TestWindow();
    const id = await first.client.call('start', plan([person('Ada'), bot('sailor'), person('Eve')]));
    const saved = await first.saves.read(id);
    if (!saved) throw new Error('the match is not kept');
    const whole = await playOut(first.open(id), 'resume');

    const saves = new MemorySaves();
    await saves.begin(saved);
    let openings = 0;
    for (let over = false; !over; openings++) {
      const table = new TestWindow(saves).open(id);
      let state = await until(table, settled);
      if (state.handOver !== undefined) {
        table.takeOver(state.handOver);
        state = await until(table, (now) => now.handOver === undefined);
      }
      over = state.phase === 'over';
      if (!over) playAny(table, 'resume');
      const { n } = state.update ?? { n: 0 };
      // Closed as soon as the next entry is there, while a bot may be thinking about the one after it.
      if (!over) await until(table, ({ update }) => (update?.n ?? 0) > n);
      table.close();
    }
    const again = await saves.read(id);
    expect(again && sealsOf({ seed: again.head.seed, log: again.log })).toEqual(whole.log.map(({ hash }) => hash));
    expect(openings).toBeGreaterThan(20);
  });

  it('goes on when the window was closed while a bot was thinking', async () => {
    const saves = new MemorySaves();
    const requests: BotRequest[] = [];
    const stuck = new TestWindow(saves, {
      think: (request) => {
        requests.push(request);
        return new Promise(() => {});
      },
    });
    const id = await stuck.client.call('start', {
      ...plan([bot('sailor'), person('Ada')]),
      options: { firstPlayer: 0 },
    });
    const table = stuck.open(id);
    await until(table, ({ phase }) => phase === 'playing');
    await expect.poll(() => requests.length).toBe(1);
    table.close();
    const state = await until(new TestWindow(saves).open(id), settled);
    expect(state.update?.n).toBeGreaterThan(0);
    expect(state.update?.toAct).toEqual([1]);
  });

  it('hands bots their own view and nothing else', async () => {
    const seen: BotRequest[] = [];
    const window = new TestWindow();
    const watched = new TestWindow(window.saves, {
      think: async (request) => {
        seen.push(structuredClone(request));
        const player = onShelf(request.game)?.bots.find(({ name }) => name === request.bot);
        if (!player) throw new Error('no such bot');
        const { Stream } = await import('@broadside/kernel');
        return player.choose(request.view, request.seat, { stream: new Stream(request.rngState) });
      },
    });
    const id = await window.client.call('start', plan([person('Ada'), bot('sailor')]));
    const file = await window.open(id).file();
    await playOut(watched.open(id), 'views');
    expect(seen.length).toBeGreaterThan(10);
    expect(JSON.stringify(seen)).not.toContain(file.seed);
    expect(seen.every(({ seat }) => seat === 1)).toBe(true);
  });
});

describe('several people on one device', () => {
  it('are shown nothing of the view of anybody who has not taken the device', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', plan([person('Ada'), person('Eve'), person('Ivy')])));
    let holder: number | 'spectator' = 'spectator';
    let heard = 0;
    let handed = 0;
    const check = (): void => {
      for (const message of window.received.slice(heard))
        if (message.type === 'update')
          expect([message.update.viewer, table.snapshot().info?.you]).toEqual([
            holder,
            holder === 'spectator' ? null : holder,
          ]);
      heard = window.received.length;
    };
    for (;;) {
      const state = await until(table, settled);
      check();
      if (state.phase === 'over') break;
      if (state.handOver === undefined) playAny(table, 'curtain');
      else {
        expect(state.update?.legal).toEqual([]);
        expect(state.handOver).not.toBe(holder);
        holder = state.handOver;
        handed++;
        table.takeOver(holder);
      }
      await until(table, (now) => now !== state);
    }
    expect(handed).toBeGreaterThan(10);
  });

  it('cannot look behind the curtain of somebody who has nothing to do', async () => {
    const window = new TestWindow();
    const setup = { ...plan([person('Ada'), person('Eve')]), options: { firstPlayer: 0 } };
    const table = window.open(await window.client.call('start', setup));
    await until(table, ({ handOver }) => handOver === 0);
    table.takeOver(1);
    table.takeOver(0);
    await until(table, ({ handOver }) => handOver === undefined);
    expect(window.received.flatMap((message) => (message.type === 'update' ? [message.update.viewer] : []))).toEqual([
      'spectator',
      0,
    ]);
  });

  it('may not play before somebody has taken the device', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', plan([person('Ada'), person('Eve')])));
    await until(table, ({ handOver }) => handOver !== undefined);
    expect((await refusedWith(table, () => table.play({ type: 'draw' }))).code).toBe('hand-over');
    expect(table.snapshot().log).toHaveLength(1);
  });
});

describe('refusals', () => {
  const opened = async (undo: 'never' | 'free'): Promise<Table> => {
    const window = new TestWindow();
    const setup = { ...plan([person('Ada'), bot('sailor')], { undo }), options: { firstPlayer: 0 } };
    const table = window.open(await window.client.call('start', setup));
    await until(table, settled);
    return table;
  };

  it('say that there is nothing to take back yet', async () => {
    const table = await opened('free');
    const error = await refusedWith(table, () => table.undo());
    expect(error).toMatchObject({ code: 'nothing-to-undo', game: GAME.id, reason: { clause: 'LAW-6' } });
    expect(table.snapshot().pending).toBeUndefined();
  });

  it('say that something has come to light since', async () => {
    const table = await opened('free');
    table.play({ type: 'draw' });
    await until(table, settled);
    expect(table.snapshot().update?.noUndo?.code).toBe('undo-barrier');
    expect((await refusedWith(table, () => table.undo())).reason?.code).toBe('undo-barrier');
    expect((await refusedWith(table, () => table.restart())).reason?.code).toBe('undo-barrier');
    expect(table.snapshot().log).toHaveLength(2);
  });

  it('say that this table plays without taking back', async () => {
    const table = await opened('never');
    expect(table.snapshot().update?.noUndo?.code).toBe('undo-never');
    expect((await refusedWith(table, () => table.undo())).code).toBe('undo-never');
    expect((await refusedWith(table, () => table.restart())).code).toBe('undo-never');
  });

  it('give the rule for an action that is not allowed now, and the same answer before it is tried', async () => {
    const table = await opened('free');
    const hire = { type: 'hire', card: 3 };
    const [why, fine] = await table.why([hire, { type: 'draw' }]);
    expect(fine).toBeNull();
    const error = await refusedWith(table, () => table.play(hire));
    expect(error.reason).toEqual(why);
    expect(error.reason?.clause).toMatch(/^PR-/);
  });

  it('name what is wrong with an action that makes no sense', async () => {
    const table = await opened('free');
    const error = await refusedWith(table, () => table.play({ type: 'mutiny' }));
    expect(error.code).toBe('unknown-action');
    expect(error.reason).toBeUndefined();
  });
});

describe('taking back', () => {
  it('brings the state before back as a new entry, for whoever holds the device', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', plan([person('Ada'), person('Eve')])));
    let undone = 0;
    for (let tries = 0; undone < 3 && tries < 400; tries++) {
      const state = await until(table, settled);
      if (state.phase === 'over') break;
      const { update, log } = state;
      if (update?.noUndo === null) {
        const before = log.length;
        table.undo();
        const now = await until(table, ({ pending, log: after }) => pending === undefined && after.length > before);
        const last = now.log[before];
        const { log: kept } = await table.file();
        expect(kept[before].hash).toBe(kept[last.undo ?? -1].hash);
        undone++;
      }
      const now = table.snapshot();
      if (now.handOver !== undefined) table.takeOver(now.handOver);
      else playAny(table, `undo ${tries}`);
      await until(table, (later) => later !== now && settled(later));
    }
    expect(undone).toBe(3);
  });
});

describe('a match open in two windows', () => {
  it('belongs to the window that opened it last; the other one says so and writes nothing more', async () => {
    const saves = new MemorySaves();
    const air = new Air();
    const [one, two] = [new TestWindow(saves, {}, air), new TestWindow(saves, {}, air)];
    const id = await one.client.call('start', plan([person('Ada'), bot('sailor')]));
    const old = one.open(id);
    await until(old, settled);
    const fresh = two.open(id);
    expect((await until(old, ({ phase }) => phase === 'failed')).error?.code).toBe('open-elsewhere');
    const { phase } = await playOut(fresh, 'second');
    expect(phase).toBe('over');
  });

  it('is not corrupted even when the windows do not hear each other', async () => {
    const saves = new MemorySaves();
    const [one, two] = [new TestWindow(saves), new TestWindow(saves)];
    const id = await one.client.call('start', plan([person('Ada'), bot('sailor')]));
    const old = one.open(id);
    await until(old, settled);
    const fresh = two.open(id);
    await until(fresh, settled);
    playAny(old, 'old');
    expect((await until(old, ({ phase }) => phase === 'failed')).error?.code).toBe('open-elsewhere');
    await playOut(fresh, 'fresh');
    expect(loadMatch(GAME, await fresh.file()).outcome).toBeDefined();
    old.close();
    expect((await until(one.open(id), settled)).phase).toBe('over');
  });
});

describe('the shelf of this device', () => {
  it('offers a rematch of the same company with another deck, once', async () => {
    const { client, saves } = new TestWindow();
    const id = await client.call('start', plan([person('Ada'), bot('sailor')], { odds: false }));
    const next = await client.call('rematch', id);
    expect(await client.call('rematch', id)).toBe(next);
    const [before, after] = [await saves.read(id), await saves.read(next)];
    expect(after?.head.seats).toEqual(before?.head.seats);
    expect(after?.head.settings).toEqual(before?.head.settings);
    expect(after?.head.seed).not.toBe(before?.head.seed);
    expect(after?.head.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(before?.head.next).toBe(next);
  });

  it('draws the chairs by lot when asked to, and keeps everybody', async () => {
    const { client, saves } = new TestWindow();
    const names = ['Ada', 'Eve', 'Ivy', 'Una', 'Zoe'];
    const orders = new Set<string>();
    for (let at = 0; at < 12; at++) {
      const id = await client.call('start', plan(names.map(person), { shuffle: true }));
      const seats = (await saves.read(id))?.head.seats ?? [];
      const order = seats.map((seat) => (seat.kind === 'person' ? seat.name : ''));
      expect([...order].sort()).toEqual(names);
      orders.add(order.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('goes on with an unfinished match from a file, with the same company', async () => {
    const window = new TestWindow();
    const table = window.open(await window.client.call('start', plan([person('Ada'), bot('sailor')])));
    await until(table, settled);
    playAny(table, 'file');
    await until(table, (state) => settled(state) && (state.update?.n ?? 0) > 0);
    const file = await table.file();
    const id = await window.client.call('import', JSON.parse(JSON.stringify(file)));
    const copy = window.open(id);
    const state = await until(copy, settled);
    expect(state.log.map(({ hash }) => hash)).toEqual(sealsOf(file));
    expect(state.info?.seats.map(({ name, bot: level }) => name ?? level)).toEqual(['Ada', 'sailor']);
    expect((await playOut(copy, 'copy')).phase).toBe('over');
  });

  it('refuses what it does not know, and files that were changed by hand', async () => {
    const window = new TestWindow();
    const { client } = window;
    const code = (promise: Promise<unknown>): Promise<string> =>
      promise.then(
        () => 'done',
        (error: unknown) => wireOf(error).code,
      );
    expect(await code(client.call('start', { ...plan([person('A'), person('B')]), game: 'chess' }))).toBe(
      'unknown-game',
    );
    expect(await code(client.call('start', plan([person('A'), bot('kraken')])))).toBe('unknown-bot');
    expect(await code(client.call('start', plan([])))).toBe('bad-seats');
    const id = await client.call('start', plan([person('A'), bot('sailor')]));
    const file = await window.open(id).file();
    expect(await code(client.call('import', { ...file, seed: `${file.seed}0` }))).toBe('bad-file');
    expect(await code(client.call('import', { ...file, seats: 'nobody' }))).toBe('done');
    expect((await until(window.open('nowhere'), ({ phase }) => phase === 'failed')).error?.code).toBe('no-table');
  });
});
