/** The games' screens, each loaded once, when first needed. */
import type { CampaignUI, GameUI, RulebookArt } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { use } from 'react';

export const webGame = (id: string): GameManifest | undefined => webShelf.find((game) => game.id === id);

const gameUIs = new Map<string, Promise<GameUI | undefined>>();

export function loadGameUI(id: string): Promise<GameUI | undefined> {
  const known = gameUIs.get(id);
  if (known) return known;
  const loading =
    webGame(id)
      ?.table()
      .then(({ default: ui }) => ui) ?? Promise.resolve(undefined);
  // A chunk that could not be fetched is asked for again next time.
  loading.catch(() => gameUIs.delete(id));
  gameUIs.set(id, loading);
  return loading;
}

/** Suspends until the UI is here; undefined for a game that is not on the shelf. */
export const useGameUI = (id: string): GameUI | undefined => use(loadGameUI(id));

const rules = new Map<string, Promise<GameProgram | undefined>>();

/** The rules and bots of a game, which only setting a table asks for. */
export function loadRules(id: string): Promise<GameProgram | undefined> {
  const known = rules.get(id);
  if (known) return known;
  const loading = import('@broadside/shelf').then(({ fetchGame }) => fetchGame(id));
  loading.catch(() => rules.delete(id));
  rules.set(id, loading);
  return loading;
}

const tales = new Map<string, Promise<CampaignUI | undefined>>();

/** What a game shows of its campaigns; undefined for a game without them. */
export function loadTale(id: string): Promise<CampaignUI | undefined> {
  const known = tales.get(id);
  if (known) return known;
  const loading = loadGameUI(id).then((ui) => ui?.campaign?.());
  loading.catch(() => tales.delete(id));
  tales.set(id, loading);
  return loading;
}

const art = new Map<string, Promise<RulebookArt | undefined>>();

function loadRulebookArt(id: string): Promise<RulebookArt | undefined> {
  const known = art.get(id);
  if (known) return known;
  const loading = loadGameUI(id).then((ui) => ui?.rulebook());
  loading.catch(() => art.delete(id));
  art.set(id, loading);
  return loading;
}

/** The pictures of a rulebook: suspends until they are here; undefined for a game that is not on the shelf. */
export const useRulebookArt = (id: string): RulebookArt | undefined => use(loadRulebookArt(id));
