import { type Bot, playMatch, seating, think, wilson } from '@broadside/bots';
import { hashOf, LooseChance, legal, Match, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { phaseOne, table } from '../tests/table.ts';
import { captainKit } from './captainKit.ts';
import { evaluate } from './evaluate.ts';
import { portRoyalBots } from './index.ts';
import { sailor } from './sailor.ts';

const bot = (name: string) => {
  const found = portRoyalBots.find((one) => one.name === name);
  if (!found) throw new Error(`no bot ${name}`);
  return found;
};

/** What a policy does at a test table. */
const choice = (state: State): string => {
  const [seat] = toAct(portRoyal, state);
  return sailor(state, seat, legal(portRoyal, state, seat), Stream.of('wish')).type;
};

describe('the sailor', () => {
  it('sinks a ship that would bust it', () => {
    const { state } = table({
      players: [{ persons: ['sailor-3-1'] }, {}],
      harbour: ['flute-2-1'],
      frame: { step: 'repel', card: portRoyal.cardNamed('flute-1-1') ?? -1 },
    });
    expect(choice(state)).toBe('sink');
  });

  it('claims an expedition when it can', () => {
    const { state } = table({
      players: [{ persons: ['priest-4-1', 'priest-4-1'] }, {}],
      expeditions: ['expedition-priest2'],
    });
    expect(choice(state)).toBe('claim');
  });

  it('stops in front of a rich harbour full of colours', () => {
    const { state } = table({
      harbour: ['flute-4-5', 'pinnace-4-4', 'skiff-4-5', 'frigate-4-skull'],
      frame: phaseOne(4),
    });
    expect(choice(state)).toBe('stop');
  });

  it('goes on when nothing in the harbour is worth taking', () => {
    const { state } = table({ players: [{ coins: 0 }, {}], harbour: ['governor-8-0'], frame: phaseOne(1) });
    expect(choice(state)).toBe('draw');
  });
});

describe('the captain', () => {
  it('takes the twelfth point when it wins the match', () => {
    const { state } = table({
      players: [
        { coins: 3, persons: ['pirate-9-3', 'admiral-9-3', 'jester-9-3', 'sailor-5-2'] },
        { coins: 2, persons: ['sailor-3-1'] },
      ],
      active: 1,
      first: 0,
      harbour: ['flute-4-5', 'sailor-3-1', 'settler-4-1'],
      frame: { step: 'tradeAndHire', seat: 0, left: 1, taken: 0, sold: 0 },
    });
    state.players[0].coins.push(...state.deck.splice(0, 2));
    const [best] = think(portRoyal, captainKit, portRoyal.view(state, 0), 0, {
      stream: Stream.of('captain'),
      iterations: 200,
    });
    expect(best.action.type).toBe('hire');
    expect(best.value).toBeGreaterThan(0.9);
  });

  it('thinks within its number of tries and always answers with a legal action', async () => {
    // What is answered later is checked before it is played.
    const captain: Bot = { name: 'later', choose: async (...asked) => bot('captain').choose(...asked) };
    const { outcome } = await playMatch(portRoyal, [captain, bot('deckhand')], {}, 'legal', { iterations: 12 });
    expect(outcome.ranking).toHaveLength(2);
  });

  it('gives chances that sum to one', () => {
    const { state } = Match.begin(portRoyal, { seats: 5, seed: 'sum' });
    expect(evaluate(state).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
  });
});

describe('no bot peeks', () => {
  it.each(portRoyalBots.map(({ name }) => name))('%s does the same whatever lies hidden', async (name) => {
    for (let k = 0; k < 12; k++) {
      const match = Match.begin(portRoyal, { seats: 3, seed: `peek ${k}` });
      const stream = Stream.of(`peek ${k}`);
      for (let n = 0; n < 10 + 4 * k && !match.outcome; n++) {
        const actions = match.legal(match.toAct[0]);
        match.play(match.toAct[0], actions[stream.below(actions.length)]);
      }
      if (match.outcome) continue;
      const seat = match.toAct[0];
      const seen = match.view(seat);
      const other = portRoyal.imagine(seen, seat, new LooseChance(Stream.of('another world')));
      const choose = async (view: unknown) =>
        bot(name).choose(view, seat, { stream: Stream.of('think'), iterations: 20 });
      expect(hashOf(await choose(seen))).toBe(hashOf(await choose(portRoyal.view(other, seat))));
    }
  });
});

describe('a series', () => {
  it('turns the seats and shares the seeds', () => {
    expect([0, 1, 2, 3, 4].map((k) => seating(2, k))).toEqual([
      { seed: 0, order: [0, 1] },
      { seed: 0, order: [1, 0] },
      { seed: 1, order: [0, 1] },
      { seed: 1, order: [1, 0] },
      { seed: 2, order: [0, 1] },
    ]);
  });

  it('is the same for the same seed', async () => {
    const run = () => playMatch(portRoyal, [bot('sailor'), bot('deckhand'), bot('random')], {}, 'same');
    expect(await run()).toEqual(await run());
  });

  it('has Wilson’s interval', () => {
    const [low, high] = wilson(65, 100);
    expect(low).toBeCloseTo(0.5525, 3);
    expect(high).toBeCloseTo(0.7364, 3);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 10);
  });

  it('shows that a sailor beats a deckhand and a deckhand beats chance', async () => {
    const share = async (strong: string, weak: string, games: number) => {
      let wins = 0;
      for (let k = 0; k < games; k++) {
        const { seed, order } = seating(2, k);
        const bots = [bot(strong), bot(weak)];
        const { outcome } = await playMatch(
          portRoyal,
          order.map((at) => bots[at]),
          {},
          `levels ${seed}`,
        );
        if (outcome.winners.some((seat) => order[seat] === 0)) wins += 1 / outcome.winners.length;
      }
      return wins / games;
    };
    // Sixty matches: far below the true shares, so that luck does not fail the test.
    expect(await share('sailor', 'deckhand', 60)).toBeGreaterThan(0.8);
    expect(await share('deckhand', 'random', 60)).toBeGreaterThan(0.6);
  });
});
