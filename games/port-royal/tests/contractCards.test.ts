import { Match } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CONTRACT_CARDS } from '../cards/contractCards.ts';
import { COLOURS } from '../cards/types.ts';
import { portRoyal } from '../rules/game.ts';
import { type AreaSpec, discovering, of, phaseTwo, type Table, type TableSpec } from './table.ts';

const options = { modules: ['contractCards'] };

const begin = (seats: number, chosen: object) =>
  Match.begin(portRoyal, { seats, options: chosen, seed: 'new persons' });

/** Phase 2 with these areas, the first of them active. */
const trading = (players: readonly AreaSpec[], harbour: readonly string[], spec: TableSpec = {}): Table =>
  phaseTwo({ options, players, harbour, ...spec });

const copies = (test: (card: (typeof CONTRACT_CARDS)[number]) => boolean): number =>
  CONTRACT_CARDS.reduce((sum, card) => sum + (test(card) ? card.count : 0), 0);

describe('the deck with the persons and ships of Just One More Contract', () => {
  it('PR-COMP-11: five clerks, one for each colour, four gunners, five vice-admirals and two ships of each colour', () => {
    expect(copies(() => true)).toBe(24);
    expect([copies(({ kind }) => kind === 'gunner'), copies(({ kind }) => kind === 'viceAdmiral')]).toEqual([4, 5]);
    for (const colour of COLOURS) {
      expect(copies((card) => card.kind === 'clerk' && card.colour === colour)).toBe(1);
      expect(copies((card) => card.kind === 'ship' && card.colour === colour)).toBe(2);
    }
  });

  it('PR-MOD-6, PR-OPT-6, PR-INV-9: they can be added to the base game without contracts', () => {
    const { state } = begin(2, options);
    expect([begin(2, {}).state.deck.length, state.deck.length]).toEqual([113, 137]);
    expect(state.extra?.contracts).toBeNull();
  });

  it('PR-MOD-7, PR-OPT-6: with contracts they are in the deck whether or not they were asked for', () => {
    const sizes = ([[], ['contractCards']] as const).map((modules) => begin(2, { play: 'contracts', modules }));
    expect(sizes.map(({ state }) => state.deck.length)).toEqual([137, 137]);
  });
});

describe('the clerk', () => {
  const CLERK = 'clerk-blue-6-2';

  it('PR-CLERK-1: who trades with a ship of the clerk’s colour may take one card more', () => {
    const t = trading([{ persons: [CLERK], coins: 3 }, {}], ['flute-1-1', 'sailor-3-1']);
    expect(t.state.flow).toMatchObject([{ left: 1 }]);
    t.play('trade flute-1-1');
    expect(t.legal()).toEqual(['hire sailor-3-1', 'done']);
  });

  it('PR-CLERK-1: a ship of another colour, or a hire, brings nothing more', () => {
    const t = trading([{ persons: [CLERK], coins: 3 }, {}], ['skiff-1-1', 'flute-1-1', 'sailor-3-1']);
    t.play('trade skiff-1-1');
    expect(t.toAct).toBe(1);
  });

  it('PR-CLERK-2: a non-active player pays compensation for the additional card as well', () => {
    const t = trading([{}, { persons: [CLERK] }], ['flute-3-5', 'skiff-2-1', 'galleon-1-2']);
    t.play('done');
    t.play('trade flute-3-5');
    t.play('trade skiff-2-1');
    expect([t.coins(1), t.coins(0)]).toEqual([3, 2]);
  });

  it('PR-CLERK-3, PR-AMB-47: clerks chain, and what is not taken lapses', () => {
    const persons = [CLERK, 'clerk-green-9-3'];
    const t = trading([{ persons }, {}], ['flute-1-1', 'skiff-1-1', 'galleon-1-2', 'frigate-1-1-contractCards']);
    const before = t.state.flow[0];
    expect(before).toMatchObject({ left: 2 });
    t.play('trade flute-1-1');
    t.play('trade skiff-1-1');
    expect(t.state.flow).toMatchObject([{ seat: 0, left: 2, taken: 2 }]);
    t.play('done');
    expect(t.state.flow).toMatchObject([{ seat: 1, left: 1 }]);
  });

  it('PR-CLERK-4: a clerk hired earlier in the same take-turn already works', () => {
    const persons = ['governor-8-0'];
    const t = trading([{ persons, coins: 6 }, {}], [CLERK, 'flute-1-1', 'skiff-1-1']);
    t.play(`hire ${CLERK}`);
    t.play('trade flute-1-1');
    expect(t.legal()).toEqual(['trade skiff-1-1', 'done']);
  });

  it('PR-CLERK-5: the additional card is optional', () => {
    const t = trading([{ persons: [CLERK] }, {}], ['flute-1-1', 'skiff-1-1']);
    t.play('trade flute-1-1');
    t.play('done');
    expect(t.toAct).toBe(1);
  });
});

