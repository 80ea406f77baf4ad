import { Match, type Seat } from '@broadside/kernel';
import type { Locale } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../cards/characters.ts';
import { CONTRACTS } from '../cards/contracts.ts';
import { EVENTS } from '../cards/events.ts';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalFrame } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { portRoyalVoice as voice } from './index.ts';
import { id, nameIn, speak } from './testing.ts';

/** A view of a match just begun, seen by its first player. */
const begun = (play: string, changes: Partial<View> = {}): View => ({
  ...Match.begin(portRoyal, { seats: 3, seed: 'verbs', options: { play, firstPlayer: 0 } }).view(0),
  ...changes,
});

const button = (action: PortRoyalAction, view: View, locale: Locale = 'en', seat: Seat = 0): string =>
  voice.action(action, view, seat, speak(locale), nameIn(locale));

const contract = (name: string): number => CONTRACTS.findIndex((one) => one.id === name);
const event = (name: string): number => EVENTS.findIndex((one) => one.id === name);
const waiting = (frame: PortRoyalFrame): Pick<View, 'flow'> => ({ flow: [frame] });

describe('gamblers and gifts', () => {
  it('PR-GAMB-2: say how many cards come at once', () => {
    expect(button({ type: 'gamble' }, begun('points'))).toBe('Use a Gambler: reveal 4 cards at once');
  });

  it('PR-GIFT-1: name who would get the gift', () => {
    const give: PortRoyalAction = { type: 'give', seat: 2 };
    expect(button(give, begun('points'))).toBe('Give the gift to Cleo');
    expect(button(give, begun('points'), 'ru')).toBe('Отдать подарок игроку Вера');
    expect(voice.action(give, begun('points'), 0, speak('uk'))).toBe('Віддати подарунок гравцеві на місці 3');
  });
});

