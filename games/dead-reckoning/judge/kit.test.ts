import { recordMatch } from '@broadside/bots';
import { matchJudge } from '@broadside/judge';
import { saveMatch, TABLE } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { deadReckoningBots } from '../bot/index.ts';
import { deadReckoning } from '../rules/game.ts';
import { judgeKit } from './kit.ts';

const sailor = deadReckoningBots.find(({ name }) => name === 'sailor');

describe('how Dead Reckoning is judged', () => {
  it('all that chance does in a match is judged in the same worlds, at the first look and at the second', async () => {
    if (!sailor) throw new Error('no sailor');
    const match = await recordMatch(deadReckoning, [sailor, sailor], {}, 'lasting');
    const judge = await matchJudge(deadReckoning, judgeKit, saveMatch(match));
    // A throw is compared with others of its own.
    const chances = judge.units().filter(({ kind, n }) => kind === 'chance' && match.log[n]?.seat !== TABLE);
    let lucky = 0;
    for (const unit of chances.slice(0, 30)) {
      const first = judge.judge({ ...unit, worlds: 2 });
      const second = judge.judge({ ...unit, id: `${unit.id} again`, pass: 2, worlds: 2 });
      if (first.kind !== 'chance' || second.kind !== 'chance') throw new Error('no chance');
      // Whether chance has a word is tried by each look for itself, so only what both found is compared.
      if (first.chance.luck[0] === 0 || second.chance.luck[0] === 0) continue;
      lucky++;
      expect(second.chance.luck).toEqual(first.chance.luck);
    }
    expect(lucky).toBeGreaterThan(0);
  });
});
