/** Which icons of the common family stand for the verbs, the titles and the rows of the score sheet. */
import { type GameUI, Icon, type IconName } from '@broadside/kit';
import type { ReactElement, ReactNode } from 'react';
import { Sigil } from './art/sigils.tsx';
import type { Title } from './standing/awards.ts';

/** The wax seal of a contract, as large as the icons beside it. */
export const ContractIcon = ({ size = 24 }: { size?: number }) => (
  <span style={{ flex: 'none', display: 'block', width: size, height: size }}>
    <Sigil name="seal" />
  </span>
);

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
  gamble: 'dice',
  look: 'spyglass',
  capture: 'swords',
  contract: <ContractIcon />,
  task: 'book',
  stow: 'deck',
  sell: 'coin',
  audience: 'crown',
  give: 'hand',
  time: 'hourglass',
} as const satisfies Record<string, IconName | ReactElement>;

/** Where points and tie-breakers come from, in the order of the score sheet. */
export const sheetRows: GameUI['sheet'] = [
  { key: 'persons', icon: <Icon name="person" />, counts: true },
  { key: 'expeditions', icon: <Icon name="flag" />, counts: true },
  { key: 'tucked', icon: <Icon name="ship" />, counts: true },
  { key: 'contracts', icon: <ContractIcon size={20} />, counts: true },
  { key: 'crowns', icon: <Icon name="crown" />, counts: true },
  { key: 'pointsDeck', icon: <Icon name="points" />, counts: false },
  { key: 'tasks', icon: <Icon name="book" />, counts: false },
  { key: 'markers', icon: <Icon name="person" />, counts: false },
  { key: 'coins', icon: <Icon name="coin" />, counts: false },
];

export const AWARD_ICONS: Readonly<Record<Title, ReactNode>> = {
  boldest: <Icon name="reveal" />,
  gunner: <Icon name="swords" />,
  trader: <Icon name="coin" />,
  explorer: <Icon name="flag" />,
  patron: <Icon name="people" />,
  contractor: <ContractIcon size={20} />,
  merchant: <Icon name="deck" />,
  courtier: <Icon name="crown" />,
  gambler: <Icon name="dice" />,
  shipwrecked: <Icon name="ship" />,
  host: <Icon name="anchor" />,
};
