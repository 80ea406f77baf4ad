/** What speaks for a choice: at most two sentences made from facts of the position, the weightiest first. */
import type { JudgedChoice } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';
import { type NameOf, percent } from '@broadside/text';
import { type CardId, isExpedition, isPerson, isShip, pointsOf } from '../cards/table.ts';
import { canSink, hasColour, strengthIn } from '../rules/discover.ts';
import { GAMBLER_CARDS } from '../rules/expansions/gambler.ts';
import { bustOdds, gambleOdds, keepingBusts } from '../rules/odds.ts';
import { allowanceSeen, pointsToEnd } from '../rules/seen.ts';
import type { PortRoyalAction } from '../rules/state.ts';
import { COMPENSATION, compensationOf, shipsIn } from '../rules/trade.ts';
import type { View } from '../rules/view.ts';
import { characterAbility } from '../text/adventure.ts';
import { abilityOf, cardTitle } from '../text/cards.ts';
import type { Say } from '../text/say.ts';
import {
  type Asked,
  ask,
  bestOf,
  bestRivals,
  changeIn,
  coinsIn,
  coloursWith,
  crownsIn,
  endsRound,
  isLastRound,
  isLegal,
  nearestRival,
  newClaim,
  nextColour,
  pointsAfter,
  pointsIn,
  takesAfter,
  takesBefore,
  workLeft,
} from './facts.ts';

interface Question extends Asked {
  readonly say: Say;
  readonly nameOf: NameOf;
}

/** One sentence, where there is something to say. */
type Fact = (question: Question) => string | undefined;

/** Chance */

const bust: Fact = ({ view, say }) => {
  const odds = bustOdds(view);
  if (!odds) return undefined;
  if (odds.chance === 0) return say('port-royal.why.safe');
  return say('port-royal.why.bust', { percent: percent(odds.chance), bad: odds.bad, all: odds.all });
};

const bustOfMore: Fact = ({ view, say }) => {
  const odds = bustOdds(view);
  return odds && odds.chance > 0 ? say('port-royal.why.busts', { percent: percent(odds.chance) }) : undefined;
};

const colour: Fact = ({ view, say }) => {
  const next = nextColour(view);
  if (!next) return undefined;
  const values = { percent: percent(next.share), cards: next.takes, now: allowanceSeen(view) };
  return say('port-royal.why.colour', values);
};

const gamble: Fact = ({ view, say }) => {
  const cards = Math.min(GAMBLER_CARDS, view.deck + view.discard);
  const chance = gambleOdds(view, cards);
  return chance === undefined ? undefined : say('port-royal.why.gamble', { cards, percent: percent(chance) });
};

const gambled: Fact = ({ say }) => say('port-royal.why.gambled');

/** The card that a lookout puts back comes next. */
const fate: Fact = ({ view, action, say }) => {
  if (action.type !== 'putBack') return undefined;
  const { card } = action;
  const second = isShip[card] === 1 && hasColour(view.harbour, card);
  return say(second && !canSink(strengthIn(view), card) ? 'port-royal.why.busting' : 'port-royal.why.harmless');
};

/** What is in reach */

const noReach: Fact = (question) => {
  const { view, seat, say } = question;
  const stop = { type: 'stop' } as const;
  if (view.harbour.length === 0 || !isLegal(question, stop)) return undefined;
  return takesAfter(ask(view, seat, stop))?.length === 0 ? say('port-royal.why.nothing') : undefined;
};

/** Whoever stops so would take nothing. */
const emptyHanded: Fact = (question) =>
  takesAfter(question)?.length === 0 ? question.say('port-royal.why.nothing') : undefined;

const reach: Fact = (question) => {
  const { say } = question;
  const best = bestOf(takesAfter(question) ?? []);
  if (!best) return undefined;
  const values = { card: cardTitle(best.card, say), points: best.points, coins: best.coins };
  if (isShip[best.card] === 1) return say('port-royal.why.take.ship', values);
  return say(best.coins === 0 ? 'port-royal.why.take.free' : 'port-royal.why.take.person', values);
};

/** Coins that make somebody affordable who was not. */
const reachThen: Fact = (question) => {
  const before = takesBefore(question) ?? [];
  const more = (takesAfter(question) ?? []).filter(({ card }) => !before.some((one) => one.card === card));
  const best = bestOf(more.filter(({ card }) => isPerson[card] === 1));
  if (!best) return undefined;
  return question.say('port-royal.why.then', { card: cardTitle(best.card, question.say), points: best.points });
};

/** A ship to sink or keep */

const waiting = ({ view }: Question): CardId | undefined => {
  const frame = view.flow[view.flow.length - 1];
  return frame?.step === 'repel' ? frame.card : undefined;
};

const kept: Fact = (question) => {
  const { view, say } = question;
  const ship = waiting(question);
  if (ship === undefined) return undefined;
  if (keepingBusts(view)) return say('port-royal.why.fatal');
  const colours = coloursWith(view, ship);
  return say('port-royal.why.kept', { colours, cards: allowanceSeen(view, colours) });
};

const sunk: Fact = ({ view, say }) =>
  keepingBusts(view)
    ? say('port-royal.why.fatal')
    : say('port-royal.why.sunk', { cards: allowanceSeen(view, shipsIn(view.harbour)) });

/** The next card's risk once the answer is given. */
const bustAfter: Fact = (question) => {
  const { view, action, say } = question;
  const ship = waiting(question);
  if (ship === undefined || (action.type === 'keep' && keepingBusts(view))) return undefined;
  const harbour = action.type === 'keep' ? [...view.harbour, ship] : view.harbour;
  const odds = bustOdds({ ...view, ...withShip(question, ship), harbour, flow: view.flow.slice(0, -1) });
  return odds && odds.chance > 0 ? say('port-royal.why.busts', { percent: percent(odds.chance) }) : undefined;
};

