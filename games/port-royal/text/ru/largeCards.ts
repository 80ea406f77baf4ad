/** The words on contracts, tasks, events, characters and decks, and what these say of themselves aloud, in Russian. */

export const largeCards = {
  'port-royal.big.atOnce': 'сразу или никогда',
  'port-royal.big.activeOnly': 'активный игрок',
  'port-royal.big.first': 'первому',
  'port-royal.big.each': 'каждому',
  'port-royal.big.when.now': 'сразу',
  'port-royal.big.when.phase1': 'в открытиях',
  'port-royal.big.when.phase2': 'в торговле и найме',
  'port-royal.big.unlock.ability': 'способ­ность',
  'port-royal.big.unlock.trophy': 'трофей',
  'port-royal.big.unlock.crown1': '1 корона',
  'port-royal.big.unlock.crown3': '3 короны',
  'port-royal.big.timeDeck': 'Колода времени',
  'port-royal.big.pointsDeck': 'Колода очков',
  'port-royal.big.eventDeck': 'События',
  'port-royal.big.book': 'Приключение начинается',
  'port-royal.big.chapter': 'Глава {chapter}',

  'port-royal.big.state.ready': 'Можно выполнить сейчас.',
  'port-royal.big.state.mine': 'Вы это выполнили.',
  'port-royal.big.state.others': 'Выполнено другими.',
  'port-royal.big.state.closed': 'Вам недоступно.',
  'port-royal.big.say.coins': 'Монеты на ячейках: {coins}.',
  'port-royal.big.say.seal': 'Печать {letter}, {number}.',
  'port-royal.big.say.markers': 'Выполнили: {names}.',
  'port-royal.big.say.step': 'На ячейке {step}: {names}.',
  'port-royal.big.say.standing': '{name}: {have} из {need}.',
  'port-royal.big.say.task': 'Задание {number}.',
  'port-royal.big.say.first':
    'Первому: {coins, plural, =0 {без монет} one {# монета} few {# монеты} many {# монет} other {# монеты}}, {crowns, plural, =0 {без корон} one {# корона} few {# короны} many {# корон} other {# короны}}.',
  'port-royal.big.say.each':
    'Каждому: {crowns, plural, =0 {без корон} one {# корона} few {# короны} many {# корон} other {# короны}}.',
  'port-royal.big.say.start':
    'В начале: {coins, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}.',
  'port-royal.big.say.unlocked': 'Открыто: {what}.',
  'port-royal.big.say.crowns':
    '{name}: {crowns, plural, one {# корона} few {# короны} many {# корон} other {# короны}}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}.',
  'port-royal.big.say.timeDeck':
    'Колода времени: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.big.say.pointsDeck':
    'Колода очков: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.big.say.eventDeck':
    'Колода событий: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'port-royal.big.say.trophy': '{name}: трофей открыт',
  'port-royal.big.say.noTrophy': '{name}: трофей ещё закрыт',
} as const;
