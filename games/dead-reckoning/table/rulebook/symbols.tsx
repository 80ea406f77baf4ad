/** The symbols of the legend. That no sign is missing is a matter of its test. */
import { drawEach, type PicturesOf } from '@broadside/kit';
import type { ReactNode } from 'react';
import { SYMBOLS } from '../../rulebook/symbols.ts';
import { Cube, RowSign, Seal, ShipPiece, Sign, type SignName, SlotSign } from '../art/index.ts';
import { LevelDots } from '../card/index.ts';

const SIZE = 32;

const sign = (name: SignName): ReactNode => <Sign name={name} size={SIZE} />;

export const symbols: PicturesOf<typeof SYMBOLS> = {
  goods: drawEach(SYMBOLS.goods, sign),
  sea: drawEach(SYMBOLS.sea, sign),
  islands: drawEach(SYMBOLS.islands, sign),
  battle: drawEach(SYMBOLS.battle, sign),
  cards: drawEach(SYMBOLS.cards, sign),
  pieces: {
    row: <RowSign row={2} size={SIZE} />,
    slot: <SlotSign slot={1} size={24} />,
    dots: <LevelDots level={2} />,
    black: <Cube owner="neutral" size={SIZE} />,
    foot: <Cube owner={0} permanent size={SIZE} />,
    pirate: <ShipPiece owner={0} pirate size={44} />,
    achievement: <Seal achievement={0} size={40} />,
    gained: <Seal achievement={0} gained size={40} />,
  },
};
