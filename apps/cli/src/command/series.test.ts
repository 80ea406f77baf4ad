import { shelf } from '@broadside/shelf';
import { speaker } from '@broadside/text';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTally, emptyTally, type Job, runJob, type Tally } from '../series/job.ts';
import { commandText } from '../text/commands.ts';
import { placesOf, printTurnOrder } from './series.ts';

/** A game in which one can say who begins. */
const [{ game: PLAIN }] = shelf.filter(({ game }) => 'firstPlayer' in game.options);

async function play(job: Partial<Job> & Pick<Job, 'bots'>): Promise<Tally> {
  const whole: Job = {
    ...{ game: PLAIN.id, options: {}, seed: 'order', from: 0, to: 9, swap: false, limits: {} },
    ...job,
  };
  const total = emptyTally(job.bots.length);
  await runJob(whole, (tally) => addTally(total, tally));
  return total;
}

const wins = (rows: readonly { readonly wins: number }[] | undefined): number[] | undefined =>
  rows?.map((one) => one.wins);

describe('a series counted by turn order', () => {
  it.each([
    ['bots', ['sailor', 'random', 'random']],
    ['chance', ['random', 'random', 'random']],
  ])('has whoever begins first, and the others clockwise, in matches of %s', async (_who, bots) => {
    const { bySeat, byTurnOrder } = placesOf(await play({ bots, options: { firstPlayer: 1 } }));
    expect(byTurnOrder?.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(wins(byTurnOrder)).toEqual([1, 2, 0].map((seat) => bySeat[seat].wins));
    expect(byTurnOrder?.map(({ meanPoints }) => meanPoints)).toEqual([1, 2, 0].map((seat) => bySeat[seat].meanPoints));
  });

  it('differs from seats where the first player is drawn by lot', async () => {
    const { bySeat, byTurnOrder } = placesOf(await play({ bots: ['sailor', 'random'], to: 12 }));
    expect(bySeat[0].wins).toBeGreaterThan(10);
    expect(byTurnOrder?.[0].wins).toBeGreaterThan(2);
    expect(byTurnOrder?.[1].wins).toBeGreaterThan(2);
  });

  it('reports bots, seats and turn order separately when seats are swapped', async () => {
    const tally = await play({ bots: ['sailor', 'random'], swap: true, to: 8, options: { firstPlayer: 0 } });
    const { bySeat, byTurnOrder } = placesOf(tally);
    expect(tally.byBot.wins).toEqual([8, 0]);
    expect(wins(bySeat)).toEqual([4, 4]);
    expect(wins(byTurnOrder)).toEqual([4, 4]);
  });

  it.each(shelf.map(({ game }) => game.id))('knows who begins in %s', async (game) => {
    const { ordered, matches } = await play({ game, bots: ['random', 'random'], to: 2 });
    expect([ordered, matches]).toEqual([2, 2]);
  });
});

describe('what is printed of turn order', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => log.mockClear());
  const printed = (tally: Tally, locale: 'en' | 'ru' | 'uk'): string[] => {
    printTurnOrder(tally, speaker(locale, commandText));
    return log.mock.calls.map(([line]) => String(line));
  };
  const some = (players: number): Tally => ({
    ...emptyTally(players),
    matches: 4,
    ordered: 4,
    byTurnOrder: { wins: [3, 1, 0].slice(0, players), points: [40, 20, 10].slice(0, players) },
  });

  it('is a line for each place, in every language', () => {
    expect(printed(some(3), 'en')).toEqual([
      '  1st in turn order: 75% won (95% CI: 30.1–95.4%), 10 points on average',
      '  2nd in turn order: 25% won (95% CI: 4.6–69.9%), 5 points on average',
      '  3rd in turn order: 0% won (95% CI: 0–49%), 2.5 points on average',
    ]);
    log.mockClear();
    expect(printed(some(2), 'ru')[1]).toMatch(/^ {2}2-й по очерёдности хода: 25\u00a0% побед/);
    log.mockClear();
    expect(printed(some(2), 'uk')[0]).toMatch(/^ {2}1-й за черговістю ходу: 75\u00a0% перемог/);
  });

  it('is nothing where one plays alone, all win together, or the game knows no order', () => {
    expect(printed(some(1), 'en')).toEqual([]);
    expect(printed({ ...some(2), together: { matches: 4, won: 1 } }, 'en')).toEqual([]);
    expect(printed({ ...some(2), ordered: 0 }, 'en')).toEqual([]);
    expect(placesOf({ ...some(2), ordered: 0 }).byTurnOrder).toBeUndefined();
  });
});
