import type { Policy } from '@broadside/kernel';
import { watchFirst } from '@broadside/kernel/testing';
import { describe, expect, it } from 'vitest';
import { CAPTAIN, characterOf } from '../cards/table.ts';
import { sevenSeas } from '../rules/game.ts';
import type { SevenSeasAction, SevenSeasState } from '../rules/state.ts';
import { sailor } from './sailor.ts';
import { STYLED_SAILORS } from './styles.ts';

const SEEDS = Array.from({ length: 40 }, (_, at) => `style ${at}`);

/** How somebody plays: ships in a raid, how often a Captain is chosen, goods in the hold. */
function habitsOf(own: Policy<SevenSeasState, SevenSeasAction>) {
  let raids = 0;
  let ships = 0;
  let choices = 0;
  let captains = 0;
  let loot = 0;
  watchFirst(sevenSeas, { own, others: sailor }, { seats: 3 }, SEEDS, ({ pirates }, action) => {
    if (action.type === 'send') {
      raids++;
      ships += action.count;
    }
    if (action.type !== 'choose') return;
    choices++;
    if (characterOf(action.card) === CAPTAIN) captains++;
    loot += pirates[0].goods.reduce((sum, count) => sum + count, 0);
  });
  return { ships: ships / raids, captains: captains / choices, loot: loot / choices };
}

describe('styles', () => {
  const usual = habitsOf(sailor);
  const careful = habitsOf(STYLED_SAILORS.careful);
  const greedy = habitsOf(STYLED_SAILORS.greedy);
  const fighter = habitsOf(STYLED_SAILORS.fighter);

  it('the careful one sends fewer ships into raids than a sailor or a fighter', () => {
    for (const other of [usual, fighter]) expect(careful.ships).toBeLessThan(other.ships);
  });

  it('the fighter is a Captain more often than a sailor, and sends more ships than anybody else', () => {
    expect(fighter.captains).toBeGreaterThan(usual.captains);
    for (const other of [usual, careful, greedy]) expect(fighter.ships).toBeGreaterThan(other.ships);
  });

  it('the greedy one holds more goods than a sailor', () => {
    expect(greedy.loot).toBeGreaterThan(usual.loot);
  });
});
