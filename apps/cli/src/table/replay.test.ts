import { MatchReplay } from '@broadside/host';
import { type AnyMatch, Match, Stream } from '@broadside/kernel';
import { shelf } from '@broadside/shelf';
import { widthOfText } from '@broadside/text/terminal';
import { describe, expect, it } from 'vitest';
import { FakeTerminal } from './fake.ts';
import { printPosition, replayAtTable } from './index.ts';

const entry = shelf[0];
const names = ['Anna', 'Boris', 'Clara'];

/** A match of careless players who also take back now and then, and its views as they were at the time. */
function recorded(moves: number): { match: AnyMatch; views: unknown[] } {
  const match = Match.begin(entry.game, { seats: 3, seed: 'a record', options: { firstPlayer: 0 } });
  const stream = Stream.of('careless');
  const views = [match.view(0)];
  while (match.n < moves && !match.outcome) {
    const seat = match.toAct[0];
    if (stream.below(6) === 0 && !match.whyNoUndo(seat)) match.undo(seat);
    else {
      const actions = match.legal(seat);
      match.play(seat, actions[stream.below(actions.length)]);
    }
    views.push(match.view(0));
  }
  return { match, views };
}

const { match, views } = recorded(160);

/** Presses the keys in a replay and returns the screens. */
async function leaf(keys: readonly string[], at = 0): Promise<string[]> {
  let pressed = 0;
  const terminal = new FakeTerminal({ columns: 80, rows: 24 }, () => keys[pressed++]);
  await replayAtTable({ entry, match, locale: 'en', names, viewer: 0, at, terminal });
  expect(terminal.closed).toBe(true);
  return terminal.screens.map((screen) => screen.join('\n'));
}

const place = (screen: string | undefined): number => Number(/Move (\d+) of/.exec(screen ?? '')?.[1]);

describe('a replay', () => {
  it('shows at every entry the view the match had there, in any order', () => {
    expect(match.log.some(({ undo }) => undo !== undefined)).toBe(true);
    const replay = new MatchReplay(match);
    expect(replay.view(replay.last, 0)).toEqual(views[replay.last]);
    views.forEach((view, n) => {
      expect(replay.view(n, 0)).toEqual(view);
    });
  });

  it('finds the beginnings of turns', () => {
    const replay = new MatchReplay(match);
    const second = replay.turnFrom(0, 1);
    expect([replay.turn(second - 1), replay.turn(second)]).toEqual([1, 2]);
    expect(replay.turnFrom(second, -1)).toBe(0);
    expect(replay.turnFrom(replay.last, 1)).toBe(replay.last);
  });
});

describe('a replay', () => {
  it('steps with the arrow keys and stops at both ends', async () => {
    const screens = await leaf(['left', 'right', 'right', 'left', 'end', 'right', 'home']);
    expect(screens.map(place)).toEqual([0, 0, 1, 2, 1, match.n, match.n, 0]);
  });

  it('goes by turns, and jumps to a number', async () => {
    const replay = new MatchReplay(match);
    const second = replay.turnFrom(0, 1);
    const third = replay.turnFrom(second, 1);
    const screens = await leaf(['pagedown', 'pagedown', 'pageup', '4', '2', 'g', '9', '9', '9', 'g', 'g']);
    expect(screens.map(place)).toEqual([0, second, third, second, second, second, 42, 42, 42, 42, match.n, match.n]);
    expect(screens[5]).toContain('Move 42: press g');
  });

  it('draws what the match looked like', async () => {
    const screens = await leaf(['right', 'right', 'right'], 20);
    screens.forEach((screen, at) => {
      const view = views[20 + at] as { deck: number; discard: number };
      expect(screen.replaceAll('\u00a0', ' ')).toContain(`deck ${view.deck} · discard ${view.discard}`);
    });
  });

  it('leaves with q, and reads on with l, c and ?', async () => {
    const screens = await leaf(['l', 'q', 'c', 'q', '?', 'q', 'q', 'right'], 30);
    expect(screens[1]).toContain('The whole log');
    expect(screens[3]).toContain('What the cards do');
    expect(screens[5]).toContain('a number and g');
    expect(place(screens.at(-1))).toBe(30);
  });
});

describe('a printed position', () => {
  it('is plain text that fits', () => {
    const text = printPosition({ entry, match, locale: 'ru', names, viewer: 'spectator', at: 33 });
    expect(text).toContain(`Действие 33 из ${match.n}`);
    expect(text).not.toContain('\u001b');
    expect(text.split('\n').filter((line) => widthOfText(line) > 80)).toEqual([]);
  });

  it('is the last one if none is named', () => {
    expect(printPosition({ entry, match, locale: 'en', names, viewer: 0 })).toContain(`Move ${match.n} of ${match.n}`);
  });
});
