import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/table.ts';
import { type CharacterName, names, of, type Table, table } from './table.ts';

/** Everybody chooses and declines whatever is asked, to the end of the round. */
function idle(t: Table, ...characters: readonly CharacterName[]) {
  const { round } = t.state;
  const events = t.choose(...characters);
  while (t.state.round === round && t.toAct >= 0) events.push(...t.play('decline'));
  return events;
}

const inHand = (t: Table, seat = 0): string[] => t.legal(seat).map((notation) => notation.replace('choose ', ''));

describe('choosing', () => {
  it('S7-ROUND-1, S7-ROUND-2: all choose at the same time, and in any order', () => {
    const t = table();
    for (const seat of [2, 0, 1]) {
      expect(t.state.called).toBe(-1);
      expect(t.legal(seat)).toHaveLength(7);
      t.play('choose native', seat);
      expect(t.legal(seat)).toEqual([]);
    }
    expect(t.waits).toBe('turn 0');
  });

  it('S7-ROUND-2: nobody may abstain, choose twice or lay another card', () => {
    const t = table({ pirates: [{ hand: ['kraken'] }, {}, {}] });
    expect(t.why('decline', 0)).toBe('choose-first S7-ROUND-2');
    expect(t.why('choose kraken', 0)).toBe('not-a-character S7-ROUND-2');
    t.play('choose native', 0);
    expect(t.why('choose shaman', 0)).toBe('not-your-turn S7-ROUND-7');
  });

  it('S7-ROUND-3, S7-ROUND-11: a played character lies open for all and cannot be chosen', () => {
    const t = table();
    idle(t, 'merchant', 'native', 'native');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(t.view(viewer).pirates.map(({ played }) => played)).toEqual([[5], [], []]);
    expect(inHand(t)).not.toContain('merchant');
    expect(t.why('choose merchant', 0)).toBe('already-played S7-ROUND-3');
    expect(inHand(t, 1)).toContain('merchant');
  });

  it('S7-ROUND-4, S7-AMB-39: choices stay secret until each is called, not longer and not shorter', () => {
    const t = table();
    t.choose('governor', 'native', 'cartographer');
    const known = (): number[] => t.view('spectator').pirates.map(({ chosen }) => chosen);
    expect(t.waits).toBe('turn 0');
    expect(known()).toEqual([1, -1, -1]);
    t.play('decline');
    expect(known()).toEqual([1, 3, -1]);
    t.play('decline');
    expect(known()).toEqual([1, 3, 6]);
  });
});

describe('calling', () => {
  it('S7-ROUND-5: the characters are called in one order, whatever was chosen first', () => {
    const called: string[] = [];
    for (const characters of [CHARACTERS.slice(3), CHARACTERS.slice(0, 4)]) {
      const t = table({ pirates: [{}, {}, {}, {}] });
      const events = idle(t, ...[...characters].reverse());
      for (const { card, seats } of of(events, 'called')) if (seats.length > 0) called.push(names([card])[0]);
    }
    expect(called).toEqual([
      ...['native', 'shaman', 'merchant', 'cartographer'],
      ...['shipwright', 'governor', 'captain', 'native'],
    ]);
  });

  it('S7-ROUND-6: a character nobody chose is called and passed over', () => {
    const events = idle(table(), 'captain', 'captain', 'shaman');
    expect(of(events, 'called').map(({ card, seats }) => [names([card])[0], seats])).toEqual([
      ['shipwright', []],
      ['governor', []],
      ['captain', [0, 1]],
      ['native', []],
      ['shaman', [2]],
    ]);
  });

  it('S7-ROUND-6, S7-AMB-10: all who chose the called character turn it over together', () => {
    const t = table({ first: 1 });
    t.choose('captain', 'shaman', 'captain');
    expect(t.waits).toBe('turn 2');
    expect(t.view(1).pirates.map(({ chosen }) => chosen)).toEqual([2, 4, 2]);
  });

  it('S7-ROUND-7: with the same character the First Player acts first, then clockwise, each to the end', () => {
    const t = table({ first: 2, pirates: [{}, {}, { yinYang: 4 }, {}] });
    t.choose('shipwright', 'shipwright', 'shipwright', 'shipwright');
    const asked: string[] = [];
    for (const notation of ['build 1', 'doubleHold', 'doubleHold', 'build 1', 'build 1', 'build 1']) {
      asked.push(t.waits);
      t.play(notation);
    }
    expect(asked).toEqual(['turn 2', 'turn 2', 'turn 2', 'turn 3', 'turn 0', 'turn 1']);
    expect(t.waits).toBe('choose 0');
  });

  it.each(CHARACTERS)('S7-ROUND-8, S7-MARK-3: a %s who declines takes one Black Mark', (character) => {
    const t = table({ first: 1, pirates: [{ loot: ['rum'], hand: ['kraken', 'port-1', 'caravan-spain-1'] }, {}, {}] });
    const others = character === 'shipwright' ? 'governor' : 'shipwright';
    t.choose(character, others, others);
    while (t.toAct !== 0) t.play('decline');
    const events = t.play('decline');
    expect(of(events, 'marked')[0]).toEqual({ type: 'marked', seat: 0, cause: 'declined', count: 1 });
    expect(t.pirate(0)).toMatchObject({ marks: 1, chests: 7, ships: 7 });
    expect(t.hand(0)).toHaveLength(3);
  });

  it('S7-ROUND-8: nobody does the work of another character', () => {
    const t = table({ pirates: [{ loot: ['rum'], hand: ['kraken'] }, {}, {}] });
    t.choose('shipwright', 'native', 'native');
    for (const action of ['draw', 'sellAll', 'corsair 1', 'play kraken'])
      expect(t.why(action)).toBe('not-this-character S7-ROUND-8');
    expect(t.why('end')).toBe('act-first S7-ROUND-8');
  });
});

