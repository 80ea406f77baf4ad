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
  resolveOptions,
  type Seat,
  SeededChance,
  TABLE,
  tableAnswer,
  toAct,
  whyNot,
} from '@broadside/kernel';
import { expect } from 'vitest';
import {
  ADVENTURES,
  CARD_INFO,
  type CHARACTERS,
  cardNamed,
  characterCard,
  characterOf,
  END_OF_ADVENTURES,
  lootKind,
  NATIONS,
  PIRATE_BAY,
  TALISMAN,
} from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import { BELOW_THE_END, LOOT_KINDS, LOOT_PER_KIND } from '../rules/setup.ts';
import { capacityOf, freeOf, guardsOf, loadedOf, reserveOf, seaOf } from '../rules/ships.ts';
import {
  type Lid,
  NOT_CHOSEN,
  type Pirate,
  type SevenSeasAction,
  type SevenSeasEvent,
  type SevenSeasOptions,
  type SevenSeasState,
} from '../rules/state.ts';
import { readPrescribed } from '../rules/throws.ts';
import type { SevenSeasView } from '../rules/view.ts';

export type CharacterName = (typeof CHARACTERS)[number];
export type NationName = (typeof NATIONS)[number];

export interface PirateSpec {
  /** 7 chests and 7 ships if left out. */
  readonly chests?: number;
  readonly ships?: number;
  /** Goods and Talismans by name: `['rum', 'rum', 'talisman']`. */
  readonly loot?: readonly string[];
  readonly yinYang?: number;
  readonly marks?: number;
  readonly doubleHolds?: number;
  readonly unsinkables?: number;
  /** Adventure cards; none if left out. */
  readonly hand?: readonly string[];
  /** Characters lying face up from earlier rounds. */
  readonly played?: readonly CharacterName[];
  readonly corsairOf?: readonly NationName[];
}

export interface TableSpec {
  /** One per seat; three of them with nothing special if left out. */
  readonly pirates?: readonly PirateSpec[];
  readonly first?: Seat;
  readonly round?: number;
  /** The round in which End of Adventures was drawn: the card then lies aside. */
  readonly endRound?: number;
  /** The current port; Pirate Bay if left out. */
  readonly port?: string;
  /** Played Caravans and Curses, top first. */
  readonly played?: readonly string[];
  /** The next cards of the decks, top first. */
  readonly adventures?: readonly string[];
  readonly loot?: readonly string[];
  /** The loot discard pile, top first. */
  readonly discard?: readonly string[];
  /** Where the loot goes that nobody mentioned: under the deck (the default), or onto the discard pile. */
  readonly rest?: 'deck' | 'discard';
  /** Throws to come, as in `stack.throws`. */
  readonly throws?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

export const card = (name: string): number => {
  const id = cardNamed(name);
  if (id === undefined) throw new Error(`no card is called ${name}`);
  return id;
};

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

const LOOT_NAMES = ['fruit', 'coffee', 'rum', 'talisman'] as const;
const kindNames = (counts: readonly number[]): string[] =>
  counts.flatMap((count, kind) => new Array<string>(count).fill(LOOT_NAMES[kind]));

/** Cards that are each in one place only. */
class Box {
  private readonly left: number[];
  constructor(cards: number[]) {
    this.left = cards;
  }
  take(wanted: readonly string[] = []): number[] {
    return wanted.map((name) => {
      const at = this.left.indexOf(card(name));
      if (at < 0) throw new Error(`no copy of ${name} is left`);
      return this.left.splice(at, 1)[0];
    });
  }
  rest(): number[] {
    return this.left.splice(0);
  }
}

const adventureBox = (): Box => new Box(Array.from({ length: ADVENTURES - 1 }, (_, id) => id));
const lootBox = (): Box =>
  new Box(Array.from({ length: LOOT_KINDS * LOOT_PER_KIND }, (_, at) => card(LOOT_NAMES[at % LOOT_KINDS])));

function pirateOf(spec: PirateSpec, adventures: Box, loot: Box): Pirate {
  const kinds = loot.take(spec.loot).map(lootKind);
  const count = (kind: number): number => kinds.filter((one) => one === kind).length;
  const pirate: Pirate = {
    chests: spec.chests ?? 7,
    ships: spec.ships ?? 7,
    goods: [count(0), count(1), count(2)],
    talismans: count(TALISMAN),
    yinYang: spec.yinYang ?? 0,
    marks: spec.marks ?? 0,
    doubleHolds: spec.doubleHolds ?? 0,
    unsinkables: spec.unsinkables ?? 0,
    hand: adventures.take(spec.hand).sort((one, other) => one - other),
    played: (spec.played ?? []).reduce((bits, name) => bits | (1 << characterOf(card(name))), 0),
    chosen: NOT_CHOSEN,
  };
  const room = capacityOf(pirate);
  if (kinds.length - pirate.talismans > room) throw new Error(`${seaOf(pirate)} sea ships carry only ${room} goods`);
  return pirate;
}

/** The adventure deck: named cards on top, End of Adventures over the last four unless it was drawn. */
function deckOf(spec: TableSpec, box: Box): number[] {
  const wanted = spec.adventures ?? [];
  const endIsNamed = wanted.includes(CARD_INFO[END_OF_ADVENTURES].name);
  const top = wanted.map((name) => (card(name) === END_OF_ADVENTURES ? END_OF_ADVENTURES : box.take([name])[0]));
  const deck = box.rest();
  if (!endIsNamed && !spec.endRound) deck.splice(BELOW_THE_END, 0, END_OF_ADVENTURES);
  return [...deck, ...top.reverse()];
}

/** A table in the choice phase: `table({…}).choose('captain', 'native', 'shaman')` goes on from there. */
export function table(spec: TableSpec = {}): Table {
  const specs = spec.pirates ?? [{}, {}, {}];
  const adventures = adventureBox();
  const loot = lootBox();
  const pirates = specs.map((pirate) => pirateOf(pirate, adventures, loot));
  const ports = [PIRATE_BAY, ...adventures.take(spec.port ? [spec.port] : [])];
  const played = adventures.take(spec.played).reverse();
  const topLoot = loot.take(spec.loot).map(lootKind).reverse();
  const thrownAway = loot.take(spec.discard).map(lootKind);
  const rest = loot.rest().map(lootKind);
  if (spec.rest === 'discard') thrownAway.push(...rest);
  const discarded = new Array<number>(LOOT_KINDS).fill(0);
  for (const kind of thrownAway) discarded[kind]++;
  const corsairs = NATIONS.map((nation) => specs.findIndex(({ corsairOf }) => corsairOf?.includes(nation)));
  return new Table({
    options: resolveOptions(sevenSeas, specs.length, spec.options ?? {}) as unknown as SevenSeasOptions,
    pirates,
    round: spec.round ?? 1,
    turns: 1,
    first: spec.first ?? 0,
    called: NOT_CHOSEN,
    acting: [],
    endRound: spec.endRound ?? 0,
    adventures: deckOf(spec, adventures),
    played,
    ports,
    loot: [...(spec.rest === 'discard' ? [] : rest), ...topLoot],
    discarded,
    discardTop: thrownAway[0] ?? -1,
    corsairs,
    raid: null,
    lid: null,
    throws: 0,
    prescribed: readPrescribed(spec.throws ?? []),
    flow: [{ step: 'choose' }],
  });
}

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

/** The card of a character, for events. */
export const characterNamed = (name: CharacterName): number => characterCard(characterOf(card(name)));
