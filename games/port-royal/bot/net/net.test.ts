import { readFileSync } from 'node:fs';
import { Inputs, type Net } from '@broadside/bots';
import { train } from '@broadside/bots/training';
import { LooseChance, legal, Match, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../../rules/game.ts';
import type { PortRoyalAction, PortRoyalOptions, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { sailor } from '../sailor.ts';
import { TurnSearch } from '../turn/search.ts';
import { encoding } from './inputs.ts';
import { judgeBy, MODES, type Mode, modeOf } from './nets.ts';

const fetchNet = (seats: number, mode: Mode = MODES.base): Promise<Net | undefined> => mode.nets.fetch(seats);

interface Position {
  readonly seat: number;
  readonly one: State;
  readonly other: State;
}

/** Positions of sailors' matches, as one seat knows them, each in two worlds that look alike to it. */
function positions(seats: number, matches: number, options: Partial<PortRoyalOptions> = {}): Position[] {
  const found: Position[] = [];
  for (let k = 0; k < matches; k++) {
    const match = Match.begin(portRoyal, { seats, options, seed: `told ${k}` });
    const stream = Stream.of(`told ${k}`);
    while (!match.outcome) {
      const [seat] = match.toAct;
      const worlds = ['one', 'other'].map(
        (world) => portRoyal.imagine(match.view(seat), seat, new LooseChance(Stream.of(world))) as State,
      );
      const [one, other] = worlds;
      const actions = legal<PortRoyalAction>(portRoyal, one, seat);
      if (actions.length > 1 && stream.below(12) === 0) found.push({ seat, one, other });
      match.play(seat, sailor(one, seat, actions, stream));
    }
  }
  return found;
}

const told = (state: State): [number[], number[]] => {
  const inputs = new Inputs(1024);
  modeOf(state.options).encoding.encode(state, inputs);
  return [Array.from(inputs.at.subarray(0, inputs.length)), Array.from(inputs.value.subarray(0, inputs.length))];
};

/** Whatever the nets of the expansions must know. */
const EXPANDED: readonly { readonly seats: number; readonly options: Partial<PortRoyalOptions> }[] = [
  { seats: 2, options: { modules: ['gambler', 'setSail', 'contractCards'] } },
  { seats: 3, options: { play: 'setSail' } },
  { seats: 4, options: { play: 'contracts' } },
  { seats: 2, options: { play: 'adventure', chapter: 4 } },
  { seats: 1, options: { play: 'contractsCoop' } },
  { seats: 3, options: { play: 'adventureCoop', chapter: 2 } },
];

describe('the value net of Port Royal', () => {
  it.each([2, 3, 4, 5])('has a name for everything it is told about %i players', async (seats) => {
    const names = encoding.names(seats);
    expect(new Set(names).size).toBe(names.length);
    expect((await fetchNet(seats))?.shape).toMatchObject({ inputs: names.length, outputs: seats });
    for (const { one } of positions(seats, 1)) expect(Math.max(...told(one)[0])).toBeLessThan(names.length);
  });

  it('is told nothing that lies hidden', () => {
    for (const { one, other } of positions(3, 2)) expect(told(one)).toEqual(told(other));
  });

  it.each(EXPANDED)(
    'knows $options with $seats players by name, and nothing hidden of it',
    async ({ seats, options }) => {
      for (const { one, other } of positions(seats, 1, options)) {
        const mode = modeOf(one.options);
        const names = mode.encoding.names(seats);
        expect(new Set(names).size).toBe(names.length);
        expect((await fetchNet(seats, mode))?.shape.inputs).toBe(names.length);
        expect(Math.max(...told(one)[0])).toBeLessThan(names.length);
        expect(told(one)).toEqual(told(other));
      }
    },
  );

  it('says of a team one chance, and the more is done the better it is', async () => {
    const net = await fetchNet(1, MODES.team);
    if (!net) throw new Error('no net');
    const judge = judgeBy(net, MODES.team);
    const [early] = positions(2, 1, { play: 'contractsCoop' });
    const ahead = portRoyal.clone(early.one) as State;
    for (const seats of (ahead.extra?.contracts?.done ?? []).slice(1)) if (seats.length === 0) seats.push(0);
    const [before, partner] = judge(early.one);
    expect(partner).toBe(before);
    expect(judge(ahead)[0]).toBeGreaterThan(before + 0.2);
  });

  it('and what is thought with it depends on nothing hidden', async () => {
    const net = await fetchNet(2);
    if (!net) throw new Error('no net');
    for (const { seat, one, other } of positions(2, 1)) {
      const values = [one, other].map((state) =>
        new TurnSearch(judgeBy(net, MODES.base), state, seat, Stream.of('think')).choices(
          state,
          legal<PortRoyalAction>(portRoyal, state, seat),
          1,
        ),
      );
      values[0].forEach(({ value }, at) => {
        expect(value).toBeCloseTo(values[1][at].value, 6);
      });
    }
  });

  it('is close to what many matches played from a position come to', async () => {
    const net = await fetchNet(2);
    if (!net) throw new Error('no net');
    const text = readFileSync(new URL('./judged.json', import.meta.url), 'utf8');
    const recorded = JSON.parse(text) as { readonly view: View; readonly share: number }[];
    const inputs = new Inputs(1024);
    const squares = recorded.map(({ view, share }) => {
      const base = encoding.encode(portRoyal.imagine(view, 0, new LooseChance(Stream.of('judge'))), inputs);
      return (net.evaluate(inputs)[(2 - base) % 2] - share) ** 2;
    });
    expect(recorded).toHaveLength(16);
    // The fitted evaluation is off by about ten points; what chance is left in the records is among these.
    expect(Math.sqrt(squares.reduce((sum, square) => sum + square) / squares.length)).toBeLessThan(0.07);
  });

  it('comes out the same when it is trained again with the same seed', () => {
    const spec = { game: portRoyal, encoding, moment: ({ turn }: State) => turn, pool: [sailor] };
    const course = {
      seats: 2,
      matches: 20,
      batch: 10,
      seed: 'same',
      hidden: 4,
      lambda: 0.8,
      rate: 0.01,
      own: 0,
      passes: 1,
    };
    const run = () => Array.from(train(spec, course, () => {}).first);
    expect(run()).toEqual(run());
  });
});
