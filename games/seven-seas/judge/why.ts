/** What speaks for a choice: at most two sentences made from facts of the position, the weightiest first. */
import type { JudgedChoice } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';
import { capital, type NameOf, percent } from '@broadside/text';
import {
  CAPTAIN,
  type CardId,
  characterOf,
  curseOf,
  GOVERNOR,
  type Good,
  lootKind,
  MERCHANT,
  NATIVE,
  priceIn,
  SHAMAN,
  SHIPWRIGHT,
  typeOf,
} from '../cards/table.ts';
import { isDiceCurse } from '../rules/curses.ts';
import { prospect } from '../rules/raidOdds.ts';
import type { ActionType } from '../rules/state.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { aboutCard, cardName, lootName } from '../text/cards.ts';
import type { Say } from '../text/say.ts';
import {
  type Asked,
  ask,
  atSea,
  bestOther,
  COUNTS,
  type Counted,
  changeOf,
  drawsToEnd,
  goodAfter,
  handOf,
  onGuard,
  othersWith,
  pointsIn,
  raidWithAll,
  roundsToCome,
  saleAfter,
  thrownWith,
  worthAt,
} from './facts.ts';

interface Question extends Asked {
  readonly say: Say;
  readonly nameOf: NameOf;
}

/** One sentence, where there is something to say. */
type Fact = (question: Question) => string | undefined;

const MOST_PARTS = 3;

/** What changes for certain: "Chests: 7 → 5, ships: 4 → 6." */
const changes: Fact = (question) => {
  const { say } = question;
  const counts = Object.keys(COUNTS) as Counted[];
  const parts = counts.flatMap((counted) => {
    const change = changeOf(question, counted);
    return change ? [say(`seven-seas.why.part.${counted}`, { ...change })] : [];
  });
  if (parts.length === 0) return undefined;
  return say('seven-seas.why.changes', { list: capital(parts.slice(0, MOST_PARTS).join(', ')) });
};

// The secret choice

const bestBy = <T>(all: readonly T[], worth: (one: T) => number): T | undefined =>
  [...all].sort((a, b) => worth(b) - worth(a))[0];

function caravanInHand(question: Question): string | undefined {
  const card = bestBy(handOf(question, 'caravan'), (one) => raidWithAll(question, one));
  if (card === undefined) return question.say('seven-seas.why.choose.none');
  const chance = percent(raidWithAll(question, card));
  return question.say('seven-seas.why.choose.caravan', { card: cardName(card, question.say), percent: chance });
}

function portInHand(question: Question): string | undefined {
  const card = bestBy(handOf(question, 'port'), (one) => worthAt(question, one));
  if (card === undefined) return question.say('seven-seas.why.choose.none');
  const [chests, now] = [worthAt(question, card), worthAt(question, question.view.port)];
  return chests === 0 ? undefined : question.say('seven-seas.why.choose.port', { chests, now });
}

function merchandise(question: Question): string {
  const chests = worthAt(question, question.view.port);
  return chests === 0
    ? question.say('seven-seas.why.choose.noGoods')
    : question.say('seven-seas.why.choose.merchant', { chests });
}

const draws: Fact = ({ view, say }) => {
  const left = drawsToEnd(view);
  return left === undefined ? say('seven-seas.why.lateCards') : say('seven-seas.why.draws', { draws: left });
};

/** What the character could do as things stand. */
const prospects: Fact = (question) => {
  const { view, seat, action, say } = question;
  if (action.type !== 'choose') return undefined;
  const { chests, reserve } = view.pirates[seat];
  switch (characterOf(action.card)) {
    case SHIPWRIGHT:
      return say('seven-seas.why.choose.shipwright', { ships: Math.min(chests, reserve) });
    case GOVERNOR:
      return view.corsairs.includes(-1)
        ? say('seven-seas.why.choose.governor', { ships: reserve })
        : say('seven-seas.why.choose.noToken');
    case CAPTAIN:
      return caravanInHand(question);
    case NATIVE:
      return portInHand(question);
    case SHAMAN: {
      const cards = handOf(question, 'curse').length;
      return cards === 0 ? say('seven-seas.why.choose.none') : say('seven-seas.why.choose.curse', { cards });
    }
    case MERCHANT:
      return merchandise(question);
    default:
      return draws(question);
  }
};

const company: Fact = (question) => {
  const { action, say, nameOf } = question;
  if (action.type !== 'choose') return undefined;
  const others = othersWith(question, characterOf(action.card));
  if (others.length === 0) return say('seven-seas.why.choose.alone');
  return say('seven-seas.why.choose.shared', { others: others.length, names: others.map(nameOf).join(', ') });
};

// Raids and curses

const tenth = (amount: number): number => Math.round(amount * 10) / 10;

const raid: Fact = ({ view, seat, action, say }) => {
  if (action.type !== 'send' || !view.raid || action.count === 0) return undefined;
  const { now, best } = prospect(view, seat, view.raid.card, action.count);
  const [least, most] = [percent(now.won), percent(best.won)];
  return least === most
    ? say('seven-seas.why.raid', { percent: least, loot: tenth(now.perShip * action.count) })
    : say('seven-seas.why.raid.range', { percent: least, most });
};

