/** The words of a campaign’s log, in English. */

export const campaign = {
  'port-royal.campaign.chapter': 'Chapter {chapter, number}',
  'port-royal.campaign.unread': 'Nothing has been read yet. The story begins with the first chapter.',
  'port-royal.campaign.added': 'Chapter {chapter, number}: {cards, plural, one {# card} other {# cards}}',
  'port-royal.campaign.cards': '{name} × {count, number}',
  'port-royal.campaign.nothing': 'The deck is still that of the base game.',
  'port-royal.campaign.relief':
    '{tries, plural, one {One failed attempt} other {# failed attempts}}: the next one begins with {coins, plural, one {# extra coin} other {# extra coins}} for the team.',
} as const;
