/** The symbols of the legend: a sign that is drawn on cards without standing here does not compile. */
import { CoinBadge, drawEach, Icon, type PicturesOf, PillBadge, PointsBadge, PriceBadge } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { ShipColour } from '../../cards/types.ts';
import { SYMBOLS } from '../../rulebook/symbols.ts';
import { Pennant, PriceTag, Sigil, type SigilName } from '../art/index.ts';
import type { CardIcon } from '../card/signs.tsx';

const SIZE = 32;

export const symbols: PicturesOf<typeof SYMBOLS> = {
  corners: {
    income: <CoinBadge>3</CoinBadge>,
    price: <PriceBadge>5</PriceBadge>,
    // The old price hangs below the tag.
    less: (
      <span style={{ display: 'block', transform: 'translateY(-9px) scale(.8)' }}>
        <PriceBadge was={5}>4</PriceBadge>
      </span>
    ),
    worth: <PointsBadge>2</PointsBadge>,
    strength: <PillBadge icon="sabre">4</PillBadge>,
  },
  cards: drawEach(SYMBOLS.cards, (name) =>
    name === 'tag' ? <PriceTag /> : <Icon name={name} size={SIZE} />,
  ) satisfies Record<CardIcon, ReactNode>,
  colours: drawEach(SYMBOLS.colours, (colour) => <Pennant colour={colour} />) satisfies Record<ShipColour, ReactNode>,
  expansions: drawEach(SYMBOLS.expansions, (name) => <Sigil name={name} />) satisfies Record<SigilName, ReactNode>,
};
