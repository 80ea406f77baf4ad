import { LooseChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { type Plan, statesOf } from './broadcast.ts';
import { KINDS, type Kind, kindOf } from './kinds.ts';

const SEEDS = ['dealt', 'again', 'and'];

/** What is dealt again at all in the matches of these tables; each state is dealt once, for a watcher. */
function dealt({ game, secrets }: Kind, plans: readonly (Plan & { readonly every: number })[]): string[] {
  const found = new Set<string>();
  for (const plan of plans)
    for (const truth of statesOf(game, plan)) {
      const chance = new LooseChance(Stream.of(`${found.size}`));
      const state = secrets.redeal(game.clone(truth), 'spectator', chance, { after: truth, events: [] });
      expect(game.invariantViolation(state)).toBeUndefined();
      expect(game.view(state, 'spectator')).toEqual(game.view(truth, 'spectator'));
      for (const [name, part] of Object.entries(secrets.hidden))
        if (JSON.stringify(part(state)) !== JSON.stringify(part(truth))) found.add(name);
    }
  return [...found].sort();
}

describe.each(KINDS)('the hidden part of $game.id', (kind) => {
  it('is dealt again wherever it lies, is a sound position then, and looks as before to a watcher', () => {
    const { tables, hidden } = kind.secrets;
    const plans = SEEDS.flatMap((seed) => tables.map((table) => ({ ...table, seed, every: 12 })));
    expect(Object.keys(hidden)).not.toEqual([]);
    expect(dealt(kind, plans)).toEqual(Object.keys(hidden).sort());
  });
});

it('a game that does not say what is hidden in it is named', async () => {
  await expect(kindOf({ ...KINDS[0].game, id: 'open-book' })).rejects.toThrow('open-book does not say');
});
