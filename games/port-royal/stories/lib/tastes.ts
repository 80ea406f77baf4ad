/** What the verbs of Port Royal are worth to different people. */
import { type Decision, kindOf, type Moment, type Verb } from '../../../../e2e/lib/moment.ts';
import type { Taste } from '../../../../e2e/lib/play.ts';
import { CARDS } from '../../cards/table.ts';

/** Cards in the harbour. */
export const cardsIn = ({ marks }: Decision): number => marks.filter((mark) => mark.startsWith('harbour:')).length;

/** The table asks, and more than so many cards lie in the harbour. */
export const hasOver = (moment: Moment, cards: number): boolean => moment.at === 'bar' && cardsIn(moment) > cards;

/** The first figure on a button: what is paid or gained. */
export const figure = ({ words }: Verb): number => Number(/\d+/.exec(words)?.[0] ?? 0);

/** Pages are turned, and whatever contract or task can be done is done. */
const WORTH: Readonly<Record<string, number>> = {
  'book-next': 210,
  'book-close': 205,
  contract: 110,
  task: 110,
  claim: 100,
  waive: 95,
  capture: 95,
  sink: 90,
  keep: 80,
  take: 55,
  character: 50,
  putBack: 50,
  give: 50,
  share: 50,
  stow: 45,
  look: 35,
  stop: 20,
  done: 5,
  pass: 5,
  endTurn: 5,
  decline: 3,
  yes: 2,
};

/** Reveals a little, takes what is worth most, claims when it can. */
export const sensible: Taste = (verb, moment) => {
  const kind = kindOf(verb);
  if (kind === 'hire') return 60 + figure(verb);
  if (kind === 'trade') return 40 + figure(verb);
  if (kind === 'draw') return cardsIn(moment) < 3 ? 30 : 10;
  return WORTH[kind] ?? 0;
};

const cardOf = ({ id }: Verb): (typeof CARDS)[number] => CARDS[Number(id.split(':')[1])];

/** Stops only for two cards or more, hires only sabres: comes to every kind of decision, and hardly ever to the end. */
export const greedy: Taste = (verb, moment) => {
  const kind = kindOf(verb);
  if (kind === 'stop' && figure(verb) > 1) return 200;
  if (kind === 'draw') return 150;
  if (kind === 'hire') return ['sailor', 'pirate'].includes(cardOf(verb).kind) ? 120 : 1;
  return sensible(verb, moment);
};

/** Does as little as the rules allow. */
export const lazy: Taste = (verb, moment) =>
  ['stop', 'pass', 'done', 'endTurn'].includes(verb.id) ? 300 : sensible(verb, moment);
