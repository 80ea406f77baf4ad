/**
 * The limit: the base game of Port Royal, default options, played at random as fast as we know how. The whole
 * table is a few typed arrays, nothing is allocated, and there are no events, views or lists of actions.
 * It makes the same decisions in the same order with the same chance as the product (bench/engine/check.mjs).
 *
 * Every array is a top-level constant of at least 65 bytes: V8 then writes its address into optimised code.
 */
import * as cards from './cards.mjs';

// Imported bindings are looked up each time; local constants are folded.
const { roleOf, colourOf, costOf, coinsOf, pointsOf, sabresOf, isMostSabres, counterOf, raiseOf } = cards;
const { coversFor, coversFrom, coverAt, handOf, SEEKERS, affordableFor } = cards;
const { PERSON, SHIP, EXPEDITION } = cards;
const { POINTS, SABRES, DISCOUNT, ADMIRALS, JESTERS, GOVERNORS, TRADERS, SYMBOLS_AT, JACKS } = cards;
const HANDS = cards.hands;
const HIGHEST_COST = cards.HIGHEST_COST;
const FULL_DECK = cards.DECK;
const FULL = FULL_DECK.length;
const OPEN_WITH = [0, 1, 2, 3, 4, 5].map(cards.openWith);

const STARTING_COINS = 3;
const POINTS_TO_END = 12;
const TAX_FROM = 12;
const ADMIRAL_HARBOUR = 5;
const ADMIRAL_COINS = 2;

/** Ships in the harbour to cards the active player may take. */
const ALLOWANCE = new Uint8Array(128);
ALLOWANCE.set([1, 1, 1, 1, 2, 3]);

// What the table waits for.
export const OVER = 0;
export const DISCOVER = 1;
export const REPEL = 2;
export const TRADE_AND_HIRE = 3;
export const LAST_CLAIMS = 4;

// The table's single figures.
const table = new Int32Array(64);
const PLAYERS = 0;
const STEP = 1;
const FIRST = 2;
const ACTIVE = 3;
const BECALMED = 4;
const ENDING = 5;
const REVEALED = 6;
const PENDING = 7; // the ship to repel
const SEAT = 8; // whose take-turn it is
const LEFT = 9; // cards they may still take
const DECK_AT = 10; // 0 or PILE: deck and discard pile change places when they are reshuffled
const DECK = 11; // how many cards
const DISCARD = 12;
const HARBOUR = 13;
const COLOURS = 14; // bit set of the ships that entered the harbour this turn
const SHIPS = 15; // ships in the harbour
const PERSONS = 16; // bit set of the persons in the harbour
const OPEN = 17; // open expeditions
const CLAIMS = 18; // claims the active player could make now
const CHOICES = 19; // between how many actions the last decision was

const PILE = 128;
const piles = new Uint8Array(2 * PILE);
const harbour = new Uint8Array(PILE);
const open = new Uint8Array(PILE);

/** Coins are a ring for each player, oldest first. */
const coins = new Uint8Array(8 * PILE);
const oldest = new Int32Array(32);
const purse = new Int32Array(32);

/** Counters of each area, and the cards in it in the order they came. */
const AREA = 16;
const area = new Int32Array(8 * AREA);
const persons = new Uint8Array(8 * PILE);
const hired = new Int32Array(32);
const claimed = new Uint8Array(8 * PILE);
const expeditions = new Int32Array(32);

/** The four words of xoshiro128**. */
const words = new Int32Array(32);

export function seed(from) {
  for (let i = 0; i < 4; i++) words[i] = from[i];
}

function next() {
  const a = words[0];
  const b = words[1];
  const c = words[2] ^ a;
  const d = words[3] ^ b;
  words[0] = a ^ d;
  words[1] = b ^ c;
  words[2] = c ^ (b << 9);
  words[3] = (d << 11) | (d >>> 21);
  const five = Math.imul(b, 5);
  return Math.imul((five << 7) | (five >>> 25), 9);
}

/** The upper word of a 32-bit number times a small one. */
const upper = (x, n) => (Math.imul(x >>> 16, n) + (Math.imul(x & 0xffff, n) >>> 16)) >>> 16;

