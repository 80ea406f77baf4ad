/** Cards of the row boxes, tokens and orders. */

import { CARD_INFO, type CardId, NO_CARD } from '../../cards/table.ts';
import type { TableSay } from '../../text/table.ts';
import {
  AdvancementCard,
  BonusToken,
  DeadReckoningCard,
  type FaceSize,
  OrderCard,
  RowCardBack,
  RowMini,
  UpgradeToken,
} from '../card/index.ts';
import { Row } from './Row.tsx';

interface RowsProps {
  readonly say: TableSay;
  readonly size: FaceSize;
}

const of = (module: string): readonly CardId[] =>
  CARD_INFO.filter((card) => card.module === module).map(({ id }) => id);
const nothing = (): void => {};

export const Rows = ({ say, size }: RowsProps) => (
  <>
    <Row title={`Row cards, ${size}`}>
      {of('row').map((card) => (
        <AdvancementCard key={card} card={card} size={size} say={say} />
      ))}
    </Row>
    <Row title={`Backs of merchants, ${size}`}>
      {of('back').map((card) => (
        <AdvancementCard key={card} card={card} size={size} say={say} />
      ))}
    </Row>
    <Row title="On tiles">
      {of('row').map((card) => (
        <RowMini key={card} card={card} say={say} />
      ))}
      <RowMini card={NO_CARD} say={say} />
    </Row>
    <Row title="Boxes and states">
      {[1, 2, 3, 4].map((row) => (
        <RowCardBack key={row} row={row} width={72} say={say} />
      ))}
      <AdvancementCard card={14} size={size} say={say} selected onPress={nothing} />
      <AdvancementCard card={15} size={size} say={say} pickable onPress={nothing} />
      <AdvancementCard card={16} size={size} say={say} dim note="Too dear." />
    </Row>
  </>
);

export const Tokens = ({ say, size }: RowsProps) => (
  <>
    <Row title={`Upgrades, ${size}`}>
      {of('upgrade').map((card) => (
        <UpgradeToken key={card} card={card} size={size} say={say} />
      ))}
    </Row>
    <Row title={`Bonus tokens, ${size}`}>
      {of('token').map((card) => (
        <BonusToken key={card} card={card} size={size} gained={[0, 4, 7]} say={say} />
      ))}
      <BonusToken card={undefined} size={size} width={72} say={say} />
    </Row>
    <Row title={`Orders, ${size}`}>
      {of('solo').map((card, place) => (
        <OrderCard
          key={card}
          card={card}
          hard={place % 2 === 1}
          size={size}
          say={say}
          {...(place === 2 ? { at: 1 } : {})}
        />
      ))}
      <OrderCard card={undefined} hard size={size} width={90} say={say} />
    </Row>
    <Row title="Any card, 240 px">
      {['island', 'sea', 'building', 'achievement'].flatMap(of).map((card) => (
        <DeadReckoningCard key={card} card={card} width={size === 'S' ? 116 : 240} say={say} />
      ))}
    </Row>
  </>
);
