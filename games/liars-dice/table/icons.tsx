/** Which pictures stand for the titles and the rows of the score sheet. */
import { type GameUI, Icon } from '@broadside/kit';
import type { ReactElement } from 'react';
import type { Title } from './facts.ts';

export const AWARD_ICONS: Readonly<Record<Title, ReactElement>> = {
  hunter: <Icon name="eye" />,
  caught: <Icon name="warning" />,
  honest: <Icon name="check" />,
};

export const sheetRows: GameUI['sheet'] = [
  { key: 'dice', icon: <Icon name="dice" />, counts: true },
  { key: 'rounds', icon: <Icon name="clock" />, counts: false },
];
