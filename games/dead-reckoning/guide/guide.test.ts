import { resolveOptions } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { deadReckoning } from '../rules/game.ts';
import { deadReckoningGuide } from './index.ts';

const isAsked = (name: string): boolean[] =>
  [1, 2, 3, 4].map((seats) => deadReckoningGuide.matters(name, resolveOptions(deadReckoning, seats, undefined), seats));

describe('what a host is asked', () => {
  it('DR-SETUP-27: raising before the first turn is a choice of two and three players only', () => {
    expect(isAsked('raiseBeforeFirstTurn')).toEqual([false, true, true, false]);
  });

  it('DR-SOLO-6: the rival is a choice of whoever plays alone', () => {
    expect(isAsked('rival')).toEqual([true, false, false, false]);
    expect(isAsked('roundLimit')).toEqual([true, true, true, true]);
  });
});
