/** The page's end of a worker that judges. */
import type { WireError } from '@broadside/wire';
import { start } from '../tables/local/client.ts';
import { TableError } from '../tables/table.ts';
import type { FromBench, Questions, ToBench } from './words.ts';

export interface JudgeWorker {
  ask<N extends keyof Questions>(name: N, ask: Questions[N]['ask']): Promise<Questions[N]['answer']>;
  /** Whatever it was doing is given up. */
  end(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

class OwnWorker implements JudgeWorker {
  private readonly worker: Worker;
  private readonly port: MessagePort;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  /** Why it will never answer again. */
  private lost: WireError | undefined;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.worker = start('judge', { role: 'judge', page: port2 }, [port2]);
    this.worker.onerror = ({ message }) => this.lose({ code: 'worker-failed', message: message || 'no worker' });
    port1.onmessage = ({ data }: MessageEvent<FromBench>) => this.hear(data);
  }

  ask<N extends keyof Questions>(name: N, ask: Questions[N]['ask']): Promise<Questions[N]['answer']> {
    if (this.lost) return Promise.reject(new TableError(this.lost));
    const id = ++this.count;
    return new Promise<Questions[N]['answer']>((resolve, reject) => {
      this.waiting.set(id, { resolve: (answer) => resolve(answer as Questions[N]['answer']), reject });
      this.port.postMessage({ id, name, ask } as ToBench);
    });
  }

  end(): void {
    this.worker.terminate();
    this.port.close();
    this.lose({ code: 'stopped', message: 'the judge was sent away' });
  }

  private hear(message: FromBench): void {
    const asked = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('error' in message) asked?.reject(new TableError(message.error));
    else asked?.resolve(message.answer);
  }

  private lose(error: WireError): void {
    this.lost ??= error;
    for (const { reject } of this.waiting.values()) reject(new TableError(error));
    this.waiting.clear();
  }
}

export const judgeWorker = (): JudgeWorker => new OwnWorker();

/** One core is left to the page and whatever else runs. */
export const judgeCount = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
