/** Once the harbour stands and nothing else is asked for, what every match needs is fetched: the table and its workers. */
import { useEffect } from 'react';
import { loadTable } from '../../loadTable.ts';
import { awaitFirst } from '../../shell/quiet.ts';
import { readyLocal } from '../../tables/local/index.ts';

const AFTER_MS = 400;

export function useReadiness(): void {
  useEffect(() => {
    const begin = (): void => {
      readyLocal();
      awaitFirst(loadTable());
    };
    // Not every browser says when it is idle.
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
