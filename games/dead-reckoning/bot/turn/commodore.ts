/**
 * The strongest player: whole turns as several kinds of sailor would play them, each with the others' answer, judged by the
 * value net.
 */
import { type LineKit, lineBot, type Net, netBot, searchBot } from '@broadside/bots';
import type { DeadReckoningAction } from '../../rules/actions.ts';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningState } from '../../rules/state.ts';
import type { DeadReckoningView } from '../../rules/view.ts';
import { captainKit } from '../captainKit.ts';
import { judgeBy } from '../net/judge.ts';
import { nets } from '../net/nets.ts';
import { STYLES } from '../styles.ts';

/** Lines that a core plays in a millisecond of processor time, times the number of players. */
const PER_MS = 5.2;

/** How many take turns: alone, the rival does. */
const playersAt = (seats: number): number => Math.max(2, seats);

export const commodoreKit = (net: Net, seats: number): LineKit<DeadReckoningState, DeadReckoningAction> => ({
  ...captainKit,
  evaluate: judgeBy(net),
  // To the start of one's turn after the next: what a turn was good for shows in the one that follows.
  horizon: playersAt(seats) + 1,
  proposers: Object.values(STYLES),
  doubt: () => 0.05,
  perMs: PER_MS / playersAt(seats),
});

export const commodore = netBot('commodore', {
  nets,
  seatsOf: (view) => (view as DeadReckoningView).seats,
  make: (net, seats) => lineBot('commodore', deadReckoning, commodoreKit(net, seats)),
  otherwise: searchBot('commodore', deadReckoning, captainKit),
});
