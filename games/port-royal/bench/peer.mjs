/**
 * The same base game as an ordinary boardgame.io game, written to suit that engine: cards are numbers, areas are
 * one flat list of counters, claims are looked up in a table, undo is off. The engine is installed where it is measured
 * (bench/peer, bench/server); its two words for a game are spelled out here, and checked by whoever makes the game.
 */
import * as cards from './limit/cards.mjs';

/** What boardgame.io calls a move that is refused, and a stage that is none. */
export const INVALID_MOVE = 'INVALID_MOVE';
const NO_STAGE = null;

const { roleOf, colourOf, costOf, coinsOf, pointsOf, sabresOf, isMostSabres, counterOf, raiseOf } = cards;
const { PERSON, SHIP, EXPEDITION, COUNTERS } = cards;

const STARTING_COINS = 3;
const POINTS_TO_END = 12;
const TAX_FROM = 12;
const ADMIRAL_HARBOUR = 5;
const ADMIRAL_COINS = 2;
const ALLOWANCE = [1, 1, 1, 1, 2, 3];

// What the table waits for.
const OVER = 0;
const DISCOVER = 1;
const REPEL = 2;
const TRADE_AND_HIRE = 3;
const LAST_CLAIMS = 4;

const leftOf = (G, seat) => (seat + 1) % G.players;
const own = (G, seat, counter) => G.areas[seat * COUNTERS + counter];
const canDraw = (G) => G.deck.length > 0 || G.discard.length > 0;
const shipsIn = (harbour) => harbour.reduce((ships, card) => ships + (roleOf[card] === SHIP ? 1 : 0), 0);

function drawCard(G, chance) {
  if (G.deck.length === 0) {
    if (G.discard.length === 0) return -1;
    G.deck = chance.shuffle(G.discard);
    G.discard = [];
  }
  return G.deck.pop();
}

function gainCoins(G, seat, count, chance) {
  for (let i = 0; i < count; i++) {
    const card = drawCard(G, chance);
    if (card < 0) return;
    G.coins[seat].push(card);
  }
}

function payCoins(G, seat, count) {
  if (count > 0) G.discard.push(...G.coins[seat].splice(0, count));
}

function raise(G, seat, counter, by) {
  G.areas[seat * COUNTERS + counter] += by;
}

function maybeTriggerEnd(G, seat) {
  if (own(G, seat, cards.POINTS) >= POINTS_TO_END) G.ending = true;
}

function handOfActive(G) {
  const at = G.active * COUNTERS + cards.SYMBOLS_AT;
  return cards.handOf(G.areas[at], G.areas[at + 1], G.areas[at + 2], G.areas[at + 3]);
}

/** How many ways the active player has to claim an expedition. */
const coversOf = (card, hand) => cards.coversFor[card * cards.hands + hand];

function canClaimAny(G) {
  if (G.open.length === 0) return false;
  const hand = handOfActive(G);
  return G.open.some((card) => coversOf(card, hand) > 0);
}

function beginTurn(G) {
  G.becalmed++;
  G.step = DISCOVER;
  G.seat = G.active;
  G.revealed = 0;
  return canDraw(G) || canClaimAny(G);
}

function endTurn(G) {
  do {
    if ((G.ending && leftOf(G, G.active) === G.first) || G.becalmed >= G.players) {
      G.step = OVER;
      return;
    }
    G.active = leftOf(G, G.active);
  } while (!beginTurn(G));
}

function finishTurn(G) {
  G.seat = G.active;
  if (canClaimAny(G)) G.step = LAST_CLAIMS;
  else endTurn(G);
}

function clearHarbour(G) {
  if (G.harbour.length === 0) return;
  G.discard.push(...G.harbour);
  G.harbour = [];
}

function bust(G, ship, chance) {
  clearHarbour(G);
  G.discard.push(ship);
  for (let i = 0, seat = G.active; i < G.players; i++, seat = leftOf(G, seat))
    gainCoins(G, seat, own(G, seat, cards.JESTERS), chance);
  finishTurn(G);
}

function placeShip(G, ship, chance) {
  const doubled = G.harbour.some((card) => roleOf[card] === SHIP && colourOf[card] === colourOf[ship]);
  if (doubled) bust(G, ship, chance);
  else G.harbour.push(ship);
}

function resolveTax(G, card, chance) {
  const counter = isMostSabres[card] === 1 ? cards.SABRES : cards.POINTS;
  const seats = Array.from({ length: G.players }, (_, i) => (G.active + i) % G.players);
  for (const seat of seats) if (G.coins[seat].length >= TAX_FROM) payCoins(G, seat, G.coins[seat].length >> 1);
  const values = seats.map((seat) => own(G, seat, counter));
  const best = counter === cards.SABRES ? Math.max(...values) : Math.min(...values);
  for (const seat of seats) if (own(G, seat, counter) === best) gainCoins(G, seat, 1, chance);
  G.discard.push(card);
}

