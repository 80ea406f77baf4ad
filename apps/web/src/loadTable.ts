/** The table's screen, whatever is played on it: fetched before it is needed. */
import { use } from 'react';

type Screens = typeof import('./screens/table/Places.tsx');

let loading: Promise<Screens> | undefined;
let here: Screens | undefined;

export function loadTable(): Promise<Screens> {
  loading ??= import('./screens/table/Places.tsx').then(
    (screens) => {
      here = screens;
      return screens;
    },
    (error: unknown) => {
      // A file that could not be fetched is asked for again next time.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Suspends only if it is not here: whoever waits even for a moment is shown that for a third of a second. */
export const useTableScreens = (): Screens => here ?? use(loadTable());
