import { Match, type Seat } from '@broadside/kernel';
import type { Locale } from '@broadside/text';
import { describe, expect, it } from 'vitest';
import { portRoyal } from '../rules/game.ts';
import type { PortRoyalAction, PortRoyalEvent } from '../rules/state.ts';
import { COMPENSATION } from '../rules/trade.ts';
import type { View } from '../rules/view.ts';
import { portRoyalVoice as voice } from './index.ts';
import { id, nameIn, speak } from './testing.ts';

const en = speak('en');
const ru = speak('ru');
const uk = speak('uk');

const inEnglish = (event: PortRoyalEvent): string | undefined => voice.event(event, en, nameIn('en'));
const inRussian = (event: PortRoyalEvent): string | undefined => voice.event(event, ru, nameIn('ru'));
const inUkrainian = (event: PortRoyalEvent): string | undefined => voice.event(event, uk, nameIn('uk'));

/** A view of a match just begun, with what a test wants otherwise. */
function viewWith(persons: readonly string[], changes: Partial<View> = {}): View {
  const match = Match.begin(portRoyal, { seats: 2, seed: 'words', options: { firstPlayer: 0 } });
  const view = match.view(0);
  const players = view.players.map((player) => ({ ...player, persons: persons.map(id) }));
  return { ...view, players, ...changes };
}

const button = (action: PortRoyalAction, view: View, seat: Seat, locale: Locale = 'en'): string =>
  voice.action(action, view, seat, speak(locale), nameIn(locale));

describe('cards', () => {
  it('carry the figures that distinguish them from their namesakes', () => {
    expect(voice.card(id('admiral-7-2'), en)).toBe('Admiral 7/2');
    expect(voice.card(id('flute-2-1'), en)).toBe('Blue Flute (2 coins, 1 sabre)');
    expect(voice.card(id('galleon-4-skull'), ru)).toBe('Чёрный галеон (4 монеты, череп)');
    expect(voice.card(id('trader-yellow-5-2'), uk)).toBe('Жовтий торговець 5/2');
    expect(voice.card(id('expedition-settler1-priest2'), ru)).toBe('Экспедиция (1 поселенец и 2 священника)');
    expect(voice.card(id('expedition-settler1-captain1-priest1'), en)).toBe(
      'Expedition (1 settler, 1 captain and 1 priest)',
    );
  });

  it('say what they do', () => {
    expect(voice.about?.(id('pirate-5-1'), uk)).toBe('Дає 2 шаблі, щоб топити кораблі; шаблі не витрачаються.');
    expect(voice.about?.(id('frigate-3-skull'), en)).toBe('Trading brings 3 coins; this ship cannot be sunk.');
    expect(voice.about?.(id('expedition-priest2'), en)).toBe('Discard 2 priests to gain 4 points and 2 coins.');
  });
});

describe('the log', () => {
  it('describes a hire with its price', () => {
    const hire: PortRoyalEvent = { type: 'personHired', seat: 1, card: id('admiral-7-2'), cards: [0, 0, 0, 0, 0] };
    expect(inEnglish(hire)).toBe('Bob hired the Admiral 7/2 for 5 coins.');
    expect(inRussian(hire)).toBe('Борис нанимает адмирала 7/2 за 5 монет.');
    expect(inUkrainian({ ...hire, cards: [] })).toBe('Богдан наймає адмірала 7/2 безкоштовно.');
  });

  it('describes a trade', () => {
    const trade: PortRoyalEvent = { type: 'shipTraded', seat: 0, card: id('flute-3-5') };
    expect(inEnglish(trade)).toBe('Ann traded with the Blue Flute (3 coins, 5 sabres).');
    expect(inUkrainian(trade)).toBe('Ганна торгує із синім флейтом (3 монети, 5 шабель).');
  });

  it('describes taxes, busts and take-turns', () => {
    const seats = [0, 2, 1];
    expect(inEnglish({ type: 'taxEnded', card: id('tax-mostSabres'), value: 1, seats })).toBe(
      'Tax increase. The most sabres: Ann, Cleo and Bob, with 1 sabre.',
    );
    expect(inRussian({ type: 'taxEnded', card: id('tax-fewestPoints'), value: 0, seats: [3] })).toBe(
      'Налог. Меньше всего победных очков: Глеб — 0 очков.',
    );
    const bust: PortRoyalEvent = { type: 'bust', seat: 0, card: id('pinnace-1-1'), cards: [1, 2] };
    expect(inRussian(bust)).toBe(
      'Анна: провал! Жёлтый пинас (1 монета, 1 сабля) — второй корабль этого цвета. В сброс: 2 карты.',
    );
    expect(inUkrainian({ type: 'takeTurnEnded', seat: 1, taken: 0 })).toBe('Богдан не бере карт.');
    expect(inUkrainian({ type: 'takeTurnEnded', seat: 1, taken: 1 })).toBe('Богдан: усього взято 1 карту.');
  });

  it('describes the end', () => {
    const end: PortRoyalEvent = { type: 'matchEnded', reason: 'becalmed', winners: [0, 1] };
    expect(inEnglish(end)).toBe(
      'The match is over: becalmed. For a whole round nobody could reveal a single card. Ann and Bob shared the victory.',
    );
  });
});

