/** What speaks for a choice: at most two sentences made from facts of the position, the weightiest first. */
import type { JudgedChoice } from '@broadside/judge';
import type { Seat } from '@broadside/kernel';
import { capital, type NameOf, percent } from '@broadside/text';
import { BUILDINGS_OF_A_BUILDER, TILES_OF_AN_EXPLORER } from '../cards/achievements.ts';
import { buildingOf, crewEffects, DEFENCE_CUBES, effectsOf, merchantBack, rowCard } from '../cards/table.ts';
import type { ActionType } from '../rules/actions.ts';
import { addedCubes } from '../rules/arms.ts';
import { HARBOUR, type Location, NOBODY } from '../rules/state.ts';
import type { DeadReckoningView } from '../rules/view.ts';
import { aboutCard } from '../text/cards.ts';
import { groupsPhrase } from '../text/effects.ts';
import { placeName } from '../text/places.ts';
import type { Say } from '../text/say.ts';
import { namedWithRival } from '../text/words.ts';
import {
  type Asked,
  achievementsOf,
  ask,
  bestOther,
  buildingsOf,
  COUNTS,
  type Counted,
  cardHere,
  changeOf,
  type Fight,
  fightOf,
  firingOdds,
  pirateAt,
  shipFight,
  shoreAt,
  strengthAfter,
  worthOf,
} from './facts.ts';

interface Question extends Asked {
  readonly say: Say;
  readonly nameOf: NameOf;
}

/** One sentence, where there is something to say. */
type Fact = (question: Question) => string | undefined;

const MOST_PARTS = 3;

/** What changes for certain: "Coins as things stand: 12 → 15, sails: 4 → 2." */
const changes: Fact = (question) => {
  const { say } = question;
  const counts = Object.keys(COUNTS) as Counted[];
  const parts = counts.flatMap((counted) => {
    const change = changeOf(question, counted);
    return change ? [say(`dead-reckoning.why.part.${counted}`, { ...change })] : [];
  });
  if (parts.length === 0) return undefined;
  return say('dead-reckoning.why.changes', { list: capital(parts.slice(0, MOST_PARTS).join(', ')) });
};

// Battles

const fought = ({ say }: Question, { win, cubes, foes }: Fight): string =>
  say('dead-reckoning.why.battle', { percent: percent(win), cubes, foes });

/** Own cubes against a merchant or a building: cannons, and what comes after the last turn. */
const ownCubes = ({ view, seat }: Question): number =>
  view.players[seat].cannonsLeft +
  addedCubes(view, { kind: 'merchant', at: view.players[seat].at, defender: NOBODY }, seat);

const battle: Fact = (question) => {
  const { view, seat, action } = question;
  const { at } = view.players[seat];
  switch (action.type) {
    case 'attack': {
      const card = cardHere(question);
      return card === undefined ? undefined : fought(question, fightOf(ownCubes(question), merchantBack(card).cubes));
    }
    case 'storm': {
      const owner = view.sea[at].controller;
      const added = addedCubes(view, { kind: 'building', at, defender: owner }, owner);
      const foes = DEFENCE_CUBES[buildingOf(action.card)] + added;
      return fought(question, fightOf(ownCubes(question), foes));
    }
    case 'fight':
    case 'flag':
      return fought(question, shipFight(question, at, action.seat));
    default:
      return undefined;
  }
};

const firing: Fact = (question) => {
  const { view, seat, action } = question;
  if (action.type !== 'fire' || !view.battle || view.battle.kind === 'tie') return undefined;
  const cubes = action.count + addedCubes(view, view.battle, seat);
  return fought(question, { ...firingOdds(question, view.battle, action.count), cubes });
};

const strength: Fact = (question) =>
  question.view.battle
    ? question.say('dead-reckoning.why.strength', { ...strengthAfter(question, question.view.battle) })
    : undefined;

const cannons: Fact = (question) => {
  const { view, seat, say } = question;
  const theirs = bestOther(question, (player) => view.players[player].cannons);
  return say('dead-reckoning.why.cannons', { own: view.players[seat].cannons, theirs });
};

// Places

const goal = ({ view, seat, action }: Question): Location | undefined => {
  switch (action.type) {
    case 'sail':
    case 'pass':
      return action.to;
    case 'place':
    case 'replace':
    case 'produce':
    case 'choose':
    case 'recall':
    case 'build':
      return action.tile;
    case 'use':
      return view.players[seat].at;
    default:
      return undefined;
  }
};

const pirate: Fact = (question) => {
  const at = goal(question);
  const foe = at === undefined ? undefined : pirateAt(question, at);
  if (at === undefined || foe === undefined || question.action.type !== 'sail') return undefined;
  const { win } = shipFight(question, at, foe);
  return question.say('dead-reckoning.why.waits', { name: question.nameOf(foe), percent: percent(win) });
};

