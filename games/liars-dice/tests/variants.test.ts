import { describe, expect, it } from 'vitest';
import { type Table, table } from './table.ts';

const PALIFICO = { palifico: true, loss: 'difference' } as const;

/** Three players; the first has just fallen to one die and begins. */
const fallen = (next: readonly string[], options = {}): Table =>
  table({ cups: ['222', '333', '444', ...next], seats: 3, options: { ...PALIFICO, ...options } }).play(
    'bid 5 2',
    'liar',
  );

describe('a Palifico round', () => {
  it('LD-PAL-1: follows when somebody falls to one die for the first time', () => {
    const t = fallen(['2', '333', '444']);
    expect(t.dice).toBe('1 3 3');
    expect(t.state.palifico).toBe(true);
    expect(t.toAct).toBe(0);
    const without = fallen(['2', '333', '444'], { palifico: false });
    expect(without.state.palifico).toBe(false);
    expect(table({ cups: ['222', '333', '444'], options: PALIFICO }).play('bid 4 2', 'liar').state.palifico).toBe(
      false,
    );
  });

  it('LD-PAL-1: lasts one round', () => {
    const t = fallen(['2', '333', '444', '2', '33', '444']).play('bid 3 3', 'liar');
    expect(t.dice).toBe('1 2 3');
    expect(t.state.palifico).toBe(false);
  });

  it('LD-PAL-2: ones are not wild in it', () => {
    const t = fallen(['1', '133', '144'], { loss: 'difference' });
    t.play('bid 3 1', 'bid 4 1', 'liar');
    expect(t.state.last).toMatchObject({ wild: false, total: 3 });
    const other = fallen(['1', '133', '144']).play('bid 3 4', 'liar');
    expect(other.state.last).toMatchObject({ wild: false, total: 2 });
  });

  it('LD-PAL-3: the face of its first bid stays, and raises name more dice of it', () => {
    const t = fallen(['2', '333', '444']).play('bid 1 3');
    expect(t.whyNot('bid 2 4')).toBe('face-is-fixed LD-PAL-3');
    expect(t.whyNot('bid 1 3')).toBe('too-low LD-BID-3');
    expect(t.offers).toEqual(['bid 2 3', 'bid 3 3', 'bid 4 3', 'bid 5 3', 'bid 6 3', 'bid 7 3', 'liar']);
  });

  it('LD-PAL-4: only who has a single die may change the face', () => {
    const t = fallen(['2', '333', '444']).play('bid 1 3', 'bid 2 3', 'bid 3 3');
    expect(t.toAct).toBe(0);
    expect(t.can('bid 3 4')).toBe(true);
    t.play('bid 3 6');
    expect(t.whyNot('bid 4 3')).toBe('face-is-fixed LD-PAL-3');
    expect(t.can('bid 4 6')).toBe(true);
  });

  it('LD-PAL-5: is not played once two players are left', () => {
    const t = table({ cups: ['222', '333'], options: PALIFICO }).play('bid 5 2', 'liar');
    expect(t.dice).toBe('1 3');
    expect(t.state.palifico).toBe(false);
  });

  it('LD-PAL-5: nor if the same call leaves only two', () => {
    const options = { palifico: true, exact: 'others', dice: 3 } as const;
    const cups = ['222', '333', '444', '22', '333', '444', '2', '333', '444'];
    const t = table({ cups, seats: 3, options }).play('bid 9 6', 'liar', 'bid 8 6', 'liar');
    expect(t.dice).toBe('1 3 3');
    t.play('bid 3 3', 'exact');
    expect(t.dice).toBe('0 3 2');
    expect(t.state.palifico).toBe(false);
  });

  it('LD-PAL-6: follows only once for the same player, even if a die was taken back', () => {
    const options = { palifico: true, exact: 'regain', loss: 'one' } as const;
    const cups = ['222', '333', '444', '22', '333', '444', '2', '333', '444', '22', '333', '444', '2', '333', '444'];
    const t = table({ cups, seats: 3, options });
    t.play('bid 9 6', 'liar', 'bid 8 6', 'liar');
    expect(t.state.palifico).toBe(true);
    t.play('bid 1 3', 'bid 2 3', 'bid 3 3', 'exact');
    expect(t.dice).toBe('2 3 3');
    t.play('bid 8 6', 'liar');
    expect(t.dice).toBe('1 3 3');
    expect(t.state.palifico).toBe(false);
  });

  it('LD-PAL-7: if several fall at once, one Palifico is played for all of them', () => {
    const options = { palifico: true, exact: 'others', dice: 3 } as const;
    const cups = ['222', '333', '444', '22', '33', '444', '2', '3', '444'];
    const t = table({ cups, seats: 3, options, first: 1 }).play('bid 3 3', 'exact');
    expect(t.dice).toBe('2 2 3');
    t.play('bid 1 4', 'bid 1 5', 'bid 2 3', 'exact');
    expect(t.dice).toBe('1 1 3');
    expect(t.state.palifico).toBe(true);
    t.play('bid 1 6', 'liar');
    expect(t.dice).toBe('1 1 2');
    expect(t.state.palifico).toBe(false);
  });
});

