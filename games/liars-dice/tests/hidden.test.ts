import { hashOf, LooseChance, Match, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { clone } from '../rules/copies.ts';
import { liarsDice } from '../rules/game.ts';
import { SETTINGS } from './settings.ts';
import { table } from './table.ts';

describe('what is hidden', () => {
  it('LD-HID-1: nobody is shown what lies under the cup of another, neither in a view nor by an event', () => {
    const t = table({ cups: ['222', '333', '444'] }).play('bid 1 5', 'bid 1 6');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const shown = t.match.seenBy(viewer).flatMap(({ events }) => events);
      const threw = shown.flatMap((event) => (event.type === 'threw' ? [[event.seat, event.dice.join('')]] : []));
      const own = (seat: number) => (seat === viewer ? String(seat + 2).repeat(3) : '000');
      expect(threw).toEqual([0, 1, 2].map((seat) => [seat, own(seat)]));
      expect(t.match.view(viewer).pirates.map(({ cup }) => cup?.join(''))).toEqual(
        [0, 1, 2].map((seat) => (seat === viewer ? own(seat) : undefined)),
      );
    }
  });

  it('LD-HID-2: after a call everybody may look at all its dice until the next one', () => {
    const t = table({ cups: ['222', '333', '444'] }).play('bid 3 2', 'liar');
    for (const viewer of [0, 'spectator'] as const) {
      const { last, pirates } = t.match.view(viewer);
      expect(last?.cups).toEqual([
        [2, 2, 2],
        [3, 3, 3],
        [4, 4, 4],
      ]);
      expect(pirates[1].cup).toBeNull();
    }
  });

  it('LD-HID-3: dice to come are known to nobody, not even if they are prescribed', () => {
    const t = table({ cups: ['222', '333', '666', '555'], seats: 2 });
    const other = clone(t.state);
    other.prescribed = [];
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(hashOf(liarsDice.view(other, viewer))).toBe(hashOf(liarsDice.view(t.state, viewer)));
  });

  it('LD-HID-3: whoever imagines a cup takes every face for as likely', () => {
    const { state } = Match.begin(liarsDice, { seats: 2, seed: 'imagine' });
    const seen = liarsDice.view(state, 0);
    const chance = new LooseChance(Stream.of('worlds'));
    const faces = Array<number>(7).fill(0);
    for (let n = 0; n < 600; n++) for (const die of liarsDice.imagine(seen, 0, chance).pirates[1].cup) faces[die]++;
    for (const count of faces.slice(1)) expect(Math.abs(count - 500)).toBeLessThan(82);
  });

  it('LD-TABLE-1: dice lie in order, so that nothing is revealed by their places', () => {
    for (const setting of SETTINGS) {
      const { state } = Match.begin(liarsDice, { ...setting, seed: 'order' });
      for (const { cup } of state.pirates) expect(cup).toEqual([...cup].sort((a, b) => a - b));
    }
  });
});

describe('a damaged table', () => {
  const damaged = (damage: (state: ReturnType<typeof clone>) => void) => {
    const state = clone(table({ cups: ['222', '333', '444'] }).state);
    damage(state);
    return liarsDice.invariantViolation(state);
  };

  it('LD-ROUND-1: is noticed whatever is wrong with its dice', () => {
    expect(damaged(() => {})).toBeUndefined();
    expect(damaged(({ pirates }) => pirates[0].cup.pop())).toContain('lost or doubled');
    expect(damaged(({ pirates }) => pirates[0].cup.splice(0, 1, 7))).toContain('no face');
    expect(damaged(({ pirates }) => pirates[0].cup.splice(0, 1, 5))).toContain('out of order');
    expect(damaged(({ pirates }) => Object.assign(pirates[0], { dice: 9 }))).toContain('more dice');
    expect(damaged(({ pirates }) => Object.assign(pirates[0], { dice: 0 }))).toContain('not out');
    expect(damaged(({ pirates }) => Object.assign(pirates[0], { cup: [], shown: [2, 2, 2] }))).toContain('empty');
    expect(damaged(({ flow }) => flow.pop())).toContain('too early');
    expect(damaged(({ flow }) => flow.push({ step: 'turn', seat: 0 }))).toContain('nobody');
  });
});
