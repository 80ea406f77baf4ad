/** What the kernel says, in Ukrainian. */
export const common = {
  // The reader, named as a player in a sentence.
  'common.you': 'Ви',
  'common.reason.match-over': 'Партію завершено. Перегляньте підсумки або почніть нову партію.',
  'common.reason.not-your-turn': 'Зараз не ваша черга. Зачекайте на свій хід.',
  'common.reason.nothing-to-undo': 'Ще нічого не зіграно, скасовувати нема чого.',
  'common.reason.undo-barrier':
    'Цього вже не скасувати: відкрилося щось нове або походили інші гравці. Продовжуйте звідси.',
  'common.reason.undo-over': 'Партію завершено: скасувати вже нічого не можна.',
  'common.reason.undo-not-yours': 'Останню дію зробив інший гравець. Скасувати можна лише власну.',
} as const;
