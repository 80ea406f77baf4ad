/** Prescribed piles for tests and puzzles. */
import { BadInput } from './errors.ts';
import type { AnyGame, Stack } from './game.ts';

/** Refuses piles the game does not have. */
export function checkStack(game: AnyGame, stack: Stack): void {
  for (const pile of Object.keys(stack))
    if (!game.piles.includes(pile))
      throw new BadInput(
        'bad-stack',
        `stack has no pile ${JSON.stringify(pile)}; ${game.id} has ${game.piles.join(', ')}`,
      );
}

/** Takes the named cards, top first, out of a pile whose top is last; the rest keeps its order. */
export function takeNamed(game: AnyGame, pile: number[], names: readonly string[], where: string): number[] {
  return names.map((name) => {
    const card = game.cardNamed(name);
    if (card === undefined) throw new BadInput('bad-stack', `stack.${where}: there is no card ${JSON.stringify(name)}`);
    const at = pile.lastIndexOf(card);
    if (at < 0) throw new BadInput('bad-stack', `stack.${where}: no copy of ${JSON.stringify(name)} is left to place`);
    pile.splice(at, 1);
    return card;
  });
}
