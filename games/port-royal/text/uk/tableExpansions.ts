/** What the expansions add to the words of the table, in Ukrainian. */
import { cards, coins, coinsGained, crowns, score, turns } from './units.ts';

export const tableExpansions = {
  'port-royal.table.step.offer': 'зараз або ніколи',
  'port-royal.table.step.gift': 'кому подарунок?',
  'port-royal.table.step.lookout': 'донесення дозорця',
  'port-royal.table.step.pointsDeck': 'віддати хід за очко?',
  'port-royal.table.step.setAside': 'перед першим ходом',
  'port-royal.table.step.character': 'вибір персонажів',
  'port-royal.table.step.share': 'роздача монет',
  'port-royal.table.step.month': 'кінець місяця',
  'port-royal.table.step.setUp': 'підготовка',

  'port-royal.table.alarm.trophyOnly': '[{name}: для|Вам для] кінця гри потрібен лише трофей',
  'port-royal.table.alarm.pointsAndTrophy': `[{name}: до|Вам до] кінця ${score} і трофей`,
  'port-royal.table.alarm.time':
    '{turns, plural, =0 {Це останній хід} one {Після цього лишається # хід} few {Після цього лишається # ходи} many {Після цього лишається # ходів} other {Після цього лишається # ходу}}',

  'port-royal.table.call.tucked': '[{name}: корабель|Ваш корабель] у купця, 1 очко',
  'port-royal.table.call.gambler': `[{name} — картяр|Ваш картяр]: ${cards} за раз!`,
  'port-royal.table.call.gift': '[{name}: подарунок|Ваш подарунок] [{to}?гравцеві {to}|вам]',
  'port-royal.table.call.step': '[{name}: крок|Ваш крок] до контракту «{contract}»',
  'port-royal.table.call.contract':
    '{points, plural, =0 {[{name} — контракт|Ваш контракт] «{contract}»} one {[{name} — контракт|Ваш контракт] «{contract}»: # очко} few {[{name} — контракт|Ваш контракт] «{contract}»: # очки} many {[{name} — контракт|Ваш контракт] «{contract}»: # очок} other {[{name} — контракт|Ваш контракт] «{contract}»: # очка}}',
  'port-royal.table.call.character': '{name} — {character}',
  'port-royal.table.call.story': 'Історія триває: карта {number}',
  'port-royal.table.call.event': 'Подія: {event}',
  'port-royal.table.call.month':
    'Новий місяць: {events, plural, one {# подія} few {# події} many {# подій} other {# події}}',
  'port-royal.table.call.crowns': `{name}: ${crowns}`,
  'port-royal.table.call.taskStep': '[{name}: крок|Ваш крок] до завдання {task}',
  'port-royal.table.call.task': '[{name}: завдання|Ваше завдання] {task} виконано',
  'port-royal.table.call.unlocked.1': '[{name}: вміння|Ваше вміння] відкрито',
  'port-royal.table.call.unlocked.2': '[{name}: трофей|Ваш трофей] відкрито',
  'port-royal.table.call.unlocked.3': '[{name}: знято третій|Знято ваш третій] маркер',
  'port-royal.table.call.unlocked.4': '[{name}: знято всі|Знято всі ваші] маркери',
  'port-royal.table.call.lookout': '{name} [дивиться|дивитеся] наступні карти',

  'port-royal.table.ask.offer.tax': 'Ви платите податок. Контракт чи завдання за це можна виконати лише зараз.',
  'port-royal.table.ask.offer.bust': 'У вас провал. Контракт чи завдання за це можна виконати лише зараз.',
  'port-royal.table.ask.offer.harbour':
    'У гавані {colours, plural, =0 {немає кораблів} one {# колір} few {# кольори} many {# кольорів} other {# кольору}}, усього {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}. Контракт чи завдання за це можна виконати лише зараз.',
  'port-royal.table.ask.gift': `Подарунок: {ship}. Хто з інших гравців отримає ${coinsGained}?`,
  'port-royal.table.ask.lookout': 'Ці карти бачите лише ви. Яка з них повернеться на верх колоди? Решта піде до скиду.',
  'port-royal.table.ask.pointsDeck':
    'Відкрито податок: наступна карта часу може стати очком. Це на очко більше в разі перемоги й на хід менше до неї.',
  'port-royal.table.ask.setAside':
    'Перед першим ходом: скільки карт часу стануть очками? Зараз їх {time, number}. Кожна дасть очко в разі перемоги й забере один хід.',
  'port-royal.table.ask.character': 'Ким ви будете? Вміння відкриється з першим завданням.',
  'port-royal.table.ask.share': `Лишилося роздати: ${coins}. Кому наступну?`,
  'port-royal.table.ask.month': `Місяць скінчився. Можна заплатити ${coinsGained} і зняти наступний маркер зі своєї карти.`,

  'port-royal.table.choice.gamble': 'потім +1 карта, але по одній уже не відкрити',
  'port-royal.table.choice.gambleOdds': 'провал: {percent}\u00a0%, інакше +1 карта',
  'port-royal.table.choice.look': 'дві до скиду, одна буде наступною',
  'port-royal.table.choice.captured':
    '{colours, plural, one {зібрано # колір із 5} few {зібрано # кольори з 5} many {зібрано # кольорів із 5} other {зібрано # кольору з 5}}',
  'port-royal.table.choice.withCrowns': `{worth}, +${crowns}`,
  'port-royal.table.choice.contract': 'Виконати «{contract}»',
  'port-royal.table.choice.contracts': 'Виконати контракт…',
  'port-royal.table.choice.contractsMet':
    '{contracts, plural, one {доступний #} few {доступні #} many {доступно #} other {доступно #}}',
  'port-royal.table.choice.contractStep': 'крок {step} з {steps}',
  'port-royal.table.choice.contractReward': `{points, plural, =0 {+${coins}} one {+# очко, +${coins}} few {+# очки, +${coins}} many {+# очок, +${coins}} other {+# очка, +${coins}}}`,
  'port-royal.table.choice.tasks': 'Виконати завдання…',
  'port-royal.table.choice.task.price': 'віддати: {price}',
  'port-royal.table.choice.tasksMet':
    '{ways, plural, one {# спосіб} few {# способи} many {# способів} other {# способу}}',
  'port-royal.table.choice.sell': 'Продати корчмарці…',
  'port-royal.table.choice.undone':
    '{others, plural, one {не виконати ще #} few {не виконати ще #} many {не виконати ще #} other {не виконати ще #}}',
  'port-royal.table.choice.never': 'удруге за це не запропонують',
  'port-royal.table.choice.has': `має ${score}, ${coins}`,
  'port-royal.table.choice.timeMoved': `лишиться ${turns}; у колоді очок: {points, number}`,
  'port-royal.table.choice.timeLeft': `у запасі ${turns}`,
  'port-royal.table.choice.setAside': `лишиться ${turns}; титул у разі перемоги: {title}`,
  'port-royal.table.choice.setAsides': 'Відкласти карти часу…',
  'port-royal.table.choice.characters': 'Вибрати персонажа…',

  'port-royal.table.contracts': 'Контракти',
  'port-royal.table.contracts.about':
    'Кожен може виконати три контракти. Другий дає 1 очко, третій — ще 2; на перших комірках монет більше.',
  'port-royal.table.contract.now': 'можна!',
  'port-royal.table.contract.next': `На наступній комірці ${coins}`,
  'port-royal.table.team': 'Мета',
  'port-royal.table.team.goal': 'Контракти: {done} з {all}',
  'port-royal.table.team.turns': turns,
  'port-royal.table.team.time': 'Лишилося ходів',
  'port-royal.table.team.points': 'Колода очок',
  'port-royal.table.team.title': 'Титул у разі перемоги: {title}',
  'port-royal.table.team.chance': 'шанси {percent}\u00a0%',
  'port-royal.table.team.chances': 'шанси',
  'port-royal.table.team.percent': '{percent}\u00a0%',
  'port-royal.table.team.chance.about':
    'Оцінка за партіями наших ботів: скільки лишилося контрактів і ходів і що вже близько',

  'port-royal.table.figures.contracts':
    '{contracts, plural, one {# контракт виконано} few {# контракти виконано} many {# контрактів виконано} other {# контракту виконано}}',
  'port-royal.table.holds.tucked':
    '{ships, plural, one {# корабель у купців: # очко} few {# кораблі в купців: # очки} many {# кораблів у купців: # очок} other {# корабля в купців: # очка}}',
  'port-royal.table.holds.captives':
    '{ships, plural, one {# корабель для піратського кубла} few {# кораблі для піратського кубла} many {# кораблів для піратського кубла} other {# корабля для піратського кубла}}',
  'port-royal.table.sheet.tucked':
    '{ships, plural, =0 {Кораблі в купців} one {# корабель у купців} few {# кораблі в купців} many {# кораблів у купців} other {# корабля в купців}}',
  'port-royal.table.sheet.captives':
    '{ships, plural, =0 {Кораблі для піратського кубла} one {# корабель для піратського кубла} few {# кораблі для піратського кубла} many {# кораблів для піратського кубла} other {# корабля для піратського кубла}}',
  'port-royal.table.sheet.merchants': 'Торгівля {ship}: корабель лишається в купця, 1 очко',
  'port-royal.table.sheet.clerks': `Після торгівлі {ship}: ще ${cards}`,
  'port-royal.table.sheet.gamblers':
    'Щоб відкрити 4 карти за раз: {count, plural, one {# картяр} few {# картярі} many {# картярів} other {# картяра}}',
  'port-royal.table.sheet.viceAdmirals': `Коли в гавані 3 чи 4 карти: ${coins}`,
  'port-royal.table.sheet.gunners': `За кожен корабель у гавані, крім одного: ${coins}`,
  'port-royal.table.sheet.lookouts':
    'Щоб глянути на наступні карти: {count, plural, one {# дозорець} few {# дозорці} many {# дозорців} other {# дозорця}}',
  'port-royal.table.sheet.innkeepers':
    'Для корон, хліба й рому: {count, plural, one {# корчмарка} few {# корчмарки} many {# корчмарок} other {# корчмарки}}',
  'port-royal.table.sheet.aresFriends': `За кожен узятий корабель Ареса: ${coins}`,

  'port-royal.table.steps.6': '6: взяти {cards}',
  'port-royal.table.gambled': '+{cards}',
  'port-royal.table.gambled.about': `Картяр: ще ${cards}, але по одній цього ходу більше не відкривають`,
  'port-royal.table.odds.gamble': 'Картяр, 4 карти за раз: провал {percent}\u00a0%',

  'port-royal.table.award.contractor': 'Найнадійніші угоди',
  'port-royal.table.award.contractor.detail':
    '{count, plural, one {# контракт} few {# контракти} many {# контрактів} other {# контракту}}',
  'port-royal.table.award.merchant': 'Найбільший флот',
  'port-royal.table.award.merchant.detail':
    '{count, plural, one {# корабель у купців} few {# кораблі в купців} many {# кораблів у купців} other {# корабля в купців}}',
  'port-royal.table.award.courtier': 'Найвища ласка двору',
  'port-royal.table.award.courtier.detail':
    '{count, plural, one {# корона} few {# корони} many {# корон} other {# корони}}',
  'port-royal.table.award.gambler': 'Азартна душа',
  'port-royal.table.award.gambler.detail':
    '{count, plural, one {картяр у ділі # раз} few {картяр у ділі # рази} many {картяр у ділі # разів} other {картяр у ділі # разу}}',
} as const;
