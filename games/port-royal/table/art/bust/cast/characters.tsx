/** The ten characters of the Adventure, one portrait for each side of a card. */
import type { ComponentType } from 'react';
import { Art, mix } from '../../pen.tsx';
import { clothOf } from '../../pennant.tsx';
import { LaceCravat, Ruff } from '../attire.tsx';
import { Coat, Epaulettes, Gown, Medal, SeamansShirt, Waistcoat } from '../clothes.tsx';
import { Cane, Chart, Dagger, Pipe, Pistol, Purse, Sparrow, Spyglass } from '../gear.tsx';
import {
  Beard,
  Earring,
  Fringe,
  Goatee,
  LongHair,
  Moustache,
  ShortBeard,
  ShortHair,
  Sideburns,
  TiedHair,
  WigBehind,
  WigFront,
} from '../hair.tsx';
import { Bandana, Bicorne, BroadHat, Feather, Tricorn } from '../hats.tsx';
import { Face, Head, Neck, Plate } from '../head.tsx';
import { Bald, BeautyMark, Fuses, Mantilla, Souwester } from '../headgear.tsx';
import { cloth } from '../palette.ts';
import { Fan, Flag, Sabre } from '../props.tsx';

/** Small, freckled, with a sparrow and a captain's hat too large for her. */
const GraceMay = () => (
  <>
    <Plate token="--leaf" />
    <Neck tone={1} />
    <SeamansShirt tone={1} />
    <Head tone={1} />
    <Face mouth="grin" brow={-1.2} lady freckles />
    <Fringe tone={2} />
    <Sideburns tone={2} />
    <g transform="translate(-6 4) scale(1.1)">
      <Tricorn fill={cloth.ochre} band="var(--wax)" />
    </g>
    <Sparrow fill={cloth.rose} />
    <Dagger tone={1} sleeve={cloth.navy} />
  </>
);

/** A giant with a plumed hat, on his way to the next island. */
const JacquesGrande = () => (
  <>
    <Plate token="--brass" />
    <LongHair tone={1} />
    <Neck tone={2} />
    <Coat fill={cloth.moss} lapel={cloth.ochre} />
    <Head tone={2} />
    <Face mouth="smile" brow={-0.6} />
    <ShortBeard tone={1} />
    <Moustache tone={1} />
    <BroadHat fill={cloth.wood} band={cloth.ochre}>
      <Feather fill={cloth.linen} />
    </BroadHat>
    <Chart tone={2} sleeve={cloth.moss} />
  </>
);

const JeanBlackbeard = () => (
  <>
    <Plate token="--wax" />
    <LongHair tone={1} />
    <Neck tone={1} />
    <Coat fill={cloth.wine} lapel={cloth.coal} />
    <Head tone={1} />
    <Face mouth="stern" brow={2} scar old />
    <Beard tone={1} braided />
    <Fuses />
    <Tricorn fill={cloth.coal} band="var(--coin)" />
    <Sabre tone={1} sleeve={cloth.wine} />
  </>
);

const SenoraAnne = () => (
  <>
    <Plate token="--wax" />
    <Neck tone={2} />
    <Gown fill={cloth.coal} tone={2} />
    <Head tone={2} />
    <Face mouth="lips" brow={-0.4} lady />
    <Fringe tone={1} />
    <Mantilla fill={mix('--ink', 70)} />
    <Earring />
    <Fan tone={2} />
  </>
);

const DonFerdinando = () => (
  <>
    <Plate token="--ship-green" />
    <Neck tone={2} />
    <Coat fill={cloth.coal} lapel={clothOf('green', 84)}>
      <Medal />
    </Coat>
    <Ruff />
    <Head tone={2} />
    <Face mouth="calm" brow={0.8} old />
    <Goatee tone={3} />
    <Moustache tone={3} />
    <ShortHair tone={3} />
    <BroadHat fill={cloth.coal} band={clothOf('green', 84)}>
      <Feather fill={clothOf('green', 88)} />
    </BroadHat>
    <Flag colour="green" tone={2} sleeve={cloth.coal} />
  </>
);

const OfficerScott = () => (
  <>
    <Plate token="--deep" />
    <Neck tone={3} />
    <Coat fill={mix('--wax', 88)} lapel={cloth.linen}>
      <Epaulettes />
    </Coat>
    <Head tone={3} />
    <Face mouth="stern" brow={0.6} />
    <Sideburns tone={1} />
    <TiedHair tone={1} />
    <Bicorne fill={cloth.coal} />
    <Spyglass x={70} y={99} turn={-18} tone={3} sleeve={mix('--wax', 88)} />
  </>
);

/** Powder, patch and cane. */
const PeterLandman = () => (
  <>
    <Plate token="--coin" />
    <WigBehind tone={3} />
    <Neck tone={1} />
    <LaceCravat fill={clothOf('yellow', 78)} lapel={cloth.rose} />
    <Head tone={1} />
    <Face mouth="smirk" brow={-1.4} lady />
    <WigFront tone={3} />
    <BeautyMark />
    <Cane tone={1} sleeve={clothOf('yellow', 78)} />
  </>
);

const CutthroatMary = () => (
  <>
    <Plate token="--ship-black" />
    <LongHair tone={2} />
    <Neck tone={1} />
    <Waistcoat fill={cloth.coal} />
    <Head tone={1} />
    <Face mouth="smirk" brow={1} lady scar patch />
    <Fringe tone={2} />
    <Earring />
    <Bandana fill={cloth.slate} />
    <Dagger x={22} y={97} turn={-20} tone={1} sleeve={cloth.linen} />
    <Dagger tone={1} sleeve={cloth.linen} />
  </>
);

const SamuelBlackguard = () => (
  <>
    <Plate token="--ink-3" />
    <Neck tone={2} />
    <Coat fill={cloth.slate} lapel={cloth.coal} />
    <Head tone={2} />
    <Bald />
    <Face mouth="grin" brow={1.6} scar old />
    <ShortBeard tone={1} />
    <Earring />
    <Purse />
    <Pistol tone={2} sleeve={cloth.slate} />
  </>
);

const ThomasFishborn = () => (
  <>
    <Plate token="--sea-2" />
    <Neck tone={1} />
    <SeamansShirt tone={1} />
    <Head tone={1} />
    <Face mouth="calm" brow={-0.8} old />
    <Beard tone={3} />
    <Souwester fill={cloth.straw} />
    <Pipe />
    <Spyglass x={72} y={101} turn={-10} tone={1} sleeve={cloth.navy} />
  </>
);

/** In the order of the character cards. */
export const PORTRAITS: readonly ComponentType[] = [
  GraceMay,
  JacquesGrande,
  JeanBlackbeard,
  SenoraAnne,
  DonFerdinando,
  OfficerScott,
  PeterLandman,
  CutthroatMary,
  SamuelBlackguard,
  ThomasFishborn,
];

export function CharacterPortrait({ character, head = false }: { character: number; head?: boolean }) {
  const Portrait = PORTRAITS[character];
  return Portrait === undefined ? null : (
    <Art box={head ? '16 0 92 92' : '0 0 120 104'} slice>
      <Portrait />
    </Art>
  );
}
