/** Gambler, Set Sail!, the persons and ships of Just One More Contract, and what all expansions share, in Russian. */
import { cardsMoved, coinsGained } from './units.ts';

export const expansions = {
  // Gambler
  'port-royal.event.gamblerUsed': `{name} [пускает|пускаете] в дело картёжника и [открывает|открываете] сразу ${cardsMoved}.`,
  'port-royal.action.gamble': 'Использовать картёжника: открыть сразу 4 карты',
  'port-royal.reason.gambler-only-in-phase-one': 'Картёжника используют только в фазе 1, пока открывают карты.',
  'port-royal.reason.no-gambler': 'У вас нет картёжника. Сначала наймите его.',
  'port-royal.reason.gambler-used': 'Все ваши картёжники в этом ходу уже использованы. Переходите к торговле и найму.',
  'port-royal.reason.no-card-after-gambler':
    'После картёжника карты по одной не открывают. Переходите к торговле и найму или используйте ещё одного картёжника.',

  // Set Sail!
  'port-royal.event.shipTucked': '{name} [подкладывает|подкладываете] под купца {card}: 1 победное очко.',
  'port-royal.end.eightPoints': 'Партия окончена: восемь победных очков набраны, круг доигран.',
  'port-royal.sheet.tucked': 'Корабли у купцов',

  // Persons and ships of Just One More Contract
  'port-royal.event.coinsGained.viceAdmiral': `{name} [получает|получаете] ${coinsGained} благодаря вице-адмиралу.`,
  'port-royal.event.coinsGained.gunner': `{name} [получает|получаете] ${coinsGained} благодаря канониру.`,
  'port-royal.event.coinsGained.gift': `{name} [получает|получаете] ${coinsGained} в подарок.`,
  'port-royal.event.giftGiven': '{name} [выбирает|выбираете], кому подарок: [{to}?{to}|вам].',
  'port-royal.action.give': 'Отдать подарок {to}',
  'port-royal.step.gift': 'Фаза 2: кому подарок?',
  'port-royal.reason.answer-gift-first': 'Сначала выберите, кому достанется подарок с корабля.',
  'port-royal.reason.no-gift': 'Дарить нечего. Подарок бывает на корабле с подарком, с которым вы торгуете.',
  'port-royal.reason.gift-to-another': 'Подарок получает другой игрок за этим столом. Выберите кого-нибудь из них.',

  // Now or never
  'port-royal.action.decline': 'Отказаться',
  'port-royal.step.offer': 'Сейчас или никогда',
  'port-royal.reason.answer-offer-first': 'Сначала ответьте на предложение: примите его сейчас или откажитесь.',
  'port-royal.reason.nothing-to-decline': 'Отказываться не от чего: вам ничего не предложено.',
  'port-royal.reason.not-in-play': 'За этим столом такого нет в игре. Выберите что-нибудь другое.',
  'port-royal.reason.set-up-first': 'Идёт подготовка к игре. Сначала выберите то, что решают до первого хода.',
} as const;
