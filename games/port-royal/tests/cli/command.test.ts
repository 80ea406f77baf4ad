/** Port Royal at the command line. */
import { describe, expect, it } from 'vitest';
import { broadside, lastLine } from '../../../../apps/cli/tests/bin.ts';

describe('broadside simulate', () => {
  it('reports how often a team succeeds', () => {
    const options = JSON.stringify({ play: 'contractsCoop' });
    const words = [
      'simulate',
      'port-royal',
      '--bots',
      'sailor',
      '--games',
      '20',
      '--seed',
      'team',
      '--options',
      options,
    ];
    const { success, wins } = lastLine(broadside([...words, '--json']).out) as { success: number; wins: number[] };
    expect(wins).toHaveLength(1);
    expect(success).toBe(wins[0] / 20);
    expect(broadside([...words, '--lang', 'en']).out).toContain(`the team won ${100 * success}% of its matches`);
  });

  it('takes options of the game', () => {
    const { out } = broadside([
      'simulate',
      'port-royal',
      '--games',
      '30',
      '--seed',
      '1',
      '--options',
      '{"variantEnding":true}',
      '--json',
    ]);
    expect(Object.keys(lastLine(out).endReasons as object)).toContain('twelvePointsAndExpedition');
  });
});

describe('broadside engine', () => {
  it('plays, explains, undoes, saves and loads as documented', () => {
    const lines = [
      {
        id: 1,
        do: 'new',
        game: 'port-royal',
        seats: 2,
        options: { firstPlayer: 0 },
        seed: 'x',
        stack: { deck: ['flute-2-1', 'pinnace-1-1'] },
      },
      { id: 2, do: 'legal', seat: 0 },
      { id: 3, do: 'play', seat: 0, action: { type: 'stop' } },
      { id: 4, do: 'play', seat: 0, action: { type: 'draw' } },
      { id: 5, do: 'play', seat: 0, action: 'stop' },
      { id: 6, do: 'play', seat: 0, action: 'trade flute-2-1' },
      { id: 7, do: 'undo' },
      { id: 8, do: 'undo', turn: true },
      { id: 9, do: 'view', as: 'spectator' },
      { id: 10, do: 'save' },
    ];
    const { out } = broadside(['engine'], lines.map((line) => JSON.stringify(line)).join('\n'));
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[1]).toEqual({ id: 2, ok: true, toAct: [0], may: [], actions: [{ type: 'draw' }] });
    expect(answers[2]).toMatchObject({ id: 3, ok: false, error: { code: 'reveal-first', clause: 'PR-DISC-1' } });
    expect(answers[3]).toMatchObject({ id: 4, ok: true, n: 1, toAct: [0], outcome: null });
    expect(answers[3].events[0]).toMatchObject({ type: 'cardRevealed', seat: 0 });
    expect(answers[6]).toMatchObject({ ok: true, undo: 2 });
    expect(answers[7]).toMatchObject({ ok: true, undo: 1, hash: answers[3].hash });
    expect(JSON.stringify(answers[8])).not.toContain('"deck":[');
    const { out: again } = broadside(['engine'], JSON.stringify({ id: 1, do: 'load', match: answers[9].match }));
    expect(lastLine(again)).toMatchObject({ ok: true, n: 5, toAct: [0] });
  });
});
