import { legal } from '@broadside/kernel';
import { LOCALES, type Locale } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CREW } from '../cards/crew.ts';
import { ROW_CARDS } from '../cards/table.ts';
import type { DeadReckoningAction } from '../rules/actions.ts';
import { alter } from '../rules/crew.ts';
import type { DeadReckoningEvent } from '../rules/events.ts';
import { deadReckoning } from '../rules/game.ts';
import { REASONS } from '../rules/reasons.ts';
import { attacking, besideBuildings, flagged } from '../tests/fights.ts';
import { card, of, type Table, table } from '../tests/table.ts';
import { effectWords, groupWords, placeName, deadReckoningVoice as voice } from './index.ts';
import { nameIn, speak } from './testing.ts';

const en = speak('en');
const ru = speak('ru');
const uk = speak('uk');

/** The buttons of whoever is asked. */
function buttons(at: Table, locale: Locale = 'en', seat = at.toAct): string[] {
  const actions = legal<DeadReckoningAction>(deadReckoning, at.state, seat);
  return actions.map((action) => voice.action(action, at.view(seat), seat, speak(locale), nameIn(locale)));
}

const sentence = (event: DeadReckoningEvent | undefined, at: Table, locale: Locale = 'en') =>
  event && voice.event(event, speak(locale), nameIn(locale), at.view(0));