const losses: Fact = ({ view, seat, action, say }) => {
  if (action.type !== 'send' || !view.raid || action.count === 0) return undefined;
  const { now } = prospect(view, seat, view.raid.card, action.count);
  return say('seven-seas.why.sunk', { ships: tenth(now.sunk * action.count) });
};

function curse(question: Question, card: CardId): string | undefined {
  const { say } = question;
  if (curseOf(card) === 'salary') return say('seven-seas.why.guards', onGuard(question));
  if (!isDiceCurse(curseOf(card)) || curseOf(card) === 'whirlpool') return aboutCard(card, say);
  return say('seven-seas.why.exposed', atSea(question));
}

const played: Fact = (question) => {
  const { view, action, say } = question;
  if (action.type !== 'play') return undefined;
  const { card } = action;
  switch (typeOf(card)) {
    case 'caravan': {
      const chance = percent(raidWithAll(question, card));
      return say('seven-seas.why.choose.caravan', { card: cardName(card, say), percent: chance });
    }
    case 'port':
      return say('seven-seas.why.port', { chests: worthAt(question, card), now: worthAt(question, view.port) });
    default:
      return curse(question, card);
  }
};

const protection: Fact = (question) =>
  question.action.type === 'protect'
    ? question.say('seven-seas.why.thrown', { ships: thrownWith(question, question.action.count) })
    : undefined;

/** Who has none of the good that is named. */
const lacking: Fact = ({ view, action, say, nameOf }) => {
  if (action.type !== 'name') return undefined;
  const good = lootKind(action.card) as Good;
  const poor = view.pirates.flatMap(({ goods }, seat) => (goods[good] === 0 ? [nameOf(seat)] : []));
  return poor.length === 0 ? say('seven-seas.why.everybody') : say('seven-seas.why.lacks', { names: poor.join(', ') });
};

// Goods

const sale: Fact = (question) => {
  const chests = saleAfter(question);
  return chests === undefined ? undefined : question.say('seven-seas.why.sale', { chests });
};

const threshold: Fact = ({ say }) => say('seven-seas.why.threshold');

const stock: Fact = (question) => {
  const { view, action, say } = question;
  if (action.type !== 'keep' && action.type !== 'discard' && action.type !== 'lose') return undefined;
  const good = lootKind(action.card) as Good;
  const count = goodAfter(question, good);
  if (count === undefined) return undefined;
  const price = priceIn(view.port, good, view.options.bayRum);
  return say('seven-seas.why.good', { good: lootName(action.card, say), count, price });
};

// How things stand

/** How whoever is hit or gets a die stands; of oneself the score says it. */
const person: Fact = ({ view, seat, action, say, nameOf }) => {
  const lid = view.lid;
  const frame = view.flow.at(-1);
  const whose =
    action.type === 'hit' && lid
      ? lid.sides[action.die]
      : action.type === 'assign' && frame?.step === 'assign'
        ? frame.to
        : -1;
  return whose < 0 || whose === seat
    ? undefined
    : say('seven-seas.why.person', { name: nameOf(whose), points: pointsIn(view, whose) });
};

const rounds: Fact = ({ view, say }) => {
  const left = roundsToCome(view);
  return left === undefined ? undefined : say('seven-seas.why.rounds', { rounds: left });
};

const score: Fact = (question) => {
  const { view, seat, say } = question;
  return say('seven-seas.why.score', { mine: pointsIn(view, seat), theirs: bestOther(question) });
};

const FACTS: Readonly<Record<ActionType, readonly Fact[]>> = {
  choose: [prospects, company],
  deal: [changes],
  doubleHold: [changes],
  unsinkable: [changes],
  build: [changes],
  corsair: [changes],
  play: [played, changes],
  sell: [changes, sale, threshold],
  sellKind: [changes, sale, threshold],
  sellAll: [changes, threshold],
  close: [changes],
  draw: [draws],
  decline: [changes],
  gift: [changes],
  noGift: [],
  end: [],
  send: [raid, changes, losses],
  throw: [],
  land: [],
  fight: [changes],
  keep: [stock, changes],
  keepAll: [changes, threshold],
  leave: [changes],
  discard: [stock, changes],
  protect: [protection],
  name: [lacking, changes],
  hit: [person],
  assign: [changes, person],
  lose: [stock],
};

const MOST_SENTENCES = 2;

export function why(
  view: unknown,
  seat: Seat,
  { action }: JudgedChoice,
  _all: readonly JudgedChoice[],
  say: Say,
  nameOf: NameOf,
): readonly string[] {
  const question: Question = { ...ask(view as SevenSeasView, seat, action), say, nameOf };
  const said: string[] = [];
  for (const fact of [...FACTS[question.action.type], rounds, score]) {
    const sentence = said.length < MOST_SENTENCES ? fact(question) : undefined;
    if (sentence !== undefined) said.push(sentence);
  }
  return said;
}
