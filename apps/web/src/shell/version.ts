/** The service worker, and a quiet word when it has brought a newer version. */
import { notify } from '@broadside/kit';
import { useEffect } from 'react';
import { isText, keep, kept } from '../keep.ts';
import { whenQuiet } from './quiet.ts';

/** The name of the app's own script: the build puts a fingerprint into it. */
const version = (): string => new URL(import.meta.url).pathname;

/** Whoever comes for the first time may want to play at once: the whole app is kept when that has had its turn. */
const FIRST_VISIT_MS = 5_000;

function register(): void {
  if (!('serviceWorker' in navigator)) return;
  // After the page has what it needs: keeping files for later must not slow the first view.
  const start = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  const later = (): void =>
    void setTimeout(() => void whenQuiet().then(start), navigator.serviceWorker.controller ? 0 : FIRST_VISIT_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

export function useNewVersion(words: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each load of the page.
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const before = kept('version', isText);
    keep('version', version());
    if (before !== undefined && before !== version()) notify(words, { key: 'version' });
    register();
  }, []);
}
