import { describe, expect, it } from 'vitest';
import { bustOdds } from '../../rules/odds.ts';
import { atEveryMoment } from '../../tests/matches.ts';
import { discovering, phaseTwo, table } from '../../tests/table.ts';
import { nextCard, strengths } from './odds.ts';

describe('the odds of the next card', () => {
  it('add up to one, and their bust is the bust of the rules, at every moment of whole matches', () => {
    let looked = 0;
    atEveryMoment((match, where) => {
      const view = match.view('spectator');
      const shares = nextCard(view);
      const odds = bustOdds(view);
      expect(shares === undefined, where).toBe(odds === undefined);
      if (!shares) return;
      looked++;
      const sum = Object.values(shares).reduce((all, share) => all + share, 0);
      expect(sum, where).toBeCloseTo(1, 9);
      expect(shares.bust, where).toBeCloseTo(odds?.chance ?? -1, 9);
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('distinguish a second ship that can be sunk from one that busts', () => {
    const view = discovering({ players: [{ persons: ['sailor-3-1'] }, {}], harbour: ['flute-1-1'] }).view(0);
    // Nine flutes are unseen, three of them with one sabre; 117 cards are unseen in all.
    expect(nextCard(view)).toMatchObject({ bust: expect.closeTo(6 / 117), repelled: expect.closeTo(3 / 117) });
  });

  it('are those of the discard pile when the deck has run out', () => {
    const discard = ['tax-mostSabres', 'flute-2-2', 'sailor-3-1', 'skiff-1-1'];
    const view = table({ players: [{}, {}], harbour: ['flute-1-1'], discard, rest: 'purse' }).view(0);
    expect(nextCard(view)).toEqual({
      bust: 0.25,
      repelled: 0,
      newColour: 0.25,
      person: 0.25,
      tax: 0.25,
      expedition: 0,
    });
  });

  it('are silent while nobody reveals cards', () => {
    expect(nextCard(phaseTwo({ players: [{ coins: 9 }, {}], harbour: ['sailor-3-1'] }).view(0))).toBeUndefined();
  });
});

describe('the strengths of unseen ships', () => {
  it('count what is left of every colour, the skull last, and mark what the sabres sink', () => {
    const view = discovering({ harbour: ['frigate-1-1'], discard: ['frigate-3-6', 'frigate-3-6'] }).view(0);
    expect(strengths(view, 3).red).toEqual([
      { sabres: 1, left: 2, sinkable: true },
      { sabres: 3, left: 3, sinkable: true },
      { sabres: 'skull', left: 2, sinkable: false },
    ]);
  });
});
