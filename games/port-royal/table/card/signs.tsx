/** The small signs on a card: icons, flags, symbols, strengths, and the lines they stand in. */
import { Icon } from '@broadside/kit';
import type { ReactNode } from 'react';
import { type ExpeditionSymbol, ITEMS, type Item, type ShipColour } from '../../cards/types.ts';
import { PriceTag } from '../art/PriceTag.tsx';
import { Pennant } from '../art/pennant.tsx';
import { Sigil, type SigilName } from '../art/sigils.tsx';
import css from './figures.module.css';
import { strengthsOf } from './strengths.ts';

/** The icons of the common family that cards may bear: the rulebook's legend explains each of them. */
export type CardIcon =
  | 'anchor'
  | 'any'
  | 'cards'
  | 'coin'
  | 'cross'
  | 'eye'
  | 'flag'
  | 'house'
  | 'person'
  | 'points'
  | 'reveal'
  | 'sabre'
  | 'ship'
  | 'skull';

const SYMBOL_ICONS: Readonly<Record<ExpeditionSymbol | 'any', CardIcon>> = {
  settler: 'house',
  captain: 'anchor',
  priest: 'cross',
  any: 'any',
};

const isItem = (symbol: string): symbol is Item => (ITEMS as readonly string[]).includes(symbol);

/** House, anchor, cross, or the star that stands for any of them; or a thing an expedition takes along. */
export const SymbolIcon = ({ symbol }: { symbol: ExpeditionSymbol | 'any' | Item }) =>
  isItem(symbol) ? <Token name={symbol} /> : <Sign name={SYMBOL_ICONS[symbol]} />;

export const Sign = ({ name }: { name: CardIcon }) => <Icon name={name} className={css.icon} />;

/** A sign of the expansions, as large as the icons beside it. */
export const Token = ({ name }: { name: SigilName }) => (
  <span className={css.icon}>
    <Sigil name={name} />
  </span>
);

export const Flag = ({ colour }: { colour: ShipColour }) => (
  <span className={css.flag}>
    <Pennant colour={colour} />
  </span>
);

export const Tag = () => (
  <span className={css.tag}>
    <PriceTag />
  </span>
);

/** Each strength of a colour that the deck holds; those within reach of `mine` sabres are lit. */
export const Strengths = ({ colour, mine = 0 }: { colour: ShipColour; mine?: number | undefined }) => (
  <span className={css.line}>
    <Sign name="sabre" />
    {strengthsOf(colour, mine).map(({ sabres, beaten }) =>
      sabres === 'skull' ? (
        <Sign key={sabres} name="skull" />
      ) : (
        <span key={sabres} className={css.rung} data-beaten={beaten || undefined}>
          {sabres}
        </span>
      ),
    )}
  </span>
);

/** Two lines on one card stand closer. */
export const Line = ({ tight, children }: { tight?: boolean; children: ReactNode }) => (
  <span className={css.line} data-tight={tight}>
    {children}
  </span>
);
export const Then = () => <span className={css.quiet}>→</span>;
