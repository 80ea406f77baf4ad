import { describe, expect, it } from 'vitest';
import { ADVENTURE_CARDS } from '../../cards/adventure.ts';
import { CARDS } from '../../cards/table.ts';
import { ALLOWANCE } from '../../rules/trade.ts';
import { names, of } from '../table.ts';
import { adventureOf, chapter, crowns, exploring, FOUR_COLOURS, items, legalOf, trading } from './chapter.ts';

const BOOK = 'ares-1-2-ritualBook';
const HERBS = 'ares-1-2-herbs';
const BREAD = 'pinnace-2-1-bread';
const RUM = 'skiff-3-5-rum';
const CROWNED = 'flute-0-2-bread';
const FRIENDS = ['captain-5-1', 'priest-5-1', 'settler-5-1'];

describe('Ares pirates', () => {
  it('PR-ARES-1: they are a sixth colour; two of them in the harbour bust', () => {
    const t = exploring({ harbour: [...FOUR_COLOURS, 'galleon-1-2'], deck: [BOOK, HERBS], coming: ['storm'] });
    t.play('draw');
    expect(t.harbour).toHaveLength(6);
    expect(of(t.play('draw'), 'bust')).toMatchObject([{ seat: 0 }]);
  });

  it('PR-ARES-2, PR-INV-11: six colours in the harbour are four cards', () => {
    const t = exploring({ harbour: [...FOUR_COLOURS, 'galleon-1-2', BOOK] });
    expect(of(t.play('stop'), 'takeTurnBegan')[0].left).toBe(4);
    expect(ALLOWANCE).toEqual([1, 1, 1, 1, 2, 3, 4]);
  });

  it('PR-ARES-3, PR-ITEM-1, PR-COMP-13, PR-CONF-22: eight Ares ships with books or herbs, ten others with bread or rum', () => {
    const ships = ADVENTURE_CARDS.flat().flatMap((card) => (card.kind === 'ship' ? [card] : []));
    const ares = ships.filter(({ colour }) => colour === 'ares');
    expect(ares.map(({ item }) => item).sort()).toEqual([...Array(4).fill('herbs'), ...Array(4).fill('ritualBook')]);
    const others = ships.filter(({ colour }) => colour !== 'ares');
    expect(others).toHaveLength(10);
    for (const colour of ['yellow', 'blue', 'green', 'red', 'black'])
      expect(others.flatMap((ship) => (ship.colour === colour ? [ship.item] : [])).sort()).toEqual(['bread', 'rum']);
    const count = (kind: string): number =>
      ADVENTURE_CARDS.flat().reduce((sum, card) => sum + (card.kind === kind ? card.count : 0), 0);
    expect(['taibuki', 'lookout', 'innkeeper', 'expedition', 'tax'].map(count)).toEqual([3, 5, 5, 3, 2]);
  });

  it('PR-ARES-4: an Ares ship traded for coins gives one', () => {
    const t = trading({ harbour: [BOOK] });
    t.play(`trade ${BOOK}`);
    expect(t.coins(0)).toBe(1);
    expect(t.discard).toContain(BOOK);
  });

  it('PR-ARES-5, PR-SPEC-1, PR-AMB-73: every special person gives a coin, for coins or as an item', () => {
    for (const [at, persons] of [[], [FRIENDS[0]], FRIENDS].entries()) {
      const traded = trading({ harbour: [HERBS], players: [{ persons }, {}] });
      traded.play(`trade ${HERBS}`);
      expect(traded.coins(0)).toBe(1 + [0, 1, 3][at]);
      const kept = trading({ harbour: [HERBS], players: [{ persons }, {}] });
      kept.play(`stow ${HERBS}`);
      expect(kept.coins(0)).toBe([0, 1, 3][at]);
    }
  });

  it('PR-ARES-5, PR-CONF-21: only for Ares ships, and base captains, priests and settlers give nothing', () => {
    const other = trading({ chapter: 2, harbour: [BREAD], players: [{ persons: FRIENDS }, {}] });
    other.play(`stow ${BREAD}`);
    expect(other.coins(0)).toBe(0);
    const plain = trading({
      harbour: [HERBS],
      players: [{ persons: ['captain-4-1', 'priest-4-1', 'settler-4-1'] }, {}],
    });
    plain.play(`stow ${HERBS}`);
    expect(plain.coins(0)).toBe(0);
  });

  it('PR-SPEC-1: a special person is discarded for an expedition like any other', () => {
    const t = chapter({
      expeditions: ['expedition-priest2'],
      players: [{ persons: ['priest-5-1', 'priest-4-1'] }, {}],
    });
    expect(legalOf(t, 'claim')).toHaveLength(1);
  });

  it('PR-AMB-94: Ares ships are sunk by their printed sabres', () => {
    const sinks = (sailors: number): boolean => {
      const persons = Array.from({ length: sailors }, () => 'sailor-3-1');
      const t = chapter({ players: [{ persons }, {}], deck: ['ares-1-3-herbs'] });
      t.play('draw');
      return t.state.flow.at(-1)?.step === 'repel';
    };
    expect([2, 3, 4].map(sinks)).toEqual([false, true, true]);
  });

  it('PR-AMB-88: no trader, merchant or clerk cares for them; the others’ abilities work', () => {
    const cards = CARDS.filter((card) => card.kind === 'trader' || card.kind === 'merchant' || card.kind === 'clerk');
    expect(cards.some((card) => 'colour' in card && (card.colour as string) === 'ares')).toBe(false);
    const t = trading({
      harbour: [...FOUR_COLOURS, HERBS],
      options: { modules: ['contractCards'] },
      players: [{ persons: names([CARDS.findIndex(({ kind }) => kind === 'gunner')]) }, {}],
    });
    // PR-GUN-1: five ships less one, an Ares ship among them.
    expect(t.coins(0)).toBe(4);
  });
});

