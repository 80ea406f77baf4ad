/** Which icons of the common family stand for the verbs, the titles and the rows of the score sheet. */
import { type GameFace, Icon, type IconName } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { Title } from './awards.ts';

export const CHOICE_ICONS = {
  reveal: 'reveal',
  stop: 'anchor',
  sink: 'swords',
  keep: 'ship',
  trade: 'coin',
  hire: 'person',
  take: 'hand',
  claim: 'flag',
  done: 'check',
  pass: 'forward',
} as const satisfies Record<string, IconName>;

/** Where points and tie-breakers come from, in the order of the score sheet. */
export const sheetRows: GameFace['sheet'] = [
  { key: 'persons', icon: <Icon name="person" />, counts: true },
  { key: 'expeditions', icon: <Icon name="flag" />, counts: true },
  { key: 'coins', icon: <Icon name="coin" />, counts: false },
];

export const AWARD_ICONS: Readonly<Record<Title, ReactNode>> = {
  boldest: <Icon name="reveal" />,
  gunner: <Icon name="swords" />,
  trader: <Icon name="coin" />,
  explorer: <Icon name="flag" />,
  patron: <Icon name="people" />,
  shipwrecked: <Icon name="ship" />,
  host: <Icon name="anchor" />,
};
