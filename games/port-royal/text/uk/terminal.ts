/** The words of the drawing that the voice has not, in Ukrainian: short names that fit a card, captions, the rules in brief. */

export const terminal = {
  'port-royal.terminal.turn': 'Хід {turn} · {name}',
  'port-royal.terminal.over': 'Гру завершено',
  'port-royal.terminal.harbour': 'Гавань',
  'port-royal.terminal.empty': 'порожня',
  'port-royal.terminal.colours': '{colours, plural, one {# колір} few {# кольори} many {# кольорів} other {# кольору}}',
  'port-royal.terminal.mayTake':
    '{cards, plural, one {узяти # карту} few {узяти # карти} many {узяти # карт} other {узяти # карти}}',
  'port-royal.terminal.leftToTake':
    '{name}: {cards, plural, one {взяти # карту} few {взяти # карти} many {взяти # карт} other {взяти # карти}}',
  'port-royal.terminal.bust': 'провал {percent}\u00a0% ({bad}/{all})',
  'port-royal.terminal.keepBusts': 'впустити — це провал!',
  'port-royal.terminal.deck': 'колода {cards}',
  'port-royal.terminal.discard': 'скид {cards}',
  'port-royal.terminal.lastRound': 'останній раунд!',
  'port-royal.terminal.expeditions': 'Експедиції',
  'port-royal.terminal.canClaim': 'можна: {names}',
  'port-royal.terminal.nobody': 'ще нікого не найнято',
  'port-royal.terminal.claimed': 'Експедиція',

  'port-royal.terminal.ship.yellow': 'Пінас',
  'port-royal.terminal.ship.blue': 'Флейт',
  'port-royal.terminal.ship.green': 'Барк',
  'port-royal.terminal.ship.red': 'Фрегат',
  'port-royal.terminal.ship.black': 'Галеон',
  'port-royal.terminal.ship.ares': 'Арес',
  'port-royal.terminal.name.trader': 'Торговець',
  'port-royal.terminal.name.merchant': 'Купець',
  'port-royal.terminal.name.clerk': 'Клерк',
  'port-royal.terminal.name.taibuki': 'Тайбуки',
  'port-royal.terminal.name.jackOfAllTrades': 'Майстриня',

  'port-royal.terminal.note.sink': 'потопити',
  'port-royal.terminal.note.skull': 'не потопити',
  'port-royal.terminal.note.seeker': 'експедиція',
  'port-royal.terminal.note.jackOfAllTrades': 'за будь-кого',
  'port-royal.terminal.note.mademoiselle': 'наймання −1●',
  'port-royal.terminal.note.jester': 'порожньо: +1●',
  'port-royal.terminal.note.admiral': '5+ карт: +2●',
  'port-royal.terminal.note.governor': '+1 карта',
  'port-royal.terminal.note.gambler': '4 карти разом',
  'port-royal.terminal.note.passenger': 'лише очки',
  'port-royal.terminal.note.viceAdmiral': '3–4 к.: +1●',
  'port-royal.terminal.note.gunner': 'кораблі −1: ●',
  'port-royal.terminal.note.innkeeper': '4+ кор.: +1♛',
  'port-royal.terminal.note.lookout': 'бачить 3',
  'port-royal.terminal.note.card': '+1 карта',
  'port-royal.terminal.note.gift': 'подарунок',

  'port-royal.terminal.item.ritualBook': 'книги',
  'port-royal.terminal.item.herbs': 'трави',
  'port-royal.terminal.item.bread': 'хліб',
  'port-royal.terminal.item.rum': 'ром',

  'port-royal.terminal.top': 'зверху: {card}',
  'port-royal.terminal.time': 'колода часу {cards}',
  'port-royal.terminal.pointsDeck': 'колода очок {cards}',
  'port-royal.terminal.contracts': 'Контракти',
  'port-royal.terminal.tax': 'податок',
  'port-royal.terminal.bustNeed': 'провал',
  'port-royal.terminal.sunk':
    'потоплено: {colours, plural, one {# колір} few {# кольори} many {# кольорів} other {# кольору}}',
  'port-royal.terminal.tasks': 'Завдання',
  'port-royal.terminal.first': '1-й',
  'port-royal.terminal.all': 'усім',
  'port-royal.terminal.moment.fourColours': '4 кольори',
  'port-royal.terminal.moment.tax': 'податок',
  'port-royal.terminal.moment.fourCards': 'стоп на 4 картах',
  'port-royal.terminal.moment.firstCard': 'стоп на 1 карті ×2',
  'port-royal.terminal.cheap': 'ціна ≤{cost}',
  'port-royal.terminal.event': 'Подія',
  'port-royal.terminal.events': 'подій лишилося {events}',
  'port-royal.terminal.goal': 'Мета',
  'port-royal.terminal.goal.tasks': 'завдання {have}/{need}',
  'port-royal.terminal.goal.markers': 'маркери {have}/{need}',
  'port-royal.terminal.trophy': 'трофей',
  'port-royal.terminal.tucked': 'у купців',
  'port-royal.terminal.den': 'кубло',
  'port-royal.terminal.inPlay': 'На столі',

  'port-royal.terminal.inHarbour': 'У гавані',
  'port-royal.terminal.elsewhere': 'Решта карт',
  'port-royal.terminal.signs': 'Знаки',
  'port-royal.terminal.signList':
    '● монети · ★ очки впливу · † шаблі · ☠ не потопити · 7→6 ціна для вас · +1 компенсація активному гравцеві · ♛ корони · ♦ Арес · ▪▫ маркери, зняті з карти персонажа й ті, що на ній лишилися · провал 12\u00a0% (9/75): 9 з 75 карт, що можуть відкритися',

  'port-royal.terminal.reminder.discover':
    'Відкриття: відкривайте карти по одній, принаймні одну. Другий корабель того ж кольору, який ви не потопили, — провал: гавань іде у скид, хід завершено.',
  'port-royal.terminal.reminder.trade':
    'Торгівля й наймання: візьміть 1 карту; за 4 кольорів у гавані — 2, за 5 — 3. Кораблі дають монети, фахівці коштують монет.',
  'port-royal.terminal.reminder.others': 'Потім кожен інший гравець може взяти 1 карту й платить вам за неї 1 монету.',
  'port-royal.terminal.reminder.expeditions':
    'Експедиції: виконуйте їх будь-якої миті свого ходу, скидаючи потрібних фахівців.',
  'port-royal.terminal.reminder.contracts':
    'Контракти: виконуйте їх будь-якої миті свого ходу, деякі — лише тієї миті, про яку вони кажуть. Другий дає 1 очко, третій ще 2, четвертого не буває.',
  'port-royal.terminal.reminder.time':
    'Кожен хід починається з карти часу. Виконайте всі контракти, доки колода часу не скінчилася.',
  'port-royal.terminal.reminder.tasks':
    'Кожен хід починається з події. Завдання виконуйте у свій хід: перше відкриває вміння персонажа, друге відкриває трофей, далі йдуть корони.',
  'port-royal.terminal.reminder.endSail':
    'Коли хтось має 8 очок, раунд дограють до кінця. Перемагає той, хто має найбільше очок, а далі — найбільше монет.',
  'port-royal.terminal.reminder.endTrophy':
    'Коли хтось має 12 очок і трофей, раунд дограють до кінця. Перемагає той, хто має найбільше очок, серед володарів трофея.',
  'port-royal.terminal.reminder.endChapter':
    'Розділ виграно, якщо наприкінці виконано всі завдання, а команда має досить маркерів на завданнях і досить очок.',
  'port-royal.terminal.reminder.end':
    'Коли хтось має 12 очок, раунд дограють до кінця. Перемагає той, хто має найбільше очок, а далі — найбільше монет.',
  'port-royal.terminal.reminder.endVariant':
    'Коли хтось має 12 очок і експедицію, раунд дограють до кінця. Перемагає той, хто має найбільше очок, серед власників експедицій.',
} as const;
