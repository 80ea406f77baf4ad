/** The table of Port Royal in Ukrainian. Players' names stand where no word must agree with them in gender or case. */
import { cards, coins, coinsGained, crowns, sabres, score } from './units.ts';

const colours =
  '{colours, plural, one {# колір із {all}} few {# кольори з {all}} many {# кольорів із {all}} other {# кольору з {all}}}';

export const tableBase = {
  'port-royal.table.step.discover': 'відкриття',
  'port-royal.table.step.repel': 'потопити чи впустити',
  'port-royal.table.step.tradeAndHire': 'торгівля й наймання',
  'port-royal.table.step.guest': 'торгівля й наймання суперників',
  'port-royal.table.step.lastClaims': 'останні експедиції',
  'port-royal.table.step.over': 'кінець гри',

  // What mattered in a turn
  'port-royal.table.turn.drawn': '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'port-royal.table.turn.bust': 'провал',
  'port-royal.table.turn.expedition': 'експедиція',
  'port-royal.table.turn.contract': 'контракт',
  'port-royal.table.turn.task': 'завдання',
  'port-royal.table.turn.last': 'останній раунд',

  'port-royal.table.alarm.lastRound': 'Останній раунд',
  'port-royal.table.alarm.becalmed':
    '{turns, plural, one {Штиль: # хід без карт} few {Штиль: # ходи без карт} many {Штиль: # ходів без карт} other {Штиль: # ходу без карт}}',
  'port-royal.table.alarm.points': `[{name}: до|Вам до] кінця ${score}`,
  'port-royal.table.alarm.expeditionOnly': '[{name}: для|Вам для] кінця гри потрібна лише експедиція',
  'port-royal.table.alarm.pointsAndExpedition': `[{name}: до|Вам до] кінця ${score} та експедиція`,

  'port-royal.table.points.of':
    '{points, number} з {goal, plural, one {# очка} few {# очок} many {# очок} other {# очка}}',
  'port-royal.table.points.gain':
    '{points, number} з {goal, plural, one {# очка} few {# очок} many {# очок} other {# очка}}, після цього {after, number}',

  'port-royal.table.call.bust': '[{name}: провал|У вас провал]!',
  'port-royal.table.call.claimed': `[{name} — експедиція|Ваша експедиція]: ${score}`,
  'port-royal.table.call.turn': 'Ваш хід',
  'port-royal.table.call.pick': 'Ваш вибір',
  'port-royal.table.call.lastRound': `[{name} —|У вас] ${score}: останній раунд!`,

  'port-royal.table.choice.stop': 'Стоп',
  'port-royal.table.choice.stopThen':
    '{cards, plural, =0 {брати буде нема чого} one {потім узяти # карту} few {потім узяти до # карт} many {потім узяти до # карт} other {потім узяти до # карти}}',
  'port-royal.table.choice.bust': 'провал: {percent}\u00a0%',
  'port-royal.table.choice.reach': 'доступно {reach} з {cards}',
  'port-royal.table.choice.colours': `${colours} — взяти {cards}`,
  'port-royal.table.choice.keepBusts': `до скиду: ${cards}`,
  'port-royal.table.choice.keepConfirm':
    'Це другий корабель того самого кольору. Впустити його, втратити {cards, plural, one {# карту} few {всі # карти} many {всі # карт} other {всі # карти}} й закінчити хід?',
  'port-royal.table.choice.take': 'Узяти карту…',
  'port-royal.table.choice.takeOne': 'Узяти {card}',
  'port-royal.table.choice.finish': 'Закінчити',
  'port-royal.table.choice.finishConfirm':
    '{cards, plural, one {Ви можете взяти ще # карту.} few {Ви можете взяти ще # карти.} many {Ви можете взяти ще # карт.} other {Ви можете взяти ще # карти.}} Усе одно закінчити?',
  'port-royal.table.off.stopped': 'ви зупинилися',
  'port-royal.table.off.gambled': 'після картяра не можна',
  'port-royal.table.off.harbour': `готово: тут ${cards}`,
  'port-royal.table.off.stopFirst': 'спершу «Стоп»',
  'port-royal.table.off.noneInReach': 'нічого не доступно',
  'port-royal.table.off.allTaken': 'ви взяли все, що можна',
  'port-royal.table.off.ending': 'хід закінчується',
  'port-royal.table.callOut.discount': 'Ціна {cost}, для вас на {less} менше.',
  'port-royal.table.callOut.bonus': 'На карті {coins}, вам на {more} більше.',
  'port-royal.table.callOut.after':
    'У вас {coins, plural, =0 {не залишиться монет} one {буде # монета} few {буде # монети} many {буде # монет} other {буде # монети}}.',
  'port-royal.table.callOut.gain': `+${score}.`,
  'port-royal.table.callOut.crowns': `+${crowns}.`,
  'port-royal.table.callOut.left':
    '{cards, plural, =0 {Остання карта за хід.} one {Потім ще # карта.} few {Потім ще до # карт.} many {Потім ще до # карт.} other {Потім ще до # карти.}}',
  'port-royal.table.callOut.close': 'Закрити',
  'port-royal.table.callOut.hire': 'Найняти',
  'port-royal.table.callOut.trade': 'Торгувати',
  'port-royal.table.callOut.waive': 'Без монет',
  'port-royal.table.callOut.stow': 'Лишити собі',
  'port-royal.table.choice.traded': 'монети: {coins} → {after}',
  'port-royal.table.choice.hired': 'монети: {coins} → {after}, очки: {points} → {pointsAfter}',
  'port-royal.table.choice.givenUp':
    '{cards, plural, =0 {брати більше нема чого} one {не брати ще # карту} few {не брати ще # карти} many {не брати ще # карт} other {не брати ще # карти}}',
  'port-royal.table.choice.unclaimed':
    '{expeditions, plural, one {залишити # експедицію} few {залишити # експедиції} many {залишити # експедицій} other {залишити # експедиції}}',
  'port-royal.table.choice.claim': 'Виконати експедицію ({needs})',
  'port-royal.table.choice.claims': 'Виконати експедицію…',
  'port-royal.table.choice.claimable':
    '{expeditions, plural, one {доступна #} few {доступні #} many {доступно #} other {доступно #}}',
  'port-royal.table.choice.claimWith': 'До скиду: {persons}',
  'port-royal.table.choice.claimWays':
    '{ways, plural, one {# спосіб оплати} few {# способи оплати} many {# способів оплати} other {# способу оплати}}',
  'port-royal.table.choice.claimed': `очки: {points} → {after}, +${coins}`,
  'port-royal.table.choice.claimedWith': `до скиду {persons}; очки: {points} → {after}, +${coins}`,

  'port-royal.table.rivals': 'Суперники',
  'port-royal.table.you': '{name} (ви)',
  'port-royal.table.bot': 'бот',
  'port-royal.table.away': 'немає зв’язку',
  'port-royal.table.turnMark': 'хід',
  'port-royal.table.pickMark': 'бере карти',
  'port-royal.table.figures': `{name}: ${score}, ${coins}, ${sabres}`,
  'port-royal.table.figures.turn': '{figures}, активний гравець',
  'port-royal.table.figures.pick': '{figures}, зараз бере карти',
  'port-royal.table.area': 'Ігрова зона: {name}',
  'port-royal.table.crew': 'Команда: {name}',
  'port-royal.table.crew.empty': 'Ще нікого не найнято',

  'port-royal.table.sabres': 'Шаблі',

  'port-royal.table.sheet.persons':
    '{cards, plural, =0 {Фахівці} one {# фахівець} few {# фахівці} many {# фахівців} other {# фахівця}}',
  'port-royal.table.sheet.expeditions':
    '{cards, plural, =0 {Експедиції} one {# експедиція} few {# експедиції} many {# експедицій} other {# експедиції}}',
  'port-royal.table.sheet.abilities': 'Що дає команда',
  'port-royal.table.sheet.discount': `Кожне наймання дешевше на ${coinsGained}`,
  'port-royal.table.sheet.traders': `Торгівля {ship}: +${coins}`,
  'port-royal.table.sheet.symbol.settler':
    'Для експедицій: {count, plural, one {# поселениця} few {# поселениці} many {# поселениць} other {# поселениці}}',
  'port-royal.table.sheet.symbol.captain':
    'Для експедицій: {count, plural, one {# капітанка} few {# капітанки} many {# капітанок} other {# капітанки}}',
  'port-royal.table.sheet.symbol.priest':
    'Для експедицій: {count, plural, one {# священник} few {# священники} many {# священників} other {# священника}}',
  'port-royal.table.sheet.symbol.jack':
    'Замість будь-кого з трьох: {count, plural, one {# майстриня} few {# майстрині} many {# майстринь} other {# майстрині}}',
  'port-royal.table.sheet.governors':
    'Можна взяти ще {cards, plural, one {# карту} few {# карти} many {# карт} other {# карти}}',
  'port-royal.table.sheet.admirals': `За 5 і більше карт у гавані: ${coins}`,
  'port-royal.table.sheet.jesters': `За порожньої гавані або провалу: ${coins}`,
  'port-royal.table.sheet.sabres': `Проти кораблів: ${sabres}`,
  'port-royal.table.sheet.nothing': 'Вмінь ще немає',

  'port-royal.table.sea': 'Море',
  'port-royal.table.harbour.empty': 'Гавань порожня',
  'port-royal.table.harbour.cards': `Гавань, ${cards}`,
  'port-royal.table.colours': colours,
  'port-royal.table.colour.in': '{colour}: у гавані',
  'port-royal.table.colour.out': '{colour}: ще немає',
  'port-royal.table.mayTake':
    '{cards, plural, =0 {брати більше нема чого} one {узяти #} few {узяти до #} many {узяти до #} other {узяти до #}}',
  'port-royal.table.tapCard': 'натисніть на карту',
  'port-royal.table.leftToTake':
    '{name}: {cards, plural, =0 {брати більше нема чого} one {взяти #} few {взяти до #} many {взяти до #} other {взяти до #}}',
  'port-royal.table.steps': 'Скільки карт можна взяти залежно від кількості кольорів у гавані',
  'port-royal.table.steps.3': '0–3: взяти {cards}',
  'port-royal.table.steps.4': '4: взяти {cards}',
  'port-royal.table.steps.5': '5: взяти {cards}',
  'port-royal.table.toll': `Кожна карта для вас дорожча на ${coinsGained}: цю компенсацію отримує {name}`,
  'port-royal.table.toll.short': `+${coins}: {name}`,
  'port-royal.table.lastRound': 'Останній раунд',
  'port-royal.table.deck': 'у колоді',
  'port-royal.table.discard': 'скид',
  'port-royal.table.discard.open': `${cards}, можна переглядати.`,
  'port-royal.table.discard.topOnly': `${cards}; відкрита лише верхня.`,
  'port-royal.table.discard.title': 'Скид',
  'port-royal.table.discard.ships': 'Кораблі',
  'port-royal.table.discard.persons': 'Фахівці',
  'port-royal.table.discard.others': 'Інші карти',
  'port-royal.table.nextCard': 'наступна карта',
  'port-royal.table.noCard': 'карт більше немає',
  'port-royal.table.second': 'Другий!',
  'port-royal.table.answer': 'Потопити?',

  'port-royal.table.expeditions': 'Експедиції',
  'port-royal.table.expeditions.none': 'Відкритих експедицій немає',
  'port-royal.table.expedition.you': 'Можна виконати',
  'port-royal.table.expedition.youLater': 'Можна у ваш хід',
  'port-royal.table.expedition.has': '{name}: є все',
  'port-royal.table.expedition.part': '{name}: {met} з {all}',
  'port-royal.table.expedition.nobody': 'Ще ніхто не готовий',
  'port-royal.table.expedition.mine': 'у вас {met} з {all}',

  'port-royal.table.ifStop.you':
    '{cards, plural, one {Якщо зупинитися: одна карта з} few {Якщо зупинитися: до # карт із} many {Якщо зупинитися: до # карт із} other {Якщо зупинитися: до # карти з}}',
  'port-royal.table.ifStop.other':
    '{cards, plural, one {Якщо {name} зупиниться: одна карта з} few {Якщо {name} зупиниться: до # карт із} many {Якщо {name} зупиниться: до # карт із} other {Якщо {name} зупиниться: до # карти з}}',
  'port-royal.table.ifStop.guest':
    '{cards, plural, one {Якщо {name} зупиниться, вам одна карта з} few {Якщо {name} зупиниться, вам до # карт із} many {Якщо {name} зупиниться, вам до # карт із} other {Якщо {name} зупиниться, вам до # карти з}}',
  'port-royal.table.ifTake.later':
    '{cards, plural, one {Потім вам одна карта з} few {Потім вам до # карт із} many {Потім вам до # карт із} other {Потім вам до # карти з}}',
  'port-royal.table.ifTake.you':
    '{cards, plural, one {Можна взяти одну карту з} few {Можна взяти до # карт із} many {Можна взяти до # карт із} other {Можна взяти до # карти з}}',
  'port-royal.table.ifTake.other':
    '{cards, plural, one {{name} може взяти одну карту з} few {{name} може взяти до # карт із} many {{name} може взяти до # карт із} other {{name} може взяти до # карти з}}',
  'port-royal.table.ifStop.none': 'Нічого не доступно',

  'port-royal.table.odds': 'Наступна карта',
  'port-royal.table.odds.unseen': 'не видно: {cards}',
  'port-royal.table.odds.later': 'Зараз карт не відкривають.',
  'port-royal.table.odds.percent': '{percent}\u00a0%',
  'port-royal.table.odds.bust': 'Провал',
  'port-royal.table.odds.repelled': 'Потоплено',
  'port-royal.table.odds.newColour': 'Новий колір',
  'port-royal.table.odds.person': 'Фахівець',
  'port-royal.table.odds.tax': 'Податок',
  'port-royal.table.odds.expedition': 'Експедиція',
  'port-royal.table.odds.ships':
    '{sabres, plural, =0 {Ще не бачені кораблі за шаблями} one {Ще не бачені кораблі за шаблями; позначено ті, на які вистачить # шаблі} few {Ще не бачені кораблі за шаблями; позначено ті, на які вистачить # шабель} many {Ще не бачені кораблі за шаблями; позначено ті, на які вистачить # шабель} other {Ще не бачені кораблі за шаблями; позначено ті, на які вистачить # шаблі}}',
  'port-royal.table.odds.ship': `${sabres}: лишилося {left}`,
  'port-royal.table.odds.skull': 'череп: лишилося {left}',
  'port-royal.table.odds.sinkable': '{ship}, можна потопити',
  'port-royal.table.odds.none': 'не лишилося',

  'port-royal.table.award.boldest': 'Найсміливіша гра',
  'port-royal.table.award.boldest.detail':
    '{count, plural, one {# карту відкрито за один хід} few {# карти відкрито за один хід} many {# карт відкрито за один хід} other {# карти відкрито за один хід}}',
  'port-royal.table.award.gunner': 'Найгостріші шаблі',
  'port-royal.table.award.gunner.detail':
    '{count, plural, one {потоплено # корабель} few {потоплено # кораблі} many {потоплено # кораблів} other {потоплено # корабля}}',
  'port-royal.table.award.trader': 'Найвигідніша торгівля',
  'port-royal.table.award.trader.detail':
    '{count, plural, one {# монета за торгівлю} few {# монети за торгівлю} many {# монет за торгівлю} other {# монети за торгівлю}}',
  'port-royal.table.award.explorer': 'Найдальші мандри',
  'port-royal.table.award.explorer.detail':
    '{count, plural, one {виконано # експедицію} few {виконано # експедиції} many {виконано # експедицій} other {виконано # експедиції}}',
  'port-royal.table.award.patron': 'Найбільша команда',
  'port-royal.table.award.patron.detail':
    '{count, plural, one {найнято # фахівця} few {найнято # фахівців} many {найнято # фахівців} other {найнято # фахівця}}',
  'port-royal.table.award.shipwrecked': 'Найчастіше на рифах',
  'port-royal.table.award.shipwrecked.detail':
    '{count, plural, one {# провал} few {# провали} many {# провалів} other {# провалу}}',
  'port-royal.table.award.host': 'Найгостинніший порт',
  'port-royal.table.award.host.detail':
    '{count, plural, one {# монета компенсацій від гостей} few {# монети компенсацій від гостей} many {# монет компенсацій від гостей} other {# монети компенсацій від гостей}}',
} as const;
