/** The check of histories is checked: a sound one passes, and every fault that is planted in it is found. */
import { describe, expect, it } from 'vitest';
import { type Asked, faultsIn, type History, type Journaled, type Shown } from './history.ts';

const action = (card: number) => ({ type: 'take', card });

/** Two people in turn; a bot has every third entry. Requests take 5, and everybody sees an entry 1 after it was answered. */
function sound(): { asked: Asked[]; shown: Shown[]; journal: Journaled[] } {
  const asked: Asked[] = [];
  const journal: Journaled[] = [{ n: 0, command: null, action: undefined, seal: 's0' }];
  const shown: Shown[] = ['anna', 'boris'].map((by) => ({ by, at: 1, n: 0, seal: 's0' }));
  for (let n = 1; n <= 12; n++) {
    const seat = n % 3;
    const bot = seat === 2;
    const id = `request-${n}`;
    journal.push({ n, command: bot ? null : `${seat}.${id}`, action: action(n), seal: `s${n}` });
    if (!bot) asked.push({ id, seat, action: action(n), asked: 10 * n, answered: { at: 10 * n + 5, done: n } });
    for (const by of ['anna', 'boris']) shown.push({ by, at: 10 * n + 6, n, seal: `s${n}` });
  }
  return { asked, shown, journal };
}

const with_ = (change: (history: ReturnType<typeof sound>) => void): History => {
  const history = sound();
  change(history);
  return history;
};

describe('the check of histories', () => {
  it('finds nothing in a sound one, nor in one with requests that were never answered', () => {
    expect(faultsIn(sound())).toEqual([]);
    const unanswered = with_(({ asked }) => {
      delete asked[2].answered;
      asked.push({ id: 'lost', seat: 0, action: action(1), asked: 500 });
      asked.push({ id: 'no', seat: 0, action: action(1), asked: 500, answered: { at: 501, refused: 'stale' } });
    });
    expect(faultsIn(unanswered)).toEqual([]);
  });

  it.each<[string, (history: ReturnType<typeof sound>) => void, RegExp]>([
    [
      'an acknowledged request that is lost',
      ({ journal }) => void journal.splice(4, 1, { ...journal[4], command: null }),
      /not in the journal/,
    ],
    [
      'a request that was carried out twice',
      ({ journal }) => void journal.push({ ...journal[12], n: 13, command: journal[1].command }),
      /2 times/,
    ],
    [
      'a request that was refused and carried out',
      ({ asked }) => {
        asked[0].answered = { at: 15, refused: 'no-store' };
      },
      /was refused/,
    ],
    [
      'an acknowledgement with another number',
      ({ asked }) => {
        asked[0].answered = { at: 15, done: 2 };
      },
      /acknowledged as 2, is 1/,
    ],
    [
      'a request that became something else',
      ({ journal }) => void journal.splice(1, 1, { ...journal[1], action: action(99) }),
      /another act/,
    ],
    ['a gap in the journal', ({ journal }) => void journal.splice(5, 1), /stands at place/],
    ['an entry of a request that nobody made', ({ asked }) => void asked.splice(0, 1), /nobody made/],
    [
      'two people who were shown different entries',
      ({ shown }) => void shown.splice(8, 1, { ...shown[8], seal: 'other' }),
      /another entry/,
    ],
    [
      'an entry that was shown and is gone',
      ({ journal, asked }) => {
        journal.pop();
        asked.splice(-1, 1);
      },
      /which is not in the journal/,
    ],
    ['somebody who was shown entries with a gap', ({ shown }) => void shown.splice(6, 1), /after entry/],
    [
      'an entry that was shown before it was asked for',
      ({ asked }) => void asked.splice(0, 1, { ...asked[0], asked: 17, answered: { at: 20, done: 1 } }),
      /before it was asked for/,
    ],
    [
      'a request that was placed before what was known when it was made',
      ({ asked }) => {
        const [first] = asked;
        asked.splice(0, 1, { ...first, asked: 60, answered: { at: 65, done: 1 } });
      },
      /though 5 was known/,
    ],
  ])('finds %s', (_, plant, words) => {
    expect(faultsIn(with_(plant)).join('\n')).toMatch(words);
  });
});
