import { describe, expect, it } from 'vitest';
import { allShots, faultsInMarks } from './shots.mjs';

const filesOf = (...screens) => allShots(screens).map(({ file }) => file);
const keptOf = (...screens) =>
  allShots(screens)
    .filter(({ kept }) => kept)
    .map(({ file }) => file);

describe('what is taken of a screen', () => {
  it('is one picture for each size, and every light and language of a main one', () => {
    expect(filesOf({ name: 'room' })).toEqual(['room-desktop-light-en.webp', 'room-phone-light-en.webp']);
    expect(filesOf({ name: 'harbour', main: true })).toHaveLength(8);
    expect(filesOf({ name: 'book', pocket: true })).toHaveLength(5);
    expect(filesOf({ name: 'log', only: 'phone' })).toEqual(['log-phone-light-en.webp']);
  });

  it('is the whole of a long page once', () => {
    const files = filesOf({ name: 'end', main: true, whole: true });
    expect(files).toHaveLength(9);
    expect(files).toContain('end-whole-phone-light-en.webp');
  });
});

describe('what is kept of a screen', () => {
  it('is one picture, a main one on both sizes, if it says nothing', () => {
    expect(keptOf({ name: 'room' })).toEqual(['room-desktop-light-en.webp']);
    expect(keptOf({ name: 'log', only: 'phone' })).toEqual(['log-phone-light-en.webp']);
    expect(keptOf({ name: 'end', main: true })).toEqual(['end-desktop-light-en.webp', 'end-phone-light-en.webp']);
  });

  it('is what it marks', () => {
    const keep = ['desktop', 'phone whole', 'desktop dark', 'phone uk'];
    expect(keptOf({ name: 'end', main: true, whole: true, keep }).toSorted()).toEqual([
      'end-desktop-dark-en.webp',
      'end-desktop-light-en.webp',
      'end-phone-light-uk.webp',
      'end-whole-phone-light-en.webp',
    ]);
  });

  it('is nothing if it looks like another one', () => {
    expect(keptOf({ name: 'gamble', like: 'table' })).toEqual([]);
  });
});

describe('marks are refused', () => {
  const table = { name: 'table', main: true };

  it('not if every screen is shown', () => {
    expect(faultsInMarks([table, { name: 'gamble', like: 'table' }, { name: 'room', keep: ['phone'] }])).toEqual([]);
  });

  it('if a picture is kept that is never taken', () => {
    expect(faultsInMarks([{ name: 'room', keep: ['phone', 'phone dark'] }])).toEqual([
      'room keeps "phone dark", which is never taken',
    ]);
  });

  it('if nothing is kept of a screen, nor of the one it is like', () => {
    expect(faultsInMarks([{ name: 'room', keep: [] }])).toEqual(['nothing is kept of room']);
    expect(faultsInMarks([table, { name: 'gamble', like: 'tabel' }])).toEqual([
      'gamble is like "tabel", of which nothing is kept',
    ]);
    const chain = [table, { name: 'gamble', like: 'table' }, { name: 'sail', like: 'gamble' }];
    expect(faultsInMarks(chain)).toEqual(['sail is like "gamble", of which nothing is kept']);
  });

  it('if a main screen is not kept on both sizes', () => {
    expect(faultsInMarks([{ ...table, keep: ['desktop', 'desktop ru'] }])).toEqual([
      'table is a main screen and not kept on both sizes',
    ]);
  });

  it('if two screens have one name', () => {
    expect(faultsInMarks([table, table])).toContain('there are two screens called table');
  });
});
