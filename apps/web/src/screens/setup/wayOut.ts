/** Where a plan cannot be played, the smallest change that makes it possible. */
import type { OptionValue } from '@broadside/kernel';
import type { GameProgram } from '@broadside/shelf';
import { obstacleTo, seatsFor, withPlay } from './fit.ts';
import type { Level } from './levels.ts';
import { type Plan, withChairs } from './plan.ts';

export type WayOut =
  | { readonly kind: 'seats'; readonly seats: number; readonly plan: Plan }
  | { readonly kind: 'usual'; readonly plan: Plan }
  | { readonly kind: 'play'; readonly value: OptionValue; readonly plan: Plan };

/** Fewer or more chairs, the nearest number first. */
function bySeats(entry: GameProgram, plan: Plan, bot: Level): WayOut[] {
  const now = plan.chairs.length;
  return [...seatsFor(entry, plan)]
    .sort((one, other) => Math.abs(one - now) - Math.abs(other - now))
    .map((seats) => ({ kind: 'seats', seats, plan: withChairs(plan, seats, bot) }));
}

/** The same game by so many with all other options as usual. */
function byUsual({ game, guide }: GameProgram, plan: Plan): WayOut {
  const { headline } = guide;
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [
      name,
      name === headline ? (plan.options[name] ?? spec.default) : spec.default,
    ]),
  );
  return { kind: 'usual', plan: { ...plan, options } };
}

export function wayOut(entry: GameProgram, plan: Plan, bot: Level): WayOut | undefined {
  return [byUsual(entry, plan), ...bySeats(entry, plan, bot)].find((way) => !obstacleTo(entry, way.plan));
}

/** What else would have to be played so that a module can be switched on. */
export function wayTo(entry: GameProgram, plan: Plan, module: string, bot: Level): WayOut | undefined {
  const { headline } = entry.guide;
  if (headline === undefined) return undefined;
  const wanted = { ...plan, modules: [...plan.modules.filter((one) => one !== module), module] };
  for (const value of entry.game.options[headline].values) {
    const next = withPlay(entry, wanted, headline, value, bot);
    const options = { ...next.options, modules: [module] } as Parameters<typeof entry.game.impossible>[0];
    if (!entry.game.impossible(options, next.chairs.length)) return { kind: 'play', value, plan: next };
  }
  return undefined;
}
