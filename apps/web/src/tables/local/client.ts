/** The page's end of its workers; they are started when first needed and then stay. */
import type { WireError } from '@broadside/wire';
import { TableError } from '../table.ts';
import type { Call, Calls, FromWorker, LocalClientMessage, LocalServerMessage, ToWorker } from './words.ts';
import type { Role } from './worker.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

type Hearer = (messages: readonly LocalServerMessage[]) => void;

export class OfficeClient {
  private readonly post: (message: ToWorker) => void;
  private readonly calls = new Map<number, Waiting>();
  private readonly tables = new Map<number, Hearer>();
  private count = 0;

  constructor(post: (message: ToWorker) => void) {
    this.post = post;
  }

  call<N extends keyof Calls>(name: N, request: Calls[N]['request']): Promise<Calls[N]['answer']> {
    const call = ++this.count;
    return new Promise((resolve, reject) => {
      this.calls.set(call, { resolve, reject });
      this.post({ type: 'call', call, what: { name, request } as Call });
    });
  }

  /** Opens a match; whatever is sent about it goes to `hear`. */
  open(id: string, pace: number, hear: Hearer): { ask(message: LocalClientMessage): void; close(): void } {
    const table = ++this.count;
    this.tables.set(table, hear);
    this.post({ type: 'open', table, id, pace });
    return {
      ask: (message) => this.post({ type: 'message', table, message }),
      close: () => {
        this.tables.delete(table);
        this.post({ type: 'close', table });
      },
    };
  }

  hear(message: FromWorker): void {
    if (message.type === 'messages') {
      this.tables.get(message.table)?.(message.messages);
      return;
    }
    const waiting = this.calls.get(message.call);
    this.calls.delete(message.call);
    if ('error' in message) waiting?.reject(new TableError(message.error));
    else waiting?.resolve(message.answer);
  }

  /** The worker is gone, and everything it held in memory. */
  lose(error: WireError): void {
    for (const { reject } of this.calls.values()) reject(new TableError(error));
    for (const hear of this.tables.values()) hear([{ type: 'failed', error }]);
    this.calls.clear();
    this.tables.clear();
  }
}

export function start(name: string, role: Role, ports: MessagePort[]): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  worker.postMessage(role, ports);
  return worker;
}

/** The page and the office talk through one channel, the office and the thinker through another. */
function startWorkers(): OfficeClient {
  const page = new MessageChannel();
  const thinking = new MessageChannel();
  const client = new OfficeClient((message) => page.port1.postMessage(message));
  page.port1.onmessage = ({ data }: MessageEvent<FromWorker>) => client.hear(data);
  const workers = [
    start('office', { role: 'office', page: page.port2, thinker: thinking.port1 }, [page.port2, thinking.port1]),
    start('thinker', { role: 'thinker', office: thinking.port2 }, [thinking.port2]),
  ];
  for (const worker of workers)
    worker.onerror = ({ message }) => {
      for (const one of workers) one.terminate();
      if (running === client) running = undefined;
      client.lose({ code: 'worker-failed', message: message || 'the worker could not be started' });
    };
  return client;
}

let running: OfficeClient | undefined;

export function office(): OfficeClient {
  running ??= startWorkers();
  return running;
}
