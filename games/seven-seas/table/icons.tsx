/** Which pictures stand for the verbs, the titles and the rows of the score sheet. */
import { type GameUI, Icon } from '@broadside/kit';
import type { ReactElement, ReactNode } from 'react';
import { CHARACTERS, type Character, lootKind } from '../cards/table.ts';
import {
  BlackMark,
  CardsIcon,
  CharacterBust,
  Chest,
  CorsairSeal,
  DieFace,
  GoodIcon,
  GuardShield,
  RitualToken,
  ShipIcon,
  YinYang,
} from './art/index.ts';
import type { Title } from './awards.ts';
import css from './icons.module.css';

const SIZE = 26;

const face = (name: (typeof CHARACTERS)[number]): ReactElement => (
  <CharacterBust character={CHARACTERS.indexOf(name) as Character} size={SIZE} />
);

/** A character as a small portrait, with the warning its card bears on the board. */
export const characterIcon = (character: Character, warned: boolean): ReactElement => (
  <span className={css.face}>
    <CharacterBust character={character} size={SIZE} />
    {warned && <span className={css.warn}>!</span>}
  </span>
);

export const goodIcon = (card: number): ReactElement => <GoodIcon good={lootKind(card)} size={SIZE} />;
export const dieIcon = (side: number, value: number): ReactElement => <DieFace side={side} value={value} size={SIZE} />;

export const CHOICE_ICONS = {
  shipwright: face('shipwright'),
  governor: face('governor'),
  captain: face('captain'),
  native: face('native'),
  shaman: face('shaman'),
  merchant: face('merchant'),
  cartographer: face('cartographer'),
  build: <ShipIcon size={SIZE} />,
  send: <ShipIcon size={SIZE} />,
  corsair: <CorsairSeal nation={0} size={SIZE} />,
  mark: <BlackMark size={SIZE} />,
  throw: 'dice',
  fight: 'swords',
  hit: 'dice',
  keep: <Chest size={SIZE} />,
  leave: 'forward',
  protect: <GuardShield size={SIZE} />,
  yinYang: <YinYang size={SIZE} />,
  deal: <RitualToken ritual="deal" size={SIZE} />,
  doubleHold: <RitualToken ritual="doubleHold" size={SIZE} />,
  unsinkable: <RitualToken ritual="unsinkable" size={SIZE} />,
} as const satisfies Record<string, ReactNode>;

/** Where points and tie-breakers come from, in the order of the score sheet (S7-END-7, S7-END-8). */
export const sheetRows: GameUI['sheet'] = [
  { key: 'chests', icon: <Chest size={20} />, counts: true },
  { key: 'talismans', icon: <GoodIcon good={3} size={20} />, counts: true },
  { key: 'yinYang', icon: <YinYang size={20} />, counts: true },
  { key: 'marks', icon: <BlackMark size={20} />, counts: true },
  { key: 'corsairs', icon: <CorsairSeal nation={0} size={20} />, counts: false },
  { key: 'blackMarks', icon: <BlackMark size={20} />, counts: false },
];

export const MARK_ICON = <BlackMark size={20} />;

export const AWARD_ICONS: Readonly<Record<Title, ReactNode>> = {
  gunner: <Icon name="swords" />,
  lucky: <Icon name="dice" />,
  trader: <Chest size={20} />,
  raider: <CardsIcon size={20} />,
  builder: <ShipIcon size={20} />,
  sorcerer: <YinYang size={20} />,
  lost: <Icon name="anchor" />,
  marked: MARK_ICON,
};
