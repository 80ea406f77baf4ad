/** The Adventure Begins: log, verbs, refusals, the end, in Ukrainian. */
import { coins, coinsGained, compensation, crownsGained, points } from './units.ts';

export const adventure = {
  // The log
  'port-royal.event.characterChosen': '{name} [вибирає|вибираєте] персонажа: {character}.',
  'port-royal.event.storyRead': 'Прочитано карту сюжету {number}.',
  'port-royal.event.cardsShuffledIn':
    'У колоду затасовано {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.event.eventRevealed': 'Подія: {event}. {effect}',
  'port-royal.event.cardsTurned': 'Відкрито з колоди: {cards}.',
  'port-royal.event.cardsTurned.none': 'Відкривати з колоди нема чого.',
  'port-royal.event.monthEnded':
    'Місяць скінчився. У наступному {events, plural, one {# подія} few {# події} many {# подій} other {# події}}.',
  'port-royal.event.markerBought': '{name} [прибирає|прибираєте] маркер у коробку.',
  'port-royal.event.crownsGained.trade': `{name} [отримує|отримуєте] ${crownsGained} за торгівлю.`,
  'port-royal.event.crownsGained.task': `{name} [отримує|отримуєте] ${crownsGained} за завдання.`,
  'port-royal.event.crownsGained.event': `{name} [отримує|отримуєте] ${crownsGained} завдяки події.`,
  'port-royal.event.crownsGained.character': `{name} [отримує|отримуєте] ${crownsGained} завдяки вмінню персонажа.`,
  'port-royal.event.crownsGained.innkeeper': `{name} [отримує|отримуєте] ${crownsGained} завдяки корчмарці.`,
  'port-royal.event.crownsGained.unlock': `{name} [знаходить|знаходите] під маркером ${crownsGained}.`,
  'port-royal.event.taskStepped': '[{name}:|Ви робите] перший крок завдання {task}.',
  'port-royal.event.taskCompleted': '{name} [виконує|виконуєте] завдання {task}.',
  'port-royal.event.taskCompleted.ships': '{name} [виконує|виконуєте] завдання {task}. До скиду: {ships}.',
  'port-royal.event.unlocked.1': '{name} [відкриває|відкриваєте] вміння персонажа.',
  'port-royal.event.unlocked.2': '{name} [відкриває|відкриваєте] трофей.',
  'port-royal.event.unlocked.3': '{name} [знімає|знімаєте] з карти персонажа третій маркер.',
  'port-royal.event.unlocked.4': '{name} [знімає|знімаєте] з карти персонажа останній маркер.',
  'port-royal.event.shipStowed': '{name} [лишає|лишаєте] собі {card}.',
  'port-royal.event.itemSold': '{name} [продає|продаєте] корчмарці вантаж: {item}.',
  'port-royal.event.lookedAhead': '{name} [дивиться|дивитеся] верхні карти колоди.',
  'port-royal.event.lookedAhead.cards': '{name} [дивиться|дивитеся] верхні карти колоди: {cards}.',
  'port-royal.event.lookoutDiscarded': '[{name}: дозорець|Ваш дозорець] скидає карти. До скиду: {cards}.',
  'port-royal.event.lookoutDiscarded.none': '[{name}: дозорець|Ваш дозорець] нічого не скидає.',
  'port-royal.event.coinsGained.task': `{name} [отримує|отримуєте] ${coinsGained} за завдання.`,
  'port-royal.event.coinsGained.event': `{name} [отримує|отримуєте] ${coinsGained} завдяки події.`,
  'port-royal.event.coinsGained.character': `{name} [отримує|отримуєте] ${coinsGained} завдяки вмінню персонажа.`,
  'port-royal.event.coinsGained.innkeeper': `{name} [отримує|отримуєте] ${coinsGained} від корчмарки.`,
  'port-royal.event.coinsGained.start': `{name} [отримує|отримуєте] ${coinsGained} на початку гри.`,
  'port-royal.event.coinsPaid.task': `{name} [платить|платите] ${coinsGained} за завдання.`,
  'port-royal.event.coinsPaid.event': `{name} [платить|платите] ${coinsGained} через подію.`,
  'port-royal.event.coinsPaid.marker': `{name} [платить|платите] ${coinsGained} за маркер.`,

  // Verbs on buttons
  'port-royal.action.character': `Вибрати персонажа: {character}, на початку ${coins}`,
  'port-royal.action.share': 'Віддати одну з додаткових монет {to}',
  'port-royal.action.look': 'Використати дозорця: подивитися 3 верхні карти',
  'port-royal.action.putBack': 'Повернути нагору: {card}',
  'port-royal.action.stow':
    'Лишити собі {ship} заради вантажу ({item}){coins, plural, =0 {} one {: +# монета} few {: +# монети} many {: +# монет} other {: +# монети}}',
  'port-royal.action.stow.guest': `Лишити собі {ship} заради вантажу ({item}){coins, plural, =0 {} one {: +# монета} few {: +# монети} many {: +# монет} other {: +# монети}}, ${compensation}`,
  'port-royal.action.sell': `Продати корчмарці за ${coinsGained}: {item}`,
  'port-royal.action.task': 'Виконати завдання {task}',
  'port-royal.action.task.price': 'Виконати завдання {task}, віддати: {price}',
  'port-royal.action.task.stop': 'Зупинитися й виконати завдання {task}',
  'port-royal.action.task.stop.price': 'Зупинитися й виконати завдання {task}, віддати: {price}',
  'port-royal.action.task.step': 'Зупинитися заради першого кроку завдання {task}',
  'port-royal.action.audience': `Піти на прийом: заплатити ${coinsGained} й отримати ${crownsGained}`,
  'port-royal.action.buyMarker': `Заплатити ${coinsGained} і прибрати маркер у коробку`,
  'port-royal.action.decline.month': 'Лишити монети собі',

  // Refusals
  'port-royal.reason.answer-lookout-first': 'Спершу виберіть, яка з карт повернеться на верх колоди.',
  'port-royal.reason.answer-month-first': 'Спершу вирішіть, чи платити за маркер наприкінці місяця.',
  'port-royal.reason.quay-is-busy': 'На причалі тиснява, зупинитися не можна. Відкрийте ще карту.',
  'port-royal.reason.character-not-offered': 'Цього персонажа вам вибрати не можна. Виберіть із запропонованих.',
  'port-royal.reason.characters-are-chosen': 'Персонажів уже вибрано.',
  'port-royal.reason.nothing-to-share': 'Додаткових монет, які можна поділити, немає.',
  'port-royal.reason.not-before-lookout': 'Цієї карти дозорець не бачить. Виберіть одну з тих, що перед ним.',
  'port-royal.reason.no-lookout-looks': 'Зараз дозорець не дивиться карт колоди.',
  'port-royal.reason.lookout-only-in-phase-one': 'Дозорця використовують лише у фазі 1, поки відкривають карти.',
  'port-royal.reason.no-lookout': 'У вас немає дозорця. Спершу найміть його.',
  'port-royal.reason.lookout-used': 'Усіх ваших дозорців у цьому ході вже використано. Відкрийте карту або зупиніться.',
  'port-royal.reason.no-lookout-after-gambler':
    'Після картяра дозорця використати не можна. Переходьте до торгівлі й наймання.',
  'port-royal.reason.no-month-ends': 'Прибрати маркер у коробку за монети можна лише наприкінці місяця.',
  'port-royal.reason.carries-nothing':
    'На цьому кораблі немає вантажу, заради якого варто його лишити. Торгуйте з ним.',
  'port-royal.reason.sell-only-in-take-turn': 'Хліб і ром продають лише тоді, коли настала ваша черга брати карти.',
  'port-royal.reason.ship-not-yours': 'У вас немає такого корабля. Виберіть із тих, що лежать у вашій ігровій зоні.',
  'port-royal.reason.innkeeper-buys-food': 'Корчмарки купують лише хліб і ром.',
  'port-royal.reason.innkeeper-has-bought': 'Кожна ваша корчмарка вже щось купила. Дочекайтеся наступної черги.',
  'port-royal.reason.no-innkeeper': 'У вас немає корчмарки, яка купила б це. Спершу найміть її.',
  'port-royal.reason.no-audience': 'У цьому ході губернатор нікого не приймає.',
  'port-royal.reason.audience-in-own-take-turn':
    'На прийом ходить лише активний гравець, і лише поки бере карти у фазі 2.',
  'port-royal.reason.audience-was-granted': 'У цьому ході вас уже прийняли. Одного разу досить.',
  'port-royal.reason.audience-costs': `Прийом коштує {needed, plural, one {# монету} few {# монети} many {# монет} other {# монети}}, а у вас ${coins}.`,
  'port-royal.reason.task-not-in-play': 'Завдання {task} на столі немає. Виберіть одне з тих, що лежать.',
  'port-royal.reason.task-is-done': 'Завдання {task} ви вже виконали. Кожен може зробити це лише один раз.',
  'port-royal.reason.no-marker-for-task': 'Для завдання {task} на вашій карті персонажа не лишилося маркерів.',
  'port-royal.reason.task-now-or-never':
    'Завдання {task} виконують лише тієї миті, про яку в ньому сказано. Тоді вам його й запропонують.',
  'port-royal.reason.task-not-met': 'Умову завдання {task} ще не виконано: {what} — {own} з {needed}.',
  'port-royal.reason.ships-do-not-match':
    'Ці кораблі не підходять для завдання {task}. Віддайте рівно те, що потрібно.',

  // Steps
  'port-royal.step.lookout': 'Фаза 1: дозорець дивиться вперед',
  'port-royal.step.character': 'До гри: вибір персонажа',
  'port-royal.step.share': 'До гри: розподіл додаткових монет',
  'port-royal.step.month': 'Кінець місяця: заплатити за маркер?',

  // The end
  'port-royal.end.twelvePointsAndTrophy':
    'Партію завершено: один гравець мав дванадцять очок впливу й трофей, раунд дограно.',
  'port-royal.end.chapterWon': 'Розділ завершено, і команда зробила все, що задумала.',
  'port-royal.end.chapterLost': 'Розділ завершено, але зроблено не все: його доведеться зіграти ще раз.',
  'port-royal.decidedBy.trophy': `Перемога: {names} — ${points}, найкращий рахунок серед тих, хто має трофей.`,
  'port-royal.decidedBy.markers': `Перемога: {names} — нічия за очками (${points}), але на карті персонажа лишилося менше маркерів.`,
  'port-royal.sheet.crowns': 'Корони',
  'port-royal.sheet.tasks': 'Завдання',
  'port-royal.sheet.markers': 'Маркери',
} as const;
