/** The program was upgraded while matches were being played: they are played to their end under the rules they began with. */
import { type Action, type AnyMatch, Match, type MatchFile, Stream } from '@broadside/kernel';
import { checkThrows, loadMatchFile, shelf } from '@broadside/shelf';
import { HereThrower } from '@broadside/throw/physics';
import { describe, expect, it } from 'vitest';
import { leftBefore } from '../../../packages/shelf/tests/frozen.ts';
import { openStore } from '../src/store/open.ts';
import type { SeatRow, Store } from '../src/store/store.ts';
import { freshFolder, openServer, playOut, SETTINGS, type Visitor, visitor } from './kit.ts';
import { tableRow } from './store/fixtures.ts';

const older = shelf.flatMap((entry) => Object.keys(entry.older).map((version) => [entry, Number(version)] as const));
const named = older.map(([entry, version]) => [`${entry.game.id} ${version}`, entry, version] as const);

/** Into the store as it was written then: the opening, and every entry since. */
async function keep(
  store: Store,
  match: AnyMatch,
  seats: readonly SeatRow[],
  host: string,
  rules = match.header.rules,
): Promise<string> {
  const id = `upgraded-${match.header.game}-${match.header.rules}`;
  const { game, options } = match.header;
  const settings = { ...SETTINGS, game, options: options as never };
  const table = tableRow(id, host, { code: null, settings, seats });
  await store.addTable(table);
  const first: AnyMatch = Match.begin(match.game, { ...match.header, seed: match.seed });
  const { seed } = match;
  await store.beginMatch(
    { ...table, status: 'playing', version: 2 },
    {
      header: { ...match.header, rules },
      seed,
      opening: match.log[0],
      snapshot: first.snapshot(),
      toAct: first.toAct,
    },
  );
  for (const entry of match.log.slice(1)) {
    first.repeat(entry);
    await store.append([{ match: id, entry, command: null, toAct: first.toAct, moved: 1 }]);
  }
  return id;
}

const personal = (guest: string, name: string): SeatRow => ({ guest, name, bot: null });

async function idOf(person: Visitor): Promise<string> {
  return (await person.harbour()).me.id;
}

/** A server on a store that holds a match of before, with its two players. */
async function upgraded(match: AnyMatch, bot: string | null = null) {
  const store = await openStore({ data: freshFolder() });
  const server = await openServer({}, { store });
  const anna = await visitor(server, 'Anna');
  const boris = await visitor(server, 'Boris');
  const [a, b] = [await idOf(anna), await idOf(boris)];
  const second: SeatRow = bot === null ? personal(b, 'Boris') : { guest: null, name: null, bot };
  return { id: await keep(store, match, [personal(a, 'Anna'), second], a), anna, boris };
}

/** Any action, the same ones every time. */
function byChance(): (actions: readonly Action[]) => Action {
  const stream = Stream.of('upgraded');
  return (actions) => actions[stream.below(actions.length)];
}

describe('a match that ran while the program was upgraded', () => {
  it.each(named)(
    '%s: is played to its end under its own rules, and its file proves it',
    async (_name, entry, version) => {
      const before = await leftBefore(entry.game.id, version, 25);
      const { id, anna, boris } = await upgraded(before);
      const lines = await Promise.all([anna.live(id), boris.live(id)]);
      expect(lines[0].update).toMatchObject({ n: before.n, rules: version });
      await playOut(lines, byChance());
      const file = await anna.good<MatchFile>('GET', `/api/tables/${id}/file`);
      expect(file.header.rules).toBe(version);
      expect(file.log.slice(0, before.n + 1).map(({ hash }) => hash)).toEqual(before.log.map(({ hash }) => hash));
      const opened = await loadMatchFile(file);
      expect(opened.match.outcome).toEqual(lines[0].update?.outcome);
      // Throws of the recorded part were drawn by its recorder; those of this server come from the seed.
      const { different } = await checkThrows(opened.entry, opened.match, new HereThrower());
      expect(different.filter((n) => n > before.n)).toEqual([]);
    },
  );

  it.each(named)('%s: has bots who know those rules', async (_name, entry, version) => {
    const before = await leftBefore(entry.game.id, version, 30);
    const { id, anna } = await upgraded(before, 'sailor');
    const line = await anna.live(id);
    const choose = byChance();
    const botActed = () =>
      line.received.some(
        (message) =>
          message.type === 'update' && message.update.entries.some(({ n, seat }) => n > before.n && seat === 1),
      );
    while (!botActed() && !line.update?.outcome) {
      const top = line.update?.n ?? 0;
      if (!(await line.playAny(choose))) await line.seen(top + 1);
    }
    expect(botActed()).toBe(true);
    expect(line.received.filter(({ type }) => type === 'refused')).toEqual([]);
  });
});

describe('a match whose rules are gone', () => {
  /** The program that knew version 9999 was replaced by this one. */
  async function stranded() {
    const [entry, version] = older[0];
    const match = await leftBefore(entry.game.id, version, 30);
    const store = await openStore({ data: freshFolder() });
    const server = await openServer({}, { store });
    const anna = await visitor(server, 'Anna');
    const boris = await visitor(server, 'Boris');
    const vera = await visitor(server, 'Vera');
    const [a, b] = [await idOf(anna), await idOf(boris)];
    const id = await keep(store, match, [personal(a, 'Anna'), personal(b, 'Boris')], a, 9999);
    return { id, anna, boris, vera, entries: match.log.length };
  }

  it('says so in a word, and gives its file to those who played it once it is ended', async () => {
    const { id, anna, boris, vera, entries } = await stranded();
    const line = anna.line(id);
    await line.opened;
    line.say({ type: 'watch', from: -1 });
    const refused = await line.until('why', () => line.find('refused'));
    expect(refused).toMatchObject({ id: null, error: { code: 'old-rules' } });
    expect(await anna.bad('GET', `/api/tables/${id}/file`)).toBe('409 old-rules');
    expect(await vera.bad('POST', `/api/tables/${id}/close`, {})).toBe('403 not-host');
    await boris.good('POST', `/api/tables/${id}/close`, {});
    const file = await boris.good<MatchFile>('GET', `/api/tables/${id}/file`);
    expect(file).toMatchObject({ format: 'broadside-match/1', header: { rules: 9999 } });
    expect(file.log).toHaveLength(entries);
    expect(await vera.bad('GET', `/api/tables/${id}/file`)).toBe('403 not-seated');
  });
});
