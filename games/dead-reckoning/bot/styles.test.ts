import type { Policy } from '@broadside/kernel';
import { watchFirst } from '@broadside/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { deadReckoning } from '../rules/game.ts';
import type { DeadReckoningState } from '../rules/state.ts';
import { sailor } from './sailor.ts';
import { STYLED_SAILORS } from './styles.ts';

const SEEDS = Array.from({ length: 16 }, (_, at) => `style ${at}`);
const FIGHTS: readonly DeadReckoningAction['type'][] = ['attack', 'storm', 'flag', 'fight'];
/** How somebody plays: fights in a match, and how often goods are taken aboard. */
function habitsOf(own: Policy<DeadReckoningState, DeadReckoningAction>) {
  let fights = 0;
  let loads = 0;
  watchFirst(deadReckoning, { own, others: sailor }, { seats: 2 }, SEEDS, (_state, { type }) => {
    if (FIGHTS.includes(type)) fights++;
    if (type === 'load') loads++;
  });
  return { fights: fights / SEEDS.length, loads: loads / SEEDS.length };
}

describe('styles', () => {
  const usual = habitsOf(sailor);
  const careful = habitsOf(STYLED_SAILORS.careful);
  const greedy = habitsOf(STYLED_SAILORS.greedy);
  const fighter = habitsOf(STYLED_SAILORS.fighter);

  it('the fighter fights more often than a sailor, the careful one less often', () => {
    expect(fighter.fights).toBeGreaterThan(usual.fights);
    expect(careful.fights).toBeLessThan(usual.fights);
  });

  it('the greedy one takes goods aboard more often than a sailor or a fighter', () => {
    for (const other of [usual, fighter]) expect(greedy.loads).toBeGreaterThan(other.loads);
  });
});
