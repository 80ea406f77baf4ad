import type { Viewer } from '@broadside/kernel';
import { LOCALES } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { loadStory } from '../../story/index.ts';
import { type ChapterSpec, chapter, exploring, nextEvent, trading } from '../../tests/adventure/chapter.ts';
import { playByChance } from '../../tests/matches.ts';
import type { Table } from '../../tests/table.ts';
import { Board } from '../board/Board.tsx';
import { Side } from '../board/Side.tsx';
import { MODES } from '../playground/modes.ts';
import { Choosing, choosingIn } from './Choosing.tsx';
import { AdventureSeat } from './index.ts';
import { MonthSheet } from './Month.tsx';
import { comingIn, standOf } from './month.ts';
import { prospectOf } from './prospect.ts';
import { questOf } from './quest.ts';
import { choicesForTask, TaskSheet } from './TaskSheet.tsx';
import { board, buttons, draw, propsOf, seenBy } from './testing.tsx';

const taskButton = (t: Table, task: number, viewer: Viewer = 0): string =>
  buttons(board(t, viewer)).find((name) => name.startsWith(`Task ${task}`)) ?? '';

const quest = (spec: ChapterSpec, seat: number, task: number) => {
  const { view, adventure } = seenBy(chapter(spec), 0);
  return questOf(view, adventure, seat, task);
};

describe('the tasks', () => {
  it('PR-TASK-3, PR-TASK-4: what is missing is counted for everybody, coins, ships and persons alike', () => {
    const players = [{ coins: 1, persons: ['priest-4-1'] }, { coins: 9 }, { coins: 2, persons: ['priest-4-1'] }];
    const spec: ChapterSpec = { play: 'adventure', players, tasks: [10, 11, 13] };
    expect(quest(spec, 0, 13)).toMatchObject({ state: 'open', missing: 3, have: 2, need: 5 });
    expect(quest(spec, 1, 13)).toMatchObject({ state: 'open', missing: 1, have: 4, need: 5 });
    const label = taskButton(chapter(spec), 13);
    expect(label).toContain('Player 1: 3 things missing');
    expect(label).toContain('Player 2: 1 thing missing');
    expect(label).toContain('Player 3: 2 things missing');
  });

  it('PR-TASK-2, PR-TASK-7: a task is done once, and not without a marker', () => {
    const tasks = { 10: [0], 11: [0], 12: [0], 14: [1] };
    const spec: ChapterSpec = { play: 'adventure', players: [{ bought: 1 }, {}], tasks };
    expect(quest(spec, 0, 10).state).toBe('done');
    expect(quest(spec, 0, 14).state).toBe('out');
    expect(quest(spec, 1, 14).state).toBe('done');
  });

  it('PR-TASK-10, PR-TASK-20: a task of the moment waits for it; a parked marker is half the way', () => {
    const spec: ChapterSpec = { chapter: 5, play: 'adventure', players: [{ parked: true }, {}], tasks: [50, 51, 52] };
    expect(quest(spec, 0, 52).state).toBe('parked');
    expect(quest(spec, 1, 52).state).toBe('waits');
    expect(quest(spec, 1, 51)).toMatchObject({ state: 'open', missing: 5 });
    expect(taskButton(chapter(spec), 52)).toContain('Player 1: first of two steps made');
  });

  it('PR-MONTH-1: the hourglass runs on the last task alone, and says when it is turned', () => {
    const t = chapter({ play: 'adventure', players: [{}, {}], tasks: [10, 11], coming: ['alms', 'storm'] });
    expect(taskButton(t, 11)).toContain('The month ends in 3 turns');
    expect(taskButton(t, 10)).not.toContain('The month ends');
  });

  it('PR-AVAR-6: after the campaign no task has an hourglass, and there is no book', () => {
    const html = board(chapter({ play: 'adventureAfter', players: [{}, {}], tasks: [10, 20, 30, 40] }));
    expect(html).not.toContain('data-last');
    expect(buttons(html)).not.toContain('Read the story');
  });

  it('PR-ADV-12: the sheet of a task gives away no story card that is still to come', async () => {
    const story = await loadStory('en');
    const props = seenBy(chapter({ tasks: [10, 11] }), 0);
    const html = draw(<TaskSheet {...props} task={11} story={story} onClose={() => {}} />);
    expect(html).toContain(story[11].title);
    expect(html).toContain('done: ?');
    for (const number of [12, 13] as const) expect(html).not.toContain(`story card ${number}`);
  });

  it('PR-TASK-3, PR-DEC-W3: every way to pay is a button of its own, and what cannot be done says why', () => {
    const items = ['ares-1-2-ritualBook', 'ares-1-2-herbs'];
    const players = [{ persons: ['sailor-3-1', 'sailor-3-1'], items }, {}];
    const t = exploring({ play: 'adventure', players, tasks: [10, 11, 12, 14] });
    const ways = choicesForTask(seenBy(t, 0), 14);
    expect(ways.map(({ label }) => label)).toEqual([
      'Complete task 14: give 1 ship with ritual books',
      'Complete task 14: give 1 ship with healing herbs',
    ]);
    const [refused] = choicesForTask(seenBy(t, 0), 12);
    expect(refused?.action).toBeUndefined();
    expect(refused?.reason).toContain('You do not meet task 12 yet');
  });
});