describe('the end of a round', () => {
  it.each(['captain', 'native', 'shaman'] as const)(
    'S7-ROUND-10, S7-AMB-33: a %s takes all characters back, even one who declined',
    (character) => {
      const t = table({ pirates: [{ played: ['merchant', 'governor'] }, {}, {}] });
      const events = idle(t, character, 'shipwright', 'shipwright');
      expect(of(events, 'returned').map(({ seat, cards }) => [seat, names(cards)])).toEqual([
        [0, ['governor', 'merchant', character].sort((one, other) => order(one) - order(other))],
      ]);
      expect(inHand(t)).toHaveLength(7);
      expect(t.pirate(0).marks).toBe(1);
    },
  );

  it('S7-ROUND-11: Shipwright, Governor, Merchant and Cartographer stay on the table', () => {
    const t = table({ pirates: [{}, {}, {}, {}] });
    const events = idle(t, 'shipwright', 'governor', 'merchant', 'cartographer');
    expect(of(events, 'returned')).toEqual([]);
    expect(t.view(0).pirates.map(({ played }) => played)).toEqual([[0], [1], [5], [6]]);
  });

  it('S7-ROUND-9: after four rounds without them Captain, Native and Shaman are still in hand', () => {
    const t = table();
    for (const character of ['shipwright', 'governor', 'merchant', 'cartographer'] as const)
      idle(t, character, 'native', 'native');
    expect(inHand(t)).toEqual(['captain', 'native', 'shaman']);
    idle(t, 'native', 'native', 'native');
    expect(inHand(t)).toHaveLength(7);
  });

  it('S7-ROUND-12: the marker goes to the next player clockwise, and a new round begins', () => {
    const t = table({ first: 1 });
    const firsts: number[] = [];
    for (let round = 0; round < 3; round++)
      firsts.push(...of(idle(t, 'native', 'native', 'native'), 'roundBegan').map(({ first }) => first));
    expect(firsts).toEqual([2, 0, 1]);
    expect(t.state.round).toBe(4);
  });

  it('S7-TEST-24: Shipwright, Merchant, then a Captain who declines: all seven are back for one mark', () => {
    const t = table({ pirates: [{ loot: ['rum'] }, {}, {}] });
    t.choose('shipwright', 'native', 'native');
    t.playAll('build 1', 'noGift', 'decline', 'decline');
    expect(inHand(t)).toHaveLength(6);
    t.choose('merchant', 'native', 'native');
    t.playAll('decline', 'decline', 'sellAll', 'noGift');
    expect(inHand(t)).toHaveLength(5);
    idle(t, 'captain', 'native', 'native');
    expect(inHand(t)).toHaveLength(7);
    expect(t.pirate(0).marks).toBe(1);
  });
});

const order = (name: string): number => CHARACTERS.indexOf(name as CharacterName);
