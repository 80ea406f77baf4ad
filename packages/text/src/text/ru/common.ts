/** What the kernel says, in Russian. */
export const common = {
  // The reader, named as a player in a sentence.
  'common.you': 'Вы',
  'common.reason.match-over': 'Партия окончена. Посмотрите итоги или начните новую партию.',
  'common.reason.not-your-turn': 'Сейчас не ваша очередь. Подождите, пока стол обратится к вам.',
  'common.reason.nothing-to-undo': 'Ещё ничего не сыграно, отменять нечего.',
  'common.reason.undo-barrier': 'Это уже не отменить: открылось что-то скрытое или сделал ход другой игрок.',
  'common.reason.undo-over': 'Партия окончена: отменить уже ничего нельзя.',
  'common.reason.undo-not-yours': 'Последнее действие сделал другой игрок. Отменить можно только своё.',
} as const;
