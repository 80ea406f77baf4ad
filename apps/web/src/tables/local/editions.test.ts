/** A match that was begun on this device before the page was renewed goes on under the rules it began with. */
import type { AnyMatch } from '@broadside/kernel';
import { loadMatchFile, shelf } from '@broadside/shelf';
import { describe, expect, it } from 'vitest';
import { leftBefore } from '../../../../../packages/shelf/tests/frozen.ts';
import { progressOf } from './clerk.ts';
import { MemorySaves, type Saved } from './saves.ts';
import { asked, bot, person, playOut, TestWindow, until } from './testing.ts';

const SETTINGS = { undo: 'free', odds: true, shuffle: false } as const;

function savedOf(match: AnyMatch, rules = match.header.rules): Saved {
  const head = {
    id: 'before',
    header: { ...match.header, rules },
    seed: match.seed,
    seats: [person('Ada'), bot('sailor')],
    settings: SETTINGS,
    created: 1,
    owner: '',
    next: null,
    ...progressOf(match, 1),
  };
  return { head, log: match.log };
}

const older = shelf.flatMap(({ game, older }) =>
  Object.keys(older).map((version) => [game.id, Number(version)] as const),
);

describe('a match of this device from before', () => {
  it.each(older)(
    '%s, version %i: is played to its end, bots included, and its file proves it',
    async (game, version) => {
      const match = await leftBefore(game, version, 20);
      const saves = new MemorySaves();
      await saves.begin(savedOf(match));
      const table = new TestWindow(saves).open('before');
      const state = await playOut(table, 'before', asked);
      expect(state.error).toBeUndefined();
      expect(state.phase).toBe('over');
      const file = await table.file();
      expect(file.header.rules).toBe(version);
      expect((await loadMatchFile(file)).match.outcome).toEqual(state.update?.outcome);
    },
  );

  it('says so when its rules are gone, and its file can still be taken', async () => {
    const [game, version] = older[0];
    const saves = new MemorySaves();
    await saves.begin(savedOf(await leftBefore(game, version, 20), 9999));
    const table = new TestWindow(saves).open('before');
    const state = await until(table, ({ phase }) => phase === 'failed');
    expect(state.error?.code).toBe('old-rules');
    expect((await table.file()).header.rules).toBe(9999);
  });
});
