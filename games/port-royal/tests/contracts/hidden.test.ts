import { LooseChance, Stream } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { imagine, unseenCards } from '../../rules/view.ts';
import { contractsOf, contractTable, numberOf } from './deal.ts';

const SPEC = {
  open: ['broker', 'pirateDen', 'mercenary'],
  done: { mercenary: [1] },
  steps: { broker: [1, 0] },
  kept: [['flute-1-1'], []],
};
const TIME = ['governor-8-0', 'jester-5-1'];
const POINTS = ['skiff-1-1'];

describe('what may be seen of the contracts', () => {
  it('PR-HID-14: open contracts, markers and kept ships are visible to everybody', () => {
    const t = contractTable({ ...SPEC, time: TIME, points: POINTS });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { contracts } = t.view(viewer).extra ?? {};
      expect(contracts).toMatchObject({
        open: SPEC.open.map(numberOf),
        done: [[], [], [1]],
        steps: [
          [1, 0],
          [0, 0],
          [0, 0],
        ],
        kept: contractsOf(t).kept,
      });
    }
  });

  it('PR-HID-15: the contracts that were not laid out are nowhere to be read', () => {
    const t = contractTable(SPEC);
    expect(Object.keys(t.view(0).extra?.contracts ?? {}).sort()).toEqual(
      ['done', 'kept', 'open', 'points', 'steps', 'time'].sort(),
    );
    expect(t.view(0).extra?.contracts?.open).toHaveLength(3);
  });

  it('PR-HID-16: the numbers of cards in time deck and points deck are visible', () => {
    const { extra } = contractTable({ ...SPEC, time: TIME, points: POINTS }).view(1);
    expect([extra?.contracts?.time, extra?.contracts?.points]).toEqual([2, 1]);
    expect(contractTable(SPEC).view(0).extra?.contracts?.time).toBeNull();
  });

  it('PR-HID-17, PR-HID-30: their fronts are not', () => {
    const t = contractTable({ ...SPEC, time: TIME, points: POINTS });
    const other = contractTable({ ...SPEC, time: ['sailor-3-1', 'skiff-2-1'], points: ['pirate-5-1'] });
    expect(t.hash).not.toBe(other.hash);
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.view(viewer)).toEqual(other.view(viewer));
  });

  it('PR-HID-17: whoever imagines the hidden cards deals time deck and points deck anew', () => {
    const seen = contractTable({ ...SPEC, time: TIME, points: POINTS }).view(0);
    const imagined = imagine(seen, 0, new LooseChance(Stream.of('imagined')));
    expect(imagined.extra?.contracts?.time).toHaveLength(2);
    expect(imagined.extra?.contracts?.points).toHaveLength(1);
    const hidden = [
      ...imagined.deck,
      ...(imagined.extra?.contracts?.time ?? []),
      ...(imagined.extra?.contracts?.points ?? []),
    ];
    expect(hidden.sort((a, b) => a - b)).toEqual(unseenCards(seen).sort((a, b) => a - b));
  });
});
