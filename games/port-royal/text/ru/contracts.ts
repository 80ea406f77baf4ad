/** Contracts, the time deck and the points deck, in Russian. */
import { bribe, cards, coinsGained, points } from './units.ts';

const inColours = '{count, plural, one {# цвета} few {# цветов} many {# цветов} other {# цвета}}';
const times = '{times, plural, one {# раз} few {# раза} many {# раз} other {# раза}}';

const victory =
  '{count, plural, one {Победа: {names}.} few {Общая победа: {names}.} many {Общая победа: {names}.} other {Общая победа: {names}.}}';

export const contracts = {
  'port-royal.contract.celebrities': 'Знаменитости',
  'port-royal.contract.femmeFatale': 'Роковая женщина',
  'port-royal.contract.ruleOfTheSea': 'Господство на море',
  'port-royal.contract.newColony': 'Новая колония',
  'port-royal.contract.tradingPost': 'Фактория',
  'port-royal.contract.unrivalledTrader': 'Непревзойдённый торговец',
  'port-royal.contract.hardWorkers': 'Трудолюбивые работники',
  'port-royal.contract.mercenary': 'Наёмник',
  'port-royal.contract.explorer': 'Исследователь',
  'port-royal.contract.enemyFrigate': 'Вражеский фрегат',
  'port-royal.contract.enemyGalleon': 'Вражеский галеон',
  'port-royal.contract.taxCollector': 'Сборщик налогов',
  'port-royal.contract.curse': 'Проклятие',
  'port-royal.contract.broker': 'Биржевик',
  'port-royal.contract.experiencedBroker': 'Опытный биржевик',
  'port-royal.contract.pirateDen': 'Пиратское логово',
  'port-royal.contract.smallEstate': 'Небольшое поместье',
  'port-royal.contract.ransom': 'Выкуп',

  // The accusative after “иметь”
  'port-royal.own.settler':
    '{count, plural, one {поселенца} few {# поселенцев} many {# поселенцев} other {# поселенца}}',
  'port-royal.own.captain': '{count, plural, one {капитана} few {# капитанов} many {# капитанов} other {# капитана}}',
  'port-royal.own.priest':
    '{count, plural, one {священника} few {# священников} many {# священников} other {# священника}}',
  'port-royal.own.jester': '{count, plural, one {плута} few {# плутов} many {# плутов} other {# плута}}',
  'port-royal.own.mademoiselle': '{count, plural, one {мадам} few {# мадам} many {# мадам} other {# мадам}}',
  'port-royal.own.trader': '{count, plural, one {торговца} few {# торговцев} many {# торговцев} other {# торговца}}',
  'port-royal.own.viceAdmiral':
    '{count, plural, one {вице-адмирала} few {# вице-адмиралов} many {# вице-адмиралов} other {# вице-адмирала}}',
  'port-royal.own.gunner': '{count, plural, one {канонира} few {# канониров} many {# канониров} other {# канонира}}',
  'port-royal.own.clerk': '{count, plural, one {клерка} few {# клерков} many {# клерков} other {# клерка}}',
  'port-royal.own.lookout': '{count, plural, one {дозорного} few {# дозорных} many {# дозорных} other {# дозорного}}',
  'port-royal.own.cheapPersons':
    '{count, plural, one {# персонажа} few {# персонажей} many {# персонажей} other {# персонажа}} с ценой найма {maxCost} или меньше',
  'port-royal.own.sabres':
    '{count, plural, one {не меньше # сабли} few {не меньше # сабель} many {не меньше # сабель} other {не меньше # сабли}}',
  'port-royal.own.expeditions':
    '{count, plural, one {экспедицию} few {# экспедиции} many {# экспедиций} other {# экспедиции}}',
  'port-royal.own.points':
    '{count, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}',

  'port-royal.need.have': 'Иметь {what}.',
  'port-royal.need.pay': `Заплатить ${coinsGained}.`,
  'port-royal.need.waive.red': `Торгуя с фрегатом, отказаться от всех его монет — ${times}.`,
  'port-royal.need.waive.black': `Торгуя с галеоном, отказаться от всех его монет — ${times}.`,
  'port-royal.need.tax': 'Заплатить налог.',
  'port-royal.need.bust': 'Потерпеть провал.',
  'port-royal.need.colours': `В свой ход собрать в гавани корабли ${inColours}.`,
  'port-royal.need.colours.times': `В свой ход собрать в гавани корабли ${inColours} — ${times}, в разные ходы.`,
  'port-royal.need.sunkColours': `Оставлять себе потопленные корабли, по одному каждого цвета, пока не соберутся корабли ${inColours}.`,

  // The log
  'port-royal.event.contractsOpened': 'Открыты контракты: {contracts}.',
  'port-royal.event.contractsOpened.time':
    'Открыты контракты: {contracts}. В колоде времени {time, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.event.contractStepped': '[{name}:|Вы делаете] шаг {steps} контракта «{contract}».',
  'port-royal.event.contractCompleted': '{name} [выполняет|выполняете] контракт «{contract}».',
  'port-royal.event.contractCompleted.points': `{name} [выполняет|выполняете] контракт «{contract}» и [получает|получаете] ${points}.`,
  'port-royal.event.coinsWaived': '{name} [отказывается|отказываетесь] от монет корабля.',
  'port-royal.event.shipCaptured': '{name} [топит|топите] {card} и [забирает|забираете] в пиратское логово.',
  'port-royal.event.captivesDiscarded': `[{name}: пиратское|Ваше пиратское] логово собрано. В сброс: ${cards}.`,
  'port-royal.event.timePassed':
    '{left, plural, =0 {Открыта последняя карта времени.} one {Открыта карта времени, осталась ещё #.} few {Открыта карта времени, осталось ещё #.} many {Открыта карта времени, осталось ещё #.} other {Открыта карта времени, осталось ещё #.}}',
  'port-royal.event.timeMoved':
    '{name} [перекладывает|перекладываете] в колоду очков {count, plural, one {# карту} few {# карты} many {# карт} other {# карты}} времени; теперь там {points, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.event.coinsGained.contract': `{name} [получает|получаете] ${coinsGained} за контракт.`,
  'port-royal.event.coinsPaid.contract': `{name} [платит|платите] ${coinsGained} за контракт.`,

  // Verbs on buttons
  'port-royal.action.contract':
    'Выполнить контракт «{contract}»{coins, plural, =0 {} one {: +# монета} few {: +# монеты} many {: +# монет} other {: +# монеты}}',
  'port-royal.action.contract.pay':
    'Выполнить контракт «{contract}»: заплатить {price, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}',
  'port-royal.action.contract.step': 'Контракт «{contract}»: сделать шаг {step} из {steps}',
  'port-royal.action.waive': 'Торговать {ship} без монет ради контракта «{contract}»',
  'port-royal.action.waive.guest': `Торговать {ship} без монет ради контракта «{contract}», ${bribe}`,
  'port-royal.action.capture': 'Потопить {ship} и забрать ради контракта «{contract}»',
  'port-royal.action.moveTime': 'Переложить карту времени в колоду очков',
  'port-royal.action.setAside':
    '{count, plural, =0 {Оставить все карты времени на месте} one {Переложить # карту времени в колоду очков} few {Переложить # карты времени в колоду очков} many {Переложить # карт времени в колоду очков} other {Переложить # карты времени в колоду очков}}',
  'port-royal.action.decline.pointsDeck': 'Оставить колоду времени как есть',

  // Refusals
  'port-royal.reason.answer-points-deck-first': 'Сначала решите, станет ли карта времени очком.',
  'port-royal.reason.contract-not-open': 'Контракт «{contract}» не открыт. Выберите один из открытых.',
  'port-royal.reason.contract-completed':
    'Контракт «{contract}» вы уже выполнили. Каждый может сделать это только один раз.',
  'port-royal.reason.three-contracts-completed': 'Вы уже выполнили три контракта: больше нельзя никому.',
  'port-royal.reason.no-free-marker': 'Все ваши маркеры заняты. Доведите до конца контракт, на котором уже сделан шаг.',
  'port-royal.reason.waive-for-it': 'Ради контракта «{contract}» торгуйте с таким кораблём и откажитесь от его монет.',
  'port-royal.reason.capture-for-it': 'Ради контракта «{contract}» забирайте корабли, которые топите.',
  'port-royal.reason.now-or-never':
    'Контракт «{contract}» выполняют только в тот момент, когда это случилось. Тогда вам его и предложат.',
  'port-royal.reason.requirement-not-met': 'Условие контракта «{contract}» ещё не выполнено: {have} из {need}.',
  'port-royal.reason.nothing-to-waive-for':
    'Ни один открытый контракт не требует отказаться от монет этого корабля. Торгуйте ради монет.',
  'port-royal.reason.cannot-compensate-waiver':
    'Без монет корабля вам нечем дать взятку активному игроку. Торгуйте ради монет или откажитесь.',
  'port-royal.reason.colour-captured': 'Корабль этого цвета у вас уже есть. Этот потопите или впустите в гавань.',
  'port-royal.reason.set-aside-too-many':
    'В колоде времени должна остаться хотя бы одна карта. Переложить можно самое большее {most, plural, one {# карту} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.reason.match-has-begun': 'Партия уже началась. Карты времени откладывают только до первого хода.',
  'port-royal.reason.no-tax-to-answer':
    'Переложить карту времени в колоду очков можно только тогда, когда открыт налог.',

  // Steps
  'port-royal.step.pointsDeck': 'Фаза 1: карту времени в колоду очков?',
  'port-royal.step.setAside': 'До игры: карты времени в колоду очков',

  // The end
  'port-royal.end.contractsFulfilled': 'Все контракты выполнены, пока не кончилось время.',
  'port-royal.end.timeRanOut': 'Колода времени кончилась раньше, чем были выполнены все контракты.',
  'port-royal.decidedBy.together': victory,
  'port-royal.decidedBy.together.lost': 'На этот раз победителей нет.',
  'port-royal.decidedBy.together.title': `${victory} В колоде очков ${points}. Ваше звание: {title}.`,
  'port-royal.title.cabinBoy': 'Юнга',
  'port-royal.title.sailor': 'Матрос',
  'port-royal.title.pirate': 'Пират',
  'port-royal.title.captain': 'Капитан',
  'port-royal.title.masterOfTheSeas': 'Повелитель морей',
  'port-royal.sheet.contracts': 'Контракты',
  'port-royal.sheet.pointsDeck': 'Колода очков',
} as const;
