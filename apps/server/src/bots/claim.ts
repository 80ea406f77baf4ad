/** For whom the bots of a table think. */
import type { Thinker } from '@broadside/host';
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
export const thinkerFor = ({ pool, config }: Services, room: Room): Thinker => ({
  atOnce: Number.POSITIVE_INFINITY,
  think: (question) => pool.choose({ ...question, ms: config.botMs }, claimOf(room)),
});
