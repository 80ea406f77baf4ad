/** Characters, items, events and tasks of the Adventure, in Ukrainian. */
import { cardsMoved, coins, coinsGained, crownsGained, sabresGiven } from './units.ts';

export const quests = {
  'port-royal.item.ritualBook': 'книги ритуалів',
  'port-royal.item.herbs': 'цілющі трави',
  'port-royal.item.bread': 'хліб',
  'port-royal.item.rum': 'ром',

  // Characters
  'port-royal.character.graceMay': '«Мацьопа» Грейс Мей',
  'port-royal.character.jacquesGrande': 'Жак Гранде',
  'port-royal.character.jeanBlackbeard': 'Жан Блекберд',
  'port-royal.character.senoraAnne': 'Сеньйора Енн',
  'port-royal.character.donFerdinando': 'Дон Фердінандо',
  'port-royal.character.officerScott': 'Офіцер Скотт',
  'port-royal.character.peterLandman': 'Пітер «Чепурун» Лендмен',
  'port-royal.character.cutthroatMary': 'Зарізяка Мері',
  'port-royal.character.samuelBlackguard': 'Семюел Блекгард',
  'port-royal.character.thomasFishborn': 'Томас Фішборн',
  'port-royal.skill.bustCoins': `Якщо у вас провал, а карт у гавані не більше ніж {upTo}, ви отримуєте ${coinsGained}.`,
  'port-royal.skill.expeditionCrowns': `За кожну виконану експедицію ви отримуєте ${crownsGained}.`,
  'port-royal.skill.sabre': 'У вас на 1 шаблю більше.',
  'port-royal.skill.discount': 'Ви платите на 1 монету менше за кожного найнятого фахівця.',
  'port-royal.skill.tradeCrown': 'Торгуючи {ship}, ви отримуєте 1 корону.',
  'port-royal.skill.tradeCoin': 'Торгуючи {ship}, ви отримуєте на 1 монету більше.',
  'port-royal.skill.fullHarbour': `Ви отримуєте ${coinsGained}, якщо в гавані лежить щонайменше 5 карт, коли настає ваша черга брати карти.`,
  'port-royal.skill.ships': `Ви отримуєте ${coinsGained}, якщо в гавані не менше ніж {from, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}, коли настає ваша черга брати карти.`,
  'port-royal.skill.once': `Ви отримуєте ${coinsGained} один раз, щойно відкрито це вміння.`,
  'port-royal.skill.lookout':
    'Один раз у своїй фазі 1 подивіться 3 верхні карти колоди, 2 з них скиньте, а третю поверніть нагору.',

  // Events
  'port-royal.happening.goodWind': 'Ходовий вітер',
  'port-royal.happening.alms': 'Капелюх по колу',
  'port-royal.happening.duel': 'Дуель на світанку',
  'port-royal.happening.toll': 'Мито біля ланцюга',
  'port-royal.happening.busyQuay': 'Тиснява на причалі',
  'port-royal.happening.harbourGuard': 'Знуджений вартовий',
  'port-royal.happening.storm': 'Буря надходить',
  'port-royal.happening.salvage': 'Що викине море',
  'port-royal.happening.marketDay': 'Ярмарковий день',
  'port-royal.happening.highDemand': 'Беруть усе',
  'port-royal.happening.idleHands': 'Руки в кишенях',
  'port-royal.happening.openHarbour': 'Відкрита гавань',
  'port-royal.happening.audience': 'Прийом у губернатора',
  'port-royal.happening.quietWaters': 'Тихі води',
  'port-royal.happening.endOfMonth': 'Кінець місяця',
  'port-royal.happening.endOfMonthAfter': 'Годинник лічить далі',
  'port-royal.gain.coins': coinsGained,
  'port-royal.gain.crowns': crownsGained,
  'port-royal.effect.gain.all': 'Кожен отримує {what}.',
  'port-royal.effect.gain.fewestPoints': 'Гравець із найменшою кількістю очок впливу отримує {what}.',
  'port-royal.effect.gain.mostSabres': 'Гравець із найбільшою кількістю шабель отримує {what}.',
  'port-royal.effect.toll': `Кожен, хто має {from} або більше монет, платить ${coinsGained}.`,
  'port-royal.effect.busyQuay':
    'Активний гравець не може зупинитися, доки в гавані менше ніж {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.effect.sabres': `У цьому ході активний гравець має на ${sabresGiven} більше проти кораблів, якщо має хоча б одну власну.`,
  'port-royal.effect.storm': `У цьому ході, щоб потопити корабель, потрібно на ${sabresGiven} більше.`,
  'port-royal.effect.bustCoins': `Якщо в активного гравця провал, він отримує ${coinsGained}.`,
  'port-royal.effect.extraCard': `Активний гравець може взяти на ${cardsMoved} більше.`,
  'port-royal.effect.tradeCoins': `У цьому ході кожна торгівля дає на ${coinsGained} більше.`,
  'port-royal.effect.discount': `У цьому ході всі платять за кожного фахівця на ${coinsGained} менше.`,
  'port-royal.effect.noCompensation': 'У цьому ході ніхто не платить компенсації.',
  'port-royal.effect.audience': `У фазі 2 активний гравець може один раз заплатити ${coinsGained} й отримати ${crownsGained}.`,
  'port-royal.effect.quietWaters':
    'Відкривають {cards, plural, one {# верхню карту} few {# верхні карти} many {# верхніх карт} other {# верхньої карти}} колоди: експедиції кладуть посеред столу, решту скидають.',
  'port-royal.effect.endOfMonth.story': 'Пісковий годинник останнього завдання каже, як піде історія.',
  'port-royal.effect.endOfMonth': `Кожен може заплатити ${coinsGained} і прибрати маркер із карти персонажа в коробку.`,

  // What tasks ask for and give
  'port-royal.need.discard': 'Скинути {what}.',
  'port-royal.need.taxNow': 'Тієї миті, коли ви сплачуєте податок.',
  'port-royal.need.fourColours': 'У свій хід, тієї миті, коли в гавані кораблі 4 кольорів.',
  'port-royal.need.fourCards':
    'У свій хід зупинитися одразу після того, як до гавані прибула четверта карта, і взяти на 1 карту менше, ніж можна.',
  'port-royal.need.firstCard':
    'Двічі, у різні свої ходи, зупинитися одразу після того, як до гавані прибула перша карта.',
  'port-royal.price.coins': coins,
  'port-royal.price.aresPirates':
    '{count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}} Ареса',
  'port-royal.price.breadOrRum':
    '{count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}} із хлібом або ромом',
  'port-royal.reward.first': 'Перший отримує {what}.',
  'port-royal.reward.all': 'Кожен, хто виконає, отримує {what}.',
  'port-royal.hourglass.always': 'Наприкінці місяця — карта сюжету {always}.',
  'port-royal.hourglass.branch':
    'Наприкінці місяця — карта сюжету {success}, якщо це завдання хтось виконав, інакше {failure}.',
  'port-royal.hourglass.end': 'Це останнє завдання розділу.',
  'port-royal.hourglass.card9': 'Наприкінці місяця розділ закінчується, перемогою чи невдачею.',

  // Lines of a task that are not met yet
  'port-royal.what.sabres': 'шаблі',
  'port-royal.what.expeditions': 'експедиції',
  'port-royal.what.priest': 'священники',
  'port-royal.what.settler': 'поселениці',
  'port-royal.what.captain': 'капітанки',
  'port-royal.what.trader': 'торговці',
  'port-royal.what.lookout': 'дозорці',
  'port-royal.what.cheapPersons': 'фахівці з ціною наймання 3 або менше',
  'port-royal.what.coins': 'монети',
  'port-royal.what.aresPirates': 'кораблі Ареса',
  'port-royal.what.ritualBook': 'кораблі з книгами ритуалів',
  'port-royal.what.herbs': 'кораблі з цілющими травами',
  'port-royal.what.bread': 'кораблі з хлібом',
  'port-royal.what.rum': 'кораблі з ромом',
  'port-royal.what.breadOrRum': 'кораблі з хлібом або ромом',
} as const;
