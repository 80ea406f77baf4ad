import { describe, expect, it } from 'vitest';
import { names, of, type PirateSpec, type Table, type TableSpec, table } from './table.ts';

const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, {}, {}];

/** Seat 0 has this character and is on turn; the other two are Natives, or Shamans, and act without effect. */
function onTurn(
  character: 'shipwright' | 'governor' | 'native' | 'cartographer',
  pirate: PirateSpec = {},
  spec: TableSpec = {},
): Table {
  const t = table({ first: 1, pirates: alone(pirate), ...spec });
  const others = character === 'native' ? 'captain' : 'native';
  t.choose(character, others, others);
  while (t.toAct !== 0) t.play('decline');
  return t;
}

describe('the Shipwright', () => {
  it('S7-SHIPWRIGHT-1, S7-DP-3: buys from one ship up to what reserve and chests allow', () => {
    expect(onTurn('shipwright', { ships: 6, chests: 9 }).legal()).toEqual([
      ...['build 1', 'build 2', 'build 3', 'build 4'],
      'decline',
    ]);
    const t = onTurn('shipwright', { ships: 6, chests: 2 });
    expect(t.legal()).toEqual(['build 1', 'build 2', 'decline']);
    expect(t.why('build 3')).toBe('wrong-number-of-ships S7-SHIPWRIGHT-1');
    expect(t.why('build 0')).toBe('wrong-number-of-ships S7-SHIPWRIGHT-1');
    expect(of(t.play('build 2'), 'built')).toEqual([{ type: 'built', seat: 0, count: 2 }]);
    expect(t.pirate(0)).toMatchObject({ ships: 8, chests: 0 });
  });

  it('S7-TEST-1, S7-SHIPWRIGHT-2, S7-CHEST-4: after the payment one of two guards and the new ships are free', () => {
    const t = onTurn('shipwright', { chests: 22 });
    expect(t.fleet(0)).toEqual({ guards: 2, loaded: 0, free: 5, reserve: 3 });
    t.play('build 3');
    expect(t.pirate(0).chests).toBe(19);
    expect(t.fleet(0)).toEqual({ guards: 1, loaded: 0, free: 9, reserve: 0 });
  });

  it('S7-SHIPWRIGHT-2: the new ships can raid in the same round', () => {
    const t = table({ first: 1, pirates: [{ ships: 0 }, { hand: ['caravan-spain-2'] }, {}] });
    t.choose('shipwright', 'captain', 'shaman');
    t.playAll('build 2', 'noGift', 'play caravan-spain-2', 'send 0', 'send 0');
    expect(t.legal(0)).toEqual(['send 0', 'send 1', 'send 2']);
  });

  it.each([
    ['no reserve', { ships: 10 }],
    ['no chest', { chests: 0 }],
  ])('S7-SHIPWRIGHT-3, S7-TABLE-1: with %s the mark comes without a question', (_case, pirate) => {
    const t = table({ pirates: alone(pirate) });
    const events = t.choose('shipwright', 'native', 'native');
    expect(of(events, 'marked')).toEqual([{ type: 'marked', seat: 0, cause: 'declined', count: 1 }]);
    expect(t.waits).toBe('turn 1');
  });

  it('S7-SHIPWRIGHT-3: who does not want to buy takes the mark and keeps the chests', () => {
    const t = onTurn('shipwright');
    t.play('decline');
    expect(t.pirate(0)).toMatchObject({ marks: 1, chests: 7, ships: 7 });
  });

  it('S7-SHIPWRIGHT-4, S7-TEST-10: alone and First Player, with one ship bought the gift brings up to two more', () => {
    const t = table({ first: 0 });
    t.choose('shipwright', 'native', 'native');
    t.playAll('build 1', 'gift', 'gift');
    expect(t.pirate(0)).toMatchObject({ ships: 10, chests: 6 });
  });

  it('S7-SHIPWRIGHT-4, S7-CHEST-6: a ship of the gift may have to stand guard', () => {
    const t = onTurn('shipwright', { chests: 21, ships: 0 });
    t.play('build 1');
    expect(of(t.play('gift'), 'guards')).toEqual([{ type: 'guards', seat: 0, from: 1, to: 2 }]);
    expect(t.fleet(0).free).toBe(0);
  });

  it('S7-SHIPWRIGHT-5: Rituals are open before and after the purchase', () => {
    const t = onTurn('shipwright', { yinYang: 4 });
    t.playAll('doubleHold', 'build 1', 'noGift', 'doubleHold');
    expect(t.pirate(0)).toMatchObject({ doubleHolds: 2, yinYang: 0, ships: 8 });
    expect(t.waits).not.toBe('turn 0');
  });
});

