import type { Entry } from '@broadside/kernel';
import { speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import type { PortRoyalEvent } from '../../rules/state.ts';
import { playByChance } from '../../tests/matches.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { awards } from './awards.ts';

const say = speaker('en', portRoyalText, tableText);
const nameOf = (seat: number): string => `Player ${seat + 1}`;
const outcome = playByChance({ seats: 2 }, 'awards').outcome;

const log = (...entries: (readonly PortRoyalEvent[] | number)[]): Entry[] =>
  entries.map((entry, n) =>
    typeof entry === 'number' ? { n, hash: '', events: [], undo: entry } : { n, hash: '', events: entry },
  );

function titles(entries: Entry[]): string[] {
  if (!outcome) throw new Error('the match has no end');
  return awards(entries, outcome, say, nameOf).map(({ seat, title, detail }) => `${seat} ${title}: ${detail}`);
}

describe('titles at the end', () => {
  it('go to whoever revealed most in one turn and sank most', () => {
    const entries = log(
      [
        { type: 'turnBegan', seat: 0, turn: 1 },
        { type: 'cardRevealed', seat: 0, card: 1 },
        { type: 'cardRevealed', seat: 0, card: 30 },
        { type: 'shipSunk', seat: 0, card: 30 },
      ],
      [
        { type: 'turnBegan', seat: 1, turn: 2 },
        { type: 'cardRevealed', seat: 1, card: 1 },
      ],
      [
        { type: 'turnBegan', seat: 1, turn: 4 },
        { type: 'cardRevealed', seat: 1, card: 1 },
        { type: 'coinsGained', seat: 1, coins: 3, by: 'trade' },
        { type: 'coinsGained', seat: 0, coins: 5, by: 'jester' },
      ],
    );
    expect(titles(entries)).toEqual([
      '0 Boldest captain: 2 cards revealed in one turn',
      '0 Best gunner: 1 ship sunk',
      '1 Best trader: 3 coins by trade',
    ]);
  });

  it('are not handed out for a tie, nor for what was undone', () => {
    const hired = (seat: number): PortRoyalEvent[] => [{ type: 'personHired', seat, card: 1, cards: [] }];
    expect(titles(log([], hired(0), hired(1)))).toEqual([]);
    expect(titles(log([], hired(0), hired(1), 1))).toEqual(['0 Largest crew: 1 person hired']);
  });
});
