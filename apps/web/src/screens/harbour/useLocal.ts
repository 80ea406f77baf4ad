/** The matches kept on this device, read again whenever the page is looked at. */
import { useCallback, useEffect, useState } from 'react';
import { type LocalRow, listLocal } from '../../tables/local/index.ts';

export function useLocalRows(): readonly [readonly LocalRow[] | undefined, () => void] {
  const [rows, setRows] = useState<readonly LocalRow[]>();
  const reload = useCallback(() => {
    // A browser that keeps nothing has no matches to show.
    listLocal().then(setRows, () => setRows([]));
  }, []);
  useEffect(() => {
    reload();
    document.addEventListener('visibilitychange', reload);
    return () => document.removeEventListener('visibilitychange', reload);
  }, [reload]);
  return [rows, reload];
}
