/** A table being planned: everything the form holds, and what it becomes online or on this device. */
import type { OptionSpecs, Options, OptionValue } from '@broadside/kernel';
import { NAMELESS, type TableSettings } from '@broadside/wire';
import type { LocalSetup } from '../../tables/local/api.ts';
import type { BotName, Level } from './levels.ts';

export type Chair =
  | { readonly kind: 'me' }
  /** Online: whoever comes by the link, or from the harbour. */
  | { readonly kind: 'open' }
  /** On this device: somebody who shares it. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: BotName };

export type Place = 'online' | 'device';

export interface Plan extends Omit<TableSettings, 'seats' | 'options' | 'campaign'> {
  readonly place: Place;
  readonly chairs: readonly Chair[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly modules: readonly string[];
  /** One match after another, where the game has such a thing. */
  readonly campaign: boolean;
  /** On this device: blunders are offered back. */
  readonly teach: boolean;
}

export const ABSENCES = [120, 600, 86_400, null] as const;

export const defaultOptions = (specs: OptionSpecs): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]));

/** A sensible table at one tap: me, somebody, and bots for the rest. */
export function defaultPlan(game: string, place: Place, bot: Level, options: Plan['options'] = {}): Plan {
  const other: Chair = place === 'online' ? { kind: 'open' } : { kind: 'bot', bot };
  return {
    game,
    place,
    options,
    modules: [],
    campaign: true,
    chairs: [{ kind: 'me' }, other, { kind: 'bot', bot }],
    listed: false,
    watchers: true,
    undo: 'free',
    absence: 600,
    shuffle: true,
    odds: true,
    teach: false,
  };
}

/** More chairs go to bots like the last one; fewer are taken from the end. */
export function withChairs(plan: Plan, count: number, bot: Level): Plan {
  const last = plan.chairs.findLast((chair) => chair.kind === 'bot');
  const extra = Array.from(
    { length: Math.max(0, count - plan.chairs.length) },
    (): Chair => last ?? { kind: 'bot', bot },
  );
  return { ...plan, chairs: [...plan.chairs.slice(0, count), ...extra] };
}

export const withChair = (plan: Plan, at: number, chair: Chair): Plan => ({
  ...plan,
  chairs: plan.chairs.map((old, seat) => (seat === at ? chair : old)),
});

/** Online chairs cannot be shared, and nobody follows a link to this device. */
export function withPlace(plan: Plan, place: Place, bot: Level): Plan {
  const fit = (chair: Chair): Chair => {
    if (place === 'online') return chair.kind === 'person' ? { kind: 'open' } : chair;
    return chair.kind === 'open' ? { kind: 'bot', bot } : chair;
  };
  return { ...plan, place, chairs: plan.chairs.map(fit) };
}

/** `options` as the game has resolved them (fit.ts). */
export function settingsOf(plan: Plan, options: Options): TableSettings {
  const { place: _, campaign: __, modules: ___, teach: ____, chairs, ...rest } = plan;
  const seats = chairs.map((chair) => (chair.kind === 'person' ? ({ kind: 'open' } as const) : chair));
  return { ...rest, options: { ...options } as unknown as TableSettings['options'], seats };
}

/** `names` gives a name to whoever has not been given one. */
export function localSetupOf(plan: Plan, options: Options, me: string): LocalSetup {
  const { game, undo, odds, shuffle, teach } = plan;
  const seats = plan.chairs.map((chair) => {
    if (chair.kind === 'bot') return chair;
    return { kind: 'person' as const, name: chair.kind === 'person' ? chair.name.trim() : me || NAMELESS };
  });
  return { game, options, seats, settings: { undo, odds, shuffle, ...(teach ? { teach } : {}) } };
}

/** Whether something kept in this browser is a plan of today. */
export function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const { game, place, chairs, options, modules } = value as Partial<Record<keyof Plan, unknown>>;
  const known = typeof game === 'string' && (place === 'online' || place === 'device') && Array.isArray(modules);
  return known && Array.isArray(chairs) && chairs.length > 0 && typeof options === 'object' && options !== null;
}
