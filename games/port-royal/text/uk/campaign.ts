/** The words of a campaign’s log, in Ukrainian. */

export const campaign = {
  'port-royal.campaign.chapter': 'Розділ {chapter, number}',
  'port-royal.campaign.unread': 'Поки що нічого не прочитано. Історія почнеться з першого розділу.',
  'port-royal.campaign.added':
    'Розділ {chapter, number}: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'port-royal.campaign.cards': '{name} × {count, number}',
  'port-royal.campaign.nothing': 'У колоді поки що лише карти базової гри.',
  'port-royal.campaign.relief':
    '{tries, plural, one {Програно # спробу} few {Програно # спроби} many {Програно # спроб} other {Програно # спроби}}: на початку наступної в команди буде {coins, plural, one {# додаткова монета} few {# додаткові монети} many {# додаткових монет} other {# додаткової монети}}.',
} as const;
