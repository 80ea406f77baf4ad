import { type Action, type Seat, TABLE } from '@broadside/kernel';
import { answerWithoutDice } from '@broadside/shelf';
import type { Thrower } from '@broadside/throw';
import { describe, expect, it } from 'vitest';
import { type Absent, answerQuestion, type BotRequest } from '../src/index.ts';
import { noDice } from './contract.ts';
import { HeldClock, quiet } from './heldClock.ts';
import { type Around, MemoryKeeping, MemoryTable } from './memory.ts';
import { attacked, type Found, inTheAir, passedOn, together } from './positions.ts';

const PAUSE = 600;

async function host(found: Found, around: Partial<Around> & Pick<Around, 'bots'>) {
  const clock = new HeldClock();
  const keeping = new MemoryKeeping(found.entry, found.match);
  const think = (question: BotRequest): Promise<Action> => answerQuestion(question, 1);
  const table = new MemoryTable(keeping, { clock, think, thrower: noDice, ...around });
  await table.host.wake();
  await quiet();
  return { clock, keeping, table };
}

/** The other seat is a bot's. */
const botAgainst = ({ seat, entry }: Found, name = entry.bots[0].name): (string | null)[] =>
  [0, 1].map((one) => (one === seat ? null : name));

const undo = (n: number) => ({ type: 'undo', id: `undo-${n}`, n }) as const;

describe('a bot', () => {
  it('waits before its move for the share of the pause that its game asks for', async () => {
    const found = passedOn();
    const { clock, keeping } = await host(found, { bots: botAgainst(found), pause: PAUSE });
    expect(clock.asked).toEqual([PAUSE * (found.entry.pace ?? 1)]);
    await clock.pass(clock.asked[0] - 1);
    expect(keeping.log).toHaveLength(found.match.n + 1);
    await clock.pass(1);
    expect(keeping.log[found.match.n + 1].seat).toBe(1 - found.seat);
  });

  it('goes on sooner with its own turn than after another bot, and sooner after a bot than after a person', async () => {
    const found = passedOn();
    const name = found.entry.bots[0].name;
    const { clock, keeping } = await host(found, { bots: [name, name], pause: PAUSE });
    for (let moves = 0; moves < 30; moves++) await clock.pass(clock.asked.at(-1) ?? 0);
    const first = found.match.n + 1;
    const shares = keeping.log.slice(first).flatMap(({ seat }, at) => {
      const before = keeping.log[first + at - 1].seat;
      return seat === TABLE || before === TABLE ? [] : [seat === before ? 0.125 : 0.375];
    });
    const pauses = clock.asked.map((ms) => ms / (PAUSE * (found.entry.pace ?? 1)));
    expect(new Set(shares)).toEqual(new Set([0.125, 0.375]));
    expect(pauses.slice(0, shares.length)).toEqual(shares);
  });

  it('whose turn was taken back while it waited does nothing, and waits again', async () => {
    const found = passedOn();
    const { clock, keeping, table } = await host(found, { bots: botAgainst(found), pause: PAUSE });
    const { n } = found.match;
    expect(await table.request(found.seat, undo(n))).toMatchObject({ type: 'done', n: n + 1 });
    await clock.pass(10 * PAUSE);
    expect(keeping.log).toHaveLength(n + 2);
    const again = { type: 'play', id: 'once-more', n: n + 1, action: found.match.log[n].action } as const;
    expect(await table.request(found.seat, again)).toMatchObject({ type: 'done', n: n + 2 });
    expect(clock.asked).toHaveLength(2);
    await clock.pass(clock.asked[1]);
    expect(keeping.log[n + 3].seat).toBe(1 - found.seat);
  });

  it('that thought about what was taken back is not heard', async () => {
    const found = passedOn();
    const thoughts: ((action: Action) => void)[] = [];
    const think = (): Promise<Action> => new Promise((resolve) => thoughts.push(resolve));
    const { keeping, table } = await host(found, { bots: botAgainst(found), think });
    const { n, match } = { n: found.match.n, match: found.match };
    await table.request(found.seat, undo(n));
    thoughts[0](match.legal(1 - found.seat)[0]);
    await quiet();
    expect(keeping.log).toHaveLength(n + 2);
    expect(table.complaints).toEqual([]);
  });

  it.each([
    ['breaks', () => Promise.reject(new Error('a broken bot'))],
    ['does what is not allowed', () => Promise.resolve({ type: 'mutiny' })],
  ] as const)('that %s is asked once more, then the weakest, then chance decides', async (_, think) => {
    const found = passedOn();
    const { bots } = found.entry;
    const strongest = bots[bots.length - 1].name;
    const asked: BotRequest[] = [];
    const { keeping, table } = await host(found, {
      bots: botAgainst(found, strongest),
      think: (question) => {
        asked.push(question);
        return think();
      },
    });
    while (keeping.log.length < found.match.n + 2) await quiet();
    expect(asked.slice(0, 3).map(({ bot }) => bot)).toEqual([strongest, strongest, bots[0].name]);
    expect(new Set(asked.slice(0, 3).map(({ rngState }) => rngState.join())).size).toBe(3);
    expect(keeping.log[found.match.n + 1].seat).toBe(1 - found.seat);
    expect(table.complaints.slice(0, 3)).toEqual(['a bot failed', 'a bot failed', 'a bot failed']);
  });

  it('is handed its view and nothing of the seed', async () => {
    const found = passedOn();
    const asked: BotRequest[] = [];
    const think = (question: BotRequest): Promise<Action> => {
      asked.push(question);
      return new Promise(() => {});
    };
    await host(found, { bots: botAgainst(found), think });
    expect(asked).toHaveLength(1);
    expect(asked[0].view).toEqual(found.match.view(1 - found.seat));
    expect(JSON.stringify(asked)).not.toContain(found.match.seed);
  });

  it('thinks alone where only one may think at a time, and all at once where there is room', async () => {
    const found = together();
    const { name } = found.entry.bots[0];
    for (const [atOnce, thinking] of [
      [1, 1],
      [9, 2],
    ]) {
      const asked: Seat[] = [];
      const think = ({ seat }: BotRequest): Promise<Action> => {
        asked.push(seat);
        return new Promise(() => {});
      };
      await host(found, { bots: [name, name], atOnce, think });
      expect(asked).toHaveLength(thinking);
    }
  });

  it('thinks again, without another pause, when somebody else has acted meanwhile', async () => {
    const found = together();
    const { name } = found.entry.bots[0];
    const asked: number[] = [];
    const { clock, table, keeping } = await host(found, {
      bots: [null, name],
      pause: PAUSE,
      think: (question) => {
        asked.push(keeping.log.length - 1);
        return asked.length === 1 ? new Promise(() => {}) : answerQuestion(question, 1);
      },
    });
    const { n } = found.match;
    await clock.pass(PAUSE);
    await table.request(0, { type: 'play', id: 'my-choice', n, action: found.match.legal(0)[0] });
    while (keeping.log.length < n + 3) await quiet();
    expect(asked.slice(0, 2)).toEqual([n, n + 1]);
    expect(clock.asked[0]).toBe(PAUSE * (found.entry.pace ?? 1));
  });
});

