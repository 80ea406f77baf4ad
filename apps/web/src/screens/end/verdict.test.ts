import { describe, expect, it } from 'vitest';
import { reportWith } from '../../judge/testing.ts';
import { verdictOf } from './verdict.ts';

const player = (seat: number, result: number, luck: number, errorRate = 0.01) => ({
  seat,
  decisions: 10,
  errorRate: { value: errorRate, error: 0 },
  grades: { best: 10, fine: 0, slip: 0, mistake: 0, blunder: 0 },
  luck: { value: luck, error: 0 },
  result,
  adjusted: result - luck,
});

describe('what the judge makes of a result', () => {
  it('tells a match that was lost by luck from one that was lost by play', () => {
    const unlucky = reportWith({ players: [player(0, 0, -0.6), player(1, 1, 0.6, 0.02)] });
    expect(verdictOf(unlucky, 0)).toMatchObject({ title: 'judge.verdict.better', even: 60, least: true });
    expect(verdictOf(unlucky, 1)).toMatchObject({ title: 'judge.verdict.worse', even: 40, least: false });
    const fair = reportWith({ players: [player(0, 0, 0), player(1, 1, 0)] });
    expect(verdictOf(fair, 0)).toMatchObject({ title: 'judge.verdict.lost', luckWords: 'judge.verdict.luck.even' });
    expect(verdictOf(fair, 1)?.title).toBe('judge.verdict.won');
  });

  it('says that the better play won only where it did', () => {
    const three = (luck: number) =>
      reportWith({ seats: 3, players: [player(0, 0, -0.2), player(1, 1, luck), player(2, 0, 0.2 - luck)] });
    expect(verdictOf(three(0.5), 0)?.title).toBe('judge.verdict.lost');
    expect(verdictOf(three(0.9), 0)?.title).toBe('judge.verdict.luck');
  });

  it('calls nothing better play that the errors contradict', () => {
    const careless = reportWith({ players: [player(0, 0, -0.6, 0.03), player(1, 1, 0.6, 0.01)] });
    expect(verdictOf(careless, 0)?.title).toBe('judge.verdict.luck');
    expect(verdictOf(careless, 1)).toMatchObject({ title: 'judge.verdict.luck', least: true });
    const unlike = reportWith({
      seats: 3,
      players: [player(0, 0, 0.1, 0.02), player(1, 1, 0.2, 0.03), player(2, 0, -0.3)],
    });
    expect(verdictOf(unlike, 0)?.title).toBe('judge.verdict.watch');
  });

  it('measures somebody who plays alone by the result, not by the share of others', () => {
    const alone = (result: number, luck: number) => reportWith({ seats: 1, players: [player(0, result, luck)] });
    const about = 'judge.verdict.about';
    expect(verdictOf(alone(1, 0.02), 0)).toMatchObject({ title: 'judge.verdict.team.fair', about, least: false });
    expect(verdictOf(alone(1, 0.4), 0)).toMatchObject({ title: 'judge.verdict.worse', even: 60 });
    expect(verdictOf(alone(0, -0.4), 0)).toMatchObject({ title: 'judge.verdict.better', even: 40 });
  });

  it('gives the better play to nobody else where nobody erred less, and no figure that no chance can be', () => {
    const careful = reportWith({
      seats: 3,
      players: [player(0, 0, 0.2, 0.004), player(1, 1, 0.1), player(2, 0, -0.3)],
    });
    expect(verdictOf(careful, 0)).toMatchObject({ title: 'judge.verdict.watch', least: true, even: undefined });
  });

  it('speaks of a crew where all win together', () => {
    const crew = reportWith({ together: true, players: [player(0, 1, 0.5), player(1, 1, 0.5)] });
    expect(verdictOf(crew, 0)).toMatchObject({
      title: 'judge.verdict.team.worse',
      about: 'judge.verdict.team.about',
      luckWords: 'judge.verdict.luck.good',
    });
  });

  it('says nothing to those who watched, nor before the end', () => {
    expect(verdictOf(reportWith({}), 0)).toBeUndefined();
    expect(verdictOf(reportWith({ players: [player(0, 0, 0), player(1, 1, 0)] }), null)).toBeUndefined();
  });
});
