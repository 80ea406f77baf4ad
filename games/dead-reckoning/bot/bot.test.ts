import { type Bot, playMatch, policyBot, seating, think } from '@broadside/bots';
import { hashOf, LooseChance, legal, Match, type Policy, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { redeal } from '../tests/redeal.ts';
import { table } from '../tests/table.ts';
import { evaluate } from './evaluate.ts';
import { captainKit, deadReckoningBots, sailor } from './index.ts';
import { momentsOf } from './testing.ts';

const bot = (name: string) => {
  const found = deadReckoningBots.find((one) => one.name === name);
  if (!found) throw new Error(`no bot ${name}`);
  return found;
};

/** Ways of playing that would spoil the game if they paid: what they name is never done. */
const STUBBORN: Readonly<Record<string, (action: DeadReckoningAction) => boolean>> = {
  'never leaving the harbour': ({ type }) => type === 'sail' || type === 'pass',
  'using no ability': ({ type }) => type === 'use',
  'building and fitting nothing': ({ type }) => type === 'build' || type === 'fit',
};

const NAMES = deadReckoningBots.map(({ name }) => name);

describe('the captain', () => {
  it('DR-GAMEEND-1: takes the fourth marker when it leads far', () => {
    const { state } = table(2, {
      players: [{ dock: 13, chest: 40, achievements: [3, 4, 5], hand: [], play: ['captain'] }, { chest: 3 }],
    });
    const [best] = think(deadReckoning, captainKit, deadReckoning.view(state, 0), 0, {
      stream: Stream.of('captain'),
      iterations: 40,
    });
    expect(best.value).toBeGreaterThan(0.8);
  });

  it('DR-PLAY-1: thinks about no card that is played anyway', () => {
    const { state } = Match.begin(deadReckoning, { seats: 2, seed: 'habit' });
    const [seat] = toAct(deadReckoning, state);
    // With endless tries a search would never come back.
    const endless = { stream: Stream.of('habit'), iterations: Number.POSITIVE_INFINITY };
    const choice = bot('captain').choose(deadReckoning.view(state, seat), seat, endless);
    expect(legal(deadReckoning, state, seat)).toContainEqual(choice);
  });

  it.each([1, 2, 3, 4])('gives chances that sum to one, or to less beside the rival, with %i players', (seats) => {
    const { state } = Match.begin(deadReckoning, { seats, seed: 'sum' });
    const chances = evaluate(state);
    const sum = chances.reduce((a, b) => a + b);
    expect(chances).toHaveLength(seats);
    if (seats === 1) expect(sum).toBeLessThan(1);
    else expect(sum).toBeCloseTo(1, 10);
  });

  it('takes a lead in coins for a better chance', () => {
    const { state } = table(2, { players: [{ chest: 28 }, { chest: 12 }] });
    const [first, second] = evaluate(state);
    expect(first).toBeGreaterThan(second);
  });
});

describe('no bot peeks', () => {
  it.each(NAMES)('DR-HID-1, DR-HID-4: %s does the same whatever lies hidden', async (name) => {
    for (const seats of [1, 2, 3]) {
      let moment = 0;
      for (const state of momentsOf(seats, `peek ${seats}`, { bonusTokens: seats > 1 })) {
        if (moment++ % 61 !== 0) continue;
        const [seat] = toAct(deadReckoning, state);
        const chance = new LooseChance(Stream.of(`another world ${moment}`));
        const other = redeal(deadReckoning.clone(state), seat, chance);
        const choose = async (view: unknown) =>
          bot(name).choose(view, seat, { stream: Stream.of('think'), iterations: 6 });
        expect(hashOf(await choose(deadReckoning.view(other, seat)))).toBe(
          hashOf(await choose(deadReckoning.view(state, seat))),
        );
      }
    }
  });
});

describe('every bot', () => {
  it.each(NAMES.slice(1))('%s always answers with a legal action', async (name) => {
    // What is answered later is checked before it is played.
    const later: Bot = { name: 'later', choose: async (...asked) => bot(name).choose(...asked) };
    for (const seats of [1, 2, 3, 4]) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? later : bot('sailor')));
      const { outcome } = await playMatch(deadReckoning, bots, {}, `legal ${seats}`, { iterations: 3 });
      expect(outcome.ranking.length).toBeGreaterThanOrEqual(seats);
    }
  });

  it('plays the same match from the same seed', async () => {
    const run = () => playMatch(deadReckoning, [bot('sailor'), bot('deckhand'), bot('sailor')], {}, 'same');
    expect(await run()).toEqual(await run());
  });
});

describe('a series', () => {
  const share = async (strong: Bot, weak: Bot, games: number): Promise<number> => {
    let wins = 0;
    for (let k = 0; k < games; k++) {
      const { seed, order } = seating(2, k);
      const bots = [strong, weak];
      const seated = order.map((at) => bots[at]);
      const { outcome } = await playMatch(deadReckoning, seated, { roundLimit: 20 }, `levels ${seed}`);
      if (outcome.winners.some((seat) => order[seat] === 0)) wins += 1 / outcome.winners.length;
    }
    return wins / games;
  };

  it('shows that a sailor beats a deckhand and a deckhand beats chance', async () => {
    // Far below the true shares, so that luck does not fail the test.
    expect(await share(bot('sailor'), bot('deckhand'), 20)).toBeGreaterThan(0.7);
    expect(await share(bot('deckhand'), bot('random'), 8)).toBeGreaterThan(0.7);
  });

  it('of sailors ends in good time and with coins for everybody', async () => {
    for (let k = 0; k < 8; k++) {
      const seats = 1 + (k % 4);
      const sailors = new Array<Bot>(seats).fill(bot('sailor'));
      const { outcome, turns } = await playMatch(deadReckoning, sailors, {}, `long ${k}`);
      const rounds = turns / Math.max(2, seats);
      expect(rounds).toBeGreaterThan(7);
      expect(rounds).toBeLessThan(24);
      expect(outcome.ranking[0].points).toBeGreaterThan(30);
    }
  });

  it.each(Object.entries(STUBBORN))('shows that nobody beats a sailor by %s', async (name, shunned) => {
    const stubborn: Policy<DeadReckoningState, DeadReckoningAction> = (state, seat, actions, stream) => {
      const rest = actions.filter((action) => !shunned(action));
      return sailor(state, seat, rest.length > 0 ? rest : actions, stream);
    };
    // The closest of them, building nothing, loses 78% of 160 matches: half of twenty is three deviations below.
    expect(await share(bot('sailor'), policyBot(name, deadReckoning, stubborn), 20)).toBeGreaterThan(0.5);
  });
});
