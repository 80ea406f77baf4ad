/** The throw for a tie (DR-TIE). Players at the start have equal points: 15 coins each. */
import { describe, expect, it } from 'vitest';
import { deadReckoning } from '../rules/game.ts';
import { board } from './fights.ts';
import { of, type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

/** The last turn of the match has just ended. */
function tied(
  players: readonly PlayerSpec[],
  throws: readonly string[] = [],
  sea: Record<number, TileSpec> = {},
): Table {
  const t = table(players.length, {
    stack: { throws },
    players: players.map((spec) => ({ hand: [], ...spec })),
    sea,
  });
  t.state.endedBy = 0;
  for (const [seat, player] of t.state.players.entries()) player.finished = seat > 0;
  t.endTurn();
  return t;
}

const winners = (t: Table): readonly number[] | undefined => deadReckoning.outcome(t.state)?.winners;
const ranks = (t: Table): number[] | undefined =>
  deadReckoning.outcome(t.state)?.ranking.map(({ seat, rank }) => seat * 10 + rank);

describe('the tie-break', () => {
  it('DR-TIE-1, DR-TIE-6: all cannons of the ship and of all twelve crew cards, wherever they are', () => {
    const t = tied([
      { discard: ['gunner-1'], deck: ['gunner-2'], levels: { 'gunner-1': 2, 'gunner-2': 3 } },
      {
        upgrades: { 1: ['ub-gun'] },
        holds: [
          [0, 0],
          [0, 1],
        ],
        chest: 13,
      },
    ]);
    expect(t.waits).toBe('fall -1');
    expect(board(t)).toEqual(['0:-', '0:-', '0:-', '1:-']);
  });

  it('DR-TIE-1, DR-TIE-6: the Captain and the last of the crew throw with the others', () => {
    const t = tied([{ levels: { captain: 4 } }, { levels: { 'gunner-2': 2 }, sleeves: { purser: ['a1-03'] } }]);
    expect(board(t)).toEqual(['0:-', '0:-', '1:-', '1:-', '1:-']);
  });

  it('DR-TIE-2, DR-TIE-3, DR-TIE-5: one throw of all, explosions but no abilities; the highest strength wins, there is no active player', () => {
    const t = tied([{ play: [] }, {}], ['B3 A2', 'A1 B1']);
    const first = t.land();
    expect(of(first, 'exploded')).toEqual([{ type: 'exploded', sides: [0], added: [0] }]);
    const events = t.land();
    expect(of(events, 'tieThrown')).toEqual([{ type: 'tieThrown', seats: [0, 1], strength: [0, 1] }]);
    expect(of(events, 'looted')).toEqual([]);
    expect(of(events, 'damaged')).toEqual([]);
    expect(winners(t)).toEqual([1]);
    expect(deadReckoning.outcome(t.state)?.decidedBy).toBe('tieBattle');
  });

  it('DR-TIE-4, DR-TIE-5: still tied players throw again, and only they', () => {
    const t = tied([{}, {}, {}], ['A2 A2 A1', 'A2 B2', 'A1 C2']);
    t.land();
    expect(board(t)).toEqual(['0:-', '1:-']);
    t.land();
    const events = t.land();
    expect(of(events, 'tieThrown')).toEqual([{ type: 'tieThrown', seats: [0, 1], strength: [0, 2] }]);
    expect(winners(t)).toEqual([1]);
    expect(ranks(t)).toEqual([11, 2, 23]);
  });

  it('DR-TIE-3: four players may take part at once; who is not tied does not', () => {
    const four = tied([{}, {}, {}, {}], ['A1 A2 C2 A1']);
    four.land();
    expect(winners(four)).toEqual([2]);
    const two = tied([{}, { chest: 20 }, {}, { chest: 20 }], ['A1 A2']);
    expect(board(two)).toEqual(['1:-', '3:-']);
    two.land();
    expect(winners(two)).toEqual([3]);
  });

  it('DR-TIE-4: a throw in which nobody has any strength is repeated', () => {
    const t = tied([{}, {}, { chest: 3 }], ['A1 B1', 'A2 A1']);
    t.land();
    expect(board(t)).toEqual(['0:-', '1:-']);
    t.land();
    expect(winners(t)).toEqual([0]);
  });

  it('DR-TIE-1, DR-CUBE-5: missing cubes are borrowed from islands and go back, so that the score stays', () => {
    const sea = { 0: { id: 'crab', permanent: [33, 33] }, 1: { id: 'monkey', cubes: [1, 1] } };
    const t = tied([{}, {}], ['A2 A1'], sea);
    expect(board(t)).toEqual(['0:-', '1:-']);
    expect(t.tile(1).cubes).toEqual([0, 0]);
    t.land();
    expect(t.tile(1).cubes).toEqual([1, 1]);
    expect(t.player(0).cubes).toBe(0);
    expect(winners(t)).toEqual([0]);
  });

  it('DR-TIE-7: if nobody has a cube to throw, the victory is shared', () => {
    const t = tied([{}, {}], [], { 0: { id: 'crab', permanent: [34, 34] } });
    expect(t.waits).toBe('over -2');
    expect(winners(t)).toEqual([0, 1]);
    expect(deadReckoning.outcome(t.state)?.decidedBy).toBe('shared');
  });

  it('DR-TIE-2, DR-TIE-5: a throw of nobody against nobody, numbered after all throws before it', () => {
    const t = table(2, { players: [{ hand: [] }, { hand: [] }] });
    t.state.endedBy = 0;
    t.state.throws = 7;
    t.player(1).finished = true;
    const events = t.endTurn();
    const nothing = { bonus: 0, waiting: [], lent: [], throws: 1, strength: [0, 0], spared: [0, 0], dealt: [0, 0] };
    expect(t.battle).toMatchObject({
      ...nothing,
      ...{ index: 8, kind: 'tie', attacker: 0, defender: -1, foe: -1, at: 12, card: -1, building: -1, cause: 'tie' },
      ...{ taken: [0, 0], pledges: [], thrown: 2, winner: -1, decided: false },
    });
    expect(of(events, 'battleBegan')).toEqual([
      { type: 'battleBegan', kind: 'tie', seat: 0, defender: -1, foe: -1, at: 12, card: -1, cause: 'tie' },
    ]);
    expect(t.state.throws).toBe(8);
    expect(t.state.flow.map(({ step }) => step).slice(-2)).toEqual(['battle', 'fall']);
  });

  it('DR-TIE-4: later throws add to earlier ones; who was left behind stays behind', () => {
    const t = tied([{}, {}, {}, { chest: 3 }], ['A2 A2 A1', 'A2 A2', 'A1 C2']);
    t.land();
    expect(t.state.tieStrength).toEqual([1, 1, 0, -1]);
    t.land();
    expect(t.state.tieStrength).toEqual([2, 2, 0, -1]);
    t.land();
    expect(t.state.tieStrength).toEqual([2, 4, 0, -1]);
  });

  it('DR-TIE-1, DR-CUBE-5: no more cubes are borrowed than are missing, from the first island on', () => {
    const sea = { 0: { id: 'monkey', cubes: [1, 1] }, 1: { id: 'crab', permanent: [32, 32] } };
    const t = tied([{}, { explorer: 1 }], ['A2 A1'], sea);
    expect(t.tile(0).cubes).toEqual([1, 0]);
    t.land();
    expect(t.tile(0).cubes).toEqual([1, 1]);
    expect([t.player(0).cubes, t.player(1).cubes]).toEqual([1, 0]);
  });
});
