/** The table of Pirates of the 7 Seas in Russian. */
import { cards, chests, ships } from './units.ts';

const after = '{after, plural, one {# сундук} few {# сундука} many {# сундуков} other {# сундука}}';
const points = '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}';
const atMost =
  '{most, plural, one {Не больше # корабля} few {Не больше # кораблей} many {Не больше # кораблей} other {Не больше # корабля}}';
const reserve =
  '{ships, plural, =0 {запас пуст} one {из запаса придёт # корабль} few {из запаса придут # корабля} many {из запаса придут # кораблей} other {из запаса придёт # корабля}}';
const room = 'место ещё для {room, plural, one {# товара} few {# товаров} many {# товаров} other {# товара}}';
const draws =
  '{draws, plural, =0 {Следующая карта — Завершение приключений} one {Завершение приключений через # карту} few {Завершение приключений через # карты} many {Завершение приключений через # карт} other {Завершение приключений через # карты}}';

export const table = {
  'seven-seas.table.alarm.near': draws,
  'seven-seas.table.alarm.drawn': 'Завершение приключений: после этого раунда ещё три',
  'seven-seas.table.alarm.last': 'Последние раунды: {at} из {all}',
  'seven-seas.table.alarm.finale': 'Финальная продажа',

  'seven-seas.table.call.allChosen': 'Все сделали выбор',
  'seven-seas.table.call.called': '{character}: {names}',
  'seven-seas.table.call.played': '{name}: {card}',
  'seven-seas.table.call.marked':
    '{count, plural, one {{name}: чёрная метка} few {{name}: # чёрные метки} many {{name}: # чёрных меток} other {{name}: # чёрной метки}}',
  'seven-seas.table.call.end': '{name}: Завершение приключений! После этого раунда ещё три',
  'seven-seas.table.call.lastRound':
    '{last, plural, =1 {Первый из трёх последних раундов} =2 {Осталось два раунда} one {Последний раунд} few {Последний раунд} many {Последний раунд} other {Последний раунд}}',
  'seven-seas.table.call.escaped': 'Никто не отправил кораблей: караван ушёл',

  'seven-seas.table.choice.characters': 'Выбрать персонажа…',
  'seven-seas.table.choice.characters.detail': '{count} из 7 в руке',
  'seven-seas.table.choice.build': `{chests} → ${after}`,
  'seven-seas.table.choice.build.guards': `{chests} → ${after}, {guards, plural, one {# охранник вернётся} few {# охранника вернутся} many {# охранников вернутся} other {# охранника вернётся}} в море`,
  'seven-seas.table.choice.build.other': 'Другое число…',
  'seven-seas.table.choice.send.other': 'Другое число…',
  'seven-seas.table.choice.protect.other': 'Другое число…',
  'seven-seas.table.choice.corsair': 'Стать корсаром…',
  'seven-seas.table.choice.corsair.detail': reserve,
  'seven-seas.table.choice.play.captain': 'Сыграть караван…',
  'seven-seas.table.choice.play.native': 'Сыграть порт…',
  'seven-seas.table.choice.play.shaman': 'Сыграть проклятие…',
  'seven-seas.table.choice.play.captain.none': 'У вас в руке нет караванов.',
  'seven-seas.table.choice.play.native.none': 'У вас в руке нет портов.',
  'seven-seas.table.choice.play.shaman.none': 'У вас в руке нет проклятий.',
  'seven-seas.table.choice.play.cards': `на выбор ${cards}`,
  'seven-seas.table.choice.play.odds': 'победа: до {percent, number}\u00a0%',
  'seven-seas.table.choice.play.worth': `ваши товары: там ${chests}, здесь {now}`,
  'seven-seas.table.choice.draw':
    '{draws, plural, =0 {это Завершение приключений!} one {до Завершения приключений # карта} few {до Завершения приключений # карты} many {до Завершения приключений # карт} other {до Завершения приключений # карты}}',
  'seven-seas.table.choice.draw.late': 'карта в руке в конце — минус 3 очка',
  'seven-seas.table.choice.decline.confirm': 'Чёрная метка в конце отнимет 3 очка. Всё равно отказаться?',
  'seven-seas.table.choice.gift.captain': '{yinYang} → {after} Инь-Янь',
  'seven-seas.table.choice.gift.merchant': `{chests} → ${after}`,
  'seven-seas.table.choice.gift.merchant.guard': `{chests} → ${after}, ещё один охранник`,
  'seven-seas.table.choice.gift.twice': 'можно взять дважды',
  'seven-seas.table.choice.sells': 'Продать товары…',
  'seven-seas.table.choice.rituals': 'Ритуалы…',
  'seven-seas.table.choice.rituals.detail': 'у вас {yinYang} Инь-Янь',
  'seven-seas.table.choice.deals': 'Выгодная сделка',
  'seven-seas.table.choice.doubleHold':
    'по два товара — на {level, plural, one {# корабле} few {# кораблях} many {# кораблях} other {# корабля}}',
  'seven-seas.table.choice.unsinkable':
    'в каждом ограблении {level, plural, one {возвращается # корабль} few {возвращаются # корабля} many {возвращаются # кораблей} other {возвращается # корабля}}',
  'seven-seas.table.choice.send.none': 'вы остаётесь дома',
  'seven-seas.table.choice.send.ownNation': 'вы их корсар',
  'seven-seas.table.choice.send.odds': 'победа {percent, number}\u00a0%, добыча около {loot, number}',
  'seven-seas.table.choice.send.range':
    'победа {percent, number}\u2060–\u2060{most, number}\u00a0%, добыча около {loot, number}',
  'seven-seas.table.choice.send.oddsAndMark': '{odds}; вы их корсар',
  'seven-seas.table.choice.send.confirm': 'Кто не отправил кораблей, получает чёрную метку. Остаться дома?',
  'seven-seas.table.choice.throw.swipe': 'или проведите по крышке',
  'seven-seas.table.choice.fights': 'Кто сражается первым…',
  'seven-seas.table.choice.hits': 'Какой кубик задет…',
  'seven-seas.table.choice.keep.room': room,
  'seven-seas.table.choice.leave': `в сброс: ${cards}`,
  'seven-seas.table.choice.discard':
    '{cards, plural, one {# лишний товар} few {# лишних товара} many {# лишних товаров} other {# лишнего товара}}',
  'seven-seas.table.choice.protect':
    '{ships, plural, =0 {ваших кубиков в броске не будет} one {в броске # ваш корабль} few {в броске # ваших корабля} many {в броске # ваших кораблей} other {в броске # вашего корабля}}',
  'seven-seas.table.choice.name':
    '{players, plural, =0 {этот товар есть у всех} one {# игрок потеряет корабль} few {# игрока потеряют корабль} many {# игроков потеряют корабль} other {# игрока потеряет корабль}}',

  'seven-seas.table.outlook.shipwright':
    '{ships, plural, =0 {{reserve, plural, =0 {Ваш запас пуст: только чёрная метка.} one {Платить нечем: только чёрная метка.} few {Платить нечем: только чёрная метка.} many {Платить нечем: только чёрная метка.} other {Платить нечем: только чёрная метка.}}} one {Можно купить # корабль.} few {Можно купить до # кораблей.} many {Можно купить до # кораблей.} other {Можно купить до # корабля.}}',
  'seven-seas.table.outlook.governor': `{tokens, plural, =0 {Жетонов корсара не осталось: только чёрная метка.} one {Остался # жетон; ${reserve}.} few {Осталось # жетона; ${reserve}.} many {Осталось # жетонов; ${reserve}.} other {Осталось # жетона; ${reserve}.}}`,
  'seven-seas.table.outlook.caravan':
    '{cards, plural, =0 {Караванов у вас нет: только чёрная метка.} one {У вас # караван.} few {У вас # каравана.} many {У вас # караванов.} other {У вас # каравана.}}',
  'seven-seas.table.outlook.port':
    '{cards, plural, =0 {Портов у вас нет: только чёрная метка.} one {У вас # порт.} few {У вас # порта.} many {У вас # портов.} other {У вас # порта.}}',
  'seven-seas.table.outlook.curse':
    '{cards, plural, =0 {Проклятий у вас нет: только чёрная метка.} one {У вас # проклятие.} few {У вас # проклятия.} many {У вас # проклятий.} other {У вас # проклятия.}}',
  'seven-seas.table.outlook.merchant': `{goods, plural, =0 {Товаров сейчас нет: только чёрная метка.} one {Все ваши товары принесут здесь ${chests}.} few {Все ваши товары принесут здесь ${chests}.} many {Все ваши товары принесут здесь ${chests}.} other {Все ваши товары принесут здесь ${chests}.}}`,
  'seven-seas.table.outlook.cartographer': `${draws}.`,
  'seven-seas.table.outlook.cartographer.late':
    '{cards, plural, =0 {Колода пуста: только чёрная метка.} one {Осталась # карта; каждая карта в руке в конце — чёрная метка.} few {Осталось # карты; каждая карта в руке в конце — чёрная метка.} many {Осталось # карт; каждая карта в руке в конце — чёрная метка.} other {Осталось # карты; каждая карта в руке в конце — чёрная метка.}}',

  'seven-seas.table.calling': 'Порядок вызова',
  'seven-seas.table.calling.done':
    '{number}. {name}, уже вызван: {count, plural, =0 {никто не выбрал} one {{names}} few {{names}} many {{names}} other {{names}}}',
  'seven-seas.table.calling.now':
    '{number}. {name}, вызван сейчас: {count, plural, =0 {никто не выбрал} one {{names}} few {{names}} many {{names}} other {{names}}}',
  'seven-seas.table.calling.next': '{number}. {name}, вызовут позже',
  'seven-seas.table.calling.secret': '{number}. {name}, вызовут позже: ваш тайный выбор',

  'seven-seas.table.rivals': 'Другие игроки',
  'seven-seas.table.rivals.brief': 'Соперники вкратце',
  'seven-seas.table.rivals.brief.of': `Показать всё, что есть у игрока {name}. ${chests}, {free, plural, one {# свободный корабль} few {# свободных корабля} many {# свободных кораблей} other {# свободного корабля}}{first, select, yes {, первый игрок} other {}}{pick, select, secret {, выбор сделан} thinking {, ещё выбирает} other {}}`,
  'seven-seas.table.you': '{name} (вы)',
  'seven-seas.table.bot': 'бот',
  'seven-seas.table.away': 'не на связи',
  'seven-seas.table.first': 'первый игрок',
  'seven-seas.table.chests': 'сундуки',
  'seven-seas.table.marks': 'чёрные метки',
  'seven-seas.table.yinYang': 'Инь-Янь',
  'seven-seas.table.talismans': 'талисманы',
  'seven-seas.table.hand': 'карты приключений в руке',
  'seven-seas.table.good.fruit': 'Фрукты',
  'seven-seas.table.good.coffee': 'Кофе',
  'seven-seas.table.good.rum': 'Ром',
  'seven-seas.table.goods.none': 'нет товаров',
  'seven-seas.table.corsair.england': 'Корсар Англии',
  'seven-seas.table.corsair.spain': 'Корсар Испании',
  'seven-seas.table.corsair.france': 'Корсар Франции',
  'seven-seas.table.corsair.holland': 'Корсар Голландии',
  'seven-seas.table.corsair.held': 'уже у игрока {name}',
  'seven-seas.table.ritual.doubleHold': 'Двойной трюм ×{level}',
  'seven-seas.table.ritual.unsinkable': 'Непотопляемый корабль ×{level}',
  'seven-seas.table.ships.free': 'своб.',
  'seven-seas.table.ships.raid': 'в бою',
  'seven-seas.table.ships.loaded': 'груз',
  'seven-seas.table.ships.guard': 'охрана',
  'seven-seas.table.ships.reserve': 'запас',
  'seven-seas.table.played': 'На столе: {names}',
  'seven-seas.table.pick.thinking': 'Выбирает',
  'seven-seas.table.pick.thinking.detail': 'карты ещё нет',
  'seven-seas.table.pick.secret': 'Выбор сделан',
  'seven-seas.table.pick.secret.detail': 'пока тайна',
  'seven-seas.table.pick.revealed': 'раскрыт',
  'seven-seas.table.pick.acting': 'действует',
  'seven-seas.table.figures': `{name}: ${chests}, {talismans, plural, one {# талисман} few {# талисмана} many {# талисманов} other {# талисмана}}, {yinYang} Инь-Янь, {marks, plural, one {# чёрная метка} few {# чёрные метки} many {# чёрных меток} other {# чёрной метки}}, в руке ${cards}`,
  'seven-seas.table.figures.ships':
    'Корабли: свободных {free}, в ограблении {raid}, с грузом {loaded}, в охране {guards}, в запасе {reserve}',

  'seven-seas.table.mine': 'Личная зона: {name}',
  'seven-seas.table.mine.choose': 'выберите персонажа',
  'seven-seas.table.mine.waiting': 'ожидание',
  'seven-seas.table.mine.secret': '{character}: пока тайна',
  'seven-seas.table.mine.alone': '{character}: выбрали только вы',
  'seven-seas.table.mine.shared': '{character}: выбрали не только вы, без подарка',
  'seven-seas.table.mine.hand': `Приключения в руке: ${cards}`,
  'seven-seas.table.mine.hand.none': 'Приключений в руке нет',
  'seven-seas.table.characters': 'Персонажи',
  'seven-seas.table.mine.characters': 'Мои персонажи',
  'seven-seas.table.mine.character.chosen': '{name}: выбор этого раунда',
  'seven-seas.table.mine.character.faded': '{name}: лежит на столе',
  'seven-seas.table.mine.character.ready': '{name}: в руке',
  'seven-seas.table.mine.faded': 'Сыгранных вернёт в руку Капитан, Абориген или Шаман',
  'seven-seas.table.fleet.free': 'Свободны',
  'seven-seas.table.fleet.loaded': 'С грузом',
  'seven-seas.table.fleet.guard': 'Охрана',
  'seven-seas.table.fleet.raid': '{here} здесь, {raid} в бою',
  'seven-seas.table.fleet.reserve':
    '{reserve, plural, =0 {все 10 в игре} one {# в запасе} few {# в запасе} many {# в запасе} other {# в запасе}}',
  'seven-seas.table.fleet.capacity':
    'место для {capacity, plural, one {# товара} few {# товаров} many {# товаров} other {# товара}}',
  'seven-seas.table.fleet.next': 'следующий при {chests}',
  'seven-seas.table.fleet.posts':
    '{posts, plural, one {не хватает # корабля} few {не хватает # кораблей} many {не хватает # кораблей} other {не хватает # корабля}}',

  'seven-seas.table.track': 'Шкала сундуков',
  'seven-seas.table.track.chests': 'Сундуки',
  'seven-seas.table.track.at': `{name}: ${chests}`,
  'seven-seas.table.port': 'Текущий порт',
  'seven-seas.table.port.played':
    '{ports, plural, one {сыгран # порт из 6} few {сыграно # порта из 6} many {сыграно # портов из 6} other {сыграно # порта из 6}}',
  'seven-seas.table.port.best': 'наивысший спрос',
  'seven-seas.table.port.rule': 'Цена за карту при продаже от трёх одного вида; иначе 1 сундук.',
  'seven-seas.table.adventures': 'Приключения и добыча',
  'seven-seas.table.deck.left': '{cards} в колоде',
  'seven-seas.table.deck.played': 'сыграно {cards}',
  'seven-seas.table.deck.loot': 'добыча {cards}',
  'seven-seas.table.deck.discarded': 'сброс {cards}',
  'seven-seas.table.ending.draws': draws,
  'seven-seas.table.ending.limit': 'или после раунда {round}',
  'seven-seas.table.ending.drawn': 'Завершение приключений: после этого раунда ещё три',
  'seven-seas.table.ending.last': 'Последние раунды: {at} из {all}',
  'seven-seas.table.history': 'Сыгранные караваны и проклятия',

  'seven-seas.table.middle': 'Что происходит',
  'seven-seas.table.middle.goesOn': 'Раунд продолжается…',
  'seven-seas.table.middle.now': 'Вернуться к игре',
  'seven-seas.table.middle.lastThrow': 'Показать последний бросок',
  'seven-seas.table.percent': '{percent, number}\u00a0%',
  'seven-seas.table.amount': '{amount, number}',

  'seven-seas.table.choosing.title': 'Раунд {round}: выберите персонажа',
  'seven-seas.table.choosing.others': 'Раунд {round}: выбор персонажей',
  'seven-seas.table.choosing.count': 'Сделали выбор: {chosen} из {all}',
  'seven-seas.table.choosing.all': 'Все сделали выбор',
  'seven-seas.table.choosing.ready': 'Кто уже выбрал',
  'seven-seas.table.choosing.hand': 'Семь ваших персонажей',
  'seven-seas.table.choosing.hint':
    'Нажмите на персонажа, чтобы узнать, что он делает. До вызова ваш выбор не увидит никто.',
  'seven-seas.table.choosing.warning':
    'Красный «!» — этот персонаж сейчас ничего не сможет: будет только чёрная метка.',
  'seven-seas.table.choosing.gift': 'Если его не выберет никто другой: {gift}',
  'seven-seas.table.choosing.returns':
    '{cards, plural, one {С ним вернётся # карта со стола.} few {С ним вернутся # карты со стола.} many {С ним вернутся # карт со стола.} other {С ним вернётся # карты со стола.}}',
  'seven-seas.table.choosing.chosen': 'Ваш выбор: {name}',
  'seven-seas.table.choosing.wait': 'Пока это тайна. Персонажей вызовут, когда выбор сделают все.',

  'seven-seas.table.turn.mine': 'Вы — {character}',
  'seven-seas.table.turn.other': '{name} — {character}',
  'seven-seas.table.turn.open': '{name} решает, что делать.',
  'seven-seas.table.turn.performed': 'Действие выполнено, {name} может провести ритуалы.',
  'seven-seas.table.turn.performed.mine': 'Действие выполнено. Ещё можно провести ритуалы.',
  'seven-seas.table.turn.declined': '{name} без действия, но может провести ритуалы.',
  'seven-seas.table.turn.declined.mine': 'Вы отказались. Ещё можно провести ритуалы.',
  'seven-seas.table.turn.build': 'Сколько кораблей купить',
  'seven-seas.table.turn.gift':
    '{gifts, plural, one {С подарком} few {С двойным подарком} many {С двойным подарком} other {С двойным подарком}}: {gift}',
  'seven-seas.table.turn.noGift': 'На этот раз без подарка.',
  'seven-seas.table.gift.mine': '{character}: подарок для вас',
  'seven-seas.table.gift.other': '{name} может взять подарок ({character})',
  'seven-seas.table.gift.note':
    '{left, plural, one {Один раз} few {До # раз} many {До # раз} other {До # раз}}: {gift}',
  'seven-seas.table.gift.care.merchant': 'Лишний сундук может потребовать ещё одного охранника.',
  'seven-seas.table.gift.care.cartographer': 'Карта, оставшаяся в руке в конце игры, — это чёрная метка.',
  'seven-seas.table.gift.care.none': 'Подарок можно не брать.',

  'seven-seas.table.sale.title': 'Продажа товаров',
  'seven-seas.table.sale.other': '{name} продаёт товары',
  'seven-seas.table.sale.kind': 'товары',
  'seven-seas.table.sale.sold': 'на продажу, из скольких',
  'seven-seas.table.sale.plain': 'здесь всегда 1 сундук',
  'seven-seas.table.sale.raised': 'по {price} за карту',
  'seven-seas.table.sale.few': 'по 1; от {need} карт — по {price}',
  'seven-seas.table.sale.missing': 'по 1; ещё {more} — и будет по {price}',
  'seven-seas.table.sale.all': 'все',
  'seven-seas.table.sale.total': `Продажа: ${chests} ({before} → {after})`,
  'seven-seas.table.sale.guards':
    '{guards, plural, one {# корабль уйдёт в охрану} few {# корабля уйдут в охрану} many {# кораблей уйдут в охрану} other {# корабля уйдёт в охрану}}',

  'seven-seas.table.keep.title': 'Ваша добыча: что оставить?',
  'seven-seas.table.keep.other': '{name} разбирает добычу',
  'seven-seas.table.keep.note': `{cards, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}, ${room}`,
  'seven-seas.table.excess.title':
    '{cards, plural, one {Сбросьте # товар} few {Сбросьте # товара} many {Сбросьте # товаров} other {Сбросьте # товара}}',
  'seven-seas.table.excess.other':
    '{name} сбрасывает {cards, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
  'seven-seas.table.excess.note':
    'Корабли в море везут не больше {capacity, plural, one {# товара} few {# товаров} many {# товаров} other {# товара}}.',
  'seven-seas.table.lose.title': 'Таверна заберёт один ваш товар',
  'seven-seas.table.lose.other': '{name} теряет товар в Таверне',
  'seven-seas.table.lose.note': `Все товары вместе стоят здесь ${chests}.`,

  'seven-seas.table.send.title': 'Сколько кораблей отправить?',
  'seven-seas.table.send.limit': `${atMost}, свободных у вас {free}`,
  'seven-seas.table.send.other': '{name} решает, сколько кораблей отправить',
  'seven-seas.table.send.note': atMost,
  'seven-seas.table.send.home': 'Кто остался дома, получает чёрную метку.',
  'seven-seas.table.send.own': 'Вы корсар {nation}: чёрная метка.',
  'seven-seas.table.send.now': 'Шанс потопить караван сейчас',
  'seven-seas.table.send.best': 'Если остальные отправят всё',
  'seven-seas.table.send.expected': 'В среднем для вас',
  'seven-seas.table.send.loot': 'добыча {loot, number}\u2060–\u2060{most, number}, утонет {sunk, number}',
  'seven-seas.table.send.loot.sure': 'добыча {loot, number}, утонет {sunk, number}',

  'seven-seas.table.tie.title': 'Равные расстояния: кто сражается первым?',
  'seven-seas.table.tie.other': '{name} решает, какая из равно близких пар сражается первой',
  'seven-seas.table.tie.note': 'Укажите на подсвеченный пиратский корабль или нажмите кнопку внизу.',
  'seven-seas.table.whirl.title': 'Равные расстояния: кого затянет Водоворот?',
  'seven-seas.table.whirl.other': '{name} решает, кого затянет Водоворот',

  'seven-seas.table.protect.title': '{card}: сколько кораблей уберечь?',
  'seven-seas.table.protect.other': '{card}: {name} может уберечь корабли',
  'seven-seas.table.protect.label':
    'Вне броска — до {most, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# корабля}}',
  'seven-seas.table.name.title': '{card}: назовите товар',
  'seven-seas.table.name.other': '{card}: {name} называет товар',
  'seven-seas.table.assign.title': 'Какой кубик достанется игроку {name}?',
  'seven-seas.table.assign.self': 'Какой кубик вам?',
  'seven-seas.table.assign.other': '{shaman} раздаёт кубики Таверны',
  'seven-seas.table.assign.note': 'Каждый получает ровно один кубик.',

  'seven-seas.table.finale.title': 'Финальная продажа',
  'seven-seas.table.finale.note': 'Все товары продаются в текущем порту.',
  'seven-seas.table.finale.mine': 'Заключите выгодные сделки, затем продайте всё.',
  'seven-seas.table.finale.done': 'всё продано',
  'seven-seas.table.finale.pays': '+{chests}',
  'seven-seas.table.over.title': 'Конец',
  'seven-seas.table.over.note': 'Сундуки, талисманы, каждые три Инь-Янь; чёрная метка отнимает 3.',
  'seven-seas.table.over.points': points,

  'seven-seas.table.sheet.score': `Счёт сейчас: ${points}, без товаров и карт в руке.`,
  'seven-seas.table.sheet.first': 'Первый игрок.',
  'seven-seas.table.sheet.tokens': 'Жетоны корсара и ритуалы',
  'seven-seas.table.sheet.played': 'Персонажи на столе',
  'seven-seas.table.sheet.allInHand': 'Все персонажи в руке.',
  'seven-seas.table.odds': 'Шансы',
  'seven-seas.table.odds.now': `Сейчас: ${ships}`,
  'seven-seas.table.odds.all': `Если все: ${ships}`,
  'seven-seas.table.odds.caravans': 'Ограбления всеми свободными',
  'seven-seas.table.odds.size': 'Караван',
  'seven-seas.table.odds.fleet': 'пираты',
  'seven-seas.table.odds.won': 'победа',
  'seven-seas.table.odds.perShip': 'добыча/кор.',
  'seven-seas.table.odds.loot': `Ещё не вышедшая добыча (в колоде ${cards})`,
} as const;
