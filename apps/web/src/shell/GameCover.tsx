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

/** The same pictures where they stand on a page that was drawn before its script (build/prerender.ts). */
const drawn = new Map<string, Element>();

/** Before the client takes the page over: copying a picture is sooner done than fetching and drawing it again. */
export function keepDrawnPictures(): void {
  for (const picture of document.querySelectorAll<SVGElement>('#root [data-picture]'))
    drawn.set(picture.dataset.picture ?? '', picture);
}

function Copied({ picture }: { readonly picture: Element }) {
  const fill = (host: SVGGElement | null): void => host?.replaceChildren(...picture.cloneNode(true).childNodes);
  return <g ref={fill} />;
}

export function GameCover({ game }: { readonly game: string }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const Picture = pictures.get(game);
  const copy = drawn.get(game);
  useEffect(() => {
    if (!pictures.has(game) && !drawn.has(game)) void fetchPicture(game).then(drawAgain);
  }, [game]);
  return (
    <Cover>
      {copy ? (
        <Copied key={game} picture={copy} />
      ) : (
        Picture && (
          <g data-picture={game}>
            <Picture />
          </g>
        )
      )}
    </Cover>
  );
}
