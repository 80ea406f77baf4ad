/** Helpers for the tests of the table: a bot without ambition, and people who read the screen. */
import type { Bot } from '@broadside/bots';
import { type AnyGame, LooseChance, legal, Stream } from '@broadside/kernel';
import type { Key } from './terminal.ts';

/** Picks any legal action of an imagined state, as an honest bot would find them. */
export const stubBot = (game: AnyGame): Bot => ({
  name: 'stub',
  choose: (view, seat, { stream }) => {
    const actions = legal(game, game.imagine(view, seat, new LooseChance(stream)), seat);
    return actions[stream.below(actions.length)];
  },
});

/** The keys before the choices on the screen. */
export const labelsOn = (screen: readonly string[]): Key[] =>
  screen.flatMap((line) => [...line.matchAll(/(?:^|\s)(?:›|\s) ([1-9a-z]) (?=\S)/g)].map((found) => found[1]));

/** Somebody who presses any of the keys the screen offers, and Enter now and then. */
export function carelessReader(seed: string): (screen: readonly string[]) => Key {
  const stream = Stream.of(seed);
  return (screen) => {
    const labels = labelsOn(screen);
    return labels.length === 0 || stream.below(5) === 0 ? 'enter' : labels[stream.below(labels.length)];
  };
}
