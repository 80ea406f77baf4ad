/** The Adventure's special captain, priest and settler: an old sea dog, a hermit, a frontierswoman, all with the spear. */
import { Fine, Pen } from '../../pen.tsx';
import { Shawl, SpearAmulet } from '../attire.tsx';
import { Cassock, Coat, Epaulettes, Waistcoat } from '../clothes.tsx';
import { Braid, Fringe, LongHair, Moustache, ShortBeard, Temples } from '../hair.tsx';
import { BroadHat, Tricorn } from '../hats.tsx';
import { Face, Head, Neck, Plate } from '../head.tsx';
import { cloth } from '../palette.ts';
import { Bible, Pitchfork, Wheel } from '../props.tsx';
import type { Part } from '../role.ts';

/** A monk's hood, thrown back. */
const Cowl = ({ fill }: { fill: string }) => (
  <>
    <Pen
      d="M61 12C42 11 34 28 38 46C38 60 36 70 30 80C40 90 84 90 93 80C87 70 85 60 85 46C88 28 80 12 61 12Z"
      fill={fill}
    />
    <Fine
      d="M42 40C41 28 48 19 58 17M40 56C42 66 40 74 36 79M82 40C82 28 76 19 66 17M83 56C82 66 84 74 88 79"
      depth={0.6}
    />
  </>
);

export const AresCaptain: Part = ({ tone, hair }) => (
  <>
    <Plate token="--ship-ares" />
    <LongHair tone={hair} />
    <Neck tone={tone} />
    <Coat fill={cloth.plum} lapel={cloth.navy}>
      <Epaulettes />
      <SpearAmulet />
    </Coat>
    <Head tone={tone} />
    <Face mouth="smirk" brow={0.5} lady old patch />
    <Fringe tone={hair} />
    <Tricorn fill={cloth.plum} band="var(--coin)" />
    <Wheel />
  </>
);

export const AresPriest: Part = ({ tone, hair }) => (
  <>
    <Plate token="--ship-ares" />
    <Cowl fill={cloth.plum} />
    <Neck tone={tone} />
    <Cassock />
    <SpearAmulet />
    <Head tone={tone} />
    <Temples tone={hair} />
    <Face mouth="calm" brow={-0.6} old />
    <ShortBeard tone={hair} />
    <Moustache tone={hair} />
    <Bible tone={tone} />
  </>
);

export const AresSettler: Part = ({ tone, hair }) => (
  <>
    <Plate token="--ship-ares" />
    <Neck tone={tone} />
    <Waistcoat fill={cloth.moss} />
    <Shawl fill={cloth.plum} under={cloth.linen} tone={tone} />
    <SpearAmulet />
    <Head tone={tone} />
    <Face mouth="calm" brow={0.3} lady />
    <Fringe tone={hair} />
    <Braid tone={hair} />
    <BroadHat fill={cloth.ochre} band="var(--ship-ares)" plaited />
    <Pitchfork tone={tone} sleeve={cloth.linen} />
  </>
);
