/** Options of a game: what a host may choose, with defaults; anything else is refused by name. */
import { BadInput, Refusal } from './errors.ts';
import type { AnyGame } from './game.ts';

export type OptionValue = string | number | boolean;

export interface OptionSpec {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  readonly clause: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** Resolved options: every option has a value, modules are a sorted list without doubles. */
export interface Options {
  readonly modules: readonly string[];
  readonly [option: string]: OptionValue | readonly string[];
}

const list = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** Fills in defaults and refuses what the game does not know. */
export function resolveOptions(game: AnyGame, seats: unknown, given: unknown = {}): Options {
  const count = checkSeats(game, seats);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadInput('bad-options', `options must be an object, not ${JSON.stringify(given)}`);
  const wanted = given as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(wanted))
    if (key !== 'modules' && !Object.hasOwn(game.options, key))
      throw new BadInput(
        'unknown-option',
        `${game.id} has no option ${JSON.stringify(key)}; it has ${list(['modules', ...Object.keys(game.options)])}`,
      );
  const options: Record<string, OptionValue | readonly string[]> = { modules: readModules(game, wanted.modules) };
  for (const [key, spec] of Object.entries(game.options)) options[key] = readOption(key, spec, wanted[key]);
  const resolved = options as unknown as Options;
  const reason = game.impossible(resolved, count);
  if (reason) throw new Refusal(reason, game.id);
  return resolved;
}

function checkSeats(game: AnyGame, seats: unknown): number {
  const { min, max } = game.seats;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < min || seats > max)
    throw new BadInput('bad-seats', `${game.id} is for ${min} to ${max} players, not ${JSON.stringify(seats)}`);
  return seats;
}

function readOption(key: string, spec: OptionSpec, wanted: unknown): OptionValue {
  if (wanted === undefined) return spec.default;
  const value = spec.values.find((candidate) => candidate === wanted);
  if (value === undefined)
    throw new BadInput(
      'bad-option',
      `option ${key} must be one of ${list(spec.values)}, not ${JSON.stringify(wanted)}`,
    );
  return value;
}

function readModules(game: AnyGame, wanted: unknown): readonly string[] {
  if (wanted === undefined) return [];
  if (!Array.isArray(wanted))
    throw new BadInput('bad-modules', `modules must be a list of names, not ${JSON.stringify(wanted)}`);
  for (const name of wanted)
    if (!game.modules.includes(name))
      throw new BadInput(
        'unknown-module',
        `${game.id} has no module ${JSON.stringify(name)}; it has ${game.modules.length > 0 ? list(game.modules) : 'none yet'}`,
      );
  return game.modules.filter((name) => wanted.includes(name));
}
