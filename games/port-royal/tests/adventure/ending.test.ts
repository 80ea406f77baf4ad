import type { Outcome } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_9 } from '../../cards/coop.ts';
import { TASKS } from '../../cards/tasks.ts';
import { portRoyal } from '../../rules/game.ts';
import { of, type Table } from '../table.ts';
import { adventureOf, type ChapterSpec, chapter, legalOf, nextEvent, type SeatSpec } from './chapter.ts';

const EXPEDITIONS = ['expedition-settler1-priest2', 'expedition-settler1-captain2', 'expedition-priest2'];

const outcomeOf = (t: Table): Outcome => {
  const outcome = portRoyal.outcome(t.state);
  if (!outcome) throw new Error('the match is not over');
  return outcome;
};

/** The last End of Month of a chapter for two. */
const lastMonth = (spec: ChapterSpec) => nextEvent({ ...spec, coming: [] });

/** Persons of one point each. */
const ONES = ['sailor-3-1', 'captain-4-1', 'priest-4-1', 'settler-4-1'].flatMap((one) => Array<string>(5).fill(one));

const NEEDED = CARD_9[2];

/** Four tasks of a chapter, each done by the first player, and by the second as far as the markers go. */
function team(markers: number, points: number, tasks: readonly number[] = [10, 11, 12, 14]) {
  const rows = tasks.map((task, at) => [task, at < markers - tasks.length ? [0, 1] : [0]] as const);
  return {
    tasks: Object.fromEntries(rows),
    players: [{ persons: ONES.slice(0, points - 2) }, { persons: ONES.slice(points - 2, points) }],
  };
}

describe('the end of a cooperative chapter', () => {
  it('PR-ACOOP-1, PR-ACOOP-2, PR-ACOOP-3: at the end of the last month a team that meets card 9 together has won', () => {
    const { t, events } = lastMonth(team(NEEDED.markers, NEEDED.points));
    expect(of(events, 'storyRead')).toEqual([{ type: 'storyRead', number: 61 }]);
    expect(of(events, 'matchEnded')).toEqual([{ type: 'matchEnded', reason: 'chapterWon', winners: [0, 1] }]);
    expect(t.toAct).toBe(-2);
    const outcome = outcomeOf(t);
    expect(outcome).toMatchObject({ reason: 'chapterWon', decidedBy: 'together', winners: [0, 1] });
    expect(outcome.ranking.map(({ rank }) => rank)).toEqual([1, 1]);
    expect(outcome.ranking[0].sheet).toMatchObject({ persons: NEEDED.points - 2, crowns: 0, tasks: 4 });
  });

  it('PR-ACOOP-3, PR-ACOOP-8: every chapter is won by itself and has its ending', () => {
    for (const chapter of [1, 2, 3, 4, 5]) {
      const last = TASKS.find((task) => task.chapter === chapter && task.next === 'end')?.number ?? 0;
      const { events } = lastMonth({ chapter, ...team(NEEDED.markers, NEEDED.points, [281, 282, 283, last]) });
      expect(of(events, 'storyRead')).toEqual([{ type: 'storyRead', number: 60 + chapter }]);
    }
  });

  it('PR-ACOOP-2, PR-ACOOP-4: a task that nobody did, a marker or a point too few, and the chapter is lost', () => {
    const met = team(NEEDED.markers, NEEDED.points);
    const lost = [
      { ...met, tasks: { 10: [0, 1], 11: [0, 1], 12: [0, 1], 14: [] } },
      team(NEEDED.markers - 1, NEEDED.points),
      team(NEEDED.markers, NEEDED.points - 1),
    ];
    for (const spec of lost) {
      const { t, events } = lastMonth(spec);
      expect(of(events, 'storyRead')).toEqual([]);
      expect(outcomeOf(t)).toMatchObject({ reason: 'chapterLost', winners: [] });
      expect(outcomeOf(t).ranking.map(({ rank }) => rank)).toEqual([2, 2]);
    }
  });

  it('PR-ACOOP-2, PR-CROWN-5: crown points are points', () => {
    const { players, tasks } = team(NEEDED.markers, NEEDED.points - 1);
    expect(outcomeOf(lastMonth({ tasks, players: [players[0], { ...players[1], crowns: 2 }] }).t).reason).toBe(
      'chapterWon',
    );
  });

  it('PR-ACOOP-2, PR-TASK-20: a parked marker is on no completed task', () => {
    const { players, tasks } = team(NEEDED.markers - 1, NEEDED.points, [50, 51, 52, 54]);
    const { t } = lastMonth({ chapter: 5, tasks, players: [players[0], { ...players[1], parked: true }] });
    expect(outcomeOf(t).reason).toBe('chapterLost');
  });

  it('PR-AMB-95, PR-ADV-13: only tasks that were laid out must be done', () => {
    const spec = team(NEEDED.markers, NEEDED.points);
    expect(Object.keys(spec.tasks)).toEqual(['10', '11', '12', '14']);
    expect(outcomeOf(lastMonth(spec).t).reason).toBe('chapterWon');
  });

  it('PR-ACOOP-1, PR-MONTH-7: the game ends at once, without phases 1 and 2', () => {
    const { t, events } = lastMonth(team(NEEDED.markers, NEEDED.points));
    expect(events.map(({ type }) => type)).toEqual(['turnBegan', 'eventRevealed', 'storyRead', 'matchEnded']);
    expect(t.state.flow).toEqual([]);
  });

  it('PR-ACOOP-9, PR-AMB-62: twelve points end nothing', () => {
    const { t } = nextEvent({
      chapter: 3,
      tasks: { 20: [1], 35: [] },
      coming: ['storm'],
      players: [{}, { coins: 20, expeditions: EXPEDITIONS }],
    });
    expect(of(t.play('task 35 -'), 'endTriggered')).toEqual([]);
    expect(t.state.ending).toBe(false);
  });

  it('PR-ADV-17, PR-ACOOP-2: alone card 9 has figures of its own', () => {
    const { markers, points } = CARD_9[1];
    const tasks = Object.fromEntries([10, 11, 12, 14].map((task) => [task, [0]]));
    const alone = (count: number) => lastMonth({ tasks, players: [{ persons: ONES.slice(0, count) }] }).t;
    expect(markers).toBeLessThanOrEqual(4);
    expect([points - 1, points].map((count) => outcomeOf(alone(count)).reason)).toEqual(['chapterLost', 'chapterWon']);
  });
});

