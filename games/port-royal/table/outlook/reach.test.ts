import { expect, it } from 'vitest';
import type { PortRoyalAction } from '../../rules/state.ts';
import { atEveryMoment } from '../../tests/matches.ts';
import { phaseTwo } from '../../tests/table.ts';
import { inReach, shortBy } from './reach.ts';

it('a card is within reach exactly when it can be taken, at every moment of whole matches', () => {
  atEveryMoment((match, where) => {
    const frame = match.state.flow.at(-1);
    if (frame?.step !== 'tradeAndHire' || frame.left === 0) return;
    const legal = match.legal(frame.seat) as readonly PortRoyalAction[];
    const takes = legal.flatMap((action) => (action.type === 'trade' || action.type === 'hire' ? [action.card] : []));
    expect([...inReach(match.view(frame.seat), frame.seat)].sort(), where).toEqual(takes.sort());
  }, 2);
});

it('a guest without coins pays the active player out of what the ship brings (PR-OTHER-6)', () => {
  const t = phaseTwo({ players: [{}, { coins: 0 }], harbour: ['flute-1-1'] });
  expect(shortBy(t.view(1), 1, t.view(1).harbour[0])).toBe(0);
});
