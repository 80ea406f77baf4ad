/** The small signs on a card: strengths, symbols, what a person does. */
import { Icon, type IconName } from '@broadside/kit';
import type { Say } from '@broadside/text';
import type { ReactNode } from 'react';
import type { Card, Colour, ExpeditionSymbol, Ship } from '../../cards/types.ts';
import { unheardOf } from '../../text/words.ts';
import { PriceTag } from '../art/PriceTag.tsx';
import { Pennant } from '../art/pennant.tsx';
import css from './figures.module.css';
import { strengthsOf } from './strengths.ts';

const SYMBOL_ICONS: Readonly<Record<ExpeditionSymbol | 'any', IconName>> = {
  settler: 'house',
  captain: 'anchor',
  priest: 'cross',
  any: 'any',
};

/** House, anchor, cross, or the star that stands for any of them. */
export const SymbolIcon = ({ symbol }: { symbol: ExpeditionSymbol | 'any' }) => (
  <Icon name={SYMBOL_ICONS[symbol]} className={css.icon} />
);

const Sign = ({ name }: { name: IconName }) => <Icon name={name} className={css.icon} />;

const Flag = ({ colour }: { colour: Colour }) => (
  <span className={css.flag}>
    <Pennant colour={colour} />
  </span>
);

const Tag = () => (
  <span className={css.tag}>
    <PriceTag />
  </span>
);

/** Each strength of a colour that the deck holds; those within reach of `mine` sabres are lit. */
export const Strengths = ({ colour, mine = 0 }: { colour: Colour; mine?: number | undefined }) => (
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
const Line = ({ tight, children }: { tight?: boolean; children: ReactNode }) => (
  <span className={css.line} data-tight={tight}>
    {children}
  </span>
);
const Then = () => <span className={css.quiet}>→</span>;

/** What a card does, in signs. */
export function Ability({ card, mine, say }: { card: Card; mine?: number | undefined; say: Say }) {
  switch (card.kind) {
    case 'ship':
      return <Strengths colour={card.colour} mine={mine} />;
    case 'trader':
      return (
        <Line>
          <Flag colour={card.colour} />
          +1
          <Sign name="coin" />
        </Line>
      );
    case 'settler':
    case 'captain':
    case 'priest':
      return (
        <Line>
          <SymbolIcon symbol={card.kind} />
        </Line>
      );
    case 'jackOfAllTrades':
      return (
        <Line>
          <SymbolIcon symbol="any" />
        </Line>
      );
    case 'sailor':
    case 'pirate':
      return (
        <Line>
          {Array.from({ length: card.sabres }, (_, at) => (
            <Sign key={at} name="sabre" />
          ))}
        </Line>
      );
    case 'mademoiselle':
      return (
        <Line>
          <Tag />
          −1
          <Sign name="coin" />
        </Line>
      );
    case 'jester':
      return (
        <Line>
          <Sign name="cards" />0<Then />
          +1
          <Sign name="coin" />
        </Line>
      );
    case 'admiral':
      return (
        <Line>
          <Sign name="cards" />
          5+
          <Then />
          +2
          <Sign name="coin" />
        </Line>
      );
    case 'governor':
      return (
        <Line>
          +1
          <Sign name="cards" />
        </Line>
      );
    case 'tax':
      return (
        <>
          <Line tight>
            12+
            <Sign name="coin" />
            <Then />½
          </Line>
          <Line tight>
            <span className={css.quiet}>{say(`port-royal.face.${card.bonus}`)}</span>
            <Sign name={card.bonus === 'mostSabres' ? 'sabre' : 'points'} />
            +1
            <Sign name="coin" />
          </Line>
        </>
      );
    case 'expedition':
      return null;
    default:
      return unheardOf(card);
  }
}

/** The one sign that says what somebody is for, where there is no room for more. */
export function PersonSign({ card }: { card: Exclude<Card, Ship> }) {
  switch (card.kind) {
    case 'trader':
      return <Flag colour={card.colour} />;
    case 'settler':
    case 'captain':
    case 'priest':
      return <SymbolIcon symbol={card.kind} />;
    case 'jackOfAllTrades':
      return <SymbolIcon symbol="any" />;
    case 'sailor':
      return <Sign name="sabre" />;
    case 'pirate':
      return (
        <span className={css.line}>
          <Sign name="sabre" />
          {card.sabres}
        </span>
      );
    case 'mademoiselle':
      return <Tag />;
    case 'governor':
      return <Sign name="cards" />;
    case 'jester':
    case 'admiral':
    case 'tax':
      return <Sign name="coin" />;
    case 'expedition':
      return <Sign name="points" />;
    default:
      return unheardOf(card);
  }
}
