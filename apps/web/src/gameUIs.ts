/** The games' screens, each loaded once, when first needed, with the words of the language that is read. */
import type { CampaignUI, GameUI, RulebookArt } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { fetchedOnce } from './shell/fetched.ts';
import { hearGame } from './text/learned.ts';

export const webGame = (id: string): GameManifest | undefined => webShelf.find((game) => game.id === id);

/** Undefined for a game that is not on the shelf; so are all others here. */
export const { load: loadGameUI, use: useGameUI } = fetchedOnce<GameUI | undefined>(async (id) => {
  const [module] = await Promise.all([webGame(id)?.table(), hearGame(id)]);
  return module?.default;
});

/** The rules and bots of a game, which only setting a table asks for. */
export const { load: loadRules, use: useRules } = fetchedOnce<GameProgram | undefined>(async (id) => {
  const program = import('@broadside/shelf').then(({ fetchGame }) => fetchGame(id));
  const [entry] = await Promise.all([program, hearGame(id)]);
  return entry;
});

/** What a game shows of its campaigns; undefined for a game without them. */
export const { use: useTale } = fetchedOnce<CampaignUI | undefined>(async (id) => (await loadGameUI(id))?.campaign?.());

/** The pictures of a rulebook. */
export const { use: useRulebookArt } = fetchedOnce<RulebookArt | undefined>(async (id) =>
  (await loadGameUI(id))?.rulebook(),
);
