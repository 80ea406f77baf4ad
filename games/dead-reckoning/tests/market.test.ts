import { describe, expect, it } from 'vitest';
import { card, names, of, type PlayerSpec, type Table, type TileSpec, table } from './table.ts';

const at = (tile: TileSpec, player: PlayerSpec = {}): Table =>
  table(2, { players: [{ at: 0, hand: [], holds: [[4, 0]], ...player }], sea: { 0: tile } });

describe('buying', () => {
  it('DR-BUY-1, DR-DEC-23: the advancement on the tile of the ship can be bought', () => {
    const t = at({ card: 'a1-09' });
    expect(t.legalOf('buy')).toEqual(['buy']);
    expect(t.why('trade')).toBe('not-a-merchant DR-ENC-1');
    expect(t.why('attack')).toBe('not-a-merchant DR-ENC-1');
    expect(at({ card: '' }).why('buy')).toBe('nothing-to-buy DR-BUY-1');
    expect(table(2).why('buy')).toBe('nothing-to-buy DR-BUY-1');
  });

  it('DR-BUY-3, DR-BUY-4, DR-BUY-5, DR-BUY-6, DR-GAIN-8: cargo from the ship goes to the supply, the card is set aside', () => {
    const t = at({ card: 'a1-09', cargo: 3 }, { dock: 2 });
    const events = t.play('buy');
    expect(of(events, 'bought')).toEqual([
      { type: 'bought', seat: 0, card: card('a1-09'), tile: 0, price: 3, trade: false },
    ]);
    expect(of(events, 'moved')[0]).toMatchObject({ cargo: 3, from: 'ship', to: 'supply', cause: 'price' });
    expect(t.holds(0)[0]).toBe('1+0');
    expect([t.player(0).dock, t.tile(0).cargo, t.tile(0).card]).toEqual([2, 3, -1]);
    expect(names(t.player(0).aside)).toEqual(['a1-09']);
    expect(names(t.view(1).players[0].aside)).toEqual(['a1-09']);
  });

  it('DR-BUY-3: coins buy nothing', () => {
    const t = at({ card: 'a1-01' }, { holds: [[1, 3]] });
    expect(t.why('buy')).toBe('too-dear DR-BUY-4');
  });

  it('DR-TEST-6, DR-BUY-4: price 4 with 3 cargo aboard and 5 on the dock cannot be paid', () => {
    const t = table(2, { players: [{ at: 4, holds: [[3, 0]], dock: 5 }], sea: { 4: { card: 'a2-01', cargo: 5 } } });
    expect(t.why('buy')).toBe('too-dear DR-BUY-4');
    t.player(0).cells[0].cargo = 4;
    expect(t.why('buy')).toBeUndefined();
  });

  it('DR-BUY-2, DR-BUY-7: two a turn; the slot stays empty until the end phase', () => {
    const t = table(2, {
      players: [
        {
          at: 0,
          sails: 4,
          holds: [
            [4, 0],
            [0, 0],
            [0, 0],
            [3, 0],
          ],
        },
      ],
    });
    t.play('buy');
    expect(t.why('buy')).toBe('nothing-to-buy DR-BUY-1');
    t.playAll('sail to row 1 centre', 'buy', 'sail to row 1 right');
    expect(t.why('buy')).toBe('bought-twice DR-BUY-2');
    expect(t.state.turn.bought).toBe(2);
  });

  it('DR-BUY-8, DR-BLDG-5, DR-BLOCK-4: neither an opponent’s fort nor a pirate prevents it', () => {
    const t = table(2, {
      players: [
        { at: 0, holds: [[4, 0]] },
        { at: 0, pirate: true },
      ],
      sea: { 0: { card: 'a1-01', cubes: [0, 3], buildings: ['fort', 'garrison'] } },
    });
    t.play('buy');
    expect(names(t.player(0).aside)).toEqual(['a1-01']);
  });

  it('DR-BUY-9: an advancement gained by an ability does not count', () => {
    const t = at({ card: 'a1-01' }, { play: ['bosun'], levels: { bosun: 2 }, sleeves: { bosun: ['a3-12'] } });
    t.play('use bosun middle');
    expect(t.player(0).aside).toHaveLength(1);
    expect(t.state.turn.bought).toBe(0);
    t.play('buy');
    expect(t.state.turn.bought).toBe(1);
  });
});

