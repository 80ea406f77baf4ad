import { legal } from '@broadside/kernel';
import { LOCALES, type Locale } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { sevenSeas } from '../rules/game.ts';
import { REASONS } from '../rules/reasons.ts';
import type { SevenSeasAction, SevenSeasEvent } from '../rules/state.ts';
import { type CharacterName, card, raiding, type Table, type TableSpec, table } from '../tests/table.ts';
import { goodsList, sevenSeasVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

const en = speak('en');
const ru = speak('ru');
const uk = speak('uk');

/** The buttons of whoever is asked. */
function buttons(at: Table, locale: Locale = 'en', seat = at.toAct): string[] {
  const actions = legal<SevenSeasAction>(sevenSeas, at.state, seat);
  return actions.map((action) => voice.action(action, at.view(seat), seat, speak(locale), nameIn(locale)));
}

function chosen(spec: TableSpec, ...characters: readonly CharacterName[]): Table {
  const at = table(spec);
  at.choose(...characters);
  return at;
}

const sentence = (event: SevenSeasEvent, locale: Locale = 'en') => voice.event(event, speak(locale), nameIn(locale));

describe('cards', () => {
  it('S7-COMP-6, S7-COMP-7: Caravans and Ports are distinguished by their figures', () => {
    expect(voice.card(card('caravan-spain-3'), en)).toBe('Caravan of Spain (3 ships)');
    expect(voice.card(card('caravan-england-1'), ru)).toBe('Караван Англии (1 корабль)');
    expect(voice.card(card('caravan-holland-4'), uk)).toBe('Караван Голландії (4 кораблі)');
    expect(voice.card(card('port-3'), en)).toBe('Port (Coffee 3, Rum 2)');
    expect(voice.card(card('port-2'), uk)).toBe('Порт (ром 3, фрукти 2)');
    expect(voice.card(card('pirateBay'), ru)).toBe('Пиратская бухта');
  });

  it('S7-CAPTAIN-4: a Caravan says how many ships each may send', () => {
    expect(voice.about?.(card('caravan-france-2'), en)).toMatch(
      /up to 2 ships with four players, 4 with three, 6 with two/,
    );
  });
});

describe('fights', () => {
  const fought = { type: 'fought', red: 0, pirate: 3, seat: 0, apart: 900 } as const;

  it('S7-CAPTAIN-12: name the owner, both values and what sank', () => {
    expect(sentence({ ...fought, values: [3, 5], sunk: 'red' })).toBe('Mara: a 5 sank a red 3.');
    expect(sentence({ ...fought, values: [2, 2], sunk: 'both' })).toBe('Mara: a 2 and a red 2 sank each other.');
    expect(sentence({ ...fought, values: [6, 4], sunk: 'pirate' }, 'ru')).toBe(
      'Мара: красный корабль 6 топит корабль 4.',
    );
    expect(sentence({ ...fought, values: [3, 5], sunk: 'red' }, 'uk')).toBe(
      'Мара: корабель 5 топить червоний корабель 3.',
    );
  });

  it('S7-PHYS-21: a throw is described with the values of every side', () => {
    const at = raiding('caravan-spain-2');
    at.playAll('send 2', 'send 1', 'send 0');
    const landed = at.throw('5@20,20 3@250,250 6@40,40 2@60,60 4@200,200').find(({ type }) => type === 'landed');
    expect(landed && sentence(landed)).toBe('In the lid: red 5, 3; Mara 6, 2; Piet 4.');
  });

  it('S7-CAPTAIN-16, S7-CAPTAIN-17: the end of a raid says who lost and kept what', () => {
    const ended = {
      type: 'raidEnded',
      card: card('caravan-spain-2'),
      won: true,
      sunk: [1, 0],
      saved: [0, 2],
      left: [3, 1],
    } as const;
    expect(sentence(ended)).toBe(
      'The caravan was destroyed. Ships left: Mara 3 and Piet 1. Ships sunk: Mara 1. Home by Unsinkable Ship: Piet 2.',
    );
  });
});

describe('losses', () => {
  it('S7-TEST-8: a curse takes goods and ships', () => {
    const hit = {
      type: 'hit',
      seat: 0,
      curse: card('kraken'),
      dice: [],
      card: card('fruit'),
      cards: 2,
      ships: 1,
    } as const;
    expect(sentence(hit)).toBe('Mara lost to the curse (Kraken): Fruit ×2 and 1 ship.');
    expect(sentence(hit, 'ru')).toBe('Мара теряет из-за проклятия (Кракен): фрукты ×2 и 1 корабль.');
  });

  it('goods stand in the case their verb asks for', () => {
    const kept = { type: 'kept', seat: 0, goods: [0, 2, 1] } as const;
    expect(sentence(kept, 'uk')).toBe('Мара бере на борт: каву ×2 та ром.');
    const deal = { type: 'ritual', seat: 0, ritual: 'deal', cards: [card('coffee'), card('rum')], chests: 5 } as const;
    expect(sentence(deal, 'uk')).toBe('Мара укладає вигідну угоду: кава та ром, виторг — 5 скринь.');
    expect(goodsList([0, 2, 1], uk)).toBe('кава ×2 та ром');
  });
});

describe('buttons', () => {
  it('S7-SHIPWRIGHT-1: a ship costs a chest', () => {
    const at = chosen({ pirates: [{ chests: 2 }, {}, {}] }, 'shipwright', 'merchant', 'merchant');
    expect(buttons(at)).toEqual(['Buy 1 ship for 1 chest', 'Buy 2 ships for 2 chests', 'Decline: 1 Black Mark']);
    expect(buttons(at, 'uk')[0]).toBe('Купити 1 корабель за 1 скриню');
  });

  it('S7-GOV-1, S7-GOV-5: a Corsair gets ships, and a mark unless there is a gift', () => {
    const plain = chosen({ first: 1 }, 'governor', 'governor', 'merchant');
    expect(buttons(plain)[1]).toBe('Become Corsair of Spain: 3 ships, 1 Black Mark');
    const gift = chosen({ first: 1 }, 'governor', 'merchant', 'merchant');
    expect(buttons(gift)[0]).toBe('Become Corsair of England: 3 ships, no Black Mark');
    const twice = chosen({ pirates: [{ marks: 1 }, {}, {}] }, 'governor', 'merchant', 'merchant');
    expect(buttons(twice, 'ru')[3]).toBe('Стать корсаром Голландии: 3 корабля, на одну чёрную метку меньше');
  });

  it('S7-MERCHANT-2, S7-TEST-6: the third of a kind brings the price of the port', () => {
    const loot = ['coffee', 'coffee', 'coffee', 'fruit', 'fruit'];
    const at = chosen({ port: 'port-4', pirates: [{ loot }, {}, {}] }, 'merchant', 'captain', 'captain');
    for (const seat of [1, 2]) at.play('decline', seat);
    expect(buttons(at)).toEqual([
      'Sell one Fruit: +1 chest',
      'Sell Fruit ×2: +2 chests',
      'Sell one Coffee: +1 chest',
      'Sell Coffee ×3: +9 chests',
      'Sell all for 11 chests',
      'Decline: 1 Black Mark',
    ]);
    at.playAll('sell coffee', 'sell coffee');
    expect(buttons(at)).toContain('Sell one Coffee: +7 chests');
    expect(buttons(at).at(-1)).toBe('Close the sale: 2 chests');
  });

  it('S7-RITUAL-4, S7-TEST-26: a Profitable Deal names its goods and its price', () => {
    const pirates = [{ loot: ['rum', 'coffee'], yinYang: 3 }, {}, {}];
    const at = chosen({ port: 'port-1', pirates }, 'shipwright', 'captain', 'captain');
    expect(buttons(at)).toContain('Profitable Deal: Coffee and Rum for 5 chests');
    expect(buttons(at, 'uk')).toContain('Вигідна угода: кава та ром за 5 скринь');
    expect(buttons(at, 'ru')).toContain('Двойной трюм за 2 Инь-Янь');
  });

  it('S7-MARK-5, S7-MARK-6: sending none costs a mark, and so does raiding one’s own nation', () => {
    const at = raiding('caravan-spain-2', { pirates: [{}, { corsairOf: ['spain'] }, {}] });
    expect(buttons(at)).toEqual([
      'Send none: 1 Black Mark',
      'Send 1 ship',
      'Send 2 ships',
      'Send 3 ships',
      'Send 4 ships',
    ]);
    at.play('send 1');
    expect(buttons(at)[2]).toBe('Send 2 ships: 1 Black Mark');
  });

  it('S7-TABLE-3: a throw has a direction and a force, where they count', () => {
    const at = raiding('caravan-spain-1', { pirates: [{}, {}] });
    at.playAll('send 1', 'send 1');
    expect(buttons(at)).toHaveLength(24);
    expect(new Set(buttons(at)).size).toBe(24);
    expect(buttons(at)[0]).toBe('Throw straight ahead, gently');
    const blind = raiding('caravan-spain-1', { pirates: [{}, {}], options: { gesture: false } });
    blind.playAll('send 1', 'send 1');
    expect(buttons(blind)).toEqual(['Throw the dice']);
  });

  it('S7-CAPTAIN-15: tied pairs are named by owner and values', () => {
    const at = raiding('caravan-spain-1', { pirates: [{}, {}] });
    at.playAll('send 1', 'send 1');
    at.throw('4@100,100 2@120,100 5@80,100');
    expect(buttons(at)).toEqual(['First: a 2 of Mara against a red 4', 'First: a 5 of Piet against a red 4']);
    expect(buttons(at, 'ru')[1]).toBe('Сначала Пит: корабль 5 против красного 4');
    const action: SevenSeasAction = { type: 'fight', red: 0, pirate: 2 };
    expect(voice.action(action, at.view(0), 0, en)).toBe('First: a 5 of the player in seat 2 against a red 4');
  });

  it('S7-GOODS-4: loot is kept or left', () => {
    const at = raiding('caravan-spain-1', { pirates: [{}, {}], loot: ['coffee', 'rum'] });
    at.playAll('send 2', 'send 0');
    at.throw('1@100,100 6@120,100 6@200,200');
    expect(buttons(at)).toEqual(['Keep one Coffee', 'Keep one Rum', 'Keep everything', 'Leave everything']);
    at.play('keep coffee');
    expect(buttons(at).at(-1)).toBe('Leave the rest');
  });

  it('S7-CURSE-14: the Tavern’s dice are given out by name', () => {
    const at = chosen({ pirates: [{ hand: ['tavern'] }, {}, {}] }, 'shaman', 'merchant', 'merchant');
    at.play('play tavern');
    at.throw('1 5 6');
    expect(buttons(at)).toEqual(['Take the 1: a Black Mark', 'Take the 5: a goods card', 'Take the 6: 3 Yin-Yang']);
    at.play('assign 6');
    expect(buttons(at)).toEqual(['Give Piet the 1: a Black Mark', 'Give Piet the 5: a goods card']);
    expect(buttons(at, 'uk')[1]).toBe('Піт: віддати 5 — товар');
  });

  it('S7-SHAMAN-4, S7-CURSE-12: protection and the Idol', () => {
    const pirates = [{ hand: ['sirens', 'idol'] }, {}, {}];
    const at = chosen({ first: 1, pirates }, 'shaman', 'merchant', 'merchant');
    expect(buttons(at)).toEqual(['Lay the curse: Sirens', 'Lay the curse: Idol', 'Decline: 1 Black Mark']);
    at.play('play sirens');
    expect(buttons(at)).toEqual([
      'Throw all ships',
      'Keep 1 ship out of the throw',
      'Keep 2 ships out of the throw',
      'Keep 3 ships out of the throw',
    ]);
    const idol = chosen({ first: 1, pirates }, 'shaman', 'merchant', 'merchant');
    idol.play('play idol');
    expect(buttons(idol, 'uk')).toEqual(['Назвати фрукти', 'Назвати каву', 'Назвати ром']);
  });
});

describe('reasons', () => {
  const values = { most: 2, need: 3, have: 1, free: 0, limit: 4, dice: 5, room: 0 };

  it.each(LOCALES)('every refusal is one line of whole sentences in %s', (locale) => {
    for (const code of Object.keys(REASONS))
      expect(voice.reason({ code, clause: '', params: values }, speak(locale)), code).toMatch(
        /^\p{Lu}[^{}#\n]*[^.]\.$/u,
      );
  });

  it('come from the game, or else from the kernel', () => {
    expect(voice.reason({ code: 'raid-limit', clause: 'S7-CAPTAIN-4', params: { limit: 4 } }, uk)).toBe(
      'У цьому пограбуванні ніхто не відправляє більше ніж 4 кораблі.',
    );
    expect(voice.reason({ code: 'match-over', clause: 'S7-END-1' }, ru)).toMatch(/^Партия окончена\./);
    expect(() => voice.reason({ code: 'whim', clause: '' }, en)).toThrow('no message for common.reason.whim');
  });
});

describe('outcome', () => {
  const sheet = { chests: 30, talismans: 1, yinYang: 0, marks: -3, corsairs: 0, blackMarks: 1 };
  const ranking = [0, 1].map((seat) => ({ seat, rank: 1, points: 28, sheet }));
  const end = { reason: 'lastRounds', ranking };
  const OVER = 'The match is over: the three last rounds were played.';

  it('S7-END-8: says who won and what broke the tie', () => {
    const judged = (decidedBy: string, winners: readonly number[], locale: Locale = 'en'): string =>
      voice.outcome({ ...end, decidedBy, winners }, speak(locale), nameIn(locale));
    expect(judged('points', [1])).toBe(`${OVER} Piet won with 28 points.`);
    expect(judged('corsairs', [0])).toBe(`${OVER} Mara won: tied at 28 points, but with fewer Corsair tokens (0).`);
    expect(judged('marks', [0], 'ru')).toMatch(
      /Победитель — Мара: очков поровну \(28 победных очков\), но меньше чёрных меток \(1\)\.$/,
    );
    expect(judged('shared', [0, 1], 'uk')).toMatch(/Спільна перемога: Мара та Піт — у кожного 28 переможних очок\.$/);
  });
});
