/** The words of the drawing that the voice has not: short names that fit a card, captions, the rules in brief. */
import type { Catalogues } from '@broadside/text';

const en = {
  'port-royal.terminal.turn': 'Turn {turn} · {name}',
  'port-royal.terminal.over': 'The game is over',
  'port-royal.terminal.harbour': 'Harbour',
  'port-royal.terminal.empty': 'empty',
  'port-royal.terminal.colours': '{colours, plural, one {# colour} other {# colours}}',
  'port-royal.terminal.mayTake': '{cards, plural, one {take # card} other {take # cards}}',
  'port-royal.terminal.leftToTake': '{name}: {cards, plural, one {take # card} other {take # cards}}',
  'port-royal.terminal.bust': 'bust {percent} % ({bad}/{all})',
  'port-royal.terminal.keepBusts': 'letting it in is a bust!',
  'port-royal.terminal.deck': 'deck {cards}',
  'port-royal.terminal.discard': 'discard {cards}',
  'port-royal.terminal.lastRound': 'last round!',
  'port-royal.terminal.expeditions': 'Expeditions',
  'port-royal.terminal.canClaim': 'within reach of {names}',
  'port-royal.terminal.nobody': 'nobody hired yet',
  'port-royal.terminal.claimed': 'Expedition',

  'port-royal.terminal.ship.yellow': 'Pinnace',
  'port-royal.terminal.ship.blue': 'Flute',
  'port-royal.terminal.ship.green': 'Skiff',
  'port-royal.terminal.ship.red': 'Frigate',
  'port-royal.terminal.ship.black': 'Galleon',
  'port-royal.terminal.name.trader': 'Trader',
  'port-royal.terminal.name.jackOfAllTrades': 'Jack-of-all',

  'port-royal.terminal.note.sink': 'to sink',
  'port-royal.terminal.note.skull': 'never sinks',
  'port-royal.terminal.note.seeker': 'expedition',
  'port-royal.terminal.note.jackOfAllTrades': 'any of three',
  'port-royal.terminal.note.mademoiselle': 'hiring −1●',
  'port-royal.terminal.note.jester': 'empty: +1●',
  'port-royal.terminal.note.admiral': '5+ cards: +2●',
  'port-royal.terminal.note.governor': '+1 card',

  'port-royal.terminal.inHarbour': 'In the harbour',
  'port-royal.terminal.elsewhere': 'Other cards',
  'port-royal.terminal.signs': 'Signs',
  'port-royal.terminal.signList':
    '● coins · ★ points · † sabres · ☠ cannot be sunk · 7→6 the price for you · +1 the coin for the active player · bust 12 % (9/75): 9 of the 75 cards that could come next',

  'port-royal.terminal.reminder.discover':
    'Discover: reveal cards one by one, at least one. A second ship of a colour that you do not sink is a bust: the harbour is lost and the turn ends.',
  'port-royal.terminal.reminder.trade':
    'Trade and hire: take 1 card; with 4 colours in the harbour 2, with 5 colours 3. Ships bring coins, persons cost coins.',
  'port-royal.terminal.reminder.others': 'Then every other player may take 1 card and pays you 1 coin for it.',
  'port-royal.terminal.reminder.expeditions':
    'Expeditions: claim them at any moment of your own turn by discarding the persons they ask for.',
  'port-royal.terminal.reminder.end':
    'With 12 points the round is played to its end. The most points win, then the most coins.',
  'port-royal.terminal.reminder.endVariant':
    'With 12 points and an expedition the round is played to its end. The most points win among those with an expedition.',
};

export type TerminalKey = keyof typeof en;
type Words = Readonly<Record<TerminalKey, string>>;

const ru: Words = {
  'port-royal.terminal.turn': 'Ход {turn} · {name}',
  'port-royal.terminal.over': 'Игра окончена',
  'port-royal.terminal.harbour': 'Гавань',
  'port-royal.terminal.empty': 'пуста',
  'port-royal.terminal.colours': '{colours, plural, one {# цвет} few {# цвета} many {# цветов} other {# цвета}}',
  'port-royal.terminal.mayTake':
    '{cards, plural, one {взять # карту} few {взять # карты} many {взять # карт} other {взять # карты}}',
  'port-royal.terminal.leftToTake':
    '{name}: {cards, plural, one {взять # карту} few {взять # карты} many {взять # карт} other {взять # карты}}',
  'port-royal.terminal.bust': 'провал {percent} % ({bad}/{all})',
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
  'port-royal.terminal.name.trader': 'Торговец',
  'port-royal.terminal.name.jackOfAllTrades': 'Мастер',

  'port-royal.terminal.note.sink': 'потопить',
  'port-royal.terminal.note.skull': 'не потопить',
  'port-royal.terminal.note.seeker': 'экспедиция',
  'port-royal.terminal.note.jackOfAllTrades': 'любой из трёх',
  'port-royal.terminal.note.mademoiselle': 'наём −1●',
  'port-royal.terminal.note.jester': 'пусто: +1●',
  'port-royal.terminal.note.admiral': '5+ карт: +2●',
  'port-royal.terminal.note.governor': '+1 карта',

  'port-royal.terminal.inHarbour': 'В гавани',
  'port-royal.terminal.elsewhere': 'Остальные карты',
  'port-royal.terminal.signs': 'Знаки',
  'port-royal.terminal.signList':
    '● монеты · ★ победные очки · † сабли · ☠ не потопить · 7→6 цена для вас · +1 взятка активному игроку · провал 12 % (9/75): 9 из 75 карт, которые могут открыться',

  'port-royal.terminal.reminder.discover':
    'Открытия: открывайте карты по одной, хотя бы одну. Второй корабль того же цвета, который вы не потопили, — провал: гавань уходит в сброс, ход окончен.',
  'port-royal.terminal.reminder.trade':
    'Торговля и наём: возьмите 1 карту; при 4 цветах в гавани — 2, при 5 — 3. Корабли приносят монеты, персонажи стоят монет.',
  'port-royal.terminal.reminder.others': 'Затем каждый соперник может взять 1 карту и платит вам за неё 1 монету.',
  'port-royal.terminal.reminder.expeditions':
    'Экспедиции: выполняйте их в любой момент своего хода, сбрасывая нужных персонажей.',
  'port-royal.terminal.reminder.end':
    'Когда у кого-то 12 очков, круг доигрывают до конца. Побеждает тот, у кого больше очков, затем — больше монет.',
  'port-royal.terminal.reminder.endVariant':
    'Когда у кого-то 12 очков и экспедиция, круг доигрывают до конца. Побеждает тот, у кого больше очков, среди владельцев экспедиций.',
};

