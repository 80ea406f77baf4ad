/** Matches of a device that are put on the server to be looked at by everybody. */
import { type MatchFile, saveMatch } from '@broadside/kernel';
import { playByChance } from '@broadside/kernel/testing';
import { shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { brief, PLAIN } from './games.ts';
import { freshFolder, openServer, visitor } from './kit.ts';

const SEATS = [
  { name: 'Ann', bot: null },
  { name: null, bot: PLAIN.bots[0].name },
];
const played = (seed: string, entries?: number): MatchFile & { readonly seats: typeof SEATS } => ({
  ...saveMatch(
    playByChance(PLAIN.game, { seats: 2, options: brief(PLAIN.game) }, seed, entries === undefined ? {} : { entries }),
  ),
  seats: SEATS,
});
const put = '/api/replays';

describe('the file of a finished match', () => {
  it('can be put on the server once, and is there for everybody, also after a restart', async () => {
    const data = freshFolder();
    const server = await openServer({ data });
    const anna = await visitor(server, 'Anna');
    const file = played('a device');
    const { id } = await anna.good<{ id: string }>('POST', put, file);
    expect(id).toMatch(/^[\w-]{22}$/);
    // The same file leads to the same place, whoever puts it there.
    expect(await (await visitor(server, 'Boris')).good('POST', put, file)).toEqual({ id });
    expect(await anna.harbour()).toMatchObject({ mine: [], open: [] });
    await server.close();
    const vera = await visitor(await openServer({ data }), 'Vera');
    expect(await vera.good('GET', `/api/tables/${id}/file`)).toEqual(file);
    expect(await vera.info(id)).toMatchObject({ status: 'over', you: null, host: false });
  });

  it.each(shelf.map(({ game }) => [game.id, game] as const))(
    'of %s comes back as it was put there',
    async (_, game) => {
      const anna = await visitor(await openServer(), 'Anna');
      const file = saveMatch(playByChance(game, { seats: Math.max(2, game.seats.min), options: brief(game) }, 'whole'));
      const { id } = await anna.good<{ id: string }>('POST', put, file);
      expect(await anna.good('GET', `/api/tables/${id}/file`)).toMatchObject(JSON.parse(JSON.stringify(file)));
    },
  );

  it('shows no name that nobody could read, and no bot that does not exist', async () => {
    const anna = await visitor(await openServer(), 'Anna');
    const seats = [
      { name: '\u202e\u200b', bot: 'kraken' },
      { name: 'x'.repeat(500), bot: null },
    ];
    const { id } = await anna.good<{ id: string }>('POST', put, { ...played('names'), seats });
    const nobody = { name: null, bot: null };
    expect(await anna.good('GET', `/api/tables/${id}/file`)).toMatchObject({ seats: [nobody, nobody] });
  });
});

describe('a file that is refused', () => {
  it('is no match, is changed, is not over, or is of another game or version', async () => {
    const file = played('good');
    const [first, second, ...rest] = file.log;
    const wrong: readonly (readonly [string, unknown])[] = [
      ['400 bad-file', {}],
      ['400 bad-file', { ...file, log: [first, { ...second, hash: '0'.repeat(second.hash.length) }, ...rest] }],
      ['400 bad-file', { ...file, seed: 'another seed' }],
      ['400 bad-file', { ...file, header: { ...file.header, game: 'chess' } }],
      ['409 not-over', played('good', 3)],
    ];
    for (const [code, body] of wrong) {
      const anna = await visitor(await openServer(), 'Anna');
      expect(await anna.bad('POST', put, body)).toBe(code);
    }
    const vera = await visitor(await openServer(), 'Vera');
    const other = await vera.bad('POST', put, { ...file, header: { ...file.header, rules: 9999 } });
    expect(other).toBe('400 old-rules');
  });

  it('is too large, or one of too many', async () => {
    const server = await openServer();
    const anna = await visitor(server, 'Anna');
    expect(await anna.bad('POST', put, { filler: 'x'.repeat(5_000_000) })).toBe('413 too-large');
    const file = played('again');
    for (let i = 0; i < 5; i++) await anna.good('POST', put, file);
    expect(await anna.bad('POST', put, file)).toBe('429 too-fast');
    await (await visitor(server, 'Boris')).good('POST', put, file);
  });
});