describe('dice', () => {
  it('that cannot be thrown are stood in for, and whoever runs the host hears of it', async () => {
    const found = inTheAir();
    const { keeping, table } = await host(found, { bots: [null, null] });
    const { n } = found.match;
    expect(keeping.log[n + 1]).toMatchObject({ seat: TABLE, action: answerWithoutDice(found.match) });
    expect(table.complaints[0]).toBe('the dice could not be thrown: the fast model answers');
  });

  it('that were taken back in the air land for nobody, and the next throw is made at once', async () => {
    const found = inTheAir();
    const falling: (() => void)[] = [];
    const thrower: Thrower = {
      throw: () => new Promise((_, reject) => void falling.push(() => reject(new Error('no dice here')))),
      close: () => {},
    };
    const { keeping, table } = await host(found, { bots: [null, null], thrower });
    const { n } = found.match;
    await table.request(found.seat, undo(n));
    await table.request(found.seat, { type: 'play', id: 'throw-again', n: n + 1, action: found.match.log[n].action });
    expect(falling).toHaveLength(2);
    falling[0]();
    await quiet();
    expect(keeping.log).toHaveLength(n + 3);
    expect(table.complaints).toEqual([]);
    falling[1]();
    while (keeping.log.length < n + 4) await quiet();
    expect(keeping.log[n + 3].seat).toBe(TABLE);
  });
});