/** Against each other: seat 1 has the last turn of the round, and it is over. */
const roundEnds = (players: readonly SeatSpec[], tasks: ChapterSpec['tasks'] = {}): Table =>
  nextEvent({
    play: 'adventure',
    active: players.length - 1,
    ending: true,
    tasks,
    coming: ['storm'],
    players,
  }).t;

const TROPHY = { bought: 2 };

describe('the end against each other', () => {
  it('PR-ACOMP-1: triggered by twelve points and a trophy of one player at one moment', () => {
    const { t } = nextEvent({
      play: 'adventure',
      chapter: 3,
      tasks: { 20: [1], 35: [] },
      coming: ['storm'],
      players: [{}, { coins: 20, expeditions: EXPEDITIONS }],
    });
    expect(t.state.ending).toBe(false);
    const events = t.play('task 35 -');
    expect(of(events, 'endTriggered')).toMatchObject([{ seat: 1 }]);
    expect(t.state.ending).toBe(true);
  });

  it('PR-ACOMP-1, PR-CROWN-5: crowns that reach twelve points trigger it, too', () => {
    const eleven = { expeditions: [EXPEDITIONS[0], EXPEDITIONS[2]], persons: ['jester-5-1'] };
    const { t } = nextEvent({
      play: 'adventure',
      coming: ['duel'],
      players: [{}, { ...TROPHY, ...eleven, crowns: 1 }],
    });
    expect(t.points(1)).toBe(12);
    expect(t.state.ending).toBe(true);
  });

  it('PR-AMB-87: without a trophy the game goes on', () => {
    const { t } = nextEvent({
      play: 'adventure',
      chapter: 3,
      tasks: { 35: [] },
      coming: ['storm'],
      players: [{}, { coins: 20, expeditions: EXPEDITIONS }],
    });
    t.play('task 35 -');
    expect(t.state.ending).toBe(false);
  });

  it('PR-ACOMP-3, PR-INV-12: the round is played to its end', () => {
    const { t } = nextEvent({
      play: 'adventure',
      active: 0,
      ending: true,
      coming: ['storm'],
      players: [{ ...TROPHY, expeditions: EXPEDITIONS }, {}, {}],
    });
    expect(t.toAct).toBe(1);
    const over = roundEnds([{ ...TROPHY, expeditions: EXPEDITIONS }, {}, {}]);
    expect(outcomeOf(over)).toMatchObject({ reason: 'twelvePointsAndTrophy', winners: [0] });
  });

  it('PR-ACOMP-4: the most points among those with a trophy', () => {
    const t = roundEnds([
      { expeditions: EXPEDITIONS, bought: 1 },
      { ...TROPHY, persons: ['sailor-3-1'] },
    ]);
    expect(outcomeOf(t)).toMatchObject({ winners: [1], decidedBy: 'trophy' });
    expect(t.points(0)).toBeGreaterThan(t.points(1));
  });

  it('PR-ACOMP-5: then the fewest markers left on the character card, then the most coins', () => {
    const markers = roundEnds([
      { bought: 2, coins: 9, persons: ['sailor-3-1'] },
      { bought: 3, persons: ['captain-4-1'] },
    ]);
    expect(outcomeOf(markers)).toMatchObject({ winners: [1], decidedBy: 'markers' });
    expect(outcomeOf(markers).ranking.map(({ sheet }) => sheet.markers)).toEqual([1, 2]);
    expect(outcomeOf(markers).ranking.map(({ sheet }) => [sheet.tasks, sheet.crowns])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const coins = roundEnds([
      { ...TROPHY, coins: 2, persons: ['sailor-3-1'] },
      { ...TROPHY, coins: 1, persons: ['captain-4-1'] },
    ]);
    expect(outcomeOf(coins)).toMatchObject({ winners: [0], decidedBy: 'coins' });
  });

  it('PR-ACOMP-5, PR-AMB-75: a parked marker is not on the card', () => {
    const t = roundEnds([
      { ...TROPHY, persons: ['sailor-3-1'] },
      { ...TROPHY, parked: true, persons: ['captain-4-1'] },
    ]);
    expect(outcomeOf(t)).toMatchObject({ winners: [1], decidedBy: 'markers' });
  });

  it('PR-ACOMP-6, PR-AMB-86: still tied, they share the victory', () => {
    const t = roundEnds([
      { ...TROPHY, persons: ['sailor-3-1'] },
      { ...TROPHY, persons: ['captain-4-1'] },
    ]);
    expect(outcomeOf(t)).toMatchObject({ winners: [0, 1], decidedBy: 'shared' });
  });
});

describe('after the campaign', () => {
  it('PR-AVAR-1, PR-AVAR-2, PR-AVAR-3: 15 starred tasks, all kinds of events, all 39 cards', () => {
    expect(TASKS.filter(({ star }) => star).map(({ number }) => number)).toEqual([
      10, 13, 15, 20, 21, 281, 30, 31, 33, 40, 41, 43, 50, 51, 52,
    ]);
  });

  it('PR-AVAR-2, PR-AVAR-6: all four tasks are open, and the month opens no other', () => {
    const { t } = nextEvent({
      play: 'adventureAfter',
      tasks: [13, 21, 30, 40],
      players: [{}, { coins: 7, persons: ['priest-4-1', 'settler-4-1'] }],
    });
    expect(legalOf(t, 'task')).toEqual(['task 13 -', 'task 21 -']);
    expect(adventureOf(t).tasks).toEqual([13, 21, 30, 40]);
    expect(t.state.flow.at(-1)?.step).toBe('discover');
  });

  it('PR-AVAR-6: it ends as against each other', () => {
    const { t } = nextEvent({
      play: 'adventureAfter',
      active: 1,
      ending: true,
      tasks: [10, 20, 30, 40],
      players: [{ ...TROPHY, expeditions: EXPEDITIONS }, {}],
    });
    expect(outcomeOf(t)).toMatchObject({ reason: 'twelvePointsAndTrophy', winners: [0] });
  });
});

describe('a calm', () => {
  it('PR-TABLE-1: a team with nothing left to reveal goes on to the end of its last month', () => {
    const t = chapter({ players: [{}, {}], active: 1, deck: ['pinnace-1-1'], rest: 'purse' });
    t.play('draw');
    const events = t.play('trade pinnace-1-1');
    // More than a round passes without a card, which would end a game of rivals.
    expect(of(events, 'turnBegan').length).toBeGreaterThan(t.state.players.length);
    expect(of(events, 'cardRevealed')).toEqual([]);
    for (let at = 0; at < 1000 && t.state.flow.length > 0; at++) t.play(t.legal().at(-1) ?? '');
    expect(portRoyal.outcome(t.state)?.reason).toBe('chapterLost');
  });
});
