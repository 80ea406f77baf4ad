/**
 * A table set up for a test: say only what matters, everything else is a lawful match.
 * Cards are named as in the notation (`caravan-england-2`, `kraken`, `rum`); cards not mentioned lie under the decks.
 */
import {
  apply,
  type Eye,
  type GameEvent,
  hashOf,
  legal,
  Out,
  parseAction,
  printAction,
  Refusal,
  type Seat,
  SeededChance,
  TABLE,
  tableAnswer,
  toAct,
  whyNot,
} from '@broadside/kernel';
import { expect } from 'vitest';
import { CARD_INFO } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import { freeOf, guardsOf, loadedOf, reserveOf } from '../rules/ships.ts';
import type { Lid, Pirate, SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import { readPrescribed } from '../rules/throws.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { type CharacterName, LOOT_NAMES, layOut, type TableSpec } from './layOut.ts';

export { type CharacterName, card, type NationName, type PirateSpec, type TableSpec } from './layOut.ts';

export const names = (cards: readonly number[]): string[] => cards.map((id) => CARD_INFO[id].name);

/** The events of one type. */
export const of = <T extends SevenSeasEvent['type']>(
  events: readonly SevenSeasEvent[],
  type: T,
): Extract<SevenSeasEvent, { type: T }>[] =>
  events.filter((event): event is Extract<SevenSeasEvent, { type: T }> => event.type === type);

/** How a pirate's ships lie. */
export interface Fleet {
  readonly guards: number;
  readonly loaded: number;
  readonly free: number;
  readonly reserve: number;
}

export class Table {
  readonly state: SevenSeasState;
  private readonly chance = new SeededChance('a table for a test');

  constructor(state: SevenSeasState) {
    this.state = state;
  }

  /** The seat that must answer; TABLE while dice fall, -2 when the match is over. */
  get toAct(): Seat {
    return toAct(sevenSeas, this.state)[0] ?? -2;
  }

  /** What waits, and whom for: `send 1`, `tie 0`, `fall -1`. */
  get waits(): string {
    return `${this.state.flow[this.state.flow.length - 1]?.step ?? 'over'} ${this.toAct}`;
  }

  /** The legal actions of a seat in notation. */
  legal(seat: Seat = this.toAct): string[] {
    return legal(sevenSeas, this.state, seat).map((action) => printAction(sevenSeas, action));
  }

  /** Carries out an action and returns its events; throws a Refusal like a match does. */
  act(action: SevenSeasAction, seat: Seat = this.toAct): SevenSeasEvent[] {
    const reason = whyNot(sevenSeas, this.state, seat, action);
    if (reason) throw new Refusal(reason, sevenSeas.id);
    const out = new Out<SevenSeasEvent>(this.chance, true);
    apply(sevenSeas, this.state, seat, action, out as unknown as Out<GameEvent>);
    expect(sevenSeas.broken(this.state)).toBeUndefined();
    return out.events ?? [];
  }

  /** Plays an action given in notation. */
  play(notation: string, seat: Seat = this.toAct): SevenSeasEvent[] {
    return this.act(parseAction(sevenSeas, notation) as SevenSeasAction, seat);
  }

  /** Plays several actions, each by whoever is asked, and returns all their events. */
  playAll(...notations: readonly string[]): SevenSeasEvent[] {
    return notations.flatMap((notation) => this.play(notation));
  }

  /** `code clause` of the refusal, or undefined if the action is legal. */
  why(notation: string, seat: Seat = this.toAct): string | undefined {
    const reason = whyNot(sevenSeas, this.state, seat, parseAction(sevenSeas, notation));
    return reason && `${reason.code} ${reason.clause}`;
  }

  /** All choose a character, seat by seat; the first of them is then called. */
  choose(...characters: readonly CharacterName[]): SevenSeasEvent[] {
    return characters.flatMap((character, seat) => this.play(`choose ${character}`, seat));
  }

  /**
   * The thrower throws, and the dice fall as told: `2@50,50 6`, in the order of `lid.sides`.
   * Without a text they fall as the stack prescribes, or by chance.
   */
  throw(text?: string): SevenSeasEvent[] {
    return [...this.play('throw 0 2'), ...this.land(text)];
  }

  /** The dice that are in the air come to rest. */
  land(text?: string): SevenSeasEvent[] {
    if (text === undefined) return this.act(tableAnswer<SevenSeasAction>(sevenSeas, this.state, this.chance), TABLE);
    const [dice] = readPrescribed([text]);
    return this.act({ type: 'land', dice, attempt: 0, physics: 0, film: '' }, TABLE);
  }

  pirate(seat: Seat): Pirate {
    return this.state.pirates[seat];
  }

  fleet(seat: Seat): Fleet {
    const pirate = this.pirate(seat);
    return {
      guards: guardsOf(pirate),
      loaded: loadedOf(pirate),
      free: freeOf(pirate),
      reserve: reserveOf(pirate),
    };
  }

  /** Kept goods by name: fruit, then coffee, then rum. */
  goods(seat: Seat): string[] {
    return kindNames(this.pirate(seat).goods);
  }

  hand(seat: Seat): string[] {
    return names(this.pirate(seat).hand);
  }

  /** The loot discard pile by name, in the order of kinds. */
  get discard(): string[] {
    return kindNames(this.state.discarded);
  }

  get lid(): Lid {
    if (!this.state.lid) throw new Error('nothing was thrown yet');
    return this.state.lid;
  }

  get hash(): string {
    return hashOf(this.state);
  }

  view(eye: Eye): SevenSeasView {
    return sevenSeas.view(this.state, eye);
  }
}

const kindNames = (counts: readonly number[]): string[] =>
  counts.flatMap((count, kind) => new Array<string>(count).fill(LOOT_NAMES[kind]));

/** A table in the choice phase: `table({…}).choose('captain', 'native', 'shaman')` goes on from there. */
export const table = (spec: TableSpec = {}): Table => new Table(layOut(spec));

/** Others are busy elsewhere: with the Cartographer, whose call comes last. */
const busy = (seats: number, who: readonly Seat[], character: CharacterName): CharacterName[] =>
  Array.from({ length: seats }, (_, seat) => (who.includes(seat) ? character : 'cartographer'));

/** A Captain has just played a Caravan; the first player to send ships is asked. */
export function raiding(caravan: string, spec: TableSpec = {}, captain: Seat = 0): Table {
  return playing('captain', caravan, spec, captain);
}

/** A Shaman has just played a Curse. Alone in it, the Shaman has a gift, and two as First Player. */
export function cursing(curse: string, spec: TableSpec = {}, shaman: Seat = 0): Table {
  return playing('shaman', curse, spec, shaman);
}

function playing(character: CharacterName, name: string, spec: TableSpec, who: Seat): Table {
  const pirates = (spec.pirates ?? [{}, {}, {}]).map((pirate, seat) =>
    seat === who ? { ...pirate, hand: [...(pirate.hand ?? []), name] } : pirate,
  );
  const t = table({ ...spec, pirates });
  t.choose(...busy(pirates.length, [who], character));
  t.play(`play ${name}`);
  return t;
}
