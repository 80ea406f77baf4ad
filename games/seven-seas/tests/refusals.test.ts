import { parseAction, whyNot } from '@broadside/kernel';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { cursing, type PirateSpec, raiding, type Table, table } from './table.ts';

const alone = (pirate: PirateSpec): PirateSpec[] => [pirate, {}, {}];

/** A throw of the Tavern has fallen. */
const tavern = (dice: string, pirates: readonly PirateSpec[]): Table => {
  const t = cursing('tavern', { pirates });
  t.throw(dice);
  return t;
};

describe('something else is asked first', () => {
  it('S7-SHAMAN-4, S7-CURSE-12, S7-CURSE-14: of a Shaman, what the Curse still needs', () => {
    const sirens = cursing('sirens', { pirates: alone({ ships: 8 }) });
    expect(sirens.why('choose captain')).toBe('protect-first S7-SHAMAN-4');
    const idol = cursing('idol', { pirates: alone({ loot: ['rum'] }) });
    expect(idol.waits).toBe('name 0');
    expect(idol.why('choose captain')).toBe('name-first S7-CURSE-12');
    const given = tavern('6 3 3', [{}, {}, {}]);
    expect(given.why('gift')).toBe('assign-first S7-CURSE-14');
  });

  it('S7-AMB-43: a good that is not in the highest demand cannot be named', () => {
    const t = table({ pirates: [{ hand: ['mutiny'], ships: 4, loot: ['coffee', 'rum'] }, { ships: 0 }] });
    t.choose('shaman', 'shaman');
    Object.assign(t.state, { options: { ...t.state.options, bayRum: 1 } });
    t.play('play mutiny');
    expect(t.why('name talisman')).toBe('name-a-good S7-CURSE-12');
    Object.assign(t.state, { options: { ...t.state.options, bayRum: 3 } });
    expect(t.legal()).toEqual(['name rum']);
    expect(t.why('name coffee')).toBe('not-in-demand S7-AMB-43');
  });

  it('S7-CURSE-11: whom the Whirlpool draws in', () => {
    const t = cursing('whirlpool', { pirates: [{ ships: 2 }, { ships: 1 }, { ships: 1 }] });
    t.play('protect 0');
    t.throw('2@100,100 1@105,100 1@100,120 1@100,80 1@120.5,100');
    expect(t.why('gift')).toBe('whirl-first S7-CURSE-11');
  });

  it('S7-CAPTAIN-3, S7-CAPTAIN-7: of a raid, how many ships sail, and then the throw', () => {
    const t = raiding('caravan-spain-1');
    expect(t.why('choose captain')).toBe('send-first S7-CAPTAIN-3');
    t.playAll('send 1', 'send 1', 'send 1');
    expect(t.why('gift')).toBe('throw-first S7-CAPTAIN-7');
  });

  it('S7-CURSE-15, S7-GOODS-6: which good is lost, and which does not fit', () => {
    const losing = tavern('2 6', [{}, { loot: ['rum', 'fruit'] }]);
    losing.play('assign 6');
    expect(losing.waits).toBe('lose 1');
    expect(losing.why('gift')).toBe('lose-first S7-CURSE-15');
    const full = tavern('4 6 6', alone({ ships: 2, chests: 9, loot: ['rum', 'fruit'] }));
    full.play('assign 4');
    expect(full.waits).toBe('excess 0');
    expect(full.why('gift')).toBe('excess-first S7-GOODS-6');
  });
});

describe('what is no such thing', () => {
  it('S7-ROUND-3: the first character of all is a character, too', () => {
    const t = table({ pirates: [{ played: ['shipwright'] }, {}, {}] });
    expect(t.why('choose shipwright', 0)).toBe('already-played S7-ROUND-3');
    expect(t.why('choose talisman', 0)).toBe('not-a-character S7-ROUND-2');
  });

  it('S7-RITUAL-4: a deal is made with goods, not with adventures', () => {
    const t = table({ pirates: alone({ yinYang: 3, loot: ['rum', 'fruit'] }) });
    t.choose('merchant', 'native', 'native');
    t.playAll('decline', 'decline');
    expect(t.why('deal kraken,rum')).toBe('not-a-good S7-MERCHANT-1');
  });

  it('S7-END-5: in the final sale neither Double Hold nor Unsinkable Ship is bought', () => {
    const t = table({
      endRound: 1,
      round: 4,
      pirates: alone({ yinYang: 9, loot: ['rum', 'fruit', 'coffee'] }),
    });
    t.choose('shaman', 'shaman', 'shaman');
    t.playAll('decline', 'decline', 'decline');
    expect(t.waits).toBe('finale 0');
    for (const ritual of ['doubleHold', 'unsinkable']) expect(t.why(ritual)).toBe('no-rituals S7-RITUAL-1');
    expect(t.why('gift')).toBe('final-sale-first S7-END-5');
  });

  it('S7-CAPTAIN-4: whoever could send that many ships learns the limit, not the ships', () => {
    const t = raiding('caravan-spain-1', { pirates: alone({ ships: 3 }) });
    expect(t.why('send 3')).toBe('raid-limit S7-CAPTAIN-4');
    expect(t.why('send 4')).toBe('not-enough-free-ships S7-SHIP-4');
  });

  it('S7-ROUND-8: whoever has acted does not act again', () => {
    const t = table({ pirates: alone({ chests: 3, yinYang: 2 }) });
    t.choose('shipwright', 'captain', 'captain');
    t.play('build 1');
    t.play('noGift');
    expect(t.why('build 1')).toBe('already-acted S7-ROUND-8');
    expect(t.why('decline')).toBe('already-acted S7-ROUND-8');
  });

  it('S7-MERCHANT-1: without goods there is nothing to sell at once', () => {
    const t = table({ pirates: alone({ yinYang: 2 }) });
    t.choose('merchant', 'captain', 'captain');
    t.playAll('decline', 'decline');
    expect(t.why('sellAll')).toBe('no-such-goods S7-MERCHANT-1');
  });

  it('S7-SHIP-4, S7-CAPTAIN-4: a refusal gives the figures behind it', () => {
    const t = raiding('caravan-spain-1');
    const params = (action: string) => whyNot(sevenSeas, t.state, 0, parseAction(sevenSeas, action))?.params;
    expect(params('send 8')).toEqual({ free: 7 });
    expect(params('send 3')).toEqual({ limit: 2 });
    expect(whyNot(sevenSeas, t.state, 0, parseAction(sevenSeas, 'gift'))).not.toHaveProperty('params');
  });
});