describe('the Governor', () => {
  it('S7-GOV-1, S7-DP-5: takes one token of choice, all ships of the reserve and a mark', () => {
    const t = table({ first: 1, pirates: [{ ships: 6 }, {}, { corsairOf: ['spain'] }] });
    t.choose('governor', 'governor', 'native');
    t.play('decline');
    expect(t.legal()).toEqual(['corsair 0', 'corsair 2', 'corsair 3', 'decline']);
    expect(t.why('corsair 4')).toBe('no-such-nation S7-GOV-1');
    expect(of(t.play('corsair 3'), 'corsair')).toEqual([{ type: 'corsair', seat: 0, nation: 3, ships: 4 }]);
    expect(t.pirate(0)).toMatchObject({ ships: 10, marks: 1, chests: 7 });
    expect(t.state.corsairs).toEqual([-1, 2, -1, 0]);
  });

  it('S7-GOV-1, S7-CHEST-6: the ships fill empty guard posts first', () => {
    const t = onTurn('governor', { chests: 25, ships: 1 });
    expect(of(t.play('corsair 0'), 'guards')).toEqual([{ type: 'guards', seat: 0, from: 1, to: 2 }]);
    expect(t.fleet(0)).toEqual({ guards: 2, loaded: 0, free: 8, reserve: 0 });
  });

  it('S7-GOV-2, S7-AMB-14: an empty reserve is no obstacle', () => {
    const t = onTurn('governor', { ships: 10 });
    t.play('corsair 0');
    expect(t.pirate(0)).toMatchObject({ ships: 10, marks: 0 });
    expect(t.state.corsairs[0]).toBe(0);
  });

  it('S7-GOV-2, S7-GOV-4, S7-TABLE-1: without a token left there is only the mark, no ships', () => {
    const t = table({ pirates: [{ corsairOf: ['england', 'spain', 'france', 'holland'] }, {}, {}] });
    const events = t.choose('native', 'governor', 'native');
    expect(of(events, 'marked')).toEqual([{ type: 'marked', seat: 1, cause: 'declined', count: 1 }]);
    expect(t.pirate(1).ships).toBe(7);
  });

  it('S7-GOV-3: one player may hold several tokens, and they are never given back', () => {
    const t = onTurn('governor', { corsairOf: ['england', 'france'] });
    t.play('corsair 1');
    expect(t.state.corsairs).toEqual([0, 0, 0, -1]);
    t.playAll('decline', 'decline');
    t.choose('native', 'governor', 'native');
    expect(t.legal()).toEqual(['corsair 3', 'decline']);
  });

  it('S7-GOV-4: who declines takes one mark, no ship and no token', () => {
    const t = onTurn('governor');
    t.play('decline');
    expect(t.pirate(0)).toMatchObject({ marks: 1, ships: 7 });
    expect(t.state.corsairs).toEqual([-1, -1, -1, -1]);
  });

  it('S7-GOV-5, S7-AMB-15, S7-TEST-20: alone and First Player, no mark is taken and an old one is removed', () => {
    const t = table({ first: 0, pirates: alone({ marks: 1, ships: 8 }) });
    t.choose('governor', 'native', 'native');
    const events = t.play('corsair 1');
    expect(t.pirate(0)).toMatchObject({ marks: 0, ships: 10 });
    expect(of(events, 'marked')).toEqual([]);
    expect(of(events, 'markLifted')).toEqual([{ type: 'markLifted', seat: 0 }]);
  });

  it('S7-GOV-5, S7-AMB-15: without an old mark the second half is lost', () => {
    const t = table({ first: 0 });
    t.choose('governor', 'native', 'native');
    expect(of(t.play('corsair 1'), 'markLifted')).toEqual([]);
    expect(t.pirate(0).marks).toBe(0);
  });

  it('S7-GOV-6: from the same round on, a raid on that nation costs its Corsair a mark', () => {
    const t = table({ first: 1, pirates: [{}, { hand: ['caravan-spain-1'] }, {}] });
    t.choose('governor', 'captain', 'native');
    t.playAll('corsair 1', 'play caravan-spain-1', 'send 1', 'send 1');
    expect(of(t.play('send 1'), 'marked')).toEqual([{ type: 'marked', seat: 0, cause: 'ownNation', count: 1 }]);
  });

  it('S7-GOV-7: Rituals are open before and after', () => {
    const t = onTurn('governor', { yinYang: 5 });
    t.playAll('unsinkable', 'corsair 0', 'doubleHold');
    expect(t.pirate(0)).toMatchObject({ unsinkables: 1, doubleHolds: 1, yinYang: 0 });
  });
});

