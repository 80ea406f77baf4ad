/** The words of a campaign's log. */
import type { Catalogues } from '@broadside/text';

export const campaignText: Catalogues = {
  en: {
    'port-royal.campaign.chapter': 'Chapter {chapter, number}',
    'port-royal.campaign.unread': 'Nothing has been read yet. The story begins with the first chapter.',
    'port-royal.campaign.added': 'Chapter {chapter, number}: {cards, plural, one {# card} other {# cards}}',
    'port-royal.campaign.cards': '{name} × {count, number}',
    'port-royal.campaign.nothing': 'The deck is still that of the base game.',
    'port-royal.campaign.relief':
      '{tries, plural, one {One failed attempt} other {# failed attempts}}: the next one begins with {coins, plural, one {# extra coin} other {# extra coins}} for the team.',
  },
  ru: {
    'port-royal.campaign.chapter': 'Глава {chapter, number}',
    'port-royal.campaign.unread': 'Пока ничего не прочитано. История начнётся с первой главы.',
    'port-royal.campaign.added':
      'Глава {chapter, number}: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
    'port-royal.campaign.cards': '{name} × {count, number}',
    'port-royal.campaign.nothing': 'В колоде пока только карты базовой игры.',
    'port-royal.campaign.relief':
      '{tries, plural, one {Проиграна # попытка} few {Проиграно # попытки} many {Проиграно # попыток} other {Проиграно # попытки}}: в начале следующей у команды будет {coins, plural, one {# добавочная монета} few {# добавочные монеты} many {# добавочных монет} other {# добавочной монеты}}.',
  },
  uk: {
    'port-royal.campaign.chapter': 'Розділ {chapter, number}',
    'port-royal.campaign.unread': 'Поки що нічого не прочитано. Історія почнеться з першого розділу.',
    'port-royal.campaign.added':
      'Розділ {chapter, number}: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
    'port-royal.campaign.cards': '{name} × {count, number}',
    'port-royal.campaign.nothing': 'У колоді поки що лише карти базової гри.',
    'port-royal.campaign.relief':
      '{tries, plural, one {Програно # спробу} few {Програно # спроби} many {Програно # спроб} other {Програно # спроби}}: на початку наступної в команди буде {coins, plural, one {# додаткова монета} few {# додаткові монети} many {# додаткових монет} other {# додаткової монети}}.',
  },
};
