/** The games as the browser meets them: a line each for the harbour; the rest is loaded when a table is opened. */
import type { GameFace } from '@broadside/kit';
import type { Locale, Rulebook } from '@broadside/text';

export { shelfText } from './words.ts';

/** A match against bots, or with them, that starts at once on this device. */
export interface QuickWay {
  /** Its words: `shelf.<game>.way.<id>`. */
  readonly id: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** How many others may play, from and to. */
  readonly others: readonly [number, number];
  /** With them or against them. */
  readonly together: boolean;
  /** It begins a campaign. */
  readonly campaign: boolean;
}

export interface WebGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, in minutes, from and to. */
  readonly minutes: readonly [number, number];
  /** The usual one first. */
  readonly ways: readonly QuickWay[];
  readonly load: () => Promise<GameFace>;
  /** What the ids of its clauses begin with: `PR` for `PR-SINK-3`. */
  readonly clauses: string;
  readonly rulebook: (locale: Locale) => Promise<Rulebook>;
}

const portRoyalRules: Readonly<Record<Locale, () => Promise<{ readonly default: Rulebook }>>> = {
  en: () => import('../../../games/port-royal/rulebook/en.md'),
  ru: () => import('../../../games/port-royal/rulebook/ru.md'),
  uk: () => import('../../../games/port-royal/rulebook/uk.md'),
};

const sevenSeasRules: Readonly<Record<Locale, () => Promise<{ readonly default: Rulebook }>>> = {
  en: () => import('../../../games/seven-seas/rulebook/en.md'),
  ru: () => import('../../../games/seven-seas/rulebook/ru.md'),
  uk: () => import('../../../games/seven-seas/rulebook/uk.md'),
};

const deadReckoningRules: Readonly<Record<Locale, () => Promise<{ readonly default: Rulebook }>>> = {
  en: () => import('../../../games/dead-reckoning/rulebook/en.md'),
  ru: () => import('../../../games/dead-reckoning/rulebook/ru.md'),
  uk: () => import('../../../games/dead-reckoning/rulebook/uk.md'),
};

export const webShelf: readonly WebGame[] = [
  {
    id: 'port-royal',
    seats: { min: 1, max: 5 },
    minutes: [30, 45],
    ways: [
      { id: 'points', options: {}, others: [1, 4], together: false, campaign: false },
      { id: 'contracts', options: { play: 'contractsCoop' }, others: [0, 4], together: true, campaign: false },
      { id: 'adventure', options: { play: 'adventureCoop' }, others: [0, 3], together: true, campaign: true },
    ],
    load: async () => (await import('@broadside/port-royal/table')).portRoyalFace as GameFace,
    clauses: 'PR',
    rulebook: async (locale) => (await portRoyalRules[locale]()).default,
  },
  {
    id: 'seven-seas',
    seats: { min: 2, max: 4 },
    minutes: [40, 60],
    ways: [{ id: 'table', options: {}, others: [1, 3], together: false, campaign: false }],
    load: async () => (await import('@broadside/seven-seas/table')).sevenSeasFace as GameFace,
    clauses: 'S7',
    rulebook: async (locale) => (await sevenSeasRules[locale]()).default,
  },
  {
    id: 'dead-reckoning',
    seats: { min: 1, max: 4 },
    minutes: [60, 90],
    ways: [
      { id: 'table', options: {}, others: [1, 3], together: false, campaign: false },
      { id: 'solo', options: {}, others: [0, 0], together: false, campaign: false },
      { id: 'hard', options: { rival: 'hard' }, others: [0, 0], together: false, campaign: false },
    ],
    load: async () => (await import('@broadside/dead-reckoning/table')).deadReckoningFace as GameFace,
    clauses: 'DR',
    rulebook: async (locale) => (await deadReckoningRules[locale]()).default,
  },
];