describe('contracts', () => {
  const [frigate, broker, mercenary, ransom] = ['enemyFrigate', 'broker', 'mercenary', 'ransom'].map(contract);
  const base = begun('contracts');
  const { extra } = base;
  if (!extra?.contracts) throw new Error('no contracts are laid out');
  const contracts = {
    ...extra.contracts,
    open: [frigate, broker, mercenary, ransom],
    done: [[], [], [1], []],
    steps: [
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  };
  const view: View = { ...base, extra: { ...extra, contracts } };

  it('PR-CONTR-6: say what the next free space pays', () => {
    expect(button({ type: 'contract', contract: mercenary }, view)).toBe('Complete “Mercenary” for 2 coins');
    expect(button({ type: 'contract', contract: mercenary }, begun('contracts'), 'ru')).toBe(
      'Выполнить контракт «Наёмник»: +3 монеты',
    );
  });

  it('PR-CTR-14, PR-CTR-18: say which step it is, and what is paid', () => {
    expect(button({ type: 'contract', contract: broker }, view)).toBe('Take step 1 of 2 of “Broker”');
    expect(button({ type: 'contract', contract: broker }, view, 'uk', 1)).toBe(
      'Виконати контракт «Біржовик»: +2 монети',
    );
    expect(button({ type: 'contract', contract: ransom }, view, 'ru')).toBe(
      'Выполнить контракт «Выкуп»: заплатить 15 монет',
    );
  });

  it('PR-CTR-10, PR-AMB-54: waive coins for a contract, and still pay the compensation', () => {
    const waive: PortRoyalAction = { type: 'waive', card: id('frigate-2-3') };
    expect(button(waive, view)).toBe('Trade with the Red Frigate, waive its coins for “Enemy Frigate”');
    expect(button(waive, view, 'ru', 1)).toBe(
      'Торговать с красным фрегатом без монет ради контракта «Вражеский фрегат», отдать 1 монету игроку Анна',
    );
  });

  it('PR-CTR-16: keep a sunk ship', () => {
    const answer = { ...view, ...waiting({ step: 'repel', card: id('flute-2-1') }) };
    expect(button({ type: 'capture' }, answer, 'uk')).toBe(
      'Потопити синій флейт і забрати заради контракту «Піратське кубло»',
    );
  });

  it('PR-COOP-11, PR-COOP-12: move time cards, or leave them', () => {
    expect([0, 1, 2, 5].map((count) => button({ type: 'setAside', count }, view, 'ru'))).toEqual([
      'Оставить все карты времени на месте',
      'Переложить 1 карту времени в колоду очков',
      'Переложить 2 карты времени в колоду очков',
      'Переложить 5 карт времени в колоду очков',
    ]);
    const asked = { ...view, ...waiting({ step: 'pointsDeck' }) };
    expect(button({ type: 'decline' }, asked)).toBe('Leave the time deck as it is');
    expect(button({ type: 'decline' }, view)).toBe('Decline');
  });
});

describe('the Adventure', () => {
  const base = begun('adventure');
  const { extra } = base;
  if (!extra?.adventure) throw new Error('the Adventure is not laid out');
  const during = (name: string, persons: readonly string[] = []): View => ({
    ...base,
    players: base.players.map((player) => ({ ...player, persons: persons.map(id) })),
    extra: { ...extra, adventure: { ...extra.adventure, event: event(name), parked: [1] } as typeof extra.adventure },
  });
  const calm = during('goodWind');
  const book = id('ares-1-2-ritualBook');
  const herbs = id('ares-1-3-herbs');
  const bread = id('pinnace-2-1-bread');

  it('PR-ASET-7: characters come with their coins', () => {
    const coins = CHARACTERS[8].startCoins;
    expect(button({ type: 'character', character: 8 }, calm)).toBe(
      `Play as Samuel Blackguard, with ${coins} coins to start`,
    );
  });

  it('PR-ITEM-2, PR-ITEM-3: keeping a ship names its cargo and what traders add', () => {
    expect(button({ type: 'stow', card: herbs }, calm)).toBe('Keep the Ares Ship (healing herbs)');
    expect(button({ type: 'stow', card: bread }, during('goodWind', ['trader-yellow-3-1']), 'ru')).toBe(
      'Оставить себе жёлтый пинас как предмет (хлеб): +1 монета',
    );
    expect(button({ type: 'stow', card: bread }, calm, 'uk', 1)).toBe(
      'Лишити собі жовтий пінас заради вантажу (хліб), віддати 1 монету гравцеві Ганна',
    );
  });

  it('the open harbour asks for no compensation', () => {
    const trade: PortRoyalAction = { type: 'trade', card: bread };
    expect(button(trade, calm, 'en', 1)).toBe('Trade with the Yellow Pinnace for 2, pay 1 to Ann');
    expect(button(trade, during('openHarbour'), 'en', 1)).toBe('Trade with the Yellow Pinnace for 2');
  });

  it('PR-INN-2: an innkeeper’s price', () => {
    expect(button({ type: 'sell', card: bread }, during('goodWind', ['innkeeper-4-1']), 'ru')).toBe(
      'Продать трактирщице за 4 монеты: хлеб',
    );
  });

  it('PR-TASK-3: a task says what is handed over', () => {
    expect(button({ type: 'task', task: 30, cards: [] }, calm)).toBe('Complete task 30');
    expect(button({ type: 'task', task: 13, cards: [] }, calm, 'uk')).toBe('Виконати завдання 13, віддати: 4 монети');
    expect(button({ type: 'task', task: 15, cards: [book, herbs] }, calm, 'ru')).toBe(
      'Выполнить задание 15, отдать: 1 корабль с книгами ритуалов и 1 корабль с целебными травами',
    );
  });

  it('PR-TASK-19, PR-TASK-20: some tasks end phase 1, and one takes two steps', () => {
    expect(button({ type: 'task', task: 51, cards: [] }, calm)).toBe('Stop here and complete task 51: give 5 coins');
    expect(button({ type: 'task', task: 52, cards: [] }, calm)).toBe('Stop here for the first step of task 52');
    expect(button({ type: 'task', task: 52, cards: [] }, calm, 'en', 1)).toBe('Stop here and complete task 52');
  });

  it('PR-ACOMP-2, PR-AVAR-5: a marker has the price of the month', () => {
    expect(button({ type: 'buyMarker' }, during('endOfMonth'))).toBe('Pay 8 coins: remove a marker');
    expect(button({ type: 'buyMarker' }, during('endOfMonthAfter'), 'ru')).toBe(
      'Заплатить 10 монет и убрать маркер в коробку',
    );
    const asked = { ...calm, ...waiting({ step: 'month', seat: 0 }) };
    expect(button({ type: 'decline' }, asked, 'uk')).toBe('Лишити монети собі');
  });

  it('PR-LOOK-1: a lookout names the card it puts back', () => {
    expect(button({ type: 'putBack', card: id('admiral-7-2') }, calm, 'ru')).toBe('Вернуть наверх: Адмирал 7/2');
  });
});

describe('refusals', () => {
  it('name contracts, games, modules and what is missing in words', () => {
    const why = (code: string, params: Record<string, string | number>, locale: Locale): string =>
      voice.reason({ code, clause: '', params }, speak(locale));
    expect(why('requirement-not-met', { contract: contract('mercenary'), have: 1, need: 3 }, 'en')).toBe(
      'You do not meet the contract “Mercenary” yet: 1 of 3.',
    );
    expect(why('task-not-met', { task: 13, what: 'priest', own: 0, needed: 1 }, 'ru')).toBe(
      'Условие задания 13 ещё не выполнено: священники — 0 из 1.',
    );
    expect(why('wrong-players', { play: 'setSail', min: 2, max: 4, seats: 5 }, 'uk')).toBe(
      'Гра «Напнути вітрила! (окремо)» розрахована на 2–4 гравців, а за цим столом 5 місць.',
    );
    expect(why('sails-alone', { module: 'gambler' }, 'en')).toMatch(/Take “Gambler” out\.$/);
  });
});
