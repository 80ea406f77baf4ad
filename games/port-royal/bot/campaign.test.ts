import { type Bot, playMatch } from '@broadside/bots';
import { type CampaignState, type FinishedMatch, Match, resolveOptions, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyalCampaign } from '../campaign/index.ts';
import { portRoyal } from '../rules/game.ts';
import { portRoyalBots } from './index.ts';

const sailor = portRoyalBots.find(({ name }) => name === 'sailor') as Bot;

/** One match of the campaign, every seat a sailor that knows its view and nothing else. */
async function playChapter(campaignState: CampaignState, seed: string): Promise<FinishedMatch> {
  const [course] = portRoyalCampaign.courses(campaignState);
  const options = portRoyalCampaign.options(campaignState, course);
  const match = Match.begin(portRoyal, { seats: campaignState.seats, options, seed });
  const stream = Stream.of(`${seed}\nsailors`);
  while (match.toAct.length > 0) {
    const [seat] = match.toAct;
    match.play(seat, (await sailor.choose(match.view(seat), seat, { stream })) as Parameters<typeof match.play>[1]);
  }
  if (!match.outcome) throw new Error('a match without an end');
  const seats = Array.from({ length: campaignState.seats }, () => ({ name: null, bot: 'sailor' }));
  const { outcome, log, state } = match;
  return { id: seed, at: 0, options: match.header.options, seats, outcome, log, turns: state.turn };
}

/** Chapter after chapter, lost ones again, until the story is over. */
async function playCampaign(play: string, seats: number): Promise<CampaignState> {
  let campaignState = portRoyalCampaign.begin(resolveOptions(portRoyal, seats, { play }), seats);
  for (let at = 0; at < 200 && !campaignState.finished; at++)
    campaignState = portRoyalCampaign.after(campaignState, await playChapter(campaignState, `${play} ${seats} ${at}`));
  return campaignState;
}

describe('a crew of sailors', () => {
  for (const seats of [1, 2, 4])
    it(`PR-ACOOP-8: plays all five chapters in sequence together, ${seats} at the table, until the last is won`, async () => {
      const { finished, played } = await playCampaign('adventureCoop', seats);
      expect(finished).toBe(true);
      expect(played.filter(({ result }) => result === 'won').map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5]);
      // Every chapter began with its own story card and, once won, ended with its own.
      for (const { chapter, result, tale } of played) {
        expect(tale[0]).toBe(10 * chapter);
        expect(tale.at(-1) === 60 + chapter).toBe(result === 'won');
      }
    }, 0);

  for (const seats of [2, 3, 4])
    it(`PR-ACOMP-7: plays all five chapters in sequence against each other, ${seats} at the table`, async () => {
      const { finished, played } = await playCampaign('adventure', seats);
      expect(finished).toBe(true);
      expect(played.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5]);
      expect(played.every(({ winners }) => winners.length > 0)).toBe(true);
    }, 0);

  it('finishes contracts on purpose: alone it completes them far more often than chance does', async () => {
    const random = portRoyalBots.find(({ name }) => name === 'random') as Bot;
    const wins = async (bot: Bot): Promise<number> => {
      let won = 0;
      for (let at = 0; at < 40; at++) {
        const { outcome } = await playMatch(portRoyal, [bot], { play: 'contractsCoop' }, `alone ${at}`);
        won += outcome.winners.length;
      }
      return won;
    };
    expect(await wins(random)).toBeLessThan(2);
    expect(await wins(sailor)).toBeGreaterThanOrEqual(8);
  }, 0);

  it('completes second and third contracts in games against each other, too', async () => {
    let done = 0;
    for (let at = 0; at < 20; at++) {
      const { outcome } = await playMatch(
        portRoyal,
        [sailor, sailor, sailor, sailor],
        { play: 'contracts' },
        `four ${at}`,
      );
      done += outcome.ranking.reduce((sum, { sheet }) => sum + (sheet.contracts ?? 0), 0);
    }
    // Points come only with the second and third contract of one player (PR-CONTR-9).
    expect(done).toBeGreaterThan(20);
  }, 0);
});
