/** The words printed on a card's face, and what a card says of itself to those who do not see it. */
import type { Catalogues } from '@broadside/text';
import { bigText } from './bigText.ts';

const en = {
  'port-royal.face.back': 'A card of the deck, face down',
  'port-royal.face.ship.yellow': 'Pinnace',
  'port-royal.face.ship.blue': 'Flute',
  'port-royal.face.ship.green': 'Skiff',
  'port-royal.face.ship.red': 'Frigate',
  'port-royal.face.ship.black': 'Galleon',
  'port-royal.face.ship.ares': 'Ares',
  'port-royal.face.trader': 'Trader',
  'port-royal.face.merchant': 'Merchant',
  'port-royal.face.clerk': 'Clerk',
  'port-royal.face.expedition': 'Expedition',
  'port-royal.face.tax': 'Tax',
  'port-royal.face.mostSabres': 'most',
  'port-royal.face.fewestPoints': 'fewest',
  'port-royal.face.new': 'New',
  'port-royal.face.short': '{coins, plural, one {# coin short} other {# coins short}}',
  'port-royal.face.count': '{name}, {count, plural, one {# card} other {# cards}}',

  'port-royal.face.say': '{name}. {about}',
  'port-royal.face.say.new': 'Just revealed.',
  'port-royal.face.say.price': 'Price for you: {coins, plural, =0 {free} one {# coin} other {# coins}}.',
  'port-royal.face.say.income': 'Brings you {coins, plural, one {# coin} other {# coins}}.',
  'port-royal.face.say.short': 'You are {coins, plural, one {# coin} other {# coins}} short.',
  'port-royal.face.say.sinkable': 'You can sink this ship.',
  'port-royal.face.say.selected': 'Selected.',
};

type Words = Readonly<Record<keyof typeof en, string>>;

const ru: Words = {
  'port-royal.face.back': 'Карта колоды рубашкой вверх',
  'port-royal.face.ship.yellow': 'Пинас',
  'port-royal.face.ship.blue': 'Флейт',
  'port-royal.face.ship.green': 'Барк',
  'port-royal.face.ship.red': 'Фрегат',
  'port-royal.face.ship.black': 'Галеон',
  'port-royal.face.ship.ares': 'Арес',
  'port-royal.face.trader': 'Торговец',
  'port-royal.face.merchant': 'Купец',
  'port-royal.face.clerk': 'Клерк',
  'port-royal.face.expedition': 'Экспедиция',
  'port-royal.face.tax': 'Налог',
  'port-royal.face.mostSabres': 'макс.',
  'port-royal.face.fewestPoints': 'мин.',
  'port-royal.face.new': 'Новая',
  'port-royal.face.short': 'не хватает {coins}',
  'port-royal.face.count': '{name}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',

  'port-royal.face.say': '{name}. {about}',
  'port-royal.face.say.new': 'Только что открыта.',
  'port-royal.face.say.price':
    'Цена для вас: {coins, plural, =0 {бесплатно} one {# монета} few {# монеты} many {# монет} other {# монеты}}.',
  'port-royal.face.say.income':
    'Принесёт вам {coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}.',
  'port-royal.face.say.short':
    'Вам не хватает {coins, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}.',
  'port-royal.face.say.sinkable': 'Этот корабль вы можете потопить.',
  'port-royal.face.say.selected': 'Выбрана.',
};

const uk: Words = {
  'port-royal.face.back': 'Карта колоди долілиць',
  'port-royal.face.ship.yellow': 'Пінас',
  'port-royal.face.ship.blue': 'Флейт',
  'port-royal.face.ship.green': 'Барк',
  'port-royal.face.ship.red': 'Фрегат',
  'port-royal.face.ship.black': 'Галеон',
  'port-royal.face.ship.ares': 'Арес',
  'port-royal.face.trader': 'Торговець',
  'port-royal.face.merchant': 'Купець',
  'port-royal.face.clerk': 'Клерк',
  'port-royal.face.expedition': 'Експедиція',
  'port-royal.face.tax': 'Податок',
  'port-royal.face.mostSabres': 'макс.',
  'port-royal.face.fewestPoints': 'мін.',
  'port-royal.face.new': 'Нова',
  'port-royal.face.short':
    '{coins, plural, one {бракує # монети} few {бракує # монет} many {бракує # монет} other {бракує # монети}}',
  'port-royal.face.count': '{name}, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',

  'port-royal.face.say': '{name}. {about}',
  'port-royal.face.say.new': 'Щойно відкрита.',
  'port-royal.face.say.price':
    'Ціна для вас: {coins, plural, =0 {безкоштовно} one {# монета} few {# монети} many {# монет} other {# монети}}.',
  'port-royal.face.say.income':
    'Принесе вам {coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}.',
  'port-royal.face.say.short':
    'Вам бракує {coins, plural, one {# монети} few {# монет} many {# монет} other {# монети}}.',
  'port-royal.face.say.sinkable': 'Цей корабель ви можете потопити.',
  'port-royal.face.say.selected': 'Вибрана.',
};

export const faceText: Catalogues = {
  en: { ...bigText.en, ...en },
  ru: { ...bigText.ru, ...ru },
  uk: { ...bigText.uk, ...uk },
};
