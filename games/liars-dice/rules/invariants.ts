/** What must hold after every action. */
import { FACES, type LiarsDiceState, type Pirate } from './state.ts';

function brokenPirate({ dice, cup, shown, outIn }: Pirate, state: LiarsDiceState): string | undefined {
  if (dice < 0 || dice > state.options.dice)
    return 'LD-EXACT-2: somebody has more dice than at the start, or fewer than none';
  if ((dice === 0) !== outIn > 0) return 'LD-CALL-5: somebody without dice is not out, or somebody out has dice';
  if ([...cup, ...shown].some((die) => !FACES.includes(die))) return 'LD-SETUP-3: a die shows no face';
  if ([cup, shown].some((pile) => pile.some((die, at) => at > 0 && pile[at - 1] > die)))
    return 'LD-TABLE-1: dice lie out of order';
  if (state.flow.length > 0 && cup.length + shown.length !== dice) return 'LD-ROUND-1: dice are lost or doubled';
  if (state.flow.length > 0 && dice > 0 && cup.length === 0) return 'LD-SHOW-2: a cup is empty';
  return undefined;
}

export function invariantViolation(state: LiarsDiceState): string | undefined {
  for (const pirate of state.pirates) {
    const wrong = brokenPirate(pirate, state);
    if (wrong) return wrong;
  }
  const left = state.pirates.filter(({ dice }) => dice > 0).length;
  if (left > 1 !== state.flow.length > 0) return 'LD-END-1: the match is over too early or too late';
  const [frame] = state.flow;
  if (state.flow.length > 1 || (frame && state.pirates[frame.seat].dice === 0)) return 'LD-ROUND-4: nobody can go on';
  return undefined;
}
