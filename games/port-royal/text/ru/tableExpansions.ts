/** What the expansions add to the words of the table, in Russian. */
import { cards, coins, coinsGained, crowns, score, turns } from './units.ts';

export const tableExpansions = {
  'port-royal.table.step.offer': 'сейчас или никогда',
  'port-royal.table.step.gift': 'кому подарок?',
  'port-royal.table.step.lookout': 'донесение дозорного',
  'port-royal.table.step.pointsDeck': 'ход за очко?',
  'port-royal.table.step.setAside': 'перед первым ходом',
  'port-royal.table.step.character': 'выбор героев',
  'port-royal.table.step.share': 'раздача монет',
  'port-royal.table.step.month': 'конец месяца',
  'port-royal.table.step.setUp': 'подготовка',

  'port-royal.table.alarm.trophyOnly': '[{name}: для|Вам для] конца игры нужен лишь трофей',
  'port-royal.table.alarm.pointsAndTrophy': `[{name}: до|Вам до] конца ${score} и трофей`,
  'port-royal.table.alarm.time':
    '{turns, plural, =0 {Это последний ход} one {После этого остаётся # ход} few {После этого остаётся # хода} many {После этого остаётся # ходов} other {После этого остаётся # хода}}',

  'port-royal.table.call.tucked': '[{name}: корабль|Ваш корабль] у купца, 1 очко',
  'port-royal.table.call.gambler': `[{name} — картёжник|Ваш картёжник]: ${cards} разом!`,
  'port-royal.table.call.gift': '[{name}: подарок|Ваш подарок] [{to}?игроку {to}|вам]',
  'port-royal.table.call.step': '[{name}: шаг|Ваш шаг] к контракту «{contract}»',
  'port-royal.table.call.contract':
    '{points, plural, =0 {[{name} — контракт|Ваш контракт] «{contract}»} one {[{name} — контракт|Ваш контракт] «{contract}»: # очко} few {[{name} — контракт|Ваш контракт] «{contract}»: # очка} many {[{name} — контракт|Ваш контракт] «{contract}»: # очков} other {[{name} — контракт|Ваш контракт] «{contract}»: # очка}}',
  'port-royal.table.call.character': '{name} — {character}',
  'port-royal.table.call.story': 'История продолжается: карта {number}',
  'port-royal.table.call.event': 'Событие: {event}',
  'port-royal.table.call.month':
    'Новый месяц: {events, plural, one {# событие} few {# события} many {# событий} other {# события}}',
  'port-royal.table.call.crowns': `{name}: ${crowns}`,
  'port-royal.table.call.taskStep': '[{name}: шаг|Ваш шаг] к заданию {task}',
  'port-royal.table.call.task': '[{name}: задание|Ваше задание] {task} выполнено',
  'port-royal.table.call.unlocked.1': '[{name}: способность|Ваша способность] открыта',
  'port-royal.table.call.unlocked.2': '[{name}: трофей|Ваш трофей] открыт',
  'port-royal.table.call.unlocked.3': '[{name}: снят третий|Снят ваш третий] маркер',
  'port-royal.table.call.unlocked.4': '[{name}: сняты все|Сняты все ваши] маркеры',
  'port-royal.table.call.lookout': '{name} [смотрит|смотрите] следующие карты',

  'port-royal.table.ask.offer.tax':
    'Вы платите налог. Что за это можно выполнить, выполните сейчас: второй раз не предложат.',
  'port-royal.table.ask.offer.bust':
    'У вас провал. Что за это можно выполнить, выполните сейчас: второй раз не предложат.',
  'port-royal.table.ask.offer.harbour':
    'В гавани {colours, plural, =0 {нет кораблей} one {# цвет} few {# цвета} many {# цветов} other {# цвета}}, всего {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}. Что за это можно выполнить, выполните сейчас: второй раз не предложат.',
  'port-royal.table.ask.gift': `Подарок: {ship}. Кто из других игроков получит ${coinsGained}?`,
  'port-royal.table.ask.lookout':
    'Эти карты видите только вы. Какая из них вернётся на верх колоды? Остальные уйдут в сброс.',
  'port-royal.table.ask.pointsDeck':
    'Открыт налог: следующая карта времени может стать очком. Это на очко больше при победе и на ход меньше до неё.',
  'port-royal.table.ask.setAside':
    'Перед первым ходом: сколько карт времени станут очками? Сейчас их {time, number}. Каждая даст очко при победе и отнимет один ход.',
  'port-royal.table.ask.character': 'Кем вы будете? Способность откроется с первым заданием.',
  'port-royal.table.ask.share': `Осталось раздать: ${coins}. Кому следующую?`,
  'port-royal.table.ask.month': `Месяц кончился. Можно заплатить ${coinsGained} и снять следующий маркер со своей карты.`,

  'port-royal.table.choice.gamble': 'потом +1 карта, но по одной уже не открыть',
  'port-royal.table.choice.gambleOdds': 'провал: {percent}\u00a0%, иначе +1 карта',
  'port-royal.table.choice.look': 'две в сброс, одна будет следующей',
  'port-royal.table.choice.captured':
    '{colours, plural, one {собран # цвет из 5} few {собрано # цвета из 5} many {собрано # цветов из 5} other {собрано # цвета из 5}}',
  'port-royal.table.choice.withCrowns': `{worth}, +${crowns}`,
  'port-royal.table.choice.contract': 'Выполнить «{contract}»',
  'port-royal.table.choice.contracts': 'Выполнить контракт…',
  'port-royal.table.choice.contractsMet': 'доступно: {contracts, number}',
  'port-royal.table.choice.contractStep': 'шаг {step} из {steps}',
  'port-royal.table.choice.contractReward': `{points, plural, =0 {+${coins}} one {+# очко, +${coins}} few {+# очка, +${coins}} many {+# очков, +${coins}} other {+# очка, +${coins}}}`,
  'port-royal.table.choice.tasks': 'Выполнить задание…',
  'port-royal.table.choice.task.price': 'отдать: {price}',
  'port-royal.table.choice.tasksMet':
    '{ways, plural, one {# способ} few {# способа} many {# способов} other {# способа}}',
  'port-royal.table.choice.sell': 'Продать трактирщице…',
  'port-royal.table.choice.undone': 'останется невыполненным: {others, number}',
  'port-royal.table.choice.never': 'второй раз за это не предложат',
  'port-royal.table.choice.has': `есть ${score}, ${coins}`,
  'port-royal.table.choice.timeMoved': `останется ${turns}; в колоде очков: {points, number}`,
  'port-royal.table.choice.timeLeft': `в запасе ${turns}`,
  'port-royal.table.choice.setAside': `останется ${turns}; звание при победе: {title}`,
  'port-royal.table.choice.setAsides': 'Отложить карты времени…',
  'port-royal.table.choice.characters': 'Выбрать героя…',

  'port-royal.table.contracts': 'Контракты',
  'port-royal.table.contracts.about':
    'Каждый может выполнить три контракта. Второй даёт 1 очко, третий — ещё 2; на первых ячейках монет больше.',
  'port-royal.table.contract.now': 'можно!',
  'port-royal.table.contract.next': `На следующей ячейке ${coins}`,
  'port-royal.table.team': 'Цель',
  'port-royal.table.team.goal': 'Контракты: {done} из {all}',
  'port-royal.table.team.turns': turns,
  'port-royal.table.team.time': 'Осталось ходов',
  'port-royal.table.team.points': 'Колода очков',
  'port-royal.table.team.title': 'Звание при победе: {title}',
  'port-royal.table.team.chance': 'шансы {percent}\u00a0%',
  'port-royal.table.team.chances': 'шансы',
  'port-royal.table.team.percent': '{percent}\u00a0%',
  'port-royal.table.team.chance.about':
    'Оценка по партиям наших ботов: сколько осталось контрактов и ходов и что уже близко',

  'port-royal.table.figures.contracts':
    '{contracts, plural, one {# контракт выполнен} few {# контракта выполнено} many {# контрактов выполнено} other {# контракта выполнено}}',
  'port-royal.table.holds.tucked':
    '{ships, plural, one {# корабль у купцов: # очко} few {# корабля у купцов: # очка} many {# кораблей у купцов: # очков} other {# корабля у купцов: # очка}}',
  'port-royal.table.holds.captives':
    '{ships, plural, one {# корабль для пиратского логова} few {# корабля для пиратского логова} many {# кораблей для пиратского логова} other {# корабля для пиратского логова}}',
  'port-royal.table.sheet.tucked':
    '{ships, plural, =0 {Корабли у купцов} one {# корабль у купцов} few {# корабля у купцов} many {# кораблей у купцов} other {# корабля у купцов}}',
  'port-royal.table.sheet.captives':
    '{ships, plural, =0 {Корабли для пиратского логова} one {# корабль для пиратского логова} few {# корабля для пиратского логова} many {# кораблей для пиратского логова} other {# корабля для пиратского логова}}',
  'port-royal.table.sheet.merchants': 'Торговля {ship}: корабль остаётся у купца, 1 очко',
  'port-royal.table.sheet.clerks': `После торговли {ship}: ещё ${cards}`,
  'port-royal.table.sheet.gamblers':
    'Чтобы открыть 4 карты разом: {count, plural, one {# картёжник} few {# картёжника} many {# картёжников} other {# картёжника}}',
  'port-royal.table.sheet.viceAdmirals': `При 3 или 4 картах в гавани: ${coins}`,
  'port-royal.table.sheet.gunners': `За каждый корабль в гавани, кроме одного: ${coins}`,
  'port-royal.table.sheet.lookouts':
    'Чтобы взглянуть на следующие карты: {count, plural, one {# дозорный} few {# дозорных} many {# дозорных} other {# дозорного}}',
  'port-royal.table.sheet.innkeepers':
    'Для корон, хлеба и рома: {count, plural, one {# трактирщица} few {# трактирщицы} many {# трактирщиц} other {# трактирщицы}}',
  'port-royal.table.sheet.aresFriends': `За каждый взятый корабль Ареса: ${coins}`,

  'port-royal.table.steps.6': '6: взять {cards}',
  'port-royal.table.gambled': '+{cards}',
  'port-royal.table.gambled.about': `Картёжник: ещё ${cards}, но по одной в этом ходу больше не открывают`,
  'port-royal.table.odds.gamble': 'Картёжник, 4 карты разом: провал {percent}\u00a0%',

  'port-royal.table.award.contractor': 'Надёжный партнёр',
  'port-royal.table.award.contractor.detail':
    '{count, plural, one {# контракт} few {# контракта} many {# контрактов} other {# контракта}}',
  'port-royal.table.award.merchant': 'Судовладелец',
  'port-royal.table.award.merchant.detail':
    '{count, plural, one {# корабль у купцов} few {# корабля у купцов} many {# кораблей у купцов} other {# корабля у купцов}}',
  'port-royal.table.award.courtier': 'Любимец двора',
  'port-royal.table.award.courtier.detail':
    '{count, plural, one {# корона} few {# короны} many {# корон} other {# короны}}',
  'port-royal.table.award.gambler': 'Азартная душа',
  'port-royal.table.award.gambler.detail':
    '{count, plural, one {картёжник в деле # раз} few {картёжник в деле # раза} many {картёжник в деле # раз} other {картёжник в деле # раза}}',
} as const;
