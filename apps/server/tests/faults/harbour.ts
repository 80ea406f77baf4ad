/** People who play one match after the other, each company at tables of its own. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TableInfo, TableSettings } from '@broadside/wire';
import { DICE } from '../games.ts';
import { SETTINGS } from '../kit.ts';
import { Caller } from './caller.ts';
import type { Fleet } from './fleet.ts';
import { HASTY, type Manner, now, Player } from './player.ts';

/** Every match that is not over has gone on by then. */
export const STILL_MS = 30_000;

const TABLE_KINDS: readonly Partial<TableSettings>[] = [
  { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }], options: {} },
  { seats: [{ kind: 'me' }, { kind: 'open' }] },
  { game: DICE.game.id, options: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
  { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }], options: {} },
];

/** One match and the people at it. */
export interface Played {
  readonly id: string;
  readonly players: readonly Player[];
  readonly ended: Promise<unknown>;
}

export class Harbour {
  readonly played: Played[] = [];
  stopping = false;
  private readonly fleet: Fleet;

  private readonly manner: Manner;

  constructor(fleet: Fleet, manner = HASTY) {
    this.fleet = fleet;
    this.manner = manner;
  }

  /** One match after the other, until it is time to stop. */
  async company(at: number): Promise<void> {
    const people = [new Caller(this.fleet), new Caller(this.fleet)];
    for (const one of people) await one.ask('GET', '/api/harbour');
    let before: Played | undefined;
    for (let match = 0; !this.stopping; match++) {
      const kind = TABLE_KINDS[(at + match) % TABLE_KINDS.length];
      const played: Played = await this.begin(people, kind, `${at}.${match}`, match % 2 === 1 ? before : undefined);
      before = this.manner.rematch ? played : undefined;
      while (!this.stopping && !played.players.every(({ outcome, idle }) => outcome && idle)) await pause(20);
      void this.part(played);
    }
  }

  /** Somebody who would stay at every table they ever played at would have the server hold all of them. */
  private async part({ players }: Played): Promise<void> {
    const { lingers } = this.manner;
    if (lingers === undefined || this.stopping) return;
    await pause(lingers);
    for (const player of players) player.leave();
  }

  private async begin(
    people: readonly Caller[],
    kind: Partial<TableSettings>,
    name: string,
    before: Played | undefined,
  ): Promise<Played> {
    const [host, other] = people;
    const { id } = before
      ? await host.ask<TableInfo>('POST', `/api/tables/${before.id}/rematch`, {})
      : await host.ask<TableInfo>('POST', '/api/tables', { ...SETTINGS, ...kind });
    await other.ask('POST', `/api/tables/${id}/sit`, {});
    await host.ask('POST', `/api/tables/${id}/start`, {}, ['already-started']);
    const players = people.map(
      ({ cookie }, seat) =>
        new Player({
          match: id,
          cookie,
          name: `${name}/${seat}`,
          node: () => this.fleet.any(),
          failed: (node) => this.fleet.failed(node),
          stopping: () => this.stopping,
          manner: this.manner,
        }),
    );
    const played = { id, players, ended: Promise.all(players.map((player) => player.play())) };
    this.played.push(played);
    return played;
  }

  /** Where every match that is not over stands. */
  standing(): Map<Played, number> {
    const open = this.played.filter(({ players }) => !players.every(({ outcome }) => outcome));
    return new Map(open.map((one) => [one, Math.max(...one.players.map(({ n }) => n))]));
  }

  /** Waits until every match has gone on. */
  async goesOn(): Promise<void> {
    const before = this.standing();
    for (const until = now() + STILL_MS; now() < until; await pause(20)) {
      const after = this.standing();
      if ([...before].every(([one, n]) => (after.get(one) ?? Number.POSITIVE_INFINITY) > n)) return;
    }
    const still = [...before].filter(([one, n]) => this.standing().get(one) === n).map(([one]) => one);
    throw new Error(`stands still for ${STILL_MS} ms after ${this.fleet.faults.map(({ kind }) => kind).join(', ')}:
${still.map(({ id, players }) => `${id}: ${players.map(({ words }) => words).join('; ')}`).join('\n')}
${await this.fleet.state(still.map(({ id }) => id))}`);
  }
}
