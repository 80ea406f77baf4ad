/** Every question of the game: who is asked, and what may be answered (S7-DP-1 to S7-DP-21). */
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/table.ts';
import type { SevenSeasFrame } from '../rules/state.ts';
import { lastRound } from './lastRound.ts';
import { atEveryMoment } from './matches.ts';
import { cursing, of, type PirateSpec, raiding, table } from './table.ts';

const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, {}, {}];
const numbers = (verb: string, most: number): string[] => Array.from({ length: most + 1 }, (_, at) => `${verb} ${at}`);

/** Captain, Native and Shaman may have nothing but to decline; a throw without gestures is still a moment of its own. */
const mayBeAlone = (frame: SevenSeasFrame, gesture: boolean): boolean =>
  frame.step === 'turn' ? frame.character >= 2 && frame.character <= 4 : frame.step === 'cast' && !gesture;

describe('questions of the round', () => {
  it('S7-DP-1: all are asked at once for any character in hand', () => {
    const t = table({ pirates: alone({ played: ['shipwright', 'cartographer'] }) });
    expect(t.legal(0)).toEqual(CHARACTERS.slice(1, 6).map((name) => `choose ${name}`));
    expect(t.legal(2)).toEqual(CHARACTERS.map((name) => `choose ${name}`));
  });

  it('S7-DP-2: Rituals are offered with the action as far as Yin-Yang and goods allow, then with the end of the turn', () => {
    const t = table({ first: 1, pirates: alone({ yinYang: 5, loot: ['fruit', 'coffee', 'rum'] }) });
    t.choose('cartographer', 'native', 'native');
    t.playAll('decline', 'decline');
    const rituals = ['deal fruit,coffee', 'deal fruit,rum', 'deal coffee,rum', 'doubleHold', 'unsinkable'];
    expect(t.legal()).toEqual(['draw', 'decline', ...rituals]);
    t.playAll('draw', 'noGift');
    expect(t.legal()).toEqual(['end', ...rituals]);
    t.play('unsinkable');
    expect(t.legal()).toEqual(['end', 'doubleHold']);
    t.play('doubleHold');
    expect(t.waits).toBe('choose 0');
  });

  it('S7-DP-3: the Shipwright names a number from one, or declines', () => {
    const t = table({ pirates: alone({ chests: 3, ships: 5 }) });
    t.choose('shipwright', 'native', 'native');
    expect(t.legal()).toEqual(['build 1', 'build 2', 'build 3', 'decline']);
  });

  it('S7-DP-4: a gift is offered once, a double one twice, each to take or not', () => {
    const t = table({ pirates: alone({ loot: ['rum'] }) });
    t.choose('merchant', 'native', 'native');
    t.playAll('decline', 'decline', 'sellAll');
    for (let gift = 0; gift < 2; gift++) {
      expect(t.legal()).toEqual(['gift', 'noGift']);
      t.play('gift');
    }
    expect(t.waits).toBe('choose 0');
  });

  it('S7-DP-5: the Governor picks one of the tokens left, or declines', () => {
    const t = table({ pirates: [{}, { corsairOf: ['england', 'france'] }, {}] });
    t.choose('governor', 'native', 'native');
    expect(t.legal()).toEqual(['corsair 1', 'corsair 3', 'decline']);
  });

  it.each([
    ['captain', ['caravan-england-3', 'caravan-holland-1']],
    ['native', ['port-2', 'port-5']],
    ['shaman', ['iceberg', 'tavern']],
  ] as const)('S7-DP-6, S7-DP-11, S7-DP-12: the %s picks one of %s in hand, or declines', (character, cards) => {
    const hand = ['caravan-england-3', 'caravan-holland-1', 'port-2', 'port-5', 'iceberg', 'tavern'];
    const t = table({ pirates: alone({ hand }) });
    t.choose(character, 'cartographer', 'cartographer');
    expect(t.legal()).toEqual([...cards.map((card) => `play ${card}`), 'decline']);
  });

  it('S7-DP-19, S7-DP-20: Merchant and Cartographer act or decline', () => {
    const t = table({ first: 1, pirates: [{ loot: ['rum', 'rum'] }, {}, {}] });
    t.choose('merchant', 'cartographer', 'cartographer');
    expect(t.legal()).toEqual(['sell rum', 'sellKind rum', 'sellAll', 'decline']);
    t.playAll('sellAll', 'noGift');
    expect(t.legal()).toEqual(['draw', 'decline']);
  });
});

