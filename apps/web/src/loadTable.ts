/** The table's screen, whatever is played on it: fetched before it is needed. */
import { fetchedScreen } from './shell/fetched.ts';

export const { load: loadTable, use: useTableScreens } = fetchedScreen(() => import('./screens/table/Places.tsx'));
