/** The table of Port Royal in Russian. Players' names stand where no word must agree with them in gender or case. */
import { cards, coins, coinsGained, crowns, sabres, score } from './units.ts';

const colours =
  '{colours, plural, one {# цвет из {all}} few {# цвета из {all}} many {# цветов из {all}} other {# цвета из {all}}}';

export const tableBase = {
  'port-royal.table.step.discover': 'открытия',
  'port-royal.table.step.repel': 'потопить или впустить',
  'port-royal.table.step.tradeAndHire': 'торговля и наём',
  'port-royal.table.step.guest': 'торговля и наём соперников',
  'port-royal.table.step.lastClaims': 'последние экспедиции',
  'port-royal.table.step.over': 'конец игры',

  // What mattered in a turn
  'port-royal.table.turn.drawn': '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'port-royal.table.turn.bust': 'провал',
  'port-royal.table.turn.expedition': 'экспедиция',
  'port-royal.table.turn.contract': 'контракт',
  'port-royal.table.turn.task': 'задание',
  'port-royal.table.turn.last': 'последний круг',

  'port-royal.table.alarm.lastRound': 'Последний круг',
  'port-royal.table.alarm.becalmed':
    '{turns, plural, one {Штиль: # ход без карт} few {Штиль: # хода без карт} many {Штиль: # ходов без карт} other {Штиль: # хода без карт}}',
  'port-royal.table.alarm.points': `[{name}: до|Вам до] конца ${score}`,
  'port-royal.table.alarm.expeditionOnly': '[{name}: для|Вам для] конца игры нужна лишь экспедиция',
  'port-royal.table.alarm.pointsAndExpedition': `[{name}: до|Вам до] конца ${score} и экспедиция`,

  'port-royal.table.points.of':
    '{points, number} из {goal, plural, one {# очка} few {# очков} many {# очков} other {# очка}}',
  'port-royal.table.points.gain':
    '{points, number} из {goal, plural, one {# очка} few {# очков} many {# очков} other {# очка}}, после этого {after, number}',

  'port-royal.table.call.bust': '[{name}: провал|У вас провал]!',
  'port-royal.table.call.claimed': `[{name} — экспедиция|Ваша экспедиция]: ${score}`,
  'port-royal.table.call.turn': 'Ваш ход',
  'port-royal.table.call.pick': 'Ваш выбор',
  'port-royal.table.call.lastRound': `[{name} —|У вас] ${score}: последний круг!`,

  'port-royal.table.choice.stop': 'Стоп',
  'port-royal.table.choice.stopThen':
    '{cards, plural, =0 {брать будет нечего} one {затем взять # карту} few {затем взять до # карт} many {затем взять до # карт} other {затем взять до # карты}}',
  'port-royal.table.choice.bust': 'провал: {percent}\u00a0%',
  'port-royal.table.choice.reach': 'доступно: {reach} из {cards}',
  'port-royal.table.choice.colours': `${colours} — взять {cards}`,
  'port-royal.table.choice.keepBusts': `в сброс: ${cards}`,
  'port-royal.table.choice.keepConfirm':
    'Это второй корабль того же цвета. Впустить его, потерять {cards, plural, one {# карту} few {все # карты} many {все # карт} other {все # карты}} и закончить ход?',
  'port-royal.table.choice.take': 'Взять карту…',
  'port-royal.table.choice.takeOne': 'Взять {card}',
  'port-royal.table.choice.finish': 'Закончить',
  'port-royal.table.choice.finishConfirm':
    '{cards, plural, one {Вы можете взять ещё # карту.} few {Вы можете взять ещё # карты.} many {Вы можете взять ещё # карт.} other {Вы можете взять ещё # карты.}} Всё равно закончить?',
  'port-royal.table.off.stopped': 'вы остановились',
  'port-royal.table.off.gambled': 'после картёжника нельзя',
  'port-royal.table.off.harbour': `готово: здесь ${cards}`,
  'port-royal.table.off.stopFirst': 'сначала «Стоп»',
  'port-royal.table.off.noneInReach': 'ничего не доступно',
  'port-royal.table.off.allTaken': 'вы взяли всё, что можно',
  'port-royal.table.off.ending': 'ход заканчивается',
  'port-royal.table.callOut.discount': 'Цена {cost}, для вас на {less} меньше.',
  'port-royal.table.callOut.bonus': 'На карте {coins}, вам на {more} больше.',
  'port-royal.table.callOut.after':
    'У вас {coins, plural, =0 {не останется монет} one {будет # монета} few {будет # монеты} many {будет # монет} other {будет # монеты}}.',
  'port-royal.table.callOut.gain': `+${score}.`,
  'port-royal.table.callOut.crowns': `+${crowns}.`,
  'port-royal.table.callOut.left':
    '{cards, plural, =0 {Последняя карта за ход.} one {Потом ещё # карта.} few {Потом ещё до # карт.} many {Потом ещё до # карт.} other {Потом ещё до # карты.}}',
  'port-royal.table.callOut.close': 'Закрыть',
  'port-royal.table.callOut.hire': 'Нанять',
  'port-royal.table.callOut.trade': 'Торговать',
  'port-royal.table.callOut.waive': 'Без монет',
  'port-royal.table.callOut.stow': 'Оставить себе',
  'port-royal.table.choice.traded': 'монеты: {coins} → {after}',
  'port-royal.table.choice.hired': 'монеты: {coins} → {after}, очки: {points} → {pointsAfter}',
  'port-royal.table.choice.givenUp':
    '{cards, plural, =0 {брать больше нечего} one {отказ ещё от # карты} few {отказ ещё от # карт} many {отказ ещё от # карт} other {отказ ещё от # карты}}',
  'port-royal.table.choice.unclaimed':
    '{expeditions, plural, one {# экспедиция не будет выполнена} few {# экспедиции не будут выполнены} many {# экспедиций не будет выполнено} other {# экспедиции не будет выполнено}}',
  'port-royal.table.choice.claim': 'Выполнить экспедицию ({needs})',
  'port-royal.table.choice.claims': 'Выполнить экспедицию…',
  'port-royal.table.choice.claimable': 'доступно: {expeditions, number}',
  'port-royal.table.choice.claimWith': 'В сброс: {persons}',
  'port-royal.table.choice.claimWays':
    '{ways, plural, one {# способ оплаты} few {# способа оплаты} many {# способов оплаты} other {# способа оплаты}}',
  'port-royal.table.choice.claimed': `очки: {points} → {after}, +${coins}`,
  'port-royal.table.choice.claimedWith': `в сброс {persons}; очки: {points} → {after}, +${coins}`,

  'port-royal.table.rivals': 'Соперники',
  'port-royal.table.you': '{name} (вы)',
  'port-royal.table.bot': 'бот',
  'port-royal.table.away': 'не на связи',
  'port-royal.table.turnMark': 'ход',
  'port-royal.table.pickMark': 'берёт карты',
  'port-royal.table.figures': `{name}: ${score}, ${coins}, ${sabres}`,
  'port-royal.table.figures.turn': '{figures}, активный игрок',
  'port-royal.table.figures.pick': '{figures}, сейчас берёт карты',
  'port-royal.table.area': 'Личная зона: {name}',
  'port-royal.table.crew': 'Команда: {name}',
  'port-royal.table.crew.empty': 'Пока никто не нанят',

  'port-royal.table.sabres': 'Сабли',

  'port-royal.table.sheet.persons':
    '{cards, plural, =0 {Персонажи} one {# персонаж} few {# персонажа} many {# персонажей} other {# персонажа}}',
  'port-royal.table.sheet.expeditions':
    '{cards, plural, =0 {Экспедиции} one {# экспедиция} few {# экспедиции} many {# экспедиций} other {# экспедиции}}',
  'port-royal.table.sheet.abilities': 'Что даёт команда',
  'port-royal.table.sheet.discount': `Каждый наём дешевле на ${coinsGained}`,
  'port-royal.table.sheet.traders': `Торговля {ship}: +${coins}`,
  'port-royal.table.sheet.symbol.settler':
    'Для экспедиций: {count, plural, one {# поселенец} few {# поселенца} many {# поселенцев} other {# поселенца}}',
  'port-royal.table.sheet.symbol.captain':
    'Для экспедиций: {count, plural, one {# капитан} few {# капитана} many {# капитанов} other {# капитана}}',
  'port-royal.table.sheet.symbol.priest':
    'Для экспедиций: {count, plural, one {# священник} few {# священника} many {# священников} other {# священника}}',
  'port-royal.table.sheet.symbol.jack':
    'Вместо любого из трёх: {count, plural, one {# мастер} few {# мастера} many {# мастеров} other {# мастера}}',
  'port-royal.table.sheet.governors':
    'Можно взять ещё {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}',
  'port-royal.table.sheet.admirals': `При 5 и более картах в гавани: ${coins}`,
  'port-royal.table.sheet.jesters': `При пустой гавани или провале: ${coins}`,
  'port-royal.table.sheet.sabres': `Против кораблей: ${sabres}`,
  'port-royal.table.sheet.nothing': 'Способностей пока нет',

  'port-royal.table.sea': 'Море',
  'port-royal.table.harbour.empty': 'Гавань пуста',
  'port-royal.table.harbour.cards': `Гавань, ${cards}`,
  'port-royal.table.colours': colours,
  'port-royal.table.colour.in': '{colour}: в гавани',
  'port-royal.table.colour.out': '{colour}: ещё нет',
  'port-royal.table.mayTake':
    '{cards, plural, =0 {брать больше нечего} one {взять #} few {взять до #} many {взять до #} other {взять до #}}',
  'port-royal.table.tapCard': 'нажмите на карту',
  'port-royal.table.leftToTake':
    '{name}: {cards, plural, =0 {брать больше нечего} one {взять #} few {взять до #} many {взять до #} other {взять до #}}',
  'port-royal.table.steps': 'Сколько карт можно взять при цветах в гавани',
  'port-royal.table.steps.3': '0–3: взять {cards}',
  'port-royal.table.steps.4': '4: взять {cards}',
  'port-royal.table.steps.5': '5: взять {cards}',
  'port-royal.table.toll': `Каждая карта здесь дороже на ${coinsGained}: взятка, её получает {name}`,
  'port-royal.table.toll.short': `+${coins}: {name}`,
  'port-royal.table.lastRound': 'Последний круг',
  'port-royal.table.deck': 'в колоде',
  'port-royal.table.discard': 'сброс',
  'port-royal.table.discard.open': `${cards}, можно просматривать.`,
  'port-royal.table.discard.topOnly': `${cards}; открыта только верхняя.`,
  'port-royal.table.discard.title': 'Сброс',
  'port-royal.table.discard.ships': 'Корабли',
  'port-royal.table.discard.persons': 'Персонажи',
  'port-royal.table.discard.others': 'Другие карты',
  'port-royal.table.nextCard': 'следующая карта',
  'port-royal.table.noCard': 'карт больше нет',
  'port-royal.table.second': 'Второй!',
  'port-royal.table.answer': 'Потопить?',

  'port-royal.table.expeditions': 'Экспедиции',
  'port-royal.table.expeditions.none': 'Открытых экспедиций нет',
  'port-royal.table.expedition.you': 'Можно выполнить',
  'port-royal.table.expedition.youLater': 'Можно будет в ваш ход',
  'port-royal.table.expedition.has': '{name}: есть всё',
  'port-royal.table.expedition.part': '{name}: {met} из {all}',
  'port-royal.table.expedition.nobody': 'Никто не близок',
  'port-royal.table.expedition.mine': 'у вас {met} из {all}',

  'port-royal.table.ifStop.you':
    '{cards, plural, one {Если остановиться, можно взять одну карту:} few {Если остановиться, можно взять до # карт:} many {Если остановиться, можно взять до # карт:} other {Если остановиться, можно взять до # карты:}}',
  'port-royal.table.ifStop.other':
    '{cards, plural, one {Если {name} остановится, возьмёт одну карту:} few {Если {name} остановится, возьмёт до # карт:} many {Если {name} остановится, возьмёт до # карт:} other {Если {name} остановится, возьмёт до # карты:}}',
  'port-royal.table.ifStop.guest':
    '{cards, plural, one {Если {name} остановится, вы сможете взять одну карту:} few {Если {name} остановится, вы сможете взять до # карт:} many {Если {name} остановится, вы сможете взять до # карт:} other {Если {name} остановится, вы сможете взять до # карты:}}',
  'port-royal.table.ifTake.later':
    '{cards, plural, one {Потом вы сможете взять одну карту:} few {Потом вы сможете взять до # карт:} many {Потом вы сможете взять до # карт:} other {Потом вы сможете взять до # карты:}}',
  'port-royal.table.ifTake.you':
    '{cards, plural, one {Можно взять одну карту:} few {Можно взять до # карт:} many {Можно взять до # карт:} other {Можно взять до # карты:}}',
  'port-royal.table.ifTake.other':
    '{cards, plural, one {{name} может взять одну карту:} few {{name} может взять до # карт:} many {{name} может взять до # карт:} other {{name} может взять до # карты:}}',
  'port-royal.table.ifStop.none': 'Ничего не доступно',

  'port-royal.table.odds': 'Следующая карта',
  'port-royal.table.odds.unseen': 'ещё не вышло: {cards}',
  'port-royal.table.odds.later': 'Сейчас карты не открывают.',
  'port-royal.table.odds.percent': '{percent}\u00a0%',
  'port-royal.table.odds.bust': 'Провал',
  'port-royal.table.odds.repelled': 'Потопить',
  'port-royal.table.odds.newColour': 'Новый цвет',
  'port-royal.table.odds.person': 'Персонаж',
  'port-royal.table.odds.tax': 'Налог',
  'port-royal.table.odds.expedition': 'Экспедиция',
  'port-royal.table.odds.ships':
    '{sabres, plural, =0 {Корабли, которые ещё не вышли, по саблям} one {Корабли, которые ещё не вышли, по саблям; отмечены те, на которые хватит # сабли} few {Корабли, которые ещё не вышли, по саблям; отмечены те, на которые хватит # сабель} many {Корабли, которые ещё не вышли, по саблям; отмечены те, на которые хватит # сабель} other {Корабли, которые ещё не вышли, по саблям; отмечены те, на которые хватит # сабли}}',
  'port-royal.table.odds.ship': `${sabres}: осталось {left}`,
  'port-royal.table.odds.skull': 'череп: осталось {left}',
  'port-royal.table.odds.sinkable': '{ship}, можно потопить',
  'port-royal.table.odds.none': 'не осталось',

  'port-royal.table.award.boldest': 'Самый смелый капитан',
  'port-royal.table.award.boldest.detail':
    '{count, plural, one {# карта открыта за один ход} few {# карты открыто за один ход} many {# карт открыто за один ход} other {# карты открыто за один ход}}',
  'port-royal.table.award.gunner': 'Лучший канонир',
  'port-royal.table.award.gunner.detail':
    '{count, plural, one {потоплен # корабль} few {потоплено # корабля} many {потоплено # кораблей} other {потоплено # корабля}}',
  'port-royal.table.award.trader': 'Лучший торговец',
  'port-royal.table.award.trader.detail':
    '{count, plural, one {# монета за торговлю} few {# монеты за торговлю} many {# монет за торговлю} other {# монеты за торговлю}}',
  'port-royal.table.award.explorer': 'Великий путешественник',
  'port-royal.table.award.explorer.detail':
    '{count, plural, one {выполнена # экспедиция} few {выполнено # экспедиции} many {выполнено # экспедиций} other {выполнено # экспедиции}}',
  'port-royal.table.award.patron': 'Самая большая команда',
  'port-royal.table.award.patron.detail':
    '{count, plural, one {нанят # персонаж} few {нанято # персонажа} many {нанято # персонажей} other {нанято # персонажа}}',
  'port-royal.table.award.shipwrecked': 'Чаще всех на рифах',
  'port-royal.table.award.shipwrecked.detail':
    '{count, plural, one {# провал} few {# провала} many {# провалов} other {# провала}}',
  'port-royal.table.award.host': 'Хозяин порта',
  'port-royal.table.award.host.detail':
    '{count, plural, one {# монета взятками} few {# монеты взятками} many {# монет взятками} other {# монеты взятками}}',
} as const;
