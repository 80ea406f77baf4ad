import { webShelf } from '@broadside/shelf/web';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fetchPicture, GameCover } from './GameCover.tsx';

const draw = (game: string): string => renderToStaticMarkup(<GameCover game={game} />);
const sheetOf = (html: string): string | undefined => /^<svg [^>]*>/.exec(html)?.[0];

describe('the cover of a game', () => {
  it.each(webShelf.map(({ id }) => id))('keeps its place until the picture is here (%s)', async (id) => {
    const bare = draw(id);
    await fetchPicture(id);
    expect(sheetOf(draw(id))).toBe(sheetOf(bare));
    expect(draw(id).length).toBeGreaterThan(bare.length);
  });

  it('is a picture of its own for every game, and an empty chart for one that is not on the shelf', async () => {
    const games = [...webShelf.map(({ id }) => id), 'unheard-of'];
    for (const id of games) await fetchPicture(id);
    expect(new Set(games.map(draw)).size).toBe(games.length);
  });
});
