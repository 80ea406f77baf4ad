/** The matches kept on this device, read again whenever the page is looked at. */
import { useCallback, useEffect, useState } from 'react';
import { type LocalLine, listLocal } from '../../tables/local/index.ts';

export function useLocalLines(): readonly [readonly LocalLine[] | undefined, () => void] {
  const [lines, setLines] = useState<readonly LocalLine[]>();
  const reload = useCallback(() => {
    // A browser that keeps nothing has no matches to show.
    listLocal().then(setLines, () => setLines([]));
  }, []);
  useEffect(() => {
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [reload]);
  return [lines, reload];
}
