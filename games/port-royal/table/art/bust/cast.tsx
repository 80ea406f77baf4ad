/** Who is who, box by box. */
import type { Person } from '../../../cards/types.ts';
import { ADVENTURE } from './cast/adventure.tsx';
import { BASE } from './cast/base.tsx';
import { VOYAGES } from './cast/voyages.tsx';
import type { Role } from './role.ts';

export const CAST: Readonly<Record<Person['kind'], Role>> = { ...BASE, ...VOYAGES, ...ADVENTURE };
