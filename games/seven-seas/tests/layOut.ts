/** Lays out a table as a test describes it. */
import { resolveOptions, type Seat } from '@broadside/kernel';
import {
  ADVENTURES,
  CARD_INFO,
  type CHARACTERS,
  cardNamed,
  characterOf,
  END_OF_ADVENTURES,
  lootKind,
  NATIONS,
  PIRATE_BAY,
  TALISMAN,
} from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import { BELOW_THE_END, LOOT_KINDS, LOOT_PER_KIND } from '../rules/setup.ts';
import { capacityOf, seaOf } from '../rules/ships.ts';
import { NOT_CHOSEN, type Pirate, type SevenSeasOptions, type SevenSeasState } from '../rules/state.ts';
import { readPrescribed } from '../rules/throws.ts';

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

export const LOOT_NAMES = ['fruit', 'coffee', 'rum', 'talisman'] as const;
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

/** A legal state in the choice phase. */
export function layOut(spec: TableSpec): SevenSeasState {
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
  return {
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
  };
}