describe('verbs', () => {
  const hire: PortRoyalAction = { type: 'hire', card: id('admiral-7-2') };
  const trade: PortRoyalAction = { type: 'trade', card: id('flute-2-1') };

  it('give the price after the discount', () => {
    expect(button(hire, viewWith([]), 0)).toBe('Hire the Admiral for 7');
    expect(button(hire, viewWith(['mademoiselle-7-2', 'mademoiselle-9-3']), 0)).toBe('Hire the Admiral for 5');
    const many = viewWith(Array.from({ length: 4 }, () => 'mademoiselle-7-2'));
    expect(button({ type: 'hire', card: id('sailor-3-1') }, many, 0)).toBe('Hire the Sailor for free');
  });

  it('give the income with the traders of the ship’s colour', () => {
    expect(button(trade, viewWith(['trader-red-3-1']), 0)).toBe('Trade with the Blue Flute for 2');
    expect(button(trade, viewWith(['trader-blue-3-1']), 0)).toBe('Trade with the Blue Flute for 3');
    expect(button(trade, viewWith(['trader-blue-3-1'], { deck: 1, discard: 0 }), 0)).toBe(
      'Trade with the Blue Flute for 2',
    );
  });

  it('name the compensation in another player’s turn', () => {
    expect(COMPENSATION).toBe(1);
    expect(button(trade, viewWith([]), 1)).toBe('Trade with the Blue Flute for 2, pay 1 to Ann');
    expect(button(hire, viewWith([]), 1, 'ru')).toBe('Нанять адмирала за 7 монет, отдать 1 монету игроку Анна');
    expect(button(trade, viewWith([]), 1, 'uk')).toBe(
      'Торгувати із синім флейтом: +2 монети, віддати 1 монету гравцеві Ганна',
    );
    expect(voice.action(hire, viewWith([]), 1, en)).toBe('Hire the Admiral for 7, pay 1 to the active player');
  });

  it('name the ship that waits, and warn of a bust', () => {
    const flow: View['flow'] = [
      { step: 'discover', revealed: 1, gamblers: 0, lookouts: 0 },
      { step: 'repel', card: id('flute-2-1') },
    ];
    const safe = viewWith([], { flow });
    expect(button({ type: 'sink' }, safe, 0)).toBe('Sink the Blue Flute');
    expect(button({ type: 'keep' }, safe, 0)).toBe('Let the Blue Flute into the harbour');
    const fatal = viewWith([], { flow, harbour: [id('flute-1-1'), id('frigate-1-1')] });
    expect(button({ type: 'keep' }, fatal, 0)).toBe('Let the Blue Flute in and go bust');
    expect(button({ type: 'sink' }, viewWith([]), 0)).toBe('Sink the ship');
  });

  it('distinguish two ways to claim', () => {
    const card = id('expedition-settler2');
    const persons = [id('settler-4-1'), id('jackOfAllTrades-6-1')];
    expect(button({ type: 'claim', card, persons }, viewWith([]), 0)).toBe(
      'Claim the expedition (2 settlers): discard 1 settler and 1 jack-of-all-trades for 4 points and 2 coins',
    );
    expect(button({ type: 'claim', card, persons: [persons[0], persons[0]] }, viewWith([]), 0, 'ru')).toBe(
      'Выполнить условия экспедиции (2 поселенца): в сброс — 2 поселенца, награда — 4 победных очка и 2 монеты',
    );
  });
});

