import { describe, expect, it } from 'vitest';
import { of } from '../table.ts';
import { chapter, crowns, exploring, FOUR_COLOURS, items, legalOf, trading } from './chapter.ts';

const BOOK = 'ares-1-2-ritualBook';
const HERBS = 'ares-1-2-herbs';
const BREAD = 'pinnace-2-1-bread';
const RUM = 'skiff-3-5-rum';

describe('innkeepers', () => {
  it('PR-INN-1: a crown for each at the start of a take-turn with four ships, active or not', () => {
    const players = [{ persons: ['innkeeper-4-1', 'innkeeper-6-2'] }, { persons: ['innkeeper-8-3'] }];
    const t = trading({ chapter: 2, harbour: [...FOUR_COLOURS, 'governor-8-0'], players });
    expect(crowns(t, 0)).toBe(2);
    t.play('done');
    expect(crowns(t, 1)).toBe(1);
    const three = trading({ chapter: 2, harbour: FOUR_COLOURS.slice(1), players });
    expect(crowns(three, 0)).toBe(0);
  });

  it('PR-AMB-30: one hired in this take-turn gives no crown in it', () => {
    const t = trading({ chapter: 2, harbour: [...FOUR_COLOURS, 'innkeeper-4-1'], players: [{ coins: 4 }, {}] });
    t.play('hire innkeeper-4-1');
    expect(crowns(t, 0)).toBe(0);
  });

  it('PR-INN-2, PR-AMB-81, PR-ITEM-4, PR-DEC-W4: sells a bread or rum once per innkeeper and take-turn', () => {
    const players = [{ persons: ['innkeeper-4-1', 'innkeeper-6-2'], items: [BREAD, RUM, 'pinnace-0-2-rum', BOOK] }, {}];
    const t = trading({ chapter: 2, players, harbour: ['governor-8-0'] });
    expect(legalOf(t, 'sell')).toEqual([`sell ${BREAD}`, `sell ${RUM}`, 'sell pinnace-0-2-rum']);
    const events = t.play(`sell ${RUM}`);
    expect(of(events, 'itemSold')).toHaveLength(1);
    expect(t.coins(0)).toBe(4);
    expect(t.discard).toContain(RUM);
    t.play(`sell ${BREAD}`);
    expect(legalOf(t, 'sell')).toEqual([]);
    expect(t.why('sell pinnace-0-2-rum')).toBe('innkeeper-has-bought PR-AMB-81');
  });

  it('PR-AMB-81, PR-AMB-30: an innkeeper buys in the take-turn of being hired, and needs no ships', () => {
    const t = trading({ chapter: 2, harbour: ['innkeeper-4-1'], players: [{ coins: 4, items: [BREAD] }, {}] });
    expect(t.why(`sell ${BREAD}`)).toBe('no-innkeeper PR-INN-2');
    t.play('hire innkeeper-4-1');
    t.play(`sell ${BREAD}`);
    expect(t.coins(0)).toBe(4);
  });

  it('PR-INN-2: only bread and rum of one’s own, only in one’s take-turn', () => {
    const players = [{ persons: ['innkeeper-4-1'], items: [BOOK, BREAD] }, { items: [RUM] }];
    const t = exploring({ chapter: 2, players, harbour: ['governor-8-0'] });
    expect(t.why(`sell ${BREAD}`)).toBe('sell-only-in-take-turn PR-AMB-81');
    t.play('stop');
    expect(t.why(`sell ${BOOK}`)).toBe('innkeeper-buys-food PR-INN-2');
    expect(t.why(`sell ${RUM}`)).toBe('ship-not-yours PR-INN-2');
  });

  it('PR-AMB-81: other players sell in their take-turns', () => {
    const players = [{}, { persons: ['innkeeper-4-1'], items: [BREAD] }];
    const t = trading({ chapter: 2, players, harbour: ['flute-1-1'] });
    t.play('done');
    expect(legalOf(t, 'sell')).toEqual([`sell ${BREAD}`]);
  });
});

describe('expeditions, brothers and taxes', () => {
  it('PR-AEXP-1, PR-ITEM-4, PR-DEC-W1: an expedition may ask for an item; every ship that carries it is a choice', () => {
    const t = chapter({
      chapter: 3,
      expeditions: ['expedition-settler1-priest1-herbs'],
      players: [{ persons: ['settler-4-1', 'priest-4-1'], items: [HERBS, 'ares-1-3-herbs', BOOK] }, {}],
    });
    const claims = legalOf(t, 'claim');
    expect(claims).toHaveLength(2);
    t.play(claims[0]);
    expect(t.claimed(0)).toEqual(['expedition-settler1-priest1-herbs']);
    expect(items(t, 0)).toBe(2);
    expect(t.coins(0)).toBe(3);
    expect(t.points(0)).toBe(5);
  });

  it('PR-AEXP-1: without the item it cannot be claimed', () => {
    const t = chapter({
      chapter: 3,
      expeditions: ['expedition-settler1-priest1-herbs'],
      players: [{ persons: ['settler-4-1', 'priest-4-1'], items: [BOOK] }, {}],
    });
    expect(legalOf(t, 'claim')).toEqual([]);
    expect(t.why('claim expedition-settler1-priest1-herbs settler-4-1,priest-4-1')).toBe(
      'persons-do-not-cover PR-AMB-17',
    );
  });

  it('PR-TAIB-1: the brothers’ sabres sink ships and count for a tax', () => {
    const t = chapter({
      chapter: 4,
      players: [{ persons: ['taibuki-6-1'] }, { persons: ['pirate-5-1'] }],
      deck: ['ares-1-3-herbs', 'tax-mostSabres'],
    });
    t.play('draw');
    expect(t.legal()).toEqual(['sink', 'keep']);
    t.play('sink');
    expect(of(t.play('draw'), 'taxEnded')[0]).toMatchObject({ value: 3, seats: [0] });
  });

  it('PR-ATAX-1, PR-INV-10: an Adventure tax takes half from 16 coins on', () => {
    const paid = [15, 16, 17].map((coins) => {
      const t = chapter({ players: [{ coins, crowns: 2 }, {}], deck: ['tax-fewestPoints-chapter1'] });
      t.play('draw');
      return coins - t.coins(0);
    });
    expect(paid).toEqual([0, 8, 8]);
  });

  it('PR-ATAX-2: then everybody with the fewest points gains two coins', () => {
    const t = chapter({ players: [{ crowns: 2 }, {}, {}], deck: ['tax-fewestPoints-chapter1'] });
    expect(of(t.play('draw'), 'taxEnded')[0].seats).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => t.coins(seat))).toEqual([0, 2, 2]);
  });

  it('PR-ATAX-3: a base tax in the same deck keeps its rule', () => {
    const t = chapter({ players: [{ coins: 12, crowns: 2 }, {}], deck: ['tax-fewestPoints'] });
    t.play('draw');
    expect([t.coins(0), t.coins(1)]).toEqual([6, 1]);
  });
});
