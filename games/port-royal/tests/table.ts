/**
 * A table set up for a test: say only what matters, everything else is a legal match.
 * Cards are named as in the notation (`admiral-7-2`); cards not mentioned lie at the bottom of the deck.
 */
import { resolveOptions, type Seat } from '@broadside/kernel';
import { TestTable } from '@broadside/kernel/testing';
import { cardNamed, NAMES } from '../cards/table.ts';
import { areaOf } from '../rules/area.ts';
import { portRoyal } from '../rules/game.ts';
import { deckCards, extraOf, openExpeditions } from '../rules/setup.ts';
import type { Extra, PortRoyalAction, PortRoyalEvent, PortRoyalFrame, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export { eventsOf as of } from '@broadside/kernel/testing';

export interface AreaSpec {
  /** A number of coins of no importance, or the coin cards themselves, the oldest first. */
  readonly coins?: number | readonly string[];
  readonly persons?: readonly string[];
  readonly expeditions?: readonly string[];
}

export interface TableSpec {
  /** One area per seat; two empty ones if left out. */
  readonly players?: readonly AreaSpec[];
  readonly active?: Seat;
  readonly first?: Seat;
  readonly harbour?: readonly string[];
  /** Open expeditions in the middle (with five players the special one is added unless it lies in an area). */
  readonly expeditions?: readonly string[];
  /** The next cards to be revealed, top first. */
  readonly deck?: readonly string[];
  /** The discard pile, top first. */
  readonly discard?: readonly string[];
  /** Where the cards go that nobody mentioned: under the deck (the default), or into seat 0's purse. */
  readonly rest?: 'deck' | 'purse';
  readonly options?: Readonly<Record<string, unknown>>;
  readonly ending?: boolean;
  /** What waits; phase 1 with nothing revealed if left out. */
  readonly frame?: PortRoyalFrame;
  /** Lays out what the expansions in play need; `take` finds cards by name that nobody else has. */
  readonly extra?: (extra: Extra, take: (names: readonly string[]) => number[]) => void;
}

export const card = (name: string): number => {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`no card is called ${name}`);
  return id;
};

/** Ships that are worth little, for filling purses. */
class Box {
  private readonly left: number[];
  constructor(cards: number[]) {
    this.left = cards;
  }
  take(name: string): number {
    const at = this.left.indexOf(card(name));
    if (at < 0) throw new Error(`no copy of ${name} is left`);
    return this.left.splice(at, 1)[0];
  }
  any(count: number): number[] {
    return this.left.splice(0, count);
  }
  rest(): number[] {
    return this.left.splice(0);
  }
}

export class Table extends TestTable<State, PortRoyalAction, View, PortRoyalEvent> {
  constructor(state: State) {
    super(portRoyal, state);
  }

  coins(seat: Seat): number {
    return this.state.players[seat].coins.length;
  }

  persons(seat: Seat): string[] {
    return this.state.players[seat].persons.map((id) => NAMES[id]);
  }

  get harbour(): string[] {
    return this.state.harbour.map((id) => NAMES[id]);
  }

  /** Top first. */
  get discard(): string[] {
    return this.state.discard.map((id) => NAMES[id]).reverse();
  }

  /** Top first. */
  get deck(): string[] {
    return this.state.deck.map((id) => NAMES[id]).reverse();
  }

  /** The fronts of a purse, the oldest coin first: nobody at the table knows them. */
  purse(seat: Seat): string[] {
    return names(this.state.players[seat].coins);
  }

  /** Expeditions in a player's area. */
  claimed(seat: Seat): string[] {
    return names(this.state.players[seat].expeditions);
  }

  /** Open expeditions in the middle of the table. */
  get expeditions(): string[] {
    return names(this.state.expeditions);
  }

  points(seat: Seat): number {
    return this.state.players[seat].points;
  }
}

/** Phase 1 after so many revealed cards. */
export const phaseOne = (revealed: number): PortRoyalFrame => ({
  step: 'discover',
  revealed,
  gamblers: 0,
  lookouts: 0,
});

export function table(spec: TableSpec = {}): Table {
  const areas = spec.players ?? [{}, {}];
  const options = resolveOptions(portRoyal, areas.length, { firstPlayer: 0, ...spec.options }) as State['options'];
  const special = openExpeditions(options, areas.length);
  const box = new Box([...deckCards(options), ...special]);
  const named = (names: readonly string[] = []): number[] => names.map((name) => box.take(name));
  const frameCard = spec.frame?.step === 'repel' ? box.take(NAMES[spec.frame.card]) : undefined;
  const harbour = named(spec.harbour);
  const expeditions = named(spec.expeditions);
  const deck = named(spec.deck);
  const discard = named(spec.discard);
  const extra = extraOf(options, areas.length);
  if (extra) spec.extra?.(extra, named);
  const players = areas.map((area, seat) =>
    areaOf(
      extra,
      seat,
      named(area.persons),
      named(area.expeditions),
      typeof area.coins === 'object' ? named(area.coins) : [],
    ),
  );
  for (const id of special) if (tryTake(box, NAMES[id])) expeditions.push(id);
  areas.forEach((area, seat) => {
    if (typeof area.coins === 'number') players[seat].coins.push(...box.any(area.coins));
  });
  const rest = box.rest();
  if (spec.rest === 'purse') players[0].coins.push(...rest);
  const state: State = {
    active: spec.active ?? 0,
    becalmed: 1,
    deck: [...(spec.rest === 'purse' ? [] : rest), ...deck.reverse()],
    discard: discard.reverse(),
    ending: spec.ending ?? false,
    expeditions,
    extra,
    first: spec.first ?? 0,
    flow: [],
    harbour,
    options,
    players,
    recall: null,
    turn: 1,
  };
  if (spec.frame?.step === 'repel') state.flow.push(phaseOne(1));
  state.flow.push(spec.frame ?? phaseOne(0));
  if (frameCard !== undefined && state.flow.length !== 2) throw new Error('a ship to answer needs its phase 1');
  return new Table(state);
}

function tryTake(box: Box, name: string): boolean {
  try {
    box.take(name);
    return true;
  } catch {
    return false;
  }
}

export const names = (cards: readonly number[]): string[] => cards.map((id) => NAMES[id]);

/** A table in the middle of phase 1: something was revealed, so the active player may stop. */
export const discovering = (spec: TableSpec = {}): Table =>
  table({ ...spec, frame: phaseOne(Math.max(1, spec.harbour?.length ?? 0)) });

/** A table in phase 2: the active player has just stopped. */
export function phaseTwo(spec: TableSpec = {}): Table {
  const t = discovering(spec);
  t.play('stop');
  return t;
}
