/**
 * Files fetched before they are asked for: while the first script runs, the line is idle, and whoever looks at the harbour
 * will most likely play. What is fetched is not run. Their names are the build's (build/ahead.ts); with a service worker all of
 * them are on the device, and whoever saves data is left in peace.
 */
import { currentSettings } from '@broadside/kit';
import type { Locale } from '@broadside/text';

interface Files {
  readonly page: readonly string[];
  /** Fetched by workers, which tell nobody beforehand. */
  readonly worker: readonly string[];
}

export interface Ahead {
  readonly table: Files;
  readonly games: Readonly<Record<string, Files & { readonly words: Readonly<Record<Locale, string>> }>>;
}

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

function known(): Ahead | undefined {
  const text = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset.ahead;
  return text === undefined ? undefined : (JSON.parse(text) as Ahead);
}

const isWelcome = (): boolean =>
  !navigator.serviceWorker?.controller && (navigator as Connected).connection?.saveData !== true;

const asked = new Set<string>();

function link(file: string): void {
  const one = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(one, { rel: 'preload', as: 'style' });
  else one.rel = 'modulepreload';
  one.href = `/${file}`;
  one.fetchPriority = 'low';
  document.head.append(one);
}

/** A worker finds it in the cache of the browser. */
const fill = (file: string): void =>
  void fetch(`/${file}`, { priority: 'low' }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );

function once(files: readonly string[], ask: (file: string) => void): void {
  for (const file of files.filter((one) => !asked.has(one))) {
    asked.add(file);
    ask(file);
  }
}

/** The table around any game. */
export function fetchTableAhead(): void {
  const files = isWelcome() ? known()?.table : undefined;
  if (!files) return;
  once(files.worker, fill);
  once(files.page, link);
}

/** All that a game needs to be played here, in the language that is read. */
export function fetchGameAhead(game: string): void {
  const files = isWelcome() ? known()?.games[game] : undefined;
  if (!files) return;
  once(files.worker, fill);
  once([...files.page, files.words[currentSettings().locale]], link);
}
