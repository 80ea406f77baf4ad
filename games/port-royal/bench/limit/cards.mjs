/**
 * The base cards as columns of small numbers, read from the product's own card table: the limit plays with
 * the same figures, it only looks them up faster.
 */
import { portRoyal } from '@broadside/port-royal';

const COLOURS = ['yellow', 'blue', 'green', 'red', 'black'];
const SYMBOLS = ['settler', 'captain', 'priest'];

const base = portRoyal.cards.filter(({ module }) => module === 'base');

/** Long enough for V8 to keep it off the JavaScript heap, where optimised code can name its address. */
const columnOf = (read) => {
  const column = new Uint8Array(256);
  for (const { id, printed } of base) column[id] = read(printed);
  return column;
};

// How a card is resolved and what a person adds to an area.
export const PERSON = 0;
export const SHIP = 1;
export const EXPEDITION = 2;
export const TAX = 3;

const ROLES = { ship: SHIP, expedition: EXPEDITION, tax: TAX };

/** More sabres than anybody can own. */
const SKULL = 255;

export const roleOf = columnOf(({ kind }) => ROLES[kind] ?? PERSON);
export const colourOf = columnOf(({ colour }) => (colour ? COLOURS.indexOf(colour) : 0));
export const costOf = columnOf(({ cost }) => cost ?? 0);
export const coinsOf = columnOf(({ coins }) => coins ?? 0);
export const pointsOf = columnOf(({ points }) => points ?? 0);
export const sabresOf = columnOf(({ sabres }) => (sabres === 'skull' ? SKULL : (sabres ?? 0)));
export const isMostSabres = columnOf(({ bonus }) => (bonus === 'mostSabres' ? 1 : 0));

/** Counters of an area; a trader's colour is added to `TRADERS`. */
export const POINTS = 0;
export const SABRES = 1;
export const DISCOUNT = 2;
export const ADMIRALS = 3;
export const JESTERS = 4;
export const GOVERNORS = 5;
export const TRADERS = 6;
export const SYMBOLS_AT = 11;
export const JACKS = 14;
export const COUNTERS = 15;

const COUNTER_OF = {
  sailor: SABRES,
  pirate: SABRES,
  mademoiselle: DISCOUNT,
  admiral: ADMIRALS,
  jester: JESTERS,
  governor: GOVERNORS,
  settler: SYMBOLS_AT,
  captain: SYMBOLS_AT + 1,
  priest: SYMBOLS_AT + 2,
  jackOfAllTrades: JACKS,
};

/** Which counter a person raises, and by how much. */
export const counterOf = columnOf(({ kind, colour }) =>
  kind === 'trader' ? TRADERS + COLOURS.indexOf(colour) : (COUNTER_OF[kind] ?? 0),
);
export const raiseOf = columnOf(({ kind, sabres }) => (kind === 'sailor' || kind === 'pirate' ? sabres : 1));

/** Bit sets of persons need their numbers below 32. */
const lastPerson = Math.max(...base.filter(({ id }) => roleOf[id] === PERSON).map(({ id }) => id));
if (lastPerson > 31) throw new RangeError('the numbers of persons do not fit into one word');

export const HIGHEST_COST = Math.max(...base.map(({ id }) => costOf[id]));

/** For every budget the persons it can pay, as a bit set. */
export const affordableFor = new Int32Array(64);
for (let budget = 0; budget <= HIGHEST_COST; budget++)
  for (const { id } of base) if (roleOf[id] === PERSON && costOf[id] <= budget) affordableFor[budget] |= 1 << id;

const isSpecial = ({ printed }) => printed.onlyWithPlayers !== undefined;

/** The deck before dealing, by number. */
export const DECK = Uint8Array.from(
  base.filter((card) => !isSpecial(card)).flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
);

/** The expeditions that lie open from the start, by number of players. */
export const openWith = (players) =>
  base.filter(({ printed }) => printed.onlyWithPlayers === players).map(({ id }) => id);

/** What an expedition asks of each symbol. */
const needsOf = ({ needs }) => SYMBOLS.map((symbol) => needs?.[symbol] ?? 0);

const single = (kind) => {
  const found = base.filter(({ printed }) => printed.kind === kind);
  if (found.length !== 1) throw new RangeError(`covers are counted for one face of ${kind}`);
  return found[0].id;
};

/** The one face of each symbol, then the jack-of-all-trades; ascending, as covers are discarded. */
export const SEEKERS = Uint8Array.from([...SYMBOLS, 'jackOfAllTrades'].map(single));
if (SEEKERS.some((id, at) => at > 0 && SEEKERS[at - 1] > id)) throw new RangeError('seekers are not in order');

/** More of a symbol, or more jacks, than any expedition asks for make no difference. */
const MOST = 2;
const MOST_JACKS = 3;
const HANDS = (MOST + 1) ** 3 * (MOST_JACKS + 1);

/** A number for what an area can cover with. */
export const handOf = (settlers, captains, priests, jacks) =>
  (((settlers > MOST ? MOST : settlers) * (MOST + 1) + (captains > MOST ? MOST : captains)) * (MOST + 1) +
    (priests > MOST ? MOST : priests)) *
    (MOST_JACKS + 1) +
  (jacks > MOST_JACKS ? MOST_JACKS : jacks);

/** Every different cover, in the order in which the rules list them: with jacks as late as possible. */
function coversOf(needs, own, jacks) {
  const covers = [];
  for (let a = 0; a <= needs[0]; a++)
    for (let b = 0; b <= needs[1]; b++)
      for (let c = 0; c <= needs[2]; c++) {
        const used = [needs[0] - a, needs[1] - b, needs[2] - c];
        if (a + b + c <= jacks && used.every((count, at) => count <= own[at])) covers.push([...used, a + b + c]);
      }
  return covers;
}

/** For an expedition and a hand: how many covers there are, and where they begin in `coverAt`. */
export const coversFor = new Uint8Array(256 * HANDS);
export const coversFrom = new Uint16Array(256 * HANDS);
export const hands = HANDS;

const listed = [];
const range = (most) => Array.from({ length: most + 1 }, (_, count) => count);
const lists = base.filter(({ id }) => roleOf[id] === EXPEDITION);
for (const { id, printed } of lists)
  for (const s of range(MOST))
    for (const c of range(MOST))
      for (const p of range(MOST))
        for (const jacks of range(MOST_JACKS)) {
          const covers = coversOf(needsOf(printed), [s, c, p], jacks);
          const at = id * HANDS + handOf(s, c, p, jacks);
          coversFor[at] = covers.length;
          coversFrom[at] = listed.length;
          listed.push(...covers);
        }

/** Covers one after another: how many settlers, captains, priests and jacks go. */
export const coverAt = Uint8Array.from(listed.flat());