describe('the Captain, the Native and the Shaman with their cards', () => {
  it('S7-CAPTAIN-1, S7-DP-6: the Captain plays a Caravan from hand, open for all', () => {
    const t = table({ pirates: alone({ hand: ['caravan-spain-2', 'caravan-france-1', 'kraken', 'port-1'] }) });
    t.choose('captain', 'native', 'native');
    expect(t.legal()).toEqual(['play caravan-spain-2', 'play caravan-france-1', 'decline']);
    expect(t.why('play kraken')).toBe('wrong-adventure S7-ROUND-8');
    expect(t.why('play caravan-holland-1')).toBe('not-in-hand S7-ROUND-8');
    t.play('play caravan-spain-2');
    expect(names([t.view('spectator').playedTop])).toEqual(['caravan-spain-2']);
    expect(t.hand(0)).not.toContain('caravan-spain-2');
    expect(t.state.raid).toMatchObject({ captain: 0, sent: [-1, -1, -1] });
  });

  it.each([
    ['captain', ['kraken']],
    ['native', ['kraken']],
    ['shaman', ['port-1']],
  ] as const)(
    'S7-CAPTAIN-2, S7-NATIVE-2, S7-SHAMAN-2, S7-TABLE-1: a %s without a fitting card is asked all the same and is marked',
    (character, hand) => {
      const t = table({ first: 1, pirates: alone({ hand, yinYang: 9 }) });
      const others = character === 'native' ? 'captain' : 'native';
      t.choose(character, others, others);
      while (t.toAct !== 0) t.play('decline');
      expect(t.legal()).toEqual(['decline']);
      expect(of(t.play('decline'), 'marked')).toEqual([{ type: 'marked', seat: 0, cause: 'declined', count: 1 }]);
      expect(t.state).toMatchObject({ raid: null, lid: null, played: [] });
    },
  );

  it('S7-CAPTAIN-23: the Captain takes two Yin-Yang, as First Player four', () => {
    for (const [first, gifts] of [
      [1, 1],
      [0, 2],
    ]) {
      const t = table({ first, pirates: alone({ hand: ['caravan-spain-1'] }) });
      t.choose('captain', 'shaman', 'shaman');
      t.playAll('play caravan-spain-1', 'send 0', 'send 0', 'send 0', ...new Array<string>(gifts).fill('gift'));
      expect(t.pirate(0).yinYang).toBe(2 * gifts);
      expect(t.waits).toMatch(/^turn/);
    }
  });

  it.each(['captain', 'native', 'shaman'] as const)(
    'S7-CAPTAIN-24, S7-NATIVE-5, S7-SHAMAN-8, S7-RITUAL-1: a %s performs no Rituals',
    (character) => {
      const t = table({
        pirates: alone({ yinYang: 9, loot: ['rum', 'fruit'], hand: ['kraken', 'port-1', 'caravan-spain-1'] }),
      });
      t.choose(character, 'merchant', 'merchant');
      for (const ritual of ['doubleHold', 'unsinkable', 'deal fruit,rum'])
        expect(t.why(ritual)).toBe('no-rituals S7-RITUAL-1');
      expect(t.legal()).toHaveLength(2);
    },
  );

  it('S7-NATIVE-1, S7-DP-11: a Port covers the former one and sets the prices from now on', () => {
    const t = onTurn('native', { hand: ['port-1', 'port-6', 'kraken'] }, { port: 'port-3' });
    expect(t.legal()).toEqual(['play port-1', 'play port-6', 'decline']);
    t.playAll('play port-6', 'noGift');
    expect(names([t.view(1).port])).toEqual(['port-6']);
    expect(t.view(1).portsPlayed).toBe(2);
    expect(t.hand(0)).toEqual(['port-1', 'kraken']);
  });

  it('S7-NATIVE-3: of several Natives the last Port counts', () => {
    const t = table({ first: 2, pirates: [{ hand: ['port-1'] }, { hand: ['port-2'] }, { hand: ['port-3'] }] });
    t.choose('native', 'native', 'native');
    t.playAll('play port-3', 'play port-1');
    expect(names([t.view(0).port])).toEqual(['port-1']);
    t.play('play port-2');
    expect(names([t.view(0).port])).toEqual(['port-2']);
  });

  it('S7-NATIVE-4: the gift of the Native is loot to keep or leave, a Talisman gives Yin-Yang', () => {
    const spec = { first: 0, loot: ['talisman', 'rum'], pirates: alone({ hand: ['port-1'] }) };
    const t = table(spec);
    t.choose('native', 'captain', 'captain');
    t.playAll('decline', 'decline', 'play port-1', 'gift');
    expect(t.pirate(0)).toMatchObject({ talismans: 1, yinYang: 1 });
    t.play('gift');
    expect(t.legal()).toEqual(['keep rum', 'keepAll', 'leave']);
    t.play('keepAll');
    expect(t.goods(0)).toEqual(['rum']);
  });
});

