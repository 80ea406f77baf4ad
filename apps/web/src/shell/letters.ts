/**
 * The letters of the harbour weigh as much as a table, and those of the device serve until they are here: they come when
 * nothing else is fetched that somebody may be waiting for. On a device that has kept them they are there at once
 * (public/early.js), and all other addresses bring them with their styles.
 */
import { useEffect } from 'react';
import { whenQuiet } from './quiet.ts';

const AFTER_MS = 600;

async function bringLetters(): Promise<void> {
  await whenQuiet();
  const href = document.querySelector<HTMLScriptElement>('script[data-fonts]')?.dataset.fonts;
  if (href === undefined || document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

export function useLetters(): void {
  useEffect(() => {
    const timer = setTimeout(() => void bringLetters(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
