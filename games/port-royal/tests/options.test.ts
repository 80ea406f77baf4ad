import { Match, Refusal, resolveOptions } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { discovering, names, of, phaseTwo, table } from './table.ts';

const begin = (seats: number, options: unknown, seed = 'options') => Match.begin(portRoyal, { seats, options, seed });

describe('options', () => {
  it('PR-OPT-1: the variant ending is off unless it is asked for', () => {
    const persons = ['admiral-9-3', 'admiral-9-3', 'jester-9-3', 'jester-7-2'];
    const spec = { players: [{ coins: 3, persons }, {}], harbour: ['sailor-3-1'] };
    const plain = phaseTwo(spec);
    const variant = phaseTwo({ ...spec, options: { variantEnding: true } });
    expect(resolveOptions(portRoyal, 2).variantEnding).toBe(false);
    expect(of(plain.play('hire sailor-3-1'), 'endTriggered')).toHaveLength(1);
    expect(of(variant.play('hire sailor-3-1'), 'endTriggered')).toHaveLength(0);
  });

  const jesterAndFlute = {
    players: [{ persons: ['jester-7-2'] }, { persons: ['jester-5-1'] }],
    harbour: ['flute-1-1'],
    deck: ['flute-2-2'],
  };

  it('PR-OPT-2: by default a jester pays the active player on their own bust', () => {
    const t = discovering(jesterAndFlute);
    t.play('draw');
    expect(resolveOptions(portRoyal, 2).jesterOnOwnBust).toBe(true);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 1]);
  });

  it('PR-OPT-2: with the option off only the others are paid on a bust', () => {
    const t = discovering({ ...jesterAndFlute, options: { jesterOnOwnBust: false } });
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([0, 1]);
  });

  it('PR-OPT-2: the option for busts does not touch an empty harbour', () => {
    const t = discovering({ players: jesterAndFlute.players, options: { jesterOnOwnBust: false } });
    t.play('stop');
    expect([t.coins(0), t.coins(1)]).toEqual([1, 1]);
  });

  it('PR-OPT-3: by default a jester pays the active player at an empty harbour', () => {
    const t = discovering({ players: jesterAndFlute.players });
    t.play('stop');
    expect(resolveOptions(portRoyal, 2).jesterWhenActive).toBe(true);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 1]);
  });

  it('PR-OPT-3: with the option off only guests are paid at an empty harbour', () => {
    const t = discovering({ players: jesterAndFlute.players, options: { jesterWhenActive: false } });
    t.play('stop');
    expect([t.coins(0), t.coins(1)]).toEqual([0, 1]);
  });

  it('PR-OPT-3: the option for an empty harbour does not touch busts', () => {
    const t = discovering({ ...jesterAndFlute, options: { jesterWhenActive: false } });
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([1, 1]);
  });

  it('PR-OPT-10, PR-CONF-9: by default chance chooses the first player, and may choose anybody', () => {
    const seeds = Array.from({ length: 40 }, (_, at) => `first ${at}`);
    const firsts = new Set(seeds.map((seed) => begin(4, {}, seed).state.first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  it('PR-OPT-10, PR-CONF-9: the host may name the first player', () => {
    for (const seat of [0, 1, 2]) {
      const { state, toAct } = begin(3, { firstPlayer: seat });
      expect([state.first, state.active]).toEqual([seat, seat]);
      expect(toAct).toEqual([seat]);
    }
  });

  it('PR-OPT-10: nobody can be first who does not sit at the table', () => {
    const refused = (): unknown => begin(3, { firstPlayer: 3 });
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow('first-player-absent (PR-OPT-10)');
  });

  it('PR-OPT-11: by default the whole discard pile may be looked through', () => {
    const discard = ['flute-1-1', 'sailor-3-1', 'tax-mostSabres'];
    const { discarded } = table({ discard }).view(1);
    expect(names(discarded)).toEqual([...discard].reverse());
  });

  it('PR-OPT-11: with the option only the top card of the discard pile is seen, and how many there are', () => {
    const discard = ['flute-1-1', 'sailor-3-1', 'tax-mostSabres'];
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = table({ discard, options: { discardPile: 'topCard' } }).view(viewer);
      expect(names(seen.discarded)).toEqual(['flute-1-1']);
      expect(seen.discard).toBe(3);
    }
  });
});

describe('creating a match', () => {
  it('PR-DEC-1: the host chooses players and options, and what the host does not choose has its default', () => {
    const { header } = begin(4, { variantEnding: true });
    expect(header.seats).toBe(4);
    expect(header.options).toMatchObject({
      modules: [],
      variantEnding: true,
      jesterOnOwnBust: true,
      jesterWhenActive: true,
      firstPlayer: 'random',
      discardPile: 'open',
    });
  });

  it('PR-DEC-1: what the game does not know is refused by name', () => {
    expect(() => begin(6, {})).toThrow('port-royal is for 1 to 5 players, not 6');
    expect(() => begin(2, { parrots: true })).toThrow('has no option "parrots"');
    expect(() => begin(2, { variantEnding: 'maybe' })).toThrow('option variantEnding must be one of false, true');
    expect(() => begin(2, { modules: ['krakens'] })).toThrow('has no module "krakens"');
  });

  it('PR-DEC-2: the first player named by the host has the first turn', () => {
    const match = begin(5, { firstPlayer: 3 });
    expect(match.log[0].events).toContainEqual({ type: 'turnBegan', seat: 3, turn: 1 });
    expect(match.legal(3)).toEqual([{ type: 'draw' }]);
    expect(match.legal(0)).toEqual([]);
  });
});
