/** Matches that were played elsewhere and are put here to be looked at: finished, checked, and open to everybody. */
import { hash } from 'node:crypto';
import { type AnyMatch, Match } from '@broadside/kernel';
import { type GameProgram, loadMatchFile } from '@broadside/shelf';
import { readName, type TableSettings } from '@broadside/wire';
import { ApiError } from '../apiError.ts';
import { Allowance } from '../live/allowance.ts';
import type { Services } from '../services.ts';
import type { Append, GuestRow, SeatRow, TableRow } from '../store/store.ts';
import { freshTable } from './chairs.ts';
import { startOf } from './tables.ts';

/** Files of one guest at once, and how many more a minute: each is a whole match to be played again. */
const AT_ONCE = 5;
const A_MINUTE = 0.5;
const LONGEST_NAME = 24;

/** Who sat there by the file, as far as it can be shown. Nobody here has a claim to these seats. */
function seatsIn(file: unknown, { bots }: GameProgram, count: number): SeatRow[] {
  const { seats } = file as { readonly seats?: unknown };
  const sitters: readonly unknown[] = Array.isArray(seats) ? seats : [];
  return Array.from({ length: count }, (_, at) => {
    const { name, bot } = (sitters[at] ?? {}) as { readonly name?: unknown; readonly bot?: unknown };
    return {
      guest: null,
      name: typeof name === 'string' && name.length <= LONGEST_NAME ? (readName(name) ?? null) : null,
      bot: bots.some((one) => one.name === bot) ? String(bot) : null,
    };
  });
}

/** The same match with the same people has the same id; nobody guesses it who does not have the file. */
const idOf = ({ seed, log }: AnyMatch, seats: readonly SeatRow[]): string =>
  hash('sha256', JSON.stringify([seed, log.map(({ hash }) => hash), seats]), 'base64url').slice(0, 22);

const settingsOf = ({ header }: AnyMatch, seats: readonly SeatRow[]): TableSettings => ({
  game: header.game,
  options: header.options as TableSettings['options'],
  seats: seats.map(({ bot }) => (bot === null ? { kind: 'open' } : { kind: 'bot', bot })),
  listed: false,
  watchers: true,
  undo: 'never',
  absence: null,
  shuffle: false,
  odds: true,
});

export class Imports {
  private readonly services: Services;
  private readonly allowance = new Allowance(A_MINUTE, AT_ONCE);
  /** One file after the other: playing matches again is work. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(services: Services) {
    this.services = services;
  }

  /** The id of the table where the match lies then. */
  async add(guest: GuestRow, file: unknown): Promise<string> {
    if (!this.allowance.may(guest.id))
      throw new ApiError('too-fast', 'you have put many matches here just now; wait some minutes');
    const done = this.last.then(() => this.check(guest, file));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async check(guest: GuestRow, file: unknown): Promise<string> {
    const { entry, match } = await loadMatchFile(file);
    if (!match.outcome) throw new ApiError('not-over', 'only a match that is over can be put here');
    const seats = seatsIn(file, entry, match.header.seats);
    const table = { ...freshTable(idOf(match, seats), guest.id, settingsOf(match, seats), seats), code: null };
    await this.keep(table, match);
    return table.id;
  }

  /** What an interrupted import has left behind is taken up where it ended. */
  private async keep(table: TableRow, match: AnyMatch): Promise<void> {
    const { store } = this.services;
    const known = await store.table(table.id);
    if (known === undefined) await store.addTable(table);
    if (known === undefined || known.n < 0) await this.begin(known?.table ?? table, match);
    const missing = match.log.slice(Math.max(1, (known?.n ?? 0) + 1));
    if (missing.length === 0) return;
    const moved = this.services.clock.now();
    await store.append(
      missing.map((entry): Append => {
        const base = { match: table.id, entry, command: null, toAct: [], moved };
        return entry.n === match.n ? { ...base, snapshot: match.snapshot(), over: true } : base;
      }),
    );
  }

  private async begin(table: TableRow, { game, header, seed }: AnyMatch): Promise<void> {
    const { seats, options, stack } = header;
    const beginning = Match.begin(game, { seats, options, seed, stack });
    const row: TableRow = { ...table, status: 'playing', version: table.version + 1 };
    await this.services.store.beginMatch(row, startOf(beginning));
  }
}
