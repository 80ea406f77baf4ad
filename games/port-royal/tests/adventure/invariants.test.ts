import { describe, expect, it } from 'vitest';
import type { AdventureState } from '../../rules/extra.ts';
import { portRoyal } from '../../rules/game.ts';
import { adventureOf, chapter, eventNamed } from './chapter.ts';

/** What is said of a table somebody has tampered with. */
function spoilt(tamper: (adventure: AdventureState) => void): string | undefined {
  // Characters whose ability adds nothing to the area.
  const players = [{ character: 'graceMay' }, { character: 'officerScott' }];
  const t = chapter({ players, tasks: { 10: [0], 11: [] }, event: 'storm', coming: ['toll', 'alms'] });
  expect(portRoyal.invariantViolation(t.state)).toBeUndefined();
  tamper(adventureOf(t));
  return portRoyal.invariantViolation(t.state);
}

describe('invariants of the Adventure', () => {
  it('PR-TASK-2: a task completed twice by one player is noticed', () => {
    expect(spoilt(({ done }) => done[0].push(0))).toContain('PR-TASK-2');
    expect(
      spoilt((adventure) => {
        adventure.tasks[1] = 10;
      }),
    ).toContain('PR-TASK-2');
  });

  it('PR-TASK-6: the first player’s steps are looked at as well', () => {
    const first = spoilt((adventure) => {
      adventure.unlocked[0] = 3;
    });
    expect(first).toContain('PR-TASK-6');
  });

  it('PR-TASK-6, PR-TASK-7: steps without tasks and too many markers are noticed', () => {
    expect(spoilt(({ unlocked }) => unlocked.fill(1))).toContain('PR-TASK-6');
    expect(
      spoilt((adventure) => {
        adventure.bought[1] = 4;
        adventure.unlocked[1] = 4;
        adventure.parked.push(1);
      }),
    ).toContain('PR-TASK-7');
  });

  it('PR-ASET-10, PR-ASET-12, PR-MONTH-1, PR-MONTH-5: events in the wrong place are noticed', () => {
    expect(spoilt(({ events }) => events.push(eventNamed('storm')))).toContain('PR-MONTH-5');
    expect(spoilt(({ reserve }) => reserve.push(eventNamed('quietWaters')))).toContain('PR-ASET-10');
    expect(spoilt(({ reserve }) => reserve.push(reserve[0]))).toContain('PR-MONTH-5');
    expect(spoilt(({ events }) => events.shift())).toContain('PR-ASET-12');
    expect(spoilt(({ events }) => events.reverse())).toContain('PR-MONTH-1');
  });

  it('PR-ITEM-1, PR-INV-1: kept ships are item ships, and they are counted among the cards', () => {
    expect(spoilt(({ items }) => items[0].push(0))).toContain('PR-INV-1');
    const t = chapter({ deck: ['flute-1-1'] });
    const ship = t.state.deck.pop();
    if (ship !== undefined) adventureOf(t).items[1].push(ship);
    expect(portRoyal.invariantViolation(t.state)).toContain('PR-ITEM-1');
  });
});
