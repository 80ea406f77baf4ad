/** The base game: log, verbs, refusals, the end, in Russian. Players' names stand where no word must agree with them in gender or case. */
import { bribe, cards, coins, coinsEach, coinsGained, income, points, price, purse } from './units.ts';

export const base = {
  'port-royal.name': 'Порт-Ройал',
  'port-royal.about':
    'Открывайте карты гавани, торгуйте с кораблями и нанимайте персонажей, но вовремя остановитесь: второй корабль того же цвета погубит всё.',

  'port-royal.list.name': '[{name}|вы]',
  'port-royal.list.and': '{list} и {last}',
  'port-royal.to.player': 'игроку {name}',
  'port-royal.to.active': 'активному игроку',
  'port-royal.to.seat': 'игроку на месте {seat}',

  // The log
  'port-royal.event.matchBegan': `Партия началась. Первый игрок — [{name}|вы]; у каждого по ${coinsEach}, в колоде {deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.`,
  'port-royal.event.matchBegan.noCoins':
    'Партия началась. Первый игрок — [{name}|вы]; в колоде {deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.event.turnBegan': 'Ход {turn}[: {name}| — ваш].',
  'port-royal.event.cardRevealed': '{name} [открывает|открываете] карту: {card}.',
  'port-royal.event.shipSunk': '{name} [топит|топите] {card}.',
  'port-royal.event.cardEnteredHarbour': '{card} прибывает в гавань.',
  'port-royal.event.expeditionOpened': `На столе новая экспедиция. Условия: {needs}. Награда: ${points} и ${coins}.`,
  'port-royal.event.taxPaid': `{name} [платит|платите] налог: ${coins}.`,
  'port-royal.event.taxEnded.mostSabres':
    'Налог. Больше всего сабель: {names} — {value, plural, one {# сабля} few {# сабли} many {# сабель} other {# сабли}}.',
  'port-royal.event.taxEnded.fewestPoints':
    'Налог. Меньше всего победных очков: {names} — {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'port-royal.event.bust': `[{name}: провал|У вас провал]! {card} — второй корабль этого цвета. В сброс: ${cards}.`,
  'port-royal.event.phaseTwoBegan':
    'Торговля и наём: в гавани {colours, plural, =0 {нет кораблей} one {# корабль} few {# корабля разных цветов} many {# кораблей разных цветов} other {# корабля разных цветов}}.',
  'port-royal.event.takeTurnBegan':
    '{name} [может|можете] взять {left, plural, one {# карту} few {до # карт} many {до # карт} other {до # карты}}.',
  'port-royal.event.shipTraded': '{name} [торгует|торгуете] {card}.',
  'port-royal.event.personHired': `{name} [нанимает|нанимаете] {card} ${price}.`,
  'port-royal.event.compensationPaid': `{name} [даёт|даёте] [{to}?взятку игроку {to}|вам взятку]: ${coins}.`,
  'port-royal.event.takeTurnEnded':
    '{taken, plural, =0 {{name} не [берёт|берёте] карт.} one {[{name}: всего взята # карта|Всего вы взяли # карту].} few {[{name}: всего взято|Всего вы взяли] # карты.} many {[{name}: всего взято|Всего вы взяли] # карт.} other {[{name}: всего взято|Всего вы взяли] # карты.}}',
  'port-royal.event.expeditionClaimed': `{name} [выполняет|выполняете] условия экспедиции ({needs}). В сброс: {persons}. Награда: ${points}.`,
  'port-royal.event.coinsGained.admiral': `{name} [получает|получаете] ${coinsGained} благодаря адмиралу.`,
  'port-royal.event.coinsGained.jester': `{name} [получает|получаете] ${coinsGained} благодаря плуту.`,
  'port-royal.event.coinsGained.trade': `{name} [получает|получаете] ${coinsGained} за торговлю.`,
  'port-royal.event.coinsGained.expedition': `{name} [получает|получаете] ${coinsGained} за экспедицию.`,
  'port-royal.event.coinsGained.tax': `{name} [получает|получаете] ${coinsGained} по карте налога.`,
  'port-royal.event.coinsForfeited': `{name} [недополучает|недополучаете] ${coinsGained}: колода и сброс пусты.`,
  'port-royal.event.deckReshuffled': `Сброс перемешан, это новая колода: ${cards}.`,
  'port-royal.event.harbourCleared': `Из гавани в сброс: ${cards}.`,
  'port-royal.event.endTriggered': `{name} [набирает|набираете] ${points}: этот круг — последний.`,
  'port-royal.event.matchEnded': '{reason} {winners}',

  // Verbs on buttons
  'port-royal.action.draw': 'Открыть карту',
  'port-royal.action.stop': 'Остановиться и перейти к торговле и найму',
  'port-royal.action.sink': 'Потопить {ship}',
  'port-royal.action.keep': 'Впустить {ship} в гавань',
  'port-royal.action.keep.bust': 'Впустить {ship}: это провал',
  'port-royal.action.trade': `Торговать {ship}: ${income}`,
  'port-royal.action.trade.guest': `Торговать {ship}: ${income}, ${bribe}`,
  'port-royal.action.hire': `Нанять {person} ${price}`,
  'port-royal.action.hire.guest': `Нанять {person} ${price}, ${bribe}`,
  'port-royal.action.claim': `Выполнить условия экспедиции ({needs}): в сброс — {persons}, награда — ${points} и ${coins}`,
  'port-royal.action.done': 'Закончить брать карты',
  'port-royal.action.pass': 'Отказаться',
  'port-royal.action.endTurn': 'Завершить ход',

  // Refusals
  'port-royal.reason.no-ship-to-answer':
    'Ни один корабль не ждёт вашего решения. Потопить или впустить можно только корабль, который вы только что открыли.',
  'port-royal.reason.pass-instead': 'В чужой ход, чтобы больше не брать карт, выберите «Отказаться».',
  'port-royal.reason.done-instead': 'В свой ход, чтобы больше не брать карт, выберите «Закончить брать карты».',
  'port-royal.reason.not-taking': 'Сейчас никто не берёт карты. Дождитесь фазы 2, торговли и найма.',
  'port-royal.reason.turn-not-ending': 'Здесь ход завершить нельзя. Сначала закончите текущую фазу.',
  'port-royal.reason.nothing-to-draw':
    'Открывать нечего: колода и сброс пусты. Остановитесь и переходите к торговле и найму.',
  'port-royal.reason.reveal-first': 'Прежде чем остановиться, откройте хотя бы одну карту.',
  'port-royal.reason.answer-ship-first': 'Сначала решите, что делать с кораблём: потопить его или впустить в гавань.',
  'port-royal.reason.discover-is-over':
    'Фаза 1 в этом ходу закончена. Доиграйте ход: новые карты открывают в следующем.',
  'port-royal.reason.phase-two-not-begun': 'Торговля и наём ещё не начались. Сначала остановитесь, потом берите карты.',
  'port-royal.reason.phase-two-skipped':
    'Провал: торговли и найма в этом ходу не будет ни у кого. Можно лишь выполнить условия экспедиций.',
  'port-royal.reason.phase-two-is-over':
    'Торговля и наём в этом ходу закончены. Выполните условия экспедиции или завершите ход.',
  'port-royal.reason.not-in-harbour': 'Этой карты нет в гавани. Выберите одну из тех, что там лежат.',
  'port-royal.reason.not-a-ship': 'Торговать можно только с кораблями. Это персонаж: наймите его.',
  'port-royal.reason.not-a-person': 'Нанять можно только персонажа. Это корабль: торгуйте с ним.',
  'port-royal.reason.allowance-used': 'Вы уже взяли все карты, которые могли. Закончите брать карты.',
  'port-royal.reason.cannot-compensate':
    'За этот корабль вам нечем дать взятку активному игроку. Выберите другую карту или откажитесь.',
  'port-royal.reason.too-expensive': `${purse}: на этого персонажа не хватает. Выберите другую карту или закончите брать карты.`,
  'port-royal.reason.too-expensive-with-compensation': `${purse}: на этого персонажа и взятку активному игроку не хватает. Выберите другую карту или откажитесь.`,
  'port-royal.reason.only-active-claims': 'Условия экспедиций выполняет только активный игрок. Дождитесь своего хода.',
  'port-royal.reason.expedition-not-open': 'Эта экспедиция не открыта. Выберите одну из лежащих в центре стола.',
  'port-royal.reason.person-not-yours':
    'У вас нет такого персонажа. Сбрасывайте персонажей только из своей личной зоны.',
  'port-royal.reason.persons-do-not-cover':
    'Эти персонажи не подходят к условиям экспедиции. Сбросьте ровно тех, кто ей нужен; мастер заменит любого одного из них.',

  // Steps of a turn
  'port-royal.step.discover': 'Фаза 1: открытия',
  'port-royal.step.repel': 'Фаза 1: потопить корабль или впустить',
  'port-royal.step.tradeAndHire': 'Фаза 2: торговля и наём',
  'port-royal.step.lastClaims': 'Конец хода: экспедиции',

  // The end
  'port-royal.end.twelvePoints': 'Партия окончена: двенадцать победных очков набраны, круг доигран.',
  'port-royal.end.twelvePointsAndExpedition':
    'Партия окончена: у одного игрока были двенадцать победных очков и экспедиция, круг доигран.',
  'port-royal.end.becalmed': 'Партия окончена: штиль. За целый круг не удалось открыть ни одной карты.',
  'port-royal.winners':
    '{count, plural, one {[{names}?Победитель — {names}|Победа за вами].} few {{names} — победители.} many {{names} — победители.} other {{names} — победители.}}',
  'port-royal.outcome': '{reason} {verdict}',
  'port-royal.decidedBy.points': `Победитель — {names}: ${points}.`,
  'port-royal.decidedBy.coins': `Победитель — {names}: очков поровну (${points}), но больше монет (${coins}).`,
  'port-royal.decidedBy.expedition': `Победитель — {names}: ${points}, лучший счёт среди владельцев экспедиций.`,
  'port-royal.decidedBy.shared': `Общая победа: {names} — у каждого ${points} и ${coins}.`,

  'port-royal.sheet.persons': 'Персонажи',
  'port-royal.sheet.expeditions': 'Экспедиции',
  'port-royal.sheet.coins': 'Монеты',
  'port-royal.sheet.points': 'Победные очки',
} as const;
