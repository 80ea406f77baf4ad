/** A cable between a browser and the server that can be cut: open connections die and new ones are refused. */
import { createServer, connect as dial, type Server, type Socket } from 'node:net';

export class Cable {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private whole = true;
  readonly url: string;

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  static lay(to: string): Promise<Cable> {
    const far = new URL(to);
    return new Promise((resolve) => {
      const server = createServer((near) => cable.join(near, Number(far.port), far.hostname));
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = typeof address === 'object' && address ? address.port : 0;
        cable = new Cable(server, `http://127.0.0.1:${port}`);
        resolve(cable);
      });
      let cable: Cable;
    });
  }

  private join(near: Socket, port: number, host: string): void {
    if (!this.whole) {
      near.destroy();
      return;
    }
    const far = dial(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      // Whatever ends one end, ends the other.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }

  cut(): void {
    this.whole = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.whole = true;
  }

  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
