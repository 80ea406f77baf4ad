/** The words of a campaign’s log, in Russian. */

export const campaign = {
  'port-royal.campaign.chapter': 'Глава {chapter, number}',
  'port-royal.campaign.unread': 'Пока ничего не прочитано. История начнётся с первой главы.',
  'port-royal.campaign.added':
    'Глава {chapter, number}: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'port-royal.campaign.cards': '{name} × {count, number}',
  'port-royal.campaign.nothing': 'В колоде пока только карты базовой игры.',
  'port-royal.campaign.relief':
    '{tries, plural, one {Проиграна # попытка} few {Проиграно # попытки} many {Проиграно # попыток} other {Проиграно # попытки}}: в начале следующей у команды будет {coins, plural, one {# добавочная монета} few {# добавочные монеты} many {# добавочных монет} other {# добавочной монеты}}.',
} as const;
