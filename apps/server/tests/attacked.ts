/** A match in which somebody is asked in another's turn (attacked, with something to answer with), put into a store. */
import { type AnyMatch, type Entry, Match, type Seat, Stream, TABLE } from '@broadside/kernel';
import { answerWithoutDice } from '@broadside/shelf';
import { freshId } from '../src/http/session.ts';
import type { Store, TableRow } from '../src/store/store.ts';
import { FIGHTS } from './games.ts';
import { SETTINGS, type Visitor } from './kit.ts';

export interface Attacked {
  readonly match: AnyMatch;
  /** Who has to answer. */
  readonly seat: Seat;
}

function playUntilAttacked(seed: string): Attacked | undefined {
  const match: AnyMatch = Match.begin(FIGHTS.game, { seats: 2, seed });
  const random = Stream.of(seed);
  while (!match.outcome) {
    const [seat] = match.toAct;
    if (seat !== TABLE && match.defaultAction(seat)) return { match, seat };
    if (seat === TABLE) match.play(TABLE, answerWithoutDice(match));
    else match.play(seat, match.legal(seat)[random.below(match.legal(seat).length)]);
  }
  return undefined;
}

let found: Attacked | undefined;

/** The first match by chance that comes to it; it is looked for once, and nobody plays on in it. */
function attacked(): Attacked {
  for (let at = 0; !found; at++) found = playUntilAttacked(`attacked ${at}`);
  return found;
}

/** Stores the match at a table where the second visitor has the seat that is asked. */
export async function storeAttack(
  store: Store,
  attacker: Visitor,
  defender: Visitor,
): Promise<Attacked & { id: string }> {
  const { match, seat } = attacked();
  const guests = await Promise.all([attacker, defender].map(async (one) => (await one.harbour()).me));
  const chairs = guests.map(({ id, name }) => ({ guest: id, name, bot: null }));
  const id = freshId();
  const now = Date.now();
  const row: TableRow = {
    id,
    code: null,
    host: guests[0].id,
    status: 'playing',
    settings: { ...SETTINGS, game: match.header.game, options: {} },
    seats: seat === 1 ? chairs : chairs.reverse(),
    next: null,
    created: now,
    version: 2,
  };
  const opening: AnyMatch = Match.begin(match.game, { seats: 2, seed: match.seed });
  await store.addTable({ ...row, status: 'waiting', version: 1 });
  await store.beginMatch(row, {
    header: match.header,
    seed: match.seed,
    opening: opening.log[0] as Entry,
    snapshot: opening.snapshot(),
    toAct: opening.toAct,
    moved: now,
  });
  const entries = match.log.slice(1) as Entry[];
  await store.append(entries.map((entry) => ({ match: id, entry, command: null, toAct: match.toAct, moved: now })));
  return { match, seat, id };
}
