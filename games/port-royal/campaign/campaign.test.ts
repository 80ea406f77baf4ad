import {
  type CampaignState,
  type Course,
  type Entry,
  type FinishedMatch,
  Match,
  type Options,
  resolveOptions,
} from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import { deckCards } from '../rules/setup.ts';
import { portRoyalCampaign } from './index.ts';

const { begin, courses, options, after } = portRoyalCampaign;

const optionsOf = (play: string, more: object = {}, seats = 2): Options =>
  resolveOptions(portRoyal, seats, { play, ...more });
const rivals = (): CampaignState => begin(optionsOf('adventure'), 2);
const team = (seats = 2): CampaignState => begin(optionsOf('adventureCoop', {}, seats), seats);

const entry = (n: number, events: readonly object[], more: object = {}): Entry =>
  ({ n, events, hash: `${n}`, ...more }) as Entry;

let matches = 0;

/** A match on this course with such winners; its first story card brought some cards. */
function played(
  campaignState: CampaignState,
  course: Course,
  winners: readonly number[],
  log?: readonly Entry[],
): CampaignState {
  const given = options(campaignState, course);
  const { chapter, failures } = given as unknown as { chapter: number; failures: number };
  const first = [
    { type: 'storyRead', number: chapter * 10 },
    { type: 'cardsShuffledIn', count: failures > 0 ? 0 : 10 },
  ];
  const match: FinishedMatch = {
    id: `match-${++matches}`,
    at: matches,
    options: given,
    seats: [
      { name: 'Ada', bot: null },
      { name: null, bot: 'sailor' },
    ].slice(0, campaignState.seats),
    outcome: {
      reason: winners.length > 0 ? 'chapterWon' : 'chapterLost',
      decidedBy: 'together',
      winners,
      ranking: [
        { seat: 1, rank: 1, points: 9, sheet: {} },
        { seat: 0, rank: 2, points: 4, sheet: {} },
      ],
    },
    log: log ?? [entry(0, first)],
    turns: 12,
  };
  return after(campaignState, match);
}

const usual = (campaignState: CampaignState): Course => courses(campaignState)[0];
const won = (campaignState: CampaignState): CampaignState => played(campaignState, usual(campaignState), [0, 1]);
const lost = (campaignState: CampaignState): CampaignState => played(campaignState, usual(campaignState), []);

