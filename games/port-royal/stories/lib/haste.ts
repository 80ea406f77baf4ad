/** Port Royal in a hurry. */
import { byPreference, type Haste } from '../../../../e2e/lib/hurry.ts';

interface Manner {
  readonly preferences: readonly string[];
  /** Only these persons are hired; anybody by default. */
  readonly crew?: readonly number[];
  readonly until?: string;
}

/** Cards in the harbour from which on nothing more is revealed. */
const ENOUGH = 4;

export function hasty({ preferences, crew, until }: Manner): Haste {
  const toReveal = byPreference([...preferences, 'draw']);
  const toStop = byPreference([...preferences, 'stop']);
  return {
    rank: (action, { harbour }) => {
      const isUnwanted = action.type === 'hire' && crew !== undefined && !crew.includes(action.card ?? -1);
      if (isUnwanted) return preferences.length + 2;
      return (Array.isArray(harbour) && harbour.length < ENOUGH ? toReveal : toStop)(action, {});
    },
    ...(until === undefined ? {} : { until }),
  };
}
