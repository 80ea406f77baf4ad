/** Contracts, the time deck and the points deck, in Ukrainian. */
import { cards, coinsGained, compensation, points } from './units.ts';

const inColours = '{count, plural, one {# кольору} few {# кольорів} many {# кольорів} other {# кольору}}';
const times = '{times, plural, one {# раз} few {# рази} many {# разів} other {# раза}}';

const victory =
  '{count, plural, one {Перемога: {names}.} few {Спільна перемога: {names}.} many {Спільна перемога: {names}.} other {Спільна перемога: {names}.}}';

export const contracts = {
  'port-royal.contract.celebrities': 'Знаменитості',
  'port-royal.contract.femmeFatale': 'Згубна жінка',
  'port-royal.contract.ruleOfTheSea': 'Панування на морі',
  'port-royal.contract.newColony': 'Нова колонія',
  'port-royal.contract.tradingPost': 'Факторія',
  'port-royal.contract.unrivalledTrader': 'Неперевершений торговець',
  'port-royal.contract.hardWorkers': 'Хазяйновиті працівники',
  'port-royal.contract.mercenary': 'Найманець',
  'port-royal.contract.explorer': 'Дослідник',
  'port-royal.contract.enemyFrigate': 'Ворожий фрегат',
  'port-royal.contract.enemyGalleon': 'Ворожий галеон',
  'port-royal.contract.taxCollector': 'Податківець',
  'port-royal.contract.curse': 'Прокляття',
  'port-royal.contract.broker': 'Біржовик',
  'port-royal.contract.experiencedBroker': 'Досвідчений біржовик',
  'port-royal.contract.pirateDen': 'Піратське кубло',
  'port-royal.contract.smallEstate': 'Невеликий маєток',
  'port-royal.contract.ransom': 'Викуп',

  // The accusative after “мати”
  'port-royal.own.settler':
    '{count, plural, one {поселеницю} few {# поселениць} many {# поселениць} other {# поселениці}}',
  'port-royal.own.captain': '{count, plural, one {капітанку} few {# капітанок} many {# капітанок} other {# капітанки}}',
  'port-royal.own.priest':
    '{count, plural, one {священника} few {# священників} many {# священників} other {# священника}}',
  'port-royal.own.jester': '{count, plural, one {блазня} few {# блазнів} many {# блазнів} other {# блазня}}',
  'port-royal.own.mademoiselle':
    '{count, plural, one {сеньйориту} few {# сеньйорит} many {# сеньйорит} other {# сеньйорити}}',
  'port-royal.own.trader': '{count, plural, one {торговця} few {# торговців} many {# торговців} other {# торговця}}',
  'port-royal.own.viceAdmiral':
    '{count, plural, one {віцеадмірала} few {# віцеадміралів} many {# віцеадміралів} other {# віцеадмірала}}',
  'port-royal.own.gunner':
    '{count, plural, one {гарматницю} few {# гарматниць} many {# гарматниць} other {# гарматниці}}',
  'port-royal.own.clerk': '{count, plural, one {клерка} few {# клерків} many {# клерків} other {# клерка}}',
  'port-royal.own.lookout': '{count, plural, one {дозорця} few {# дозорців} many {# дозорців} other {# дозорця}}',
  'port-royal.own.cheapPersons':
    '{count, plural, one {# фахівця} few {# фахівців} many {# фахівців} other {# фахівця}} із ціною наймання {maxCost} або менше',
  'port-royal.own.sabres':
    '{count, plural, one {щонайменше # шаблю} few {щонайменше # шаблі} many {щонайменше # шабель} other {щонайменше # шаблі}}',
  'port-royal.own.expeditions':
    '{count, plural, one {експедицію} few {# експедиції} many {# експедицій} other {# експедиції}}',
  'port-royal.own.points':
    '{count, plural, one {# очко впливу} few {# очки впливу} many {# очок впливу} other {# очка впливу}}',

  'port-royal.need.have': 'Мати {what}.',
  'port-royal.need.pay': `Заплатити ${coinsGained}.`,
  'port-royal.need.waive.red': `Торгуючи з фрегатом, відмовитися від усіх його монет — ${times}.`,
  'port-royal.need.waive.black': `Торгуючи з галеоном, відмовитися від усіх його монет — ${times}.`,
  'port-royal.need.tax': 'Сплатити податок.',
  'port-royal.need.bust': 'Зазнати провалу.',
  'port-royal.need.colours': `У свій хід зібрати в гавані кораблі ${inColours}.`,
  'port-royal.need.colours.times': `У свій хід зібрати в гавані кораблі ${inColours} — ${times}, у різні ходи.`,
  'port-royal.need.sunkColours': `Лишати собі потоплені кораблі, по одному кожного кольору, доки не зберуться кораблі ${inColours}.`,

  // The log
  'port-royal.event.contractsOpened': 'Відкрито контракти: {contracts}.',
  'port-royal.event.contractsOpened.time':
    'Відкрито контракти: {contracts}. У колоді часу {time, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.event.contractStepped': '[{name}:|Ви робите] крок {steps} контракту «{contract}».',
  'port-royal.event.contractCompleted': '{name} [виконує|виконуєте] контракт «{contract}».',
  'port-royal.event.contractCompleted.points': `{name} [виконує|виконуєте] контракт «{contract}» й [отримує|отримуєте] ${points}.`,
  'port-royal.event.coinsWaived': '{name} [відмовляється|відмовляєтеся] від монет корабля.',
  'port-royal.event.shipCaptured': '{name} [топить|топите] {card} і [забирає|забираєте] в піратське кубло.',
  'port-royal.event.captivesDiscarded': `[{name}: піратське|Ваше піратське] кубло зібрано. До скиду: ${cards}.`,
  'port-royal.event.timePassed':
    '{left, plural, =0 {Відкрито останню карту часу.} one {Відкрито карту часу, лишилася ще #.} few {Відкрито карту часу, лишилося ще #.} many {Відкрито карту часу, лишилося ще #.} other {Відкрито карту часу, лишилося ще #.}}',
  'port-royal.event.timeMoved':
    '{name} [перекладає|перекладаєте] в колоду очок {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}} часу; тепер там {points, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.event.coinsGained.contract': `{name} [отримує|отримуєте] ${coinsGained} за контракт.`,
  'port-royal.event.coinsPaid.contract': `{name} [платить|платите] ${coinsGained} за контракт.`,

  // Verbs on buttons
  'port-royal.action.contract':
    'Виконати контракт «{contract}»{coins, plural, =0 {} one {: +# монета} few {: +# монети} many {: +# монет} other {: +# монети}}',
  'port-royal.action.contract.pay':
    'Виконати контракт «{contract}»: заплатити {price, plural, one {# монету} few {# монети} many {# монет} other {# монети}}',
  'port-royal.action.contract.step': 'Контракт «{contract}»: зробити крок {step} з {steps}',
  'port-royal.action.waive': 'Торгувати {ship} без монет заради контракту «{contract}»',
  'port-royal.action.waive.guest': `Торгувати {ship} без монет заради контракту «{contract}», ${compensation}`,
  'port-royal.action.capture': 'Потопити {ship} і забрати заради контракту «{contract}»',
  'port-royal.action.moveTime': 'Перекласти карту часу в колоду очок',
  'port-royal.action.setAside':
    '{count, plural, =0 {Лишити всі карти часу на місці} one {Перекласти # карту часу в колоду очок} few {Перекласти # карти часу в колоду очок} many {Перекласти # карт часу в колоду очок} other {Перекласти # карти часу в колоду очок}}',
  'port-royal.action.decline.pointsDeck': 'Лишити колоду часу як є',

  // Refusals
  'port-royal.reason.answer-points-deck-first': 'Спершу вирішіть, чи стане карта часу очком.',
  'port-royal.reason.contract-not-open': 'Контракт «{contract}» не відкрито. Виберіть один із відкритих.',
  'port-royal.reason.contract-completed': 'Контракт «{contract}» ви вже виконали. Кожен може зробити це лише один раз.',
  'port-royal.reason.three-contracts-completed': 'Ви виконали три контракти: більше не може ніхто.',
  'port-royal.reason.no-free-marker':
    'Усі ваші маркери зайняті. Доведіть до кінця контракт, на якому вже зроблено крок.',
  'port-royal.reason.waive-for-it':
    'Заради контракту «{contract}» торгуйте з таким кораблем і відмовтеся від його монет.',
  'port-royal.reason.capture-for-it': 'Заради контракту «{contract}» забирайте кораблі, які топите.',
  'port-royal.reason.now-or-never':
    'Контракт «{contract}» виконують лише тієї миті, коли це сталося. Тоді вам його й запропонують.',
  'port-royal.reason.requirement-not-met': 'Умову контракту «{contract}» ще не виконано: {have} з {need}.',
  'port-royal.reason.nothing-to-waive-for':
    'Жоден відкритий контракт не вимагає відмовитися від монет цього корабля. Торгуйте заради монет.',
  'port-royal.reason.cannot-compensate-waiver':
    'Без монет корабля вам нема чим сплатити компенсацію активному гравцеві. Торгуйте заради монет або пропустіть.',
  'port-royal.reason.colour-captured': 'Корабель цього кольору у вас уже є. Цей потопіть або впустіть до гавані.',
  'port-royal.reason.set-aside-too-many':
    'У колоді часу має лишитися бодай одна карта. Перекласти можна щонайбільше {most, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.reason.match-has-begun': 'Партія вже почалася. Карти часу відкладають лише до першого ходу.',
  'port-royal.reason.no-tax-to-answer':
    'Перекласти карту часу в колоду очок можна лише тоді, коли відкрито збільшення податку.',

  // Steps
  'port-royal.step.pointsDeck': 'Фаза 1: карту часу в колоду очок?',
  'port-royal.step.setAside': 'До гри: карти часу в колоду очок',

  // The end
  'port-royal.end.contractsFulfilled': 'Усі контракти виконано, доки не скінчився час.',
  'port-royal.end.timeRanOut': 'Колода часу скінчилася раніше, ніж було виконано всі контракти.',
  'port-royal.decidedBy.together': victory,
  'port-royal.decidedBy.together.lost': 'Цього разу переможців немає.',
  'port-royal.decidedBy.together.title': `${victory} У колоді очок ${points}. Ваш титул: {title}.`,
  'port-royal.title.cabinBoy': 'Юнга',
  'port-royal.title.sailor': 'Моряк',
  'port-royal.title.pirate': 'Пірат',
  'port-royal.title.captain': 'Капітан',
  'port-royal.title.masterOfTheSeas': 'Повелитель морів',
  'port-royal.sheet.contracts': 'Контракти',
  'port-royal.sheet.pointsDeck': 'Колода очок',
} as const;
