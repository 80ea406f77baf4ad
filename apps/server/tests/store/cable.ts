/** A connection to a database that can be cut, and made again, without a word of farewell. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Cable {
  readonly url: string;
  cut(): void;
  /** Nobody is reached any more until it is laid again. */
  remove(): Promise<void>;
  layAgain(): Promise<void>;
}

export async function lay(to: URL): Promise<Cable> {
  const ends = new Set<Socket>();
  const cable = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  await once(cable.listen(0, '127.0.0.1'), 'listening');
  const { port } = cable.address() as AddressInfo;
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  const cut = (): void => {
    for (const end of ends) end.resetAndDestroy();
    ends.clear();
  };
  return {
    url: url.href,
    cut,
    remove: async () => {
      const closed = once(cable, 'close');
      cable.close();
      cut();
      await closed;
    },
    layAgain: async () => {
      await once(cable.listen(port, '127.0.0.1'), 'listening');
    },
  };
}
