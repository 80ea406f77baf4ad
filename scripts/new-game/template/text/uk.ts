/** New Game, in Ukrainian. */
import type { en } from './en.ts';

export const uk: Readonly<Record<keyof typeof en, string>> = {
  'new-game.name': 'New Game',
  'new-game.about': 'Старша карта бере раунд.',
  'new-game.seat': 'гравець на місці {seat}',
  'new-game.card': 'Карта {value}',
  'new-game.event.dealt': '{name}, у руці: {cards}.',
  'new-game.event.played': '{name} грає: {card}.',
  'new-game.event.won': '{name} бере раунд {round}.',
  'new-game.action.play': 'Зіграти: {card}',
  'new-game.reason.not-in-hand': 'Цієї карти у вас немає. Зіграйте одну зі своїх.',
  'new-game.option.hand': 'Карти в руці',
  'new-game.option.hand.about': 'Скільки карт отримує кожен.',
  'new-game.option.hand.value.3': '3 карти',
  'new-game.option.hand.value.5': '5 карт',
  'new-game.step.play': 'Зіграти карту',
  'new-game.end.allPlayed': 'Усі карти зіграно.',
  'new-game.outcome': '{reason} {verdict}',
  'new-game.decidedBy.rounds':
    'Перемога: {names} — {rounds, plural, one {# раунд} few {# раунди} many {# раундів} other {# раунду}}.',
  'new-game.decidedBy.shared': 'Спільна перемога: {names}.',
  'new-game.sheet.rounds': 'Раунди',
  'new-game.sheet.points': 'Очки',
  'new-game.round': 'Раунд {round}',
  'new-game.over': 'Партію завершено',
  'new-game.hand': 'Ваша рука',
  'new-game.table': 'Стіл',
  'new-game.reminder': 'Зіграйте карту: старша бере раунд, перемагає той, хто взяв найбільше раундів.',
};
