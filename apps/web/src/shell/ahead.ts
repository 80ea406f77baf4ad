/**
 * Files fetched before they are asked for: while the first script runs, the line is idle, and whoever looks at the harbour
 * may play. What is fetched is not run. Their names are the build's (build/ahead.ts); with a service worker all of
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

/** Into the cache of the browser, where pages and workers find it. */
const fill = (file: string, signal: AbortSignal | null = null): void =>
  void fetch(`/${file}`, { priority: 'low', signal }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );

/** The table around any game. */
export function fetchTableAhead(): void {
  const files = isWelcome() ? known()?.table : undefined;
  for (const file of [...(files?.worker ?? []), ...(files?.page ?? [])]) fill(file);
}

let underWay: { readonly game: string; readonly stop: AbortController } | undefined;

/** All that a game needs to be played here, in the language that is read; what was under way for another one is given up. */
export function fetchGameAhead(game: string): void {
  if (underWay?.game === game) return;
  underWay?.stop.abort();
  const files = isWelcome() ? known()?.games[game] : undefined;
  if (!files) return;
  underWay = { game, stop: new AbortController() };
  for (const file of [...files.worker, ...files.page, files.words[currentSettings().locale]])
    fill(file, underWay.stop.signal);
}
