import { type Bot, playMatch, seating } from '@broadside/bots';
import { apply, hashOf, LooseChance, legal, Match, Out, randomPolicy, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import { atLeast, exactly, hitChances } from '../rules/odds.ts';
import { view } from '../rules/view.ts';
import { redeal } from '../tests/redeal.ts';
import { SETTINGS } from '../tests/settings.ts';
import { table } from '../tests/table.ts';
import { faceChances, imagineCups, outlookOf } from './beliefs.ts';
import { evaluate } from './evaluate.ts';
import { liarsDiceBots } from './index.ts';

const bot = (name: string): Bot => {
  const found = liarsDiceBots.find((one) => one.name === name);
  if (!found) throw new Error(`no bot ${name}`);
  return found;
};
const NAMES = liarsDiceBots.map(({ name }) => name);

describe('the odds', () => {
  it('of dice that are alike are binomial', () => {
    const chances = hitChances([{ dice: 3, chance: 1 / 3 }]);
    expect(chances.map((chance) => Math.round(chance * 27))).toEqual([8, 12, 6, 1]);
    expect(atLeast(chances, 2)).toBeCloseTo(7 / 27, 12);
    expect(atLeast(chances, -1)).toBeCloseTo(1, 12);
    expect(atLeast(chances, 4)).toBe(0);
    expect(exactly(chances, 1)).toBeCloseTo(12 / 27, 12);
    expect(exactly(chances, 4)).toBe(0);
  });

  it('of dice that are not alike are put together', () => {
    const chances = hitChances([
      { dice: 1, chance: 0.5 },
      { dice: 1, chance: 0.25 },
    ]);
    expect(chances).toEqual([0.375, 0.5, 0.125]);
  });

  it('count the own dice and those set aside as known', () => {
    const t = table({ cups: ['1233', '3456', '666'], seats: 2, options: { dice: 4, show: true } }).play(
      'bid 1 2',
      'show 1 3',
    );
    const { known, chances } = outlookOf(t.state, 0, 3);
    expect(known).toBe(4);
    expect(chances).toHaveLength(4);
  });
});

describe('the model of bids', () => {
  it('takes every face for as likely before anybody has spoken', () => {
    const { state } = table({ cups: ['123', '456'] });
    expect(faceChances(state, 1)).toEqual(Array(6).fill(1 / 6));
  });

  it('expects the face that was bid, and wild ones with it', () => {
    const { state } = table({ cups: ['123', '456'] }).play('bid 1 2', 'bid 2 5');
    const chances = faceChances(state, 1);
    expect(chances[4]).toBeGreaterThan(1.5 * chances[3]);
    expect(chances[0]).toBe(chances[4]);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  });

  it('LD-HID-1: imagines a table that looks just like the real one', () => {
    const t = table({ cups: ['123', '456', '222'] }).play('bid 2 5', 'bid 2 6');
    const seen = view(t.state, 2);
    const chance = new LooseChance(Stream.of('imagined'));
    const sixes = [0, 0];
    for (let n = 0; n < 300; n++) {
      const state = imagineCups(seen, 2, chance);
      expect(liarsDice.invariantViolation(state)).toBeUndefined();
      expect(view(state, 2)).toEqual(seen);
      [0, 1].forEach((seat) => {
        sixes[seat] += state.pirates[seat].cup.filter((die) => die === 6).length;
      });
    }
    expect(sixes[1]).toBeGreaterThan(1.3 * sixes[0]);
  });
});

describe('the evaluation', () => {
  it('gives chances that sum to one, and more to more dice', () => {
    const { state } = table({ cups: ['222', '333', '444'], options: { loss: 'difference' } }).play('bid 5 2', 'liar');
    const [first, second, third] = evaluate(state);
    expect(first + second + third).toBeCloseTo(1, 12);
    expect(second).toBeGreaterThan(3 * first);
    expect(second).toBe(third);
  });

  it('knows the winner', () => {
    const { state } = table({ cups: ['222', '333'], options: { loss: 'difference' } }).play('bid 3 6', 'liar');
    expect(evaluate(state)).toEqual([0, 1]);
  });
});

describe('no bot peeks', () => {
  it.each(NAMES)('LD-HID-1: %s does the same whatever lies under the cups of others', (name) => {
    for (const setting of SETTINGS) {
      const { state } = Match.begin(liarsDice, { ...setting, seed: 'peek' });
      const out = new Out<never>(new LooseChance(Stream.of('peek')), false);
      const stream = Stream.of('moves');
      for (let moment = 0; moment < 12 && state.flow.length > 0; moment++) {
        const [seat] = toAct(liarsDice, state);
        const other = redeal(liarsDice.clone(state), seat, new LooseChance(Stream.of(`another world ${moment}`)));
        const choose = (seen: unknown) => bot(name).choose(seen, seat, { stream: Stream.of('think'), iterations: 10 });
        expect(hashOf(choose(liarsDice.view(other, seat)))).toBe(hashOf(choose(liarsDice.view(state, seat))));
        apply(liarsDice, state, seat, randomPolicy(state, seat, legal(liarsDice, state, seat), stream), out);
      }
    }
  });
});

describe('every bot', () => {
  it.each(NAMES)('%s always answers with a legal action, under every option', async (name) => {
    // What is answered later is checked before it is played.
    const later: Bot = { name: 'later', choose: async (...asked) => bot(name).choose(...asked) };
    for (const { seats, options } of SETTINGS) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? later : bot('deckhand')));
      const { outcome } = await playMatch(liarsDice, bots, options ?? {}, `legal ${seats}`, { iterations: 8 });
      expect(outcome.ranking).toHaveLength(seats);
    }
  });

  it('plays the same match from the same seed', async () => {
    const run = () =>
      playMatch(liarsDice, [bot('sailor'), bot('deckhand'), bot('captain')], {}, 'same', { iterations: 20 });
    expect(await run()).toEqual(await run());
  });
});

describe('a series', () => {
  const share = async (strong: Bot, weak: Bot, games: number): Promise<number> => {
    let wins = 0;
    for (let k = 0; k < games; k++) {
      const { seed, order } = seating(2, k);
      const seated = order.map((at) => [strong, weak][at]);
      const { outcome } = await playMatch(liarsDice, seated, {}, `levels ${seed}`, { iterations: 60 });
      if (order[outcome.winners[0]] === 0) wins++;
    }
    return wins / games;
  };

  it('shows that a sailor beats a deckhand and a deckhand beats chance', async () => {
    // Far below the true shares, so that luck does not fail the test.
    expect(await share(bot('sailor'), bot('deckhand'), 60)).toBeGreaterThan(0.55);
    expect(await share(bot('deckhand'), bot('random'), 40)).toBeGreaterThan(0.8);
  });
});
