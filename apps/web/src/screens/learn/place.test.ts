import { describe, expect, it } from 'vitest';
import { type Box, standingOf } from './place.ts';

const PHONE: Box = { x: 0, y: 56, w: 360, h: 684 };
const DESK: Box = { x: 0, y: 56, w: 1440, h: 844 };
const BUBBLE = { w: 344, h: 150 };

const covers = (at: { readonly x: number; readonly y: number }, box: Box): boolean =>
  at.x < box.x + box.w && box.x < at.x + BUBBLE.w && at.y < box.y + box.h && box.y < at.y + BUBBLE.h;

describe('the coach', () => {
  it('stands below what is spoken of, and points at it', () => {
    const card = { x: 100, y: 200, w: 90, h: 130 };
    expect(standingOf([card], BUBBLE, PHONE)).toEqual({ x: 8, y: 348, tail: { edge: 'top', at: 137 } });
  });

  it('stands above a verb at the bottom of the screen', () => {
    const verb = { x: 8, y: 670, w: 170, h: 60 };
    const at = standingOf([verb], BUBBLE, PHONE);
    expect(at.tail).toEqual({ edge: 'bottom', at: 85 });
    expect(at.y + BUBBLE.h).toBeLessThan(verb.y);
  });

  it('stands beside what reaches from top to bottom, where there is room', () => {
    const column = { x: 1000, y: 60, w: 300, h: 830 };
    expect(standingOf([column], BUBBLE, DESK).tail?.edge).toBe('right');
  });

  it('covers neither the card that is spoken of nor the verb that belongs to it', () => {
    const card = { x: 20, y: 300, w: 90, h: 130 };
    const verb = { x: 20, y: 450, w: 320, h: 60 };
    const at = standingOf([card, verb], BUBBLE, PHONE);
    expect([card, verb].filter((box) => covers(at, box))).toEqual([]);
  });

  it('stays on the screen where everything is lit', () => {
    const at = standingOf([PHONE], BUBBLE, PHONE);
    expect(at.tail).toBeUndefined();
    expect(at.y).toBeGreaterThanOrEqual(PHONE.y);
    expect(at.y + BUBBLE.h).toBeLessThanOrEqual(PHONE.y + PHONE.h);
  });

  it('stands at the foot of the screen if nothing is lit', () => {
    expect(standingOf([], BUBBLE, PHONE)).toEqual({ x: 8, y: 582, tail: undefined });
  });
});
