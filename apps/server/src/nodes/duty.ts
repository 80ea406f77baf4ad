/**
 * Who does what must happen once: a bot's move, the fall of dice, a default, a substitute for somebody absent. Every
 * table has one node that looks after it, named by all nodes alike (rendezvous.ts). Whoever has written something there
 * asks that node to go on. Should two do it, the key of the journal or the version of a row lets one of them.
 */
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { Change } from './nodes.ts';
import { waitedFor } from './waitedFor.ts';

/** Please look after a table, which stands at this entry of this version of its row. */
interface Request {
  readonly table: string;
  readonly n: number;
  readonly version: number;
  readonly trace?: string;
}

const subjectOf = (node: string): string => `tend.${node}`;

const traceOf = ({ trace }: Room) => (trace ? { trace: trace.traceparent } : {});

const isDue = (room: Room): boolean => {
  const { prompt, someTime } = waitedFor({ table: room.row, toAct: room.toAct });
  return prompt || someTime;
};

export class Duty {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  open(): void {
    const { news, nodes } = this.services;
    news.subscribe(subjectOf(nodes.id), (text) => void this.hear(JSON.parse(text) as Request));
    nodes.onChange((change) => this.change(change));
  }

  /** Something has changed here: whoever looks after this table hears of it, if it is another node. */
  pass(room: Room): void {
    const { news, nodes } = this.services;
    if (news.alone || nodes.leads(room.id) || !isDue(room)) return;
    const request: Request = { table: room.id, n: room.n, version: room.row.version, ...traceOf(room) };
    news.publish(subjectOf(nodes.leaderOf(room.id)), JSON.stringify(request));
  }

  /** Goes on with whatever waits here; or has it done. */
  look(room: Room): void {
    if (!room.tending) {
      this.pass(room);
      return;
    }
    this.services.squatters.mind(room);
    room.host.absence.mind();
    if (room.playing && (room.host.match || isDue(room))) void room.host.wake();
  }

  private async hear({ table, n, version, trace }: Request): Promise<void> {
    const { rooms, log, tracer } = this.services;
    const span = tracer.goOn('tend', trace, { table, n });
    try {
      const room = await rooms.room(table);
      // What was told along with this request is in the queue before it.
      await room.queue.run(async () => {
        if (room.n < n || room.row.version < version) await room.refresh();
      });
      this.look(room);
      span?.end();
    } catch (error) {
      log.warn({ err: error, table }, 'a table could not be looked after yet');
    }
  }

  private change({ gone, shrunk, leaderBefore }: Change): void {
    const { rooms, metrics, nodes } = this.services;
    metrics.nodes.set(nodes.count);
    for (const room of rooms.all()) {
      for (const node of gone) room.learn(node, { guests: [], lines: 0 });
      this.look(room);
    }
    if (shrunk && !this.services.draining) void this.adopt(leaderBefore);
  }

  /** Tables of a database that was away: what waits there goes on. */
  async takeUp(): Promise<void> {
    const { store, rooms, squatters, nodes, log } = this.services;
    try {
      for (const room of rooms.all()) this.look(room);
      await rooms.resume((await store.playing()).filter(({ table: { id } }) => nodes.leads(id) && !rooms.known(id)));
      await squatters.resume();
    } catch (error) {
      log.warn({ err: error }, 'the tables of a database that is back could not be taken up');
    }
  }

  /** What another node has looked after, and nobody else has in memory. */
  private async adopt(leaderBefore: (key: string) => string): Promise<void> {
    const { store, rooms, squatters, nodes, log } = this.services;
    try {
      const playing = await store.playing();
      await rooms.resume(
        playing.filter(({ table: { id } }) => nodes.leads(id) && leaderBefore(id) !== nodes.id && !rooms.known(id)),
      );
      await squatters.resume();
    } catch (error) {
      log.warn({ err: error }, 'the tables of a node that is gone could not be taken over; the poll will');
    }
  }
}
