/**
 * The server is killed with SIGKILL again and again in the middle of play. Whatever it had acknowledged before must be
 * there afterwards, requests that were not answered are sent again, and every match comes to its end and can be checked.
 */
import { type Action, type AnyMatch, loadMatch, type MatchFile, sealOf } from '@broadside/kernel';
import type { TableInfo } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { PLAIN } from './games.ts';
import { brisk, type Client, commandId, freshFolder, SETTINGS, Visitor } from './kit.ts';
import { freePort, ServerProcess } from './process.ts';

/** `npm run soak -- kills` asks for many more. */
const KILLS = Number(process.env.BROADSIDE_KILLS ?? 10);
const PAIRS = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the server has sent to somebody: after that there is no way back. */
class Witness {
  readonly seals = new Map<number, string>();
  readonly actions = new Map<number, Action>();
  acknowledged = 0;

  /** An entry once sent stays what it was. */
  see(n: number, seal: string): void {
    expect(this.seals.get(n) ?? seal).toBe(seal);
    this.seals.set(n, seal);
  }

  checkFile(file: MatchFile): void {
    for (const [n, seal] of this.seals) expect(seal).toBe(sealOf(file.seed, n, file.log[n].hash));
    for (const [n, action] of this.actions) expect(file.log[n].action).toEqual(action);
  }
}

/** Keeps trying until the server is back. */
async function stubborn<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!/fetch failed|ECONN|socket|503|closed|terminated|other side/.test(String(error))) throw error;
      await pause(15);
    }
  }
}

/** A person who comes back after every loss and says again what was not answered. */
async function playThrough(person: Visitor, id: string, witness: Witness): Promise<void> {
  let request: { readonly id: string; readonly n: number; readonly action: Action } | undefined;
  let visits = 0;
  for (;;) {
    const client = await stubborn(async () => {
      const line = person.line(id);
      await line.opened;
      return line;
    });
    // Every other time from the beginning: all that was sent before the crash must be there as it was.
    client.say({ type: 'watch', from: ++visits % 2 === 1 ? -1 : Math.max(-1, ...witness.seals.keys()) });
    while (await oneStep(client)) if (client.update?.outcome) return client.end();
  }

  /** False when the connection was lost. */
  async function oneStep(client: Client): Promise<boolean> {
    await client.until(
      'something to do',
      () => client.closed ?? (client.update && (request || mine(client) || client.update.outcome)),
    );
    note(client);
    if (client.closed !== undefined) return false;
    if (client.update?.outcome && !request) return true;
    request ??= { id: commandId(), n: client.update?.n ?? 0, action: brisk(client.update?.legal ?? []) };
    const { action, ...rest } = request;
    client.say({ type: 'play', ...rest, action });
    const answer = await client.until('an answer', () =>
      client.closed !== undefined
        ? 'lost'
        : client.received.find(
            (message) => (message.type === 'done' || message.type === 'refused') && message.id === rest.id,
          ),
    );
    note(client);
    if (answer === 'lost') return false;
    if (answer.type === 'refused' && answer.error.code === 'too-fast') {
      client.received.splice(0);
      await pause(60);
      return true;
    }
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
    witness.actions.set(answer.n, action);
    witness.acknowledged++;
    request = undefined;
    await client.until('what I did', () => client.closed ?? (client.update?.n ?? -1) >= answer.n);
    return true;
  }

  function mine(client: Client): boolean {
    return (client.update?.legal.length ?? 0) > 0;
  }

  function note(client: Client): void {
    for (const message of client.received)
      if (message.type === 'update') for (const { n, hash } of message.update.entries) witness.see(n, hash);
    client.received.splice(0, client.received.length, ...client.received.filter(({ type }) => type !== 'update'));
  }
}

const ok = async (person: Visitor, path: string): Promise<TableInfo> =>
  stubborn(async () => {
    const answer = await person.call<TableInfo & { code: string }>('POST', path, {});
    // The answer to the first attempt may have been lost with the server.
    if (answer.status !== 200 && answer.body.code !== 'already-started')
      throw new Error(`${answer.status} ${answer.body.code}`);
    return answer.body;
  });