/** A ship that is sunk lies on the discard pile. */
const withShip = ({ view, action }: Question, ship: CardId): Partial<View> =>
  action.type === 'sink' ? { discarded: [...view.discarded, ship], discard: view.discard + 1 } : {};

/** What changes */

const changes: Fact = (question) => {
  const { seat, say } = question;
  const points = changeIn(question, pointsIn(seat));
  const coins = changeIn(question, coinsIn(seat));
  if (points && coins) return say('port-royal.why.both', { ...points, before: coins.from, after: coins.to });
  if (points) return say('port-royal.why.points', { ...points });
  return coins && say('port-royal.why.coins', { ...coins });
};

const crowns: Fact = (question) => {
  const change = changeIn(question, crownsIn(question.seat));
  return change && question.say('port-royal.why.crowns', { ...change });
};

/** This choice ends the match, or nearly so. */
const toTheEnd: Fact = (question) => {
  const { view, seat, say } = question;
  const points = pointsAfter(question);
  const end = pointsToEnd(view);
  if (points === undefined || end === undefined) return undefined;
  if (endsRound(question)) return say('port-royal.why.last', { points });
  const missing = end - points;
  const gained = points > view.players[seat].points;
  // PR-END-1: where somebody has enough already, nothing is missing to the end.
  if (isLastRound(view)) return undefined;
  return gained && missing > 0 && missing <= 2 ? say('port-royal.why.missing', { points: missing }) : undefined;
};

const claimable: Fact = (question) => {
  const card = newClaim(question);
  return card === undefined ? undefined : question.say('port-royal.why.claim', { points: pointsOf[card] });
};

/** What is printed there speaks to whoever has the card: it is quoted. */
const quoted = (text: string, say: Say): string => say('port-royal.why.text', { text });

const ability: Fact = ({ action, say }) =>
  action.type === 'hire' && isExpedition[action.card] === 0 ? quoted(abilityOf(action.card, say), say) : undefined;

const part: Fact = ({ action, say }) =>
  action.type === 'character' ? quoted(characterAbility(action.character, say), say) : undefined;

/** What others have of it */

const rival: Fact = ({ view, seat, say, nameOf }) => {
  const near = nearestRival(view, seat);
  if (!near) return undefined;
  const name = nameOf(near.seat);
  if (near.points >= near.end) return say('port-royal.why.ending', { name, points: near.points });
  return say('port-royal.why.rival', { name, points: near.points, end: near.end });
};

const fee: Fact = ({ view, seat, say, nameOf }) =>
  compensationOf(view, seat) === COMPENSATION ? say('port-royal.why.fee', { name: nameOf(view.active) }) : undefined;

const receiver: Fact = ({ view, action, say, nameOf }) => {
  if (action.type !== 'give' && action.type !== 'share') return undefined;
  const { points, coins } = view.players[action.seat];
  return say('port-royal.why.given', { name: nameOf(action.seat), points, coins });
};

/** How things stand: of use to every choice, and said where nothing else is. */

const stay: Fact = ({ view, seat, say }) => say('port-royal.why.stay', { coins: view.players[seat].coins });

const standing: Fact = ({ view, seat, say }) => {
  const team = workLeft(view);
  if (team) return say('port-royal.why.team', { ...team });
  const adventure = view.extra?.adventure;
  const end = pointsToEnd(view);
  const [best] = bestRivals(view, seat);
  // Before the first of them is turned up there is nothing to count.
  if (adventure && adventure.tasks.length > 0 && (end === undefined || !best)) {
    const done = adventure.done.filter((seats) => seats.length > 0).length;
    return say('port-royal.why.tasks', { done, all: adventure.tasks.length });
  }
  if (end === undefined || !best) return undefined;
  return say('port-royal.why.score', { mine: view.players[seat].points, theirs: best.points, end });
};

const FACTS: Readonly<Record<PortRoyalAction['type'], readonly Fact[]>> = {
  draw: [bust, colour, noReach, rival],
  stop: [reach, emptyHanded, bustOfMore, changes, rival],
  sink: [sunk, bustAfter],
  keep: [kept, bustAfter],
  trade: [changes, toTheEnd, reachThen, crowns, rival],
  hire: [changes, toTheEnd, claimable, ability],
  claim: [changes, toTheEnd, reachThen, rival],
  done: [rival, stay],
  pass: [fee, rival, stay],
  endTurn: [rival, stay],
  gamble: [gamble, gambled],
  give: [receiver, rival],
  contract: [changes, toTheEnd, crowns],
  waive: [changes, toTheEnd],
  capture: [bustAfter, changes],
  moveTime: [changes],
  setAside: [],
  decline: [rival, stay],
  character: [part],
  share: [receiver],
  look: [bust],
  putBack: [fate],
  stow: [changes],
  sell: [changes, reachThen],
  task: [changes, crowns, toTheEnd],
  audience: [changes, crowns],
  buyMarker: [changes],
};

export const MOST_SENTENCES = 2;

export function why(
  view: unknown,
  seat: Seat,
  { action }: JudgedChoice,
  _all: readonly JudgedChoice[],
  say: Say,
  nameOf: NameOf,
): readonly string[] {
  const question: Question = { ...ask(view as View, seat, action), say, nameOf };
  const facts = [...FACTS[question.action.type], standing];
  const said: string[] = [];
  for (const fact of facts) {
    const sentence = said.length < MOST_SENTENCES ? fact(question) : undefined;
    if (sentence !== undefined) said.push(sentence);
  }
  return said;
}
