import { describe, expect, it } from 'vitest';
import { of } from '../table.ts';
import { adventureOf, chapter, crowns, exploring, FOUR_COLOURS, legalOf, nextEvent } from './chapter.ts';

const THREE = FOUR_COLOURS.slice(0, 3);
const stepOf = (t: ReturnType<typeof chapter>): string | undefined => t.state.flow.at(-1)?.step;

describe('tasks 33 and 34: four colours', () => {
  it('PR-TASK-16, PR-AMB-84, PR-DEC-20: offered when the fourth colour enters, active player only', () => {
    const t = exploring({ chapter: 3, tasks: [33], harbour: THREE, deck: ['frigate-1-1'] });
    t.play('draw');
    expect(t.legal()).toEqual(['task 33 -', 'decline']);
    const events = t.play('task 33 -');
    expect(of(events, 'taskCompleted')).toMatchObject([{ seat: 0, task: 33 }]);
    // Phase 1 goes on.
    expect(t.legal()).toEqual(['draw', 'stop']);
  });

  it('PR-AMB-84: Ares is a colour; a person is none', () => {
    const ares = exploring({ chapter: 3, tasks: [33], harbour: THREE, deck: ['ares-1-2-herbs'] });
    ares.play('draw');
    expect(stepOf(ares)).toBe('offer');
    const person = exploring({ chapter: 3, tasks: [33], harbour: THREE, deck: ['sailor-3-1'] });
    person.play('draw');
    expect(stepOf(person)).toBe('discover');
  });

  it('PR-TASK-10, PR-AMB-84: declined it is lost for this turn, and a fifth colour offers nothing', () => {
    const t = exploring({ chapter: 3, tasks: [33], harbour: THREE, deck: ['frigate-1-1', 'galleon-1-2'] });
    t.play('draw');
    t.play('decline');
    expect(t.why('task 33 -')).toBe('task-now-or-never PR-TASK-10');
    t.play('draw');
    expect(stepOf(t)).toBe('discover');
  });

  it('PR-AMB-84: not on a bust', () => {
    const t = exploring({ chapter: 3, tasks: [33], harbour: THREE, deck: ['flute-2-2'], coming: ['storm'] });
    const events = t.play('draw');
    expect(of(events, 'bust')).toHaveLength(1);
    expect(stepOf(t)).toBe('discover');
    expect(t.toAct).toBe(1);
  });

  it('PR-TASK-17, PR-DEC-41: task 34 costs 5 coins; both are answered by themselves', () => {
    const spec = { chapter: 3, tasks: [33, 34], harbour: THREE, deck: ['frigate-1-1'] };
    const poor = exploring({ ...spec, players: [{ coins: 4 }, {}] });
    poor.play('draw');
    // The coin of task 33 makes it five.
    expect(poor.legal()).toEqual(['task 33 -', 'decline']);
    const t = exploring({ ...spec, players: [{ coins: 5 }, {}] });
    t.play('draw');
    expect(t.legal()).toEqual(['task 33 -', 'task 34 -', 'decline']);
    t.play('task 34 -');
    expect(t.coins(0)).toBe(1);
    expect(t.legal()).toEqual(['task 33 -', 'decline']);
    t.play('task 33 -');
    expect(adventureOf(t).done).toEqual([[0], [0]]);
    expect(stepOf(t)).toBe('discover');
  });

  it('PR-AMB-84: also when a Gambler jumps past the number', () => {
    const t = chapter({
      chapter: 3,
      tasks: [33],
      options: { modules: ['gambler'] },
      players: [{ persons: ['gambler-4-1'] }, {}],
      deck: FOUR_COLOURS,
    });
    t.play('gamble');
    expect(t.legal()).toEqual(['task 33 -', 'decline']);
  });
});

