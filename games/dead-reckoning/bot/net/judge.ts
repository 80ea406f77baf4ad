/** The chances of all seats as a net sees them: each is asked with its own eyes. What is decided is certain. */
import { Inputs, type Net } from '@broadside/bots';
import { outcome } from '../../rules/ending.ts';
import type { DeadReckoningState } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import { Encoder } from './inputs.ts';

export function judgeBy(net: Net): (state: DeadReckoningState) => number[] {
  const encoder = new Encoder();
  const inputs = new Inputs(1024);
  return (state) => {
    if (outcome(state)) return evaluate(state);
    encoder.look(state);
    const chances: number[] = [];
    let total = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      encoder.tell(inputs, seat);
      const [chance] = net.evaluate(inputs);
      chances.push(chance);
      total += chance;
    }
    return state.seats === 1 ? chances : chances.map((chance) => chance / total);
  };
}
