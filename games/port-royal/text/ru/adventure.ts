/** The Adventure Begins: log, verbs, refusals, the end, in Russian. */
import { bribe, coins, coinsGained, crownsGained, points } from './units.ts';

export const adventure = {
  // The log
  'port-royal.event.characterChosen': '{name} [выбирает|выбираете] героя: {character}.',
  'port-royal.event.storyRead': 'Прочитана карта сюжета {number}.',
  'port-royal.event.cardsShuffledIn':
    '{count, plural, one {В колоду замешана # карта.} few {В колоду замешаны # карты.} many {В колоду замешано # карт.} other {В колоду замешано # карты.}}',
  'port-royal.event.eventRevealed': 'Событие: {event}. {effect}',
  'port-royal.event.cardsTurned': 'Открыто из колоды: {cards}.',
  'port-royal.event.cardsTurned.none': 'Открывать из колоды нечего.',
  'port-royal.event.monthEnded':
    'Месяц закончился. В следующем {events, plural, one {# событие} few {# события} many {# событий} other {# события}}.',
  'port-royal.event.markerBought': '{name} [убирает|убираете] маркер в коробку.',
  'port-royal.event.crownsGained.trade': `{name} [получает|получаете] ${crownsGained} за торговлю.`,
  'port-royal.event.crownsGained.task': `{name} [получает|получаете] ${crownsGained} за задание.`,
  'port-royal.event.crownsGained.event': `{name} [получает|получаете] ${crownsGained} по событию.`,
  'port-royal.event.crownsGained.character': `{name} [получает|получаете] ${crownsGained} благодаря способности героя.`,
  'port-royal.event.crownsGained.innkeeper': `{name} [получает|получаете] ${crownsGained} благодаря трактирщице.`,
  'port-royal.event.crownsGained.unlock': `{name} [находит|находите] под маркером ${crownsGained}.`,
  'port-royal.event.taskStepped': '[{name}:|Вы делаете] первый шаг задания {task}.',
  'port-royal.event.taskCompleted': '{name} [выполняет|выполняете] задание {task}.',
  'port-royal.event.taskCompleted.ships': '{name} [выполняет|выполняете] задание {task}. В сброс: {ships}.',
  'port-royal.event.unlocked.1': '{name} [раскрывает|раскрываете] способность героя.',
  'port-royal.event.unlocked.2': '{name} [открывает|открываете] трофей.',
  'port-royal.event.unlocked.3': '{name} [снимает|снимаете] с карты героя третий маркер.',
  'port-royal.event.unlocked.4': '{name} [снимает|снимаете] с карты героя последний маркер.',
  'port-royal.event.shipStowed': '{name} [оставляет|оставляете] себе {card}.',
  'port-royal.event.itemSold': '{name} [продаёт|продаёте] трактирщице предмет: {item}.',
  'port-royal.event.lookedAhead': '{name} [смотрит|смотрите] верхние карты колоды.',
  'port-royal.event.lookedAhead.cards': '{name} [смотрит|смотрите] верхние карты колоды: {cards}.',
  'port-royal.event.lookoutDiscarded': '[{name}: дозорный|Ваш дозорный] сбрасывает карты. В сброс: {cards}.',
  'port-royal.event.lookoutDiscarded.none': '[{name}: дозорный|Ваш дозорный] ничего не сбрасывает.',
  'port-royal.event.coinsGained.task': `{name} [получает|получаете] ${coinsGained} за задание.`,
  'port-royal.event.coinsGained.event': `{name} [получает|получаете] ${coinsGained} по событию.`,
  'port-royal.event.coinsGained.character': `{name} [получает|получаете] ${coinsGained} благодаря способности героя.`,
  'port-royal.event.coinsGained.innkeeper': `{name} [получает|получаете] ${coinsGained} от трактирщицы.`,
  'port-royal.event.coinsGained.start': `{name} [получает|получаете] ${coinsGained} в начале игры.`,
  'port-royal.event.coinsPaid.task': `{name} [платит|платите] ${coinsGained} за задание.`,
  'port-royal.event.coinsPaid.event': `{name} [платит|платите] ${coinsGained} по событию.`,
  'port-royal.event.coinsPaid.marker': `{name} [платит|платите] ${coinsGained} за маркер.`,

  // Verbs on buttons
  'port-royal.action.character': `Выбрать героя: {character}, в начале ${coins}`,
  'port-royal.action.share': 'Отдать одну из добавочных монет {to}',
  'port-royal.action.look': 'Использовать дозорного: посмотреть 3 верхние карты',
  'port-royal.action.putBack': 'Вернуть наверх: {card}',
  'port-royal.action.stow':
    'Оставить себе {ship} как предмет ({item}){coins, plural, =0 {} one {: +# монета} few {: +# монеты} many {: +# монет} other {: +# монеты}}',
  'port-royal.action.stow.guest': `Оставить себе {ship} как предмет ({item}){coins, plural, =0 {} one {: +# монета} few {: +# монеты} many {: +# монет} other {: +# монеты}}, ${bribe}`,
  'port-royal.action.sell': `Продать трактирщице за ${coinsGained}: {item}`,
  'port-royal.action.task': 'Выполнить задание {task}',
  'port-royal.action.task.price': 'Выполнить задание {task}, отдать: {price}',
  'port-royal.action.task.stop': 'Остановиться и выполнить задание {task}',
  'port-royal.action.task.stop.price': 'Остановиться и выполнить задание {task}, отдать: {price}',
  'port-royal.action.task.step': 'Остановиться ради первого шага задания {task}',
  'port-royal.action.audience': `Пойти на приём: заплатить ${coinsGained} и получить ${crownsGained}`,
  'port-royal.action.buyMarker': `Заплатить ${coinsGained} и убрать маркер в коробку`,
  'port-royal.action.decline.month': 'Оставить монеты себе',

  // Refusals
  'port-royal.reason.answer-lookout-first': 'Сначала выберите, какая из карт вернётся на верх колоды.',
  'port-royal.reason.answer-month-first': 'Сначала решите, платить ли за маркер в конце месяца.',
  'port-royal.reason.quay-is-busy': 'На причале толчея, остановиться нельзя. Откройте ещё карту.',
  'port-royal.reason.character-not-offered': 'Этого героя вам выбрать нельзя. Выберите из предложенных.',
  'port-royal.reason.characters-are-chosen': 'Герои уже выбраны.',
  'port-royal.reason.nothing-to-share': 'Добавочных монет, которые можно поделить, нет.',
  'port-royal.reason.not-before-lookout': 'Эту карту дозорный не видит. Выберите одну из тех, что перед ним.',
  'port-royal.reason.no-lookout-looks': 'Сейчас дозорный не смотрит карты колоды.',
  'port-royal.reason.lookout-only-in-phase-one': 'Дозорного используют только в фазе 1, пока открывают карты.',
  'port-royal.reason.no-lookout': 'У вас нет дозорного. Сначала наймите его.',
  'port-royal.reason.lookout-used': 'Все ваши дозорные в этом ходу уже использованы. Откройте карту или остановитесь.',
  'port-royal.reason.no-lookout-after-gambler':
    'После картёжника дозорного использовать нельзя. Переходите к торговле и найму.',
  'port-royal.reason.no-month-ends': 'Убрать маркер в коробку за монеты можно только в конце месяца.',
  'port-royal.reason.carries-nothing':
    'На этом корабле нет предмета, ради которого его стоит оставить. Торгуйте с ним.',
  'port-royal.reason.sell-only-in-take-turn':
    'Хлеб и ром продают только тогда, когда подошла ваша очередь брать карты.',
  'port-royal.reason.ship-not-yours': 'У вас нет такого корабля. Выберите из тех, что лежат в вашей личной зоне.',
  'port-royal.reason.innkeeper-buys-food': 'Трактирщицы покупают только хлеб и ром.',
  'port-royal.reason.innkeeper-has-bought':
    'Каждая ваша трактирщица уже что-нибудь купила. Дождитесь следующей очереди.',
  'port-royal.reason.no-innkeeper': 'У вас нет трактирщицы, которая купила бы это. Сначала наймите её.',
  'port-royal.reason.no-audience': 'В этом ходу губернатор никого не принимает.',
  'port-royal.reason.audience-in-own-take-turn':
    'На приём ходит только активный игрок, и только пока берёт карты в фазе 2.',
  'port-royal.reason.audience-was-granted': 'В этом ходу вас уже приняли. Одного раза довольно.',
  'port-royal.reason.audience-costs': `Приём стоит {needed, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}, а у вас ${coins}.`,
  'port-royal.reason.task-not-in-play': 'Задания {task} на столе нет. Выберите одно из лежащих.',
  'port-royal.reason.task-is-done': 'Задание {task} вы уже выполнили. Каждый может сделать это только один раз.',
  'port-royal.reason.no-marker-for-task': 'Для задания {task} на вашей карте героя не осталось маркеров.',
  'port-royal.reason.task-now-or-never':
    'Задание {task} выполняют только в момент, который в нём назван. Тогда вам его и предложат.',
  'port-royal.reason.task-not-met': 'Условие задания {task} ещё не выполнено: {what} — {own} из {needed}.',
  'port-royal.reason.ships-do-not-match': 'Эти корабли не подходят для задания {task}. Отдайте ровно то, что нужно.',

  // Steps
  'port-royal.step.lookout': 'Фаза 1: дозорный смотрит вперёд',
  'port-royal.step.character': 'До игры: выбор героя',
  'port-royal.step.share': 'До игры: раздел добавочных монет',
  'port-royal.step.month': 'Конец месяца: заплатить за маркер?',

  // The end
  'port-royal.end.twelvePointsAndTrophy':
    'Партия окончена: у одного игрока были двенадцать победных очков и трофей, круг доигран.',
  'port-royal.end.chapterWon': 'Глава закончена, и команда сделала всё, что задумала.',
  'port-royal.end.chapterLost': 'Глава закончена, но сделано не всё: её придётся сыграть ещё раз.',
  'port-royal.decidedBy.trophy': `Победитель — {names}: ${points}, лучший счёт среди тех, у кого есть трофей.`,
  'port-royal.decidedBy.markers': `Победитель — {names}: очков поровну (${points}), но на карте героя осталось меньше маркеров.`,
  'port-royal.sheet.crowns': 'Короны',
  'port-royal.sheet.tasks': 'Задания',
  'port-royal.sheet.markers': 'Маркеры',
} as const;