describe('task 50: tax', () => {
  const spec = { chapter: 5, tasks: [50], deck: ['tax-mostSabres'] };

  it('PR-TASK-18, PR-AMB-84, PR-CONF-24, PR-DEC-17: every payer is asked, clockwise, on anybody’s turn, before the bonus', () => {
    const t = chapter({ ...spec, players: [{ coins: 11 }, { coins: 12 }, { coins: 14 }] });
    const events = t.play('draw');
    expect(of(events, 'taxPaid').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(of(events, 'taxEnded')).toEqual([]);
    expect(t.toAct).toBe(1);
    expect(t.legal()).toEqual(['task 50 -', 'decline']);
    t.play('task 50 -');
    // 12 less 6, and 2 coins for the first who completes it.
    expect(t.coins(1)).toBe(8);
    expect(t.toAct).toBe(2);
    expect(of(t.play('decline'), 'taxEnded')).toHaveLength(1);
    expect(t.toAct).toBe(0);
    expect(adventureOf(t).done).toEqual([[1]]);
  });

  it('PR-TASK-18: who pays no tax is offered nothing', () => {
    const t = chapter({ ...spec, players: [{ coins: 11 }, {}] });
    t.play('draw');
    expect(stepOf(t)).toBe('discover');
    expect(t.why('task 50 -')).toBe('task-now-or-never PR-TASK-10');
  });
});

describe('task 51: four cards', () => {
  const spec = { chapter: 5, tasks: [51], harbour: ['sailor-3-1', 'captain-4-1', 'flute-1-1'] };

  it('PR-TASK-19, PR-AMB-85, PR-DEC-21: the player stops, pays 5 coins and takes one fewer card', () => {
    const t = exploring({ ...spec, deck: ['skiff-1-1'], players: [{ coins: 5 }, { coins: 3 }] });
    t.play('draw');
    expect(t.legal()).toEqual(['task 51 -', 'decline']);
    const events = t.play('task 51 -');
    expect(of(events, 'phaseTwoBegan')).toHaveLength(1);
    expect(of(events, 'takeTurnBegan').map(({ seat, left }) => [seat, left])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(t.coins(0)).toBe(0);
    expect(t.toAct).toBe(1);
    expect(crowns(t, 0)).toBe(3);
  });

  it('PR-TASK-19, PR-AMB-85: governors and colours count before the card less', () => {
    const t = exploring({
      ...spec,
      harbour: THREE,
      deck: ['frigate-1-1'],
      players: [{ coins: 5, persons: ['governor-8-0'] }, {}],
    });
    t.play('draw');
    expect(of(t.play('task 51 -'), 'takeTurnBegan')[0].left).toBe(2);
  });

  it('PR-AMB-85: exactly four cards; sunk ships, taxes and expeditions do not count', () => {
    const t = exploring({
      ...spec,
      deck: ['expedition-priest2', 'tax-mostSabres', 'galleon-1-2', 'skiff-1-1'],
      players: [{ coins: 5, persons: ['pirate-5-1'] }, {}],
    });
    t.play('draw');
    t.play('draw');
    expect(stepOf(t)).toBe('discover');
    const five = exploring({
      ...spec,
      harbour: [...spec.harbour, 'priest-4-1'],
      deck: ['skiff-1-1'],
      players: [{ coins: 5 }, {}],
    });
    five.play('draw');
    expect(stepOf(five)).toBe('discover');
  });

  it('PR-TASK-19: not with 4 coins, and declined phase 1 goes on', () => {
    const poor = exploring({ ...spec, deck: ['skiff-1-1'], players: [{ coins: 4 }, {}] });
    poor.play('draw');
    expect(stepOf(poor)).toBe('discover');
    const t = exploring({ ...spec, deck: ['skiff-1-1'], players: [{ coins: 5 }, {}] });
    t.play('draw');
    t.play('decline');
    expect(t.legal()).toEqual(['draw', 'stop']);
    expect(of(t.play('stop'), 'takeTurnBegan')[0].left).toBe(1);
  });

  it('PR-DEC-41: with task 33 beside it both can be done, in any order', () => {
    const t = exploring({
      chapter: 5,
      tasks: [33, 51],
      harbour: THREE,
      deck: ['frigate-1-1'],
      players: [{ coins: 5 }, {}],
    });
    t.play('draw');
    t.play('task 51 -');
    expect(t.legal()).toEqual(['task 33 -', 'decline']);
    expect(of(t.play('task 33 -'), 'phaseTwoBegan')).toHaveLength(1);
    const declined = exploring({
      chapter: 5,
      tasks: [33, 51],
      harbour: THREE,
      deck: ['frigate-1-1'],
      players: [{ coins: 5 }, {}],
    });
    declined.play('draw');
    declined.play('task 51 -');
    expect(of(declined.play('decline'), 'phaseTwoBegan')).toHaveLength(1);
  });

  it('PR-AMB-85: paid on stopping, before the income of the take-turn', () => {
    const t = exploring({
      ...spec,
      harbour: [...THREE],
      deck: ['frigate-1-1'],
      players: [{ coins: 4, persons: ['innkeeper-4-1'], character: 'cutthroatMary', bought: 1 }, {}],
    });
    t.play('draw');
    expect(stepOf(t)).toBe('discover');
  });
});

describe('task 52: the first card', () => {
  const spec = { chapter: 5, tasks: [52], deck: ['governor-8-0'] };

  it('PR-TASK-20, PR-AMB-75, PR-DEC-22: the first time the marker is parked and nothing is completed', () => {
    const t = chapter({ ...spec, coming: ['storm'] });
    t.play('draw');
    expect(t.legal()).toEqual(['task 52 -', 'decline']);
    const events = t.play('task 52 -');
    expect(of(events, 'taskStepped')).toEqual([{ type: 'taskStepped', seat: 0, task: 52 }]);
    expect(of(events, 'phaseTwoBegan')).toHaveLength(1);
    expect(of(events, 'unlocked')).toEqual([]);
    expect(adventureOf(t)).toMatchObject({ done: [[]], parked: [0], unlocked: [0, 0] });
    expect(crowns(t, 0)).toBe(0);
  });

  it('PR-TASK-20: the second time, in a later turn, the task is completed', () => {
    const t = chapter({ ...spec, players: [{ parked: true }, {}], coming: ['storm'] });
    t.play('draw');
    const events = t.play('task 52 -');
    expect(of(events, 'taskCompleted')).toMatchObject([{ seat: 0, task: 52 }]);
    expect(adventureOf(t)).toMatchObject({ done: [[0]], parked: [], unlocked: [1, 0] });
    expect(crowns(t, 0)).toBe(2);
  });

  it('PR-AMB-75, PR-TASK-7: a parked marker is not on the character card and serves no other task', () => {
    const tasks = { 20: [0], 21: [0], 22: [0], 35: [], 52: [] };
    const t = chapter({ ...spec, tasks, players: [{ parked: true, coins: 9 }, {}] });
    expect(legalOf(t, 'task')).toEqual([]);
    expect(t.why('task 35 -')).toBe('no-marker-for-task PR-TASK-7');
    t.play('draw');
    // It can still reach its own task.
    expect(t.legal()).toEqual(['task 52 -', 'decline']);
  });

  it('PR-AMB-75: a parked marker cannot be bought back', () => {
    const { t } = nextEvent({
      play: 'adventure',
      chapter: 5,
      tasks: { 50: [1], 51: [1], 52: [] },
      players: [{}, { coins: 20, bought: 1, parked: true }],
    });
    expect(stepOf(t)).toBe('discover');
  });

  it('PR-AMB-85: sunk ships, taxes and expeditions do not count; a second card is too late', () => {
    const t = chapter({
      ...spec,
      players: [{ persons: ['sailor-3-1'] }, {}],
      deck: ['expedition-priest2', 'flute-1-1', 'captain-4-1'],
    });
    t.play('draw');
    expect(stepOf(t)).toBe('discover');
    t.play('draw');
    t.play('sink');
    t.play('draw');
    expect(stepOf(t)).toBe('offer');
    const late = exploring({ ...spec, harbour: ['captain-4-1'], deck: ['flute-1-1'] });
    late.play('draw');
    expect(stepOf(late)).toBe('discover');
  });

  it('PR-AMB-79: at a busy quay nobody may stop after the first card', () => {
    const t = chapter({ ...spec, event: 'busyQuay' });
    t.play('draw');
    expect(stepOf(t)).toBe('discover');
  });
});