/** Lemire's rejection: the remainder is computed only when it could matter. */
const isFair = (x, n) => {
  const low = Math.imul(x, n) >>> 0;
  return low >= n || low >= (4294967296 - n) % n;
};

function below(n) {
  let x = next();
  while (!isFair(x, n)) x = next();
  return upper(x, n);
}

/** Fisher and Yates, with the generator's words in registers. */
function shuffle(at, length) {
  let a = words[0];
  let b = words[1];
  let c = words[2];
  let d = words[3];
  for (let n = length; n > 1; ) {
    const five = Math.imul(b, 5);
    const x = Math.imul((five << 7) | (five >>> 25), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    if (!isFair(x, n)) continue;
    const j = at + upper(x, n);
    n--;
    const card = piles[at + n];
    piles[at + n] = piles[j];
    piles[j] = card;
  }
  words[0] = a;
  words[1] = b;
  words[2] = c;
  words[3] = d;
}

/** Sets up a match and opens its first turn. */
export function begin(players) {
  table.fill(0);
  area.fill(0);
  oldest.fill(0);
  hired.fill(0);
  expeditions.fill(0);
  table[PLAYERS] = players;
  piles.set(FULL_DECK);
  shuffle(0, FULL);
  let deck = FULL;
  for (let seat = 0; seat < players; seat++) {
    for (let i = 0; i < STARTING_COINS; i++) coins[seat * PILE + i] = piles[--deck];
    purse[seat] = STARTING_COINS;
  }
  table[DECK] = deck;
  const first = below(players);
  table[FIRST] = first;
  table[ACTIVE] = first;
  for (const card of OPEN_WITH[players]) open[table[OPEN]++] = card;
  beginTurn();
}

const leftOf = (seat) => (seat + 1 === table[PLAYERS] ? 0 : seat + 1);

const discard = (card) => {
  piles[(table[DECK_AT] ^ PILE) + table[DISCARD]++] = card;
};

const canDraw = () => (table[DECK] | table[DISCARD]) !== 0;

/** Makes the discard pile the deck; false if it is empty too. */
function reshuffle() {
  const cards = table[DISCARD];
  if (cards === 0) return false;
  table[DECK_AT] ^= PILE;
  table[DECK] = cards;
  table[DISCARD] = 0;
  shuffle(table[DECK_AT], cards);
  return true;
}

/** What does not exist is forfeited. */
function gainCoins(seat, count) {
  if (count > table[DECK]) gainAcross(seat, count);
  else if (count > 0) gainFromDeck(seat, count);
}

function gainFromDeck(seat, count) {
  const at = seat * PILE;
  const top = table[DECK_AT] + table[DECK] - 1;
  const newest = oldest[seat] + purse[seat];
  for (let i = 0; i < count; i++) coins[at + ((newest + i) & (PILE - 1))] = piles[top - i];
  table[DECK] -= count;
  purse[seat] += count;
}

/** The deck runs out in the middle. */
function gainAcross(seat, count) {
  const first = table[DECK];
  gainFromDeck(seat, first);
  if (reshuffle()) gainFromDeck(seat, count - first < table[DECK] ? count - first : table[DECK]);
}

function payCoins(seat, count) {
  const at = seat * PILE;
  const from = oldest[seat];
  for (let i = 0; i < count; i++) discard(coins[at + ((from + i) & (PILE - 1))]);
  oldest[seat] = (from + count) & (PILE - 1);
  purse[seat] -= count;
}

function handOverCoin(from, to) {
  const coin = coins[from * PILE + oldest[from]];
  oldest[from] = (oldest[from] + 1) & (PILE - 1);
  purse[from]--;
  coins[to * PILE + ((oldest[to] + purse[to]) & (PILE - 1))] = coin;
  purse[to]++;
}

function maybeTriggerEnd(seat) {
  if (area[seat * AREA + POINTS] >= POINTS_TO_END) table[ENDING] = 1;
}

/** What the active player can cover an expedition with, as a number. */
function activeHand() {
  const own = table[ACTIVE] * AREA;
  return handOf(area[own + SYMBOLS_AT], area[own + SYMBOLS_AT + 1], area[own + SYMBOLS_AT + 2], area[own + JACKS]);
}

/** To be called whenever the active player, their persons or the open expeditions changed. */
function countClaims() {
  let claims = 0;
  if (table[OPEN] > 0) {
    const hand = activeHand();
    for (let i = 0; i < table[OPEN]; i++) claims += coversFor[open[i] * HANDS + hand];
  }
  table[CLAIMS] = claims;
}

/** Carries out the claim with this number among all claims. */
function claim(number) {
  const hand = activeHand();
  let i = 0;
  let cover = number;
  while (cover >= coversFor[open[i] * HANDS + hand]) cover -= coversFor[open[i++] * HANDS + hand];
  const seat = table[ACTIVE];
  const card = open[i];
  sendSeekers(seat, (coversFrom[card * HANDS + hand] + cover) * 4);
  table[OPEN]--;
  for (; i < table[OPEN]; i++) open[i] = open[i + 1];
  claimed[seat * PILE + expeditions[seat]++] = card;
  area[seat * AREA + POINTS] += pointsOf[card];
  gainCoins(seat, coinsOf[card]);
  maybeTriggerEnd(seat);
  countClaims();
}

function sendSeekers(seat, cover) {
  for (let k = 0; k < 4; k++) for (let count = coverAt[cover + k]; count > 0; count--) dismiss(seat, SEEKERS[k]);
}

function dismiss(seat, card) {
  const at = seat * PILE;
  let i = 0;
  while (persons[at + i] !== card) i++;
  const last = --hired[seat];
  for (; i < last; i++) persons[at + i] = persons[at + i + 1];
  area[seat * AREA + POINTS] -= pointsOf[card];
  area[seat * AREA + counterOf[card]]--;
  discard(card);
}

/** False if the active player can neither reveal nor claim. */
function beginTurn() {
  table[BECALMED]++;
  table[STEP] = DISCOVER;
  table[REVEALED] = 0;
  countClaims();
  return canDraw() || table[CLAIMS] > 0;
}

function isOver() {
  const roundIsComplete = table[ENDING] === 1 && leftOf(table[ACTIVE]) === table[FIRST];
  return roundIsComplete || table[BECALMED] >= table[PLAYERS];
}

function endTurn() {
  do {
    if (isOver()) {
      table[STEP] = OVER;
      return;
    }
    table[ACTIVE] = leftOf(table[ACTIVE]);
  } while (!beginTurn());
}

function finishTurn() {
  if (table[CLAIMS] > 0) table[STEP] = LAST_CLAIMS;
  else endTurn();
}

function clearHarbour() {
  const cards = table[HARBOUR];
  for (let i = 0; i < cards; i++) discard(harbour[i]);
  table[HARBOUR] = 0;
  table[COLOURS] = 0;
  table[SHIPS] = 0;
  table[PERSONS] = 0;
}

function bust(ship) {
  clearHarbour();
  discard(ship);
  let seat = table[ACTIVE];
  do {
    gainCoins(seat, area[seat * AREA + JESTERS]);
    seat = leftOf(seat);
  } while (seat !== table[ACTIVE]);
  finishTurn();
}

function placeShip(ship) {
  const colour = 1 << colourOf[ship];
  if ((table[COLOURS] & colour) !== 0) {
    bust(ship);
    return;
  }
  table[COLOURS] |= colour;
  table[SHIPS]++;
  harbour[table[HARBOUR]++] = ship;
}

function resolveTax(card) {
  const active = table[ACTIVE];
  let seat = active;
  do {
    if (purse[seat] >= TAX_FROM) payCoins(seat, purse[seat] >> 1);
    seat = leftOf(seat);
  } while (seat !== active);
  const counter = isMostSabres[card] === 1 ? SABRES : POINTS;
  const best = bestOf(counter);
  do {
    if (area[seat * AREA + counter] === best) gainCoins(seat, 1);
    seat = leftOf(seat);
  } while (seat !== active);
  discard(card);
}

/** The most sabres or the fewest points. */
function bestOf(counter) {
  let best = area[counter];
  for (let seat = 1; seat < table[PLAYERS]; seat++) {
    const value = area[seat * AREA + counter];
    if (counter === SABRES ? value > best : value < best) best = value;
  }
  return best;
}

function reveal() {
  if (table[DECK] === 0) reshuffle();
  const card = piles[table[DECK_AT] + --table[DECK]];
  table[REVEALED]++;
  table[BECALMED] = 0;
  const role = roleOf[card];
  if (role === SHIP) {
    if (area[table[ACTIVE] * AREA + SABRES] >= sabresOf[card]) {
      table[PENDING] = card;
      table[STEP] = REPEL;
    } else placeShip(card);
  } else if (role === PERSON) {
    harbour[table[HARBOUR]++] = card;
    table[PERSONS] |= 1 << card;
  } else if (role === EXPEDITION) {
    open[table[OPEN]++] = card;
    countClaims();
  } else resolveTax(card);
}

function stopIfForced() {
  if (table[STEP] === DISCOVER && !canDraw() && table[CLAIMS] === 0) beginPhaseTwo();
}

function openTakeTurn(seat, allowance) {
  const own = seat * AREA;
  if (table[HARBOUR] >= ADMIRAL_HARBOUR) gainCoins(seat, ADMIRAL_COINS * area[own + ADMIRALS]);
  else if (table[HARBOUR] === 0) gainCoins(seat, area[own + JESTERS]);
  table[STEP] = TRADE_AND_HIRE;
  table[SEAT] = seat;
  table[LEFT] = allowance + area[own + GOVERNORS];
}

function beginPhaseTwo() {
  openTakeTurn(table[ACTIVE], ALLOWANCE[table[SHIPS]]);
  closeIfForced(table[ACTIVE]);
}

/** The different persons in the harbour this seat can pay for, as a bit set. */
function hireable(seat) {
  const owed = seat === table[ACTIVE] ? 0 : 1;
  const left = purse[seat] - owed;
  if (left < 0) return 0;
  const budget = left + area[seat * AREA + DISCOUNT];
  return table[PERSONS] & affordableFor[budget > HIGHEST_COST ? HIGHEST_COST : budget];
}

/** A ship always pays at least the one coin its trade could cost (the ship itself can be drawn again). */
const canTake = (seat) => table[SHIPS] > 0 || hireable(seat) !== 0;

/** Goes on to the next seat that has anything to decide. */
function closeTakeTurn(seat) {
  const active = table[ACTIVE];
  for (let next = leftOf(seat); next !== active; next = leftOf(next)) {
    openTakeTurn(next, 1);
    if (canTake(next)) return;
  }
  clearHarbour();
  finishTurn();
}

function closeIfForced(seat) {
  if (table[LEFT] > 0 && canTake(seat)) return;
  if (seat === table[ACTIVE] && table[CLAIMS] > 0) return;
  closeTakeTurn(seat);
}

/** Ships and hireable persons in the order they lie there; of identical cards only the first counts. */
function takeable(number, hireables) {
  let unseen = hireables;
  let left = number;
  for (let i = 0; ; i++) {
    const card = harbour[i];
    if (roleOf[card] !== SHIP) {
      const bit = 1 << card;
      if ((unseen & bit) === 0) continue;
      unseen ^= bit;
    }
    if (left-- === 0) return i;
  }
}

function leaveHarbour(place) {
  const last = --table[HARBOUR];
  for (let i = place; i < last; i++) harbour[i] = harbour[i + 1];
}

function trade(seat, ship) {
  table[SHIPS]--;
  discard(ship);
  gainCoins(seat, coinsOf[ship] + area[seat * AREA + TRADERS + colourOf[ship]]);
}

function hire(seat, person) {
  const own = seat * AREA;
  const price = costOf[person] - area[own + DISCOUNT];
  payCoins(seat, price > 0 ? price : 0);
  persons[seat * PILE + hired[seat]++] = person;
  area[own + POINTS] += pointsOf[person];
  area[own + counterOf[person]] += raiseOf[person];
  forgetPerson(person);
  maybeTriggerEnd(seat);
  if (seat === table[ACTIVE]) countClaims();
}

/** Another copy of the person may still lie in the harbour. */
function forgetPerson(person) {
  for (let i = 0; i < table[HARBOUR]; i++) if (harbour[i] === person) return;
  table[PERSONS] ^= 1 << person;
}

function take(seat, number, hireables) {
  const place = takeable(number, hireables);
  const card = harbour[place];
  leaveHarbour(place);
  if (roleOf[card] === SHIP) trade(seat, card);
  else hire(seat, card);
  if (seat !== table[ACTIVE]) handOverCoin(seat, table[ACTIVE]);
  table[LEFT]--;
}

/** Which of the legal actions; a single one is not left to chance. */
function choose(choices) {
  table[CHOICES] = choices;
  return choices === 1 ? 0 : below(choices);
}

/** Draw, stop, claims. */
function discover() {
  const draws = canDraw() ? 1 : 0;
  const stops = table[REVEALED] > 0 || draws === 0 ? 1 : 0;
  const choice = choose(draws + stops + table[CLAIMS]);
  if (choice < draws) reveal();
  else if (choice < draws + stops) {
    beginPhaseTwo();
    return;
  } else claim(choice - draws - stops);
  stopIfForced();
}

/** Sink, keep. */
function repel() {
  table[STEP] = DISCOVER;
  if (choose(2) === 0) discard(table[PENDING]);
  else placeShip(table[PENDING]);
  stopIfForced();
}

function bits(set) {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Takes, claims, done or pass. */
function tradeAndHire() {
  const seat = table[SEAT];
  const mayTake = table[LEFT] > 0;
  const hireables = mayTake ? hireable(seat) : 0;
  const takes = mayTake ? table[SHIPS] + bits(hireables) : 0;
  const claims = seat === table[ACTIVE] ? table[CLAIMS] : 0;
  const choice = choose(takes + claims + 1);
  if (choice < takes) take(seat, choice, hireables);
  else if (choice < takes + claims) claim(choice - takes);
  else {
    closeTakeTurn(seat);
    return;
  }
  closeIfForced(seat);
}

/** Claims, end of the turn. */
function lastClaims() {
  const choice = choose(table[CLAIMS] + 1);
  if (choice < table[CLAIMS]) {
    claim(choice);
    finishTurn();
  } else endTurn();
}

/** Makes one random decision. */
export function decide() {
  switch (table[STEP]) {
    case DISCOVER:
      discover();
      break;
    case REPEL:
      repel();
      break;
    case TRADE_AND_HIRE:
      tradeAndHire();
      break;
    default:
      lastClaims();
  }
}

/** One random match; the number of actions in it. */
export function playMatch(players) {
  begin(players);
  let played = 0;
  while (table[STEP] !== OVER) {
    decide();
    played++;
  }
  return played;
}

export const isFinished = () => table[STEP] === OVER;
export const choices = () => table[CHOICES];

const slice = (cards, from, length) => Array.from(cards.subarray(from, from + length));

/** The coins of a seat, oldest first. */
const ringOf = (seat) =>
  Array.from({ length: purse[seat] }, (_, i) => coins[seat * PILE + ((oldest[seat] + i) & (PILE - 1))]);

/** Everything that lies on the table, for the check. */
export const laid = () => ({
  deck: slice(piles, table[DECK_AT], table[DECK]),
  discard: slice(piles, table[DECK_AT] ^ PILE, table[DISCARD]),
  harbour: slice(harbour, 0, table[HARBOUR]),
  expeditions: slice(open, 0, table[OPEN]),
  players: Array.from({ length: table[PLAYERS] }, (_, seat) => ({
    coins: ringOf(seat),
    persons: slice(persons, seat * PILE, hired[seat]),
    expeditions: slice(claimed, seat * PILE, expeditions[seat]),
  })),
  active: table[ACTIVE],
  becalmed: table[BECALMED],
  ending: table[ENDING] === 1,
  first: table[FIRST],
});

/** Points of every seat. */
export const points = () => Array.from({ length: table[PLAYERS] }, (_, seat) => area[seat * AREA + POINTS]);
