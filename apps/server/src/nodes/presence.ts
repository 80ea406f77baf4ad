/** Who has which table open, at any node. What is in memory here is told by itself; about the rest others are asked. */
import { NO_PEOPLE, type People } from '../rooms/elsewhere.ts';
import { NOBODY, type Presence, seatOf } from '../rooms/info.ts';
import type { Room } from '../rooms/room.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';

const SUBJECT = 'here';
/** Longer than this nobody is waited for: whoever is missing then is seen a moment later. */
const ANSWER_MS = 150;

interface Answer {
  readonly node: string;
  readonly tables: Readonly<Record<string, People>>;
}

export class PresenceElsewhere {
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
  }

  open(): void {
    this.services.news.reply(SUBJECT, (text) => JSON.stringify(this.answer(JSON.parse(text) as string[])));
  }

  private answer(ids: readonly string[]): Answer {
    const { nodes, rooms } = this.services;
    const tables = ids.flatMap((id) => {
      const people = rooms.known(id)?.subscribers.people ?? NO_PEOPLE;
      return people.guests.length > 0 ? [[id, people] as const] : [];
    });
    return { node: nodes.id, tables: Object.fromEntries(tables) };
  }

  private async ask(ids: readonly string[]): Promise<readonly Answer[]> {
    const { news, nodes } = this.services;
    const others = nodes.count - 1;
    if (news.alone || others === 0 || ids.length === 0) return [];
    const answers = await news.gather(SUBJECT, JSON.stringify(ids), others, ANSWER_MS);
    return answers.map((text) => JSON.parse(text) as Answer);
  }

  /** Rooms that have just come into memory, or may have missed something, learn who is elsewhere. */
  async learn(rooms: readonly Room[]): Promise<void> {
    for (const { node, tables } of await this.ask(rooms.map(({ id }) => id)))
      for (const room of rooms) room.learn(node, tables[room.id] ?? NO_PEOPLE);
  }

  /** Who is at each of these tables. */
  async at(tables: readonly TableRow[]): Promise<(table: TableRow) => Presence> {
    const { rooms } = this.services;
    const answers = await this.ask(tables.map(({ id }) => id).filter((id) => !rooms.known(id)));
    return (table) => rooms.known(table.id)?.subscribers ?? presenceIn(table, answers);
  }
}

function presenceIn(table: TableRow, answers: readonly Answer[]): Presence {
  const guests = new Map(answers.flatMap(({ tables }) => tables[table.id]?.guests ?? []));
  if (guests.size === 0) return NOBODY;
  const watchers = new Map([...guests].filter(([guest]) => seatOf(table, guest) === null));
  return { here: (guest) => guests.has(guest), watchers };
}
