import { describe, expect, it } from 'vitest';
import { keyNames } from './keys.ts';

describe('the name of a key', () => {
  it('is its letter, large or small', () => {
    expect(keyNames({ key: 'D', code: 'KeyD' })).toEqual(['d']);
  });

  it('is also its place on the board, so that a Cyrillic layout need not be switched', () => {
    expect(keyNames({ key: 'в', code: 'KeyD' })).toEqual(['в', 'd']);
  });

  it('keeps the names of keys that are no letters', () => {
    expect(keyNames({ key: 'ArrowLeft', code: 'ArrowLeft' })).toEqual(['ArrowLeft']);
    expect(keyNames({ key: '?', code: 'Slash' })).toEqual(['?']);
  });
});
