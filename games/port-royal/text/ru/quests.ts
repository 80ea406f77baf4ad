/** Characters, items, events and tasks of the Adventure, in Russian. */
import { cardsMoved, coins, coinsGained, crownsGained, sabresGiven } from './units.ts';

export const quests = {
  'port-royal.item.ritualBook': 'книги ритуалов',
  'port-royal.item.herbs': 'целебные травы',
  'port-royal.item.bread': 'хлеб',
  'port-royal.item.rum': 'ром',

  // Characters
  'port-royal.character.graceMay': '«Кроха» Грейс Мэй',
  'port-royal.character.jacquesGrande': 'Жак Гранде',
  'port-royal.character.jeanBlackbeard': 'Жан Блэкберд',
  'port-royal.character.senoraAnne': 'Сеньора Энн',
  'port-royal.character.donFerdinando': 'Дон Фердинандо',
  'port-royal.character.officerScott': 'Офицер Скотт',
  'port-royal.character.peterLandman': 'Питер «Щёголь» Лендмен',
  'port-royal.character.cutthroatMary': 'Головорезка Мэри',
  'port-royal.character.samuelBlackguard': 'Сэмюэл Блэкгард',
  'port-royal.character.thomasFishborn': 'Томас Фишборн',
  'port-royal.skill.bustCoins': `Если у вас провал, а карт в гавани не больше {upTo}, вы получаете ${coinsGained}.`,
  'port-royal.skill.expeditionCrowns': `За каждую выполненную экспедицию вы получаете ${crownsGained}.`,
  'port-royal.skill.sabre': 'У вас на 1 саблю больше.',
  'port-royal.skill.discount': 'Вы платите на 1 монету меньше за каждого нанятого персонажа.',
  'port-royal.skill.tradeCrown': 'Торгуя {ship}, вы получаете 1 корону.',
  'port-royal.skill.tradeCoin': 'Торгуя {ship}, вы получаете на 1 монету больше.',
  'port-royal.skill.fullHarbour': `Вы получаете ${coinsGained}, если в гавани лежит не меньше 5 карт, когда подходит ваша очередь брать карты.`,
  'port-royal.skill.ships': `Вы получаете ${coinsGained}, если в гавани не меньше {from, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# корабля}}, когда подходит ваша очередь брать карты.`,
  'port-royal.skill.once': `Вы получаете ${coinsGained} один раз, как только раскрыта эта способность.`,
  'port-royal.skill.lookout':
    'Один раз в своей фазе 1 посмотрите 3 верхние карты колоды, 2 из них сбросьте, а третью верните наверх.',

  // Events
  'port-royal.happening.goodWind': 'Попутный ветер',
  'port-royal.happening.alms': 'Шляпа по кругу',
  'port-royal.happening.duel': 'Дуэль на рассвете',
  'port-royal.happening.toll': 'Плата у цепи',
  'port-royal.happening.busyQuay': 'Толчея на причале',
  'port-royal.happening.harbourGuard': 'Скучающий стражник',
  'port-royal.happening.storm': 'Штормовой ветер',
  'port-royal.happening.salvage': 'Что вынесет море',
  'port-royal.happening.marketDay': 'Базарный день',
  'port-royal.happening.highDemand': 'Берут всё',
  'port-royal.happening.idleHands': 'Руки в карманах',
  'port-royal.happening.openHarbour': 'Открытая гавань',
  'port-royal.happening.audience': 'Приём у губернатора',
  'port-royal.happening.quietWaters': 'Тихие воды',
  'port-royal.happening.endOfMonth': 'Конец месяца',
  'port-royal.happening.endOfMonthAfter': 'Часы идут',
  'port-royal.gain.coins': coinsGained,
  'port-royal.gain.crowns': crownsGained,
  'port-royal.effect.gain.all': 'Каждый получает {what}.',
  'port-royal.effect.gain.fewestPoints': 'Игрок с наименьшим числом победных очков получает {what}.',
  'port-royal.effect.gain.mostSabres': 'Игрок с наибольшим числом сабель получает {what}.',
  'port-royal.effect.toll': `Каждый, у кого {from} или больше монет, платит ${coinsGained}.`,
  'port-royal.effect.busyQuay':
    'Активный игрок не может остановиться, пока в гавани меньше {cards, plural, one {# карты} few {# карт} many {# карт} other {# карты}}.',
  'port-royal.effect.sabres': `В этом ходу у активного игрока на ${sabresGiven} больше против кораблей, если у него есть хотя бы одна своя.`,
  'port-royal.effect.storm': `В этом ходу, чтобы потопить корабль, нужно на ${sabresGiven} больше.`,
  'port-royal.effect.bustCoins': `Если у активного игрока провал, он получает ${coinsGained}.`,
  'port-royal.effect.extraCard': `Активный игрок может взять на ${cardsMoved} больше.`,
  'port-royal.effect.tradeCoins': `В этом ходу каждая торговля приносит на ${coinsGained} больше.`,
  'port-royal.effect.discount': `В этом ходу все платят за каждого персонажа на ${coinsGained} меньше.`,
  'port-royal.effect.noCompensation': 'В этом ходу никто не платит взяток.',
  'port-royal.effect.audience': `В фазе 2 активный игрок может один раз заплатить ${coinsGained} и получить ${crownsGained}.`,
  'port-royal.effect.quietWaters':
    'Открывают {cards, plural, one {# верхнюю карту} few {# верхние карты} many {# верхних карт} other {# верхней карты}} колоды: экспедиции кладут в центр стола, остальное сбрасывают.',
  'port-royal.effect.endOfMonth.story': 'Песочные часы последнего задания говорят, как пойдёт история.',
  'port-royal.effect.endOfMonth': `Каждый может заплатить ${coinsGained} и убрать маркер с карты героя в коробку.`,

  // What tasks ask for and give
  'port-royal.need.discard': 'Сбросить {what}.',
  'port-royal.need.taxNow': 'В тот самый момент, когда вы платите налог.',
  'port-royal.need.fourColours': 'В свой ход, в тот самый момент, когда в гавани корабли 4 цветов.',
  'port-royal.need.fourCards':
    'В свой ход остановиться сразу после того, как в гавань пришла четвёртая карта, и взять на 1 карту меньше, чем можно.',
  'port-royal.need.firstCard':
    'Дважды, в разные свои ходы, остановиться сразу после того, как в гавань пришла первая карта.',
  'port-royal.price.coins': coins,
  'port-royal.price.aresPirates':
    '{count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} Ареса',
  'port-royal.price.breadOrRum':
    '{count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} с хлебом или ромом',
  'port-royal.reward.first': 'Первый получает {what}.',
  'port-royal.reward.all': 'Каждый, кто выполнит, получает {what}.',
  'port-royal.hourglass.always': 'В конце месяца — карта сюжета {always}.',
  'port-royal.hourglass.branch':
    'В конце месяца — карта сюжета {success}, если это задание кто-нибудь выполнил, иначе {failure}.',
  'port-royal.hourglass.end': 'Это последнее задание главы.',
  'port-royal.hourglass.card9': 'В конце месяца глава заканчивается, победой или неудачей.',

  // Lines of a task that are not met yet
  'port-royal.what.sabres': 'сабли',
  'port-royal.what.expeditions': 'экспедиции',
  'port-royal.what.priest': 'священники',
  'port-royal.what.settler': 'поселенцы',
  'port-royal.what.captain': 'капитаны',
  'port-royal.what.trader': 'торговцы',
  'port-royal.what.lookout': 'дозорные',
  'port-royal.what.cheapPersons': 'персонажи с ценой найма 3 или меньше',
  'port-royal.what.coins': 'монеты',
  'port-royal.what.aresPirates': 'корабли Ареса',
  'port-royal.what.ritualBook': 'корабли с книгами ритуалов',
  'port-royal.what.herbs': 'корабли с целебными травами',
  'port-royal.what.bread': 'корабли с хлебом',
  'port-royal.what.rum': 'корабли с ромом',
  'port-royal.what.breadOrRum': 'корабли с хлебом или ромом',
} as const;