describe('the vice-admiral', () => {
  const PAIR = ['viceAdmiral-5-1', 'viceAdmiral-7-2'];
  const CARDS = ['governor-8-0', 'jester-9-3', 'admiral-9-3', 'mademoiselle-9-3', 'pirate-9-3'];

  it('PR-VICE-1: with exactly three or four cards in the harbour each brings a coin', () => {
    const coins = [1, 2, 3, 4, 5].map((cards) => trading([{ persons: PAIR }, {}], CARDS.slice(0, cards)).coins(0));
    expect(coins).toEqual([0, 0, 2, 2, 0]);
  });

  it('PR-VICE-2: tax increases and expeditions are no harbour cards', () => {
    const t = discovering({
      options,
      players: [{ persons: PAIR }, { coins: 9, persons: ['sailor-3-1'] }],
      harbour: CARDS.slice(0, 2),
      deck: ['tax-mostSabres', 'settler-4-1', 'expedition-priest2'],
    });
    t.play('draw');
    t.play('draw');
    t.play('stop');
    expect(t.coins(0)).toBe(0);
  });

  it('PR-VICE-3: one hired in this take-turn gives nothing in it', () => {
    const t = trading([{ coins: 5 }, {}], ['viceAdmiral-5-1', 'governor-8-0', 'jester-9-3']);
    t.play('hire viceAdmiral-5-1');
    expect(t.coins(0)).toBe(0);
  });

  it('PR-VICE-4: it works for a non-active player at the start of their own take-turn', () => {
    const t = trading([{}, { persons: PAIR }, { persons: PAIR.slice(0, 1) }], ['flute-1-1', ...CARDS.slice(0, 3)]);
    t.play('trade flute-1-1');
    expect([t.coins(1), t.coins(2)]).toEqual([2, 1]);
  });
});

describe('the gunner', () => {
  const PAIR = ['gunner-4-1', 'gunner-6-2'];
  const SHIPS = ['flute-1-1', 'skiff-1-1', 'frigate-1-1', 'galleon-1-2'];

  it('PR-GUN-1: each brings one coin less than there are ships in the harbour', () => {
    const t = trading([{ persons: PAIR }, {}], [...SHIPS, 'governor-8-0']);
    expect(t.coins(0)).toBe(6);
  });

  it('PR-GUN-2, PR-AMB-49: with one ship or none it brings nothing and costs nothing', () => {
    const coins = [[], ['flute-1-1'], ['flute-1-1', 'skiff-1-1']].map((ships) =>
      trading([{ persons: ['gunner-4-1'], coins: 2 }, {}], [...ships, 'governor-8-0']).coins(0),
    );
    expect(coins).toEqual([2, 2, 3]);
  });

  it('PR-GUN-3: one hired in this take-turn gives nothing in it', () => {
    const t = trading([{ coins: 4, persons: ['governor-8-0'] }, {}], ['gunner-4-1', ...SHIPS]);
    t.play('hire gunner-4-1');
    expect(t.coins(0)).toBe(0);
  });

  it('PR-GUN-4: it works for a non-active player, who counts the ships left to them', () => {
    const t = trading([{}, { persons: ['gunner-4-1'] }], SHIPS);
    t.play('trade flute-1-1');
    t.play('done');
    expect(t.coins(1)).toBe(2);
  });
});