describe('a campaign of the Adventure', () => {
  it('PR-ADV-1: begins with chapter 1, whatever chapter was requested', () => {
    const campaignState = begin(optionsOf('adventure', { chapter: 4 }), 2);
    expect(courses(campaignState)).toEqual(['first']);
    expect(options(campaignState, 'first')).toMatchObject({ play: 'adventure', chapter: 1, failures: 0 });
  });

  it('is not begun with a game that is over when it is over', () => {
    expect(portRoyalCampaign.fits(optionsOf('points'))).toBe(false);
    expect(() => begin(optionsOf('contractsCoop'), 2)).toThrow(/contractsCoop/);
  });

  it('PR-CAMP-1, PR-CAMP-3: every chapter is set up again with the choices of the host and nothing else', () => {
    const wanted = { characters: 'drafted', modules: ['gambler'] };
    const first = begin(optionsOf('adventureCoop', wanted), 2);
    const second = won(first);
    expect(options(second, 'onward')).toEqual({ ...options(first, 'first'), chapter: 2 });
    expect(() => resolveOptions(portRoyal, 2, options(second, 'onward'))).not.toThrow();
  });

  it('PR-CAMP-2: cards that came into the deck stay there after a win and after a loss', () => {
    const failed = lost(team());
    expect(failed.added).toEqual([{ chapter: 1, cards: 10 }]);
    // Before the first story card of the repeated chapter they are in the deck already.
    expect(deckCards(options(failed, 'again'), false)).toEqual(deckCards(options(failed, 'again')));
    const passed = won(failed);
    expect(passed.added).toEqual([{ chapter: 1, cards: 10 }]);
    expect(deckCards(options(passed, 'onward'), false)).toEqual(deckCards(options(failed, 'again')));
    expect(won(passed).added).toEqual([
      { chapter: 1, cards: 10 },
      { chapter: 2, cards: 10 },
    ]);
  });

  it('PR-ACOOP-3: after a success comes the next chapter, and how the chapter ended was read', () => {
    const campaignState = won(team());
    expect(campaignState.chapter).toBe(2);
    expect(courses(campaignState)).toEqual(['onward']);
    expect(campaignState.played[0]).toMatchObject({ chapter: 1, result: 'won', tale: [10, 61] });
  });

  it('PR-ACOOP-4: after a failure the same chapter must be played again', () => {
    const campaignState = lost(won(team()));
    expect(campaignState.chapter).toBe(2);
    expect(courses(campaignState)).toEqual(['again']);
    expect(campaignState.played[1]).toMatchObject({ chapter: 2, result: 'lost', tale: [20] });
  });

  it('PR-ACOOP-5: each failure of a chapter is passed on to the next try of it, which has three coins for each', () => {
    const thrice = lost(lost(lost(team())));
    expect(thrice.failures).toBe(3);
    expect(options(thrice, 'again')).toMatchObject({ chapter: 1, failures: 3 });
  });

  it('PR-ACOOP-5: so many failures that no option names them do not stop the campaign', () => {
    let campaignState = team();
    for (let n = 0; n < 12; n++) campaignState = lost(campaignState);
    expect(campaignState.failures).toBe(12);
    expect(() => resolveOptions(portRoyal, 2, options(campaignState, 'again'))).not.toThrow();
  });

  it('PR-ACOOP-6: the coins of a repeated chapter come to the match as one sum for the team to divide', () => {
    expect(options(lost(team()), 'again')).toMatchObject({ failures: 1 });
    expect(options(lost(team(1)), 'again')).toMatchObject({ failures: 1 });
  });

  it('PR-ACOOP-7: after a success the next chapter starts without additional coins', () => {
    const campaignState = won(lost(lost(team())));
    expect(campaignState.failures).toBe(0);
    expect(options(campaignState, 'onward')).toMatchObject({ chapter: 2, failures: 0 });
  });

  it('PR-ACOOP-8: the campaign is won with chapter 5, and best of all without a failure', () => {
    const straight = won(won(won(won(won(team())))));
    expect(straight).toMatchObject({ finished: true, flawless: true, chapter: 5 });
    const bent = won(won(won(won(won(lost(team()))))));
    expect(bent).toMatchObject({ finished: true, flawless: false });
    expect(won(won(won(won(team())))).finished).toBe(false);
  });

  it('PR-ACOMP-7, PR-DEC-7: rivals go on whoever won, or play the same chapter again', () => {
    const campaignState = played(rivals(), 'first', [1]);
    expect(campaignState.played[0]).toMatchObject({ result: 'decided', winners: [1], points: [4, 9] });
    expect(courses(campaignState)).toEqual(['onward', 'again']);
    expect(options(campaignState, 'onward')).toMatchObject({ chapter: 2 });
    expect(options(campaignState, 'again')).toMatchObject({ chapter: 1, failures: 0 });
    const twice = played(campaignState, 'again', [0]);
    expect(twice).toMatchObject({ chapter: 2, added: [{ chapter: 1, cards: 10 }] });
  });

  it('PR-AVAR-1: after all five chapters the variant can be played, again and again', () => {
    let campaignState = rivals();
    for (let chapter = 1; chapter <= 5; chapter++) {
      expect(courses(campaignState)).not.toContain('after');
      campaignState = won(campaignState);
    }
    expect(campaignState).toMatchObject({ finished: true, flawless: false });
    expect(courses(campaignState)).toEqual(['after']);
    expect(resolveOptions(portRoyal, 2, options(campaignState, 'after'))).toMatchObject({ play: 'adventureAfter' });
    expect(deckCards(options(campaignState, 'after')).length).toBe(deckCards(optionsOf('points')).length + 39);
    const later = played(campaignState, 'after', [0]);
    expect(later.played.at(-1)).toMatchObject({ chapter: 6, result: 'decided' });
    expect(courses(later)).toEqual(['after']);
  });

  it('PR-MOD-12, PR-AVAR-1: somebody who played alone has no variant afterwards', () => {
    let campaignState = team(1);
    for (let chapter = 1; chapter <= 5; chapter++) campaignState = won(campaignState);
    expect(campaignState.finished).toBe(true);
    expect(courses(campaignState)).toEqual([]);
  });

  it('says nothing that was taken back', () => {
    const log = [
      entry(0, [{ type: 'storyRead', number: 10 }]),
      entry(1, [{ type: 'storyRead', number: 11 }], { seat: 0, action: { type: 'draw' } }),
      entry(2, [], { seat: 0, undo: 0 }),
      entry(3, [{ type: 'storyRead', number: 12 }], { seat: 0, action: { type: 'stop' } }),
    ];
    expect(played(team(), 'first', [], log).played[0].tale).toEqual([10, 12]);
  });

  it('is plain data: what was written down is what was meant', () => {
    const campaignState = won(lost(team()));
    expect(JSON.parse(JSON.stringify(campaignState))).toEqual(campaignState);
  });

  it('PR-CAMP-1: its options set up a match of every chapter', () => {
    let campaignState = team();
    for (let chapter = 1; chapter <= 5; chapter++) {
      const match = Match.begin(portRoyal, {
        seats: 2,
        options: options(campaignState, usual(campaignState)),
        seed: 'campaign',
      });
      expect(match.header.options).toMatchObject({ chapter, failures: 0 });
      campaignState = won(campaignState);
    }
  });
});
