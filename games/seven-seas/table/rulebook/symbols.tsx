/** The symbols of the legend: a token, a good or a state of a ship that does not stand here does not compile. */
import { drawEach, Icon, type PicturesOf } from '@broadside/kit';
import type { ReactNode } from 'react';
import type { CHARACTERS, Character, LootKind, NATIONS, Nation } from '../../cards/table.ts';
import { SYMBOLS } from '../../rulebook/symbols.ts';
import {
  BlackMark,
  CardsIcon,
  CharacterBust,
  Chest,
  CorsairSeal,
  DemandIcon,
  DieFace,
  FirstPlayerFlag,
  Flag,
  GiftIcon,
  GoodIcon,
  GuardShield,
  LastRoundsMarker,
  PlainDie,
  type Ritual,
  RitualToken,
  ShipIcon,
  ShipPiece,
  type ShipState,
  YinYang,
} from '../art/index.ts';

const SIZE = 36;

/** Everything that is drawn there, but for the bare pictures that others are composed of. */
type TokenName = Exclude<keyof typeof import('../art/tokens.tsx'), 'CHEST' | 'SHIELD' | 'SHIP'>;

export const symbols: PicturesOf<typeof SYMBOLS> = {
  tokens: {
    Chest: <Chest size={SIZE} />,
    YinYang: <YinYang size={SIZE} />,
    BlackMark: <BlackMark size={SIZE} />,
    GuardShield: <GuardShield size={SIZE} />,
    GiftIcon: <GiftIcon size={SIZE} />,
    ShipIcon: <ShipIcon size={SIZE} />,
    CardsIcon: <CardsIcon size={SIZE} />,
    DemandIcon: <DemandIcon size={SIZE} />,
    PlainDie: <PlainDie value={4} size={SIZE} />,
    FirstPlayerFlag: <FirstPlayerFlag size={SIZE} />,
    LastRoundsMarker: <LastRoundsMarker step={1} size={SIZE} />,
  } satisfies Record<TokenName, ReactNode>,
  loot: drawEach(SYMBOLS.loot, (_, good) => <GoodIcon good={good as LootKind} size={SIZE} />),
  characters: drawEach(SYMBOLS.characters, (_, who) => (
    <CharacterBust character={who as Character} size={SIZE} />
  )) satisfies Record<(typeof CHARACTERS)[number], ReactNode>,
  nations: drawEach(SYMBOLS.nations, (_, nation) => <Flag nation={nation as Nation} size={SIZE} />) satisfies Record<
    (typeof NATIONS)[number],
    ReactNode
  >,
  corsair: { seal: <CorsairSeal nation={2} size={SIZE} /> },
  rituals: drawEach(SYMBOLS.rituals, (ritual) => <RitualToken ritual={ritual} size={SIZE} />) satisfies Record<
    Ritual,
    ReactNode
  >,
  ships: drawEach(SYMBOLS.ships, (state) => <ShipPiece seat={0} state={state} size={SIZE} />) satisfies Record<
    ShipState,
    ReactNode
  >,
  dice: {
    pirate: <DieFace side={0} value={5} size={SIZE} />,
    caravan: <DieFace side={-1} value={3} size={SIZE} />,
    sunk: <DieFace side={0} value={2} size={SIZE} ghost />,
  },
  rest: drawEach(SYMBOLS.rest, (name) => <Icon name={name} size={SIZE} />),
};
