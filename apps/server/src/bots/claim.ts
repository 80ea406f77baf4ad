/** For whom the bots of a table think. */
import type { BotRequest, Thinker, Thought } from '@broadside/host';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { Claim } from './fairQueue.ts';

const seatedHere = ({ row, subscribers }: Room): string[] =>
  row.seats.flatMap(({ guest }) => (guest !== null && subscribers.here(guest) ? [guest] : []));

/** A bot thinks for those who sit there and wait; where nobody does, for whoever has set the table. */
function claimOf(room: Room): Claim {
  const people = seatedHere(room);
  return {
    people: people.length > 0 ? people : [room.row.host],
    rank: () => (seatedHere(room).length > 0 ? 0 : room.subscribers.anybody ? 1 : 2),
  };
}

/** The server's threads, as one table has a claim to them. */
export class TableThinker implements Thinker {
  private readonly services: Services;
  private readonly room: Room;

  constructor(services: Services, room: Room) {
    this.services = services;
    this.room = room;
  }

  get atOnce(): number {
    return Number.POSITIVE_INFINITY;
  }

  think(question: BotRequest): Promise<Thought> {
    const { pool, config } = this.services;
    return pool.choose({ ...question, ms: config.botMs }, claimOf(this.room));
  }
}
