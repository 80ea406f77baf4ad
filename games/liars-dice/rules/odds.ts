/** How many of the dice nobody has seen show what is asked for. */

/** Chances of 0, 1, 2 … hits among dice in groups, each group with its own chance of a hit. */
export function hitChances(groups: readonly { readonly dice: number; readonly chance: number }[]): number[] {
  let chances = [1];
  for (const { dice, chance } of groups)
    for (let die = 0; die < dice; die++) {
      const next = new Array<number>(chances.length + 1).fill(0);
      for (let hits = 0; hits < chances.length; hits++) {
        next[hits] += chances[hits] * (1 - chance);
        next[hits + 1] += chances[hits] * chance;
      }
      chances = next;
    }
  return chances;
}

/** The chance of at least so many hits. */
export function atLeast(chances: readonly number[], hits: number): number {
  let sum = 0;
  for (let at = Math.max(0, hits); at < chances.length; at++) sum += chances[at];
  return Math.min(1, sum);
}

export const exactly = (chances: readonly number[], hits: number): number => chances[hits] ?? 0;
