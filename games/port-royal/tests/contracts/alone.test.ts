import { describe, expect, it } from 'vitest';
import { of } from '../table.ts';
import { type ContractsSpec, contractDiscovering } from './deal.ts';

const HARBOUR = ['priest-4-1'];

describe('alone', () => {
  const alone = (spec: Partial<ContractsSpec>) =>
    contractDiscovering({
      open: ['mercenary', 'explorer', 'curse'],
      time: ['pinnace-1-1', 'pinnace-2-1'],
      ...spec,
      players: spec.players ?? [{}],
    });

  it('PR-SOLO-1: the one player is always active and never pays or receives compensation', () => {
    const t = alone({ harbour: ['flute-1-1', 'governor-8-0'] });
    t.play('stop');
    const events = t.play('trade flute-1-1');
    expect(of(events, 'compensationPaid')).toEqual([]);
    // The next turn begins with the next time card.
    expect([t.coins(0), t.state.active, t.state.turn, t.harbour]).toEqual([1, 0, 2, ['pinnace-1-1']]);
  });

  it('PR-SOLO-2: the player always gets the bonus of a tax', () => {
    for (const tax of ['tax-mostSabres', 'tax-fewestPoints']) {
      const t = alone({ harbour: HARBOUR, players: [{ coins: 12 }], deck: [tax] });
      t.play('draw');
      expect(t.coins(0)).toBe(7);
    }
  });

  it('PR-SOLO-3, PR-GIFT-3: a gift ship gives its three coins and nothing else', () => {
    const t = alone({ harbour: ['flute-3-5-contractCards', 'governor-8-0'] });
    t.play('stop');
    const events = t.play('trade flute-3-5-contractCards');
    expect([t.coins(0), of(events, 'giftGiven')]).toEqual([3, []]);
  });

  it('PR-AMB-67: jesters, admirals and governors work as for an active player', () => {
    const bust = alone({
      open: ['explorer'],
      players: [{ persons: ['jester-5-1'] }],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
    });
    bust.play('draw');
    expect(bust.coins(0)).toBe(1);
    const five = ['flute-1-1', 'skiff-1-1', 'governor-8-0', 'jester-9-3', 'mademoiselle-9-3'];
    const full = alone({ players: [{ persons: ['admiral-5-1', 'governor-8-0'] }], harbour: five });
    const events = full.play('stop');
    expect(of(events, 'takeTurnBegan')).toMatchObject([{ left: 2 }]);
    expect(full.coins(0)).toBe(2);
    const quiet = alone({
      open: ['explorer'],
      options: { jesterOnOwnBust: false },
      players: [{ persons: ['jester-5-1'] }],
      harbour: ['flute-1-1'],
      deck: ['flute-2-2'],
    });
    quiet.play('draw');
    expect(quiet.coins(0)).toBe(0);
  });
});
