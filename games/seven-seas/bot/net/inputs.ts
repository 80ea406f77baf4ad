/**
 * What the value net is told about a position, by name. Positions are told at the start of a round, whoever chooses first
 * comes first. Hands are told as they are in the world at hand: whoever searches imagines those of the others.
 */
import { type Encoding, type Inputs, stair, Telling } from '@broadside/bots';
import type { Seat } from '@broadside/kernel';
import { CHARACTERS, FIRST_CURSE, FIRST_PORT, NATIONS } from '../../cards/table.ts';
import { holds } from '../../rules/actions.ts';
import { pointsOf } from '../../rules/ending.ts';
import { capacityOf, freeOf, goodsOf } from '../../rules/ships.ts';
import type { SevenSeasState } from '../../rules/state.ts';
import { endIsNext, type Outlook, othersOf, outlookOf } from '../outlook.ts';
import { SAILOR } from '../weights.ts';
import { boardWorth, fleetWorth, goodsWorth, ownHandWorth, ritualsWorth } from '../worth.ts';

const LYING = CHARACTERS.map((_, at) => `lies.${at}`);
const CORSAIRS = NATIONS.map((nation) => `corsair.${nation}`);

const OWN = new Telling(
  {
    points: stair(22, 2, -6),
    lead: stair(20, 2, -19),
    prospect: stair(20, 2, -19),
    chests: stair(16, 2),
    next: stair(9),
    ships: stair(10),
    free: stair(8),
    goods: stair(8),
    most: stair(4),
    room: stair(6),
    talismans: stair(6),
    yinYang: stair(8),
    third: stair(2),
    marks: stair(6),
    doubleHolds: stair(3),
    unsinkables: stair(3),
    hand: stair(6),
    caravans: stair(3),
    ports: stair(2),
    curses: stair(3),
    lying: stair(6),
  },
  [...LYING, ...CORSAIRS, 'worth.goods', 'worth.fleet', 'worth.hand', 'worth.rituals', 'worth.all', 'worth.late'],
);

const TABLE = new Telling({ left: stair(14), deck: stair(10, 3), round: stair(10, 2) }, ['endNext', 'ending', 'time']);

function handOf(hand: readonly number[]) {
  const kinds = { caravans: 0, ports: 0, curses: 0 };
  for (const card of hand)
    if (card < FIRST_PORT) kinds.caravans++;
    else if (card < FIRST_CURSE) kinds.ports++;
    else kinds.curses++;
  return kinds;
}

function pirate(inputs: Inputs, base: number, outlook: Outlook, seat: Seat, worths: readonly number[]): void {
  const { state, left } = outlook;
  const own = state.pirates[seat];
  const others = othersOf(state, seat);
  const ahead = (of: (other: Seat) => number): number => of(seat) - Math.max(...others.map(of));
  const count = (name: Parameters<typeof OWN.count>[2], value: number): void => OWN.count(inputs, base, name, value);
  const kinds = handOf(own.hand);
  let lying = 0;
  for (let character = 0; character < CHARACTERS.length; character++) if (holds(own.played, character)) lying++;
  count('points', pointsOf(own));
  count(
    'lead',
    ahead((other) => pointsOf(state.pirates[other])),
  );
  count(
    'prospect',
    ahead((other) => worths[other]),
  );
  count('chests', own.chests);
  count('next', own.chests % 10);
  count('ships', own.ships);
  count('free', freeOf(own));
  count('goods', goodsOf(own));
  count('most', Math.max(...own.goods));
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
    inputs.clear();
    for (let turn = 0; turn < seats; turn++)
      pirate(inputs, turn * OWN.width, outlook, (state.first + turn) % seats, worths);
    const base = seats * OWN.width;
    TABLE.count(inputs, base, 'left', outlook.left);
    TABLE.count(inputs, base, 'deck', state.adventures.length);
    TABLE.count(inputs, base, 'round', state.round);
    TABLE.plain(inputs, base, 'endNext', endIsNext(state) ? 1 : 0);
    TABLE.plain(inputs, base, 'ending', state.endRound > 0 ? 1 : 0);
    TABLE.plain(inputs, base, 'time', outlook.left / 20);
    return state.first;
  },
};
