import { Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind } from './kinds.ts';
import { type Plan, statesOf } from './telling.ts';

// biome-ignore lint/suspicious/noExplicitAny: states of three games
type Loose = any;

/** All that is hidden from a watcher, by game: each of these is dealt again at some moment, or the leak test is blind to it. */
const HIDDEN: Readonly<Record<string, Readonly<Record<string, (state: Loose) => unknown>>>> = {
  'port-royal': {
    'the deck': ({ deck }) => deck,
    'coins, which are cards face down': ({ players }) => players.map(({ coins }: Loose) => coins),
    'the pile under its top card': ({ discard, options }) => options.discardPile === 'topCard' && discard,
    'the time pile': ({ extra }) => extra?.contracts?.time,
    'what contracts are worth': ({ extra }) => extra?.contracts?.points,
  },
  'seven-seas': {
    adventures: ({ adventures }) => adventures,
    hands: ({ pirates }) => pirates.map(({ hand }: Loose) => hand),
    'characters that were chosen': ({ pirates }) => pirates.map(({ chosen }: Loose) => chosen),
    'played cards under the top one': ({ played, options }) => !options.openHistory && played,
    'former ports': ({ ports }) => ports,
    loot: ({ loot }) => loot,
  },
  'dead-reckoning': {
    'tiles face down': ({ sea }) => sea.map(({ id }: Loose) => id),
    'islands in the box': ({ left }) => left,
    'row boxes': ({ boxes }) => boxes,
    decks: ({ players }) => players.map(({ deck }: Loose) => deck),
    hands: ({ players }) => players.map(({ hand }: Loose) => hand),
    'secret levels': ({ players }) => players.map(({ crew }: Loose) => crew.map(({ level }: Loose) => level)),
    chests: ({ players }) => players.map(({ chest }: Loose) => chest),
    'bonus tokens': ({ players }) => players.map(({ token }: Loose) => token),
    'the orders of the rival': ({ orders }) => orders,
  },
};

const SEEDS = ['dealt', 'again', 'and'];

/** What is dealt again at all in the matches of these tables; each state is dealt once, for a watcher. */
function dealt({ game, dealer }: Kind, plans: readonly (Plan & { readonly every: number })[]): string[] {
  const found = new Set<string>();
  for (const plan of plans)
    for (const truth of statesOf(game, plan)) {
      const state = game.clone(truth);
      dealer.deal({ state, after: truth, events: [], eye: 'spectator', stream: Stream.of(`${found.size}`) });
      expect(game.broken(state)).toBeUndefined();
      expect(game.view(state, 'spectator')).toEqual(game.view(truth, 'spectator'));
      for (const [name, part] of Object.entries(HIDDEN[game.id]))
        if (JSON.stringify(part(state)) !== JSON.stringify(part(truth))) found.add(name);
    }
  return [...found].sort();
}

describe.each(KINDS)('the hidden part of $game.id', (kind) => {
  it('is dealt again wherever it lies, is a sound position then, and looks as before to a watcher', () => {
    const plans = SEEDS.flatMap((seed) => kind.tables.map((table) => ({ ...table, seed, every: 12 })));
    expect(dealt(kind, plans)).toEqual(Object.keys(HIDDEN[kind.game.id]).sort());
  });
});
