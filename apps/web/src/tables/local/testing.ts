/** Helpers for the tests: tables of this device without a browser around them, and people who play at random. */
import { answerQuestion, type Clock } from '@broadside/host';
import { type AnyGame, type MatchFile, Stream, sealOf } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import { HereThrower } from '@broadside/throw/physics';
import type { Table, TableState } from '../table.ts';
import type { LocalSeat, LocalSettings, LocalSetup } from './api.ts';
import { OfficeClient } from './client.ts';
import { type HostWorld, THINK_MS } from './host.ts';
import { fileOf } from './info.ts';
import { LocalTable } from './localTable.ts';
import { Office, type Rivals } from './office.ts';
import { MemorySaves, noTable, type Saves } from './saves.ts';
import type { FromWorker, LocalServerMessage } from './words.ts';

/** A game whose matches can follow each other, so that there is everything a table can be. */
export const GAME: AnyGame = (() => {
  const entry = shelf.find(({ campaign }) => campaign);
  if (!entry) throw new Error('no game on the shelf has a campaign');
  return entry.game;
})();

export const person = (name: string): LocalSeat => ({ kind: 'person', name });
export const bot = (level: string): LocalSeat => ({ kind: 'bot', bot: level });

export const plan = (seats: readonly LocalSeat[], settings: Partial<LocalSettings> = {}): LocalSetup => ({
  game: GAME.id,
  options: {},
  seats,
  settings: { undo: 'free', odds: true, shuffle: false, ...settings },
});

/** It is always the beginning of time here, but what waits is not kept waiting longer than it should. */
const stillClock: Clock = {
  now: () => 0,
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
};

/** The air between windows: what one announces the others hear. */
export class Air {
  private readonly hearers: ((id: string) => void)[] = [];

  rivals(): Rivals {
    let own: ((id: string) => void) | undefined;
    return {
      announce: (id) => {
        for (const heard of this.hearers) if (heard !== own) heard(id);
      },
      listen: (heard) => {
        own = heard;
        this.hearers.push(heard);
      },
    };
  }
}

/** One window of the browser: its page, its worker, and everything that crossed between them. */
export class TestWindow {
  readonly saves: Saves;
  readonly client: OfficeClient;
  readonly received: LocalServerMessage[] = [];

  constructor(saves: Saves = new MemorySaves(), world: Partial<HostWorld> = {}, air = new Air()) {
    this.saves = saves;
    const full: HostWorld = {
      saves,
      clock: stillClock,
      think: (question) => answerQuestion(question, THINK_MS),
      thrower: new HereThrower(),
      ...world,
    };
    const office = new Office(full, air.rivals(), (message) => this.hear(structuredClone(message)));
    this.client = new OfficeClient((message) => office.hear(structuredClone(message)));
  }

  open(id: string): Table {
    const readFile = async (): Promise<ReturnType<typeof fileOf>> => {
      const saved = await this.saves.read(id);
      if (!saved) throw noTable(id);
      return fileOf(saved);
    };
    return new LocalTable(id, this.client, 0, readFile);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'messages') this.received.push(...message.messages);
    this.client.hear(message);
  }
}

/** Waits until the table is as described. */
export function until(table: Table, when: (state: TableState) => boolean): Promise<TableState> {
  return new Promise((resolve) => {
    let stop = (): void => {};
    const look = (): void => {
      const state = table.snapshot();
      if (!when(state)) return;
      stop();
      resolve(state);
    };
    stop = table.subscribe(look);
    look();
  });
}

/** The table waits for a person, or is over, or has failed. */
export const settled = (state: TableState): boolean => {
  const { update, pending, handOver, phase } = state;
  if (phase === 'failed' || phase === 'over') return true;
  return pending === undefined && (handOver !== undefined || (update?.legal.length ?? 0) > 0);
};

/** Any legal action; which one depends only on the seed and the moment, so that it can be done again. */
export function playAny(table: Table, seed: string): void {
  const { update } = table.snapshot();
  if (!update) throw new Error('nothing is to be seen yet');
  table.play(update.legal[Stream.of(`${seed} ${update.n}`).below(update.legal.length)]);
}

/** The same, but whoever may only interject lets the others play on. */
export const asked = (state: TableState): boolean => {
  const { update, handOver } = state;
  return (
    settled(state) &&
    (state.phase !== 'playing' ||
      !update ||
      handOver !== undefined ||
      update.toAct.some((seat) => seat === update.viewer))
  );
};

/** Plays for every person on the device until the match is over. */
export async function playOut(table: Table, seed: string, ready = settled): Promise<TableState> {
  for (;;) {
    const state = await until(table, ready);
    if (state.phase !== 'playing') return state;
    if (state.handOver !== undefined) table.takeOver(state.handOver);
    else playAny(table, seed);
    await until(table, (now) => now !== state);
  }
}

/** What whoever holds the device is sent of the hashes of a match. */
export const sealsOf = ({ seed, log }: Pick<MatchFile, 'seed' | 'log'>): readonly string[] =>
  log.map(({ n, hash }) => sealOf(seed, n, hash));
