import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../cards/base.ts';
import { NAMES } from '../cards/table.ts';
import type { Agent, Card, Colour, Kind, Ship } from '../cards/types.ts';
import { COLOURS } from '../cards/types.ts';

const copies = (cards: readonly Card[]): number => cards.reduce((sum, { count }) => sum + count, 0);
const kindOf =
  <K extends Kind>(kind: K) =>
  (card: Card): card is Extract<Card, { kind: K }> =>
    card.kind === kind;
const copiesOf = (kind: Kind): number => copies(BASE_CARDS.filter(kindOf(kind)));
const persons = BASE_CARDS.filter((card) => 'cost' in card);
const ships: readonly Ship[] = BASE_CARDS.filter(kindOf('ship'));

/** `4x1` per line of the rulebook's table: how many ships of a colour have how many sabres. */
function sabreLines(colour: Colour): string[] {
  const lines = new Map<number | 'skull', number>();
  for (const ship of ships)
    if (ship.colour === colour) lines.set(ship.sabres, (lines.get(ship.sabres) ?? 0) + ship.count);
  return [...lines].map(([sabres, count]) => `${count}x${sabres}`);
}

describe('the cards of the box', () => {
  it('PR-COMP-1: the base game has 120 cards: 60 persons, 6 expeditions, 4 tax increases and 50 ships', () => {
    expect(copies(BASE_CARDS)).toBe(120);
    expect(copies(persons)).toBe(60);
    expect([copiesOf('expedition'), copiesOf('tax'), copiesOf('ship')]).toEqual([6, 4, 50]);
  });

  it('PR-COMP-2: the 60 persons are of eleven kinds in the printed numbers', () => {
    const count = Object.fromEntries(persons.map(({ kind }) => [kind, copiesOf(kind)]));
    expect(count).toEqual({
      trader: 10,
      settler: 5,
      captain: 5,
      priest: 5,
      jackOfAllTrades: 3,
      sailor: 10,
      pirate: 3,
      mademoiselle: 4,
      jester: 5,
      admiral: 6,
      governor: 4,
    });
  });

  it('PR-COMP-2: every ship colour has two traders', () => {
    const traders: readonly Agent[] = BASE_CARDS.filter(kindOf('trader'));
    for (const colour of COLOURS) expect(copies(traders.filter((trader) => trader.colour === colour))).toBe(2);
  });

  it('PR-COMP-3: persons of one type differ in hire cost and points only', () => {
    const types = new Map<string, Set<string>>();
    for (const person of persons) {
      const { cost, points, count, source, ...rest } = person as Agent;
      const type = `${rest.kind} ${rest.colour ?? ''}`;
      types.set(type, (types.get(type) ?? new Set()).add(JSON.stringify(rest)));
    }
    // Ten kinds, and traders of five colours.
    expect(types.size).toBe(15);
    for (const faces of types.values()) expect(faces.size).toBe(1);
  });

  it('PR-COMP-3: more expensive persons of one type are worth more points', () => {
    const jesters = BASE_CARDS.filter(kindOf('jester')).map(({ cost, points }) => [cost, points]);
    expect(jesters).toEqual([
      [5, 1],
      [7, 2],
      [9, 3],
    ]);
  });

  it('PR-COMP-4: there are ten ships of each colour, and each colour has its own kind of ship', () => {
    for (const colour of COLOURS) expect(copies(ships.filter((ship) => ship.colour === colour))).toBe(10);
    const kinds = new Set(ships.map((ship) => `${ship.colour} ${NAMES[BASE_CARDS.indexOf(ship)].split('-')[0]}`));
    expect([...kinds]).toEqual(['yellow pinnace', 'blue flute', 'green skiff', 'red frigate', 'black galleon']);
  });

  it('PR-COMP-5: the sabres on the ships are those of the table in the rulebook', () => {
    expect(sabreLines('yellow')).toEqual(['4x1', '3x2', '3x4']);
    expect(sabreLines('blue')).toEqual(['4x1', '3x2', '3x5']);
    expect(sabreLines('green')).toEqual(['4x1', '3x3', '3x5']);
    expect(sabreLines('red')).toEqual(['3x1', '3x3', '2x6', '2xskull']);
    expect(sabreLines('black')).toEqual(['3x2', '3x4', '2x7', '2xskull']);
  });

  it('PR-COMP-7: exactly one expedition is special and meant for five players', () => {
    const special = BASE_CARDS.filter(kindOf('expedition')).filter(({ onlyWithPlayers }) => onlyWithPlayers);
    expect(special).toMatchObject([{ count: 1, onlyWithPlayers: 5, needs: { settler: 1, captain: 1, priest: 1 } }]);
  });

  it('PR-COMP-8: two tax increases favour the most sabres, two the fewest points', () => {
    const taxes = BASE_CARDS.filter(kindOf('tax')).map(({ bonus, count }) => [bonus, count]);
    expect(taxes).toEqual([
      ['mostSabres', 2],
      ['fewestPoints', 2],
    ]);
  });
});