describe('the Cartographer', () => {
  it('S7-CARTO-1, S7-DP-20: draws the top card into hand', () => {
    const t = onTurn('cartographer', { hand: ['port-1'] }, { adventures: ['kraken', 'idol'] });
    expect(t.legal()).toEqual(['draw', 'decline']);
    t.play('draw');
    expect(t.hand(0)).toEqual(['port-1', 'kraken']);
  });

  it('S7-CARTO-2: who does not want to draw takes the mark', () => {
    const t = onTurn('cartographer');
    t.play('decline');
    expect(t.pirate(0)).toMatchObject({ marks: 1, hand: [] });
  });

  it('S7-CARTO-2, S7-TABLE-1: with an empty deck the mark comes by itself, unless a Ritual could be performed', () => {
    const empty = (yinYang: number): Table => {
      const t = table({ first: 1, endRound: 1, pirates: alone({ yinYang }) });
      t.state.pirates[2].hand.push(...t.state.adventures.splice(0).sort((one, other) => one - other));
      t.choose('cartographer', 'native', 'native');
      t.playAll('decline', 'decline');
      return t;
    };
    const poor = empty(0);
    expect(poor.pirate(0).marks).toBe(1);
    expect(poor.waits).toBe('choose 0');
    const rich = empty(2);
    expect(rich.legal()).toEqual(['decline', 'doubleHold']);
    expect(rich.why('draw')).toBe('deck-empty S7-CARTO-2');
  });

  it('S7-CARTO-3, S7-GIFT-2: alone and First Player, three cards are drawn', () => {
    const t = table({ adventures: ['kraken', 'idol', 'port-2'] });
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline', 'draw', 'gift', 'gift');
    expect(t.hand(0)).toEqual(['port-2', 'kraken', 'idol']);
  });

  it('S7-CARTO-4, S7-AMB-26, S7-TEST-21: End of Adventures drawn by a gift is laid open and replaced', () => {
    const t = table({ round: 7, adventures: ['kraken', 'endOfAdventures', 'idol', 'port-2'] });
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline', 'draw');
    const events = t.play('gift');
    expect(of(events, 'endDrawn')).toEqual([{ type: 'endDrawn', seat: 0, round: 7 }]);
    t.play('gift');
    expect(t.hand(0)).toEqual(['port-2', 'kraken', 'idol']);
    expect(t.state.endRound).toBe(7);
  });

  it('S7-CARTO-4: drawn by the action it is replaced in the same way, even as a second card of the same draw', () => {
    const t = onTurn('cartographer', {}, { adventures: ['endOfAdventures', 'idol'] });
    const events = t.play('draw');
    expect(of(events, 'drew').map(({ card }) => names([card])[0])).toEqual(['idol']);
    expect(of(events, 'endDrawn')).toHaveLength(1);
  });

  it('S7-CARTO-5: Rituals are open before and after', () => {
    const t = onTurn('cartographer', { yinYang: 4 });
    t.playAll('doubleHold', 'draw', 'noGift', 'doubleHold');
    expect(t.pirate(0).doubleHolds).toBe(2);
  });
});
