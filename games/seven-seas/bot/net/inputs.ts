/**
 * What the value net is told about a position, by name. Positions are told at the start of a round, whoever chooses first
 * comes first. Hands are told as they are in the world at hand: whoever searches imagines those of the others.
 */
import { type Encoding, type Inputs, stair, Telling } from '@broadside/bots';
import type { Seat } from '@broadside/kernel';
import { CHARACTERS, CURSES, caravanShips, FIRST_CURSE, FIRST_PORT, NATIONS } from '../../cards/table.ts';
import { holds } from '../../rules/actions.ts';
import { pointsOf } from '../../rules/ending.ts';
import { portOf } from '../../rules/rituals.ts';
import { chestsFor } from '../../rules/sale.ts';
import { capacityOf, freeOf, goodsOf } from '../../rules/ships.ts';
import type { Pirate, SevenSeasState } from '../../rules/state.ts';
import { characterWorths } from '../characters.ts';
import { usualGifts } from '../choices.ts';
import { scoreOf } from '../evaluate.ts';
import { endIsNext, type Outlook, othersOf, outlookOf } from '../outlook.ts';
import { MARK, SAILOR } from '../weights.ts';
import { boardWorth, fleetWorth, goodsWorth, ownHandWorth, ritualsWorth } from '../worth.ts';

const LYING = CHARACTERS.map((_, at) => `lies.${at}`);
const CORSAIRS = NATIONS.map((nation) => `corsair.${nation}`);

const CURSED = CURSES.map((curse) => `holds.${curse}`);
const CHOICES = CHARACTERS.map((_, at) => `choice.${at}`);
/** Kinds of goods by what the port pays for them. */
const PRICED = ['cheap', 'middling', 'dear'] as const;

const OWN = new Telling(
  {
    points: stair(26, 2, -6),
    tally: stair(24, 1, -11.5),
    close: stair(20, 0.3, -2.85),
    standing: stair(24, 0.2, -2.3),
    coming: stair(24, 0.2, -2.3),
    gain: stair(8, 1, -1),
    score: stair(20, 0.3, -2.85),
    chests: stair(12, 4),
    next: stair(9),
    ships: stair(10),
    free: stair(8),
    cheap: stair(5),
    middling: stair(5),
    dear: stair(5),
    room: stair(6),
    talismans: stair(6),
    yinYang: stair(8),
    third: stair(2),
    marks: stair(6),
    doubleHolds: stair(3),
    unsinkables: stair(3),
    hand: stair(6),
    caravans: stair(4),
    ports: stair(3),
    curses: stair(3),
    lying: stair(6),
  },
  [
    ...LYING,
    ...CORSAIRS,
    ...CURSED,
    ...CHOICES,
    'scored',
    'cargo',
    'sails',
    'worth.goods',
    'worth.fleet',
    'worth.hand',
    'worth.rituals',
    'worth.all',
    'worth.late',
  ],
);

const TABLE = new Telling({ left: stair(14), deck: stair(10, 3) }, ['endNext', 'ending', 'time']);

function handOf(hand: readonly number[]) {
  const kinds = { caravans: 0, ports: 0, curses: 0 };
  for (const card of hand)
    if (card < FIRST_PORT) kinds.caravans++;
    else if (card < FIRST_CURSE) kinds.ports++;
    else kinds.curses++;
  return kinds;
}

/** What all goods would be sold for here and now. */
const cargoOf = (state: SevenSeasState, { goods }: Pirate): number =>
  chestsFor(portOf(state), goods, state.options.bayRum);

const tallyOf = (state: SevenSeasState, pirate: Pirate): number =>
  pointsOf(pirate) + cargoOf(state, pirate) - MARK * pirate.hand.length;

/** Ships of the caravans in hand. */
function sailsOf(hand: readonly number[]): number {
  let ships = 0;
  for (const card of hand) if (card < FIRST_PORT) ships += caravanShips(card);
  return ships;
}

/** What is found once for all seats. */
interface Known {
  readonly worths: readonly number[];
  /** What each character would bring, and the best of them. */
  readonly choices: readonly (readonly number[])[];
  readonly gains: readonly number[];
  readonly scores: readonly number[];
  /** Points if the match ended here and now. */
  readonly tallies: readonly number[];
  /** The kinds of goods, the cheapest first. */
  readonly byPrice: readonly number[];
}

/** How far a lead usually carries, by the rounds to come. */
const spreadOf = (left: number): number => 2 + 2.2 * Math.sqrt(left);

const clipped = (worth: number): number => Math.max(-1, Math.min(2, worth / 5));

