/**
 * What the value net is told about a position: only what everybody at the table knows, and by name. Positions are told at
 * the start of a turn, so harbour and open questions are no part of it. The player whose turn it is comes first.
 */
import type { Encoding, Inputs } from '@broadside/bots';
import { type CardId, colourOf, isTrader, needsOf, pointsOf } from '../../cards/table.ts';
import type { Player, State } from '../../rules/state.ts';

/** A count told as "at least 1", "at least 2", …: steps that the net weighs one by one. */
const STEPS = {
  points: 14,
  coins: 16,
  sabres: 9,
  mademoiselles: 3,
  admirals: 3,
  jesters: 3,
  governors: 2,
  settlers: 3,
  captains: 3,
  priests: 3,
  jacks: 2,
  expeditions: 3,
} as const;

type Count = keyof typeof STEPS;
const COUNTS = Object.keys(STEPS) as Count[];

const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'] as const;
/** Where a seat stands with the open expeditions. */
const HOPES = ['claims', 'lacksOne', 'claimsAlone'] as const;

const playerNames = (): string[] => [
  ...COUNTS.flatMap((count) => Array.from({ length: STEPS[count] }, (_, at) => `${count}.${at + 1}`)),
  ...COLOURS.map((colour) => `trader.${colour}`),
  ...HOPES,
  'toCome',
  'first',
];

const PLAYER_NAMES = playerNames();
const OFFSET = Object.fromEntries(COUNTS.map((count) => [count, PLAYER_NAMES.indexOf(`${count}.1`)])) as Record<
  Count,
  number
>;
const TRADERS = PLAYER_NAMES.indexOf('trader.yellow');
const HOPE = PLAYER_NAMES.indexOf('claims');
const TO_COME = PLAYER_NAMES.indexOf('toCome');
const FIRST = PLAYER_NAMES.indexOf('first');

/** Of the whole table: the end is near, what lies open, how much of the deck is left. */
const TABLE_NAMES = ['ending', 'deck', 'expeditions.1', 'expeditions.2', 'expeditions.3', 'expeditions.4'];

export const byte = (symbols: number, at: number): number => (symbols >> (8 * at)) & 255;

function steps(inputs: Inputs, base: number, count: Count, value: number): void {
  const most = Math.min(STEPS[count], value);
  const from = base + OFFSET[count];
  for (let at = 0; at < most; at++) inputs.add(from + at, 1);
}

function crew(inputs: Inputs, base: number, { persons }: Player): void {
  for (const card of persons) if (isTrader[card] === 1) inputs.add(base + TRADERS + colourOf[card], 1);
}

/** Symbols that own persons lack for an expedition, jacks standing in. */
export function lacks(symbols: number, expedition: CardId): number {
  let missing = -byte(symbols, 3);
  for (let symbol = 0; symbol < 3; symbol++) {
    let needed = 0;
    for (const need of needsOf[expedition]) if (need === symbol + 1) needed++;
    missing += Math.max(0, needed - byte(symbols, symbol));
  }
  return missing;
}

function hopes(inputs: Inputs, base: number, state: State, player: Player): void {
  let claims = 0;
  let near = 0;
  let alone = 1;
  for (const expedition of state.expeditions) {
    const gain = (pointsOf[expedition] - needsOf[expedition].length) / 3;
    const missing = lacks(player.symbols, expedition);
    if (missing <= 0 && gain > claims) {
      claims = gain;
      alone = state.players.some((other) => other !== player && lacks(other.symbols, expedition) <= 0) ? 0 : 1;
    } else if (missing === 1) near = Math.max(near, gain);
  }
  inputs.add(base + HOPE, claims);
  inputs.add(base + HOPE + 1, near);
  inputs.add(base + HOPE + 2, claims * alone);
}

/** What lies in front of one player; their turns and who began are told with the table. */
function tellPlayer(inputs: Inputs, base: number, state: State, seat: number): void {
  const own = state.players[seat];
  steps(inputs, base, 'points', own.points);
  steps(inputs, base, 'coins', own.coins.length);
  steps(inputs, base, 'sabres', own.sabres);
  steps(inputs, base, 'mademoiselles', own.discount);
  steps(inputs, base, 'admirals', own.admirals);
  steps(inputs, base, 'jesters', own.jesters);
  steps(inputs, base, 'governors', own.governors);
  steps(inputs, base, 'settlers', byte(own.symbols, 0));
  steps(inputs, base, 'captains', byte(own.symbols, 1));
  steps(inputs, base, 'priests', byte(own.symbols, 2));
  steps(inputs, base, 'jacks', byte(own.symbols, 3));
  steps(inputs, base, 'expeditions', own.expeditions.length);
  crew(inputs, base, own);
  hopes(inputs, base, state, own);
}

/** The table, and of each player, `width` inputs apart, whether a turn is still to come and whether they began. */
function tellTable(inputs: Inputs, base: number, width: number, state: State): void {
  const { players, deck, discard, expeditions } = state;
  if (state.ending) inputs.add(base, 1);
  inputs.add(base + 1, deck.length / Math.max(1, deck.length + discard.length));
  for (let open = 0; open < Math.min(4, expeditions.length); open++) inputs.add(base + 2 + open, 1);
  const seats = players.length;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.active + turn) % seats;
    // Once the end is triggered, whoever still has a turn has something to hope for.
    if (state.ending && (seat - state.first + seats) % seats >= (state.active - state.first + seats) % seats)
      inputs.add(turn * width + TO_COME, 1);
    if (seat === state.first) inputs.add(turn * width + FIRST, 1);
  }
}

/** What an expansion adds to what is told of a player and of the table. */
export interface More {
  readonly player: readonly string[];
  readonly table: readonly string[];
  tellPlayer(inputs: Inputs, base: number, state: State, seat: number): void;
  tellTable(inputs: Inputs, base: number, state: State): void;
}

/** Players one after the other, the active one first, then the table. */
export function encodingWith(more?: More): Encoding<State> {
  const names = [...PLAYER_NAMES, ...(more?.player ?? [])];
  const width = names.length;
  return {
    names: (seats) => [
      ...Array.from({ length: seats }, (_, turn) => names.map((name) => `${turn}.${name}`)).flat(),
      ...TABLE_NAMES,
      ...(more?.table ?? []),
    ],
    encode: (state, inputs) => {
      const seats = state.players.length;
      inputs.clear();
      for (let turn = 0; turn < seats; turn++) {
        const seat = (state.active + turn) % seats;
        tellPlayer(inputs, turn * width, state, seat);
        more?.tellPlayer(inputs, turn * width + PLAYER_NAMES.length, state, seat);
      }
      tellTable(inputs, seats * width, width, state);
      more?.tellTable(inputs, seats * width + TABLE_NAMES.length, state);
      return state.active;
    },
  };
}

/** The base game. */
export const encoding = encodingWith();