const uk: Words = {
  'port-royal.terminal.turn': 'Хід {turn} · {name}',
  'port-royal.terminal.over': 'Гру завершено',
  'port-royal.terminal.harbour': 'Гавань',
  'port-royal.terminal.empty': 'порожня',
  'port-royal.terminal.colours': '{colours, plural, one {# колір} few {# кольори} many {# кольорів} other {# кольору}}',
  'port-royal.terminal.mayTake':
    '{cards, plural, one {взяти # карту} few {взяти # карти} many {взяти # карт} other {взяти # карти}}',
  'port-royal.terminal.leftToTake':
    '{name}: {cards, plural, one {взяти # карту} few {взяти # карти} many {взяти # карт} other {взяти # карти}}',
  'port-royal.terminal.bust': 'провал {percent} % ({bad}/{all})',
  'port-royal.terminal.keepBusts': 'впустити — це провал!',
  'port-royal.terminal.deck': 'колода {cards}',
  'port-royal.terminal.discard': 'скид {cards}',
  'port-royal.terminal.lastRound': 'останній раунд!',
  'port-royal.terminal.expeditions': 'Експедиції',
  'port-royal.terminal.canClaim': 'до снаги: {names}',
  'port-royal.terminal.nobody': 'ще нікого не найнято',
  'port-royal.terminal.claimed': 'Експедиція',

  'port-royal.terminal.ship.yellow': 'Пінас',
  'port-royal.terminal.ship.blue': 'Флейт',
  'port-royal.terminal.ship.green': 'Барк',
  'port-royal.terminal.ship.red': 'Фрегат',
  'port-royal.terminal.ship.black': 'Галеон',
  'port-royal.terminal.name.trader': 'Торговець',
  'port-royal.terminal.name.jackOfAllTrades': 'Майстриня',

  'port-royal.terminal.note.sink': 'потопити',
  'port-royal.terminal.note.skull': 'не потопити',
  'port-royal.terminal.note.seeker': 'експедиція',
  'port-royal.terminal.note.jackOfAllTrades': 'за будь-кого',
  'port-royal.terminal.note.mademoiselle': 'наймання −1●',
  'port-royal.terminal.note.jester': 'порожньо: +1●',
  'port-royal.terminal.note.admiral': '5+ карт: +2●',
  'port-royal.terminal.note.governor': '+1 карта',

  'port-royal.terminal.inHarbour': 'У гавані',
  'port-royal.terminal.elsewhere': 'Решта карт',
  'port-royal.terminal.signs': 'Знаки',
  'port-royal.terminal.signList':
    '● монети · ★ очки впливу · † шаблі · ☠ не потопити · 7→6 ціна для вас · +1 компенсація активному гравцеві · провал 12 % (9/75): 9 з 75 карт, що можуть відкритися',

  'port-royal.terminal.reminder.discover':
    'Відкриття: відкривайте карти по одній, принаймні одну. Другий корабель того ж кольору, який ви не потопили, — провал: гавань іде у скид, хід завершено.',
  'port-royal.terminal.reminder.trade':
    'Торгівля й наймання: візьміть 1 карту; за 4 кольорів у гавані — 2, за 5 — 3. Кораблі дають монети, фахівці коштують монет.',
  'port-royal.terminal.reminder.others': 'Потім кожен інший гравець може взяти 1 карту й платить вам за неї 1 монету.',
  'port-royal.terminal.reminder.expeditions':
    'Експедиції: виконуйте їх будь-якої миті свого ходу, скидаючи потрібних фахівців.',
  'port-royal.terminal.reminder.end':
    'Коли хтось має 12 очок, раунд дограють до кінця. Перемагає той, хто має найбільше очок, а далі — найбільше монет.',
  'port-royal.terminal.reminder.endVariant':
    'Коли хтось має 12 очок і експедицію, раунд дограють до кінця. Перемагає той, хто має найбільше очок, серед власників експедицій.',
};

export const terminalText: Catalogues = { en, ru, uk };
