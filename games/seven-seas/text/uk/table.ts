/** The table of Pirates of the 7 Seas in Ukrainian. */
import { cards, chests, ships } from './units.ts';

const after = '{after, plural, one {# скриня} few {# скрині} many {# скринь} other {# скрині}}';
const points = '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}';
const atMost =
  '{most, plural, one {Щонайбільше # корабель} few {Щонайбільше # кораблі} many {Щонайбільше # кораблів} other {Щонайбільше # корабля}}';
const reserve =
  '{ships, plural, =0 {запас порожній} one {із запасу прийде # корабель} few {із запасу прийдуть # кораблі} many {із запасу прийде # кораблів} other {із запасу прийде # корабля}}';
const room = 'місце ще для {room, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}';
const draws =
  '{draws, plural, =0 {Наступна карта — Завершення пригод} one {Завершення пригод через # карту} few {Завершення пригод через # карти} many {Завершення пригод через # карт} other {Завершення пригод через # карти}}';

export const table = {
  'seven-seas.table.alarm.near': draws,
  'seven-seas.table.alarm.drawn': 'Завершення пригод: після цього раунду ще три',
  'seven-seas.table.alarm.last': 'Останні раунди: {at} з {all}',
  'seven-seas.table.alarm.finale': 'Фінальний продаж',

  'seven-seas.table.call.allChosen': 'Усі зробили вибір',
  'seven-seas.table.call.called': '{character}: {names}',
  'seven-seas.table.call.played': '{name}: {card}',
  'seven-seas.table.call.marked':
    '{count, plural, one {{name}: чорна мітка} few {{name}: # чорні мітки} many {{name}: # чорних міток} other {{name}: # чорної мітки}}',
  'seven-seas.table.call.end': '{name}: Завершення пригод! Після цього раунду ще три',
  'seven-seas.table.call.lastRound':
    '{last, plural, =1 {Перший із трьох останніх раундів} =2 {Залишилося два раунди} one {Останній раунд} few {Останній раунд} many {Останній раунд} other {Останній раунд}}',
  'seven-seas.table.call.escaped': 'Ніхто не відправив кораблів: караван утік',

  'seven-seas.table.choice.characters': 'Вибрати персонажа…',
  'seven-seas.table.choice.characters.detail': '{count} із 7 у руці',
  'seven-seas.table.choice.build': `{chests} → ${after}`,
  'seven-seas.table.choice.build.guards': `{chests} → ${after}, {guards, plural, one {# охоронець повернеться} few {# охоронці повернуться} many {# охоронців повернеться} other {# охоронця повернеться}} в море`,
  'seven-seas.table.choice.build.other': 'Інша кількість…',
  'seven-seas.table.choice.send.other': 'Інша кількість…',
  'seven-seas.table.choice.protect.other': 'Інша кількість…',
  'seven-seas.table.choice.corsair': 'Стати корсаром…',
  'seven-seas.table.choice.corsair.detail': reserve,
  'seven-seas.table.choice.play.captain': 'Зіграти караван…',
  'seven-seas.table.choice.play.native': 'Зіграти порт…',
  'seven-seas.table.choice.play.shaman': 'Зіграти прокляття…',
  'seven-seas.table.choice.play.captain.none': 'У вас у руці немає караванів.',
  'seven-seas.table.choice.play.native.none': 'У вас у руці немає портів.',
  'seven-seas.table.choice.play.shaman.none': 'У вас у руці немає проклять.',
  'seven-seas.table.choice.play.cards': `на вибір ${cards}`,
  'seven-seas.table.choice.play.odds': 'перемога: до {percent, number}\u00a0%',
  'seven-seas.table.choice.play.worth': `ваші товари: там ${chests}, тут {now}`,
  'seven-seas.table.choice.draw':
    '{draws, plural, =0 {це Завершення пригод!} one {до Завершення пригод # карта} few {до Завершення пригод # карти} many {до Завершення пригод # карт} other {до Завершення пригод # карти}}',
  'seven-seas.table.choice.draw.late': 'карта в руці наприкінці — мінус 3 очки',
  'seven-seas.table.choice.decline.confirm': 'Чорна мітка наприкінці забере 3 очки. Усе одно відмовитися?',
  'seven-seas.table.choice.gift.captain': '{yinYang} → {after} Інь-Ян',
  'seven-seas.table.choice.gift.merchant': `{chests} → ${after}`,
  'seven-seas.table.choice.gift.merchant.guard': `{chests} → ${after}, ще один охоронець`,
  'seven-seas.table.choice.gift.twice': 'можна взяти двічі',
  'seven-seas.table.choice.sells': 'Продати товари…',
  'seven-seas.table.choice.rituals': 'Ритуали…',
  'seven-seas.table.choice.rituals.detail': 'у вас {yinYang} Інь-Ян',
  'seven-seas.table.choice.deals': 'Вигідна угода',
  'seven-seas.table.choice.doubleHold':
    'по два товари — на {level, plural, one {# кораблі} few {# кораблях} many {# кораблях} other {# корабля}}',
  'seven-seas.table.choice.unsinkable':
    'у кожному пограбуванні {level, plural, one {повертається # корабель} few {повертаються # кораблі} many {повертається # кораблів} other {повертається # корабля}}',
  'seven-seas.table.choice.send.none': 'ви лишаєтеся вдома',
  'seven-seas.table.choice.send.ownNation': 'ви їхній корсар',
  'seven-seas.table.choice.send.odds': 'перемога {percent, number}\u00a0%, здобич близько {loot, number}',
  'seven-seas.table.choice.send.range':
    'перемога {percent, number}–{most, number}\u00a0%, здобич близько {loot, number}',
  'seven-seas.table.choice.send.oddsAndMark': '{odds}; ви їхній корсар',
  'seven-seas.table.choice.send.confirm': 'Хто не відправив кораблів, отримує чорну мітку. Лишитися вдома?',
  'seven-seas.table.choice.throw.swipe': 'або проведіть по кришці',
  'seven-seas.table.choice.fights': 'Хто б’ється першим…',
  'seven-seas.table.choice.hits': 'Який кубик зачеплено…',
  'seven-seas.table.choice.keep.room': room,
  'seven-seas.table.choice.leave': `у скид: ${cards}`,
  'seven-seas.table.choice.discard':
    '{cards, plural, one {# зайвий товар} few {# зайві товари} many {# зайвих товарів} other {# зайвого товару}}',
  'seven-seas.table.choice.protect':
    '{ships, plural, =0 {ваших кубиків у кидку не буде} one {у кидку # ваш корабель} few {у кидку # ваші кораблі} many {у кидку # ваших кораблів} other {у кидку # вашого корабля}}',
  'seven-seas.table.choice.name':
    '{players, plural, =0 {є в усіх} one {# гравець втратить корабель} few {# гравці втратять корабель} many {# гравців втратить корабель} other {# гравця втратить корабель}}',

  'seven-seas.table.outlook.shipwright':
    '{ships, plural, =0 {{reserve, plural, =0 {Ваш запас порожній: лише чорна мітка.} one {Платити нема чим: лише чорна мітка.} few {Платити нема чим: лише чорна мітка.} many {Платити нема чим: лише чорна мітка.} other {Платити нема чим: лише чорна мітка.}}} one {Можна купити # корабель.} few {Можна купити до # кораблів.} many {Можна купити до # кораблів.} other {Можна купити до # корабля.}}',
  'seven-seas.table.outlook.governor': `{tokens, plural, =0 {Жетонів корсара не лишилося: лише чорна мітка.} one {Лишився # жетон; ${reserve}.} few {Лишилося # жетони; ${reserve}.} many {Лишилося # жетонів; ${reserve}.} other {Лишилося # жетона; ${reserve}.}}`,
  'seven-seas.table.outlook.caravan':
    '{cards, plural, =0 {Караванів у вас немає: лише чорна мітка.} one {У вас # караван.} few {У вас # каравани.} many {У вас # караванів.} other {У вас # каравану.}}',
  'seven-seas.table.outlook.port':
    '{cards, plural, =0 {Портів у вас немає: лише чорна мітка.} one {У вас # порт.} few {У вас # порти.} many {У вас # портів.} other {У вас # порту.}}',
  'seven-seas.table.outlook.curse':
    '{cards, plural, =0 {Проклять у вас немає: лише чорна мітка.} one {У вас # прокляття.} few {У вас # прокляття.} many {У вас # проклять.} other {У вас # прокляття.}}',
  'seven-seas.table.outlook.merchant': `{goods, plural, =0 {Товарів зараз немає: лише чорна мітка.} one {Усі ваші товари тут варті: ${chests}.} few {Усі ваші товари тут варті: ${chests}.} many {Усі ваші товари тут варті: ${chests}.} other {Усі ваші товари тут варті: ${chests}.}}`,
  'seven-seas.table.outlook.cartographer': `${draws}.`,
  'seven-seas.table.outlook.cartographer.late':
    '{cards, plural, =0 {Колода порожня: лише чорна мітка.} one {Лишилася # карта; кожна карта в руці наприкінці — чорна мітка.} few {Лишилося # карти; кожна карта в руці наприкінці — чорна мітка.} many {Лишилося # карт; кожна карта в руці наприкінці — чорна мітка.} other {Лишилося # карти; кожна карта в руці наприкінці — чорна мітка.}}',

  'seven-seas.table.calling': 'Порядок виклику',
  'seven-seas.table.calling.done':
    '{number}. {name}, уже викликано: {count, plural, =0 {нікого} one {{names}} few {{names}} many {{names}} other {{names}}}',
  'seven-seas.table.calling.now':
    '{number}. {name}, викликано зараз: {count, plural, =0 {нікого} one {{names}} few {{names}} many {{names}} other {{names}}}',
  'seven-seas.table.calling.next': '{number}. {name}, викличуть пізніше',
  'seven-seas.table.calling.secret': '{number}. {name}, викличуть пізніше: ваш таємний вибір',

  'seven-seas.table.rivals': 'Інші гравці',
  'seven-seas.table.rivals.brief': 'Суперники коротко',
  'seven-seas.table.rivals.brief.of': `Показати все, що має гравець {name}. ${chests}, {free, plural, one {# вільний корабель} few {# вільні кораблі} many {# вільних кораблів} other {# вільного корабля}}{first, select, yes {, перший гравець} other {}}{pick, select, secret {, вибір зроблено} thinking {, ще вибирає} other {}}`,
  'seven-seas.table.you': '{name} (ви)',
  'seven-seas.table.bot': 'бот',
  'seven-seas.table.away': 'немає на зв’язку',
  'seven-seas.table.first': 'перший гравець',
  'seven-seas.table.chests': 'скрині',
  'seven-seas.table.marks': 'чорні мітки',
  'seven-seas.table.yinYang': 'Інь-Ян',
  'seven-seas.table.talismans': 'талісмани',
  'seven-seas.table.hand': 'карти пригод у руці',
  'seven-seas.table.good.fruit': 'Фрукти',
  'seven-seas.table.good.coffee': 'Кава',
  'seven-seas.table.good.rum': 'Ром',
  'seven-seas.table.goods.none': 'немає товарів',
  'seven-seas.table.corsair.england': 'Корсар Англії',
  'seven-seas.table.corsair.spain': 'Корсар Іспанії',
  'seven-seas.table.corsair.france': 'Корсар Франції',
  'seven-seas.table.corsair.holland': 'Корсар Голландії',
  'seven-seas.table.corsair.held': 'уже в гравця {name}',
  'seven-seas.table.ritual.doubleHold': 'Подвійний трюм ×{level}',
  'seven-seas.table.ritual.unsinkable': 'Непотоплюваний корабель ×{level}',
  'seven-seas.table.ships.free': 'вільні',
  'seven-seas.table.ships.raid': 'у бою',
  'seven-seas.table.ships.loaded': 'вантаж',
  'seven-seas.table.ships.guard': 'охорона',
  'seven-seas.table.ships.reserve': 'запас',
  'seven-seas.table.played': 'На столі: {names}',
  'seven-seas.table.pick.thinking': 'Вибирає',
  'seven-seas.table.pick.thinking.detail': 'карти ще немає',
  'seven-seas.table.pick.secret': 'Вибір зроблено',
  'seven-seas.table.pick.secret.detail': 'поки що таємниця',
  'seven-seas.table.pick.revealed': 'відкрито',
  'seven-seas.table.pick.acting': 'діє',
  'seven-seas.table.figures': `{name}: ${chests}, {talismans, plural, one {# талісман} few {# талісмани} many {# талісманів} other {# талісмана}}, {yinYang} Інь-Ян, {marks, plural, one {# чорна мітка} few {# чорні мітки} many {# чорних міток} other {# чорної мітки}}, у руці ${cards}`,
  'seven-seas.table.figures.ships':
    'Кораблі: вільних {free}, у пограбуванні {raid}, з вантажем {loaded}, в охороні {guards}, у запасі {reserve}',

  'seven-seas.table.mine': 'Володіння гравця {name}',
  'seven-seas.table.mine.choose': 'виберіть персонажа',
  'seven-seas.table.mine.waiting': 'очікування',
  'seven-seas.table.mine.secret': '{character}: поки що таємниця',
  'seven-seas.table.mine.alone': '{character}: вибір лише ваш',
  'seven-seas.table.mine.shared': '{character}: не лише у вас, без подарунка',
  'seven-seas.table.mine.hand': `Пригоди в руці: ${cards}`,
  'seven-seas.table.mine.hand.none': 'Пригод у руці немає',
  'seven-seas.table.characters': 'Персонажі',
  'seven-seas.table.mine.characters': 'Мої персонажі',
  'seven-seas.table.mine.character.chosen': '{name}: вибір цього раунду',
  'seven-seas.table.mine.character.faded': '{name}: лежить на столі',
  'seven-seas.table.mine.character.ready': '{name}: у руці',
  'seven-seas.table.mine.faded': 'Зіграних поверне Капітан, Абориген або Шаман',
  'seven-seas.table.fleet.free': 'Вільні',
  'seven-seas.table.fleet.loaded': 'З вантажем',
  'seven-seas.table.fleet.guard': 'Охорона',
  'seven-seas.table.fleet.raid': '{here} тут, {raid} у бою',
  'seven-seas.table.fleet.reserve':
    '{reserve, plural, =0 {усі десять ваші} one {# у запасі} few {# у запасі} many {# у запасі} other {# у запасі}}',
  'seven-seas.table.fleet.capacity':
    'місце для {capacity, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}',
  'seven-seas.table.fleet.next': 'наступний від {chests} скринь',
  'seven-seas.table.fleet.posts':
    '{posts, plural, one {# порожній пост} few {# порожні пости} many {# порожніх постів} other {# порожнього поста}}',

  'seven-seas.table.track': 'Шкала скринь',
  'seven-seas.table.track.chests': 'Скрині',
  'seven-seas.table.track.at': `{name}: ${chests}`,
  'seven-seas.table.port': 'Поточний порт',
  'seven-seas.table.port.played':
    '{ports, plural, one {зіграно # порт із 6} few {зіграно # порти з 6} many {зіграно # портів із 6} other {зіграно # порту з 6}}',
  'seven-seas.table.port.best': 'найвищий попит',
  'seven-seas.table.port.rule': 'Ціна за карту, якщо продати щонайменше три одного виду; інакше 1 скриня.',
  'seven-seas.table.adventures': 'Пригоди та здобич',
  'seven-seas.table.deck.left': '{cards} у колоді',
  'seven-seas.table.deck.played': 'зіграно {cards}',
  'seven-seas.table.deck.loot': 'здобич {cards}',
  'seven-seas.table.deck.discarded': 'скид {cards}',
  'seven-seas.table.ending.draws': draws,
  'seven-seas.table.ending.limit': 'або після раунду {round}',
  'seven-seas.table.ending.drawn': 'Завершення пригод: після цього раунду ще три',
  'seven-seas.table.ending.last': 'Останні раунди: {at} з {all}',
  'seven-seas.table.history': 'Зіграні каравани та прокляття',

  'seven-seas.table.middle': 'Що відбувається',
  'seven-seas.table.middle.goesOn': 'Раунд триває…',
  'seven-seas.table.middle.now': 'Повернутися до гри',
  'seven-seas.table.middle.lastThrow': 'Показати останній кидок',
  'seven-seas.table.percent': '{percent, number}\u00a0%',
  'seven-seas.table.amount': '{amount, number}',

  'seven-seas.table.choosing.title': 'Раунд {round}: виберіть персонажа',
  'seven-seas.table.choosing.others': 'Раунд {round}: вибір персонажів',
  'seven-seas.table.choosing.count': 'Зробили вибір: {chosen} з {all}',
  'seven-seas.table.choosing.all': 'Усі зробили вибір',
  'seven-seas.table.choosing.ready': 'Хто вже вибрав',
  'seven-seas.table.choosing.hand': 'Сім ваших персонажів',
  'seven-seas.table.choosing.hint':
    'Натисніть на персонажа, щоб дізнатися, що він робить. До виклику ваш вибір не побачить ніхто.',
  'seven-seas.table.choosing.warning': 'Червоний «!» — цей персонаж зараз нічого не зможе: буде лише чорна мітка.',
  'seven-seas.table.choosing.gift': 'Якщо його не вибере ніхто інший: {gift}',
  'seven-seas.table.choosing.returns':
    '{cards, plural, one {З ним повернеться # карта зі столу.} few {З ним повернуться # карти зі столу.} many {З ним повернеться # карт зі столу.} other {З ним повернеться # карти зі столу.}}',
  'seven-seas.table.choosing.chosen': 'Ваш вибір: {name}',
  'seven-seas.table.choosing.wait': 'Поки що це таємниця. Персонажів викличуть, коли вибір зроблять усі.',

  'seven-seas.table.turn.mine': 'Ви — {character}',
  'seven-seas.table.turn.other': '{name} — {character}',
  'seven-seas.table.turn.open': '{name} вирішує, що робити.',
  'seven-seas.table.turn.performed': 'Дію виконано, {name} може провести ритуали.',
  'seven-seas.table.turn.performed.mine': 'Дію виконано. Ще можна провести ритуали.',
  'seven-seas.table.turn.declined': '{name} без дії, але може провести ритуали.',
  'seven-seas.table.turn.declined.mine': 'Ви відмовилися. Ще можна провести ритуали.',
  'seven-seas.table.turn.build': 'Скільки кораблів купити',
  'seven-seas.table.turn.gift':
    '{gifts, plural, one {З подарунком} few {З подвійним подарунком} many {З подвійним подарунком} other {З подвійним подарунком}}: {gift}',
  'seven-seas.table.turn.noGift': 'Цього разу без подарунка.',
  'seven-seas.table.gift.mine': '{character}: подарунок для вас',
  'seven-seas.table.gift.other': '{name} може взяти подарунок ({character})',
  'seven-seas.table.gift.note':
    '{left, plural, one {Один раз} few {До # разів} many {До # разів} other {До # разів}}: {gift}',
  'seven-seas.table.gift.care.merchant': 'Зайва скриня може покликати ще одного охоронця.',
  'seven-seas.table.gift.care.cartographer': 'Карта, що лишилася в руці наприкінці гри, — це чорна мітка.',
  'seven-seas.table.gift.care.none': 'Візьміть або залиште.',

  'seven-seas.table.sale.title': 'Продаж товарів',
  'seven-seas.table.sale.other': '{name} продає товари',
  'seven-seas.table.sale.kind': 'товари',
  'seven-seas.table.sale.sold': 'на продаж, зі скількох',
  'seven-seas.table.sale.plain': 'тут завжди 1 скриня',
  'seven-seas.table.sale.raised': 'по {price} за карту',
  'seven-seas.table.sale.few': 'по 1; від {need} карт — по {price}',
  'seven-seas.table.sale.missing': 'по 1; ще {more} — і буде по {price}',
  'seven-seas.table.sale.all': 'усі',
  'seven-seas.table.sale.total': `Продаж: ${chests} ({before} → {after})`,
  'seven-seas.table.sale.guards':
    '{guards, plural, one {# корабель піде в охорону} few {# кораблі підуть в охорону} many {# кораблів піде в охорону} other {# корабля піде в охорону}}',

  'seven-seas.table.keep.title': 'Ваша здобич: що залишити?',
  'seven-seas.table.keep.other': '{name} розбирає здобич',
  'seven-seas.table.keep.note': `{cards, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}, ${room}`,
  'seven-seas.table.excess.title':
    '{cards, plural, one {Скиньте # товар} few {Скиньте # товари} many {Скиньте # товарів} other {Скиньте # товару}}',
  'seven-seas.table.excess.other':
    '{name} скидає {cards, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}',
  'seven-seas.table.excess.note':
    'Кораблі в морі везуть не більше {capacity, plural, one {# товару} few {# товарів} many {# товарів} other {# товару}}.',
  'seven-seas.table.lose.title': 'Таверна забере один ваш товар',
  'seven-seas.table.lose.other': '{name} втрачає товар у Таверні',
  'seven-seas.table.lose.note': `Усі товари разом варті тут: ${chests}.`,

  'seven-seas.table.send.title': 'Скільки кораблів відправити?',
  'seven-seas.table.send.limit': `${atMost}, вільних у вас {free}`,
  'seven-seas.table.send.other': '{name} вирішує, скільки кораблів відправити',
  'seven-seas.table.send.note': atMost,
  'seven-seas.table.send.home': 'Хто лишився вдома, отримує чорну мітку.',
  'seven-seas.table.send.own': 'Ви корсар {nation}: чорна мітка.',
  'seven-seas.table.send.now': 'Шанс потопити караван зараз',
  'seven-seas.table.send.best': 'Якщо решта відправить усе',
  'seven-seas.table.send.expected': 'У середньому для вас',
  'seven-seas.table.send.loot': 'здобич {loot, number}–{most, number}, потоне {sunk, number}',
  'seven-seas.table.send.loot.sure': 'здобич {loot, number}, потоне {sunk, number}',

  'seven-seas.table.tie.title': 'Рівні відстані: хто б’ється першим?',
  'seven-seas.table.tie.other': '{name} вирішує, яка з однаково близьких пар б’ється першою',
  'seven-seas.table.tie.note': 'Вкажіть на підсвічений піратський корабель або натисніть кнопку внизу.',
  'seven-seas.table.whirl.title': 'Рівні відстані: кого затягне Вир?',
  'seven-seas.table.whirl.other': '{name} вирішує, кого затягне Вир',

  'seven-seas.table.protect.title': '{card}: скільки кораблів уберегти?',
  'seven-seas.table.protect.other': '{card}: {name} може вберегти кораблі',
  'seven-seas.table.protect.label':
    'Поза кидком — до {most, plural, one {# корабля} few {# кораблів} many {# кораблів} other {# корабля}}',
  'seven-seas.table.name.title': '{card}: назвіть товар',
  'seven-seas.table.name.other': '{card}: {name} називає товар',
  'seven-seas.table.assign.title': 'Який кубик дістанеться гравцеві {name}?',
  'seven-seas.table.assign.self': 'Який кубик вам?',
  'seven-seas.table.assign.other': '{shaman} роздає кубики Таверни',
  'seven-seas.table.assign.note': 'Кожен отримує рівно один кубик.',

  'seven-seas.table.finale.title': 'Фінальний продаж',
  'seven-seas.table.finale.note': 'Усі товари продаються в поточному порту.',
  'seven-seas.table.finale.mine': 'Укладіть вигідні угоди, потім продайте все.',
  'seven-seas.table.finale.done': 'усе продано',
  'seven-seas.table.finale.pays': '+{chests}',
  'seven-seas.table.over.title': 'Кінець',
  'seven-seas.table.over.note': 'Скрині, талісмани, кожні три Інь-Ян; чорна мітка забирає 3.',
  'seven-seas.table.over.points': points,

  'seven-seas.table.sheet.score': `Рахунок зараз: ${points}, без товарів і карт у руці.`,
  'seven-seas.table.sheet.first': 'Перший гравець.',
  'seven-seas.table.sheet.tokens': 'Жетони корсара та ритуали',
  'seven-seas.table.sheet.played': 'Персонажі на столі',
  'seven-seas.table.sheet.allInHand': 'Усі персонажі в руці.',
  'seven-seas.table.odds': 'Шанси',
  'seven-seas.table.odds.now': `Зараз: ${ships}`,
  'seven-seas.table.odds.all': `Якщо всі: ${ships}`,
  'seven-seas.table.odds.caravans': 'Пограбування всіма вільними',
  'seven-seas.table.odds.size': 'Караван',
  'seven-seas.table.odds.fleet': 'пірати',
  'seven-seas.table.odds.won': 'перемога',
  'seven-seas.table.odds.perShip': 'на корабель',
  'seven-seas.table.odds.loot': `Небачена здобич (у колоді ${cards})`,
} as const;
