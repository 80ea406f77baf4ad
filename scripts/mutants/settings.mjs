/** Matches to be played twice: every number of players and every option, by chance, and the recorded prescriptions. */

/** One of these, by chance. */
export const oneOf = (stream, list) => list[stream.below(list.length)];

function anyOptions(game, stream) {
  const options = {};
  for (const [name, { values }] of Object.entries(game.options))
    if (stream.below(2) === 0) options[name] = oneOf(stream, values);
  if (game.modules.length > 0 && stream.below(2) === 0)
    options.modules = game.modules.filter(() => stream.below(2) === 0);
  return options;
}

const anySeats = ({ seats }, stream) => seats.min + stream.below(seats.max - seats.min + 1);

/** What is said to options that may or may not go together. */
export function anySetting(kernel, game, stream) {
  const seats = anySeats(game, stream);
  const options = anyOptions(game, stream);
  try {
    return { seats, options: kernel.resolveOptions(game, seats, options) };
  } catch (error) {
    return { seats, options, refused: String(error) };
  }
}

/** `count` matches; `stacks` are headers of recorded matches with prescribed cards, some of which come along. */
export function settings(kernel, game, seed, count, stacks) {
  return Array.from({ length: count }, (_, at) => {
    const name = `${seed} ${at}`;
    const stream = kernel.Stream.of(name);
    const manner = at % 3 === 0 ? 'chance' : 'curious';
    if (stacks.length > 0 && at % 10 === 9) return { ...oneOf(stream, stacks), seed: name, manner };
    for (;;) {
      const { refused, ...setting } = anySetting(kernel, game, stream);
      if (refused === undefined) return { ...setting, seed: name, manner };
    }
  });
}
