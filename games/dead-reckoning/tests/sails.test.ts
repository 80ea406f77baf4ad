import { describe, expect, it } from 'vitest';
import { whyNotRaise } from '../rules/sails.ts';
import { card, of, type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

const BOTH: PlayerSpec['holds'] = [
  [1, 0],
  [0, 0],
  [0, 0],
  [1, 0],
];

/** Both printed holds loaded, and the captain with one sail in play. */
const laden = (at: number, tile: TileSpec, more: PlayerSpec = {}): Table =>
  table(2, { players: [{ at, play: ['captain'], holds: BOTH, ...more }], sea: at < 12 ? { [at]: tile } : {} });

const sailsOf = (t: Table, notation = 'raise sails'): number => of(t.play(notation), 'raised')[0].sails;

describe('raising sails', () => {
  it('DR-SAIL-1, DR-DEC-17: once a turn, and before the ship moves', () => {
    const t = table(2);
    expect(t.legalOf('raise')).toEqual(['raise sails']);
    t.play('raise sails');
    expect(t.why('raise sails')).toBe('already-raised DR-SAIL-1');
    const moved = table(2);
    moved.state.turn.moved = true;
    expect(moved.why('raise sails')).toBe('already-moved DR-SAIL-1');
  });

  it('DR-SAIL-2: the sails of the ship and of the cards in play are counted together', () => {
    expect(sailsOf(table(2))).toBe(2);
    const t = table(2, {
      players: [
        {
          play: ['captain', 'bosun'],
          sleeves: { bosun: ['a2-01', 'a2-02'] },
          upgrades: { 1: ['ub-deck'], 2: ['ua-hold'] },
        },
      ],
    });
    expect(sailsOf(t)).toBe(2 + 2 + 1 + 3);
    expect(t.player(0).sails).toBe(8);
  });

  it('DR-SAIL-3: eight is the most', () => {
    const t = table(2, {
      players: [{ play: ['captain', 'bosun'], sleeves: { captain: ['a4-10'], bosun: ['a3-13', 'a2-02'] } }],
    });
    // Nine sails: two of the ship, one of the captain, six in the sleeves.
    expect(sailsOf(t)).toBe(8);
  });

  it('DR-SAIL-4, DR-SAIL-7, DR-TEST-2: on a foreign island loaded cells give no sail', () => {
    expect(sailsOf(laden(0, { cubes: [0, 3] }))).toBe(1);
    expect(sailsOf(laden(0, {}))).toBe(1);
    expect(sailsOf(laden(1, {}))).toBe(1);
  });

  it('DR-SAIL-7, DR-TEST-3: goods thrown overboard there free the sail of their cell and do not lie on the island', () => {
    const t = laden(0, { cubes: [0, 3] });
    t.play('jettison 1 cargo from A');
    expect(sailsOf(t)).toBe(2);
    expect(t.tile(0).cargo).toBe(0);
    const unloaded = laden(0, { cubes: [0, 3] });
    unloaded.play('unload 1 cargo from D');
    expect(sailsOf(unloaded)).toBe(2);
  });

  it('DR-SAIL-5, DR-TEST-1: in the harbour and on an own island loaded cells count too', () => {
    expect(sailsOf(laden(0, { cubes: [3, 0] }))).toBe(3);
    expect(sailsOf(laden(12, {}))).toBe(3);
  });

  it('DR-SAIL-6: but not under a blockade', () => {
    const t = table(2, {
      players: [
        { at: 0, play: ['captain'], holds: BOTH },
        { at: 0, pirate: true },
      ],
      sea: { 0: { cubes: [3, 0] } },
    });
    expect(sailsOf(t)).toBe(1);
  });

  it('DR-SAIL-8, DR-SAIL-10: cards played and cells loaded afterwards change nothing', () => {
    const t = table(2, { players: [{ hand: ['captain'], dock: 3 }] });
    t.playAll('raise sails', 'play captain', 'load 3 cargo into A');
    expect(t.player(0).sails).toBe(2);
    expect(t.why('use captain')).toBe('not-an-action DR-SAIL-8');
  });

  it('DR-SAIL-9: a sail among alternatives is counted if one wants, and uses the choice up', () => {
    const deckhands: PlayerSpec = {
      at: 0,
      play: ['deckhand-1', 'deckhand-2'],
      levels: { 'deckhand-1': 2, 'deckhand-2': 3 },
    };
    const t = table(2, { players: [deckhands] });
    expect(t.legalOf('raise').sort()).toEqual([
      'raise sails',
      'raise sails with deckhand-1',
      'raise sails with deckhand-1,deckhand-2',
      'raise sails with deckhand-2',
    ]);
    expect(sailsOf(t, 'raise sails with deckhand-2')).toBe(4);
    expect(t.why('use deckhand-2')).toBe('already-used DR-ABIL-2');
    expect(t.legalOf('use')).toEqual(['use deckhand-1']);
    const used = table(2, { players: [deckhands] });
    used.play('use deckhand-1');
    while (used.waits !== 'main 0') used.play(used.legalOf('settle')[0] ?? used.legalOf('place')[0]);
    expect(used.why('raise sails with deckhand-1')).toBe('no-such-alternative DR-SAIL-9');
    expect(used.why('raise sails with captain')).toBe('no-such-alternative DR-SAIL-9');
    const [one, other] = [card('deckhand-1'), card('deckhand-2')];
    const why = (...cards: number[]): string => whyNotRaise(table(2, { players: [deckhands] }).state, 0, cards).code;
    expect([why(one), why(one, other), why(other, one)]).toEqual(Array(3).fill('no-sails'));
    expect([why(one, one), why(other, other), why(32 + one), why(one, card('captain'))]).toEqual(
      Array(4).fill('no-such-alternative'),
    );
    expect(used.legalOf('raise').sort()).toEqual(['raise sails', 'raise sails with deckhand-2']);
  });

  it('DR-SAIL-2: without any sail there is nothing to raise', () => {
    const t = table(2, { players: [{ at: 1, holds: BOTH, play: [] }] });
    expect(t.legalOf('raise')).toEqual([]);
    expect(t.why('raise sails')).toBe('no-sails DR-SAIL-2');
  });

  it('DR-SAIL-11, DR-END-PHASE-8: what is not used is lost in the end phase', () => {
    const t = table(2);
    t.playAll('raise sails', 'sail to row 1 left', 'end', 'mode trade');
    expect(t.player(0).sails).toBe(0);
  });
});
