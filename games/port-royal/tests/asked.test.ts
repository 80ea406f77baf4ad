/** What screens ask the rules about a view: allowance, price, claims, and a state that fits. */
import { describe, expect, it } from 'vitest';
import { canClaim } from '../rules/expedition.ts';
import { allowanceSeen, stateSeen } from '../rules/seen.ts';
import { priceFor } from '../rules/trade.ts';
import { areaSeen } from '../rules/view.ts';
import { exploring } from './adventure/chapter.ts';
import { card, discovering, phaseTwo, type TableSpec } from './table.ts';

const COLOURS = ['flute-1-1', 'skiff-1-1', 'pinnace-1-1', 'frigate-1-1', 'galleon-1-2'];

describe('how many cards the active player could take', () => {
  const allowance = (spec: TableSpec, colours?: number): number => allowanceSeen(discovering(spec).view(1), colours);

  it('PR-TRADE-1, PR-GOV-1: by the colours in the harbour, and one for every governor', () => {
    expect(allowance({ harbour: [] })).toBe(1);
    expect(allowance({ harbour: COLOURS.slice(0, 3) })).toBe(1);
    expect(allowance({ harbour: COLOURS.slice(0, 4) })).toBe(2);
    expect(allowance({ harbour: COLOURS })).toBe(3);
    expect(allowance({ harbour: COLOURS, players: [{ persons: ['governor-8-0'] }, {}] })).toBe(4);
    expect(allowance({ harbour: COLOURS, players: [{}, { persons: ['governor-8-0'] }] })).toBe(3);
  });

  it('PR-ARES-2: also for a number of colours that does not lie there, the most being six', () => {
    expect(allowance({ harbour: [] }, 4)).toBe(2);
    expect(allowance({ harbour: [] }, 6)).toBe(4);
    expect(allowance({ harbour: [] }, 9)).toBe(4);
  });

  it('PR-ADV-15: an event that gives one more card counts while the active player has not stopped', () => {
    const market = { chapter: 2, event: 'marketDay', players: [{ coins: 9 }, { coins: 9 }] };
    const t = exploring({ ...market, harbour: ['sailor-3-1'] });
    expect(allowanceSeen(t.view(1))).toBe(2);
    expect(allowanceSeen(exploring({ ...market, event: 'storm', harbour: ['sailor-3-1'] }).view(1))).toBe(1);
    t.play('stop');
    expect(allowanceSeen(t.view(1))).toBe(1);
    expect(allowanceSeen({ ...t.view(1), flow: [] })).toBe(1);
    const base = phaseTwo({ players: [{ coins: 9 }, { coins: 9 }], harbour: ['sailor-3-1'] });
    expect(allowanceSeen(base.view(0))).toBe(1);
  });
});

describe('what an area seen from outside can do', () => {
  it('PR-HIRE-2, PR-AMB-23: a price less the discount, and never below nothing', () => {
    expect(priceFor({ discount: 0 }, card('sailor-3-1'))).toBe(3);
    expect(priceFor({ discount: 2 }, card('sailor-3-1'))).toBe(1);
    expect(priceFor({ discount: 9 }, card('sailor-3-1'))).toBe(0);
  });

  it('PR-HIRE-2, PR-ADV-15: the discount of the area, and that of this turn’s event', () => {
    const players = [{ persons: ['mademoiselle-7-2'] }, {}];
    const t = discovering({ players, harbour: ['flute-1-1'] });
    expect([0, 1].map((seat) => areaSeen(t.view('spectator'), seat).discount)).toEqual([1, 0]);
    const idle = exploring({ event: 'idleHands', players, harbour: ['flute-1-1'] });
    expect([0, 1].map((seat) => areaSeen(idle.view('spectator'), seat).discount)).toEqual([2, 1]);
  });

  it('PR-EXPED-5, PR-AEXP-1: an expedition whose persons and whose item are there', () => {
    const [plain, herbs] = ['expedition-priest2', 'expedition-settler1-priest1-herbs'].map(card);
    const claims = (expedition: number, persons: readonly string[], items: readonly string[] = []): boolean => {
      const view = exploring({ chapter: 3, players: [{ persons, items }, {}] }).view(1);
      return canClaim(view, 0, areaSeen(view, 0), expedition);
    };
    expect(claims(plain, ['priest-4-1', 'priest-4-1'])).toBe(true);
    expect(claims(plain, ['priest-4-1'])).toBe(false);
    expect(claims(herbs, ['priest-4-1', 'settler-4-1'], ['ares-1-3-herbs'])).toBe(true);
    expect(claims(herbs, ['priest-4-1', 'settler-4-1'])).toBe(false);
    expect(claims(herbs, ['priest-4-1'], ['ares-1-3-herbs'])).toBe(false);
  });

  it('a state that fits the view is made once for each view', () => {
    const t = discovering({ harbour: ['flute-1-1'] });
    const view = t.view(0);
    expect(stateSeen(view)).toBe(stateSeen(view));
    expect(stateSeen(view)).not.toBe(stateSeen(t.view(0)));
    expect(stateSeen(view).harbour).toEqual(t.state.harbour);
  });
});
