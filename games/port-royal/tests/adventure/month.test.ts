import { describe, expect, it } from 'vitest';
import { TASKS } from '../../cards/tasks.ts';
import { of } from '../table.ts';
import { adventureOf, type ChapterSpec, crowns, eventNamed, nextEvent } from './chapter.ts';

/** The month ends with the next turn. */
const monthEnd = (spec: ChapterSpec) => nextEvent({ coming: [], ...spec });

describe('End of Month', () => {
  it('PR-MONTH-1, PR-MONTH-2, PR-MONTH-3: the last task decides the next story card by success and failure', () => {
    for (const { number, chapter, next } of TASKS) {
      if (next === 'end') continue;
      const after = (seats: number[]): number[] =>
        adventureOf(monthEnd({ chapter, tasks: { [number]: seats } }).t).tasks;
      const [success, failure] = 'always' in next ? [next.always, next.always] : [next.success, next.failure];
      expect(after([1])).toEqual([number, success]);
      expect(after([])).toEqual([number, failure]);
    }
  });

  it('PR-MONTH-1, PR-ADV-12: only the last task counts; the new one is laid to its right', () => {
    const { t, events } = monthEnd({ tasks: { 10: [], 11: [0], 12: [] } });
    expect(of(events, 'storyRead')).toEqual([{ type: 'storyRead', number: 15 }]);
    expect(adventureOf(t)).toMatchObject({ tasks: [10, 11, 12, 15], done: [[], [0], [], []] });
  });

  it('PR-MONTH-4: after the last task the chapter is over together, and goes on against each other', () => {
    expect(monthEnd({ tasks: [10, 11, 12, 14] }).t.state.flow).toEqual([]);
    const { t } = monthEnd({ play: 'adventure', tasks: [10, 11, 12, 14] });
    expect(adventureOf(t).tasks).toEqual([10, 11, 12, 14]);
    expect(t.state.flow.at(-1)?.step).toBe('discover');
  });

  it('PR-MONTH-5, PR-MONTH-6: the pile is turned over in its order, and one event of the reserve lies on top', () => {
    const { t, events } = monthEnd({ revealed: ['toll', 'storm'], event: 'alms' });
    const { events: deck, reserve, revealed } = adventureOf(t);
    expect(deck.slice(0, -1)).toEqual(['endOfMonth', 'alms', 'storm', 'toll'].map(eventNamed));
    expect(revealed).toEqual([]);
    expect(reserve).toHaveLength(9);
    expect([...reserve, ...deck]).toContain(deck.at(-1));
    expect(of(events, 'monthEnded')).toEqual([{ type: 'monthEnded', events: 5 }]);
  });

  it('PR-MONTH-6: each month is a turn longer, and the next active player reveals the new event', () => {
    const { t } = monthEnd({ revealed: ['toll'], event: 'storm' });
    const added = adventureOf(t).events.at(-1);
    t.state.flow = [{ step: 'lastClaims', after: 'taking' }];
    expect(of(t.play('endTurn'), 'eventRevealed')).toEqual([{ type: 'eventRevealed', seat: 0, event: added }]);
  });

  it('PR-AMB-78: with an empty reserve no card is added', () => {
    const { t } = monthEnd({ revealed: ['toll'], event: 'storm', reserve: 0 });
    expect(adventureOf(t).events).toEqual(['endOfMonth', 'storm', 'toll'].map(eventNamed));
  });

  it('PR-MONTH-7: whoever revealed it goes on with phases 1 and 2', () => {
    const { t } = monthEnd({});
    expect(t.toAct).toBe(1);
    expect(t.legal()).toEqual(['draw']);
  });
});

describe('markers bought at the end of the month', () => {
  const rich = [{ coins: 8 }, { coins: 8 }, { coins: 7 }];

  it('PR-ACOMP-2, PR-AMB-77, PR-DEC-11, PR-CONF-27: clockwise from the active player, who can pay 8 coins', () => {
    const { t, events } = monthEnd({ play: 'adventure', players: rich });
    // The hourglass comes first, the new event deck last.
    expect(of(events, 'storyRead')).toHaveLength(1);
    expect(of(events, 'monthEnded')).toEqual([]);
    expect(t.toAct).toBe(1);
    expect(t.legal()).toEqual(['buyMarker', 'decline']);
    const bought = t.play('buyMarker');
    expect(of(bought, 'markerBought')).toEqual([{ type: 'markerBought', seat: 1 }]);
    expect(of(bought, 'unlocked')).toEqual([{ type: 'unlocked', seat: 1, step: 1 }]);
    expect(t.coins(1)).toBe(0);
    expect(t.toAct).toBe(0);
    expect(of(t.play('decline'), 'monthEnded')).toHaveLength(1);
    // Seat 2 cannot pay; phase 1 of the active player follows.
    expect(t.toAct).toBe(1);
    expect(adventureOf(t)).toMatchObject({ unlocked: [0, 1, 0], bought: [0, 1, 0] });
  });

  it('PR-AMB-77: a bought marker gives its step and completes no task', () => {
    const { t } = monthEnd({
      play: 'adventure',
      tasks: { 10: [1], 11: [1], 12: [1] },
      players: [{}, { coins: 9, crowns: 2 }],
    });
    t.play('buyMarker');
    // The fourth marker: three crowns.
    expect(crowns(t, 1)).toBe(5);
    expect(adventureOf(t)).toMatchObject({ unlocked: [0, 4], bought: [0, 1], done: [[1], [1], [1], []] });
  });

  it('PR-AMB-77, PR-TASK-7: who has no marker left on their card is not asked', () => {
    const { t } = monthEnd({
      play: 'adventure',
      tasks: { 10: [1], 11: [1] },
      players: [{}, { coins: 20, bought: 2 }],
    });
    expect(t.state.flow.at(-1)?.step).toBe('discover');
  });

  it('PR-AMB-93: together nobody buys markers', () => {
    const { t } = monthEnd({ players: rich });
    expect(t.legal()).toEqual(['draw']);
    expect(t.why('buyMarker')).toBe('no-month-ends PR-AMB-93');
  });

  it('PR-ACOMP-1, PR-ACOMP-2: a bought trophy may trigger the end', () => {
    const { t } = monthEnd({
      play: 'adventure',
      tasks: { 10: [1] },
      players: [{}, { coins: 8, expeditions: ['expedition-settler1-priest2', 'expedition-settler1-captain2'] }],
    });
    expect(t.state.ending).toBe(false);
    t.play('buyMarker');
    expect(t.state.ending).toBe(true);
  });

  it('PR-AVAR-5: after the campaign a marker costs 10 coins', () => {
    const { t, events } = monthEnd({
      play: 'adventureAfter',
      tasks: [10, 20, 30, 40],
      players: [{ coins: 9 }, { coins: 10 }],
    });
    expect(of(events, 'storyRead')).toEqual([]);
    expect(t.toAct).toBe(1);
    t.play('buyMarker');
    expect(t.coins(1)).toBe(0);
    expect(t.state.flow.at(-1)?.step).toBe('discover');
  });
});
