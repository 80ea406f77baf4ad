/** Who looks out of the medallion at the end: one of the characters, another for every seat. */
import type { Seat } from '@broadside/kernel';
import type { Character } from '../../cards/table.ts';
import { CharacterBust } from './CharacterBust.tsx';

/** Captain, governor, merchant, cartographer. */
const FACES: readonly Character[] = [2, 1, 5, 6];

export const Portrait = ({ seat }: { readonly seat: Seat }) => (
  <CharacterBust character={FACES[seat % FACES.length]} size={132} bare />
);