function resolveCard(G, card, chance) {
  const role = roleOf[card];
  if (role === PERSON) G.harbour.push(card);
  else if (role === EXPEDITION) G.open.push(card);
  else if (role !== SHIP) resolveTax(G, card, chance);
  else if (own(G, G.active, cards.SABRES) >= sabresOf[card]) {
    G.pending = card;
    G.step = REPEL;
  } else placeShip(G, card, chance);
}

function stopIfForced(G, chance) {
  if (G.step === DISCOVER && !canDraw(G) && !canClaimAny(G)) beginPhaseTwo(G, chance);
}

function openTakeTurn(G, seat, allowance, chance) {
  const { length } = G.harbour;
  if (length >= ADMIRAL_HARBOUR) gainCoins(G, seat, ADMIRAL_COINS * own(G, seat, cards.ADMIRALS), chance);
  else if (length === 0) gainCoins(G, seat, own(G, seat, cards.JESTERS), chance);
  G.step = TRADE_AND_HIRE;
  G.seat = seat;
  G.left = allowance + own(G, seat, cards.GOVERNORS);
}

function beginPhaseTwo(G, chance) {
  openTakeTurn(G, G.active, ALLOWANCE[shipsIn(G.harbour)], chance);
  closeIfForced(G, chance);
}

/** What the seat can spend on a person's printed cost; a guest keeps one coin for the active player. */
function budgetOf(G, seat) {
  const left = G.coins[seat].length - (seat === G.active ? 0 : 1);
  return left < 0 ? -1 : left + own(G, seat, cards.DISCOUNT);
}

const canTake = (card, budget) => roleOf[card] === SHIP || costOf[card] <= budget;

function hasChoice(G) {
  if (G.left > 0 && G.harbour.length > 0) {
    const budget = budgetOf(G, G.seat);
    if (G.harbour.some((card) => canTake(card, budget))) return true;
  }
  return G.seat === G.active && canClaimAny(G);
}

function closeTakeTurn(G, chance) {
  const next = leftOf(G, G.seat);
  if (next === G.active) {
    clearHarbour(G);
    finishTurn(G);
    return;
  }
  openTakeTurn(G, next, 1, chance);
  closeIfForced(G, chance);
}

function closeIfForced(G, chance) {
  if (!hasChoice(G)) closeTakeTurn(G, chance);
}

function hire(G, seat, person) {
  payCoins(G, seat, Math.max(0, costOf[person] - own(G, seat, cards.DISCOUNT)));
  G.persons[seat].push(person);
  raise(G, seat, cards.POINTS, pointsOf[person]);
  raise(G, seat, counterOf[person], raiseOf[person]);
  maybeTriggerEnd(G, seat);
}

function trade(G, seat, ship, chance) {
  G.discard.push(ship);
  gainCoins(G, seat, coinsOf[ship] + own(G, seat, cards.TRADERS + colourOf[ship]), chance);
}

function dismiss(G, seat, person) {
  G.persons[seat].splice(G.persons[seat].indexOf(person), 1);
  raise(G, seat, cards.POINTS, -pointsOf[person]);
  raise(G, seat, counterOf[person], -1);
  G.discard.push(person);
}

/** Moves check what a server must check, and change the draft. */
const moves = {
  draw(G, chance) {
    if (G.step !== DISCOVER || !canDraw(G)) return INVALID_MOVE;
    const card = drawCard(G, chance);
    G.revealed++;
    G.becalmed = 0;
    resolveCard(G, card, chance);
    stopIfForced(G, chance);
  },
  stop(G, chance) {
    if (G.step !== DISCOVER || (G.revealed === 0 && canDraw(G))) return INVALID_MOVE;
    beginPhaseTwo(G, chance);
  },
  sink(G, chance) {
    if (G.step !== REPEL) return INVALID_MOVE;
    G.step = DISCOVER;
    G.discard.push(G.pending);
    stopIfForced(G, chance);
  },
  keep(G, chance) {
    if (G.step !== REPEL) return INVALID_MOVE;
    G.step = DISCOVER;
    placeShip(G, G.pending, chance);
    stopIfForced(G, chance);
  },
  take(G, chance, card) {
    const { seat, active } = G;
    const at = G.harbour.indexOf(card);
    if (G.step !== TRADE_AND_HIRE || G.left === 0 || at < 0) return INVALID_MOVE;
    if (!canTake(card, budgetOf(G, seat))) return INVALID_MOVE;
    G.harbour.splice(at, 1);
    if (roleOf[card] === SHIP) trade(G, seat, card, chance);
    else hire(G, seat, card);
    if (seat !== active) G.coins[active].push(G.coins[seat].shift());
    G.left--;
    closeIfForced(G, chance);
  },
  claim(G, chance, card, number) {
    const { seat, active } = G;
    const hand = handOfActive(G);
    const at = G.open.indexOf(card);
    if (G.step === REPEL || seat !== active || at < 0 || number >= coversOf(card, hand)) return INVALID_MOVE;
    const cover = (cards.coversFrom[card * cards.hands + hand] + number) * 4;
    for (let k = 0; k < 4; k++)
      for (let count = cards.coverAt[cover + k]; count > 0; count--) dismiss(G, seat, cards.SEEKERS[k]);
    G.open.splice(at, 1);
    G.expeditions[seat].push(card);
    raise(G, seat, cards.POINTS, pointsOf[card]);
    gainCoins(G, seat, coinsOf[card], chance);
    maybeTriggerEnd(G, seat);
    if (G.step === DISCOVER) stopIfForced(G, chance);
    else if (G.step === TRADE_AND_HIRE) closeIfForced(G, chance);
    else finishTurn(G);
  },
  pass(G, chance) {
    if (G.step !== TRADE_AND_HIRE) return INVALID_MOVE;
    closeTakeTurn(G, chance);
  },
  endTurn(G) {
    if (G.step !== LAST_CLAIMS) return INVALID_MOVE;
    endTurn(G);
  },
};