describe('show and throw', () => {
  const options = { show: true } as const;

  it('LD-SHOW-1: a bidder may set aside the dice that count for the bid and throw the others again', () => {
    const t = table({ cups: ['123', '456', '62'], seats: 2, options: { ...options, dice: 3 } });
    t.play('show 3 3');
    expect(t.state.pirates[0]).toMatchObject({ shown: [1, 3], cup: [6] });
    expect(t.state.bids).toEqual([{ seat: 0, count: 3, face: 3 }]);
    expect(t.toAct).toBe(1);
    expect(table({ cups: ['123', '456'] }).whyNot('show 3 3')).toBe('show-is-off LD-SHOW-1');
  });

  it('LD-SHOW-1: the bid must be one that could be made anyway', () => {
    const t = table({ cups: ['123', '456'], options }).play('bid 3 4');
    expect(t.whyNot('show 2 4')).toBe('too-low LD-BID-3');
  });

  it('LD-SHOW-2: at least one die must be set aside, and one be left to throw', () => {
    const t = table({ cups: ['223', '456'], options });
    expect(t.whyNot('show 1 6')).toBe('nothing-to-show LD-SHOW-2');
    const all = table({ cups: ['122', '456'], options });
    expect(all.whyNot('show 1 2')).toBe('nothing-to-throw LD-SHOW-2');
    expect(all.can('show 1 1')).toBe(true);
  });

  it('LD-SHOW-3: dice set aside stay open, count, and more may follow them in the same round', () => {
    const t = table({ cups: ['2345', '3456', '246', '44'], seats: 2, options: { ...options, dice: 4 } });
    t.play('show 1 2');
    expect(t.match.view('spectator').pirates[0]).toMatchObject({ shown: [2], covered: 3, cup: null });
    t.play('bid 2 5', 'show 2 6');
    expect(t.state.pirates[0]).toMatchObject({ shown: [2, 6], cup: [4, 4] });
  });

  it('LD-SHOW-3: dice set aside are counted with those under the cup', () => {
    const t = table({ cups: ['2345', '3456', '224'], seats: 2, options: { ...options, dice: 4 } });
    t.play('show 3 2', 'liar');
    expect(t.state.last).toMatchObject({ total: 3, right: false });
    expect(t.state.last?.cups[0]).toEqual([2, 2, 2, 4]);
    expect(t.dice).toBe('4 3');
    expect(t.state.pirates[0].shown).toEqual([]);
  });

  it('LD-SHOW-4: nobody else sees what is thrown again', () => {
    const t = table({ cups: ['123', '456', '62'], seats: 2, options: { ...options, dice: 3 } }).play('show 3 3');
    const entry = t.match.seenBy(1).at(-1);
    expect(entry?.events).toEqual([
      { type: 'bid', seat: 0, count: 3, face: 3 },
      { type: 'showed', seat: 0, dice: [1, 3], left: 1 },
      { type: 'threw', seat: 0, dice: [0] },
    ]);
  });
});
