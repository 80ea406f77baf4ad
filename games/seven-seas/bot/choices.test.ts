import { LooseChance, type Seat, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CARTOGRAPHER, MERCHANT } from '../cards/table.ts';
import { holds } from '../rules/actions.ts';
import { sevenSeas } from '../rules/game.ts';
import { NOT_CHOSEN, type SevenSeasState } from '../rules/state.ts';
import { table } from '../tests/table.ts';
import { choiceChances, giftsExpected, imagineChoices } from './choices.ts';
import { outlookOf } from './outlook.ts';
import { momentsOf } from './testing.ts';
import { SAILOR } from './weights.ts';

const chancesFor = (state: SevenSeasState, seat: Seat): number[] => choiceChances(outlookOf(state, SAILOR), seat, null);

describe('the model of secret choices', () => {
  it('S7-HIDDEN-3: sums to one and never offers a character that lies on the table or was called', () => {
    for (const seats of [2, 3, 4])
      for (const state of momentsOf(seats, `model ${seats}`)) {
        if (state.called === CARTOGRAPHER) continue;
        state.pirates.forEach(({ played, chosen }, seat) => {
          if (chosen !== NOT_CHOSEN && chosen <= state.called) return;
          const chances = chancesFor(state, seat);
          expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
          chances.forEach((chance, character) => {
            if (holds(played, character) || character <= state.called) expect(chance).toBe(0);
            else expect(chance).toBeGreaterThan(0);
          });
        });
      }
  });

  it('S7-HIDDEN-1: looks at no card of a hand, only at their number', () => {
    const caravans = table({ pirates: [{}, { hand: ['caravan-spain-1', 'caravan-spain-2'] }] });
    const ports = table({ pirates: [{}, { hand: ['port-3', 'port-4'] }] });
    expect(chancesFor(caravans.state, 1)).toEqual(chancesFor(ports.state, 1));
  });

  it('expects a Merchant where the hold is full', () => {
    const { state } = table({ pirates: [{}, { loot: ['rum', 'rum', 'rum', 'rum'] }, {}] });
    expect(chancesFor(state, 1)[MERCHANT]).toBeGreaterThan(3 * chancesFor(state, 2)[MERCHANT]);
  });

  it('S7-GIFT-4: with two players only the First Player hopes for a gift', () => {
    const { state } = table({ pirates: [{}, {}], first: 1 });
    const outlook = outlookOf(state, SAILOR);
    expect(giftsExpected(outlook, 0).every((gifts) => gifts === 0)).toBe(true);
    expect(Math.max(...giftsExpected(outlook, 1))).toBeGreaterThan(0.3);
  });

  it('S7-GIFT-2: the First Player of more hopes for two', () => {
    const { state } = table({ pirates: [{}, {}, {}], first: 0 });
    const outlook = outlookOf(state, SAILOR);
    expect(Math.max(...giftsExpected(outlook, 0))).toBeGreaterThan(1);
    expect(Math.max(...giftsExpected(outlook, 1))).toBeLessThanOrEqual(1);
  });
});

describe('an imagined table', () => {
  it('S7-HIDDEN-1: looks just as the real one does to the seat that imagines it', () => {
    for (const state of momentsOf(4, 'imagined')) {
      const seen = sevenSeas.view(state, 0);
      const imagined = imagineChoices(seen, 0, new LooseChance(Stream.of('imagined')));
      expect(sevenSeas.invariantViolation(imagined)).toBeUndefined();
      expect(sevenSeas.view(imagined, 0)).toEqual(seen);
    }
  });
});
