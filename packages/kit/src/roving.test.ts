import { describe, expect, it } from 'vitest';
import { type Box, neighbour } from './roving.ts';

const at = (column: number, row: number): Box => ({ left: column * 100, top: row * 140, width: 90, height: 130 });
/** 0 1 2 / 3 4 */
const cards = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1)];

describe('arrow keys among cards', () => {
  it('go to the next card of the row', () => {
    expect(neighbour(cards, 0, 'ArrowRight')).toBe(1);
    expect(neighbour(cards, 2, 'ArrowLeft')).toBe(1);
  });

  it('go to the card below or above', () => {
    expect(neighbour(cards, 1, 'ArrowDown')).toBe(4);
    expect(neighbour(cards, 3, 'ArrowUp')).toBe(0);
  });

  it('stay at the edge', () => {
    expect(neighbour(cards, 0, 'ArrowLeft')).toBeUndefined();
    expect(neighbour(cards, 0, 'ArrowUp')).toBeUndefined();
    expect(neighbour(cards, 4, 'ArrowDown')).toBeUndefined();
  });

  it('find the nearest of a shorter row', () => {
    expect(neighbour(cards, 2, 'ArrowDown')).toBe(4);
  });
});
