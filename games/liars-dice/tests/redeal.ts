/** The truth with everything a viewer may not know dealt again; apart from `imagine`, to test it and the wire. */
import type { Stream } from '@broadside/kernel';
import type { Redeal, Secrets } from '@broadside/kernel/conformance';
import type { LiarsDiceAction, LiarsDiceEvent, LiarsDiceState } from '../rules/state.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Other faces out of these for the dice that show one of them. */
function throwAgain(cup: number[], among: readonly number[], stream: Stream): void {
  cup.forEach((die, at) => {
    if (among.includes(die)) cup[at] = among[stream.below(among.length)];
  });
  cup.sort((one, other) => one - other);
}

/** The dice under the cups of others, unless a call lifts them meanwhile, and the dice to come. */
export const redeal: Redeal<LiarsDiceState, LiarsDiceEvent> = (state, viewer, chance, meanwhile) => {
  const stream = chance.stream('redeal');
  const events = meanwhile?.events ?? [];
  if (events.some(({ type }) => type === 'called') || state.flow.length === 0) return state;
  const shows = events.find((event) => event.type === 'showed');
  const bid = events.find((event) => event.type === 'bid');
  const wild = state.options.wild && !state.palifico;
  state.pirates.forEach(({ cup }, seat) => {
    if (seat === viewer) return;
    // What is set aside is all that counts for the bid: those dice stay, and no others may come to count.
    const isIdle = (face: number): boolean => face !== bid?.face && !(wild && face === 1);
    throwAgain(cup, shows?.seat === seat ? FACES.filter(isIdle) : FACES, stream);
  });
  if (meanwhile === undefined) state.prescribed = [];
  return state;
};

const inSecret = ({ flow, pirates }: LiarsDiceState): readonly number[][] =>
  flow.length > 0 ? pirates.map(({ cup }) => cup) : [];

export const secrets: Secrets<LiarsDiceState, LiarsDiceAction, LiarsDiceEvent> = {
  redeal,
  tables: [
    { seats: 6, options: {} },
    { seats: 4, options: { ones: 'double', exact: 'regain', palifico: true } },
    { seats: 3, options: { dice: 6, show: true, exact: 'others', loss: 'difference' } },
  ],
  every: 2,
  // After a call all dice are thrown anew, and elsewhere they fall otherwise.
  shuffles: ['threw'],
  shuffled: 0.4,
  hidden: {
    'dice under cups': inSecret,
  },
  weak: {
    nobody: (state) =>
      inSecret(state)
        .flat()
        .reduce((sum, die) => sum + die, 0),
    others: (state) => inSecret(state)[1]?.[0] ?? 0,
    step: 'turn',
    entries: 300,
  },
};
