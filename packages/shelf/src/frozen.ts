/** Editions that were frozen under earlier names of the contract, under today's: they themselves are never edited. */
import type { AnyGame } from '@broadside/kernel';
import type { Edition } from '@broadside/manifest';

type AnyStep = AnyGame['steps'][string];

/** What `mayAct`, `defaultAction` and `invariantViolation` were called before. */
interface EarlierStep {
  readonly may?: unknown;
  readonly byDefault?: unknown;
}
interface EarlierGame {
  readonly broken?: AnyGame['invariantViolation'];
}

function stepOfToday(step: AnyStep): AnyStep {
  const { may, byDefault } = step as EarlierStep;
  return {
    ...step,
    ...(may === undefined ? {} : { mayAct: may }),
    ...(byDefault === undefined ? {} : { defaultAction: byDefault }),
  } as AnyStep;
}

/** One that has today's names is left as it is. */
export function editionOfToday(edition: Edition): Edition {
  const { game } = edition;
  const { broken } = game as EarlierGame;
  if (broken === undefined) return edition;
  const steps = Object.fromEntries(Object.entries(game.steps).map(([name, step]) => [name, stepOfToday(step)]));
  return { ...edition, game: { ...game, steps, invariantViolation: broken } };
}
