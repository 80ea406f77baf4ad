/** Every open connection, whatever has become of it: so many of one network, and none is left when the server stops. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Services } from '../services.ts';
import { networkOf } from './network.ts';

export class Connections {
  private readonly services: Services;
  /** Each with the network that it is counted for. */
  private readonly open = new Map<Socket, string | undefined>();
  /** The same listener for all: a closure for each would be kept as long as its connection lasts. */
  private readonly onClose: (this: Socket) => void;
  private readonly networks = new Map<string, number>();

  constructor(services: Services, server: Server) {
    this.services = services;
    const closed = (socket: Socket): void => this.closed(socket);
    this.onClose = function onClose() {
      closed(this);
    };
    server.on('connection', (socket: Socket) => this.admit(socket));
    server.on('clientError', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ERR_HTTP_REQUEST_TIMEOUT') services.metrics.limited.inc({ what: 'time' });
    });
    services.metrics.watch(this);
  }

  get sockets(): number {
    return this.open.size;
  }

  get waiting(): number {
    return this.services.gate.waiting;
  }

  private admit(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    // Everybody comes through a reverse proxy: there WebSockets and answers are counted, by where they go to.
    const network = this.services.gate.trusts(address, 0) ? undefined : networkOf(address);
    const counted = network !== undefined && this.count(network, socket);
    this.open.set(socket, counted ? network : undefined);
    socket.on('close', this.onClose);
  }

  private closed(socket: Socket): void {
    const network = this.open.get(socket);
    this.open.delete(socket);
    if (network !== undefined) this.discount(network);
  }

  /** Whether it is one of those its network may have. */
  private count(network: string, socket: Socket): boolean {
    const others = this.networks.get(network) ?? 0;
    if (others >= this.services.config.limits.connections) {
      this.services.metrics.limited.inc({ what: 'connections' });
      socket.destroy();
      return false;
    }
    this.networks.set(network, others + 1);
    return true;
  }

  private discount(network: string): void {
    const left = (this.networks.get(network) ?? 1) - 1;
    if (left > 0) this.networks.set(network, left);
    else this.networks.delete(network);
  }

  /** Ends them all, finished or not. */
  cut(): void {
    for (const socket of this.open.keys()) socket.destroy();
  }
}
