/** The games' screens, each loaded once, when first needed, with the words of the language that is read. */
import type { CampaignUI, GameUI, RulebookArt } from '@broadside/kit';
import type { GameProgram } from '@broadside/shelf';
import { type GameManifest, webShelf } from '@broadside/shelf/web';
import { use } from 'react';
import { hearGame } from './text/learned.ts';

export const webGame = (id: string): GameManifest | undefined => webShelf.find((game) => game.id === id);

const gameUIs = new Map<string, Promise<GameUI | undefined>>();
const here = new Map<string, GameUI>();

export function loadGameUI(id: string): Promise<GameUI | undefined> {
  const known = gameUIs.get(id);
  if (known) return known;
  const loading = Promise.all([webGame(id)?.table(), hearGame(id)]).then(([module]) => module?.default);
  loading.then(
    (ui) => ui && here.set(id, ui),
    // A chunk that could not be fetched is asked for again next time.
    () => gameUIs.delete(id),
  );
  gameUIs.set(id, loading);
  return loading;
}

/** Suspends only if the UI is not here; undefined for a game that is not on the shelf. */
export const useGameUI = (id: string): GameUI | undefined => here.get(id) ?? use(loadGameUI(id));

const rules = new Map<string, Promise<GameProgram | undefined>>();

/** The rules and bots of a game, which only setting a table asks for. */
export function loadRules(id: string): Promise<GameProgram | undefined> {
  const known = rules.get(id);
  if (known) return known;
  const program = import('@broadside/shelf').then(({ fetchGame }) => fetchGame(id));
  const loading = Promise.all([program, hearGame(id)]).then(([entry]) => entry);
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
