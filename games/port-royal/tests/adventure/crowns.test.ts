import { describe, expect, it } from 'vitest';
import { CROWN_TRACK, SHIELDS } from '../../cards/coop.ts';
import { setCrowns } from '../../rules/adventure/crowns.ts';
import { portRoyal } from '../../rules/game.ts';
import { of } from '../table.ts';
import { adventureOf, chapter, crowns, nextEvent, trading } from './chapter.ts';

describe('crowns', () => {
  it('PR-CROWN-1: gaining crowns moves the marker forward', () => {
    const t = trading({ event: 'audience', players: [{ coins: 5, crowns: 3 }, {}] });
    const events = t.play('audience');
    expect(crowns(t, 0)).toBe(4);
    expect(of(events, 'crownsGained')).toEqual([{ type: 'crownsGained', seat: 0, crowns: 1, by: 'event' }]);
  });

  it('PR-CROWN-3: every shield reached or passed is a point more, six at most', () => {
    expect(SHIELDS).toHaveLength(6);
    SHIELDS.forEach((crowns, at) => {
      expect(chapter({ players: [{ crowns: crowns - 1 }] }).points(0)).toBe(at);
      expect(chapter({ players: [{ crowns }] }).points(0)).toBe(at + 1);
    });
    expect(chapter({ players: [{}] }).points(0)).toBe(0);
    expect(chapter({ players: [{ crowns: CROWN_TRACK }] }).points(0)).toBe(6);
  });

  it('PR-CROWN-2, PR-CROWN-4: the points change at once, forward and back', () => {
    const t = chapter({ players: [{ crowns: 6, persons: ['sailor-3-1'] }, {}] });
    expect(t.points(0)).toBe(3);
    setCrowns(t.state, 0, 7);
    expect(t.points(0)).toBe(4);
    setCrowns(t.state, 0, 3);
    expect(t.points(0)).toBe(2);
    expect(portRoyal.invariantViolation(t.state)).toBeUndefined();
    setCrowns(t.state, 0, -1);
    expect(portRoyal.invariantViolation(t.state)).toContain('PR-AMB-74');
  });

  it('PR-AMB-74: crowns beyond the end of the track are lost', () => {
    const t = trading({
      chapter: 3,
      tasks: [35],
      players: [{ coins: 20, crowns: CROWN_TRACK - 1 }, {}],
    });
    const events = t.play('task 35 -');
    expect(crowns(t, 0)).toBe(CROWN_TRACK);
    expect(of(events, 'crownsGained').map((one) => one.crowns)).toEqual([1]);
    expect(t.points(0)).toBe(6);
  });

  it('PR-CROWN-5: crown points count when the fewest points are looked for', () => {
    const players = [{ crowns: 2 }, {}, { persons: ['sailor-3-1'] }];
    const { t, events } = nextEvent({ coming: ['alms'], players });
    expect(of(events, 'coinsGained').map(({ seat }) => seat)).toEqual([1]);
    expect(t.coins(0)).toBe(0);
  });

  it('PR-CROWN-5, PR-INV-4: they count for a tax as well, and the invariant knows them', () => {
    const t = chapter({ players: [{ crowns: 4 }, { persons: ['sailor-3-1'] }], deck: ['tax-fewestPoints'] });
    expect(of(t.play('draw'), 'taxEnded')).toMatchObject([{ value: 1, seats: [1] }]);
    adventureOf(t).crowns[0] = 7;
    expect(portRoyal.invariantViolation(t.state)).toContain('PR-INV-4');
  });
});
