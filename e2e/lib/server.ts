/** The real server as a process of its own, on a port and a data folder it keeps when it is killed and started again. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./serve.mjs', import.meta.url));

interface Said {
  readonly url?: string;
  readonly answer?: number;
}

/** Resolves with the first thing the server says that is wanted, or fails if it ends before. */
function hear(child: ChildProcess, wanted: (said: Said) => boolean, written: () => string): Promise<Said> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      child.off('message', listen);
      child.off('exit', ended);
    };
    const listen = (said: Said): void => {
      if (!wanted(said)) return;
      done();
      resolve(said);
    };
    const ended = (): void => {
      done();
      reject(new Error(`the server ended: ${written()}`));
    };
    child.on('message', listen);
    child.on('exit', ended);
  });
}

export class TestServer {
  private child: ChildProcess | undefined;
  private readonly data: string;
  private port = 0;
  private asked = 0;
  private seed = '';
  private written = '';
  url = '';

  private constructor(data: string) {
    this.data = data;
  }

  static async open(): Promise<TestServer> {
    const testServer = new TestServer(await mkdtemp(join(tmpdir(), 'broadside-e2e-')));
    await testServer.start();
    return testServer;
  }

  /** The first time on any free port, later on the same one. */
  async start(): Promise<void> {
    const child = fork(MAIN, [JSON.stringify({ port: this.port, data: this.data })], {
      env: { PATH: process.env.PATH },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    this.written = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.written += String(chunk);
      });
    this.url = (await this.said(child, ({ url }) => url !== undefined)).url ?? '';
    this.port = Number(new URL(this.url).port);
    await this.deal(this.seed);
  }

  /** Matches that begin from now on are dealt from this, one after another: the same every time. */
  async deal(seed: string): Promise<void> {
    this.seed = seed;
    await this.ask({ seed });
  }

  /** So much time passes on the server's clock: whatever waits that long has waited. */
  async push(ms: number): Promise<void> {
    await this.ask({ push: ms });
  }

  private said(child: ChildProcess, wanted: (said: Said) => boolean): Promise<Said> {
    return hear(child, wanted, () => this.written);
  }

  private async ask(question: { readonly seed: string } | { readonly push: number }): Promise<void> {
    const { child } = this;
    if (!child) throw new Error('the server is not running');
    const answer = ++this.asked;
    const answered = this.said(child, (said) => said.answer === answer);
    child.send({ ...question, answer });
    await answered;
  }

  /** As if the machine had lost its power: no chance to tidy up. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
