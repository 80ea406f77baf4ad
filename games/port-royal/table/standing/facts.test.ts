import { speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { atEveryMoment } from '../../tests/matches.ts';
import { table } from '../../tests/table.ts';
import { portRoyalText } from '../../text/index.ts';
import { tableText } from '../../text/table.ts';
import { alarm, cardsOf, points, seatOf, step } from './facts.ts';

const say = speaker('en', portRoyalText, tableText);
const nameOf = (seat: number): string => ['Mira', 'Ada'][seat];

const NINE = ['sailor-7-3', 'pirate-9-3', 'admiral-9-3'];

describe('what is near the end', () => {
  it('is said of the leader from ten points on', () => {
    const persons = [...NINE, 'sailor-5-2'];
    expect(alarm(table({ players: [{}, { persons: NINE }] }).view(0), say, nameOf)).toBeUndefined();
    expect(alarm(table({ players: [{}, { persons }] }).view(0), say, nameOf)).toEqual({
      seat: 1,
      text: 'Ada is 1 point from the end',
    });
  });

  it('names the expedition that is still missing under the variant ending', () => {
    const persons = [...NINE, 'mademoiselle-9-3'];
    const view = table({ players: [{ persons }, {}], options: { variantEnding: true } }).view(0);
    expect(alarm(view, say, nameOf)?.text).toBe('Mira needs only an expedition to end the match');
  });

  it('is the last round once the end was triggered', () => {
    expect(alarm(table({ ending: true }).view(0), say, nameOf)?.text).toBe('Last round');
  });
});

describe('small answers', () => {
  it('name the step, the points and the kind of every fact in whole matches', () => {
    atEveryMoment((match, where) => {
      const view = match.view('spectator');
      expect(step(view, say), where).not.toBe('');
      expect(points(view), where).toEqual(view.players.map((player) => player.points));
      for (const event of match.log[match.n].events) {
        for (const card of cardsOf(event)) expect(match.game.cards[card], where).toBeDefined();
        if ('seat' in event) expect(seatOf(event), where).toBe(event.seat);
      }
    }, 1);
  });

  it('distinguish the turn of a guest from that of the active player', () => {
    const frame = { step: 'tradeAndHire', seat: 1, left: 1, taken: 0, sold: 0 } as const;
    expect(step(table({ frame }).view(0), say)).toBe('others trade and hire');
    expect(step(table({ frame: { ...frame, seat: 0 } }).view(0), say)).toBe('trade and hire');
    expect(step(table({ frame }).view(1), say), 'for the guest it is nobody else').toBe('trade and hire');
  });
});
