import { LooseChance, legal, Match, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, State } from '../../rules/state.ts';
import { contractDiscovering } from '../../tests/contracts/deal.ts';
import { phaseOne, table } from '../../tests/table.ts';
import { judgeBy, MODES } from '../net/nets.ts';
import { sailor } from '../sailor.ts';
import { commodore, weigh } from './commodore.ts';

/** What he does, whatever his luck. */
async function choices(state: State, seat: number): Promise<string[]> {
  const view = portRoyal.view(state, seat);
  const all = [1, 2, 3].map((luck) =>
    commodore.choose(view, seat, { stream: Stream.of(`agreed ${luck}`), iterations: 200 }),
  );
  return [...new Set((await Promise.all(all)).map(({ type }) => type))];
}

describe('the commodore', () => {
  it('hires the twelfth point when it wins the match', async () => {
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
    expect(await choices(state, 0)).toEqual(['hire']);
  });

  it('stops in front of a rich harbour full of colours', async () => {
    const harbour = ['flute-4-5', 'pinnace-4-4', 'skiff-4-5', 'frigate-4-skull'];
    const { state } = table({ harbour, frame: phaseOne(4) });
    expect(await choices(state, 0)).toEqual(['stop']);
  });

  it('draws another card where nothing worth taking lies, and nothing can go wrong', async () => {
    const { state } = table({ players: [{ coins: 0 }, {}], harbour: ['governor-8-0'], frame: phaseOne(1) });
    expect(await choices(state, 0)).toEqual(['draw']);
  });

  it('knows in the last turn what several more cards can bring', async () => {
    const net = await MODES.base.nets.fetch(2);
    if (!net) throw new Error('no net');
    // Four points are missing: the sailor and another good person, for whom a fourth colour must come first.
    const opponent = [
      'admiral-9-3',
      'mademoiselle-9-3',
      'trader-yellow-5-2',
      'trader-blue-5-2',
      'jester-7-2',
      'settler-4-1',
    ];
    const { state } = table({
      players: [{ coins: 20, persons: ['pirate-9-3', 'jester-9-3', 'sailor-7-3'] }, { persons: opponent }],
      active: 0,
      first: 1,
      ending: true,
      harbour: ['flute-4-5', 'pinnace-4-4', 'skiff-4-5', 'sailor-5-2'],
      frame: phaseOne(4),
    });
    const actions = legal<PortRoyalAction>(portRoyal, state, 0);
    const draw = weigh(judgeBy(net, MODES.base), state, 0, actions).find(({ action }) => action.type === 'draw');
    expect(draw?.value).toBeGreaterThan(0.02);
    expect(await choices(state, 0)).toEqual(['draw']);
  });

  it('takes a lead for a better chance, with any number of players', async () => {
    for (const seats of [2, 3, 4, 5]) {
      const net = await MODES.base.nets.fetch(seats);
      if (!net) throw new Error('no net');
      const rich = { coins: 4, persons: ['pirate-9-3', 'admiral-9-3'] };
      const { state } = table({ players: [rich, ...Array.from({ length: seats - 1 }, () => ({ coins: 2 }))] });
      const [leader, ...others] = judgeBy(
        net,
        MODES.base,
      )(portRoyal.imagine(portRoyal.view(state, 0), 0, new LooseChance(Stream.of('lead'))) as State);
      for (const other of others) expect(leader).toBeGreaterThan(1.5 * other);
    }
  });

  it.each([
    [2, { modules: ['gambler', 'setSail', 'contractCards'] }],
    [3, { play: 'contracts' }],
    [2, { play: 'adventure', chapter: 4, characters: 'drafted' }],
    [1, { play: 'contractsCoop', setAside: 'ask' }],
    [2, { play: 'adventureCoop', chapter: 2 }],
  ] as const)('plays with the expansions, %i at the table with %o', async (seats, options) => {
    const match = Match.begin(portRoyal, { seats, options, seed: 'expanded' });
    const stream = Stream.of('expanded');
    for (let asked = 0; asked < 11 && !match.outcome; ) {
      const [seat] = match.toAct;
      const actions = legal<PortRoyalAction>(portRoyal, match.state, seat);
      const thinks = actions.length > 1 && asked++ % 5 === 0;
      const choice = thinks ? commodore.choose(match.view(seat), seat, { stream, iterations: 4 }) : undefined;
      // What is not allowed is refused.
      match.play(seat, ((await choice) as PortRoyalAction) ?? sailor(match.state, seat, actions, stream));
    }
    expect(match.n).toBeGreaterThan(8);
  });

  it('signs the contract that wins for the team', async () => {
    const { state } = contractDiscovering({
      open: ['mercenary', 'explorer', 'celebrities'],
      done: { explorer: [0], celebrities: [0] },
      time: ['settler-4-1', 'skiff-1-1'],
      players: [{ coins: 3, persons: ['pirate-9-3', 'sailor-3-1'] }],
      harbour: ['flute-4-5'],
    });
    expect(await choices(state, 0)).toEqual(['contract']);
  });
});
