/**
 * A table set up for a test: say only what matters, everything else is a legal match.
 * Cards are named as in the notation (`caravan-england-2`, `kraken`, `rum`); cards not mentioned lie under the decks.
 */
import { type Seat, TABLE } from '@broadside/kernel';
import { TestTable } from '@broadside/kernel/testing';
import { CARD_INFO } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import { freeOf, guardsOf, loadedOf, reserveOf } from '../rules/ships.ts';
import type { Lid, Pirate, SevenSeasAction, SevenSeasEvent, SevenSeasState } from '../rules/state.ts';
import { readPrescribed } from '../rules/throws.ts';
import type { SevenSeasView } from '../rules/view.ts';
import { type CharacterName, LOOT_NAMES, layOut, type TableSpec } from './layOut.ts';

export { eventsOf as of } from '@broadside/kernel/testing';
export { type CharacterName, card, type NationName, type PirateSpec, type TableSpec } from './layOut.ts';

export const names = (cards: readonly number[]): string[] => cards.map((id) => CARD_INFO[id].name);

/** How a pirate's ships lie. */
export interface Fleet {
  readonly guards: number;
  readonly loaded: number;
  readonly free: number;
  readonly reserve: number;
}

export class Table extends TestTable<SevenSeasState, SevenSeasAction, SevenSeasView, SevenSeasEvent> {
  constructor(state: SevenSeasState) {
    super(sevenSeas, state);
  }

  /** All choose a character, seat by seat; the first of them is then called. */
  choose(...characters: readonly CharacterName[]): SevenSeasEvent[] {
    return characters.flatMap((character, seat) => this.play(`choose ${character}`, seat));
  }

  /**
   * The thrower throws, and the dice fall as given: `2@50,50 6`, in the order of `lid.sides`.
   * Without a text they fall as the stack prescribes, or by chance.
   */
  throw(text?: string): SevenSeasEvent[] {
    return [...this.play('throw 0 2'), ...this.land(text)];
  }

  /** The dice that are in the air come to rest. */
  override land(text?: string): SevenSeasEvent[] {
    if (text === undefined) return super.land();
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