describe('questions of raids and loot', () => {
  it('S7-DP-7, S7-AMB-16: each in turn names a number up to the limit, open for those who come later, and it stands', () => {
    const t = raiding('caravan-spain-2', { pirates: [{}, { ships: 3 }, {}] });
    expect(t.legal()).toEqual(numbers('send', 4));
    t.play('send 2');
    expect(t.legal()).toEqual(numbers('send', 3));
    expect(t.view(1).raid?.sent).toEqual([2, -1, -1]);
    expect(t.why('send 4', 0)).toBe('not-your-turn S7-ROUND-7');
    t.play('send 1');
    expect(t.view(2).raid?.sent).toEqual([2, 1, -1]);
  });

  it('S7-DP-8: Captain and Shaman throw; the gesture is theirs, the result is the table’s', () => {
    const raid = raiding('caravan-spain-1');
    raid.playAll('send 0', 'send 1', 'send 1');
    const tavern = cursing('tavern');
    const kraken = cursing('kraken', { first: 1 });
    kraken.play('protect 0');
    for (const t of [raid, tavern, kraken]) {
      expect(t.waits).toBe('cast 0');
      expect(t.legal()).toHaveLength(24);
      t.play('throw 7 3');
      expect(t.waits).toBe('fall -1');
      for (const seat of [0, 1, 2]) expect(t.legal(seat)).toEqual([]);
    }
  });

  it('S7-DP-9, S7-AMB-21: at a tie that matters the Captain picks the pair, and nothing else', () => {
    const t = raiding('caravan-spain-1', {}, 1);
    t.playAll('send 0', 'send 1', 'send 1');
    t.throw('4@100,100 6@100,120 3@120,100');
    expect(t.waits).toBe('tie 1');
    expect(t.legal()).toEqual(['fight 0 1', 'fight 0 2']);
    expect(t.why('fight 1 2')).toBe('not-tied S7-CAPTAIN-15');
    const events = t.play('fight 0 2');
    expect(of(events, 'fought').map(({ seat, sunk }) => [seat, sunk])).toEqual([
      [2, 'pirate'],
      [0, 'red'],
    ]);
    expect(of(events, 'looted')).toMatchObject([{ seat: 0 }]);
  });

  it('S7-DP-10, S7-AMB-20, S7-TABLE-2: loot is seen as a whole, then kept card by card, all that fits, or none', () => {
    const t = raiding('caravan-spain-1', { pirates: alone({ ships: 3 }), loot: ['rum', 'fruit'] });
    t.playAll('send 2', 'send 0', 'send 0');
    const events = t.throw('1@10,10 6@20,10 6@60,10');
    expect(of(events, 'looted')).toMatchObject([{ seat: 0, cause: 'raid' }]);
    expect(t.legal()).toEqual(['keep fruit', 'keep rum', 'keepAll', 'leave']);
    t.play('keep fruit');
    expect(t.legal()).toEqual(['keep rum', 'keepAll', 'leave']);
  });

  it('S7-DP-18, S7-TABLE-2: whoever has more goods than room picks as many as are too many, card by card', () => {
    const loot = ['fruit', 'coffee', 'rum'];
    const t = cursing('whirlpool', { first: 1, pirates: [{ ships: 3, loot }, { ships: 0 }, { ships: 0 }] });
    t.play('protect 0');
    t.throw('2@10,10 1@20,10 1@30,10 1@200,200');
    expect(t.waits).toBe('excess 0');
    expect(t.legal()).toEqual(['discard fruit', 'discard coffee', 'discard rum']);
    t.play('discard fruit');
    expect(t.legal()).toEqual(['discard coffee', 'discard rum']);
    t.play('discard rum');
    expect(t.goods(0)).toEqual(['coffee']);
  });
});

