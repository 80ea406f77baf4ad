import { shelfText, webShelf } from '@broadside/shelf/web';
import { speaker } from '@broadside/text';
import type { TableInfo, TableListItem } from '@broadside/wire';
import { describe, expect, it } from 'vitest';
import { webText } from '../../text/index.ts';
import { matchRows, titleOf } from './rows.ts';

const say = speaker('en', webText, shelfText);
const [game] = webShelf;
const person = (name: string) => ({ kind: 'person' as const, name, bot: null, here: true });
const bot = { kind: 'bot' as const, name: null, bot: 'sailor', here: true };

function row(id: string, part: Partial<TableInfo>, toAct: number[], moved: number): TableListItem {
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
      row('over', { status: 'over' }, [], 9),
      row('theirs', {}, [1], 8),
      row('mine', {}, [0], 1),
      row('shut', { status: 'closed' }, [], 9),
    ];
    const rows = matchRows(online, [], 'Ann', say);
    expect(rows.map(({ id }) => id)).toEqual(['mine', 'theirs', 'over']);
    expect(rows.map(({ yourTurn }) => yourTurn)).toEqual([true, false, false]);
    expect(rows[1].thinking).toBe('Bob');
  });

  it('name everybody else, bots in the reader’s language', () => {
    expect(titleOf(matchRows([row('a', {}, [0], 1)], [], 'Ann', say)[0], say)).toBe(
      `${game.words.en.name} with Bob and Tomas`,
    );
  });

  it('wait for me on this device whenever any person there is to act', () => {
    const local = { ...row('here', { you: null }, [1], 1), outcome: null, lesson: undefined };
    expect(matchRows([], [local], 'Ann', say)[0]).toMatchObject({
      yourTurn: true,
      href: '/local/here',
      onDevice: true,
    });
    expect(matchRows([], [{ ...local, toAct: [2] }], 'Ann', say)[0].yourTurn).toBe(false);
  });

  it('do not name the reader among those the device is handed to', () => {
    const shared = { ...row('here', { you: null }, [1], 1), outcome: null, lesson: undefined };
    const titleFor = (reader: string): string => titleOf(matchRows([], [shared], reader, say)[0], say);
    expect(titleFor('Bob')).toBe(`${game.words.en.name} with Ann and Tomas`);
    expect(titleFor('Zoe')).toBe(`${game.words.en.name} with Ann, Bob and Tomas`);
    expect(titleFor('')).toBe(`${game.words.en.name} with Ann, Bob and Tomas`);
  });

  it('are called by who plays along, or by nobody', () => {
    const title = (seats: TableInfo['seats']): string =>
      titleOf(matchRows([row('x', { seats }, [0], 1)], [], 'Ann', say)[0], say);
    expect(title([person('Ann')])).toBe(`${game.words.en.name}, solo`);
    expect(title([person('Ann'), { kind: 'open', name: null, bot: null, here: false }])).toBe(
      `${game.words.en.name}, nobody else yet`,
    );
  });
});
