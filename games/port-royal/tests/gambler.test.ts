import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { GAMBLER_CARDS } from '../cards/gambler.ts';
import { NAMES } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import { type AreaSpec, discovering, of, type Table, type TableSpec, table } from './table.ts';

const options = { modules: ['gambler'] };
const GAMBLER = 'gambler-4-1';
const PERSONS = ['settler-4-1', 'captain-4-1', 'priest-4-1', 'sailor-3-1'];

/** A player with Gamblers (and a neighbour) in phase 1, or in the middle of it if the harbour holds something. */
function gambling(spec: TableSpec, persons: readonly string[] = [GAMBLER]): Table {
  const players = spec.players ?? [{ persons }, {}];
  const whole = { ...spec, players, options: { ...options, ...spec.options } };
  return spec.harbour ? discovering(whole) : table(whole);
}

describe('the Gambler', () => {
  it('PR-GAMB-1, PR-MOD-2, PR-COMP-9, PR-OPT-4, PR-SETUP-6: four Gamblers are shuffled into the deck if the host wants them', () => {
    expect(GAMBLER_CARDS.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    const deckOf = (modules: readonly string[]): number =>
      Match.begin(portRoyal, { seats: 2, options: { modules }, seed: 'four more' }).state.deck.length;
    expect([deckOf([]), deckOf(['gambler'])]).toEqual([113, 117]);
  });

  it('PR-GAMB-1: a Gambler is hired and scored like any other person', () => {
    const t = discovering({ options, players: [{ coins: 4 }, {}], harbour: [GAMBLER, 'flute-1-1'] });
    t.play('stop');
    t.play(`hire ${GAMBLER}`);
    expect([t.persons(0), t.points(0), t.coins(0)]).toEqual([[GAMBLER], 1, 0]);
  });

  it('PR-GAMB-2: the active player reveals four cards at once', () => {
    const t = gambling({ deck: [...PERSONS, 'governor-8-0'] });
    const events = t.play('gamble');
    expect(of(events, 'gamblerUsed')).toEqual([{ type: 'gamblerUsed', seat: 0, cards: 4 }]);
    expect(of(events, 'cardRevealed')).toHaveLength(4);
    expect(of(events, 'phaseTwoBegan')).toHaveLength(1);
    expect(t.deck[0]).toBe('governor-8-0');
  });

  it('PR-GAMB-2: only who has a Gambler can use one, in phase 1 only', () => {
    expect(table({ options }).why('gamble')).toBe('no-gambler PR-GAMB-2');
    const t = gambling({ harbour: ['flute-1-1'], players: [{ persons: [GAMBLER], coins: 3 }, {}] });
    t.play('stop');
    expect(t.why('gamble')).toBe('gambler-only-in-phase-one PR-GAMB-2');
    expect(table({ players: [{}, {}] }).why('gamble')).toBe('not-in-play PR-MOD-13');
  });

  it('PR-GAMB-3: no ship among the four cards can be sunk', () => {
    const t = gambling({ deck: ['flute-1-1', 'skiff-1-1', 'priest-4-1', 'captain-4-1'] }, [GAMBLER, 'pirate-5-1']);
    const events = t.play('gamble');
    expect(of(events, 'shipSunk')).toEqual([]);
    expect(t.harbour).toEqual(['flute-1-1', 'skiff-1-1', 'priest-4-1', 'captain-4-1']);
  });

  it('PR-GAMB-4: a tax increase among them is resolved', () => {
    const players = [{ persons: [GAMBLER] }, { coins: 12, persons: ['admiral-7-2'] }];
    const t = gambling({ players, deck: ['priest-4-1', 'tax-fewestPoints', 'captain-4-1', 'settler-4-1'] });
    const events = t.play('gamble');
    expect(of(events, 'taxPaid')).toMatchObject([{ seat: 1 }]);
    expect(t.coins(1)).toBe(6);
    expect(of(events, 'taxEnded')).toMatchObject([{ seats: [0] }]);
  });

  it('PR-GAMB-5: an expedition among them goes to the middle', () => {
    const t = gambling({ deck: ['priest-4-1', 'expedition-priest2', 'captain-4-1', 'settler-4-1'] });
    t.play('gamble');
    expect(t.expeditions).toEqual(['expedition-priest2']);
    expect(t.harbour).not.toContain('expedition-priest2');
  });

  it('PR-GAMB-6, PR-AMB-36: exactly four cards are revealed; expeditions go to the middle, taxes are resolved, the rest goes to the harbour', () => {
    const four = ['expedition-priest2', 'sailor-3-1', 'tax-mostSabres', 'flute-1-1'];
    const t = gambling({ deck: [...four, 'priest-4-1'] });
    const events = t.play('gamble');
    const wanted = ['expeditionOpened', 'cardEnteredHarbour', 'taxEnded'];
    expect(events.map(({ type }) => type).filter((type) => wanted.includes(type))).toEqual([
      'expeditionOpened',
      'taxEnded',
      'cardEnteredHarbour',
      'cardEnteredHarbour',
    ]);
    expect(t.harbour).toEqual(['sailor-3-1', 'flute-1-1']);
  });

  it('PR-GAMB-7: two ships of one colour among the four cards end the turn', () => {
    const t = gambling({ deck: ['flute-1-1', 'priest-4-1', 'flute-2-2', 'captain-4-1'] });
    const events = t.play('gamble');
    expect(of(events, 'bust')).toMatchObject([{ seat: 0 }]);
    expect(of(events, 'phaseTwoBegan')).toEqual([]);
    expect([t.state.active, t.harbour]).toEqual([1, []]);
    expect(t.discard).toHaveLength(4);
  });

  it('PR-GAMB-7: a ship that lay in the harbour before counts as well', () => {
    const t = gambling({ harbour: ['flute-1-1'], deck: ['priest-4-1', 'flute-2-2', 'captain-4-1', 'settler-4-1'] });
    expect(of(t.play('gamble'), 'bust')).toHaveLength(1);
    expect(t.discard).toHaveLength(5);
  });

  it('PR-GAMB-8, PR-AMB-38, PR-CONF-17: after a bust by a Gambler jesters pay as ever', () => {
    const players: AreaSpec[] = [{ persons: [GAMBLER, 'jester-5-1'] }, { persons: ['jester-7-2', 'jester-9-3'] }];
    const t = gambling({ players, deck: ['flute-1-1', 'flute-2-2', 'captain-4-1', 'settler-4-1'] });
    t.play('gamble');
    expect([t.coins(0), t.coins(1)]).toEqual([1, 2]);
  });

  it('PR-OPT-7: the host may switch off the coins of jesters after a bust by a Gambler, and only after that', () => {
    const players: AreaSpec[] = [{ persons: [GAMBLER] }, { persons: ['jester-7-2'] }];
    const spec = { players, options: { ...options, jesterOnGamblerBust: false } };
    const gambled = gambling({ ...spec, deck: ['flute-1-1', 'flute-2-2', 'captain-4-1', 'settler-4-1'] });
    gambled.play('gamble');
    expect(gambled.coins(1)).toBe(0);
    const drawn = gambling({ ...spec, harbour: ['flute-1-1'], deck: ['flute-2-2'] });
    drawn.play('draw');
    expect(drawn.coins(1)).toBe(1);
  });

  it('PR-GAMB-9: with ships of different colours phase 1 is over and phase 2 begins', () => {
    const t = gambling({ deck: ['flute-1-1', 'skiff-1-1', 'captain-4-1', 'settler-4-1'] });
    t.play('gamble');
    expect(t.state.flow).toMatchObject([{ step: 'tradeAndHire', seat: 0 }]);
  });

  it('PR-GAMB-10: the active player may then take one card more', () => {
    const t = gambling({ deck: ['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'] });
    expect(of(t.play('gamble'), 'takeTurnBegan')).toMatchObject([{ seat: 0, left: 3 }]);
    t.play('done');
    expect(t.state.flow).toMatchObject([{ seat: 1, left: 1 }]);
  });

  it('PR-GAMB-11, PR-DEC-23: after one Gambler the next may be used, each once per turn', () => {
    const deck = [...PERSONS, 'flute-1-1', 'jester-5-1', 'jester-7-2', 'jester-9-3'];
    const t = gambling({ deck }, [GAMBLER, 'gambler-6-2']);
    t.play('gamble');
    expect(t.legal()).toEqual(['stop', 'gamble']);
    t.play('gamble');
    expect(t.harbour).toHaveLength(8);
    expect(t.state.flow).toMatchObject([{ step: 'tradeAndHire' }]);
  });

  it('PR-GAMB-11: a used Gambler cannot be used again in the same turn', () => {
    const t = gambling({ deck: PERSONS, expeditions: ['expedition-priest2'] }, [GAMBLER, 'priest-4-1', 'priest-4-1']);
    t.play('gamble');
    // The claim keeps phase 1 open, so that the refusal can be seen.
    expect(t.why('gamble')).toBe('gambler-used PR-GAMB-11');
  });

  it('PR-GAMB-12: after a Gambler no single card is revealed', () => {
    const players = [{ persons: [GAMBLER, 'gambler-6-2'], coins: 3 }, {}];
    const t = gambling({ players, deck: PERSONS });
    t.play('gamble');
    expect(t.why('draw')).toBe('no-card-after-gambler PR-GAMB-12');
    t.play('stop');
    expect(t.state.flow).toMatchObject([{ step: 'tradeAndHire' }]);
  });

  it('PR-GAMB-13, PR-AMB-39: two Gamblers used give two cards more', () => {
    const deck = [...PERSONS, 'flute-1-1', 'jester-5-1', 'jester-7-2', 'jester-9-3'];
    const t = gambling({ deck }, [GAMBLER, 'gambler-6-2']);
    t.play('gamble');
    expect(of(t.play('gamble'), 'takeTurnBegan')).toMatchObject([{ left: 3 }]);
  });

  it('PR-GAMB-14, PR-AMB-35: a Gambler is used as the first action, or after any card revealed before', () => {
    expect(gambling({}).legal()).toEqual(['draw', 'gamble']);
    const t = gambling({ deck: ['flute-1-1', 'skiff-1-1', ...PERSONS] });
    t.play('draw');
    t.play('draw');
    expect(t.legal()).toEqual(['draw', 'stop', 'gamble']);
    t.play('gamble');
    expect(t.harbour).toEqual(['flute-1-1', 'skiff-1-1', ...PERSONS]);
  });

  it('PR-GAMB-15: a Gambler stays in the area when used', () => {
    const t = gambling({ deck: PERSONS });
    t.play('gamble');
    expect(t.persons(0)).toEqual([GAMBLER]);
  });

  it('PR-AMB-37: all taxes are resolved before the colours are checked', () => {
    const players = [{ persons: [GAMBLER] }, { coins: 24, persons: ['admiral-7-2'] }];
    const deck = ['flute-1-1', 'tax-fewestPoints', 'flute-2-2', 'tax-fewestPoints'];
    const events = gambling({ players, deck }).play('gamble');
    const order = events.flatMap(({ type }) => (type === 'taxPaid' || type === 'bust' ? [type] : []));
    expect(order).toEqual(['taxPaid', 'taxPaid', 'bust']);
  });

  it('PR-GAMB-2, PR-GAMB-6: the four cards are laid out at once, so the coins of a tax among them come after them', () => {
    const t = gambling({
      deck: ['tax-mostSabres', 'priest-4-1', 'captain-4-1', 'flute-1-1', 'jester-5-1', 'jester-7-2'],
    });
    t.play('gamble');
    expect(t.harbour).toEqual(['priest-4-1', 'captain-4-1', 'flute-1-1']);
    expect([t.purse(0), t.purse(1)]).toEqual([['jester-5-1'], ['jester-7-2']]);
  });

  it('PR-GAMB-7: with two pairs of one colour the first of them busts', () => {
    const t = gambling({ deck: ['flute-1-1', 'skiff-1-1', 'skiff-2-1', 'flute-2-1'] });
    expect(of(t.play('gamble'), 'bust').map(({ card }) => NAMES[card])).toEqual(['skiff-2-1']);
  });

  it('PR-AMB-40: with fewer than four cards left all of them are revealed', () => {
    const t = gambling({ deck: ['flute-1-1'], discard: ['skiff-1-1', 'priest-4-1'], rest: 'purse' });
    const events = t.play('gamble');
    expect(of(events, 'cardRevealed')).toHaveLength(3);
    expect([...t.harbour].sort()).toEqual(['flute-1-1', 'priest-4-1', 'skiff-1-1']);
  });

  it('PR-AMB-41: between two Gamblers and after the last one expeditions may be claimed', () => {
    const persons = [GAMBLER, 'gambler-6-2', 'priest-4-1', 'priest-4-1'];
    const t = gambling({ deck: PERSONS, expeditions: ['expedition-priest2'] }, persons);
    t.play('gamble');
    const claim = 'claim expedition-priest2 priest-4-1,priest-4-1';
    expect(t.legal()).toEqual(['stop', 'gamble', claim]);
    t.play(claim);
    expect(t.legal()).toEqual(['stop', 'gamble']);
  });

  it('PR-AMB-69, PR-MOD-13: two Gamblers of a deck with every module play by the base rules otherwise', () => {
    const t = gambling({
      options: { modules: ['gambler', 'setSail', 'contractCards'] },
      deck: ['passenger-4-2', 'clerk-yellow-4-1', 'merchant-blue-8-3', 'flute-2-2-setSail'],
    });
    t.play('gamble');
    expect(t.harbour).toEqual(['passenger-4-2', 'clerk-yellow-4-1', 'merchant-blue-8-3', 'flute-2-2-setSail']);
    expect(t.state.flow).toMatchObject([{ step: 'tradeAndHire', left: 2 }]);
  });
});
