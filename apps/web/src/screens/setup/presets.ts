/** Tables that are set at one tap: what a preset of a game becomes, and how far a plan has come away from it. */
import type { GameProgram, PresetKind, SetupPreset } from '@broadside/shelf';
import { isCampaign, modulesOf, optionsOf } from './fit.ts';
import type { Level } from './levels.ts';
import { type Chair, defaultOptions, defaultPlan, type Place, type Plan } from './plan.ts';

/** The parts of a plan, as the screen groups them. */
export const PARTS = ['play', 'modules', 'seats', 'place', 'edition', 'manners'] as const;
export type Part = (typeof PARTS)[number];

export const placeOf = (kind: PresetKind): Place => (kind === 'alone' ? 'device' : 'online');

/** Friends come by the link, and a bot fills up where more than a friend is missing. */
function chairsOf({ kind, seats }: SetupPreset, bot: Level): readonly Chair[] {
  const bots = kind === 'alone' ? seats - 1 : Math.min(1, Math.max(0, seats - 2));
  return Array.from({ length: seats }, (_, at): Chair => {
    if (at === 0) return { kind: 'me' };
    return at < seats - bots ? { kind: 'open' } : { kind: 'bot', bot };
  });
}

export function planOf({ game }: GameProgram, preset: SetupPreset, bot: Level): Plan {
  const options = { ...defaultOptions(game.options), ...preset.options };
  return {
    ...defaultPlan(game.id, placeOf(preset.kind), bot, options),
    chairs: chairsOf(preset, bot),
    modules: preset.modules ?? [],
    campaign: preset.kind === 'campaign',
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const mannersOf = ({ listed, watchers, undo, absence, odds, teach, hints }: Plan): unknown => [
  listed,
  watchers,
  undo,
  absence,
  odds,
  teach === true,
  hints === true,
];

/** What of a plan belongs to a part. The order in which modules were switched on is no difference. */
function partOf(entry: GameProgram, plan: Plan, part: Part): unknown {
  const { headline } = entry.guide;
  const { modules: _, ...options } = optionsOf(entry, plan) as Readonly<Record<string, unknown>>;
  switch (part) {
    case 'play':
      return [headline === undefined ? undefined : options[headline], isCampaign(entry, plan)];
    case 'modules':
      return modulesOf(entry, plan).map(({ on, along }) => on && along === undefined);
    case 'seats':
      return [plan.chairs, plan.shuffle];
    case 'place':
      return plan.place;
    case 'edition':
      return { ...options, ...(headline === undefined ? {} : { [headline]: undefined }) };
    case 'manners':
      return mannersOf(plan);
  }
}

/** Where a plan differs from another. */
export const changesBetween = (entry: GameProgram, one: Plan, other: Plan): readonly Part[] =>
  PARTS.filter((part) => !same(partOf(entry, one, part), partOf(entry, other, part)));

export interface Likeness {
  readonly preset: SetupPreset;
  readonly changed: readonly Part[];
}

/** The preset a plan is; else the one it was made of, if that is known, or the one it is most like. */
export function likenessOf(entry: GameProgram, plan: Plan, bot: Level, from?: PresetKind): Likeness {
  const all = entry.guide.presets.map((preset) => ({
    preset,
    changed: changesBetween(entry, planOf(entry, preset, bot), plan),
  }));
  const [nearest] = all.toSorted((one, other) => one.changed.length - other.changed.length);
  if (nearest === undefined) throw new Error(`${entry.game.id} has no preset`);
  if (nearest.changed.length === 0) return nearest;
  return all.find(({ preset }) => preset.kind === from) ?? nearest;
}
