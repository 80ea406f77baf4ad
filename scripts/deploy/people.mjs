/** People who play by chance through the gateway, and what must be true of all that they did. */
import { setTimeout as pause } from 'node:timers/promises';
import { now, Player } from '../../apps/server/tests/faults/player.ts';
import { SETTINGS, Visitor } from '../../apps/server/tests/kit.ts';

const KINDS = [
  { seats: [{ kind: 'me' }, { kind: 'open' }], options: {} },
  { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }], options: {} },
];
/** Every match has gone on by then, however busy the machine is. */
const STILL_MS = 180_000;

export class People {
  constructor(site) {
    this.site = site;
    this.matches = [];
    this.stopping = false;
  }

  /** Two people at each of so many tables, who begin another match when one is over. */
  async sit(tables) {
    this.companies = Array.from({ length: tables }, (_, at) => this.company(at));
    for (const company of this.companies) company.catch(() => {});
    while (this.matches.length < tables) await pause(20);
  }

  async company(at) {
    const [host, other] = [new Visitor(this.site), new Visitor(this.site)];
    for (const one of [host, other]) await this.ask(() => one.harbour());
    for (let nr = 0; !this.stopping; nr++) {
      const { id } = await this.ask(() => host.open({ ...SETTINGS, ...KINDS[(at + nr) % KINDS.length] }));
      await this.ask(() => other.sit(id));
      await this.ask(() => host.start(id), '409 already-started');
      const players = [host, other].map(
        ({ cookie }, seat) =>
          new Player({
            match: id,
            cookie,
            name: `${at}.${nr}/${seat}`,
            node: () => this.site.url,
            stopping: () => this.stopping,
          }),
      );
      const match = { id, host, players, ended: Promise.all(players.map((player) => player.play())) };
      this.matches.push(match);
      const over = () => players.every(({ outcome, idle }) => outcome && idle);
      while (!this.stopping && !over()) await pause(20);
    }
  }

  /** Until it is answered as it should be: what is refused by a node that stops has not happened. */
  async ask(work, fine = '') {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (fine !== '' && String(error).includes(fine.split(' ')[1])) return undefined;
        if (attempt === 200) throw error;
        await pause(50);
      }
    }
  }

  /** Settles when every match that is not over has gone on. */
  async goesOn() {
    const standing = () => new Map(this.matches.map(({ id, players }) => [id, players]));
    const last = (players) => Math.max(...players.map(({ n }) => n));
    const before = [...standing()]
      .filter(([, players]) => !players.every(({ outcome }) => outcome))
      .map(([id, players]) => [id, last(players)]);
    for (const end = now() + STILL_MS; now() < end; await pause(20)) {
      const after = standing();
      if (before.every(([id, n]) => last(after.get(id)) > n || after.get(id).every(({ outcome }) => outcome))) return;
    }
    const words = this.matches.flatMap(({ players }) => players.map((player) => player.words));
    throw new Error(`a match stands still for ${STILL_MS} ms:\n${words.join('\n')}`);
  }

  /** Nothing new is asked; everybody sees the last entry, then leaves. What is in the journal of what they asked. */
  async rest() {
    this.stopping = true;
    await Promise.all(this.companies);
    await this.settled();
    for (const { players } of this.matches) for (const player of players) player.leave();
    await Promise.all(this.matches.map(({ ended }) => ended));
    // Only now: somebody may have been thinking, and asked for one thing more.
    return this.site.query('SELECT match, n, command FROM entries WHERE command IS NOT NULL ORDER BY match, n');
  }

  async settled() {
    for (const end = now() + STILL_MS; now() < end; await pause(300)) {
      const stored = new Map((await this.site.query('SELECT id, n FROM matches')).map(({ id, n }) => [id, n]));
      if (this.matches.every(({ id, players }) => players.every(({ n, idle }) => idle && n === stored.get(id)))) return;
    }
    const words = this.matches.flatMap(({ players }) => players.map((player) => player.words));
    throw new Error(`not everybody has come to rest: ${words.join('\n')}`);
  }

  /** What was acknowledged and is not in the journal just once, or was refused and is there. */
  faults(rows) {
    const stored = new Map();
    for (const { match, command, n } of rows)
      stored.set(`${match} ${command}`, [...(stored.get(`${match} ${command}`) ?? []), n]);
    return this.matches.flatMap(({ id, players }) =>
      players.flatMap(({ asked }) =>
        asked.flatMap(({ id: request, seat, answered }) => {
          const at = stored.get(`${id} ${seat}.${request}`) ?? [];
          if (answered && 'done' in answered)
            return at.length === 1 && at[0] === answered.done
              ? []
              : [`${id}: ${request} is at ${at}, not ${answered.done}`];
          return at.length === 0 || answered === undefined ? [] : [`${id}: ${request} was refused and is at ${at}`];
        }),
      ),
    );
  }

  get acknowledged() {
    return this.matches.flatMap(({ id, players }) =>
      players.flatMap(({ asked }) =>
        asked.filter(({ answered }) => answered && 'done' in answered).map((one) => ({ ...one, match: id })),
      ),
    );
  }

  /** The longest time in which a match showed nothing new, in ms. */
  get longestPause() {
    const pauses = this.matches.flatMap(({ players }) => {
      const first = new Map();
      for (const { n, at } of players.flatMap(({ shown }) => shown)) first.set(n, Math.min(first.get(n) ?? at, at));
      const times = [...first.values()].sort((a, b) => a - b);
      return times.slice(1).map((to, at) => to - times[at]);
    });
    return Math.round(Math.max(0, ...pauses));
  }
}
