/** Every game: what is said of its levels is true of its computer players. */
import { levelOf, nameOfStyled, styleOf } from '@broadside/bots';
import { shelf } from '@broadside/shelf';
import { levels } from '@broadside/shelf/levels';
import { describe, expect, it } from 'vitest';

describe.each(shelf.map((entry) => [entry.game.id, entry] as const))('the levels of %s', (id, { bots }) => {
  const facts = levels.find(({ game }) => game === id);
  const names = bots.map(({ name }) => name);

  it('are known to whoever chooses one', () => {
    expect(facts).toBeDefined();
  });

  it('are to be had in the styles that are offered, and in no others', () => {
    const offered = facts?.styled.flatMap((level) => facts.styles.map((style) => nameOfStyled(level, style))) ?? [];
    expect(names.filter((name) => styleOf(name) !== undefined).sort()).toEqual([...offered].sort());
    for (const name of offered) expect(names).toContain(levelOf(name));
  });

  it('have an Elo only under the names of bots, each level above the one below it', () => {
    const elo = facts?.elo ?? {};
    for (const name of Object.keys(elo)) expect(names).toContain(name);
    const ladder = names.filter((name) => styleOf(name) === undefined && name in elo).map((name) => elo[name]);
    expect(ladder).toEqual([...ladder].sort((one, other) => one - other));
  });

  it('have names that fit into a table', () => {
    for (const name of names) expect(name.length).toBeLessThanOrEqual(20);
  });
});