const DRAW = { move: 'draw', args: [] };
const STOP = { move: 'stop', args: [] };
const ANSWERS = [
  { move: 'sink', args: [] },
  { move: 'keep', args: [] },
];
const PASS = { move: 'pass', args: [] };
const END_TURN = { move: 'endTurn', args: [] };

function addClaims(G, list) {
  if (G.open.length === 0) return;
  const hand = handOfActive(G);
  for (const card of G.open)
    for (let number = 0; number < coversOf(card, hand); number++) list.push({ move: 'claim', args: [card, number] });
}

function addTakes(G, list) {
  const budget = budgetOf(G, G.seat);
  G.harbour.forEach((card, at) => {
    if (canTake(card, budget) && G.harbour.indexOf(card) === at) list.push({ move: 'take', args: [card] });
  });
}

/** Every legal move, in the order in which the rules list them. */
export function legal(G) {
  const list = [];
  switch (G.step) {
    case DISCOVER:
      if (canDraw(G)) list.push(DRAW);
      if (G.revealed > 0 || list.length === 0) list.push(STOP);
      addClaims(G, list);
      return list;
    case REPEL:
      return ANSWERS;
    case TRADE_AND_HIRE:
      if (G.left > 0) addTakes(G, list);
      if (G.seat === G.active) addClaims(G, list);
      list.push(PASS);
      return list;
    default:
      addClaims(G, list);
      list.push(END_TURN);
      return list;
  }
}

export const isOver = (G) => G.step === OVER;
export const points = (G) => G.coins.map((_, seat) => own(G, seat, cards.POINTS));

function setup(players, chance) {
  const deck = chance.shuffle(Array.from(cards.DECK));
  const coins = Array.from({ length: players }, () => Array.from({ length: STARTING_COINS }, () => deck.pop()));
  const first = chance.below(players);
  return {
    players,
    deck,
    discard: [],
    harbour: [],
    open: cards.openWith(players),
    coins,
    persons: coins.map(() => []),
    expeditions: coins.map(() => []),
    areas: Array.from({ length: players * COUNTERS }, () => 0),
    step: DISCOVER,
    first,
    active: first,
    seat: first,
    left: 0,
    revealed: 0,
    pending: 0,
    becalmed: 1,
    ending: false,
  };
}

/** The engine's own random plugin. */
const chanceOf = (random) => ({ shuffle: (pile) => random.Shuffle(pile), below: (n) => random.Die(n) - 1 });

/** Every seat may move at any time: no turn events, the cheapest way to use this engine. */
const FREE = { activePlayers: { all: NO_STAGE } };
const IN_TURN = { order: { first: ({ G }) => G.first, next: ({ G }) => G.seat } };

/**
 * @param {{ turns: boolean, chance?: { shuffle(pile: number[]): number[], below(n: number): number } }} how
 *   turns: tell the engine whose turn it is; chance: prescribed, for the check.
 */
export function makeGame({ turns, chance }) {
  const wrap =
    (move) =>
    ({ G, random, events }, ...args) => {
      const { seat } = G;
      const refused = move(G, chance ?? chanceOf(random), ...args);
      if (refused) return refused;
      if (turns && G.seat !== seat) events.endTurn({ next: String(G.seat) });
    };
  return {
    name: 'port-royal',
    minPlayers: 2,
    maxPlayers: 5,
    disableUndo: true,
    setup: ({ ctx, random }) => setup(ctx.numPlayers, chance ?? chanceOf(random)),
    turn: turns ? IN_TURN : FREE,
    moves: Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, wrap(move)])),
    endIf: ({ G }) => (isOver(G) ? { points: points(G) } : undefined),
  };
}
