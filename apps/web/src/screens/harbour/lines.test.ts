import { shelfText, webShelf } from '@broadside/shelf/web';
import { speaker } from '@broadside/text';
import type { TableInfo, TableLine } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { webText } from '../../text/index.ts';
import { matchLines, titleOf } from './lines.ts';

const say = speaker('en', webText, shelfText);
const [game] = webShelf;
const person = (name: string) => ({ kind: 'person' as const, name, bot: null, here: true });
const bot = { kind: 'bot' as const, name: null, bot: 'sailor', here: true };

function line(id: string, part: Partial<TableInfo>, toAct: number[], moved: number): TableLine {
  const settings = { game: game.id } as TableInfo['settings'];
  const seats = [person('Ann'), person('Bob'), bot];
  const table = {
    id,
    code: null,
    status: 'playing',
    settings,
    seats,
    you: 0,
    host: true,
    watching: 0,
    next: null,
    created: 0,
  };
  return { table: { ...table, ...part } as TableInfo, n: 1, toAct, moved };
}

describe('my matches', () => {
  it('begin with those that wait for me and end with those that are over', () => {
    const online = [
      line('over', { status: 'over' }, [], 9),
      line('theirs', {}, [1], 8),
      line('mine', {}, [0], 1),
      line('shut', { status: 'closed' }, [], 9),
    ];
    const lines = matchLines(online, [], 'Ann', say);
    expect(lines.map(({ id }) => id)).toEqual(['mine', 'theirs', 'over']);
    expect(lines.map(({ yourTurn }) => yourTurn)).toEqual([true, false, false]);
    expect(lines[1].thinking).toBe('Bob');
  });

  it('name everybody else, bots in the reader’s language', () => {
    expect(titleOf(matchLines([line('a', {}, [0], 1)], [], 'Ann', say)[0], say)).toBe(
      `${game.words.en.name} with Bob and Tomas`,
    );
  });

  it('wait for me on this device whenever any person there is to act', () => {
    const local = { ...line('here', { you: null }, [1], 1), outcome: null };
    expect(matchLines([], [local], 'Ann', say)[0]).toMatchObject({
      yourTurn: true,
      href: '/local/here',
      onDevice: true,
    });
    expect(matchLines([], [{ ...local, toAct: [2] }], 'Ann', say)[0].yourTurn).toBe(false);
  });

  it('do not name the reader among those the device is handed to', () => {
    const shared = { ...line('here', { you: null }, [1], 1), outcome: null };
    const titleFor = (reader: string): string => titleOf(matchLines([], [shared], reader, say)[0], say);
    expect(titleFor('Bob')).toBe(`${game.words.en.name} with Ann and Tomas`);
    expect(titleFor('Zoe')).toBe(`${game.words.en.name} with Ann, Bob and Tomas`);
    expect(titleFor('')).toBe(`${game.words.en.name} with Ann, Bob and Tomas`);
  });

  it('are called by who plays along, or by nobody', () => {
    const title = (seats: TableInfo['seats']): string =>
      titleOf(matchLines([line('x', { seats }, [0], 1)], [], 'Ann', say)[0], say);
    expect(title([person('Ann')])).toBe(`${game.words.en.name}, solo`);
    expect(title([person('Ann'), { kind: 'open', name: null, bot: null, here: false }])).toBe(
      `${game.words.en.name}, nobody else yet`,
    );
  });
});
