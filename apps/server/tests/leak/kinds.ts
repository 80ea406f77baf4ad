/** The games on the shelf, each with all that can be set up in it that hides something, and how it is dealt again. */
import { existsSync } from 'node:fs';
import { type AnyGame, resolveOptions, type Stream } from '@broadside/kernel';
import type { Secrets } from '@broadside/kernel/conformance';
import { shelf } from '@broadside/shelf';
import { type Broadcast, broadcastMatch, type Plan } from './broadcast.ts';
import { type Checked, LeakFinder } from './finder.ts';

export type Table = Omit<Plan, 'seed'>;

export interface Kind {
  readonly game: AnyGame;
  readonly secrets: Secrets;
}

/** What a game brings in its own folder. One that brings nothing cannot be trusted with a secret. */
export async function kindOf(game: AnyGame): Promise<Kind> {
  const path = `games/${game.id}/tests/redeal.ts`;
  const file = new URL(`../../../../${path}`, import.meta.url);
  const { secrets }: { readonly secrets?: Secrets } = existsSync(file) ? await import(file.href) : {};
  if (!secrets) throw new Error(`${game.id} does not say what is hidden in it: no secrets in ${path}`);
  return { game, secrets };
}

export const KINDS: readonly Kind[] = await Promise.all(shelf.map(({ game }) => kindOf(game)));

/** Whatever the game allows; its shortest matches where there is a choice. */
export function anyTable(game: AnyGame, stream: Stream): Table {
  const { min, max } = game.seats;
  for (;;) {
    const seats = min + stream.below(max - min + 1);
    const options: Record<string, unknown> = { modules: game.modules.filter(() => stream.below(2) === 0) };
    for (const [name, { values }] of Object.entries(game.options))
      options[name] = name === 'roundLimit' ? values[1] : values[stream.below(values.length)];
    if (isPossible(game, seats, options)) return { seats, options };
  }
}

function isPossible(game: AnyGame, seats: number, options: object): boolean {
  try {
    resolveOptions(game, seats, options);
    return true;
  } catch {
    return false;
  }
}

/** Makes again what was sent of a match by chance, of a game that may leak. */
export function checkBroadcast(
  game: AnyGame,
  secrets: Secrets,
  { file, sent, refused }: Broadcast,
  every = 1,
): Checked {
  const finder = new LeakFinder(game, file, secrets);
  for (const [viewer, messages] of sent) finder.check(viewer, messages, every);
  for (const one of refused) finder.checkRefusal(one);
  return finder.result();
}

export const checkMatch = (game: AnyGame, { secrets }: Kind, plan: Plan, every = 1): Checked =>
  checkBroadcast(game, secrets, broadcastMatch(game, plan), every);
