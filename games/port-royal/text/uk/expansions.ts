/** Gambler, Set Sail!, the persons and ships of Just One More Contract, and what all expansions share, in Ukrainian. */
import { cardsMoved, coinsGained } from './units.ts';

export const expansions = {
  // Gambler
  'port-royal.event.gamblerUsed': `{name} [пускає|пускаєте] в діло картяра й [відкриває|відкриваєте] одразу ${cardsMoved}.`,
  'port-royal.action.gamble': 'Використати картяра: відкрити одразу 4 карти',
  'port-royal.reason.gambler-only-in-phase-one': 'Картяра використовують лише у фазі 1, поки відкривають карти.',
  'port-royal.reason.no-gambler': 'У вас немає картяра. Спершу найміть його.',
  'port-royal.reason.gambler-used':
    'Усіх ваших картярів у цьому ході вже використано. Переходьте до торгівлі й наймання.',
  'port-royal.reason.no-card-after-gambler':
    'Після картяра карт по одній не відкривають. Переходьте до торгівлі й наймання або використайте ще одного картяра.',

  // Set Sail!
  'port-royal.event.shipTucked': '{name} [підкладає|підкладаєте] під купця {card}: 1 очко впливу.',
  'port-royal.end.eightPoints': 'Партію завершено: вісім очок впливу набрано, раунд дограно.',
  'port-royal.sheet.tucked': 'Кораблі в купців',

  // Persons and ships of Just One More Contract
  'port-royal.event.coinsGained.viceAdmiral': `{name} [отримує|отримуєте] ${coinsGained} завдяки віцеадміралові.`,
  'port-royal.event.coinsGained.gunner': `{name} [отримує|отримуєте] ${coinsGained} завдяки гарматниці.`,
  'port-royal.event.coinsGained.gift': `{name} [отримує|отримуєте] ${coinsGained} у подарунок.`,
  'port-royal.event.giftGiven': '{name} [вибирає|вибираєте], кому подарунок: [{to}?{to}|вам].',
  'port-royal.action.give': 'Віддати подарунок {to}',
  'port-royal.step.gift': 'Фаза 2: кому подарунок?',
  'port-royal.reason.answer-gift-first': 'Спершу виберіть, кому дістанеться подарунок із корабля.',
  'port-royal.reason.no-gift': 'Дарувати нема чого. Подарунок буває на кораблі з подарунком, з яким ви торгуєте.',
  'port-royal.reason.gift-to-another': 'Подарунок отримує інший гравець за цим столом. Виберіть когось із них.',

  // Now or never
  'port-royal.action.decline': 'Відмовитися',
  'port-royal.step.offer': 'Зараз або ніколи',
  'port-royal.reason.answer-offer-first': 'Спершу дайте відповідь на пропозицію: прийміть її зараз або відмовтеся.',
  'port-royal.reason.nothing-to-decline': 'Відмовлятися нема від чого: вам нічого не запропоновано.',
  'port-royal.reason.not-in-play': 'За цим столом такого немає в грі. Виберіть щось інше.',
  'port-royal.reason.set-up-first': 'Триває підготовка до гри. Спершу виберіть те, що вирішують до першого ходу.',
} as const;
