/** Port Royal in Ukrainian. Players' names stand where no word must agree with them in gender or case. */
import type { Key } from './en.ts';

const coins = '{coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}';
const coinsGained = '{coins, plural, one {# монету} few {# монети} many {# монет} other {# монети}}';
const coinsEach = '{coins, plural, one {# монеті} few {# монети} many {# монет} other {# монети}}';
const points = '{points, plural, one {# очко впливу} few {# очки впливу} many {# очок впливу} other {# очка впливу}}';
const sabres = '{sabres, plural, one {# шабля} few {# шаблі} many {# шабель} other {# шаблі}}';
const sabresGiven = '{sabres, plural, one {# шаблю} few {# шаблі} many {# шабель} other {# шаблі}}';
const cards = '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}';
const income = '{coins, plural, one {+# монета} few {+# монети} many {+# монет} other {+# монети}}';
const price =
  '{coins, plural, =0 {безкоштовно} one {за # монету} few {за # монети} many {за # монет} other {за # монети}}';
const compensation = 'віддати {owed, plural, one {# монету} few {# монети} many {# монет} other {# монети}} {to}';
const purse =
  '{coins, plural, =0 {У вас немає монет} one {У вас лише # монета} few {У вас лише # монети} many {У вас лише # монет} other {У вас лише # монети}}';

