/** What each game brings to be photographed (`games/<id>/looks/index.mjs`), in the order of the shelf. */
import { existsSync } from 'node:fs';
import { shelf } from '@broadside/shelf';

const indexOf = (id) => new URL(`../../games/${id}/looks/index.mjs`, import.meta.url);

async function load(entry) {
  const { id } = entry.game;
  const { looks } = await import(indexOf(id).href);
  return { id, entry, ...looks };
}

const withLooks = shelf.filter(({ game }) => existsSync(indexOf(game.id)));

export const LOOKS = await Promise.all(withLooks.map(load));

/** The frame is shown together with the first one, which brings the matches for that. */
export const [LEAD] = LOOKS;
