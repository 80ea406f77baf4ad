/** The cover of a game. Its picture comes by itself, after the first page; until then the bare sheet keeps its place. */
import { Cover, EmptyChart } from '@broadside/kit';
import { type ComponentType, useEffect, useReducer } from 'react';
import { webGame } from '../gameUIs.ts';

const pictures = new Map<string, ComponentType>();

/** A game that is not on the shelf, or whose picture cannot be fetched, has an empty chart. */
export async function fetchPicture(game: string): Promise<void> {
  const fetched = await webGame(game)
    ?.cover()
    .catch(() => undefined);
  pictures.set(game, fetched?.default ?? EmptyChart);
}

export function GameCover({ game }: { readonly game: string }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const Picture = pictures.get(game);
  useEffect(() => {
    if (!pictures.has(game)) void fetchPicture(game).then(drawAgain);
  }, [game]);
  return <Cover>{Picture && <Picture />}</Cover>;
}
