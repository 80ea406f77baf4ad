import { type Style, styleOf } from '@broadside/bots';
import type { Policy } from '@broadside/kernel';
import { watchFirst } from '@broadside/kernel/testing';
import { describe, expect, it } from 'vitest';
import { sabresOf } from '../cards/table.ts';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, State } from '../rules/state.ts';
import { shipsIn } from '../rules/trade.ts';
import { portRoyalBots } from './index.ts';
import { sailor } from './sailor.ts';
import { STYLED_FISHERMEN, STYLED_SAILORS } from './styles.ts';
import { fisherman } from './thumb.ts';

const SEEDS = Array.from({ length: 60 }, (_, at) => `style ${at}`);

/** How somebody plays: turns that end without a stop, ships it stops at, sabres it hires in a match. */
function habitsOf(own: Policy<State, PortRoyalAction>) {
  const turns = new Set<string>();
  let match = 0;
  let last = 0;
  let stops = 0;
  let ships = 0;
  let sabres = 0;
  watchFirst(portRoyal, { own, others: sailor }, { seats: 2 }, SEEDS, (state, action) => {
    if (state.turn < last) match++;
    last = state.turn;
    if (action.type === 'draw' && state.active === 0) turns.add(`${match} ${state.turn}`);
    if (action.type === 'hire') sabres += sabresOf[action.card];
    if (action.type !== 'stop') return;
    stops++;
    ships += shipsIn(state.harbour);
  });
  return { busts: 1 - stops / turns.size, ships: ships / stops, sabres: sabres / SEEDS.length };
}

describe.each([
  ['sailor', sailor, STYLED_SAILORS],
  ['fisherman', fisherman, STYLED_FISHERMEN],
] as const)('the styles of the %s', (_level, plain, styles) => {
  const usual = habitsOf(plain);
  const [careful, greedy, fighter] = (['careful', 'greedy', 'fighter'] as const).map((style) =>
    habitsOf(styles[style]),
  );

  it('the careful one stops at fewer ships and busts less often, the greedy one at more and more often', () => {
    expect(careful.ships).toBeLessThan(usual.ships);
    expect(careful.busts).toBeLessThan(usual.busts);
    expect(greedy.ships).toBeGreaterThan(usual.ships);
    expect(greedy.busts).toBeGreaterThan(usual.busts);
  });

  it('the fighter hires more sabres than anybody else', () => {
    for (const other of [usual, careful, greedy]) expect(fighter.sabres).toBeGreaterThan(other.sabres);
  });
});

it('every style is to be had as a bot of its level', () => {
  const styles = portRoyalBots.map(({ name }) => styleOf(name) as Style | undefined).filter(Boolean);
  expect(styles).toEqual([...Object.keys(STYLED_FISHERMEN), ...Object.keys(STYLED_SAILORS)]);
});
