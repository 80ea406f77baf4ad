/** Positions worth looking at, found in matches that the sailor plays against itself. */

import { Match, type Seat, Stream, type Viewer } from '@broadside/kernel';
import { frameOf } from '@broadside/kit';
import { sailor } from '../../bot/sailor.ts';
import { portRoyal } from '../../rules/game.ts';
import { bustOdds, keepingBusts } from '../../rules/odds.ts';
import type { PortRoyalAction, PortRoyalEvent, State } from '../../rules/state.ts';
import { shipsIn } from '../../rules/trade.ts';
import type { View } from '../../rules/view.ts';

import { MODES } from './modes.ts';

export type PortRoyalMatch = Match<State, PortRoyalAction, View, PortRoyalEvent>;

/** Reveals on where the sailor would have stopped, as long as a bust is less likely than not. */
function daring(match: PortRoyalMatch, actions: readonly PortRoyalAction[]): PortRoyalAction | undefined {
  const chance = bustOdds(match.view('spectator'))?.chance ?? 1;
  return actions.find(({ type }) => type === 'sink' || (type === 'draw' && chance < 0.5));
}

/** One action of whoever is to act. */
export function playOn(match: PortRoyalMatch, random: Stream, dares = false): void {
  const [seat] = match.toAct;
  const actions = match.legal(seat);
  const dare = dares ? daring(match, actions) : undefined;
  match.play(seat, dare ?? sailor(match.state, seat, actions, random));
}

interface Wanted {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly dares?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly when: (match: PortRoyalMatch, view: View) => boolean;
}

const at = (view: View, step: string): boolean => frameOf(view)?.step === step;
const takes = (view: View, seat: Seat): boolean => {
  const frame = frameOf(view);
  return frame?.step === 'tradeAndHire' && frame.seat === seat && frame.left > 0;
};
const canClaim = (match: PortRoyalMatch): boolean => match.legal(0).some(({ type }) => type === 'claim');
const lastEvents = (match: PortRoyalMatch): readonly PortRoyalEvent[] => match.log[match.n].events;

const asked = (match: PortRoyalMatch, step: string): boolean => match.toAct[0] === 0 && at(match.view(0), step);
const may = (match: PortRoyalMatch, type: PortRoyalAction['type']): boolean =>
  match.toAct[0] === 0 && match.legal(0).some((action) => action.type === type);
const happened = (match: PortRoyalMatch, type: PortRoyalEvent['type']): boolean =>
  lastEvents(match).some((event) => event.type === type);

/** How many ways there are to play an action of this type. */
const ways = (match: PortRoyalMatch, type: string): number =>
  match.legal(0).filter((action) => action.type === type).length;

const FIRST_CHAPTER = { seats: 3, options: { play: 'adventure', chapter: 1 } } as const;

