/** The words of the drawing that the voice has not, in Russian: short names that fit a card, captions, the rules in brief. */

export const terminal = {
  'port-royal.terminal.turn': 'Ход {turn} · {name}',
  'port-royal.terminal.over': 'Игра окончена',
  'port-royal.terminal.harbour': 'Гавань',
  'port-royal.terminal.empty': 'пуста',
  'port-royal.terminal.colours': '{colours, plural, one {# цвет} few {# цвета} many {# цветов} other {# цвета}}',
  'port-royal.terminal.mayTake':
    '{cards, plural, one {взять # карту} few {взять # карты} many {взять # карт} other {взять # карты}}',
  'port-royal.terminal.leftToTake':
    '{name}: {cards, plural, one {взять # карту} few {взять # карты} many {взять # карт} other {взять # карты}}',
  'port-royal.terminal.bust': 'провал {percent}\u00a0% ({bad}/{all})',
  'port-royal.terminal.keepBusts': 'впустить — это провал!',
  'port-royal.terminal.deck': 'колода {cards}',
  'port-royal.terminal.discard': 'сброс {cards}',
  'port-royal.terminal.lastRound': 'последний круг!',
  'port-royal.terminal.expeditions': 'Экспедиции',
  'port-royal.terminal.canClaim': 'по силам: {names}',
  'port-royal.terminal.nobody': 'пока никто не нанят',
  'port-royal.terminal.claimed': 'Экспедиция',

  'port-royal.terminal.ship.yellow': 'Пинас',
  'port-royal.terminal.ship.blue': 'Флейт',
  'port-royal.terminal.ship.green': 'Барк',
  'port-royal.terminal.ship.red': 'Фрегат',
  'port-royal.terminal.ship.black': 'Галеон',
  'port-royal.terminal.ship.ares': 'Арес',
  'port-royal.terminal.name.trader': 'Торговец',
  'port-royal.terminal.name.merchant': 'Купец',
  'port-royal.terminal.name.clerk': 'Клерк',
  'port-royal.terminal.name.taibuki': 'Тайбуки',
  'port-royal.terminal.name.jackOfAllTrades': 'Мастер',

  'port-royal.terminal.note.sink': 'потопить',
  'port-royal.terminal.note.skull': 'не потопить',
  'port-royal.terminal.note.seeker': 'экспедиция',
  'port-royal.terminal.note.jackOfAllTrades': 'любой из трёх',
  'port-royal.terminal.note.mademoiselle': 'наём −1●',
  'port-royal.terminal.note.jester': 'пусто: +1●',
  'port-royal.terminal.note.admiral': '5+ карт: +2●',
  'port-royal.terminal.note.governor': '+1 карта',
  'port-royal.terminal.note.gambler': '4 карты разом',
  'port-royal.terminal.note.passenger': 'только очки',
  'port-royal.terminal.note.viceAdmiral': '3–4 к.: +1●',
  'port-royal.terminal.note.gunner': 'корабли −1: ●',
  'port-royal.terminal.note.innkeeper': '4+ кор.: +1♛',
  'port-royal.terminal.note.lookout': 'видит 3 карты',
  'port-royal.terminal.note.card': '+1 карта',
  'port-royal.terminal.note.gift': 'подарок',

  'port-royal.terminal.item.ritualBook': 'книги',
  'port-royal.terminal.item.herbs': 'травы',
  'port-royal.terminal.item.bread': 'хлеб',
  'port-royal.terminal.item.rum': 'ром',

  'port-royal.terminal.top': 'сверху: {card}',
  'port-royal.terminal.time': 'колода времени {cards}',
  'port-royal.terminal.pointsDeck': 'колода очков {cards}',
  'port-royal.terminal.contracts': 'Контракты',
  'port-royal.terminal.tax': 'налог',
  'port-royal.terminal.bustNeed': 'провал',
  'port-royal.terminal.sunk':
    'потоплены: {colours, plural, one {# цвет} few {# цвета} many {# цветов} other {# цвета}}',
  'port-royal.terminal.tasks': 'Задания',
  'port-royal.terminal.first': '1-й',
  'port-royal.terminal.all': 'всем',
  'port-royal.terminal.moment.fourColours': '4 цвета',
  'port-royal.terminal.moment.tax': 'налог',
  'port-royal.terminal.moment.fourCards': 'стоп на 4 картах',
  'port-royal.terminal.moment.firstCard': 'стоп на 1 карте ×2',
  'port-royal.terminal.cheap': 'цена ≤{cost}',
  'port-royal.terminal.event': 'Событие',
  'port-royal.terminal.events': 'событий осталось {events}',
  'port-royal.terminal.goal': 'Цель',
  'port-royal.terminal.goal.tasks': 'задания {have}/{need}',
  'port-royal.terminal.goal.markers': 'маркеры {have}/{need}',
  'port-royal.terminal.trophy': 'трофей',
  'port-royal.terminal.tucked': 'у купцов',
  'port-royal.terminal.den': 'логово',
  'port-royal.terminal.inPlay': 'На столе',

  'port-royal.terminal.inHarbour': 'В гавани',
  'port-royal.terminal.elsewhere': 'Остальные карты',
  'port-royal.terminal.signs': 'Знаки',
  'port-royal.terminal.signList':
    '● монеты · ★ победные очки · † сабли · ☠ не потопить · 7→6 цена для вас · +1 взятка активному игроку · ♛ короны · ♦ Арес · ▪▫ маркеры, снятые с карты героя и оставшиеся на ней · провал 12\u00a0% (9/75): 9 из 75 карт, которые могут открыться',

  'port-royal.terminal.reminder.discover':
    'Открытия: открывайте карты по одной, хотя бы одну. Второй корабль того же цвета, который вы не потопили, — провал: гавань уходит в сброс, ход окончен.',
  'port-royal.terminal.reminder.trade':
    'Торговля и наём: возьмите 1 карту; при 4 цветах в гавани — 2, при 5 — 3. Корабли приносят монеты, персонажи стоят монет.',
  'port-royal.terminal.reminder.others': 'Затем каждый соперник может взять 1 карту и платит вам за неё 1 монету.',
  'port-royal.terminal.reminder.expeditions':
    'Экспедиции: выполняйте их в любой момент своего хода, сбрасывая нужных персонажей.',
  'port-royal.terminal.reminder.contracts':
    'Контракты: выполняйте их в любой момент своего хода, некоторые — только в момент, который в них назван. Второй приносит 1 очко, третий ещё 2, четвёртого не бывает.',
  'port-royal.terminal.reminder.time':
    'Каждый ход начинается с карты времени. Выполните все контракты, пока колода времени не кончилась.',
  'port-royal.terminal.reminder.tasks':
    'Каждый ход начинается с события. Задания выполняйте в свой ход: первое раскрывает способность героя, второе открывает трофей, потом идут короны.',
  'port-royal.terminal.reminder.endSail':
    'Когда у кого-то 8 очков, круг доигрывают до конца. Побеждает тот, у кого больше очков, затем — больше монет.',
  'port-royal.terminal.reminder.endTrophy':
    'Когда у кого-то 12 очков и трофей, круг доигрывают до конца. Побеждает тот, у кого больше очков, среди обладателей трофея.',
  'port-royal.terminal.reminder.endChapter':
    'Глава выиграна, если в её конце выполнены все задания, а у команды довольно маркеров на заданиях и довольно очков.',
  'port-royal.terminal.reminder.end':
    'Когда у кого-то 12 очков, круг доигрывают до конца. Побеждает тот, у кого больше очков, затем — больше монет.',
  'port-royal.terminal.reminder.endVariant':
    'Когда у кого-то 12 очков и экспедиция, круг доигрывают до конца. Побеждает тот, у кого больше очков, среди владельцев экспедиций.',
} as const;