describe('the month', () => {
  it('PR-HID-19, PR-HID-20: known events are named, the others stand together', () => {
    const { t } = nextEvent({ revealed: ['toll', 'storm'], event: 'alms' });
    const props = seenBy(t, 0);
    expect(comingIn(props.adventure).map(({ event, from, to }) => [event === undefined, from, to])).toEqual([
      [true, 1, 1],
      [false, 2, 2],
      [false, 3, 3],
      [false, 4, 4],
      [false, 5, 5],
    ]);
    expect(comingIn({ coming: [14, -1, -1, -1] })).toEqual([
      { event: undefined, from: 1, to: 3 },
      { event: 14, from: 4, to: 4 },
    ]);
    const html = draw(<MonthSheet {...props} onClose={() => {}} />);
    expect(html).toContain('Storm Warning');
    expect(html).toContain('not seen yet');
  });

  it('PR-ADV-15: an event of phase 2 is still to come in phase 1, and one of phase 1 over in phase 2', () => {
    const early = seenBy(exploring({ event: 'highDemand', harbour: ['flute-1-1'] }), 0);
    expect(standOf(early, early.adventure.event)).toBe('later');
    const late = seenBy(trading({ event: 'storm', harbour: ['flute-1-1'] }), 0);
    expect(standOf(late, late.adventure.event)).toBe('over');
  });

  it('PR-ADV-15: the banner counts the sabres of this turn, and the cards before a stop', () => {
    const guard = exploring({
      event: 'harbourGuard',
      players: [{ persons: ['sailor-3-1'] }, {}],
      harbour: ['flute-1-1'],
    });
    expect(board(guard, 1)).toContain('Against ships Player 1 has 2 sabres.');
    const storm = exploring({ event: 'storm', players: [{ persons: ['sailor-3-1'] }, {}], harbour: ['flute-1-1'] });
    expect(board(storm, 1)).toContain('Against ships Player 1 has 0 sabres.');
    const quay = exploring({ event: 'busyQuay', harbour: ['flute-1-1'] });
    expect(board(quay)).toContain('2 more cards before Player 1 may stop.');
  });
});

describe('the goal', () => {
  it('PR-ACOOP-2: a team sees tasks, markers and points against card 9', () => {
    const html = board(
      chapter({ players: [{ crowns: 4 }, { persons: ['sailor-3-1'] }], tasks: { 10: [0, 1], 11: [] } }),
    );
    expect(html).toContain('Tasks completed by at least one player </span>1/2');
    expect(html).toContain('Markers on tasks </span>2/5');
    expect(html).toContain('Points together </span>3/12');
  });

  it('PR-ACOOP-2: the chances of a team rise with what is done and fall with time, and are shown only where odds are', () => {
    const chance = (spec: ChapterSpec): number => {
      const { view, adventure } = seenBy(chapter(spec), 0);
      return prospectOf(view, adventure);
    };
    const coming = ['alms', 'storm', 'toll'];
    expect(chance({ tasks: { 10: [0] }, coming })).toBeGreaterThan(chance({ tasks: { 10: [] }, coming }));
    expect(chance({ tasks: { 10: [] }, coming })).toBeGreaterThan(chance({ tasks: { 10: [] } }));
    const props = seenBy(chapter({ coming }), 0);
    expect(draw(<Board {...props} />)).toContain('win chance ');
    expect(draw(<Board {...props} odds={false} />)).not.toContain('win chance ');
  });

  it('PR-ACOMP-1, PR-ACOMP-2, PR-AVAR-5: rivals see who has the trophy, and what a marker costs', () => {
    const tasks = { 10: [1], 11: [1] };
    const html = board(chapter({ play: 'adventure', players: [{}, {}], tasks }));
    expect(html).toContain('The trophy: Player 2');
    expect(html).toContain('A marker at the end of the month: 8 coins');
    const after = board(chapter({ play: 'adventureAfter', players: [{}, {}], tasks }));
    expect(after).toContain('A marker at the end of the month: 10 coins');
  });
});

