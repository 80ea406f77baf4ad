/** What a person likes, kept on this device. */
import { isLocale, LOCALES, type Locale } from '@broadside/text';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
/** Seconds a person is waited for when attacked in somebody else's turn; 0: as long as it takes. */
export const RESPONSE_TIMEOUTS = [15, 30, 120, 28_800, 0] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  readonly theme: Theme;
  readonly locale: Locale;
  /** How fast things are shown; off jumps to the result. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Chances are shown where the table allows it. */
  readonly odds: boolean;
  /** A question before what cannot be taken back. */
  readonly confirm: boolean;
  /** A line on what appears in a match for the first time. */
  readonly notes: boolean;
  /** Larger symbols and stronger patterns, for people who do not distinguish the colours. */
  readonly patterns: boolean;
  /** One of RESPONSE_TIMEOUTS. */
  readonly patience: (typeof RESPONSE_TIMEOUTS)[number];
}

const KEY = 'broadside.settings';

/** The first language of the browser that we speak. */
export function preferredLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return LOCALES[0];
}

const defaults = (): Settings => ({
  theme: 'auto',
  locale: preferredLocale(typeof navigator === 'undefined' ? [] : navigator.languages),
  speed: 'normal',
  // Quiet, so that nobody is startled; off is one tap away.
  sound: true,
  volume: 0.25,
  odds: true,
  confirm: true,
  notes: true,
  patterns: false,
  patience: 30,
});

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  (list as readonly unknown[]).includes(value) ? (value as T) : otherwise;
const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
const share = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;

/** Whatever was stored, by whichever version of the page, as settings of today. */
export function readSettings(stored: unknown, base: Settings): Settings {
  const from = (typeof stored === 'object' && stored !== null ? stored : {}) as Readonly<Record<string, unknown>>;
  return {
    theme: oneOf(THEMES, from.theme, base.theme),
    locale: oneOf(LOCALES, from.locale, base.locale),
    speed: oneOf(SPEEDS, from.speed, base.speed),
    sound: flag(from.sound, base.sound),
    volume: share(from.volume, base.volume),
    odds: flag(from.odds, base.odds),
    confirm: flag(from.confirm, base.confirm),
    notes: flag(from.notes, base.notes),
    patterns: flag(from.patterns, base.patterns),
    patience: oneOf(RESPONSE_TIMEOUTS, from.patience, base.patience),
  };
}

// Storage may be forbidden or full: the settings then live as long as the page.
function load(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'), defaults());
  } catch {
    return defaults();
  }
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing to do: see load.
  }
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function currentSettings(): Settings {
  current ??= load();
  return current;
}

const darkQuery = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The theme that is really shown. */
export function shownTheme(): 'light' | 'dark' {
  const { theme } = currentSettings();
  if (theme !== 'auto') return theme;
  return darkQuery().matches ? 'dark' : 'light';
}

/** Puts theme, language, patterns and stillness on the document. Call it before the first render, so that nothing flashes. */
export function applySettings(): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  const { locale, patterns, speed } = currentSettings();
  root.dataset.theme = shownTheme();
  root.lang = locale;
  root.toggleAttribute('data-patterns', patterns);
  root.toggleAttribute('data-still', speed === 'off');
}

function notify(): void {
  applySettings();
  for (const listener of listeners) listener();
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...currentSettings(), ...change };
  store(current);
  notify();
}

// Another tab of the same person changed something.
function hear(event: StorageEvent): void {
  if (event.key !== KEY) return;
  current = undefined;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    darkQuery().addEventListener('change', notify);
    addEventListener('storage', hear);
    applySettings();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    darkQuery().removeEventListener('change', notify);
    removeEventListener('storage', hear);
  };
}

/** The settings, and how to change some of them. */
export function useSettings(): readonly [Settings, (change: Partial<Settings>) => void] {
  return [useSyncExternalStore(subscribe, currentSettings, currentSettings), changeSettings];
}
