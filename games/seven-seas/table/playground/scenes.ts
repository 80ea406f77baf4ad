/** Positions worth looking at, found in matches that are played by chance. */

import { Match, type Seat, SeededChance, Stream, TABLE, tableAnswer, type Viewer } from '@broadside/kernel';
import { frameNamed, frameOf } from '@broadside/kit';
import { curseOf } from '../../cards/table.ts';
import { sevenSeas } from '../../rules/game.ts';
import { countOf } from '../../rules/ships.ts';
import type { SevenSeasAction, SevenSeasEvent, SevenSeasState, StepName } from '../../rules/state.ts';
import type { SevenSeasView } from '../../rules/view.ts';

export type SevenSeasMatch = Match<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent>;

/** Chance declines, stays at home and leaves its loot too often for a match worth looking at. */
const POOR: readonly SevenSeasAction['type'][] = ['decline', 'leave', 'noGift', 'end', 'close'];

function likely(actions: readonly SevenSeasAction[]): readonly SevenSeasAction[] {
  const better = actions.filter(
    (action) => !POOR.includes(action.type) && !(action.type === 'send' && action.count === 0),
  );
  return better.length > 0 ? better : actions;
}

const dice = new SeededChance('stage dice');

/** A throw in which the first dice lie as they are wanted. */
const laid = (action: SevenSeasAction, lying: readonly number[]): SevenSeasAction =>
  action.type === 'land'
    ? { ...action, dice: [...lying.slice(0, action.dice.length), ...action.dice.slice(lying.length)] }
    : action;

/** One action of whoever is to act; the table answers with the fast model instead of real dice. */
export function playOn(match: SevenSeasMatch, random: Stream, lying: readonly number[] = []): void {
  const [seat] = match.toAct;
  if (seat === TABLE) match.play(seat, laid(tableAnswer<SevenSeasAction>(sevenSeas, match.state, dice), lying));
  else {
    const actions = likely(match.legal(seat));
    match.play(seat, actions[random.below(actions.length)]);
  }
}

interface Wanted {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly options?: Readonly<Record<string, unknown>>;
  /** How the first dice of every throw lie, as in the result of a throw. */
  readonly lying?: readonly number[];
  readonly when: (match: SevenSeasMatch, view: SevenSeasView) => boolean;
}

const at = (view: SevenSeasView, step: StepName): boolean => frameOf(view)?.step === step;
const asked = (match: SevenSeasMatch, view: SevenSeasView, step: StepName): boolean =>
  match.toAct.includes(0) && at(view, step);
const acting = (match: SevenSeasMatch, view: SevenSeasView, character: number): boolean => {
  const frame = frameOf(view);
  return match.toAct[0] === 0 && frame?.step === 'turn' && frame.character === character && frame.act === 'open';
};
const goods = (view: SevenSeasView, seat: Seat): number => countOf(view.pirates[seat].goods);
const happened = (match: SevenSeasMatch, type: SevenSeasEvent['type']): boolean =>
  match.log[match.n].events.some((event) => event.type === type);
const FOUR = { seats: 4, viewer: 0 } as const;
/** The first die in the middle, the others around it at one and the same distance: 65 mm to the hundredth. */
const RING = [2, 13000, 13000, 0].concat(
  [
    [16, 63],
    [39, 52],
    [60, 25],
  ].flatMap(([x, y]) =>
    [
      [x, y],
      [-x, -y],
      [y, -x],
      [-y, x],
    ].flatMap(([dx, dy], at) => [((x + at) % 6) + 1, 13000 + dx * 100, 13000 + dy * 100, x]),
  ),
);