describe('the new ships', () => {
  const GIFT = 'flute-3-5-contractCards';

  it('PR-GIFT-1, PR-DEC-34: the trader gains three coins and chooses another player, who gains one from the deck', () => {
    const t = trading([{}, {}, {}], [GIFT]);
    const events = t.play(`trade ${GIFT}`);
    expect(of(events, 'coinsGained')).toMatchObject([{ seat: 0, coins: 3, by: 'trade' }]);
    expect(t.legal()).toEqual(['give 1', 'give 2']);
    const deck = t.deck.length;
    const given = t.play('give 2');
    expect(of(given, 'giftGiven')).toMatchObject([{ seat: 0, to: 2 }]);
    expect([t.coins(0), t.coins(1), t.coins(2), deck - t.deck.length]).toEqual([3, 0, 1, 1]);
  });

  it('PR-GIFT-1: the gift goes to another player, and only when a gift ship was traded', () => {
    const t = trading([{}, {}, {}], [GIFT, 'skiff-1-1']);
    expect(t.why('give 1')).toBe('no-gift PR-GIFT-1');
    t.play(`trade ${GIFT}`);
    expect(t.why('give 0')).toBe('gift-to-another PR-GIFT-1');
  });

  it('PR-GIFT-2, PR-AMB-48: a non-active trader pays compensation, after the gift was drawn', () => {
    const t = trading([{}, {}, {}], [GIFT, 'sailor-3-1']);
    t.play('done');
    expect(of(t.play(`trade ${GIFT}`, 1), 'compensationPaid')).toEqual([]);
    const events = t.play('give 2', 1);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['giftGiven', 'coinsGained', 'compensationPaid']);
    expect([t.coins(0), t.coins(1), t.coins(2)]).toEqual([1, 2, 1]);
  });

  it('PR-GIFT-4, PR-COMP-11: one of the two new ships of each colour is a gift ship, the other an ordinary one', () => {
    for (const colour of COLOURS) {
      const ships = CONTRACT_CARDS.flatMap((card) => (card.kind === 'ship' && card.colour === colour ? [card] : []));
      expect(ships.map(({ gift, coins }) => [gift ?? 0, coins]).sort()).toEqual([
        [0, 1],
        [1, 3],
      ]);
    }
    const t = trading([{}, {}, {}], ['flute-1-1-contractCards', 'sailor-3-1']);
    t.play('trade flute-1-1-contractCards');
    expect(t.state.flow.map(({ step }) => step)).not.toContain('gift');
  });

  it('PR-GIFT-5: the gift must be given, and a non-active trader may choose the active player', () => {
    const t = trading([{}, {}, {}], [GIFT, 'skiff-1-1']);
    t.play('done');
    t.play(`trade ${GIFT}`, 1);
    expect(t.legal()).toEqual(['give 0', 'give 2']);
    expect(t.why('pass')).toBe('not-taking PR-OTHER-2');
    expect(t.why('trade skiff-1-1')).toBe('answer-gift-first PR-GIFT-5');
    t.play('give 0');
    expect([t.coins(0), t.coins(1)]).toEqual([2, 2]);
  });

  it('PR-DEC-40: with two players nobody is asked who gets the gift', () => {
    const t = trading([{}, {}], [GIFT, 'sailor-3-1']);
    const events = t.play(`trade ${GIFT}`);
    expect(of(events, 'giftGiven')).toMatchObject([{ seat: 0, to: 1 }]);
    expect([t.coins(0), t.coins(1)]).toEqual([3, 1]);
  });
});