describe('what a player has', () => {
  it('PR-CHAR-1, PR-TASK-6, PR-CROWN-3, PR-ITEM-2: is said with the name, for everybody to see', () => {
    const items = ['ares-1-2-herbs', 'ares-1-3-herbs'];
    const players = [{}, { character: 'officerScott', crowns: 5, items }];
    const html = board(chapter({ play: 'adventure', players, tasks: { 10: [1], 11: [1] } }));
    const words = 'Officer Scott, 2 markers left, 5 crowns, 2 points, trophy uncovered, Ares: healing herbs, 2 ships';
    expect(buttons(html).some((name) => name.startsWith('Player 2') && name.includes(words))).toBe(true);
  });

  it('PR-CHAR-1: the ability is locked until the first marker is gone', () => {
    const t = chapter({ tasks: { 10: [1] } });
    const sheetOf = (seat: number) => draw(<AdventureSeat {...seenBy(t, 0)} seat={seat} size="sheet" />);
    expect(sheetOf(0)).toContain('The first task unlocks the ability.');
    expect(sheetOf(1)).toContain('The ability is unlocked.');
  });

  it('PR-ASET-4, PR-ASET-5: both sides of every card that is offered can be looked at', () => {
    for (const [mode, cards] of [
      [MODES.adventure, 1],
      [MODES.chapter, 5],
    ] as const) {
      let drawn = '';
      playByChance(mode, 'characters', (match) => {
        const frame = choosingIn(match.view(match.toAct[0] ?? 0));
        if (frame && drawn === '')
          drawn = draw(<Choosing {...propsOf(match.view(frame.seat), match.legal(frame.seat))} frame={frame} />);
      });
      expect(buttons(drawn)).toHaveLength(2 * cards);
    }
  });
});

describe('a lookout', () => {
  const looking = (): Table => {
    const t = chapter({
      chapter: 3,
      players: [{ persons: ['lookout-5-1'] }, {}],
      deck: ['sailor-3-1', 'captain-4-1', 'governor-8-0'],
    });
    t.play('look');
    return t;
  };

  it('PR-LOOK-1, PR-HID-11: shows the cards to whoever looks, each with its button', () => {
    const names = buttons(board(looking())).filter((name) => name.startsWith('Put back on top'));
    expect(names).toHaveLength(3);
    expect(names[1]).toContain('Captain');
  });

  it('PR-HID-11: shows the others only that somebody looks', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const html = board(looking(), viewer);
      expect(html).toContain('Player 1 looks at the next cards');
      expect(html).not.toContain('Governor');
      expect(html).not.toContain('Put back');
    }
  });

  it('PR-HID-13: whoever put a card back is reminded of it, nobody else', () => {
    const t = looking();
    t.play('putBack governor-8-0');
    expect(board(t, 0)).toContain('You know the next card: Governor');
    expect(board(t, 1)).not.toContain('You know the next card');
  });
});

it('the board of every Adventure is drawn for every viewer in every language, with a name for every button', () => {
  const modes = [MODES.adventure, MODES.chapter, MODES.chapterAlone, MODES.after];
  for (const [at, mode] of modes.entries()) {
    const locale = LOCALES[at % LOCALES.length];
    playByChance(mode, `eyes, ${at}`, (match) => {
      if (match.n % 150 > 0 && match.toAct.length > 0) return;
      for (const viewer of ['spectator', 0] as const) {
        const props = propsOf(match.view(viewer), [], locale);
        const html = draw(
          <>
            <Board {...props} />
            <Side {...props} />
          </>,
          locale,
        );
        expect(html).toContain('data-spot="deck"');
        expect(html).not.toMatch(/<button[^>]*aria-label=""/);
        expect(html).not.toMatch(/port-royal\.[a-z]/);
      }
    });
  }
});
