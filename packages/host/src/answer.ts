/** How a bot answers a question, in whichever thread it thinks. */
import { type Action, Stream } from '@broadside/kernel';
import { fetchGame, underRules } from '@broadside/shelf';
import type { BotRequest } from './ports.ts';

export async function answerQuestion(question: BotRequest, ms: number | undefined): Promise<Action> {
  const { game, rules, bot, view, seat, rngState } = question;
  const today = await fetchGame(game);
  const entry = today && (await underRules(today, rules));
  const player = entry?.bots.find(({ name }) => name === bot);
  if (!player) throw new Error(`version ${rules} of ${game} has no bot ${bot}`);
  return player.choose(view, seat, { stream: new Stream(rngState), ms });
}
