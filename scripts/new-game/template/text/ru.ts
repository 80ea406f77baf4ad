/** New Game, in Russian. */
import type { en } from './en.ts';

export const ru: Readonly<Record<keyof typeof en, string>> = {
  'new-game.name': 'New Game',
  'new-game.about': 'Старшая карта берёт раунд.',
  'new-game.seat': 'игрок на месте {seat}',
  'new-game.card': 'Карта {value}',
  'new-game.event.dealt': '{name}, в руке: {cards}.',
  'new-game.event.played': '{name} играет: {card}.',
  'new-game.event.won': '{name} берёт раунд {round}.',
  'new-game.action.play': 'Сыграть: {card}',
  'new-game.reason.not-in-hand': 'Этой карты у вас нет. Сыграйте одну из своих.',
  'new-game.option.hand': 'Карты в руке',
  'new-game.option.hand.about': 'Сколько карт получает каждый.',
  'new-game.option.hand.value.3': '3 карты',
  'new-game.option.hand.value.5': '5 карт',
  'new-game.step.play': 'Сыграть карту',
  'new-game.end.allPlayed': 'Все карты сыграны.',
  'new-game.outcome': '{reason} {verdict}',
  'new-game.decidedBy.rounds':
    'Победитель — {names}: {rounds, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}.',
  'new-game.decidedBy.shared': 'Общая победа: {names}.',
  'new-game.sheet.rounds': 'Раунды',
  'new-game.sheet.points': 'Очки',
  'new-game.round': 'Раунд {round}',
  'new-game.over': 'Партия окончена',
  'new-game.hand': 'Ваша рука',
  'new-game.table': 'Стол',
  'new-game.reminder': 'Сыграйте карту: старшая берёт раунд. Побеждает тот, кто взял больше раундов.',
};
