import { legal, printAction, Stream, toAct } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { deadReckoning } from '../../rules/game.ts';
import type { DeadReckoningState } from '../../rules/state.ts';
import { table } from '../../tests/table.ts';
import { judgeBy } from '../net/judge.ts';
import { nets } from '../net/nets.ts';
import { momentsOf } from '../testing.ts';
import { commodore } from './commodore.ts';

const choice = async (state: DeadReckoningState, seat: number): Promise<string> => {
  const thinking = { stream: Stream.of('agreed'), iterations: 60 };
  return printAction(deadReckoning, await commodore.choose(deadReckoning.view(state, seat), seat, thinking));
};

describe('the commodore', () => {
  it('DR-GAMEEND-1: takes the fourth marker when it leads far', async () => {
    const { state } = table(2, {
      players: [{ dock: 13, chest: 40, achievements: [3, 4, 5], hand: [], play: ['captain'] }, { chest: 3 }],
    });
    expect(await choice(state, 0)).toBe('claim');
  });

  it('takes a lead in coins for a better chance, with any number of players', async () => {
    for (const seats of [2, 3, 4]) {
      const net = await nets.fetch(seats);
      if (!net) throw new Error('no net');
      const poor = Array.from({ length: seats - 1 }, () => ({ chest: 6 }));
      const { state } = table(seats, { players: [{ chest: 28 }, ...poor] });
      const [leader, ...others] = judgeBy(net)(state);
      for (const other of others) expect(leader).toBeGreaterThan(other);
    }
  });

  it('DR-SOLO: plays against the rival, too', async () => {
    let moment = 0;
    for (const state of momentsOf(1, 'rival')) {
      if (moment++ % 97 !== 0) continue;
      const [seat] = toAct(deadReckoning, state);
      const can = legal(deadReckoning, state, seat).map((action) => printAction(deadReckoning, action));
      expect(can).toContain(await choice(state, seat));
    }
  });
});
