/** The table's screen, whatever is played on it: fetched before it is needed. */
export const loadTable = () => import('./screens/table/Places.tsx');
