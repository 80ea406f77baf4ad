import { describe, expect, it } from 'vitest';
import { CURSES, END_OF_ADVENTURES, MERCHANT, NATIVE } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { Pirate, SevenSeasFrame, SevenSeasState } from '../rules/state.ts';
import { card, type TableSpec, table } from './table.ts';

type Damage = (state: SevenSeasState) => void;

/** What is said of a legal table once something has happened to it. */
function wrong(damage: Damage, spec: TableSpec = {}): string {
  const { state } = table(spec);
  expect(sevenSeas.invariantViolation(state)).toBeUndefined();
  damage(state);
  return sevenSeas.invariantViolation(state) ?? 'nothing is wrong';
}

const take = (pile: number[], what: number): number => pile.splice(pile.indexOf(what), 1)[0];

describe('what must hold of every table: the cards', () => {
  it.each(['caravan-england-1', 'port-1', CURSES[CURSES.length - 1]])(
    'S7-COMP-4: %s lost or doubled is noticed',
    (name) => {
      const clause = new RegExp(`^S7-COMP-4: ${name} is there`);
      expect(wrong(({ adventures }) => take(adventures, card(name)))).toMatch(clause);
      expect(wrong(({ adventures }) => adventures.push(card(name)))).toMatch(clause);
      expect(wrong(({ adventures, pirates }) => pirates[0].hand.push(take(adventures, card(name))))).toBe(
        'nothing is wrong',
      );
    },
  );

  it('S7-SETUP-10, S7-NATIVE-1: the ports are Pirate Bay first, and then nothing but ports', () => {
    expect(wrong(({ ports }) => ports.splice(0, 1, card('port-1')))).toMatch(/^S7-SETUP-10/);
    expect(wrong(({ ports, adventures }) => ports.push(take(adventures, card('kraken'))))).toMatch(/^S7-NATIVE-1/);
    expect(wrong(({ ports, adventures }) => ports.unshift(take(adventures, card('kraken'))))).toMatch(/^S7-/);
  });

  it('S7-COMP-13: only Caravans and Curses lie on their pile', () => {
    const spec: TableSpec = { port: 'port-1', played: ['kraken', 'caravan-spain-2'] };
    expect(wrong(({ ports, played }) => played.push(ports.splice(1, 1)[0]), spec)).toMatch(/^S7-COMP-13/);
    expect(wrong(({ played, adventures }) => played.push(take(adventures, END_OF_ADVENTURES)))).toMatch(/^S7-COMP-13/);
  });

  it('S7-CARTO-4: End of Adventures is in the deck once or lies aside, never in a hand', () => {
    const inHand: Damage = ({ pirates, adventures }) => pirates[0].hand.push(take(adventures, END_OF_ADVENTURES));
    expect(wrong(inHand)).toMatch(/^S7-CARTO-4/);
    expect(wrong(({ adventures }) => adventures.push(END_OF_ADVENTURES))).toMatch(/^S7-CARTO-4/);
  });

  it('S7-END-1: the end has begun exactly when End of Adventures was drawn or the limit of rounds is reached', () => {
    const limited: TableSpec = { options: { roundLimit: 20 } };
    const drawn: Damage = ({ adventures }) => take(adventures, END_OF_ADVENTURES);
    const ends =
      (round: number): Damage =>
      (state) => {
        state.endRound = round;
      };
    expect(wrong(drawn)).toMatch(/^S7-END-1: End of Adventures was drawn/);
    expect(wrong(ends(1))).toMatch(/^S7-END-1: the end has begun/);
    expect(wrong(ends(19), limited)).toMatch(/^S7-END-1: the end has begun/);
    expect(wrong(ends(20), limited)).toBe('nothing is wrong');
    expect(wrong(() => {}, { endRound: 3 })).toBe('nothing is wrong');
  });

  it.each([
    [0, 'fruit'],
    [3, 'talisman'],
  ])('S7-COMP-8: a card of loot kind %i lost or doubled is noticed', (kind, name) => {
    expect(wrong(({ loot }) => take(loot, kind))).toBe(`S7-COMP-8: ${name} is there 14 times`);
    expect(wrong(({ loot }) => loot.push(kind))).toBe(`S7-COMP-8: ${name} is there 16 times`);
  });

  it('S7-GOODS-8: the top of the loot discard pile is one of its cards', () => {
    const top =
      (kind: number): Damage =>
      (state) => {
        state.discardTop = kind;
      };
    expect(wrong(top(0))).toMatch(/^S7-GOODS-8/);
    expect(wrong(top(-1), { discard: ['fruit'] })).toMatch(/^S7-GOODS-8/);
    expect(wrong(top(-1), { discard: ['rum'] })).toMatch(/^S7-GOODS-8/);
    expect(wrong(top(1), { discard: ['fruit'] })).toMatch(/^S7-GOODS-8/);
    expect(wrong(top(1), { discard: ['fruit', 'coffee'] })).toBe('nothing is wrong');
  });
});

