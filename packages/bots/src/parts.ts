/**
 * A thought in parts that know nothing of each other, so that several threads can think it at the same time. What it is about is
 * settled first; each part has its share of the tries and luck of its own, and returns sums; what is chosen follows from
 * the sums of all. How many parts there are is decided by the budget alone: the choice is the same on any number of threads.
 */
import { type Action, type Seat, Stream, type Words } from '@broadside/kernel';
import type { Bot, Thinking, ThoughtParts } from './bot.ts';
import { withoutSlips } from './regret.ts';

/** What a thought is about: plain data, for whoever thinks a part of it in another thread. */
export interface Matter {
  /** An action may stand here more than once, as the beginning of several lines. */
  readonly choices: readonly Action[];
  readonly parts: number;
  /** Of each part. */
  readonly tries: number;
  readonly wanted: Best | Mix;
}

/** The choice with the best value; one of the usual ones unless it is better by more than the doubt over the root of their tries. */
interface Best {
  readonly kind: 'best';
  readonly usual: readonly number[];
  readonly doubt: number;
}

/** One drawn by how often each should be chosen; what is hardly ever chosen is a slip of the search. */
interface Mix {
  readonly kind: 'mix';
  readonly slip: number;
}

/** What a part found of each choice: how often it was tried or should be chosen, and the sum of what came of it. */
export interface Sums {
  readonly visits: readonly number[];
  readonly values: readonly number[];
}

/** What is clear at once, or a matter for a thought. */
export type Begun = { readonly action: Action } | { readonly matter: Matter };

/** One choice as the search saw it. */
export interface Thought<A> {
  readonly action: A;
  readonly visits: number;
  /** Estimated chance to win. */
  readonly value: number;
}

const MOST_PARTS = 4;
/** With fewer tries a part would drop good choices by bad luck. */
const LEAST_TRIES = 500;

/** How a budget is divided. */
export function divided(tries: number): Pick<Matter, 'parts' | 'tries'> {
  const parts = Math.max(1, Math.min(MOST_PARTS, Math.floor(tries / LEAST_TRIES)));
  return { parts, tries: tries / parts };
}

/** The luck of a part; that of the draw comes after the last. */
export const luckOf = (start: Words, at: number): Stream => new Stream(start).branch(at);

function total(sums: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = sums;
  return first.map((one, at) => others.reduce((sum, other) => sum + other[at], one));
}

/** Every choice as all parts together saw it, the best first. */
export function ranked<A extends Action>({ choices }: Matter, found: readonly Sums[]): (Thought<A> & { at: number })[] {
  const visits = total(found.map((one) => one.visits));
  const values = total(found.map((one) => one.values));
  return choices
    .map((action, at) => ({
      at,
      action: action as A,
      visits: visits[at],
      value: visits[at] === 0 ? 0 : values[at] / visits[at],
    }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** The best thought, or what would be done without thinking if the best is not clearly better. */
function best({ usual, doubt }: Best, thoughts: readonly (Thought<Action> & { at: number })[]): Action {
  const [first] = thoughts;
  const habit = thoughts.find(({ at }) => usual.includes(at));
  if (doubt === 0 || habit === undefined) return first.action;
  return first.value - habit.value > doubt / Math.sqrt(Math.max(1, habit.visits)) ? first.action : habit.action;
}

/** How often each choice of a mix is drawn. */
export function mixed({ slip }: Mix, found: readonly Sums[]): number[] {
  const weights = total(found.map(({ visits }) => visits));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return withoutSlips(
    weights.map((weight) => weight / sum),
    slip,
  );
}

function drawn(shares: readonly number[], point: number): number {
  let left = point;
  const at = shares.findIndex((share) => {
    left -= share;
    return share > 0 && left < 0;
  });
  return at < 0 ? shares.findLastIndex((share) => share > 0) : at;
}

/** What is chosen when all parts are thought; `start` is where the thought's luck begins. */
export function merged(matter: Matter, found: readonly Sums[], start: Words): Action {
  const { wanted, choices, parts } = matter;
  if (wanted.kind === 'best') return best(wanted, ranked(matter, found));
  return choices[drawn(mixed(wanted, found), luckOf(start, parts).unit())];
}

/** Parts that are thought at once, in this thread. */
interface PartsHere extends ThoughtParts {
  begin(...asked: Parameters<ThoughtParts['begin']>): Begun;
  part(...asked: Parameters<ThoughtParts['part']>): Sums;
}

export interface BotInParts extends Bot {
  readonly parts: PartsHere;
}

/** All parts, one after another. */
export const everyPart = ({ parts }: Matter, part: (at: number) => Sums): Sums[] =>
  Array.from({ length: parts }, (_, at) => part(at));

export function botInParts(name: string, parts: PartsHere): BotInParts {
  return {
    name,
    searches: true,
    parts,
    choose: (view, seat, thinking) => {
      const start = thinking.stream.words();
      const begun = parts.begin(view, seat, thinking);
      if ('action' in begun) return begun.action;
      // The next thought has other luck.
      thinking.stream.next();
      const { matter } = begun;
      const part = (at: number): Sums => parts.part(view, seat, { ...thinking, stream: new Stream(start) }, matter, at);
      return merged(matter, everyPart(matter, part), start);
    },
  };
}

/** The beginning of any bot's thought: of one that knows no parts it is the whole. */
export function beginThought(bot: Bot, view: unknown, seat: Seat, thinking: Thinking): Begun | Promise<Begun> {
  if (bot.parts) return bot.parts.begin(view, seat, thinking);
  const action = bot.choose(view, seat, thinking);
  return action instanceof Promise ? action.then((answer) => ({ action: answer })) : { action };
}