export const SCENES = {
  begin: { seats: 4, viewer: 0, when: (match) => match.n === 0 },
  discover: {
    seats: 4,
    viewer: 0,
    when: (match, view) =>
      view.active === 0 && view.turn > 22 && at(view, 'discover') && shipsIn(view.harbour) >= 3 && match.toAct[0] === 0,
  },
  repel: { seats: 3, viewer: 0, when: (_, view) => view.active === 0 && keepingBusts(view) && view.harbour.length > 2 },
  take: { seats: 4, viewer: 0, when: (_, view) => view.active === 0 && takes(view, 0) && view.harbour.length >= 5 },
  guest: { seats: 3, viewer: 0, when: (_, view) => view.active !== 0 && takes(view, 0) && view.harbour.length >= 3 },
  claim: { seats: 4, viewer: 0, when: (match, view) => view.active === 0 && at(view, 'discover') && canClaim(match) },
  last: { seats: 4, viewer: 0, when: (match, view) => view.active === 0 && at(view, 'lastClaims') && canClaim(match) },
  bust: {
    seats: 4,
    viewer: 0,
    when: (match, view) => lastEvents(match).some(({ type }) => type === 'bust') && view.turn > 12,
  },
  five: { seats: 5, viewer: 0, when: (_, view) => view.active === 3 && view.turn > 45 && shipsIn(view.harbour) > 2 },
  huge: { seats: 5, viewer: 0, dares: true, when: (_, view) => view.harbour.length >= 11 && view.active === 0 },
  two: { seats: 2, viewer: 1, when: (_, view) => view.turn > 12 && view.active === 0 && view.harbour.length > 2 },
  ending: { seats: 4, viewer: 0, when: (_, view) => view.ending && at(view, 'discover') && view.harbour.length > 1 },
  end: { seats: 3, viewer: 0, when: (match) => match.outcome !== undefined },
  watch: {
    seats: 4,
    viewer: 'spectator',
    options: { discardPile: 'topCard', variantEnding: true },
    when: (_, view) => view.turn > 20 && at(view, 'tradeAndHire') && view.harbour.length > 2,
  },
  gamble: { ...MODES.gambler, viewer: 0, when: (match, view) => may(match, 'gamble') && view.harbour.length > 1 },
  gambled: { ...MODES.gambler, viewer: 0, when: (match) => happened(match, 'gamblerUsed') && happened(match, 'bust') },
  sail: {
    ...MODES.setSail,
    viewer: 0,
    when: (match, view) => view.active === 0 && may(match, 'trade') && (view.extra?.tucked[0].length ?? 0) > 1,
  },
  gift: { ...MODES.mixed, viewer: 0, when: (match) => asked(match, 'gift') },
  contracts: {
    ...MODES.contracts,
    viewer: 0,
    when: (match, view) => asked(match, 'discover') && view.turn > 14 && shipsIn(view.harbour) > 1,
  },
  contract: { ...MODES.contracts, viewer: 0, when: (match, view) => view.active === 0 && may(match, 'contract') },
  offer: { ...MODES.contracts, viewer: 0, when: (match) => asked(match, 'offer') },
  waive: { ...MODES.contracts, viewer: 0, when: (match) => may(match, 'waive') },
  capture: { ...MODES.team, viewer: 0, when: (match) => may(match, 'capture') },
  setAside: { ...MODES.team, viewer: 0, when: (match) => asked(match, 'setAside') },
  pointsDeck: { ...MODES.team, viewer: 0, when: (match) => asked(match, 'pointsDeck') },
  team: {
    ...MODES.team,
    viewer: 0,
    when: (match, view) => asked(match, 'discover') && view.turn > 8 && shipsIn(view.harbour) > 1,
  },
  crowd: { ...MODES.crowd, viewer: 0, when: (match, view) => asked(match, 'discover') && view.turn > 11 },
  alone: {
    ...MODES.alone,
    viewer: 0,
    when: (match, view) => asked(match, 'discover') && view.turn > 6 && view.harbour.length > 2,
  },
  aloneEnd: { ...MODES.alone, viewer: 0, when: (match) => match.outcome !== undefined },
  character: { ...MODES.adventure, viewer: 0, when: (match) => asked(match, 'character') },
  draft: { ...MODES.chapter, viewer: 0, when: (match) => asked(match, 'character') },
  share: { ...MODES.chapter, viewer: 0, when: (match) => asked(match, 'share') },
  lookout: { ...MODES.adventure, viewer: 0, when: (match) => asked(match, 'lookout') },
  month: { ...MODES.adventure, viewer: 0, when: (match) => asked(match, 'month') },
  adventure: { ...MODES.adventure, viewer: 0, when: (match, view) => asked(match, 'discover') && view.turn > 12 },
  chapter: { ...MODES.chapter, viewer: 0, when: (match, view) => asked(match, 'discover') && view.turn > 8 },
  chapterAlone: {
    ...MODES.chapterAlone,
    viewer: 0,
    when: (match, view) => asked(match, 'discover') && view.turn > 5 && view.harbour.length > 1,
  },
  task: { ...MODES.chapter, viewer: 0, when: (match) => may(match, 'task') },
  firstTask: { ...FIRST_CHAPTER, viewer: 0, when: (match, view) => asked(match, 'discover') && view.turn > 1 },
  payment: { ...FIRST_CHAPTER, viewer: 0, when: (match) => ways(match, 'task') > 1 },
  stow: { ...MODES.chapter, viewer: 0, when: (match) => may(match, 'stow') },
  looking: { ...MODES.adventure, viewer: 1, when: (match, view) => at(view, 'lookout') && match.toAct[0] !== 1 },
  after: { ...MODES.after, viewer: 0, when: (match, view) => asked(match, 'discover') && view.turn > 18 },
  chapterWon: { ...MODES.chapter, viewer: 0, when: (match) => (match.outcome?.winners.length ?? 0) > 0 },
  chapterLost: { ...MODES.chapterAlone, viewer: 0, when: (match) => match.outcome?.winners.length === 0 },
} as const satisfies Record<string, Wanted>;

export type SceneName = keyof typeof SCENES;

export interface Found {
  readonly match: PortRoyalMatch;
  readonly viewer: Viewer;
  /** The view before the last entry. */
  readonly before: View | undefined;
}

export function findScene(name: SceneName, from = 0): Found {
  const wanted: Wanted = SCENES[name];
  const { viewer, seats, options, dares = false, when } = wanted;
  for (let number = from; number < from + 200; number++) {
    const match: PortRoyalMatch = Match.begin(portRoyal, { seats, options, seed: `stage ${number}` });
    const random = Stream.of(`stage ${number} hands`);
    let before: View | undefined;
    for (;;) {
      if (when(match, match.view(viewer))) return { match, viewer, before };
      if (match.toAct.length === 0) break;
      before = match.view(viewer);
      playOn(match, random, dares);
    }
  }
  throw new Error(`no match shows ${name}`);
}
