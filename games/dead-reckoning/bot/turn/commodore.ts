/**
 * The strongest player: whole turns as several kinds of sailor would play them, each with the others' answer, judged by the
 * value net. Against the rival, where there is no net, the captain's judgement does.
 */
import { bySeat, Inputs, type LineKit, lineBot, type Net, netBot, searchBot } from '@broadside/bots';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { outcome } from '../../rules/ending.ts';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningState } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { evaluate } from '../evaluate.ts';
import { encoding } from '../net/inputs.ts';
import { nets } from '../net/nets.ts';
import { STYLES } from '../styles.ts';

/** Lines that a core plays in a millisecond of processor time, times the number of players. */
const PER_MS = 6.5;

/** The chances of all seats: what is decided is certain. */
export function judgeBy(net: Net): (state: DeadReckoningState) => number[] {
  const inputs = new Inputs(1024);
  return (state) => {
    if (outcome(state)) return evaluate(state);
    const base = encoding.encode(state, inputs);
    return bySeat(net.evaluate(inputs), base);
  };
}

export const commodoreKit = (net: Net): LineKit<DeadReckoningState, DeadReckoningAction> => ({
  ...captainKit,
  evaluate: judgeBy(net),
  // To the start of one's turn after the next: what a turn was good for shows in the one that follows.
  horizon: net.shape.outputs + 1,
  proposers: Object.values(STYLES),
  doubt: () => 0.05,
  perMs: PER_MS / net.shape.outputs,
});

const captain = searchBot('commodore', deadReckoning, captainKit);

export const commodore = netBot('commodore', {
  nets,
  seatsOf: (view) => {
    const { players, seats } = view as DeadReckoningView;
    return seats === players.length ? seats : undefined;
  },
  make: (net) => lineBot('commodore', deadReckoning, commodoreKit(net)),
  otherwise: captain,
});
