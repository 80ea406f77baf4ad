/** Who looks out of the medallion at the end: one of the officers in full rank, another for every seat. */
import type { Seat } from '@broadside/kernel';
import { CrewBust } from './CrewBust.tsx';

/** Captain, first mate, bosun, purser: places in CREW. */
const FACES: readonly number[] = [0, 2, 3, 7];

export const Portrait = ({ seat }: { readonly seat: Seat }) => (
  <CrewBust kind={FACES[seat % FACES.length]} level={4} size={132} bare />
);
