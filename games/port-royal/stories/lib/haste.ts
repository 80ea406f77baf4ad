/** Port Royal in a hurry. */
import { byWishes, type Haste } from '../../../../e2e/lib/hurry.ts';

interface Manner {
  readonly wishes: readonly string[];
  /** Only these persons are hired; anybody unless told otherwise. */
  readonly crew?: readonly number[];
  readonly until?: string;
}

/** Cards in the harbour from which on nothing more is revealed. */
const ENOUGH = 4;

export function hasty({ wishes, crew, until }: Manner): Haste {
  const toReveal = byWishes([...wishes, 'draw']);
  const toStop = byWishes([...wishes, 'stop']);
  return {
    rank: (action, { harbour }) => {
      const isUnwanted = action.type === 'hire' && crew !== undefined && !crew.includes(action.card ?? -1);
      if (isUnwanted) return wishes.length + 2;
      return (Array.isArray(harbour) && harbour.length < ENOUGH ? toReveal : toStop)(action, {});
    },
    ...(until === undefined ? {} : { until }),
  };
}
