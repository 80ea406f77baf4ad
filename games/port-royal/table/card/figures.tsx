/** What a card does, in signs: in full, and as the one sign there is room for. */

import type { Card, Innkeeper, Ship, Tax } from '../../cards/types.ts';
import type { TableSay as Say } from '../../text/table.ts';
import { unheardOf } from '../../text/words.ts';
import css from './figures.module.css';
import { Flag, Line, Sign, Strengths, SymbolIcon, Tag, Then, Token } from './signs.tsx';

/** Strengths, and under them what else the ship brings: a coin for another, or a cargo that can be kept. */
function ShipLines({ ship, mine }: { ship: Ship; mine: number | undefined }) {
  return (
    <>
      <Strengths colour={ship.colour} mine={mine} />
      {ship.gift !== undefined && (
        <Line tight>
          <Token name="gift" />
          {ship.gift}
          <Sign name="coin" />
          <Then />
          <Sign name="person" />
        </Line>
      )}
      {ship.item !== undefined && (
        <Line tight>
          {ship.crowns ?? ship.coins}
          {ship.crowns === undefined ? <Sign name="coin" /> : <Token name="crown" />}
          <span className={css.quiet}>/</span>
          <Token name={ship.item} />
        </Line>
      )}
    </>
  );
}

/** Who pays and what is left, then who gets how much. */
const TaxLines = ({ tax, say }: { tax: Tax; say: Say }) => (
  <>
    <Line tight>
      {tax.from}+
      <Sign name="coin" />
      <Then />
      {tax.leaves === 'half' ? '½' : tax.leaves}
    </Line>
    <Line tight>
      <span className={css.quiet}>{say(`port-royal.face.${tax.bonus}`)}</span>
      <Sign name={tax.bonus === 'mostSabres' ? 'sabre' : 'points'} />+{tax.coins}
      <Sign name="coin" />
    </Line>
  </>
);

const InnkeeperLines = ({ card }: { card: Innkeeper }) => (
  <>
    <Line tight>
      <Sign name="ship" />
      4+
      <Then />
      <Token name="crown" />
    </Line>
    <Line tight>
      <Token name="breadOrRum" />
      <Then />
      {card.price}
      <Sign name="coin" />
    </Line>
  </>
);

/** What a card does, in signs. */
export function Ability({ card, mine, say }: { card: Card; mine?: number | undefined; say: Say }) {
  switch (card.kind) {
    case 'ship':
      return <ShipLines ship={card} mine={mine} />;
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
        <>
          <Line>
            <SymbolIcon symbol={card.kind} />
          </Line>
          {card.ares && (
            <Line tight>
              <Flag colour="ares" />
              +1
              <Sign name="coin" />
            </Line>
          )}
        </>
      );
    case 'jackOfAllTrades':
      return (
        <Line>
          <SymbolIcon symbol="any" />
        </Line>
      );
    case 'sailor':
    case 'pirate':
    case 'taibuki':
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
    case 'merchant':
      return (
        <Line>
          <Flag colour={card.colour} />
          <Then />
          <Sign name="points" />1
        </Line>
      );
    case 'clerk':
      return (
        <Line>
          <Flag colour={card.colour} />
          +1
          <Sign name="cards" />
        </Line>
      );
    case 'gambler':
      return (
        <Line>
          4
          <Sign name="reveal" />
          <Then />
          +1
          <Sign name="cards" />
        </Line>
      );
    case 'viceAdmiral':
      return (
        <Line>
          <Sign name="cards" />
          3–4
          <Then />
          +1
          <Sign name="coin" />
        </Line>
      );
    case 'gunner':
      return (
        <Line>
          <Sign name="ship" />
          −1
          <Then />
          <Sign name="coin" />
        </Line>
      );
    case 'innkeeper':
      return <InnkeeperLines card={card} />;
    case 'lookout':
      return (
        <Line>
          <Sign name="eye" />3<Then />
          −2
          <Sign name="cards" />
        </Line>
      );
    case 'tax':
      return <TaxLines tax={card} say={say} />;
    case 'passenger':
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
    case 'merchant':
    case 'clerk':
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
    case 'taibuki':
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
    case 'gambler':
      return <Sign name="reveal" />;
    case 'lookout':
      return <Sign name="eye" />;
    case 'innkeeper':
      return <Token name="crown" />;
    case 'passenger':
      return <Sign name="person" />;
    case 'viceAdmiral':
    case 'gunner':
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