function pirate(inputs: Inputs, base: number, outlook: Outlook, seat: Seat, known: Known): void {
  const { state, left } = outlook;
  const { worths, choices, gains, scores, tallies, byPrice } = known;
  const own = state.pirates[seat];
  const others = othersOf(state, seat);
  const ahead = (of: (other: Seat) => number): number => of(seat) - Math.max(...others.map(of));
  const count = (name: Parameters<typeof OWN.count>[2], value: number): void => OWN.count(inputs, base, name, value);
  const kinds = handOf(own.hand);
  let lying = 0;
  for (let character = 0; character < CHARACTERS.length; character++) if (holds(own.played, character)) lying++;
  const lead = ahead((other) => worths[other]);
  count('standing', lead / spreadOf(left));
  const coming = ahead((other) => worths[other] + gains[other]);
  count('coming', coming / spreadOf(left));
  count('gain', gains[seat]);
  const tally = ahead((other) => tallies[other]);
  count('points', pointsOf(own));
  count('tally', tally);
  count('close', tally / (1 + left));
  const scored = ahead((other) => scores[other]);
  count('score', scored);
  count('chests', own.chests);
  count('next', own.chests % 10);
  count('ships', own.ships);
  count('free', freeOf(own));
  PRICED.forEach((name, rank) => {
    count(name, own.goods[byPrice[rank]]);
  });
  count('room', capacityOf(own) - goodsOf(own));
  count('talismans', own.talismans);
  count('yinYang', own.yinYang);
  count('third', own.yinYang % 3);
  count('marks', own.marks);
  count('doubleHolds', own.doubleHolds);
  count('unsinkables', own.unsinkables);
  count('hand', own.hand.length);
  count('caravans', kinds.caravans);
  count('ports', kinds.ports);
  count('curses', kinds.curses);
  count('lying', lying);
  const plain = (name: Parameters<typeof OWN.plain>[2], value: number): void => OWN.plain(inputs, base, name, value);
  LYING.forEach((name, character) => {
    if (holds(own.played, character)) plain(name, 1);
  });
  CORSAIRS.forEach((name, nation) => {
    if (state.corsairs[nation] === seat) plain(name, 1);
  });
  for (const card of own.hand) if (card >= FIRST_CURSE) plain(CURSED[card - FIRST_CURSE], 1);
  choices[seat].forEach((worth, character) => {
    if (worth > Number.NEGATIVE_INFINITY) plain(CHOICES[character], clipped(worth));
  });
  plain('scored', scored / 4);
  plain('cargo', cargoOf(state, own) / 10);
  plain('sails', sailsOf(own.hand) / 5);
  plain('worth.goods', goodsWorth(own.goods, outlook) / 10);
  plain('worth.fleet', fleetWorth(own, outlook) / 10);
  plain('worth.hand', ownHandWorth(own.hand, outlook) / 5);
  plain('worth.rituals', ritualsWorth(own, outlook) / 5);
  plain('worth.all', worths[seat] / 20);
  plain('worth.late', worths[seat] / (10 + 4 * left));
}

export const encoding: Encoding<SevenSeasState> = {
  names: (seats) => [
    ...Array.from({ length: seats }, (_, turn) => OWN.names.map((name) => `${turn}.${name}`)).flat(),
    ...TABLE.names,
  ],
  encode: (state, inputs) => {
    const seats = state.pirates.length;
    const outlook = outlookOf(state, SAILOR);
    const worths = state.pirates.map((own) => boardWorth(own, outlook) + ownHandWorth(own.hand, outlook));
    const choices = state.pirates.map(({ hand }, seat) =>
      characterWorths(outlook, seat, hand, usualGifts(state, seat)),
    );
    const known: Known = {
      worths,
      choices,
      gains: choices.map((each) => Math.max(...each)),
      scores: state.pirates.map((_, seat) => scoreOf(outlook, seat)),
      tallies: state.pirates.map((own) => tallyOf(state, own)),
      byPrice: [0, 1, 2].sort((a, b) => outlook.prices[a] - outlook.prices[b]),
    };
    inputs.clear();
    for (let turn = 0; turn < seats; turn++)
      pirate(inputs, turn * OWN.width, outlook, (state.first + turn) % seats, known);
    const base = seats * OWN.width;
    TABLE.count(inputs, base, 'left', outlook.left);
    TABLE.count(inputs, base, 'deck', state.adventures.length);
    TABLE.plain(inputs, base, 'endNext', endIsNext(state) ? 1 : 0);
    TABLE.plain(inputs, base, 'ending', state.endRound > 0 ? 1 : 0);
    TABLE.plain(inputs, base, 'time', outlook.left / 20);
    return state.first;
  },
};
