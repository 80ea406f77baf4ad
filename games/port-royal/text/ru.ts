/** Port Royal in Russian. Players' names stand where no word must agree with them in gender or case. */
import type { Key } from './en.ts';

const coins = '{coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}';
const coinsGained = '{coins, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}}';
const coinsEach = '{coins, plural, one {# монете} few {# монеты} many {# монет} other {# монеты}}';
const points =
  '{points, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}';
const sabres = '{sabres, plural, one {# сабля} few {# сабли} many {# сабель} other {# сабли}}';
const sabresGiven = '{sabres, plural, one {# саблю} few {# сабли} many {# сабель} other {# сабли}}';
const cards = '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}';
const income = '{coins, plural, one {+# монета} few {+# монеты} many {+# монет} other {+# монеты}}';
const price =
  '{coins, plural, =0 {бесплатно} one {за # монету} few {за # монеты} many {за # монет} other {за # монеты}}';
const bribe = 'отдать {owed, plural, one {# монету} few {# монеты} many {# монет} other {# монеты}} {to}';
const purse =
  '{coins, plural, =0 {У вас нет монет} one {У вас всего # монета} few {У вас всего # монеты} many {У вас всего # монет} other {У вас всего # монеты}}';

export const ru: Readonly<Record<Key, string>> = {
  'port-royal.name': 'Порт-Ройал',
  'port-royal.about':
    'Открывайте карты гавани, торгуйте с кораблями и нанимайте персонажей, но вовремя остановитесь: второй корабль того же цвета погубит всё.',

  'port-royal.list.and': '{list} и {last}',
  'port-royal.to.player': 'игроку {name}',
  'port-royal.to.active': 'активному игроку',

  // Cards by name
  'port-royal.colour.yellow': 'жёлтый',
  'port-royal.colour.blue': 'синий',
  'port-royal.colour.green': 'зелёный',
  'port-royal.colour.red': 'красный',
  'port-royal.colour.black': 'чёрный',

  'port-royal.card.trader.yellow': 'Жёлтый торговец',
  'port-royal.card.trader.blue': 'Синий торговец',
  'port-royal.card.trader.green': 'Зелёный торговец',
  'port-royal.card.trader.red': 'Красный торговец',
  'port-royal.card.trader.black': 'Чёрный торговец',
  'port-royal.card.settler': 'Поселенец',
  'port-royal.card.captain': 'Капитан',
  'port-royal.card.priest': 'Священник',
  'port-royal.card.jackOfAllTrades': 'Мастер',
  'port-royal.card.sailor': 'Матрос',
  'port-royal.card.pirate': 'Пират',
  'port-royal.card.mademoiselle': 'Мадам',
  'port-royal.card.jester': 'Плут',
  'port-royal.card.admiral': 'Адмирал',
  'port-royal.card.governor': 'Губернатор',
  'port-royal.card.ship.yellow': 'Жёлтый пинас',
  'port-royal.card.ship.blue': 'Синий флейт',
  'port-royal.card.ship.green': 'Зелёный барк',
  'port-royal.card.ship.red': 'Красный фрегат',
  'port-royal.card.ship.black': 'Чёрный галеон',
  'port-royal.card.expedition': 'Экспедиция ({needs})',
  'port-royal.card.tax.mostSabres': 'Налог (больше всего сабель)',
  'port-royal.card.tax.fewestPoints': 'Налог (меньше всего очков)',

  'port-royal.figures.person': '{name} {cost}/{points}',
  'port-royal.figures.ship': `{name} (${coins}, ${sabres})`,
  'port-royal.figures.skullShip': `{name} (${coins}, череп)`,

  // The accusative
  'port-royal.object.trader.yellow': 'жёлтого торговца',
  'port-royal.object.trader.blue': 'синего торговца',
  'port-royal.object.trader.green': 'зелёного торговца',
  'port-royal.object.trader.red': 'красного торговца',
  'port-royal.object.trader.black': 'чёрного торговца',
  'port-royal.object.settler': 'поселенца',
  'port-royal.object.captain': 'капитана',
  'port-royal.object.priest': 'священника',
  'port-royal.object.jackOfAllTrades': 'мастера',
  'port-royal.object.sailor': 'матроса',
  'port-royal.object.pirate': 'пирата',
  'port-royal.object.mademoiselle': 'мадам',
  'port-royal.object.jester': 'плута',
  'port-royal.object.admiral': 'адмирала',
  'port-royal.object.governor': 'губернатора',
  'port-royal.object.ship': 'корабль',
  'port-royal.object.ship.yellow': 'жёлтый пинас',
  'port-royal.object.ship.blue': 'синий флейт',
  'port-royal.object.ship.green': 'зелёный барк',
  'port-royal.object.ship.red': 'красный фрегат',
  'port-royal.object.ship.black': 'чёрный галеон',

  // Ships as partners in trade: preposition and instrumental
  'port-royal.partner.yellow': 'с жёлтым пинасом',
  'port-royal.partner.blue': 'с синим флейтом',
  'port-royal.partner.green': 'с зелёным барком',
  'port-royal.partner.red': 'с красным фрегатом',
  'port-royal.partner.black': 'с чёрным галеоном',

  'port-royal.count.settler':
    '{count, plural, one {# поселенец} few {# поселенца} many {# поселенцев} other {# поселенца}}',
  'port-royal.count.captain': '{count, plural, one {# капитан} few {# капитана} many {# капитанов} other {# капитана}}',
  'port-royal.count.priest':
    '{count, plural, one {# священник} few {# священника} many {# священников} other {# священника}}',
  'port-royal.count.jackOfAllTrades':
    '{count, plural, one {# мастер} few {# мастера} many {# мастеров} other {# мастера}}',

  // What cards do
  'port-royal.ability.trader': 'Торгуя с кораблём этого цвета, вы получаете на 1 монету больше.',
  'port-royal.ability.settler': 'Сбросьте эту карту ради экспедиции, которой нужен поселенец.',
  'port-royal.ability.captain': 'Сбросьте эту карту ради экспедиции, которой нужен капитан.',
  'port-royal.ability.priest': 'Сбросьте эту карту ради экспедиции, которой нужен священник.',
  'port-royal.ability.jackOfAllTrades':
    'Сбросьте эту карту ради экспедиции вместо одного поселенца, капитана или священника.',
  'port-royal.ability.sailor': `Даёт ${sabresGiven}, чтобы топить корабли; сабли не тратятся.`,
  'port-royal.ability.pirate': `Даёт ${sabresGiven}, чтобы топить корабли; сабли не тратятся.`,
  'port-royal.ability.mademoiselle': 'Вы платите на 1 монету меньше за каждого нанятого персонажа.',
  'port-royal.ability.jester':
    'Вы получаете 1 монету, если гавань пуста, когда подходит ваша очередь брать карты, или если ход кончился провалом.',
  'port-royal.ability.admiral':
    'Вы получаете 2 монеты, если в гавани лежит не меньше 5 карт, когда подходит ваша очередь брать карты.',
  'port-royal.ability.governor': 'В каждую свою очередь брать карты вы можете взять на 1 карту больше.',
  'port-royal.ability.ship': `За торговлю: ${coins}. Чтобы потопить: ${sabres}.`,
  'port-royal.ability.skullShip': `За торговлю: ${coins}. Этот корабль нельзя потопить.`,
  'port-royal.ability.expedition': `Сбросить: {needs}. Награда: ${points} и ${coins}.`,
  'port-royal.ability.tax.mostSabres':
    'Каждый, у кого 12 или больше монет, теряет половину; затем игрок с наибольшим числом сабель получает 1 монету.',
  'port-royal.ability.tax.fewestPoints':
    'Каждый, у кого 12 или больше монет, теряет половину; затем игрок с наименьшим числом победных очков получает 1 монету.',

  // The log
  'port-royal.event.matchBegan': `Партия началась. Первый игрок — {name}; у каждого по ${coinsEach}, в колоде {deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.`,
  'port-royal.event.turnBegan': 'Ход {turn}: {name}.',
  'port-royal.event.cardRevealed': '{name} открывает карту: {card}.',
  'port-royal.event.shipSunk': '{name} топит {card}.',
  'port-royal.event.cardEnteredHarbour': '{card} прибывает в гавань.',
  'port-royal.event.expeditionOpened': `На столе новая экспедиция. Условия: {needs}. Награда: ${points} и ${coins}.`,
  'port-royal.event.taxPaid': `{name} платит налог: ${coins}.`,
  'port-royal.event.taxEnded.mostSabres':
    'Налог. Больше всего сабель: {names} — {value, plural, one {# сабля} few {# сабли} many {# сабель} other {# сабли}}.',
  'port-royal.event.taxEnded.fewestPoints':
    'Налог. Меньше всего победных очков: {names} — {value, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'port-royal.event.bust': `{name}: провал! {card} — второй корабль этого цвета. В сброс: ${cards}.`,
  'port-royal.event.phaseTwoBegan':
    'Торговля и наём: в гавани {colours, plural, =0 {нет кораблей} one {# корабль} few {# корабля разных цветов} many {# кораблей разных цветов} other {# корабля разных цветов}}.',
  'port-royal.event.takeTurnBegan':
    '{name} может взять {left, plural, one {# карту} few {до # карт} many {до # карт} other {до # карты}}.',
  'port-royal.event.shipTraded': '{name} торгует {card}.',
  'port-royal.event.personHired': `{name} нанимает {card} ${price}.`,
  'port-royal.event.compensationPaid': `{name} даёт взятку игроку {to}: ${coins}.`,
  'port-royal.event.takeTurnEnded':
    '{taken, plural, =0 {{name} не берёт карт.} one {{name}: всего взята # карта.} few {{name}: всего взято # карты.} many {{name}: всего взято # карт.} other {{name}: всего взято # карты.}}',
  'port-royal.event.expeditionClaimed': `{name} выполняет условия экспедиции ({needs}). В сброс: {persons}. Награда: ${points}.`,
  'port-royal.event.coinsGained.admiral': `{name} получает ${coinsGained} благодаря адмиралу.`,
  'port-royal.event.coinsGained.jester': `{name} получает ${coinsGained} благодаря плуту.`,
  'port-royal.event.coinsGained.trade': `{name} получает ${coinsGained} за торговлю.`,
  'port-royal.event.coinsGained.expedition': `{name} получает ${coinsGained} за экспедицию.`,
  'port-royal.event.coinsGained.tax': `{name} получает ${coinsGained} по карте налога.`,
  'port-royal.event.coinsForfeited': `{name} недополучает ${coinsGained}: колода и сброс пусты.`,
  'port-royal.event.deckReshuffled': `Сброс перемешан, это новая колода: ${cards}.`,
  'port-royal.event.harbourCleared': `Из гавани в сброс: ${cards}.`,
  'port-royal.event.endTriggered': `{name} набирает ${points}: этот круг — последний.`,
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
  'port-royal.reason.first-player-absent':
    'Выбранного первого игрока нет за этим столом: {seats, plural, one {здесь # место} few {здесь # места} many {здесь # мест} other {здесь # места}}. Выберите другого или положитесь на случай.',

  // Options
  'port-royal.option.variantEnding': 'Альтернативная концовка',
  'port-royal.option.variantEnding.about':
    'Для конца игры нужна и экспедиция: у одного игрока должно быть 12 победных очков и экспедиция; победить могут только владельцы экспедиций.',
  'port-royal.option.variantEnding.value.false': 'Нет',
  'port-royal.option.variantEnding.value.true': 'Да',
  'port-royal.option.jesterOnOwnBust': 'Плуты при своём провале',
  'port-royal.option.jesterOnOwnBust.about': 'Приносят ли плуты активного игрока монеты при его собственном провале.',
  'port-royal.option.jesterOnOwnBust.value.true': 'Приносят',
  'port-royal.option.jesterOnOwnBust.value.false': 'Не приносят',
  'port-royal.option.jesterWhenActive': 'Плуты в свой ход',
  'port-royal.option.jesterWhenActive.about':
    'Приносят ли плуты активного игрока монеты, если фаза 2 начинается с пустой гаванью.',
  'port-royal.option.jesterWhenActive.value.true': 'Приносят',
  'port-royal.option.jesterWhenActive.value.false': 'Не приносят',
  'port-royal.option.firstPlayer': 'Первый игрок',
  'port-royal.option.firstPlayer.about': 'Кто ходит первым.',
  'port-royal.option.firstPlayer.value.random': 'Случайно',
  'port-royal.option.firstPlayer.value.0': 'Место 1',
  'port-royal.option.firstPlayer.value.1': 'Место 2',
  'port-royal.option.firstPlayer.value.2': 'Место 3',
  'port-royal.option.firstPlayer.value.3': 'Место 4',
  'port-royal.option.firstPlayer.value.4': 'Место 5',
  'port-royal.option.discardPile': 'Сброс',
  'port-royal.option.discardPile.about': 'Можно ли просматривать сброс.',
  'port-royal.option.discardPile.value.open': 'Открыт весь',
  'port-royal.option.discardPile.value.topCard': 'Открыта только верхняя карта',

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
    '{count, plural, one {Победитель — {names}.} few {Победители — {names}.} many {Победители — {names}.} other {Победители — {names}.}}',
  'port-royal.outcome': '{reason} {verdict}',
  'port-royal.decidedBy.points': `Победитель — {names}: ${points}.`,
  'port-royal.decidedBy.coins': `Победитель — {names}: ничья по очкам (${points}), но у победителя больше монет (${coins}).`,
  'port-royal.decidedBy.expedition': `Победитель — {names}: ${points}, лучший счёт среди владельцев экспедиций.`,
  'port-royal.decidedBy.shared': `Несколько победителей — {names}: у каждого ${points} и ${coins}.`,

  'port-royal.sheet.persons': 'Персонажи',
  'port-royal.sheet.expeditions': 'Экспедиции',
  'port-royal.sheet.coins': 'Монеты',
  'port-royal.sheet.points': 'Победные очки',
};
