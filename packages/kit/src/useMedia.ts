/** Whether a media query holds, kept up to date. */
import { useCallback, useSyncExternalStore } from 'react';

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Wide enough for board and side column. */
export const useWide = (): boolean => useMedia('(min-width: 1280px)');
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