export const uk: Readonly<Record<Key, string>> = {
  'port-royal.name': 'Порт-Рояль',
  'port-royal.about':
    'Відкривайте карти гавані, торгуйте з кораблями й наймайте фахівців, але вчасно зупиніться: другий корабель того самого кольору занапастить усе.',

  'port-royal.list.and': '{list} та {last}',
  'port-royal.to.player': 'гравцеві {name}',
  'port-royal.to.active': 'активному гравцеві',

  // Cards by name
  'port-royal.colour.yellow': 'жовтий',
  'port-royal.colour.blue': 'синій',
  'port-royal.colour.green': 'зелений',
  'port-royal.colour.red': 'червоний',
  'port-royal.colour.black': 'чорний',

  'port-royal.card.trader.yellow': 'Жовтий торговець',
  'port-royal.card.trader.blue': 'Синій торговець',
  'port-royal.card.trader.green': 'Зелений торговець',
  'port-royal.card.trader.red': 'Червоний торговець',
  'port-royal.card.trader.black': 'Чорний торговець',
  'port-royal.card.settler': 'Поселениця',
  'port-royal.card.captain': 'Капітанка',
  'port-royal.card.priest': 'Священник',
  'port-royal.card.jackOfAllTrades': 'Майстриня на всі руки',
  'port-royal.card.sailor': 'Моряк',
  'port-royal.card.pirate': 'Пірат',
  'port-royal.card.mademoiselle': 'Сеньйорита',
  'port-royal.card.jester': 'Блазень',
  'port-royal.card.admiral': 'Адмірал',
  'port-royal.card.governor': 'Губернатор',
  'port-royal.card.ship.yellow': 'Жовтий пінас',
  'port-royal.card.ship.blue': 'Синій флейт',
  'port-royal.card.ship.green': 'Зелений барк',
  'port-royal.card.ship.red': 'Червоний фрегат',
  'port-royal.card.ship.black': 'Чорний галеон',
  'port-royal.card.expedition': 'Експедиція ({needs})',
  'port-royal.card.tax.mostSabres': 'Збільшення податку (найбільше шабель)',
  'port-royal.card.tax.fewestPoints': 'Збільшення податку (найменше очок)',

  'port-royal.figures.person': '{name} {cost}/{points}',
  'port-royal.figures.ship': `{name} (${coins}, ${sabres})`,
  'port-royal.figures.skullShip': `{name} (${coins}, череп)`,

  // The accusative
  'port-royal.object.trader.yellow': 'жовтого торговця',
  'port-royal.object.trader.blue': 'синього торговця',
  'port-royal.object.trader.green': 'зеленого торговця',
  'port-royal.object.trader.red': 'червоного торговця',
  'port-royal.object.trader.black': 'чорного торговця',
  'port-royal.object.settler': 'поселеницю',
  'port-royal.object.captain': 'капітанку',
  'port-royal.object.priest': 'священника',
  'port-royal.object.jackOfAllTrades': 'майстриню на всі руки',
  'port-royal.object.sailor': 'моряка',
  'port-royal.object.pirate': 'пірата',
  'port-royal.object.mademoiselle': 'сеньйориту',
  'port-royal.object.jester': 'блазня',
  'port-royal.object.admiral': 'адмірала',
  'port-royal.object.governor': 'губернатора',
  'port-royal.object.ship': 'корабель',
  'port-royal.object.ship.yellow': 'жовтий пінас',
  'port-royal.object.ship.blue': 'синій флейт',
  'port-royal.object.ship.green': 'зелений барк',
  'port-royal.object.ship.red': 'червоний фрегат',
  'port-royal.object.ship.black': 'чорний галеон',

  // Ships as partners in trade: preposition and instrumental
  'port-royal.partner.yellow': 'із жовтим пінасом',
  'port-royal.partner.blue': 'із синім флейтом',
  'port-royal.partner.green': 'із зеленим барком',
  'port-royal.partner.red': 'із червоним фрегатом',
  'port-royal.partner.black': 'із чорним галеоном',

  'port-royal.count.settler':
    '{count, plural, one {# поселениця} few {# поселениці} many {# поселениць} other {# поселениці}}',
  'port-royal.count.captain':
    '{count, plural, one {# капітанка} few {# капітанки} many {# капітанок} other {# капітанки}}',
  'port-royal.count.priest':
    '{count, plural, one {# священник} few {# священники} many {# священників} other {# священника}}',
  'port-royal.count.jackOfAllTrades':
    '{count, plural, one {# майстриня} few {# майстрині} many {# майстринь} other {# майстрині}} на всі руки',

  // What cards do
  'port-royal.ability.trader': 'Торгуючи з кораблем цього кольору, ви отримуєте на 1 монету більше.',
  'port-royal.ability.settler': 'Скиньте цю карту заради експедиції, якій потрібна поселениця.',
  'port-royal.ability.captain': 'Скиньте цю карту заради експедиції, якій потрібна капітанка.',
  'port-royal.ability.priest': 'Скиньте цю карту заради експедиції, якій потрібен священник.',
  'port-royal.ability.jackOfAllTrades':
    'Скиньте цю карту заради експедиції замість однієї поселениці, капітанки або одного священника.',
  'port-royal.ability.sailor': `Дає ${sabresGiven}, щоб топити кораблі; шаблі не витрачаються.`,
  'port-royal.ability.pirate': `Дає ${sabresGiven}, щоб топити кораблі; шаблі не витрачаються.`,
  'port-royal.ability.mademoiselle': 'Ви платите на 1 монету менше за кожного найнятого фахівця.',
  'port-royal.ability.jester':
    'Ви отримуєте 1 монету, якщо гавань порожня, коли настає ваша черга брати карти, або якщо хід закінчився провалом.',
  'port-royal.ability.admiral':
    'Ви отримуєте 2 монети, якщо в гавані лежить щонайменше 5 карт, коли настає ваша черга брати карти.',
  'port-royal.ability.governor': 'Щоразу, коли настає ваша черга брати карти, ви можете взяти на 1 карту більше.',
  'port-royal.ability.ship': `За торгівлю: ${coins}. Щоб потопити: ${sabres}.`,
  'port-royal.ability.skullShip': `За торгівлю: ${coins}. Цей корабель не можна потопити.`,
  'port-royal.ability.expedition': `Скинути: {needs}. Нагорода: ${points} та ${coins}.`,
  'port-royal.ability.tax.mostSabres':
    'Кожен, хто має 12 або більше монет, втрачає половину; потім гравець із найбільшою кількістю шабель отримує 1 монету.',
  'port-royal.ability.tax.fewestPoints':
    'Кожен, хто має 12 або більше монет, втрачає половину; потім гравець із найменшою кількістю очок впливу отримує 1 монету.',

  // The log
  'port-royal.event.matchBegan': `Партія почалася. Перший гравець — {name}; у кожного по ${coinsEach}, у головній колоді {deck, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.`,
  'port-royal.event.turnBegan': 'Хід {turn}: {name}.',
  'port-royal.event.cardRevealed': '{name} відкриває карту: {card}.',
  'port-royal.event.shipSunk': '{name} топить {card}.',
  'port-royal.event.cardEnteredHarbour': '{card} прибуває до гавані.',
  'port-royal.event.expeditionOpened': `На столі нова експедиція. Умови: {needs}. Нагорода: ${points} та ${coins}.`,
  'port-royal.event.taxPaid': `{name} сплачує податок: ${coins}.`,
  'port-royal.event.taxEnded.mostSabres':
    'Збільшення податку. Найбільше шабель: {names} — {value, plural, one {# шабля} few {# шаблі} many {# шабель} other {# шаблі}}.',
  'port-royal.event.taxEnded.fewestPoints':
    'Збільшення податку. Найменше очок впливу: {names} — {value, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'port-royal.event.bust': `{name}: провал! {card} — другий корабель цього кольору. До скиду: ${cards}.`,
  'port-royal.event.phaseTwoBegan':
    'Торгівля й наймання: у гавані {colours, plural, =0 {немає кораблів} one {# корабель} few {# кораблі різних кольорів} many {# кораблів різних кольорів} other {# корабля різних кольорів}}.',
  'port-royal.event.takeTurnBegan':
    '{name} може взяти {left, plural, one {# карту} few {до # карт} many {до # карт} other {до # карти}}.',
  'port-royal.event.shipTraded': '{name} торгує {card}.',
  'port-royal.event.personHired': `{name} наймає {card} ${price}.`,
  'port-royal.event.compensationPaid': `{name} сплачує компенсацію гравцеві {to}: ${coins}.`,
  'port-royal.event.takeTurnEnded':
    '{taken, plural, =0 {{name} не бере карт.} one {{name}: усього взято # карту.} few {{name}: усього взято # карти.} many {{name}: усього взято # карт.} other {{name}: усього взято # карти.}}',
  'port-royal.event.expeditionClaimed': `{name} виконує умови експедиції ({needs}). До скиду: {persons}. Нагорода: ${points}.`,
  'port-royal.event.coinsGained.admiral': `{name} отримує ${coinsGained} завдяки адміралові.`,
  'port-royal.event.coinsGained.jester': `{name} отримує ${coinsGained} завдяки блазневі.`,
  'port-royal.event.coinsGained.trade': `{name} отримує ${coinsGained} за торгівлю.`,
  'port-royal.event.coinsGained.expedition': `{name} отримує ${coinsGained} за експедицію.`,
  'port-royal.event.coinsGained.tax': `{name} отримує ${coinsGained} за картою збільшення податку.`,
  'port-royal.event.coinsForfeited': `{name} недоотримує ${coinsGained}: головна колода й скид порожні.`,
  'port-royal.event.deckReshuffled': `Скид перетасовано, це нова головна колода: ${cards}.`,
  'port-royal.event.harbourCleared': `З гавані до скиду: ${cards}.`,
  'port-royal.event.endTriggered': `{name} набирає ${points}: цей раунд — останній.`,
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
    'Відкривати нічого: головна колода й скид порожні. Зупиніться й переходьте до торгівлі й наймання.',
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
    'За цей корабель вам нічим сплатити компенсацію активному гравцеві. Виберіть іншу карту або пропустіть.',
  'port-royal.reason.too-expensive': `${purse}: на цього фахівця не вистачає. Виберіть іншу карту або закінчіть брати карти.`,
  'port-royal.reason.too-expensive-with-compensation': `${purse}: на цього фахівця й компенсацію активному гравцеві не вистачає. Виберіть іншу карту або пропустіть.`,
  'port-royal.reason.only-active-claims': 'Умови експедицій виконує лише активний гравець. Дочекайтеся свого ходу.',
  'port-royal.reason.expedition-not-open': 'Цю експедицію не відкрито. Виберіть одну з тих, що лежать посеред столу.',
  'port-royal.reason.person-not-yours': 'У вас немає такого фахівця. Скидайте фахівців лише зі своєї ігрової зони.',
  'port-royal.reason.persons-do-not-cover':
    'Ці фахівці не відповідають умовам експедиції. Скиньте рівно тих, хто їй потрібен; майстриня на всі руки замінить будь-кого одного з них.',
  'port-royal.reason.first-player-absent':
    'Вибраного першого гравця немає за цим столом: {seats, plural, one {тут # місце} few {тут # місця} many {тут # місць} other {тут # місця}}. Виберіть іншого або покладіться на випадок.',

  // Options
  'port-royal.option.variantEnding': 'Варіант кінця гри',
  'port-royal.option.variantEnding.about':
    'Для кінця гри потрібна й експедиція: один гравець повинен мати 12 очок впливу та експедицію; перемогти можуть лише власники експедицій.',
  'port-royal.option.variantEnding.value.false': 'Ні',
  'port-royal.option.variantEnding.value.true': 'Так',
  'port-royal.option.jesterOnOwnBust': 'Блазні за власного провалу',
  'port-royal.option.jesterOnOwnBust.about': 'Чи приносять блазні активного гравця монети за його власного провалу.',
  'port-royal.option.jesterOnOwnBust.value.true': 'Приносять',
  'port-royal.option.jesterOnOwnBust.value.false': 'Не приносять',
  'port-royal.option.jesterWhenActive': 'Блазні у власний хід',
  'port-royal.option.jesterWhenActive.about':
    'Чи приносять блазні активного гравця монети, якщо фаза 2 починається з порожньою гаванню.',
  'port-royal.option.jesterWhenActive.value.true': 'Приносять',
  'port-royal.option.jesterWhenActive.value.false': 'Не приносять',
  'port-royal.option.firstPlayer': 'Перший гравець',
  'port-royal.option.firstPlayer.about': 'Хто ходить першим.',
  'port-royal.option.firstPlayer.value.random': 'Випадково',
  'port-royal.option.firstPlayer.value.0': 'Місце 1',
  'port-royal.option.firstPlayer.value.1': 'Місце 2',
  'port-royal.option.firstPlayer.value.2': 'Місце 3',
  'port-royal.option.firstPlayer.value.3': 'Місце 4',
  'port-royal.option.firstPlayer.value.4': 'Місце 5',
  'port-royal.option.discardPile': 'Скид',
  'port-royal.option.discardPile.about': 'Чи можна переглядати скид.',
  'port-royal.option.discardPile.value.open': 'Відкритий увесь',
  'port-royal.option.discardPile.value.topCard': 'Відкрита лише верхня карта',

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
    '{count, plural, one {Перемога: {names}.} few {Спільна перемога: {names}.} many {Спільна перемога: {names}.} other {Спільна перемога: {names}.}}',
  'port-royal.outcome': '{reason} {verdict}',
  'port-royal.decidedBy.points': `Перемога: {names} — ${points}.`,
  'port-royal.decidedBy.coins': `Перемога: {names} — нічия за очками (${points}), але монет більше (${coins}).`,
  'port-royal.decidedBy.expedition': `Перемога: {names} — ${points}, найкращий рахунок серед власників експедицій.`,
  'port-royal.decidedBy.shared': `Спільна перемога: {names} — у кожного ${points} та ${coins}.`,

  'port-royal.sheet.persons': 'Фахівці',
  'port-royal.sheet.expeditions': 'Експедиції',
  'port-royal.sheet.coins': 'Монети',
  'port-royal.sheet.points': 'Очки впливу',
};