describe('a server killed in the middle of play', () => {
  it(
    `loses nothing it has acknowledged, ${KILLS} times`,
    async () => {
      const data = freshFolder();
      const port = await freePort();
      const start = (): ServerProcess =>
        new ServerProcess(['--port', String(port), '--host', '127.0.0.1', '--data', data]);
      let server = start();
      const url = await server.open();
      const { game } = PLAIN;
      let killing = true;
      const witnesses: Witness[] = [];
      const acknowledged = (): number => witnesses.reduce((sum, one) => sum + one.acknowledged, 0);
      let verified = 0;

      const playPair = async (): Promise<void> => {
        const [anna, boris] = [new Visitor({ url }), new Visitor({ url })];
        for (const one of [anna, boris]) await stubborn(() => one.harbour());
        do {
          const { id } = await stubborn(() => anna.open(SETTINGS));
          await ok(boris, `/api/tables/${id}/sit`);
          await ok(anna, `/api/tables/${id}/start`);
          const witness = new Witness();
          witnesses.push(witness);
          await Promise.all([anna, boris].map((one) => playThrough(one, id, witness)));
          const file = await stubborn(() => anna.good<MatchFile>('GET', `/api/tables/${id}/file`));
          const match: AnyMatch = loadMatch(game, file);
          expect(match.outcome).toBeDefined();
          witness.checkFile(file);
          verified++;
        } while (killing);
      };

      const killer = async (): Promise<void> => {
        for (let kill = 0; kill < KILLS; kill++) {
          // Every life is long enough to acknowledge something, and ends at another moment of what comes next.
          const enough = acknowledged() + 1 + (kill % 4);
          while (acknowledged() < enough) await pause(5);
          await pause((kill * 37) % 60);
          expect((await server.kill('SIGKILL')).signal).toBe('SIGKILL');
          server = start();
          await server.open();
        }
        killing = false;
      };

      await Promise.all([killer(), ...Array.from({ length: PAIRS }, playPair)]);
      expect(verified).toBeGreaterThanOrEqual(PAIRS);
      expect(acknowledged()).toBeGreaterThan(KILLS);
    },
    60_000 + KILLS * 10_000,
  );
});

describe('the server as a program', () => {
  it('ends cleanly within seconds when it is asked to', async () => {
    const server = new ServerProcess(['--port', '0', '--host', '127.0.0.1', '--data', freshFolder()]);
    const anna = new Visitor({ url: await server.open() });
    await anna.harbour();
    const { id } = await anna.open({ seats: [{ kind: 'bot', bot: 'captain' }, { kind: 'me' }] });
    await anna.start(id);
    const line = await anna.live(id);
    const asked = Date.now();
    const ended = await server.kill('SIGTERM');
    expect([ended.code, ended.err]).toEqual([0, '']);
    expect(Date.now() - asked).toBeLessThan(5000);
    await line.until('goodbye', () => line.closed);
    expect(line.find('bye')).toEqual({ type: 'bye', why: 'restarting' });
  });

  it('explains flags it does not understand, and a port that is in use', async () => {
    const run = (...args: string[]) => new ServerProcess([...args, '--data', freshFolder()]).ended;
    for (const args of [['--sail'], ['--port', 'north'], ['--port', '70000'], ['--public-url', 'table'], ['extra']]) {
      const { code, err } = await run(...args);
      expect([args, code]).toEqual([args, 2]);
      expect(err).toContain('--port 3000');
    }
    const first = new ServerProcess(['--port', '0', '--host', '127.0.0.1', '--data', freshFolder()]);
    const port = new URL(await first.open()).port;
    const { code, err } = await run('--port', port, '--host', '127.0.0.1');
    expect([code, err]).toEqual([
      1,
      `Port ${port} is in use: end the other program or choose another port with --port.\n`,
    ]);
    await first.kill('SIGTERM');
  });
});
