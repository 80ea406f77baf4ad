/** The words on contracts, tasks, events, characters and decks, and what these say of themselves aloud. */
import type { Catalogues } from '@broadside/text';

const en = {
  'port-royal.big.atOnce': 'now or never',
  'port-royal.big.activeOnly': 'active player',
  'port-royal.big.first': 'first',
  'port-royal.big.each': 'each',
  'port-royal.big.when.now': 'at once',
  'port-royal.big.when.phase1': 'while discovering',
  'port-royal.big.when.phase2': 'while trading and hiring',
  'port-royal.big.unlock.ability': 'ability',
  'port-royal.big.unlock.trophy': 'trophy',
  'port-royal.big.unlock.crown1': '1 crown',
  'port-royal.big.unlock.crown3': '3 crowns',
  'port-royal.big.timeDeck': 'Time deck',
  'port-royal.big.pointsDeck': 'Points deck',
  'port-royal.big.eventDeck': 'Events',
  'port-royal.big.book': 'The Adventure Begins',
  'port-royal.big.chapter': 'Chapter {chapter}',

  'port-royal.big.state.ready': 'You can complete it now.',
  'port-royal.big.state.mine': 'Completed by you.',
  'port-royal.big.state.others': 'Completed by others.',
  'port-royal.big.state.beyond': 'Out of your reach.',
  'port-royal.big.say.coins': 'Coins of the spaces: {coins}.',
  'port-royal.big.say.seal': 'Seal {letter}, {number}.',
  'port-royal.big.say.markers': 'Completed by {names}.',
  'port-royal.big.say.step': 'On space {step}: {names}.',
  'port-royal.big.say.standing': '{name}: {have} of {need}.',
  'port-royal.big.say.task': 'Task {number}.',
  'port-royal.big.say.first':
    'First: {coins, plural, =0 {no coins} one {# coin} other {# coins}}, {crowns, plural, =0 {no crowns} one {# crown} other {# crowns}}.',
  'port-royal.big.say.each': 'Everybody: {crowns, plural, =0 {no crowns} one {# crown} other {# crowns}}.',
  'port-royal.big.say.start': 'Starts with {coins, plural, one {# coin} other {# coins}}.',
  'port-royal.big.say.unlocked': 'Unlocked: {what}.',
  'port-royal.big.say.crowns':
    '{name}: {crowns, plural, one {# crown} other {# crowns}}, {points, plural, one {# point} other {# points}}.',
  'port-royal.big.say.timeDeck': 'Time deck: {cards, plural, one {# card} other {# cards}}.',
  'port-royal.big.say.pointsDeck': 'Points deck: {cards, plural, one {# card} other {# cards}}.',
  'port-royal.big.say.eventDeck': 'Event deck: {cards, plural, one {# card} other {# cards}}.',
  'port-royal.big.say.trophy': '{name}: trophy uncovered',
  'port-royal.big.say.noTrophy': '{name}: trophy still covered',
};

type Words = Readonly<Record<keyof typeof en, string>>;

const ru: Words = {
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
  'port-royal.big.state.beyond': 'Вам недоступно.',
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
};

const uk: Words = {
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
  'port-royal.big.state.beyond': 'Вам недоступно.',
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
};

export const bigText: Catalogues = { en, ru, uk };
