/** The server as a process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { atTheEnd } from './kit.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

export class ServerProcess {
  private readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  private out = '';
  private err = '';

  constructor(args: readonly string[], env: Record<string, string> = {}) {
    // Only what the server reads: conditions of the test runner must not reach it.
    this.child = spawn(process.execPath, [MAIN, ...args], {
      env: { PATH: process.env.PATH, BROADSIDE_LOG: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.out += String(chunk);
    });
    this.child.stderr?.on('data', (chunk) => {
      this.err += String(chunk);
    });
    atTheEnd(() => void this.child.kill('SIGKILL'));
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code, signal) => resolve({ code, signal, out: this.out, err: this.err }));
    });
  }

  /** Everything it has said so far. */
  get said(): string {
    return this.out + this.err;
  }

  /** Waits until it says where it is open. */
  async open(): Promise<string> {
    let over: Ended | undefined;
    void this.ended.then((ended) => {
      over = ended;
    });
    for (;;) {
      const url = /open at (\S+)/.exec(this.out)?.[1];
      if (url) return url;
      if (over) throw new Error(`the server ended with ${over.code ?? over.signal}: ${over.err}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** As it is, without waiting for what becomes of it. */
  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async kill(signal: NodeJS.Signals): Promise<Ended> {
    this.child.kill(signal);
    return this.ended;
  }
}
