import { describe, expect, it } from 'vitest';
import { discovering, names, of, phaseTwo } from './table.ts';

describe('hiring a person', () => {
  it('PR-HIRE-1: the printed cost goes face up to the discard pile and the person into the area', () => {
    const coins = ['flute-1-1', 'skiff-2-1', 'governor-8-0', 'jester-7-2', 'priest-4-1', 'tax-mostSabres'];
    const t = phaseTwo({ players: [{ coins }, { coins: 2 }], harbour: ['jester-5-1', 'flute-2-1'] });
    const events = t.play('hire jester-5-1');
    expect(names(of(events, 'personHired')[0].cards)).toEqual(coins.slice(0, 5));
    expect(t.discard).toEqual(coins.slice(0, 5).reverse());
    expect([t.persons(0), t.purse(0)]).toEqual([['jester-5-1'], ['tax-mostSabres']]);
    expect(t.harbour).toEqual(['flute-2-1']);
  });

  it('PR-HIRE-1: ships are not hired', () => {
    const t = phaseTwo({ players: [{ coins: 9 }, {}], harbour: ['flute-1-1'] });
    expect(t.why('hire flute-1-1')).toBe('not-a-person PR-HIRE-1');
  });

  it('PR-HIRE-2: each own mademoiselle makes a person one coin cheaper', () => {
    const t = phaseTwo({
      players: [{ coins: 8, persons: ['mademoiselle-7-2', 'mademoiselle-9-3'] }, { persons: ['mademoiselle-7-2'] }],
      harbour: ['admiral-9-3'],
    });
    t.play('hire admiral-9-3');
    expect(t.coins(0)).toBe(1);
  });

  it('PR-HIRE-2, PR-AMB-23: the cost never falls below nothing, and nothing is gained', () => {
    const persons = ['mademoiselle-7-2', 'mademoiselle-7-2', 'mademoiselle-9-3', 'mademoiselle-9-3'];
    const t = phaseTwo({ players: [{ coins: 2, persons }, {}], harbour: ['sailor-3-1', 'flute-1-1'] });
    const events = t.play('hire sailor-3-1');
    expect(of(events, 'personHired').map(({ cards }) => cards)).toEqual([[]]);
    expect([t.coins(0), t.discard]).toEqual([2, []]);
    expect(t.persons(0)).toEqual([...persons, 'sailor-3-1']);
  });

  it('PR-HIRE-3: the full cost must be at hand, there is no credit', () => {
    const t = phaseTwo({ players: [{ coins: 3 }, {}], harbour: ['priest-4-1', 'sailor-3-1'] });
    expect(t.why('hire priest-4-1')).toBe('too-expensive PR-HIRE-3');
    expect(t.legal()).toEqual(['hire sailor-3-1', 'done']);
    expect(() => t.play('hire priest-4-1')).toThrow('too-expensive');
    expect([t.coins(0), t.persons(0)]).toEqual([3, []]);
  });

  it('PR-HIRE-3: exactly the cost is enough', () => {
    const t = phaseTwo({ players: [{ coins: 8 }, {}], harbour: ['governor-8-0'] });
    t.play('hire governor-8-0');
    expect([t.coins(0), t.persons(0)]).toEqual([0, ['governor-8-0']]);
  });

  it('PR-HIRE-4: points and ability of a hired person belong to the player', () => {
    const t = phaseTwo({
      players: [{ coins: 7 }, {}],
      harbour: ['sailor-7-3', 'priest-4-1'],
      deck: ['expedition-captain2', 'flute-1-1'],
    });
    t.play('hire sailor-7-3');
    expect([t.points(0), t.view(1).players[0].sabres]).toEqual([3, 1]);
    // Round the table: in the next turn the sailor sinks a ship.
    t.play('draw');
    t.play('stop');
    t.play('draw');
    expect([t.state.active, t.legal()]).toEqual([0, ['sink', 'keep']]);
  });

  it('PR-HIRE-5: a player may own any number of persons of one kind', () => {
    const sailors = Array.from({ length: 6 }, () => 'sailor-3-1');
    const t = phaseTwo({ players: [{ coins: 3, persons: sailors }, {}], harbour: ['sailor-3-1'] });
    t.play('hire sailor-3-1');
    expect(t.persons(0)).toEqual([...sailors, 'sailor-3-1']);
  });

  it('PR-HIRE-5: two of a kind in the harbour are one choice, hired one after the other', () => {
    const t = discovering({
      players: [{ coins: 16, persons: ['governor-8-0'] }, {}],
      harbour: ['governor-8-0', 'governor-8-0'],
    });
    t.play('stop');
    expect(t.legal()).toEqual(['hire governor-8-0', 'done']);
    t.play('hire governor-8-0');
    t.play('hire governor-8-0');
    expect(t.persons(0)).toEqual(['governor-8-0', 'governor-8-0', 'governor-8-0']);
  });
});