describe('item ships', () => {
  it('PR-ITEM-2, PR-DEC-35: for coins and to the discard pile, or kept in the area', () => {
    const spec = { chapter: 2, harbour: [BREAD, 'governor-8-0'] };
    const sold = trading(spec);
    expect(sold.legal()).toEqual([`trade ${BREAD}`, `stow ${BREAD}`, 'done']);
    sold.play(`trade ${BREAD}`);
    expect([sold.coins(0), items(sold, 0)]).toEqual([2, 0]);
    const kept = trading(spec);
    const events = kept.play(`stow ${BREAD}`);
    expect(of(events, 'shipStowed')).toHaveLength(1);
    expect(kept.coins(0)).toBe(0);
    expect(names(adventureOf(kept).items[0])).toEqual([BREAD]);
  });

  it('PR-ITEM-2: a ship with a crown gives it instead of coins, and none if it is kept', () => {
    const traded = trading({ chapter: 2, harbour: [CROWNED] });
    expect(of(traded.play(`trade ${CROWNED}`), 'crownsGained')).toMatchObject([{ crowns: 1, by: 'trade' }]);
    expect([traded.coins(0), crowns(traded, 0)]).toEqual([0, 1]);
    const kept = trading({ chapter: 2, harbour: [CROWNED] });
    kept.play(`stow ${CROWNED}`);
    expect(crowns(kept, 0)).toBe(0);
  });

  it('PR-ITEM-2: ships of the base game are never kept', () => {
    const t = trading({ harbour: ['flute-1-1'] });
    expect(t.why('stow flute-1-1')).toBe('carries-nothing PR-ITEM-1');
  });

  it('PR-ITEM-3, PR-CONF-28: a trader of the ship’s colour gives a coin either way, another trader none', () => {
    for (const [trader, coins] of [
      ['trader-yellow-3-1', 1],
      ['trader-blue-3-1', 0],
    ] as const) {
      const players = [{ persons: [trader] }, {}];
      const traded = trading({ chapter: 2, harbour: [BREAD, 'flute-1-1'], players });
      traded.play(`trade ${BREAD}`);
      expect(traded.coins(0)).toBe(2 + coins);
      const kept = trading({ chapter: 2, harbour: [BREAD, 'flute-1-1'], players });
      kept.play(`stow ${BREAD}`);
      expect(kept.coins(0)).toBe(coins);
    }
  });

  it('PR-ITEM-5: keeping uses up a card of the allowance and costs compensation', () => {
    const spec = { chapter: 2, tasks: [21], harbour: [BREAD, RUM], coming: ['storm'] };
    const t = trading({ ...spec, players: [{}, { coins: 1 }] });
    t.play(`stow ${BREAD}`);
    expect(t.toAct).toBe(1);
    expect(of(t.play(`stow ${RUM}`), 'compensationPaid')).toEqual([{ type: 'compensationPaid', seat: 1, to: 0 }]);
    expect([t.coins(0), t.coins(1)]).toEqual([1, 0]);
  });

  it('PR-AMB-72: who has no coin may keep a ship only if a bonus pays the compensation', () => {
    const offered = (persons: readonly string[], ship: string): string[] => {
      const t = trading({ chapter: 2, harbour: [ship, 'governor-8-0'], players: [{}, { persons }] });
      t.play('done');
      return t.state.flow.at(-1)?.step === 'tradeAndHire' ? t.legal() : [];
    };
    expect(offered([], BREAD)).toEqual([`trade ${BREAD}`, 'pass']);
    expect(offered(['trader-yellow-3-1'], BREAD)).toEqual([`trade ${BREAD}`, `stow ${BREAD}`, 'pass']);
    expect(offered(['priest-5-1'], HERBS)).toContain(`stow ${HERBS}`);
    // A crown pays nobody: neither way is open.
    expect(offered([], CROWNED)).toEqual([]);
    const t = trading({ chapter: 2, harbour: [BREAD, 'governor-8-0'], players: [{}, {}] });
    t.play('done');
    expect(t.why(`stow ${BREAD}`)).toBe('cannot-compensate PR-AMB-72');
  });

  it('PR-AMB-88: a merchant tucks an item ship only if it is taken for coins', () => {
    const spec = {
      chapter: 2,
      harbour: [BREAD],
      options: { modules: ['setSail'] },
    };
    const merchant = CARDS.findIndex((card) => card.kind === 'merchant' && card.colour === 'yellow');
    const players = [{ persons: names([merchant]) }, {}];
    const traded = trading({ ...spec, players });
    expect(of(traded.play(`trade ${BREAD}`), 'shipTucked')).toHaveLength(1);
    const kept = trading({ ...spec, players });
    expect(of(kept.play(`stow ${BREAD}`), 'shipTucked')).toEqual([]);
    expect(items(kept, 0)).toBe(1);
  });

  it('PR-AMB-88, PR-CLERK-1: a clerk of the ship’s colour gives another card for a kept ship, too', () => {
    const clerk = CARDS.findIndex((card) => card.kind === 'clerk' && card.colour === 'yellow');
    const t = trading({
      chapter: 2,
      tasks: [21],
      harbour: [BREAD, 'flute-1-1'],
      options: { modules: ['contractCards'] },
      players: [{ persons: names([clerk]) }, {}],
    });
    t.play(`stow ${BREAD}`);
    expect(t.legal()).toEqual(['trade flute-1-1', 'done']);
  });
});