export const SCENES = {
  begin: { ...FOUR, when: (match) => match.n === 0 },
  choose: {
    ...FOUR,
    when: (match, view) => asked(match, view, 'choose') && view.pirates[0].played.length > 1 && view.round > 4,
  },
  chosen: { ...FOUR, when: (match, view) => at(view, 'choose') && !match.toAct.includes(0) && view.round > 3 },
  shipwright: {
    ...FOUR,
    when: (match, view) => acting(match, view, 0) && view.round > 3 && view.pirates[0].reserve > 2,
  },
  governor: { ...FOUR, when: (match, view) => acting(match, view, 1) && view.corsairs.some((holder) => holder > 0) },
  captain: { ...FOUR, when: (match, view) => acting(match, view, 2) && match.legal(0).length > 2 },
  noCaravan: { ...FOUR, when: (match, view) => acting(match, view, 2) && match.legal(0).length === 1 },
  native: { ...FOUR, when: (match, view) => acting(match, view, 3) && match.legal(0).length > 1 && goods(view, 0) > 1 },
  shaman: { ...FOUR, when: (match, view) => acting(match, view, 4) && match.legal(0).length > 1 },
  merchant: { ...FOUR, when: (match, view) => acting(match, view, 5) && goods(view, 0) > 4 },
  sale: { ...FOUR, when: (match, view) => asked(match, view, 'sale') && goods(view, 0) > 4 },
  cartographer: { ...FOUR, when: (match, view) => acting(match, view, 6) },
  rituals: {
    ...FOUR,
    when: (match, view) =>
      match.toAct[0] === 0 &&
      at(view, 'turn') &&
      view.pirates[0].yinYang > 3 &&
      goods(view, 0) > 1 &&
      match.legal(0).some(({ type }) => type === 'deal'),
  },
  gift: { ...FOUR, when: (match, view) => asked(match, view, 'gift') && view.round > 2 },
  send: {
    ...FOUR,
    when: (match, view) =>
      asked(match, view, 'send') && (view.raid?.sent.some((count) => count > 0) ?? false) && match.legal(0).length > 3,
  },
  sendThree: { seats: 3, viewer: 0, when: (match, view) => asked(match, view, 'send') && match.legal(0).length > 6 },
  cast: { ...FOUR, when: (match, view) => asked(match, view, 'cast') && view.raid !== null && view.round > 3 },
  landed: {
    ...FOUR,
    when: (match, view) => happened(match, 'fought') && view.lid !== null && view.lid.fights.length > 8,
  },
  keep: {
    ...FOUR,
    when: (match, view) => asked(match, view, 'keep') && countOf(frameNamed(view, 'keep')?.goods ?? [0, 0, 0]) > 2,
  },
  excess: { ...FOUR, when: (_, view) => at(view, 'excess') },
  myExcess: { seats: 4, viewer: 3, when: (match, view) => match.toAct.includes(3) && at(view, 'excess') },
  tie: { ...FOUR, lying: RING, when: (match, view) => asked(match, view, 'tie') },
  whirlpool: { ...FOUR, lying: RING, when: (match, view) => asked(match, view, 'whirl') },
  poor: {
    ...FOUR,
    when: (match, view) => acting(match, view, 6) && view.pirates[0].yinYang < 2 && goods(view, 0) === 0,
  },
  endDrawn: { ...FOUR, when: (match) => happened(match, 'endDrawn') },
  lose: { ...FOUR, when: (match, view) => asked(match, view, 'lose') },
  protect: { ...FOUR, when: (match, view) => asked(match, view, 'protect') },
  idol: { ...FOUR, when: (match, view) => asked(match, view, 'name') },
  tavern: { ...FOUR, when: (match, view) => asked(match, view, 'assign') && match.legal(0).length > 2 },
  curse: {
    ...FOUR,
    when: (match, view) =>
      happened(match, 'landed') && view.lid !== null && view.lid.card > 21 && curseOf(view.lid.card) !== 'tavern',
  },
  watching: { ...FOUR, viewer: 'spectator', when: (_, view) => at(view, 'turn') && view.round > 5 },
  two: { seats: 2, viewer: 1, when: (match, view) => at(view, 'turn') && view.round > 6 && match.toAct[0] === 1 },
  ending: {
    ...FOUR,
    when: (match, view) => view.endRound > 0 && view.round > view.endRound && asked(match, view, 'choose'),
  },
  finale: { ...FOUR, when: (match, view) => asked(match, view, 'finale') },
  over: { ...FOUR, when: (match) => match.outcome !== undefined },
} as const satisfies Record<string, Wanted>;

export type SceneName = keyof typeof SCENES;

export interface Found {
  readonly match: SevenSeasMatch;
  readonly viewer: Viewer;
  /** The view before the last entry. */
  readonly before: SevenSeasView | undefined;
}

export function findScene(name: SceneName, from = 0): Found {
  const wanted: Wanted = SCENES[name];
  const { viewer, seats, options, lying, when } = wanted;
  for (let number = from; number < from + 300; number++) {
    const match: SevenSeasMatch = Match.begin(sevenSeas, {
      seats,
      options: { roundLimit: 20, ...options },
      seed: `stage ${number}`,
    });
    const random = Stream.of(`stage ${number} hands`);
    let before: SevenSeasView | undefined;
    for (;;) {
      if (when(match, match.view(viewer))) return { match, viewer, before };
      if (match.toAct.length === 0) break;
      before = match.view(viewer);
      playOn(match, random, lying);
    }
  }
  throw new Error(`no match shows ${name}`);
}