describe('questions of curses', () => {
  it('S7-DP-13: a Shaman with the gift protects up to three or six ships, as far as there are any at sea', () => {
    expect(cursing('sirens', { first: 1 }).legal()).toEqual(numbers('protect', 3));
    expect(cursing('sirens').legal()).toEqual(numbers('protect', 6));
    expect(cursing('sirens', { pirates: alone({ ships: 2 }) }).legal()).toEqual(numbers('protect', 2));
  });

  it('S7-DP-14: for Idol any good may be named, even one nobody has', () => {
    const t = cursing('idol');
    expect(t.legal()).toEqual(['name fruit', 'name coffee', 'name rum']);
    expect(t.why('name talisman')).toBe('name-a-good S7-CURSE-12');
  });

  it('S7-DP-15, S7-TABLE-2: the Shaman gives the dice of the Tavern away, player by player, to the own seat first', () => {
    const t = cursing('tavern', {}, 1);
    t.throw('6 1 4');
    expect(t.waits).toBe('assign 1');
    expect(t.legal()).toEqual(['assign 1', 'assign 4', 'assign 6']);
    t.play('assign 6');
    expect(t.legal()).toEqual(['assign 1', 'assign 4']);
    const events = t.play('assign 1');
    expect(of(events, 'assigned').map(({ seat, value }) => [seat, value])).toEqual([
      [2, 1],
      [0, 4],
    ]);
    expect(t.state.pirates.map(({ chests, yinYang, marks }) => [chests, yinYang, marks])).toEqual([
      [8, 0, 0],
      [7, 3, 0],
      [7, 0, 1],
    ]);
  });

  it('S7-DP-16: who loses a good in the Tavern picks the kind', () => {
    const t = cursing('tavern', { pirates: alone({ loot: ['fruit', 'rum', 'rum'] }) });
    t.throw('2 6 6');
    t.play('assign 2');
    expect(t.waits).toBe('lose 0');
    expect(t.legal()).toEqual(['lose fruit', 'lose rum']);
    t.play('lose rum');
    expect(t.goods(0)).toEqual(['fruit', 'rum']);
  });

  it('S7-DP-17, S7-AMB-21: the Shaman picks among the dice tied at the edge of the Whirlpool', () => {
    const pirates = [{ ships: 0 }, { ships: 1 }, { ships: 1 }];
    const t = cursing('whirlpool', { first: 1, pirates });
    t.throw('1@100,100 2@100,120 2@120,100');
    expect(t.waits).toBe('whirl 0');
    expect(t.legal()).toEqual(['hit 1', 'hit 2']);
    t.play('hit 2');
    expect(t.state.pirates.map(({ ships }) => ships)).toEqual([0, 1, 0]);
  });
});

describe('all questions', () => {
  it('S7-DP-21: at the final sale deals are offered and then everything is sold', () => {
    const { t } = lastRound({ pirates: alone({ yinYang: 3, loot: ['fruit', 'coffee'] }) });
    expect(t.legal(0)).toEqual(['deal fruit,coffee', 'sellAll']);
  });

  it('S7-TABLE-1: a question with one answer is asked only of Captain, Native and Shaman, and for a throw without gestures', () => {
    atEveryMoment((match, where) => {
      const frame = match.state.flow[match.state.flow.length - 1];
      if (frame === undefined || frame.step === 'fall') return;
      const least = mayBeAlone(frame, match.state.options.gesture) ? 1 : 2;
      for (const seat of match.toAct)
        expect(match.legal(seat).length, `${where}: ${frame.step}`).toBeGreaterThanOrEqual(least);
    }, 1);
  });
});