describe('abilities in words', () => {
  it('DR-CREW-1 to 8: the crew reads as it is printed', () => {
    const [captain, , firstMate, bosun, gunner] = CREW.map(({ levels }) => levels);
    expect(groupWords(en, gunner[2][2])).toBe('Battle: throw 2 more cubes');
    expect(groupWords(en, bosun[2][0])).toBe('Gain 1 cargo to the dock or fit a basic upgrade for 3 cargo');
    expect(effectWords(en, firstMate[3][0][0])).toBe('Build up to 3 for 3, 2, then 1 cargo');
    expect(effectWords(ru, captain[2][2][0])).toBe(
      'При победе, но не над зданием: получить 1 монету на корабль за каждый штурвал на этой карте',
    );
    expect(effectWords(uk, gunner[1][0][0])).toBe('Отримати 1 вантаж у док');
  });

  it.each(LOCALES)('DR-COMP-3: every effect of every row card is a phrase of its own in %s', (locale) => {
    const say = speak(locale);
    for (const { name, effects, back } of ROW_CARDS)
      for (const effect of [...effects, ...(back?.kept ?? [])].flat())
        expect(effectWords(say, effect), name).toMatch(/^[\p{Lu}\d+][^{}#]*[^. ]$/u);
  });

  it('DR-ABIL-8, DR-INF-9, DR-PROD-10: amounts, reach and rows stand in the phrase', () => {
    const of3 = (name: string) => ROW_CARDS.find((one) => one.name === name)?.effects[0][0];
    const words = (name: string, say = en) => {
      const effect = of3(name);
      return effect && effectWords(say, effect);
    };
    expect(words('a2-07')).toBe('Place 1 influence for each cannon on this card');
    expect(words('a3-10')).toBe('Place 3 influence, up to 2 of it on an adjacent island');
    expect(words('a2-14')).toBe('Produce on 1 island in row 3 or 4');
    expect(words('a4-04')).toBe('Produce on 1 island, plus 1 coin there for each helm on this card');
    expect(words('a3-12', ru)).toMatch(
      /1 штурвал — ряд 1, 3 штурвала — ряд 2, 4 штурвала — ряд 3, 5 штурвалов — ряд 4$/,
    );
    expect(words('a3-09', uk)).toBe('Установити будь-яке оновлення за 2 вантажі та 1 монету');
  });
});

describe('cards', () => {
  it('DR-COMP-20, DR-COMP-22: advancements are named by what they do, merchants by the front until they are beaten', () => {
    expect(voice.card(card('a2-01'), en)).toBe('2 sails (top)');
    expect(voice.card(card('a2-02'), uk)).toBe('Вітрило та штурвал (середина)');
    expect(voice.card(card('e1-4'), en)).toBe('Merchant: 2 cargo (middle)');
    expect(voice.card(card('e1-4-back'), en)).toBe('Salt trader');
    expect(voice.card(card('crewman-3'), ru)).toBe('Юнга');
    expect(voice.card(card('bt-2'), en)).toBe('Token: Settler, Builder and Sea Dogs');
  });
});

describe('places', () => {
  const view = table(2).view(0);

  it('stand in the case that the sentence needs', () => {
    expect(placeName(en, 0, view, '.to')).toBe('to Shark Island');
    expect(placeName(ru, 0, view, '.to')).toBe('к Акульему острову');
    expect(placeName(uk, 2, view, '.at')).toBe('на Черепашому острові');
    expect(placeName(ru, 12, view, '.at')).toBe('в гавани');
  });

  it('DR-HID-2: what is unexplored is named by row and column alone', () => {
    expect(placeName(en, 5, view)).toBe('unexplored tile (row 2, right)');
    expect(placeName(en, 1, view)).toBe('open sea (row 1, centre)');
    expect(placeName(uk, 0, undefined, '.at')).toBe('на фрагменті океану (ряд 1, ліворуч)');
  });
});

describe('buttons', () => {
  const busy = table(2, {
    players: [
      {
        at: 0,
        sails: 3,
        play: ['buccaneer', 'crewman-1'],
        hand: ['crewman-2'],
        levels: { buccaneer: 2, 'crewman-2': 3 },
        sleeves: { 'crewman-2': ['a1-06'] },
        holds: [[3, 1]],
      },
    ],
    sea: { 0: { card: 'a1-01' } },
  });

  it('DR-DEC-10: the main phase offers every action with what it costs', () => {
    const offered = buttons(busy);
    for (const verb of [
      'Play: Crewman, level 3 + Helm',
      'Place 2 influence (Buccaneer)',
      'Gain 1 cargo to the dock (Crewman)',
      'Buy for 2 cargo: Sail (top)',
      'Sail to Turtle Island: 2 sails',
      'Sail to the harbour: 1 sail',
      'Unload 3 cargo from hold A',
      'Throw 1 coin overboard from hold A',
      'Move 3 cargo from hold A to hold D',
      'End the turn',
    ])
      expect(offered).toContain(verb);
    expect(buttons(busy, 'ru')).toContain('Плыть к Черепашьему острову: 2 паруса');
    expect(buttons(busy, 'uk')).toContain('Розмістити 2 кубики впливу (Пірат)');
    expect(new Set(offered).size).toBe(offered.length);
  });

  it('DR-DEC-24: a merchant is traded with or attacked', () => {
    const at = table(2, { players: [{ at: 0, holds: [[3, 0]] }], sea: { 0: { card: 'e1-1' } } });
    expect(buttons(at)).toContain('Trade for 2 cargo: 1 cargo (top)');
    expect(buttons(at)).toContain('Attack the merchant');
  });

  it('DR-DEC-43, DR-DEC-42: building and production name their islands and their prices', () => {
    const at = table(2, {
      players: [{ at: 0, dock: 9, play: ['firstMate', 'purser'], levels: { firstMate: 2, purser: 2 } }],
      sea: { 0: { cubes: [3, 0] } },
    });
    at.play('use first-mate');
    expect(buttons(at)).toContain('Build a fort on Shark Island for 4 cargo');
    expect(buttons(at, 'ru')).toContain('Построить форпост на Акульем острове за 4 груза');
    at.play('build outpost on row 1 left');
    at.play('use purser');
    expect(buttons(at)).toContain('Produce on Turtle Island');
    at.play('produce on row 1 right');
    expect(buttons(at)).toContain('Produce no more');
  });

  it('DR-FLAG-1, DR-DEC-61: a battle is begun by name and fought with so many cannons', () => {
    const at = flagged();
    expect(buttons(at)).toEqual(expect.arrayContaining(['Fire no cannon', 'Fire 1 cannon']));
    expect(buttons(at, 'uk')).toContain('Використати 1 гармату');
    const walls = besideBuildings(['fort']);
    expect(buttons(walls)).toContain('Attack the fort');
  });

  it('DR-DEC-91, DR-DEC-80, DR-DEC-81: levels, modes and sleeves', () => {
    const at = table(2, {
      players: [{ at: 0, play: ['gunner-1'], aside: ['a1-01'], hand: ['purser'] }, { hand: ['bosun'] }],
    });
    at.play('end');
    expect(buttons(at)).toEqual(['Trade mode: stay peaceful', 'Pirate mode: lie in wait']);
    at.play('mode trade');
    expect(buttons(at)).toEqual(['Sleeve: Sail (top) → Gunner, level 1', 'Sleeve no more']);
    expect(buttons(at, 'ru')[0]).toBe('Вставить: Парус (верх) → Канонир, уровень 1');
  });

  it('without names other players are called by their seats, and the rival by its own', () => {
    const at = table(2);
    const fight: DeadReckoningAction = { type: 'fight', seat: 1 };
    expect(voice.action(fight, at.view(0), 0, en)).toBe('Fight the player in seat 2');
    expect(voice.action(fight, table(1).view(0), 0, en, nameIn('en'))).toBe('Fight Rival');
  });
});

describe('the log', () => {
  it('DR-ABIL-1: an ability is described by its card and its words, as it was at that moment', () => {
    const at = table(2, { players: [{ play: ['gunner-1'], levels: { 'gunner-1': 2 } }] });
    const [used] = of(at.play('use gunner-1'), 'used');
    expect(sentence(used, at)).toBe('Mara used Gunner: gain 1 cargo to the dock.');
    alter(at.player(0), card('gunner-1'), { level: 4 });
    expect(sentence(used, at)).toBe('Mara used Gunner: gain 1 cargo to the dock.');
    expect(sentence(used, at, 'uk')).toBe('Мара використовує карту «Канонір»: отримати 1 вантаж у док.');
  });

  it('DR-ENC-4: a merchant shows its name when it is attacked', () => {
    const at = table(2, { players: [{ at: 0 }], sea: { 0: { card: 'e1-1' } } });
    const [turned] = of(at.play('attack'), 'turnedOver');
    expect(sentence(turned, at)).toBe(
      'Mara attacked a merchant at Shark Island. It was the Fishing smack, with 2 cubes.',
    );
    expect(sentence(turned, at, 'ru')).toBe(
      'Мара атакует торговый корабль на Акульем острове. Это Рыбацкая шаланда, у него 2 кубика.',
    );
  });

  it('DR-BSHIP-11: a throw is described side by side, strength by its worth', () => {
    const at = attacking('e1-1', { throws: ['C2 A1 B1'] });
    at.play('fire 1');
    const [landed] = of(at.land(), 'landed');
    expect(sentence(landed, at)).toBe('On the battle board: Mara – strength 2; black – damage 1, loot 1.');
  });

  it('DR-EXPL-1: an exploration names the tile and its card', () => {
    const at = table(2, { players: [{ at: 0, sails: 2 }], stack: { row2: ['a2-01'] } });
    const events = at.play('sail to row 2 left');
    expect(sentence(of(events, 'sailed')[0], at)).toBe('Mara sailed to Parrot Island.');
    expect(sentence(of(events, 'explored')[0], at)).toBe(
      'Mara explored: Parrot Island. The card there: 2 sails (top).',
    );
    expect(sentence(of(events, 'sailed')[0], at, 'ru')).toBe('Мара плывёт к Острову попугаев.');
  });
});

describe('reasons', () => {
  const values = { most: 2, cubes: 3, cannons: 1, price: 4 };

  it.each(LOCALES)('every refusal is one line of whole sentences in %s', (locale) => {
    for (const code of Object.keys(REASONS))
      expect(voice.reason({ code, clause: '', params: values }, speak(locale)), code).toMatch(
        /^\p{Lu}[^{}#\n]*[^.]\.$/u,
      );
  });

  it('come from the game, or else from the kernel', () => {
    expect(voice.reason({ code: 'outpost-safe', clause: 'DR-COMBAT-B2' }, uk)).toBe('Форпост не можна атакувати.');
    expect(voice.reason({ code: 'match-over', clause: 'DR-GAMEEND-8' }, ru)).toMatch(/^Партия окончена\./);
    expect(() => voice.reason({ code: 'whim', clause: '' }, en)).toThrow('no message for common.reason.whim');
  });
});

describe('outcome', () => {
  const ranking = [0, 1].map((seat) => ({ seat, rank: seat + 1, points: 51, sheet: { coins: 20 } }));
  const judged = (decidedBy: string, winners: readonly number[], locale: Locale = 'en'): string =>
    voice.outcome({ reason: 'roundLimit', decidedBy, winners, ranking }, speak(locale), nameIn(locale));

  it('DR-SCORE-20, DR-TIE-3: says who won and what broke the tie', () => {
    expect(judged('points', [0])).toBe('The match is over: the round limit was reached. Mara won with 51 coins.');
    expect(judged('tieBattle', [1])).toMatch(/Piet won the tie-break by cannon after a tie at 51 coins\.$/);
    expect(judged('shared', [0, 1], 'ru')).toMatch(/Общая победа: Мара и Пит — у каждого 51 монета\.$/);
  });

  it('DR-SOLO-46: a lone player is judged against the rival', () => {
    const solo = (winners: readonly number[]): string =>
      voice.outcome(
        {
          reason: 'orders',
          decidedBy: 'points',
          winners,
          ranking: [{ seat: 0, rank: 1, points: 60, sheet: { rival: 58 } }],
        },
        en,
        nameIn('en'),
      );
    expect(solo([0])).toBe(
      'The match is over: the rival has no more orders. Mara won with 60 coins against the rival’s 58.',
    );
    expect(solo([])).toMatch(/The rival won with 58 against Mara, who had 60 coins\.$/);
  });
});
