import { type Bot, playMatch, policyBot, seating, think } from '@broadside/bots';
import { hashOf, LooseChance, legal, Match, type Policy, printAction, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CARTOGRAPHER, characterOf, SHIPWRIGHT } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { redeal } from '../tests/redeal.ts';
import { raiding, table } from '../tests/table.ts';
import { evaluate } from './evaluate.ts';
import { captainKit, sailor, sevenSeasBots } from './index.ts';
import { momentsOf } from './testing.ts';

const bot = (name: string) => {
  const found = sevenSeasBots.find((one) => one.name === name);
  if (!found) throw new Error(`no bot ${name}`);
  return found;
};

/** Plays that would spoil the game if they paid: the first action of the kind is taken whenever there is one. */
const STUBBORN: Readonly<Record<string, (action: SevenSeasAction) => boolean>> = {
  'sending no ships': (action) => action.type === 'send' && action.count === 0,
  'drawing cards all the time': (action) => action.type === 'choose' && characterOf(action.card) === CARTOGRAPHER,
  'declining everything': ({ type }) => type === 'decline',
  'buying ships all the time': (action) => action.type === 'choose' && characterOf(action.card) === SHIPWRIGHT,
  'taking no gifts and no loot': ({ type }) => type === 'noGift' || type === 'leave',
};

const NAMES = sevenSeasBots.map(({ name }) => name);

describe('the captain', () => {
  it('plays its last card when an unplayed one costs the victory', () => {
    const { state } = table({
      pirates: [{ chests: 20, hand: ['port-3'] }, { chests: 19 }],
      round: 12,
      endRound: 9,
    });
    const [best] = think(sevenSeas, captainKit, sevenSeas.view(state, 0), 0, {
      stream: Stream.of('captain'),
      iterations: 300,
    });
    expect(printAction(sevenSeas, best.action)).toBe('choose native');
    expect(best.value).toBeGreaterThan(0.8);
  });

  it('S7-TABLE-3: thinks about no gesture, for it changes nothing', () => {
    const t = raiding('caravan-spain-2', { pirates: [{}, {}] });
    t.playAll('send 2', 'send 2');
    expect(t.waits).toBe('cast 0');
    // With endless tries a search would never come back.
    const endless = { stream: Stream.of('cast'), iterations: Number.POSITIVE_INFINITY };
    const gesture = bot('captain').choose(t.view(0), 0, endless);
    expect(legal(sevenSeas, t.state, 0)).toContainEqual(gesture);
  });

  it('gives chances that sum to one', () => {
    const { state } = Match.begin(sevenSeas, { seats: 4, seed: 'sum' });
    expect(evaluate(state).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
  });

  it('takes a lead in chests for a better chance', () => {
    const { state } = table({
      pirates: [{ chests: 25, ships: 9 }, { chests: 15, ships: 9 }, { chests: 15 }],
      round: 9,
    });
    const [first, second] = evaluate(state);
    expect(first).toBeGreaterThan(second);
  });
});

describe('no bot peeks', () => {
  it.each(NAMES)('S7-HIDDEN-1, S7-PHYS-23: %s does the same whatever lies hidden', async (name) => {
    for (const seats of [2, 3, 4]) {
      let moment = 0;
      for (const state of momentsOf(seats, `peek ${seats}`)) {
        if (moment++ % 19 !== 0) continue;
        const [seat] = toAct(sevenSeas, state);
        const chance = new LooseChance(Stream.of(`another world ${moment}`));
        const other = redeal(sevenSeas.clone(state), seat, chance);
        const choose = async (view: unknown) =>
          bot(name).choose(view, seat, { stream: Stream.of('think'), iterations: 10 });
        expect(hashOf(await choose(sevenSeas.view(other, seat)))).toBe(
          hashOf(await choose(sevenSeas.view(state, seat))),
        );
      }
    }
  });
});

describe('every bot', () => {
  it.each(NAMES.slice(1))('%s always answers with a legal action', async (name) => {
    // What is answered later is checked before it is played.
    const later: Bot = { name: 'later', choose: async (...asked) => bot(name).choose(...asked) };
    for (const seats of [2, 3, 4]) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? later : bot('sailor')));
      const { outcome } = await playMatch(sevenSeas, bots, {}, `legal ${seats}`, { iterations: 4 });
      expect(outcome.ranking).toHaveLength(seats);
    }
  });

  it('plays the same match from the same seed', async () => {
    const run = () => playMatch(sevenSeas, [bot('sailor'), bot('deckhand'), bot('sailor')], {}, 'same');
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
      const { outcome } = await playMatch(sevenSeas, seated, {}, `levels ${seed}`);
      if (outcome.winners.some((seat) => order[seat] === 0)) wins += 1 / outcome.winners.length;
    }
    return wins / games;
  };

  it('shows that a sailor beats a deckhand and a deckhand beats chance', async () => {
    // Far below the true shares, so that luck does not fail the test.
    expect(await share(bot('sailor'), bot('deckhand'), 40)).toBeGreaterThan(0.75);
    expect(await share(bot('deckhand'), bot('random'), 20)).toBeGreaterThan(0.75);
  });

  it('of sailors ends in good time and with points for everybody', async () => {
    const lengths: number[] = [];
    for (let k = 0; k < 10; k++) {
      const seats = 2 + (k % 3);
      const { outcome, turns } = await playMatch(sevenSeas, new Array<Bot>(seats).fill(bot('sailor')), {}, `long ${k}`);
      lengths.push(turns / (seats + 1));
      expect(outcome.ranking[0].points).toBeGreaterThan(5);
    }
    expect(Math.max(...lengths)).toBeLessThan(45);
    expect(Math.min(...lengths)).toBeGreaterThan(8);
  });

  it.each(Object.entries(STUBBORN))('shows that nobody beats a sailor by %s', async (name, habit) => {
    const stubborn: Policy<SevenSeasState, SevenSeasAction> = (state, seat, actions, stream) =>
      actions.find(habit) ?? sailor(state, seat, actions, stream);
    expect(await share(bot('sailor'), policyBot(name, sevenSeas, stubborn), 24)).toBeGreaterThan(0.6);
  });
});
