import { Out, SeededChance } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { drawCards } from '../rules/draw.ts';
import type { DeadReckoningEvent, EventType } from '../rules/events.ts';
import { names, of, type PlayerSpec, type Table, table } from './table.ts';

/** Ends the turn of the first player in trade mode and keeps everything aside that may stay. */
function finish(t: Table): ReturnType<Table['play']> {
  const events = t.play('end');
  while (t.toAct === 0 && t.state.turns === 1) {
    const offered = t.legal();
    events.push(...t.play(offered.find((text) => text === 'mode trade' || text === 'done') ?? offered[0]));
  }
  return events;
}

describe('the end phase', () => {
  it('DR-END-PHASE-1, DR-END-PHASE-9, DR-END-PHASE-10, DR-END-PHASE-11, DR-END-PHASE-12: five steps in their order, then the next turn', () => {
    const t = table(2, {
      players: [{ at: 0, play: ['captain'], aside: ['a1-11'], hand: [], sails: 2 }],
      sea: { 0: { card: '' } },
    });
    const events = t.play('end');
    expect(t.waits).toBe('mode 0');
    expect(t.player(0).sails).toBe(2);
    expect(t.why('buy')).toBe('mode-first DR-END-PHASE-5');
    events.push(...t.play('mode pirate'));
    expect(t.waits).toBe('sleeve 0');
    expect(t.player(0).sails).toBe(0);
    expect(t.why('play captain')).toBe('sleeve-first DR-SLEEVE-6');
    events.push(...t.play('sleeve strength-top in captain'));
    const kinds: readonly EventType[] = ['refilled', 'mode', 'sleeved', 'cleaned', 'drew', 'turnBegan'];
    expect(events.map(({ type }) => type).filter((type) => kinds.includes(type))).toEqual(kinds);
  });

  it('DR-END-PHASE-2, DR-END-PHASE-4, DR-DEC-82: every empty slot of an explored tile is refilled from its row, row by row', () => {
    const t = table(2, { sea: { 0: { card: '' }, 2: { card: '' }, 7: { card: '' } }, stack: { row3: ['a3-13'] } });
    const refilled = of(t.play('end'), 'refilled');
    expect(refilled.map(({ tile }) => tile)).toEqual([0, 2, 7]);
    expect(names(refilled.map((event) => event.card)).map((name) => name[1])).toEqual(['1', '1', '3']);
    expect(t.state.sea.filter(({ card: one }) => one === -1).every(({ explored }) => !explored)).toBe(true);
    expect(t.uncovered).toBe(true);
  });

  it('DR-END-PHASE-3: an empty box is replaced by the next higher one that has cards', () => {
    const t = table(2, { sea: { 0: { card: '' } } });
    for (const box of [0, 1]) t.state.gone.push(...t.state.boxes[box].splice(0));
    t.play('end');
    expect(names([t.tile(0).card])[0]).toMatch(/^[ae]3-/);
  });

  it('DR-END-PHASE-4: above row 4 there is nothing, and lower boxes are not used', () => {
    const t = table(2, { sea: { 9: { card: '' } } });
    t.state.gone.push(...t.state.boxes[3].splice(0));
    expect(of(t.play('end'), 'refilled')).toEqual([]);
    expect(t.tile(9).card).toBe(-1);
  });

  it('DR-END-PHASE-5, DR-END-PHASE-7, DR-PIRATE-12, DR-DEC-80, DR-STATE-7: outside the harbour the mode is chosen anew every turn', () => {
    const t = table(2, { players: [{ at: 2 }] });
    t.play('end');
    expect(t.legal()).toEqual(['mode trade', 'mode pirate']);
    expect(t.why('mode 2')).toBe('mode-first DR-END-PHASE-5');
    expect(of(t.play('mode pirate'), 'mode')).toEqual([{ type: 'mode', seat: 0, pirate: true }]);
    expect(t.player(0).pirate).toBe(true);
    t.endTurn();
    expect(t.waits).toBe('main 0');
    t.play('end');
    expect(t.legal()).toEqual(['mode trade', 'mode pirate']);
    expect(of(t.play('mode trade'), 'mode')).toEqual([{ type: 'mode', seat: 0, pirate: false }]);
  });

  it('DR-END-PHASE-6, DR-PIRATE-8: in the harbour nobody is asked, and a pirate becomes a trader', () => {
    const t = table(2, { players: [{ at: 1, pirate: true, sails: 1 }] });
    t.play('sail to harbour');
    expect(of(t.play('end'), 'mode')).toEqual([{ type: 'mode', seat: 0, pirate: false }]);
    expect(t.waits).toBe('main 1');
  });
});

