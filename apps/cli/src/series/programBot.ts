/** A bot that is another program: JSON lines on its stdin and stdout (docs/engine-protocol.md, "Your own bot"). */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Bot } from '@broadside/bots';
import { type Action, type AnyGame, BadInput, brief, LooseChance, legal, readAction, Stream } from '@broadside/kernel';

/** How long a program may be silent beyond its thinking time. */
const PATIENCE_MS = 10_000;

interface Waiting {
  readonly id: number;
  resolve(action: Action): void;
  reject(error: Error): void;
}

class Program {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly game: AnyGame;
  private readonly command: string;
  private waiting: Waiting | undefined;
  private failure: Error | undefined;
  private questions = 0;

  constructor(game: AnyGame, command: string) {
    this.game = game;
    this.command = command;
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.on('error', (error) => this.fail(`could not be started: ${error.message}`));
    this.child.on('exit', (code) => this.fail(`ended with code ${code}`));
    // A program that stopped reading either ends, which is heard above, or stays silent until the timeout ends.
    this.child.stdin.on('error', () => {});
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    this.send({ do: 'begin', game: game.id, rules: game.version, cards: game.cards });
  }

  ask(question: Record<string, unknown>, ms: number): Promise<Action> {
    const id = ++this.questions;
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(this.failure);
        return;
      }
      const timer = setTimeout(() => this.fail(`did not answer within ${ms + PATIENCE_MS} ms`), ms + PATIENCE_MS);
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          this.waiting = undefined;
          then(value);
        };
      this.waiting = { id, resolve: settled(resolve), reject: settled(reject) };
      this.send({ id, do: 'choose', ...question });
    });
  }

  close(): void {
    this.child.removeAllListeners('exit');
    this.child.stdin.end();
    this.child.kill();
  }

  private send(message: unknown): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  private fail(what: string): void {
    this.failure ??= new BadInput('bot-failed', `the bot ${JSON.stringify(this.command)} ${what}`);
    this.waiting?.reject(this.failure);
  }

  private hear(line: string): void {
    const { waiting } = this;
    if (!waiting) return;
    try {
      const answer = JSON.parse(line) as { id?: unknown; action?: unknown };
      if (answer?.id === waiting.id) waiting.resolve(readAction(this.game, answer.action));
    } catch (error) {
      this.fail(`answered ${brief(line)}: ${(error as Error).message}`);
    }
  }
}

export function programBot(game: AnyGame, command: string): Bot {
  let program: Program | undefined;
  return {
    name: `cmd:${command}`,
    choose: (view, seat, { ms, iterations }) => {
      program ??= new Program(game, command);
      // The list of actions is made from the view alone: the program learns nothing more than its seat.
      const state = game.imagine(view, seat, new LooseChance(Stream.of('list')));
      return program.ask({ seat, view, actions: legal(game, state, seat), ms, iterations }, ms ?? 0);
    },
    close: () => program?.close(),
  };
}
