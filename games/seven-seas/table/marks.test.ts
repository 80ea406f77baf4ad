import type { Entry } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import type { MarkCause, SevenSeasEvent } from '../rules/state.ts';
import { SETTINGS } from '../tests/settings.ts';
import { markAwards, markCause, marksByReason } from './marks.ts';
import { nameOf, playByChance, sayIn } from './testing.tsx';

function marked(n: number, seat: number, cause: MarkCause, count = 1): Entry {
  const event: SevenSeasEvent = { type: 'marked', seat, cause, count };
  return { n, hash: '', events: [event] };
}

describe('Black Marks by reason', () => {
  it('S7-END-7: come to the marks that count at the end, for every player of whole matches', () => {
    for (const [number, setting] of SETTINGS.entries()) {
      const match = playByChance(setting, `reasons ${number}`, () => {});
      const { lifted, ...taken } = marksByReason(match.log as readonly Entry[], setting.seats);
      const left = lifted.map((count, seat) => Object.values(taken).reduce((sum, marks) => sum + marks[seat], -count));
      expect(left, `seed ${number}`).toEqual(match.view('spectator').pirates.map(({ marks }) => marks));
    }
  });

  it('S7-MARK-9: are the cause of their row on the score sheet, seat by seat', () => {
    const log = [marked(1, 0, 'stayedHome'), marked(2, 2, 'stayedHome', 2), marked(3, 2, 'tavern')];
    const causes = [0, 1, 2].map((seat) => markCause('marks', seat, log, sayIn('en')));
    expect(causes).toEqual([
      'Marks for raids without a ship 1',
      undefined,
      'Marks for raids without a ship 2; Marks from the Tavern 1',
    ]);
    expect(markCause('chests', 2, log, sayIn('en'))).toBeUndefined();
  });

  it('S7-MARK-9: name the reason, and everybody who has marks for it, whoever has most first', () => {
    const log = [
      marked(1, 0, 'stayedHome'),
      marked(2, 2, 'stayedHome'),
      marked(3, 2, 'stayedHome'),
      marked(4, 1, 'hand', 3),
      marked(5, 0, 'tavern'),
      { n: 6, hash: '', events: [], undo: 4 },
    ];
    expect(markAwards(log, 3, sayIn('en'), nameOf)).toMatchObject([
      { seat: 2, title: 'Marks for raids without a ship', detail: 'Tomas 2, Mira 1' },
      { seat: 1, title: 'Marks for cards left in hand', detail: 'Inés 3' },
    ]);
  });
});