describe('discarding and drawing', () => {
  const drawn = (player: PlayerSpec, sea = {}): number => {
    const t = table(2, { players: [{ discard: [], play: [], ...player }], sea });
    return of(finish(t), 'drew')
      .filter(({ seat }) => seat === 0)
      .reduce((sum, { cards }) => sum + cards.length, 0);
  };
  const SIX = ['crewman-1', 'crewman-2', 'crewman-3', 'firstMate', 'bosun', 'gunner-1'];

  it('DR-DRAW-1, DR-HID-5: cards in play are discarded face up, cards in hand stay', () => {
    const t = table(2, { players: [{ play: ['captain', 'purser'], hand: ['bosun'] }] });
    finish(t);
    expect(names(t.player(0).discard)).toEqual(['captain', 'purser']);
    expect(t.inPlay(0)).toEqual([]);
    expect(t.hand(0)).toContain('bosun');
    expect(names(t.view(1).players[0].discard)).toEqual(['captain', 'purser']);
  });

  it('DR-DRAW-2, DR-DRAW-3, DR-DRAW-5: four cards, but not beyond six in hand', () => {
    for (const [held, count] of [
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 3],
      [5, 1],
      [6, 0],
    ])
      expect(drawn({ hand: SIX.slice(0, held) }), `${held} in hand`).toBe(count);
  });

  it('DR-DRAW-4, DR-TEST-8: a controlled island with the symbol raises the limit: three left, three or four drawn', () => {
    const parrot = { 3: { cubes: [2, 0] } };
    expect(drawn({ hand: SIX.slice(0, 3) })).toBe(3);
    expect(drawn({ hand: SIX.slice(0, 3) }, parrot)).toBe(4);
    expect(drawn({ hand: SIX.slice(0, 3) }, { 3: { cubes: [0, 2] } })).toBe(3);
    expect(drawn({ hand: SIX }, { ...parrot, 8: { cubes: [3, 0] } })).toBe(2);
    const t = table(2, { sea: { ...parrot, 8: { cubes: [3, 0] } } });
    expect(t.view(0).players.map(({ handLimit }) => handLimit)).toEqual([8, 6]);
  });

  it('DR-DRAW-12: nothing but islands raises the limit: bonus cards do not', () => {
    expect(drawn({ hand: SIX, play: ['captain'], sleeves: { captain: ['a2-16'] } })).toBe(0);
  });

  it('DR-TEST-7, DR-BONUS-1, DR-BONUS-2: two bonus cards, one card left, limit six: five are drawn', () => {
    const bonus: PlayerSpec = {
      play: ['captain', 'purser'],
      sleeves: { captain: ['a1-10'], purser: ['a1-10'] },
    };
    expect(drawn({ ...bonus, hand: ['bosun'] })).toBe(5);
    expect(drawn({ ...bonus, hand: [] })).toBe(6);
  });

  it('DR-DRAW-6: when the deck runs out the discard pile is shuffled, by a chance nobody can foresee', () => {
    const t = table(2, {
      players: [
        {
          hand: [],
          play: ['captain'],
          deck: ['bosun'],
          discard: SIX.filter((name) => name !== 'bosun').concat(
            'gunner-2',
            'deckhand-1',
            'deckhand-2',
            'buccaneer',
            'purser',
          ),
        },
      ],
    });
    const events = finish(t);
    expect(of(events, 'reshuffled')).toEqual([{ type: 'reshuffled', seat: 0, cards: 11 }]);
    expect(t.player(0).discard).toEqual([]);
    expect(t.hand(0)).toHaveLength(4);
    expect(t.hand(0)).toContain('bosun');
    expect(t.player(0).deck).toHaveLength(8);
  });

  it('DR-DRAW-7: with deck and discard pile empty drawing ends', () => {
    const t = table(2, { players: [{ hand: SIX, play: ['captain'], discard: ['purser'] }] });
    const out = new Out<DeadReckoningEvent>(new SeededChance('draw'), true);
    expect(drawCards(t.state, 0, 20, out)).toHaveLength(5);
    expect(t.player(0)).toMatchObject({ deck: [], discard: [] });
    expect(of(out.events ?? [], 'reshuffled')).toHaveLength(1);
    expect(drawCards(t.state, 0, 1, out)).toEqual([]);
  });

  it('DR-DRAW-8, DR-DRAW-9: a hand above the limit stays as it is', () => {
    const seven = [...SIX, 'gunner-2'];
    const t = table(2, { players: [{ hand: seven }] });
    finish(t);
    expect(t.hand(0)).toEqual(seven);
  });

  it('DR-DRAW-10: drawing is not asked', () => {
    const t = table(2, { players: [{ hand: [] }] });
    t.play('end');
    expect(t.hand(0)).toHaveLength(4);
    expect(t.waits).toBe('main 1');
  });

  it('DR-HID-2: others see only how many cards are drawn', () => {
    const t = table(2, { players: [{ hand: [] }] });
    finish(t);
    expect(t.view(1).players[0]).toMatchObject({ hand: null, handSize: 4 });
  });
});
