/**
 * The library's socket, which tells its connection what it would tell listeners: a table of them and the lists in it would
 * be more than half a kilobyte for each idle connection.
 */
import type { RawData } from 'ws';
import { WebSocket } from 'ws';

/** Whoever is told. */
interface Listener {
  hear(data: RawData, binary: boolean): void;
  onPing(data: Buffer): void;
  onPong(data: Buffer): void;
  closed(): void;
}

export class LiveSocket extends WebSocket {
  listener: Listener | undefined = undefined;

  override emit(event: string | symbol, first?: unknown, second?: unknown): boolean {
    const { listener } = this;
    if (!listener) return false;
    switch (event) {
      case 'message':
        listener.hear(first as RawData, second as boolean);
        return true;
      case 'ping':
        listener.onPing(first as Buffer);
        return true;
      case 'pong':
        listener.onPong(first as Buffer);
        return true;
      case 'close':
        listener.closed();
        return true;
      default:
        // An oversized or broken frame is an error: the library closes the connection by itself with the fitting code.
        return false;
    }
  }
}
