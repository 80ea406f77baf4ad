/** Requests over HTTP, at whichever node answers. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';

/** Somebody who asks until it is answered as it should be. */
export class Caller {
  cookie = '';
  private readonly fleet: Fleet;

  constructor(fleet: Fleet) {
    this.fleet = fleet;
  }

  async ask<T>(method: string, path: string, body?: unknown, fine: readonly string[] = []): Promise<T> {
    let last: unknown;
    for (let attempt = 0; attempt < 600; attempt++) {
      try {
        const response = await fetch(`${this.fleet.any()}${path}`, {
          method,
          headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          signal: AbortSignal.timeout(1500),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const given = response.headers.getSetCookie()[0];
        const answer = (await response.json()) as T & { code?: string };
        if (given) this.cookie = given.split(';')[0];
        if (response.status === 200 || fine.includes(answer.code ?? '')) return answer;
        last = answer;
      } catch (error) {
        last = error;
      }
      await pause(50);
    }
    throw new Error(`${method} ${path} was never answered: ${JSON.stringify(last)} ${String(last)}`);
  }
}