describe('what must hold of every table: pirates and tokens', () => {
  const change =
    (changed: Partial<Pirate>, seat = 1): Damage =>
    ({ pirates }) =>
      Object.assign(pirates[seat], changed);

  it('S7-SHIP-1: nobody has more than ten ships, or fewer than none', () => {
    expect(wrong(change({ ships: 10 }))).toBe('nothing is wrong');
    expect(wrong(change({ ships: 0 }))).toBe('nothing is wrong');
    for (const ships of [11, -1, 1.5]) expect(wrong(change({ ships }))).toBe(`S7-SHIP-1: seat 1 has ${ships} ships`);
    expect(wrong(change({ ships: 11 }, 0))).toMatch(/seat 0/);
    expect(wrong(change({ ships: 11 }, 2))).toMatch(/seat 2/);
  });

  it.each(['chests', 'yinYang', 'marks', 'doubleHolds', 'unsinkables'] as const)(
    'S7-CHEST-1: nobody has less than nothing of %s',
    (what) => {
      expect(wrong(change({ [what]: 0 }))).toBe('nothing is wrong');
      expect(wrong(change({ [what]: -1 }))).toMatch(/^S7-CHEST-1: seat 1/);
    },
  );

  it('S7-CHEST-1: nobody owes goods or Talismans', () => {
    const owed: Damage = ({ pirates, loot }) => {
      pirates[1].goods[2]--;
      loot.push(2);
    };
    expect(wrong(owed)).toMatch(/^S7-CHEST-1/);
    const talisman: Damage = ({ pirates, loot }) => {
      pirates[1].talismans--;
      loot.push(3);
    };
    expect(wrong(talisman)).toMatch(/^S7-CHEST-1/);
  });

  it('S7-GOODS-6: goods beyond the room of the ships wait for their owner, or for the final sale', () => {
    const spec: TableSpec = { pirates: [{}, { ships: 2, loot: ['rum', 'rum'] }, {}] };
    const one: Damage = ({ pirates }) => {
      pirates[1].ships = 1;
    };
    const waiting =
      (frame: SevenSeasFrame): Damage =>
      (state) => {
        one(state);
        state.flow.push(frame);
      };
    expect(wrong(one, spec)).toBe('S7-GOODS-6: seat 1 has 2 goods on ships for 1');
    expect(wrong(waiting({ step: 'excess', seat: 1 } as SevenSeasFrame), spec)).toBe('nothing is wrong');
    expect(wrong(waiting({ step: 'excess', seat: 0 } as SevenSeasFrame), spec)).toMatch(/^S7-GOODS-6/);
    expect(wrong(waiting({ step: 'gift', seat: 1 } as SevenSeasFrame), spec)).toMatch(/^S7-GOODS-6/);
    expect(wrong(waiting({ step: 'finale' } as SevenSeasFrame), spec)).toBe('nothing is wrong');
  });

  it('S7-HAND-1: a hand lies in the order of the cards', () => {
    const spec: TableSpec = { pirates: [{}, { hand: ['caravan-england-1', 'caravan-spain-2', 'kraken'] }, {}] };
    expect(wrong(({ pirates }) => pirates[1].hand.reverse(), spec)).toBe('S7-HAND-1: the hand of seat 1 is unsorted');
    const lastTwo: Damage = ({ pirates: [, { hand }] }) => hand.push(...hand.splice(1, 2).reverse());
    expect(wrong(lastTwo, spec)).toMatch(/^S7-HAND-1/);
    const firstTwo: Damage = ({ pirates: [, { hand }] }) => hand.unshift(...hand.splice(0, 2).reverse());
    expect(wrong(firstTwo, spec)).toMatch(/^S7-HAND-1/);
  });

  it('S7-ROUND-3: a card on the table cannot be the chosen one', () => {
    const spec: TableSpec = { pirates: [{}, { played: ['merchant'] }, {}] };
    expect(wrong(change({ chosen: MERCHANT }), spec)).toMatch(/^S7-ROUND-3: seat 1/);
    expect(wrong(change({ chosen: NATIVE }), spec)).toBe('nothing is wrong');
  });

  it('S7-COMP-12: a Corsair token is free or with somebody at the table', () => {
    const held =
      (holder: number): Damage =>
      ({ corsairs }) => {
        corsairs[3] = holder;
      };
    for (const holder of [-2, 3]) expect(wrong(held(holder))).toMatch(/^S7-COMP-12/);
    for (const holder of [-1, 0, 2]) expect(wrong(held(holder))).toBe('nothing is wrong');
    expect(wrong(({ corsairs }) => corsairs.pop())).toMatch(/^S7-COMP-12/);
    expect(wrong(({ corsairs }) => corsairs.push(-1))).toMatch(/^S7-COMP-12/);
  });

  it('S7-SETUP-11: the First Player marker is with somebody at the table', () => {
    const first =
      (seat: number): Damage =>
      (state) => {
        state.first = seat;
      };
    expect(wrong(first(2))).toBe('nothing is wrong');
    expect(wrong(first(3))).toMatch(/^S7-SETUP-11/);
  });

  it.each(['call', 'raid', 'fights', 'curse'])(
    'S7-TABLE-1: %s waits for nobody, so it is never left undone',
    (step) => {
      expect(wrong(({ flow }) => flow.push({ step } as SevenSeasFrame))).toBe(`${step}: work was left undone`);
      expect(wrong(({ flow }) => flow.unshift({ step } as SevenSeasFrame))).toBe('nothing is wrong');
    },
  );
});