const island: Fact = (question) => {
  const { view, say } = question;
  const at = goal(question);
  const shore = at === undefined ? undefined : shoreAt(question, at);
  if (at === undefined || !shore) return undefined;
  const values = { coins: shore.island.values[0], own: shore.own, theirs: shore.theirs };
  return say('dead-reckoning.why.island', { ...values, place: capital(placeName(say, at, view)) });
};

const goods: Fact = (question) => {
  const at = goal(question);
  const shore = at === undefined ? undefined : shoreAt(question, at);
  if (!shore || shore.tile.controller !== question.seat) return undefined;
  const { cargo, coins } = shore.tile;
  return cargo + coins === 0 ? undefined : question.say('dead-reckoning.why.goods', { cargo, coins });
};

const fog: Fact = ({ view, seat, action, say }) => {
  if (action.type !== 'sail' || action.to === HARBOUR || view.sea[action.to].explored) return undefined;
  return say('dead-reckoning.why.fog', {
    tiles: view.players[seat].explorer,
    need: TILES_OF_AN_EXPLORER[view.seats],
  });
};

// Cards

const bought: Fact = (question) => {
  const card = cardHere(question);
  if (card === undefined) return undefined;
  const what = groupsPhrase(question.say, effectsOf(card));
  return question.say('dead-reckoning.why.price', { cargo: rowCard(card).price, what });
};

const sleeved: Fact = ({ action, say }) =>
  action.type === 'sleeve'
    ? say('dead-reckoning.why.gives', { what: groupsPhrase(say, effectsOf(action.card)) })
    : undefined;

/** What a crew card does at this level. */
function crewAt({ say }: Question, card: number, level: number): string {
  return say('dead-reckoning.why.level', { level, what: groupsPhrase(say, crewEffects(card, level)) });
}

const crew: Fact = (question) => {
  const { view, seat, action } = question;
  if (action.type !== 'level' && action.type !== 'play') return undefined;
  const { level } = view.players[seat].crew[action.card];
  return crewAt(question, action.card, action.type === 'level' ? level + 1 : level);
};

const about: Fact = ({ action, say }) => ('card' in action ? aboutCard(action.card, say) : undefined);

const builder: Fact = ({ view, seat, say }) =>
  say('dead-reckoning.why.builder', { count: buildingsOf(view, seat) + 1, need: BUILDINGS_OF_A_BUILDER });

// How things stand

const hand: Fact = ({ view, seat, say }) => say('dead-reckoning.why.hand', { cards: view.players[seat].handSize });

const race: Fact = (question) => {
  const { view, seat, say } = question;
  const theirs = bestOther(question, (player) => achievementsOf(view, player));
  const mine = achievementsOf(view, seat);
  return mine + theirs === 0 ? undefined : say('dead-reckoning.why.race', { mine, theirs });
};

const score: Fact = (question) => {
  const { view, seat, say } = question;
  const theirs = bestOther(question, (player) => worthOf(view, player));
  return say('dead-reckoning.why.score', { mine: worthOf(view, seat), theirs });
};

const FACTS: Readonly<Record<ActionType, readonly Fact[]>> = {
  keep: [about],
  level: [crew, changes],
  decline: [],
  load: [changes],
  unload: [changes],
  rearrange: [changes],
  jettison: [changes],
  play: [changes, crew],
  raise: [changes],
  sail: [pirate, fog, island, goods, changes],
  pass: [island, changes],
  buy: [bought, changes],
  trade: [bought, changes],
  attack: [battle],
  storm: [battle, changes],
  flag: [battle],
  fight: [battle],
  claim: [changes],
  use: [changes, island],
  end: [hand, race],
  place: [changes, island],
  replace: [changes, island],
  settle: [],
  produce: [changes, goods],
  build: [changes, builder],
  fit: [changes, about],
  strip: [changes],
  choose: [changes, island],
  split: [changes],
  stow: [changes],
  forgo: [changes],
  recall: [changes, island],
  done: [],
  fire: [firing],
  skip: [strength],
  shift: [strength],
  remove: [strength],
  loot: [changes],
  lootAll: [changes],
  land: [],
  mode: [cannons],
  sleeve: [sleeved, changes],
};

const MOST_SENTENCES = 2;

export function why(
  view: unknown,
  seat: Seat,
  { action }: JudgedChoice,
  _all: readonly JudgedChoice[],
  say: Say,
  nameOfSeat: NameOf,
): readonly string[] {
  const seen = view as DeadReckoningView;
  const nameOf = namedWithRival(seen.seats, say, nameOfSeat);
  const question: Question = { ...ask(seen, seat, action), say, nameOf };
  const said: string[] = [];
  for (const fact of [...FACTS[question.action.type], score, race]) {
    const sentence = said.length < MOST_SENTENCES ? fact(question) : undefined;
    if (sentence !== undefined && !said.includes(sentence)) said.push(sentence);
  }
  return said;
}
