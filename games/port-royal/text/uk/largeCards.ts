/** The words on contracts, tasks, events, characters and decks, and what these say of themselves aloud, in Ukrainian. */

export const largeCards = {
  'port-royal.big.atOnce': 'зараз або ніколи',
  'port-royal.big.activeOnly': 'активний гравець',
  'port-royal.big.first': 'першому',
  'port-royal.big.each': 'кожному',
  'port-royal.big.when.now': 'одразу',
  'port-royal.big.when.phase1': 'під час відкриття',
  'port-royal.big.when.phase2': 'під час торгівлі й наймання',
  'port-royal.big.unlock.ability': 'вміння',
  'port-royal.big.unlock.trophy': 'трофей',
  'port-royal.big.unlock.crown1': '1 корона',
  'port-royal.big.unlock.crown3': '3 корони',
  'port-royal.big.timeDeck': 'Колода часу',
  'port-royal.big.pointsDeck': 'Колода очок',
  'port-royal.big.eventDeck': 'Події',
  'port-royal.big.book': 'Пригода починається',
  'port-royal.big.chapter': 'Розділ {chapter}',

  'port-royal.big.state.ready': 'Можна виконати зараз.',
  'port-royal.big.state.mine': 'Ви це виконали.',
  'port-royal.big.state.others': 'Виконали інші.',
  'port-royal.big.state.closed': 'Вам недоступно.',
  'port-royal.big.say.coins': 'Монети на комірках: {coins}.',
  'port-royal.big.say.seal': 'Печатка {letter}, {number}.',
  'port-royal.big.say.markers': 'Виконали: {names}.',
  'port-royal.big.say.step': 'На комірці {step}: {names}.',
  'port-royal.big.say.standing': '{name}: {have} з {need}.',
  'port-royal.big.say.task': 'Завдання {number}.',
  'port-royal.big.say.first':
    'Першому: {coins, plural, =0 {без монет} one {# монета} few {# монети} many {# монет} other {# монети}}, {crowns, plural, =0 {без корон} one {# корона} few {# корони} many {# корон} other {# корони}}.',
  'port-royal.big.say.each':
    'Кожному: {crowns, plural, =0 {без корон} one {# корона} few {# корони} many {# корон} other {# корони}}.',
  'port-royal.big.say.start':
    'На початку: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.',
  'port-royal.big.say.unlocked': 'Відкрито: {what}.',
  'port-royal.big.say.crowns':
    '{name}: {crowns, plural, one {# корона} few {# корони} many {# корон} other {# корони}}, {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}.',
  'port-royal.big.say.timeDeck':
    'Колода часу: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.big.say.pointsDeck':
    'Колода очок: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.big.say.eventDeck':
    'Колода подій: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'port-royal.big.say.trophy': '{name}: трофей відкрито',
  'port-royal.big.say.noTrophy': '{name}: трофей ще закритий',
} as const;
