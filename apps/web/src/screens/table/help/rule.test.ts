/** The rulebook opens where it matters. */
import { readFileSync } from 'node:fs';
import { playByChance } from '@broadside/kernel/testing';
import { onShelf } from '@broadside/shelf';
import { webShelf } from '@broadside/shelf/web';
import { expect, it } from 'vitest';

const bookOf = (game: string): string =>
  readFileSync(new URL(`../../../../../../games/${game}/rulebook/en.md`, import.meta.url), 'utf8');

it.each(webShelf.map(({ id, table }) => [id, table] as const))(
  '%s names a clause of its book for whatever goes on in a match',
  async (id, table) => {
    const game = onShelf(id)?.game;
    const help = await (await table()).default.help?.();
    if (!game || !help) throw new Error(`${id} has no help`);
    const clauses = new Set<string>();
    const visit = (now: { view(seat: number): unknown }) => clauses.add(help.rule?.(now.view(0)) ?? 'none');
    playByChance(game, { seats: game.seats.max, options: {} }, `help of ${id}`, { visit, entries: 400 });
    const book = bookOf(id);
    expect([...clauses].filter((clause) => !book.includes(`**${clause}**`))).toEqual([]);
    expect(clauses.size).toBeGreaterThan(1);
  },
);