describe('reasons', () => {
  it('come from the game, or else from the kernel', () => {
    expect(voice.reason({ code: 'reveal-first', clause: 'PR-DISC-1' }, en)).toBe(
      'Reveal at least one card before you stop.',
    );
    expect(voice.reason({ code: 'match-over', clause: 'PR-END-2' }, ru)).toMatch(/^Партия окончена\./);
    expect(voice.reason({ code: 'too-expensive', clause: 'PR-HIRE-3', params: { coins: 3 } }, uk)).toMatch(
      /^У вас лише 3 монети: /,
    );
    expect(() => voice.reason({ code: 'whim', clause: '' }, en)).toThrow('no message for common.reason.whim');
  });
});

describe('outcome', () => {
  const sheet = { persons: 8, expeditions: 4, coins: 3 };
  const ranking = [0, 1].map((seat) => ({ seat, rank: 1, points: 12, sheet }));

  it('says who won and why', () => {
    const end = { reason: 'twelvePoints', ranking };
    expect(voice.outcome({ ...end, decidedBy: 'points', winners: [0] }, en, nameIn('en'))).toBe(
      'The match is over: twelve points were reached and the round was completed. Ann won with 12 points.',
    );
    expect(voice.outcome({ ...end, decidedBy: 'coins', winners: [1] }, ru, nameIn('ru'))).toMatch(
      /Победитель — Борис: очков поровну \(12 победных очков\), но больше монет \(3 монеты\)\.$/,
    );
    expect(voice.outcome({ ...end, decidedBy: 'expedition', winners: [0] }, en, nameIn('en'))).toMatch(
      /Ann won with 12 points, the best among the owners of an expedition\.$/,
    );
    expect(voice.outcome({ ...end, decidedBy: 'shared', winners: [0, 1] }, uk, nameIn('uk'))).toMatch(
      /Спільна перемога: Ганна та Богдан — у кожного 12 очок впливу та 3 монети\.$/,
    );
  });
});

describe('outcome of games played together', () => {
  const sheet = { persons: 3, expeditions: 0, contracts: 1, pointsDeck: 5, coins: 2 };
  const rankings = (seats: number, rank: number) =>
    Array.from({ length: seats }, (_, seat) => ({ seat, rank, points: 4, sheet }));

  it('PR-COOP-7, PR-COOP-14: everybody has won, and the team has a title', () => {
    const won = { reason: 'contractsFulfilled', decidedBy: 'together' };
    expect(voice.outcome({ ...won, winners: [0, 1], ranking: rankings(2, 1) }, en, nameIn('en'))).toBe(
      'All contracts were completed before time ran out. Victory together: Ann and Bob. The points deck was worth 5 points: Pirate.',
    );
    expect(voice.outcome({ ...won, winners: [0], ranking: rankings(1, 1) }, ru, nameIn('ru'))).toBe(
      'Все контракты выполнены, пока не кончилось время. Победа: Анна. В колоде очков 5 победных очков. Ваше звание: Пират.',
    );
  });

  it('PR-COOP-6, PR-ACOOP-4: or nobody', () => {
    const lost = { decidedBy: 'together', winners: [], ranking: rankings(2, 2) };
    expect(voice.outcome({ ...lost, reason: 'timeRanOut' }, uk, nameIn('uk'))).toBe(
      'Колода часу скінчилася раніше, ніж було виконано всі контракти. Цього разу переможців немає.',
    );
    expect(inEnglish({ type: 'matchEnded', reason: 'chapterLost', winners: [] })).toBe(
      'The chapter is over, and something was left undone: it must be played again. This time nobody won.',
    );
  });
});
