/** A table for as long as its screen is open. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Table, TableState } from '../../tables/table.ts';

export function useTable(open: () => Table): Table | undefined {
  const [table, setTable] = useState<Table>();
  const opener = useRef(open);
  useEffect(() => {
    const opened = opener.current();
    setTable(opened);
    return () => opened.close();
  }, []);
  return table;
}

export function useTableState(table: Table): TableState {
  const subscribe = useCallback((listener: () => void) => table.subscribe(listener), [table]);
  return useSyncExternalStore(subscribe, () => table.snapshot());
}
