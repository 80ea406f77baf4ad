/** The laws of judging on a few matches of Port Royal; `npm run soak -- judge` tries them on hundreds. */
import { recordMatch } from '@broadside/bots';
import { matchJudge } from '@broadside/judge';
import { agreementIn, fairnessOf, fared, isFair, ladderOf, ratesIn } from '@broadside/judge/laws';
import { saveMatch } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyalBots } from '../bot/index.ts';
import { judgeKit } from '../judge/kit.ts';
import { portRoyal } from '../rules/game.ts';

const botNamed = (name: string) => {
  const bot = portRoyalBots.find((one) => one.name === name);
  if (!bot) throw new Error(`no ${name}`);
  return bot;
};
const table = (...names: readonly string[]) => ({ bots: names.map(botNamed) });
const matches = async <T>(count: number, play: (k: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let k = 0; k < count; k++) all.push(await play(k));
  return all;
};

describe('judging Port Royal', () => {
  it('finds luck fair, and results without it surer', async () => {
    const all = await matches(8, (k) => fared(portRoyal, judgeKit, table('sailor', 'sailor'), `fair ${k}`, 4));
    const fairness = fairnessOf(all);
    expect(isFair(fairness)).toBe(true);
    expect(fairness.ratio).toBeLessThan(0.5);
  });

  it('sees that random players lose more by their decisions than deckhands, and these more than sailors', async () => {
    const levels = ['sailor', 'deckhand', 'random'].map(botNamed);
    const play = (k: number) =>
      ratesIn(portRoyal, judgeKit, table('sailor', 'deckhand'), `ladder ${k}`, { levels, worlds: 16, every: 3 });
    const [sailor, deckhand] = ladderOf(await matches(4, play));
    expect(sailor.step?.value).toBeGreaterThan(0);
    expect(deckhand.step?.value).toBeGreaterThan(0);
  });

  it('calls a blunder one again', async () => {
    const { blunders, agreed } = await agreementIn(portRoyal, judgeKit, table('deckhand', 'sailor'), 'agree 1');
    expect(blunders).toBeGreaterThan(0);
    expect(agreed).toBe(blunders);
  });

  it('calls a bust bad luck of whoever drew', async () => {
    const match = await recordMatch(portRoyal, table('sailor', 'deckhand').bots, {}, 'bust');
    const judge = await matchJudge(portRoyal, judgeKit, saveMatch(match));
    const busts = match.log.filter(({ events }) => events.some(({ type }) => type === 'bust')).map(({ n }) => n);
    const units = judge.units().filter(({ kind, n }) => kind === 'chance' && busts.includes(n));
    expect(units.length).toBeGreaterThan(0);
    for (const unit of units) {
      const found = judge.judge(unit);
      if (found.kind === 'chance') expect(found.chance.luck[found.chance.seat]).toBeLessThan(0);
    }
  });

  it('judges a team by its common chance', async () => {
    const play = { play: 'contractsCoop' };
    const { results, luck } = await fared(
      portRoyal,
      judgeKit,
      { ...table('sailor', 'sailor'), options: play },
      'team',
      1,
    );
    expect(results[0]).toBe(results[1]);
    expect(luck[0]).toBeCloseTo(luck[1], 9);
  });
});
