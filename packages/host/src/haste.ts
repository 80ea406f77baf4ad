/** A quick answer reveals that there was nothing to choose; where that is a secret, a bot takes its time. */
import { type Action, type AnyMatch, LooseChance, legal, type Seat, Stream } from '@broadside/kernel';
import { onShelf } from '@broadside/shelf';
import type { Clock } from './clock.ts';
import type { BotRequest, Thought } from './ports.ts';

/** In how many ways it is looked at. */
const WORLDS = 4;

/** Whether everybody can see that the seat has only one thing to do: it has so in whatever a spectator samples. */
export function isPlain({ game, state }: AnyMatch, seat: Seat, seed: string): boolean {
  const seen = game.view(state, 'spectator');
  const chance = new LooseChance(Stream.of(`${seed} from outside`));
  return Array.from({ length: WORLDS }).every(
    () => legal(game, game.imagine(seen, 'spectator', chance), seat).length === 1,
  );
}

const searches = ({ game, bot }: BotRequest): boolean =>
  onShelf(game)?.bots.find(({ name }) => name === bot)?.searches ?? false;

/** The answer of a bot that had nothing to choose: it comes when a thought would have been over. */
export async function unhurried({ action, left }: Thought, question: BotRequest, clock: Clock): Promise<Action> {
  if (left > 0 && searches(question)) await new Promise<void>((resolve) => void clock.after(left, resolve));
  return action;
}