describe('merchants', () => {
  it('DR-ENC-1, DR-BUY-11, DR-DEC-24: a merchant can be traded with or attacked, not bought', () => {
    const t = at({ card: 'e1-4' });
    expect([...t.legalOf('trade'), ...t.legalOf('attack'), ...t.legalOf('buy')]).toEqual(['trade', 'attack']);
    expect(t.why('buy')).toBe('not-an-advancement DR-BUY-1');
    const poor = at({ card: 'e1-4' }, { holds: [[2, 0]] });
    expect(poor.why('trade')).toBe('too-dear DR-BUY-4');
    expect(poor.legalOf('attack')).toEqual(['attack']);
  });

  it('DR-ENC-2, DR-BUY-10, DR-HID-7: trading pays the price, and the back stays unknown', () => {
    const t = at({ card: 'e1-4' });
    const events = t.play('trade');
    expect(of(events, 'bought')[0]).toMatchObject({ price: 3, trade: true });
    expect(of(events, 'turnedOver')).toEqual([]);
    expect(t.uncovered).toBe(false);
    expect(names(t.player(0).aside)).toEqual(['e1-4']);
    expect(t.holds(0)[0]).toBe('1+0');
  });

  it('DR-ENC-3, DR-BUY-10: a traded merchant works in its slot with the ability of its front', () => {
    const t = at({ card: 'e1-4' }, { play: ['captain'] });
    t.playAll('trade', 'end', 'mode trade');
    expect(t.waits).toBe('sleeve 0');
    t.play('sleeve merchant-2-cargo-middle in captain');
    expect(t.player(0).crew[0].sleeves).toEqual([-1, card('e1-4'), -1]);
    const later = table(2, { players: [{ play: ['captain'], sleeves: { captain: ['e1-4'] }, dock: 0 }] });
    later.play('use captain middle');
    expect(later.player(0).dock).toBe(2);
  });

  it('DR-ENC-4, DR-ENC-9, DR-ENC-11: an attack turns the card over for good and is one of the two', () => {
    const t = at({ card: 'e1-4' });
    const events = t.play('attack');
    expect(of(events, 'turnedOver')).toEqual([
      { type: 'turnedOver', seat: 0, card: card('e1-4'), back: card('e1-4-back'), tile: 0 },
    ]);
    expect(t.uncovered).toBe(true);
    expect(t.state.turn.bought).toBe(1);
    expect(t.battle).toMatchObject({ kind: 'merchant', attacker: 0, defender: -1, at: 0, card: card('e1-4-back') });
    expect(names([t.tile(0).card])).toEqual(['e1-4-back']);
    expect(t.why('trade')).toBe('arm-first DR-COMBAT-2');
  });

  it('DR-ENC-11, DR-ENC-12, DR-BUY-2: two merchants can be attacked in a turn, a third not, and none twice', () => {
    const lost = 'A1 C2 C2 C2';
    const t = table(2, {
      players: [{ at: 0, hand: [], sails: 4 }],
      sea: { 0: { card: 'e1-3' }, 1: { card: 'e1-4' }, 2: { card: 'e1-5' } },
      stack: { throws: [lost, lost.slice(3)] },
    });
    t.playAll('attack', 'fire 1');
    t.landAll();
    while (t.waits !== 'main 0') t.play(t.legal()[0]);
    expect(t.why('attack')).toBe('nothing-to-buy DR-BUY-1');
    expect(names(t.state.gone)).toEqual(['e1-3-back']);
    t.playAll('sail to row 1 centre', 'attack', 'fire 0');
    t.landAll();
    while (t.waits !== 'main 0') t.play(t.legal()[0]);
    t.play('sail to row 1 right');
    expect(t.why('attack')).toBe('bought-twice DR-BUY-2');
  });
});
