/** What the value net says of a position; what is decided is certain, and where there is no net the captain's glance counts. */
import { bySeat, Inputs, type Net } from '@broadside/bots';
import { outcome } from '../../rules/ending.ts';
import type { SevenSeasState } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import { encoding } from './inputs.ts';

const inputs = new Inputs(1024);

/** The chances of all seats. */
export function valueBy(net: Net | undefined, state: SevenSeasState): number[] {
  if (net === undefined || outcome(state)) return evaluate(state);
  const base = encoding.encode(state, inputs);
  return bySeat(net.evaluate(inputs), base);
}
