import type { NextStep } from '@broadside/kit';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../screens/setup/levels.ts';
import { type NextFacts, nextIdea } from './next.ts';
import { EMPTY, type GameRecord, withResult } from './record.ts';
import type { Result } from './result.ts';

type Played = Partial<Pick<Result, 'won' | 'bots' | 'mode' | 'company'>>;

/** The last one is the newest. */
const record = (...played: readonly Played[]): GameRecord =>
  played.reduce<GameRecord>(
    (before, part, at) =>
      withResult(
        before,
        {
          id: `match-${at}`,
          game: 'any',
          at,
          seats: 2,
          company: 'bots',
          bots: ['sailor'],
          place: 2,
          won: false,
          points: 0,
          mode: 'base',
          minutes: null,
          ...part,
        },
        [],
      ),
    EMPTY,
  );

const step: NextStep = {
  id: 'more',
  after: { mode: 'base', matches: 3 },
  leadsTo: 'more',
  goal: { preset: 'everything' },
};

const idea = (played: GameRecord, part: Partial<NextFacts> = {}): string | undefined =>
  nextIdea({
    game: 'any',
    record: played,
    steps: [],
    levels: LEVELS.slice(0, -1),
    unplayed: [],
    unwanted: [],
    inCampaign: false,
    ...part,
  })?.id;

const won = { won: true } as const;

describe('what to play next', () => {
  it('is a stronger bot for whoever won twice in a row against one level', () => {
    expect(idea(record(won, won))).toBe('level.captain');
    expect(idea(record({ ...won, bots: ['deckhand', 'deckhand'] }, { ...won, bots: ['deckhand'] }))).toBe(
      'level.oarsman',
    );
    const careful = { ...won, bots: ['sailor:careful'] };
    expect(idea(record(careful, won))).toBe('level.captain');
  });

  it('is no stronger bot after one win, a defeat, other levels, mixed bots, people or the strongest', () => {
    const none: readonly (readonly Played[])[] = [
      [won],
      [won, {}],
      [{ ...won, bots: ['deckhand'] }, won],
      [won, { ...won, bots: ['sailor', 'deckhand'] }],
      [won, { ...won, company: 'online' }],
      [won, { ...won, mode: 'more' }],
      [
        { ...won, bots: ['captain'] },
        { ...won, bots: ['captain'] },
      ],
    ];
    expect(none.map((played) => idea(record(...played)))).toEqual(none.map(() => undefined));
  });

  it('is what the game suggests after so many matches, until that was played', () => {
    const steps = [step];
    expect(idea(record({}, {}), { steps })).toBeUndefined();
    expect(idea(record({}, {}, {}), { steps })).toBe('any.more');
    expect(idea(record({}, {}, { mode: 'more' }, {}), { steps })).toBeUndefined();
    expect(idea(record({}, {}, {}, { mode: 'other' }), { steps })).toBeUndefined();
  });

  it('is another game that was never played here, for whoever has played this one before', () => {
    expect(idea(record({}), { unplayed: ['other'] })).toBeUndefined();
    expect(idea(record({}, {}), { unplayed: ['other'] })).toBe('game.other');
  });

  it('is never what somebody has sent away: the next best, or nothing', () => {
    const facts = { steps: [step], unplayed: ['other'] };
    const all = record({}, won, won);
    expect(idea(all, facts)).toBe('level.captain');
    expect(idea(all, { ...facts, unwanted: ['level.captain'] })).toBe('any.more');
    expect(idea(all, { ...facts, unwanted: ['level.captain', 'any.more'] })).toBe('game.other');
    expect(idea(all, { ...facts, unwanted: ['level.captain', 'any.more', 'game.other'] })).toBeUndefined();
  });

  it('is nothing within a campaign, which goes on by itself', () => {
    expect(idea(record(won, won), { inCampaign: true })).toBeUndefined();
  });
});
