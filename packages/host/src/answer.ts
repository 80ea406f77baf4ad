/** How a bot answers a question, or thinks a part of its answer, in whichever thread it thinks. */
import { type Begun, type Bot, beginThought, type Matter, merged, type Sums } from '@broadside/bots';
import { type Action, Stream } from '@broadside/kernel';
import { fetchGame, underRules } from '@broadside/shelf';
import type { BotRequest } from './ports.ts';

/** What a thread is asked: to begin a thought with its first part, or, of a matter that was settled so, to think another. */
export interface Piece {
  readonly question: BotRequest;
  readonly ms: number;
  readonly at: number;
  readonly matter?: Matter | undefined;
}

/** What a thread says to it. */
export type Told =
  | { readonly action: Action }
  /** The thought has several parts. The first one is being thought, the others are for whoever is free. */
  | { readonly matter: Matter }
  | { readonly sums: Sums };

async function botOf({ game, rules, bot }: BotRequest): Promise<Bot> {
  const today = await fetchGame(game);
  const entry = today && (await underRules(today, rules));
  const player = entry?.bots.find(({ name }) => name === bot);
  if (!player) throw new Error(`version ${rules} of ${game} has no bot ${bot}`);
  return player;
}

export async function answerQuestion(question: BotRequest, ms: number | undefined): Promise<Action> {
  const { view, seat, rngState } = question;
  return (await botOf(question)).choose(view, seat, { stream: new Stream(rngState), ms });
}

async function partOf(bot: Bot, { question, ms }: Piece, matter: Matter, at: number): Promise<Sums> {
  const { view, seat, rngState } = question;
  if (!bot.parts) throw new Error(`${bot.name} does not think in parts`);
  return bot.parts.part(view, seat, { stream: new Stream(rngState), ms }, matter, at);
}

/** Thinks a piece; the last thing said is what came of it. */
export async function thinkPiece(piece: Piece, say: (told: Told) => void): Promise<void> {
  const { question, ms, matter, at } = piece;
  const { view, seat, rngState } = question;
  const bot = await botOf(question);
  if (matter) return say({ sums: await partOf(bot, piece, matter, at) });
  const begun: Begun = await beginThought(bot, view, seat, { stream: new Stream(rngState), ms });
  if ('action' in begun) return say(begun);
  if (begun.matter.parts > 1) say(begun);
  const sums = await partOf(bot, piece, begun.matter, at);
  say(begun.matter.parts > 1 ? { sums } : { action: merged(begun.matter, [sums], rngState) });
}
