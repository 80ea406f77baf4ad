/** What a card does, in signs. */
import { cx, Icon } from '@broadside/kit';
import { Fragment, type ReactNode } from 'react';
import { ALL_GOODS, type Character, type Curse } from '../../cards/table.ts';
import {
  BlackMark,
  CardsIcon,
  Chest,
  CorsairSeal,
  DemandIcon,
  DieFace,
  Engraving,
  Flag,
  GoodIcon,
  GuardShield,
  PlainDie,
  ShipIcon,
  YinYang,
} from '../art/index.ts';
import type { Print } from './print.ts';
import css from './signs.module.css';

const Line = ({ children }: { readonly children: ReactNode }) => <span className={css.line}>{children}</span>;
const Then = () => <span className={css.then}>→</span>;
/** Signs take their size from the line they stand in. */
const S = '1.5em';

function CurseSigns({ curse }: { readonly curse: Curse }) {
  switch (curse) {
    case 'kraken':
    case 'iceberg':
    case 'sirens': {
      const place = (['kraken', 'iceberg', 'sirens'] as const).indexOf(curse) as 0 | 1 | 2;
      return (
        <Line>
          <PlainDie value={([1, 2, 3] as const)[place]} size={S} />
          <Then />
          <GoodIcon good={place} size={S} />
        </Line>
      );
    }
    case 'mutiny':
      return (
        <Line>
          <PlainDie value={4} size={S} />
          <Then />
          <DemandIcon size={S} />
        </Line>
      );
    case 'whirlpool':
      return (
        <Line>
          <span className={css.die}>
            <DieFace side={-1} value={5} size={24} />
          </span>
          <Then />
          <GoodIcon good={3} size={S} />
        </Line>
      );
    case 'idol':
      return (
        <Line>
          −1
          <span className={css.stack}>
            {ALL_GOODS.map((good) => (
              <GoodIcon key={good} good={good} size="1.3em" />
            ))}
          </span>
        </Line>
      );
    case 'salary':
      return (
        <Line>
          <GuardShield size={S} />
          −2
          <Chest size={S} />
        </Line>
      );
    case 'tavern':
      return (
        <Line>
          <PlainDie value={6} size={S} />
          <Then />
          <Icon name="people" size={20} className={css.glyph ?? ''} />
        </Line>
      );
  }
}

/** A whole card as a sign: its picture with an edge. */
const Leaf = ({ children }: { readonly children: ReactNode }) => <span className={css.leaf}>{children}</span>;

const ACTIONS: readonly ReactNode[] = [
  <Fragment key="shipwright">
    <Chest size={S} />
    <Then />
    <ShipIcon size={S} />
  </Fragment>,
  <Fragment key="governor">
    <CorsairSeal nation={0} size={S} />
    <ShipIcon size={S} />
    <BlackMark size={S} />
  </Fragment>,
  <Leaf key="captain">
    <Engraving what="caravan" ships={1} />
  </Leaf>,
  <Leaf key="native">
    <Engraving what="port" />
  </Leaf>,
  <Leaf key="shaman">
    <Engraving what="kraken" />
  </Leaf>,
  <Fragment key="merchant">
    <GoodIcon good={2} size={S} />
    <Then />
    <Chest size={S} />
  </Fragment>,
  <Fragment key="cartographer">
    +1
    <CardsIcon size={S} />
  </Fragment>,
];

const GIFTS: readonly ReactNode[] = [
  <Fragment key="shipwright">
    +1
    <ShipIcon size={S} />
  </Fragment>,
  <s key="governor" className={css.none}>
    <BlackMark size={S} />
  </s>,
  <Fragment key="captain">
    +2
    <YinYang size={S} />
  </Fragment>,
  <Fragment key="native">
    +1
    <GoodIcon good={3} size={S} />
  </Fragment>,
  <Fragment key="shaman">
    3<ShipIcon size={S} />
  </Fragment>,
  <Fragment key="merchant">
    +1
    <Chest size={S} />
  </Fragment>,
  <Fragment key="cartographer">
    +1
    <CardsIcon size={S} />
  </Fragment>,
];

export const ActionSigns = ({ character }: { readonly character: Character }) => <Line>{ACTIONS[character]}</Line>;
export const GiftSigns = ({ character }: { readonly character: Character }) => <Line>{GIFTS[character]}</Line>;

export interface PricesProps {
  readonly prices: readonly number[];
  readonly best: number;
}

/** Three goods with what a port pays for them; the best stands out. */
export const Prices = ({ prices, best }: PricesProps) => (
  <span className={css.prices}>
    {ALL_GOODS.map((good) => (
      <span key={good} className={cx(css.price, good === best && css.best)}>
        <GoodIcon good={good} size={S} />
        <b>{prices[good]}</b>
      </span>
    ))}
  </span>
);

/** Everything a card does, across its width. */
export const Signs = ({ print }: { readonly print: Print }) => (
  <span className={css.signs}>
    <Deed print={print} />
  </span>
);

function Deed({ print }: { readonly print: Print }) {
  switch (print.kind) {
    case 'caravan':
      return (
        <Line>
          <span className={css.flag}>
            <Flag nation={print.nation} />
          </span>
          <b>×{print.ships}</b>
        </Line>
      );
    case 'port':
      return <Prices prices={print.prices} best={print.best} />;
    case 'curse':
      return <CurseSigns curse={print.curse} />;
    case 'character':
      return <ActionSigns character={print.character} />;
    case 'loot':
      return print.loot === 3 ? (
        <Line>
          +1
          <YinYang size={S} />
        </Line>
      ) : null;
    case 'end':
      return (
        <Line>
          +3
          <Icon name="hourglass" size={18} />
        </Line>
      );
  }
}
