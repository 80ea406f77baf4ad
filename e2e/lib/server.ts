/** The real server as a process of its own, on a port and a data folder it keeps when it is killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** Resolves with the address the server prints, or fails with what it said instead. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      const url = /open at (http:\/\/\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url.replace('localhost', '127.0.0.1'));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`the server ended before it was open: ${said}`)));
  });
}

export class House {
  private child: ChildProcess | undefined;
  private readonly data: string;
  private port = 0;
  url = '';

  private constructor(data: string) {
    this.data = data;
  }

  static async open(): Promise<House> {
    const house = new House(await mkdtemp(join(tmpdir(), 'broadside-e2e-')));
    await house.start();
    return house;
  }

  /** The first time on any free port, later on the same one. */
  async start(): Promise<void> {
    const args = [MAIN, '--port', String(this.port), '--host', '127.0.0.1', '--data', this.data];
    this.child = spawn(process.execPath, args, {
      // Everybody in these stories comes from one address.
      env: { PATH: process.env.PATH, BROADSIDE_LOG: 'error', BROADSIDE_LIMIT_GUESTS: '100000' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.url = await addressOf(this.child);
    this.port = Number(new URL(this.url).port);
  }

  /** As if the machine had lost its power: no chance to tidy up. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.child = undefined;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
