/** What the game makes of a plan: which choices matter, which are impossible and why. The rules decide, nobody else. */
import type { Options, OptionValue, Reason } from '@broadside/kernel';
import type { GameProgram, SetupGuide } from '@broadside/shelf';
import type { Level } from './levels.ts';
import { type Plan, withChairs } from './plan.ts';

const countsOf = ({ game }: GameProgram): number[] =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at);

const resolved = (options: object, modules: readonly string[]): Options => ({ ...options, modules }) as Options;

/** Numbers of players this can be played by; the modules are left out of it. */
export function seatsFor(entry: GameProgram, plan: Pick<Plan, 'options'>): readonly number[] {
  const { game, guide } = entry;
  const options = resolved({ ...defaults(entry), ...headlineOf(guide, plan) }, []);
  return countsOf(entry).filter((seats) => game.impossible(options, seats) === undefined);
}

/** What is played, if there is a choice. */
const headlineOf = ({ headline }: SetupGuide, { options }: Pick<Plan, 'options'>): Record<string, OptionValue> =>
  headline !== undefined && options[headline] !== undefined ? { [headline]: options[headline] } : {};

const defaults = ({ game }: GameProgram): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));

export interface ModuleState {
  readonly module: string;
  readonly on: boolean;
  /** It is in play anyhow, by this clause. */
  readonly along: string | undefined;
  /** Why it cannot be chosen here. */
  readonly reason: Reason | undefined;
}

export function modulesOf(entry: GameProgram, plan: Plan): readonly ModuleState[] {
  const { game, guide } = entry;
  // Asked for a number of players that is right: whatever is wrong then is the module's fault.
  const [seats = plan.chairs.length] = seatsFor(entry, plan);
  const bare = { ...defaults(entry), ...headlineOf(guide, plan) };
  return game.modules.map((module) => {
    const along = guide.comesAlong(module, resolved(bare, []));
    const reason = along === undefined ? game.impossible(resolved(bare, [module]), seats) : undefined;
    return {
      module,
      along,
      reason,
      on: along !== undefined || (reason === undefined && plan.modules.includes(module)),
    };
  });
}

/** Whether this plan becomes a campaign. */
export const isCampaign = (entry: GameProgram, plan: Plan): boolean =>
  plan.campaign && entry.campaign?.fits(resolved(plan.options, [])) === true;

/** Options that a campaign decides by itself. */
function campaignDecides(entry: GameProgram, options: Options, seats: number, name: string): boolean {
  const decided = (value: OptionValue): unknown =>
    entry.campaign?.begin({ ...options, [name]: value }, seats).options[name];
  const { values } = entry.game.options[name];
  return values.length > 1 && values.every((value) => decided(value) === decided(values[0]));
}

/** The options a host is asked about, beside what is played. */
export function askedOf(entry: GameProgram, plan: Plan): readonly string[] {
  const { game, guide } = entry;
  const seats = plan.chairs.length;
  const options = resolved({ ...defaults(entry), ...plan.options }, chosenModules(entry, plan));
  return Object.keys(game.options).filter(
    (name) =>
      name !== guide.headline &&
      guide.matters(name, options, seats) &&
      !(isCampaign(entry, plan) && campaignDecides(entry, options, seats, name)),
  );
}

const chosenModules = (entry: GameProgram, plan: Plan): readonly string[] =>
  modulesOf(entry, plan).flatMap(({ module, on, along }) => (on && along === undefined ? [module] : []));

/** What is really played: whatever the host was not asked about is as usual. */
export function optionsOf(entry: GameProgram, plan: Plan): Options {
  const asked = askedOf(entry, plan);
  const chosen = Object.fromEntries(
    Object.entries(plan.options).filter(([name]) => name === entry.guide.headline || asked.includes(name)),
  );
  return resolved({ ...defaults(entry), ...chosen }, chosenModules(entry, plan));
}

/** Why such a table cannot be set, if it cannot. */
export const obstacleTo = (entry: GameProgram, plan: Plan): Reason | undefined =>
  entry.game.impossible(optionsOf(entry, plan), plan.chairs.length);

/** Something else is played: as many chairs as before, or the nearest number that will do. */
export function withPlay(entry: GameProgram, plan: Plan, headline: string, value: OptionValue, bot: Level): Plan {
  const next: Plan = { ...plan, options: { ...plan.options, [headline]: value } };
  const now = plan.chairs.length;
  const nearest = [...seatsFor(entry, next)].sort((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
  return nearest === undefined || nearest === now ? next : withChairs(next, nearest, bot);
}
