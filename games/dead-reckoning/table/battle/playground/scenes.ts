/** Battles worth looking at, found in matches of fair sailors who often do something else; their cubes really fall. */
import { type GameEvent, Match, SeededChance, Stream, TABLE, tableAnswer, type Viewer } from '@broadside/kernel';
import { HereThrower } from '@broadside/throw/physics';
import { sailor } from '../../../bot/sailor.ts';
import type { DeadReckoningAction } from '../../../rules/actions.ts';
import type { Battle } from '../../../rules/battleState.ts';
import type { DeadReckoningEvent } from '../../../rules/events.ts';
import { deadReckoning } from '../../../rules/game.ts';
import { deadReckoningHand } from '../../../rules/hand.ts';
import type { DeadReckoningFrame, DeadReckoningState, StepName } from '../../../rules/state.ts';
import type { DeadReckoningView } from '../../../rules/view.ts';

export type BattleMatch = Match<DeadReckoningState, DeadReckoningAction, DeadReckoningView, DeadReckoningEvent>;

interface Wanted {
  readonly seats: number;
  readonly kind: Battle['kind'];
  readonly step: StepName;
  /** Whether it is the viewer who answers. */
  readonly mine?: boolean;
  /** A rare question, put on top of what is asked. */
  readonly asks?: (state: DeadReckoningState) => DeadReckoningFrame;
}

export const SCENES = {
  merchant: { seats: 2, kind: 'merchant', step: 'prepare' },
  merchantFall: { seats: 2, kind: 'merchant', step: 'fall' },
  ship: { seats: 3, kind: 'ship', step: 'prepare' },
  respond: { seats: 3, kind: 'ship', step: 'respond' },
  fall: { seats: 3, kind: 'ship', step: 'fall' },
  combat: { seats: 3, kind: 'ship', step: 'combat' },
  watch: { seats: 3, kind: 'ship', step: 'combat', mine: false },
  shift: { seats: 3, kind: 'ship', step: 'combat', asks: () => ({ step: 'shift', seat: 0, kinds: [] }) },
  remove: { seats: 3, kind: 'ship', step: 'combat', asks: () => ({ step: 'remove', seat: 0, crew: 6, deeds: [] }) },
  drawn: {
    seats: 3,
    kind: 'ship',
    step: 'combat',
    asks: ({ players: [{ hand, deck }] }) => {
      const card = hand[0] ?? deck[0];
      if (hand.length === 0) hand.push(...deck.splice(0, 1));
      return { step: 'drawn', seat: 0, card };
    },
  },
  loot: { seats: 3, kind: 'ship', step: 'loot' },
  reward: { seats: 2, kind: 'merchant', step: 'room' },
  merchantLoot: { seats: 2, kind: 'merchant', step: 'loot' },
  building: { seats: 3, kind: 'building', step: 'prepare' },
  buildingFall: { seats: 3, kind: 'building', step: 'fall' },
  solo: { seats: 1, kind: 'ship', step: 'prepare' },
} as const satisfies Readonly<Record<string, Wanted>>;
export type SceneName = keyof typeof SCENES;

/** What everybody likes to do on this page. */
const FIERCE: readonly DeadReckoningAction['type'][] = ['attack', 'storm', 'flag', 'fight'];
const thrower = new HereThrower();
const dice = new SeededChance('stage cubes');

function choose(match: BattleMatch, seat: number, random: Stream): DeadReckoningAction {
  const legal = match.legal(seat);
  const fierce = legal.filter(({ type }) => FIERCE.includes(type));
  if (fierce.length > 0) return fierce[random.below(fierce.length)];
  const pirate = legal.find((action) => action.type === 'mode' && action.pirate === 1);
  if (pirate && random.below(2) === 0) return pirate;
  const plays = legal.filter(({ type }) => type === 'play' || type === 'use');
  if (plays.length > 0 && random.below(3) > 0) return plays[random.below(plays.length)];
  return random.below(5) === 0 ? legal[random.below(legal.length)] : sailor(match.state, seat, legal, random);
}

/** One action of whoever is to act. */
export function playOn(match: BattleMatch, random: Stream): void {
  const [seat] = match.toAct;
  if (seat === TABLE) match.play(seat, tableAnswer<DeadReckoningAction>(deadReckoning, match.state, dice));
  else match.play(seat, choose(match, seat, random));
}

/** The cubes in the air really fall. */
export async function letFall(match: BattleMatch, seed: string): Promise<void> {
  const order = deadReckoningHand.order(match.state, seed);
  if (order === undefined) return;
  match.play(TABLE, deadReckoningHand.answer(match.state, await thrower.throw(order)));
}

export const isInAir = ({ state }: BattleMatch): boolean => state.flow.at(-1)?.step === 'fall';

/** What this viewer may know of the last entry. */
export const seenBy = (match: BattleMatch, viewer: Viewer): readonly GameEvent[] =>
  match.log[match.n].events.flatMap((event) => deadReckoning.seen(event, viewer) ?? []);

function isWanted({ state, toAct }: BattleMatch, { kind, step, mine = true }: Wanted): boolean {
  if (state.battle?.kind !== kind || state.flow.at(-1)?.step !== step) return false;
  return step === 'fall' || toAct.includes(0) === mine;
}

export interface Found {
  readonly match: BattleMatch;
  /** What happened in this battle so far, as the viewer saw it. */
  readonly steps: readonly { readonly events: readonly GameEvent[]; readonly view: DeadReckoningView }[];
}

/** Matches and entries are searched until one fits. */
export async function findScene(name: SceneName, from: number): Promise<Found> {
  const wanted: Wanted = SCENES[name];
  for (let seed = from; seed < from + 80; seed++) {
    const match: BattleMatch = Match.begin(deadReckoning, {
      seats: wanted.seats,
      options: { roundLimit: 20 },
      seed: `battle ${seed}`,
    });
    const random = Stream.of(`hands ${seed}`);
    let steps: Found['steps'][number][] = [];
    while (match.toAct.length > 0) {
      if (isWanted(match, wanted)) {
        const { asks } = wanted;
        if (asks) match.state.flow.push(asks(match.state));
        return { match, steps: asks ? [{ events: [], view: match.view(0) }] : steps };
      }
      if (isInAir(match)) await letFall(match, `stage ${seed}`);
      else playOn(match, random);
      const events = seenBy(match, 0);
      if (events.some(({ type }) => type === 'battleBegan')) steps = [];
      steps.push({ events, view: match.view(0) });
    }
  }
  throw new Error(`no ${name} was found`);
}
