/**
 * The value nets: for the base game and for the expansions one for each number of players, for teams (and for whoever plays
 * alone) a single one.
 */
import { bySeat, type Encoding, Inputs, type Net, Nets } from '@broadside/bots';
import { outcome } from '../../rules/ending.ts';
import type { PortRoyalOptions, State } from '../../rules/state.ts';
import { evaluate } from '../evaluate.ts';
import { encoding } from './inputs.ts';
import { rivals } from './rivals.ts';
import { team } from './team.ts';

/** What the same nets are for. */
export interface Mode {
  readonly name: 'base' | 'rivals' | 'team';
  readonly nets: Nets;
  readonly encoding: Encoding<State>;
}

const ofTeam = () => import('./weights/team.ts');

export const MODES = {
  base: {
    name: 'base',
    encoding,
    nets: new Nets({
      2: () => import('./weights/base-2.ts'),
      3: () => import('./weights/base-3.ts'),
      4: () => import('./weights/base-4.ts'),
      5: () => import('./weights/base-5.ts'),
    }),
  },
  rivals: {
    name: 'rivals',
    encoding: rivals,
    nets: new Nets({
      2: () => import('./weights/rivals-2.ts'),
      3: () => import('./weights/rivals-3.ts'),
      4: () => import('./weights/rivals-4.ts'),
    }),
  },
  team: {
    name: 'team',
    encoding: team,
    nets: new Nets({ 1: ofTeam, 2: ofTeam, 3: ofTeam, 4: ofTeam, 5: ofTeam }),
  },
} as const satisfies Readonly<Record<string, Mode>>;

export const isTogether = ({ play }: PortRoyalOptions): boolean => play === 'contractsCoop' || play === 'adventureCoop';

/** Which nets know a match with these options. */
export function modeOf(options: PortRoyalOptions): Mode {
  if (isTogether(options)) return MODES.team;
  return options.play === 'points' && options.modules.length === 0 ? MODES.base : MODES.rivals;
}

/** The chances of all seats; what is decided is certain. */
export type Judge = (state: State) => readonly number[];

export function judgeBy(net: Net, { encoding }: Mode): Judge {
  const inputs = new Inputs(1024);
  return (state) => {
    if (outcome(state)) return evaluate(state);
    const base = encoding.encode(state, inputs);
    const chances = net.evaluate(inputs);
    return chances.length === 1 ? state.players.map(() => chances[0]) : bySeat(chances, base);
  };
}

/** The judge of a match like this one, if its net is there already. */
export function judgeOf(state: State): Judge | undefined {
  const mode = modeOf(state.options);
  const net = mode.nets.known(state.players.length);
  if (!net) return undefined;
  let judge = judges.get(net);
  if (!judge) {
    judge = judgeBy(net, mode);
    judges.set(net, judge);
  }
  return judge;
}

const judges = new Map<Net, Judge>();
