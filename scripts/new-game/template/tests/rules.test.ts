import { Match } from '@broadside/kernel';
import { checkCatalogues } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { newGame } from '../rules/game.ts';
import { newGameText } from '../text/index.ts';
import { tableText } from '../text/table.ts';
import { terminalText } from '../text/terminal.ts';

const begin = (seats = 3, options = {}) => Match.begin(newGame, { seats, options, seed: 'rules' });

describe('New Game', () => {
  it('NG-SETUP-1: deals three cards to everybody, or five', () => {
    expect(begin().state.players.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect(begin(2, { hand: 5 }).state.players.map(({ hand }) => hand.length)).toEqual([5, 5]);
  });

  it('NG-ROUND-1, NG-ROUND-2: goes clockwise, and takes only cards in hand', () => {
    const match = begin();
    const [seat] = match.toAct;
    const other = match.state.players[(seat + 1) % 3].hand[0];
    expect(match.whyNot(seat, { type: 'play', card: other })?.clause).toBe('NG-ROUND-2');
    match.play(seat, match.legal(seat)[0]);
    expect(match.toAct).toEqual([(seat + 1) % 3]);
  });

  it('NG-ROUND-3: gives the round to the highest card, whose player leads the next', () => {
    const match = begin();
    const cards = [0, 1, 2].map(() => {
      const [seat] = match.toAct;
      const [action] = match.legal(seat);
      match.play(seat, action);
      return { seat, card: action.card };
    });
    const [best] = cards.sort((one, two) => two.card - one.card);
    expect(match.state.players[best.seat].rounds).toBe(1);
    expect(match.toAct).toEqual([best.seat]);
  });

  it('NG-HID-1: shows nobody the hand of another', () => {
    expect(
      begin()
        .view(1)
        .players.map(({ hand }) => hand !== null),
    ).toEqual([false, true, false]);
  });

  it('NG-END-1, NG-END-2: ends with the last card, and the most rounds win', () => {
    const match = begin();
    while (!match.outcome) match.play(match.toAct[0], match.legal(match.toAct[0])[0]);
    const most = Math.max(...match.state.players.map(({ rounds }) => rounds));
    expect(match.outcome.ranking[0].points).toBe(most);
    expect(match.state.players.every(({ hand }) => hand.length === 0)).toBe(true);
  });

  it('speaks three languages alike', () => {
    for (const text of [newGameText, tableText, terminalText]) expect(checkCatalogues(text)).toEqual([]);
  });
});