describe('a question in another player’s turn', () => {
  const patient = (seconds: number) => ({ of: async () => seconds, due: () => seconds * 1000 });

  it('is answered by default when the patience of the person is over, and not before', async () => {
    const found = attacked();
    const { clock, keeping, table } = await host(found, { bots: [null, null], responseTimeouts: patient(30) });
    const { n } = found.match;
    expect(table.host.waits).toBe(true);
    await clock.pass(29_999);
    expect(keeping.log).toHaveLength(n + 1);
    await clock.pass(1);
    expect(keeping.log[n + 1]).toMatchObject({
      seat: 1 - found.seat,
      action: found.match.defaultAction(1 - found.seat),
    });
  });

  it('is waited for by whoever wants that, and where nobody else waits', async () => {
    const found = attacked();
    for (const responseTimeout of [{ patience: patient(0) }, {}]) {
      const { clock, keeping } = await host(found, { bots: [null, null], ...responseTimeout });
      await clock.pass(10 * 86_400_000);
      expect(keeping.log).toHaveLength(found.match.n + 1);
    }
  });

  it('is forgotten at a table that was closed meanwhile', async () => {
    const found = attacked();
    const { clock, keeping, table } = await host(found, { bots: [null, null], responseTimeouts: patient(30) });
    table.playing = false;
    await clock.pass(60_000);
    expect([keeping.log.length, clock.set, table.host.waits]).toEqual([found.match.n + 1, 0, false]);
  });

  it('comes up again as long as the default cannot be kept', async () => {
    const found = attacked();
    const { clock, keeping } = await host(found, { bots: [null, null], responseTimeouts: patient(1) });
    keeping.broken = true;
    await clock.pass(20_000);
    expect(keeping.log).toHaveLength(found.match.n + 1);
    keeping.broken = false;
    await clock.pass(10_000);
    expect(keeping.log.length).toBeGreaterThan(found.match.n + 1);
  });
});

describe('somebody absent', () => {
  it('gets a substitute bot when their time is over, and it plays at once', async () => {
    const found = passedOn();
    const absent: Absent[] = [{ seat: 1 - found.seat, due: 5000 }];
    const stoodIn: Seat[] = [];
    const { clock, keeping, table } = await host(found, {
      bots: [null, null],
      presence: {
        absent: () => absent,
        standIn: async (seat) => {
          stoodIn.push(seat);
          absent.pop();
          table.bots[seat] = found.entry.bots[0].name;
        },
      },
    });
    await clock.pass(4999);
    expect(stoodIn).toEqual([]);
    await clock.pass(1);
    expect(stoodIn).toEqual([1 - found.seat]);
    expect(keeping.log[found.match.n + 1].seat).toBe(1 - found.seat);
  });
});

describe('an entry that cannot be kept', () => {
  it('did not happen: everybody goes back to what is kept, and the same request can be made again', async () => {
    const found = passedOn();
    const { keeping, table } = await host(found, { bots: [null, null] });
    const { n } = found.match;
    keeping.broken = true;
    expect(await table.request(found.seat, undo(n))).toMatchObject({ type: 'refused', error: { code: 'not-stored' } });
    expect(table.heard).toEqual([`back to ${n}`]);
    keeping.broken = false;
    expect(await table.request(found.seat, undo(n))).toMatchObject({ type: 'done', n: n + 1 });
    expect(table.heard).toEqual([`back to ${n}`, `entry ${n + 1}`]);
  });

  it('but was kept all the same counts as done', async () => {
    const found = passedOn();
    const { keeping, table } = await host(found, { bots: [null, null] });
    const { n } = found.match;
    keeping.deaf = true;
    expect(await table.request(found.seat, undo(n))).toEqual({ type: 'done', id: `undo-${n}`, n: n + 1 });
    expect(table.heard).toEqual([`back to ${n + 1}`]);
  });

  it('because another host was quicker is judged again by what that one wrote', async () => {
    const found = passedOn();
    const { keeping, table } = await host(found, { bots: [null, null] });
    const other = new MemoryTable(keeping, {
      clock: new HeldClock(),
      bots: [null, null],
      thrower: noDice,
      think: () => Promise.reject(new Error('nobody')),
    });
    const { n } = found.match;
    await other.request(1 - found.seat, {
      type: 'play',
      id: 'quicker',
      n,
      action: found.match.legal(1 - found.seat)[0],
    });
    const answer = await table.request(found.seat, undo(n));
    expect(answer).toMatchObject({ type: 'refused', error: { reason: { clause: 'LAW-6' } } });
    expect(keeping.log).toHaveLength(n + 2);
  });
});

describe('a host that is stopped', () => {
  it('leaves no timer behind and does nothing more', async () => {
    const found = passedOn();
    const { clock, keeping, table } = await host(found, { bots: botAgainst(found), pause: PAUSE });
    expect(table.host.still).toBe(false);
    table.host.stop();
    expect([clock.set, table.host.still]).toEqual([0, true]);
    await clock.pass(10 * PAUSE);
    expect(keeping.log).toHaveLength(found.match.n + 1);
  });
});
