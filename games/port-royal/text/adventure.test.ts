import { LOCALES, type Locale, speaker } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import { CONTRACTS } from '../cards/contracts.ts';
import { EVENTS } from '../cards/events.ts';
import { TASKS } from '../cards/tasks.ts';
import { ITEMS } from '../cards/types.ts';
import { EVENT_IDS, loadEvents } from '../story/index.ts';
import {
  characterAbility,
  characterName,
  contractName,
  contractNeeds,
  eventName,
  eventText,
  itemName,
  portRoyalText,
  taskHourglass,
  taskNeeds,
  taskRewards,
  titleName,
} from './index.ts';
import type { Say } from './say.ts';

const speak = (locale: Locale): Say => speaker(locale, portRoyalText);
const en = speak('en');
const ru = speak('ru');
const uk = speak('uk');

const contract = (name: string): number => CONTRACTS.findIndex(({ id }) => id === name);
const event = (name: string): number => EVENTS.findIndex(({ id }) => id === name);
const character = (name: string): number => CHARACTERS.findIndex(({ id }) => id === name);

/** Whole sentences, with nothing left out of them. */
const SENTENCES = /^\p{Lu}[^{}#]*[^.]\.$/u;

describe.each(LOCALES)('in %s', (locale) => {
  const say = speak(locale);
  const numbers = TASKS.map(({ number }) => number);

  it('PR-CTR-1 to PR-CTR-18: every contract has a name and says what it asks for', () => {
    const names = CONTRACTS.map((_, id) => contractName(id, say));
    const needs = CONTRACTS.map((_, id) => contractNeeds(id, say));
    expect(new Set(names).size).toBe(CONTRACTS.length);
    expect(new Set(needs).size).toBe(CONTRACTS.length);
    for (const sentence of needs) expect(sentence).toMatch(SENTENCES);
  });

  it('PR-TASK-3 to PR-TASK-20: every task says what it asks for and what it gives', () => {
    for (const number of numbers) {
      expect(taskNeeds(number, say), String(number)).toMatch(SENTENCES);
      expect(taskRewards(number, say), String(number)).toMatch(SENTENCES);
    }
  });

  it('PR-MONTH-1 to PR-MONTH-4: every task says what the end of the month brings', () => {
    for (const number of numbers)
      for (const together of [false, true]) expect(taskHourglass(number, together, say)).toMatch(SENTENCES);
    expect(taskHourglass(57, true, say)).not.toBe(taskHourglass(57, false, say));
  });

  it('PR-ADV-15: every event says what it does', () => {
    const effects = EVENTS.map((_, id) => eventText(id, false, say));
    for (const sentence of effects) expect(sentence).toMatch(SENTENCES);
    expect(new Set(effects).size).toBe(EVENTS.length);
  });

  it('events are called by the titles of the tale', async () => {
    const tales = await loadEvents(locale);
    expect(EVENT_IDS.map((_, id) => eventName(id, say))).toEqual(EVENT_IDS.map((id) => tales[id].title));
  });

  it('PR-CHAR-3 to PR-CHAR-12: every character has a name and an ability', () => {
    expect(new Set(CHARACTERS.map((_, id) => characterName(id, say))).size).toBe(CHARACTERS.length);
    for (const [id] of CHARACTERS.entries()) expect(characterAbility(id, say)).toMatch(SENTENCES);
  });

  it('PR-ITEM-1: every item has a name', () => {
    expect(new Set(ITEMS.map((item) => itemName(item, say))).size).toBe(ITEMS.length);
  });

  it('PR-COOP-14, PR-INV-14: two points to a title, and none above the eighth', () => {
    const titles = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((points) => titleName(points, say));
    expect(new Set(titles).size).toBe(5);
    expect(titles[0]).toBe(titles[1]);
    expect(titles[7]).not.toBe(titles[8]);
    expect(titles[8]).toBe(titles[10]);
  });
});

describe('contracts', () => {
  it('PR-CTR-1, PR-CTR-6: persons are counted as each language counts', () => {
    expect(contractNeeds(contract('celebrities'), en)).toBe('Have a priest and a jester.');
    expect(contractNeeds(contract('celebrities'), ru)).toBe('Иметь священника и плута.');
    expect(contractNeeds(contract('newColony'), uk)).toBe('Мати поселеницю та гарматницю.');
    expect(contractNeeds(contract('unrivalledTrader'), ru)).toBe('Иметь 2 торговцев.');
  });

  it('PR-CTR-7, PR-CTR-8, PR-CTR-18: so do costs, sabres and coins', () => {
    expect(contractNeeds(contract('hardWorkers'), uk)).toBe('Мати 4 фахівців із ціною наймання 3 або менше.');
    expect(contractNeeds(contract('mercenary'), ru)).toBe('Иметь не меньше 3 сабель.');
    expect(contractNeeds(contract('ransom'), ru)).toBe('Заплатить 15 монет.');
  });

  it('PR-CTR-10, PR-CTR-11, PR-CTR-14: so do the times a contract takes', () => {
    expect(contractNeeds(contract('enemyFrigate'), ru)).toBe(
      'Торгуя с фрегатом, отказаться от всех его монет — 3 раза.',
    );
    expect(contractNeeds(contract('enemyGalleon'), en)).toBe('Trade with a galleon and waive all its coins, 2 times.');
    expect(contractNeeds(contract('broker'), en)).toBe(
      'In 2 turns of your own, bring ships of 3 colours into the harbour.',
    );
    expect(contractNeeds(contract('experiencedBroker'), uk)).toBe('У свій хід зібрати в гавані кораблі 4 кольорів.');
  });
});

describe('tasks', () => {
  it('PR-TASK-11, PR-TASK-12, PR-TASK-15: what is shown, what is discarded, what is paid', () => {
    expect(taskNeeds(13, en)).toBe('Have a priest. Pay 4 coins.');
    expect(taskNeeds(15, ru)).toBe('Иметь не меньше 2 сабель. Сбросить 2 корабля Ареса.');
    expect(taskNeeds(41, uk)).toBe('Скинути 1 корабель із цілющими травами та 1 корабель із хлібом.');
    expect(taskNeeds(20, en)).toBe('Discard 1 ship with bread or rum.');
  });

  it('PR-TASK-17, PR-TASK-19: now or never', () => {
    expect(taskNeeds(34, ru)).toBe(
      'В свой ход, в тот самый момент, когда в гавани корабли 4 цветов. Заплатить 5 монет.',
    );
    expect(taskNeeds(51, en)).toMatch(/^In your own turn, stop right after the fourth card .+ Pay 5 coins\.$/);
  });

  it('PR-TASK-8, PR-TASK-9: the first one’s reward, and everybody’s', () => {
    expect(taskRewards(10, en)).toBe('The first gains 2 coins. Everybody who does it gains 1 crown.');
    expect(taskRewards(10, ru)).toBe('Первый получает 2 монеты. Каждый, кто выполнит, получает 1 корону.');
    expect(taskRewards(10, uk)).toBe('Перший отримує 2 монети. Кожен, хто виконає, отримує 1 корону.');
  });

  it('PR-MONTH-2, PR-MONTH-3: two branches, or one', () => {
    expect(taskHourglass(11, true, en)).toBe(
      'At the end of the month: story card 12 if anybody has completed this task, 13 if not.',
    );
    expect(taskHourglass(10, true, ru)).toBe('В конце месяца — карта сюжета 11.');
  });
});

describe('events and characters', () => {
  it('count coins, crowns and cards', () => {
    expect(eventText(event('alms'), false, ru)).toMatch(
      /^Игрок с наименьшим числом победных очков получает \d+ монет[уы]?\.$/,
    );
    expect(eventText(event('duel'), false, uk)).toMatch(
      /^Гравець із найбільшою кількістю шабель отримує \d+ корон[уи]?\.$/,
    );
    expect(eventText(event('busyQuay'), false, en)).toMatch(
      /^The active player may not stop before \d+ cards? lies? in the harbour\.$/,
    );
  });

  it('PR-TABLE-3: the guard’s sabre is promised against ships only, and beside one of one’s own', () => {
    expect([en, ru, uk].map((say) => eventText(event('harbourGuard'), false, say))).toEqual([
      'With a sabre of their own, the active player has 1 more sabre against ships this turn.',
      'В этом ходу у активного игрока на 1 саблю больше против кораблей, если у него есть хотя бы одна своя.',
      'У цьому ході активний гравець має на 1 шаблю більше проти кораблів, якщо має хоча б одну власну.',
    ]);
  });

  it('PR-AMB-93, PR-AVAR-6: a team buys no markers, and after the campaign no story goes on', () => {
    const [together, against] = [true, false].map((team) => eventText(event('endOfMonth'), team, en));
    expect(together).toBe('The hourglass of the last task tells how the story goes on.');
    expect(against).toBe(`${together} Everybody may pay 8 coins to remove a marker from their character card.`);
    expect(eventText(event('endOfMonthAfter'), false, ru)).toBe(
      'Каждый может заплатить 10 монет и убрать маркер с карты героя в коробку.',
    );
  });

  it('PR-CHAR-7, PR-CHAR-9: traders name the ship they care for', () => {
    const ship = (name: string, say: Say): string => {
      const { ability } = CHARACTERS[character(name)];
      if (!('colour' in ability)) throw new Error(`${name} cares for no ship`);
      return say(`port-royal.partner.${ability.colour}`);
    };
    expect(characterAbility(character('donFerdinando'), en)).toBe(
      `You gain 1 crown when you trade with ${ship('donFerdinando', en)}.`,
    );
    expect(characterAbility(character('peterLandman'), ru)).toBe(
      `Торгуя ${ship('peterLandman', ru)}, вы получаете на 1 монету больше.`,
    );
  });
});
