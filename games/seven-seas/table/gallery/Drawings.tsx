/** Drawings without their cards. */
import { Cover } from '@broadside/kit';
import { ALL_GOODS, CHARACTERS, type Character, CURSES, NATIONS, type Nation } from '../../cards/table.ts';
import Picture from '../../cover.tsx';
import {
  AdventureBack,
  BlackMark,
  CardsIcon,
  CharacterBack,
  CharacterBust,
  Chest,
  CorsairSeal,
  DemandIcon,
  DieFace,
  type DieSide,
  Engraving,
  FirstPlayerFlag,
  Flag,
  GiftIcon,
  GoodIcon,
  GuardShield,
  LastRoundsMarker,
  LootBack,
  PlainDie,
  RitualToken,
  type Scene,
  ShipIcon,
  ShipPiece,
  YinYang,
} from '../art/index.ts';
import { Faces3d } from './Faces3d.tsx';
import css from './gallery.module.css';
import { Row } from './Row.tsx';

const NATION_IDS = NATIONS.map((_, nation) => nation as Nation);
const SIDES: readonly DieSide[] = [0, 1, 2, 3, -1];
const VALUES = [1, 2, 3, 4, 5, 6] as const;
const SCENES: readonly Scene[] = [...CURSES, 'caravan', 'port', 'bay', 'end'];

const Signs = ({ size }: { readonly size: number }) => (
  <Row title={`Signs, ${size} px`}>
    {ALL_GOODS.map((good) => (
      <GoodIcon key={good} good={good} size={size} />
    ))}
    <GoodIcon good={3} size={size} />
    {[Chest, YinYang, BlackMark, ShipIcon, GuardShield, FirstPlayerFlag, GiftIcon, CardsIcon, DemandIcon].map(
      (Sign, at) => (
        <Sign key={at} size={size} />
      ),
    )}
    {NATION_IDS.map((nation) => (
      <Flag key={nation} nation={nation} size={size * 1.2} />
    ))}
    {NATION_IDS.map((nation) => (
      <CorsairSeal key={nation} nation={nation} size={size} />
    ))}
    {(['deal', 'doubleHold', 'unsinkable'] as const).map((ritual, at) => (
      <RitualToken key={ritual} ritual={ritual} level={at * 2} size={size} />
    ))}
    <RitualToken ritual="unsinkable" level={3} size={size} />
    <RitualToken ritual="doubleHold" level={6} size={size} />
    {([0, 1, 2, 3] as const).map((step) => (
      <LastRoundsMarker key={step} step={step} size={size} />
    ))}
    {VALUES.map((value) => (
      <PlainDie key={value} value={value} size={size} />
    ))}
  </Row>
);

const Dice = ({ size }: { readonly size: number }) => (
  <Row title={`Dice and ships, ${size} px`}>
    {SIDES.flatMap((side) =>
      VALUES.map((value) => <DieFace key={`${side} ${value}`} side={side} value={value} size={size} />),
    )}
    {SIDES.map((side) => (
      <DieFace key={side} side={side} value={4} size={size} ghost turn={12} />
    ))}
    {[0, 1, 2, 3].flatMap((seat) =>
      (['free', 'loaded', 'guard', 'raid', 'reserve'] as const).map((state) => (
        <ShipPiece key={`${seat} ${state}`} seat={seat} state={state} size={size} />
      )),
    )}
  </Row>
);

export const Drawings = ({ width }: { readonly width: number }) => (
  <>
    <Row title="Characters">
      {CHARACTERS.map((name, character) => (
        <CharacterBust key={name} character={character as Character} size={width} />
      ))}
      {CHARACTERS.map((name, character) => (
        <CharacterBust key={name} character={character as Character} size={40} faded={character % 3 === 1} />
      ))}
    </Row>
    <Row title="Engravings">
      {SCENES.map((what) => (
        <Engraving key={what} what={what} size={width} />
      ))}
      {ALL_GOODS.map((good) => (
        <Engraving key={good} what="port" good={good} size={width} />
      ))}
      {NATION_IDS.map((nation) => (
        <Engraving key={nation} what="caravan" nation={nation} ships={nation + 1} size={width} />
      ))}
    </Row>
    {[54, 24, 16].map((size) => (
      <Signs key={size} size={size} />
    ))}
    {[44, 24].map((size) => (
      <Dice key={size} size={size} />
    ))}
    <Row title="Faces of the dice in the lid">
      <Faces3d />
    </Row>
    <Row title="Backs and cover">
      <AdventureBack size={100} />
      <LootBack size={100} />
      <CharacterBack size={100} />
      {[0, 1, 2, 3].map((seat) => (
        <CharacterBack key={seat} seat={seat} size={100} />
      ))}
      <div className={css.cover}>
        <Cover>
          <Picture />
        </Cover>
      </div>
    </Row>
  </>
);
