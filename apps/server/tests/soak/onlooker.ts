/** Somebody who looks at the harbour, watches a table for a while, says something and goes. */
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@broadside/wire';
import { WebSocket } from 'ws';
import { Caller } from '../faults/caller.ts';
import type { Fleet } from '../faults/fleet.ts';
import type { Harbour } from '../faults/harbour.ts';
import { now } from '../faults/player.ts';
import { commandId } from '../kit.ts';

const STAYS_MS = 3000;
const DIAL_MS = 1500;

export class Onlooker {
  visits = 0;
  private readonly fleet: Fleet;
  private readonly harbour: Harbour;
  private readonly caller: Caller;

  constructor(fleet: Fleet, harbour: Harbour) {
    this.fleet = fleet;
    this.harbour = harbour;
    this.caller = new Caller(fleet);
  }

  async look(until: number): Promise<void> {
    while (now() < until) {
      await this.caller.ask('GET', '/api/harbour');
      const { played } = this.harbour;
      const table = played.at(-1 - Math.floor(Math.random() * Math.min(played.length, 12)));
      if (table) await this.visit(table.id);
      await pause(Math.random() * STAYS_MS);
    }
  }

  private async visit(table: string): Promise<void> {
    const url = this.fleet.any().replace('http', 'ws');
    const socket = new WebSocket(`${url}/api/tables/${table}/live`, PROTOCOL, {
      headers: { cookie: this.caller.cookie },
      handshakeTimeout: DIAL_MS,
    });
    socket.on('error', () => {});
    socket.on('open', () => {
      socket.send('{"type":"watch","from":-1}');
      socket.send(JSON.stringify({ type: 'chat', id: commandId(), text: 'Fair winds' }));
    });
    socket.once('message', () => this.visits++);
    await pause(Math.random() * STAYS_MS);
    socket.terminate();
  }
}
