/** The base game: log, verbs, refusals, the end, in Ukrainian. Players' names stand where no word must agree with them in gender or case. */
import { cards, coins, coinsEach, coinsGained, compensation, income, points, price, purse } from './units.ts';

export const base = {
  'port-royal.name': 'Порт-Рояль',
  'port-royal.about':
    'Відкривайте карти гавані, торгуйте з кораблями й наймайте фахівців, але вчасно зупиніться: другий корабель того самого кольору занапастить усе.',

  'port-royal.list.name': '[{name}|ви]',
  'port-royal.list.and': '{list} та {last}',
  'port-royal.to.player': 'гравцеві {name}',
  'port-royal.to.active': 'активному гравцеві',
  'port-royal.to.seat': 'гравцеві на місці {seat}',

  // The log
  'port-royal.event.matchBegan': `Партія почалася. Перший гравець — [{name}|ви]; у кожного по ${coinsEach}, у головній колоді {deck, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.`,
  'port-royal.event.matchBegan.noCoins':
    'Партія почалася. Перший гравець — [{name}|ви]; у головній колоді {deck, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.event.turnBegan': 'Хід {turn}[: {name}| — ваш].',
  'port-royal.event.cardRevealed': '{name} [відкриває|відкриваєте] карту: {card}.',
  'port-royal.event.shipSunk': '{name} [топить|топите] {card}.',
  'port-royal.event.cardEnteredHarbour': '{card} прибуває до гавані.',
  'port-royal.event.expeditionOpened': `На столі нова експедиція. Умови: {needs}. Нагорода: ${points} та ${coins}.`,
  'port-royal.event.taxPaid': `{name} [сплачує|сплачуєте] податок: ${coins}.`,
  'port-royal.event.taxEnded.mostSabres':
    'Збільшення податку. Найбільше шабель: {names} — {value, plural, one {# шабля} few {# шаблі} many {# шабель} other {# шаблі}}.',
  'port-royal.event.taxEnded.fewestPoints':
    'Збільшення податку. Найменше очок впливу: {names} — {value, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'port-royal.event.bust': `[{name}: провал|У вас провал]! {card} — другий корабель цього кольору. До скиду: ${cards}.`,
  'port-royal.event.phaseTwoBegan':
    'Торгівля й наймання: у гавані {colours, plural, =0 {немає кораблів} one {# корабель} few {# кораблі різних кольорів} many {# кораблів різних кольорів} other {# корабля різних кольорів}}.',
  'port-royal.event.takeTurnBegan':
    '{name} [може|можете] взяти {left, plural, one {# карту} few {до # карт} many {до # карт} other {до # карти}}.',
  'port-royal.event.shipTraded': '{name} [торгує|торгуєте] {card}.',
  'port-royal.event.personHired': `{name} [наймає|наймаєте] {card} ${price}.`,
  'port-royal.event.compensationPaid': `{name} [сплачує|сплачуєте] [{to}?компенсацію гравцеві {to}|вам компенсацію]: ${coins}.`,
  'port-royal.event.takeTurnEnded':
    '{taken, plural, =0 {{name} не [бере|берете] карт.} one {[{name}: усього взято|Усього ви взяли] # карту.} few {[{name}: усього взято|Усього ви взяли] # карти.} many {[{name}: усього взято|Усього ви взяли] # карт.} other {[{name}: усього взято|Усього ви взяли] # карти.}}',
  'port-royal.event.expeditionClaimed': `{name} [виконує|виконуєте] умови експедиції ({needs}). До скиду: {persons}. Нагорода: ${points}.`,
  'port-royal.event.coinsGained.admiral': `{name} [отримує|отримуєте] ${coinsGained} завдяки адміралові.`,
  'port-royal.event.coinsGained.jester': `{name} [отримує|отримуєте] ${coinsGained} завдяки блазневі.`,
  'port-royal.event.coinsGained.trade': `{name} [отримує|отримуєте] ${coinsGained} за торгівлю.`,
  'port-royal.event.coinsGained.expedition': `{name} [отримує|отримуєте] ${coinsGained} за експедицію.`,
  'port-royal.event.coinsGained.tax': `{name} [отримує|отримуєте] ${coinsGained} за картою збільшення податку.`,
  'port-royal.event.coinsForfeited': `{name} [недоотримує|недоотримуєте] ${coinsGained}: головна колода й скид порожні.`,
  'port-royal.event.deckReshuffled': `Скид перетасовано, це нова головна колода: ${cards}.`,
  'port-royal.event.harbourCleared': `З гавані до скиду: ${cards}.`,
  'port-royal.event.endTriggered': `{name} [набирає|набираєте] ${points}: цей раунд — останній.`,
  'port-royal.event.matchEnded': '{reason} {winners}',

  // Verbs on buttons
  'port-royal.action.draw': 'Відкрити карту',
  'port-royal.action.stop': 'Зупинитися й перейти до торгівлі й наймання',
  'port-royal.action.sink': 'Потопити {ship}',
  'port-royal.action.keep': 'Впустити {ship} до гавані',
  'port-royal.action.keep.bust': 'Впустити {ship}: це провал',
  'port-royal.action.trade': `Торгувати {ship}: ${income}`,
  'port-royal.action.trade.guest': `Торгувати {ship}: ${income}, ${compensation}`,
  'port-royal.action.hire': `Найняти {person} ${price}`,
  'port-royal.action.hire.guest': `Найняти {person} ${price}, ${compensation}`,
  'port-royal.action.claim': `Виконати умови експедиції ({needs}): до скиду — {persons}, нагорода — ${points} та ${coins}`,
  'port-royal.action.done': 'Закінчити брати карти',
  'port-royal.action.pass': 'Пропустити',
  'port-royal.action.endTurn': 'Завершити хід',

  // Refusals
  'port-royal.reason.no-ship-to-answer':
    'Жоден корабель не чекає на ваше рішення. Потопити або впустити можна лише корабель, який ви щойно відкрили.',
  'port-royal.reason.pass-instead': 'У чужий хід, щоб більше не брати карт, виберіть «Пропустити».',
  'port-royal.reason.done-instead': 'У свій хід, щоб більше не брати карт, виберіть «Закінчити брати карти».',
  'port-royal.reason.not-taking': 'Зараз ніхто не бере карт. Дочекайтеся фази 2, торгівлі й наймання.',
  'port-royal.reason.turn-not-ending': 'Тут хід завершити не можна. Спершу закінчіть поточну фазу.',
  'port-royal.reason.nothing-to-draw':
    'Відкривати нема чого: головна колода й скид порожні. Зупиніться й переходьте до торгівлі й наймання.',
  'port-royal.reason.reveal-first': 'Перш ніж зупинитися, відкрийте хоча б одну карту.',
  'port-royal.reason.answer-ship-first': 'Спершу вирішіть, що робити з кораблем: потопити його чи впустити до гавані.',
  'port-royal.reason.discover-is-over':
    'Фазу 1 цього ходу закінчено. Дограйте хід: нові карти відкривають у наступному.',
  'port-royal.reason.phase-two-not-begun':
    'Торгівля й наймання ще не почалися. Спершу зупиніться, а тоді беріть карти.',
  'port-royal.reason.phase-two-skipped':
    'Провал: торгівлі й наймання в цьому ході не буде ні в кого. Можна лише виконати умови експедицій.',
  'port-royal.reason.phase-two-is-over':
    'Торгівлю й наймання цього ходу закінчено. Виконайте умови експедиції або завершіть хід.',
  'port-royal.reason.not-in-harbour': 'Цієї карти немає в гавані. Виберіть одну з тих, що там лежать.',
  'port-royal.reason.not-a-ship': 'Торгувати можна лише з кораблями. Це фахівець: його можна найняти.',
  'port-royal.reason.not-a-person': 'Найняти можна лише фахівця. Це корабель: торгуйте з ним.',
  'port-royal.reason.allowance-used': 'Ви вже взяли всі карти, які могли. Закінчіть брати карти.',
  'port-royal.reason.cannot-compensate':
    'За цей корабель вам нема чим сплатити компенсацію активному гравцеві. Виберіть іншу карту або пропустіть.',
  'port-royal.reason.too-expensive': `${purse}: на цього фахівця не вистачає. Виберіть іншу карту або закінчіть брати карти.`,
  'port-royal.reason.too-expensive-with-compensation': `${purse}: на цього фахівця й компенсацію активному гравцеві не вистачає. Виберіть іншу карту або пропустіть.`,
  'port-royal.reason.only-active-claims': 'Умови експедицій виконує лише активний гравець. Дочекайтеся свого ходу.',
  'port-royal.reason.expedition-not-open': 'Цю експедицію не відкрито. Виберіть одну з тих, що лежать посеред столу.',
  'port-royal.reason.person-not-yours': 'У вас немає такого фахівця. Скидайте фахівців лише зі своєї ігрової зони.',
  'port-royal.reason.persons-do-not-cover':
    'Ці фахівці не відповідають умовам експедиції. Скиньте рівно тих, хто їй потрібен; майстриня на всі руки замінить будь-кого одного з них.',

  // Steps of a turn
  'port-royal.step.discover': 'Фаза 1: відкриття',
  'port-royal.step.repel': 'Фаза 1: потопити корабель чи впустити',
  'port-royal.step.tradeAndHire': 'Фаза 2: торгівля й наймання',
  'port-royal.step.lastClaims': 'Кінець ходу: експедиції',

  // The end
  'port-royal.end.twelvePoints': 'Партію завершено: дванадцять очок впливу набрано, раунд дограно.',
  'port-royal.end.twelvePointsAndExpedition':
    'Партію завершено: один гравець мав дванадцять очок впливу й експедицію, раунд дограно.',
  'port-royal.end.becalmed': 'Партію завершено: штиль. За цілий раунд не вдалося відкрити жодної карти.',
  'port-royal.winners':
    '{count, plural, one {[{names}?Перемога: {names}|Перемога за вами].} few {{names}: спільна перемога.} many {{names}: спільна перемога.} other {{names}: спільна перемога.}}',
  'port-royal.outcome': '{reason} {verdict}',
  'port-royal.decidedBy.points': `Перемога: {names} — ${points}.`,
  'port-royal.decidedBy.coins': `Перемога: {names} — нічия за очками (${points}), але монет більше (${coins}).`,
  'port-royal.decidedBy.expedition': `Перемога: {names} — ${points}, найкращий рахунок серед власників експедицій.`,
  'port-royal.decidedBy.shared': `Спільна перемога: {names} — у кожного ${points} та ${coins}.`,

  'port-royal.sheet.persons': 'Фахівці',
  'port-royal.sheet.expeditions': 'Експедиції',
  'port-royal.sheet.coins': 'Монети',
  'port-royal.sheet.points': 'Очки впливу',
} as const;
