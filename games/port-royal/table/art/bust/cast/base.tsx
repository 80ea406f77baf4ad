/** The people of the base game: every role put together of shared parts; namesakes differ in skin, hair and years. */
import { clothOf, tintOf } from '../../pennant.tsx';
import {
  Apron,
  Cassock,
  Chain,
  Coat,
  Epaulettes,
  Gown,
  Medal,
  Motley,
  Sash,
  SeamansShirt,
  Waistcoat,
} from '../clothes.tsx';
import {
  Beard,
  Braid,
  Chignon,
  Earring,
  Fringe,
  Goatee,
  LongHair,
  Moustache,
  ShortBeard,
  ShortHair,
  Sideburns,
  Temples,
  TiedHair,
  WigBehind,
  WigFront,
} from '../hair.tsx';
import { Bandana, Bicorne, BroadHat, Feather, FoolsCap, HeadCloth, KnitCap, Saturno, Tricorn } from '../hats.tsx';
import { Face, Head, Neck, Plate } from '../head.tsx';
import { cloth } from '../palette.ts';
import { Baton, Bible, Charter, Fan, Flag, Marotte, Pitchfork, Sabre, Tools, Wheel } from '../props.tsx';
import { look, type Part, type Role } from '../role.ts';
import { AresCaptain, AresPriest, AresSettler } from './ares.tsx';

const Trader: Part = ({ tone, hair, years, colour }) => (
  <>
    <Plate token="--brass" />
    {years > 0 ? <LongHair tone={hair} /> : null}
    <Neck tone={tone} />
    <Coat fill={cloth.ochre} lapel={tintOf(colour)} />
    <Head tone={tone} />
    <Face mouth={years === 1 ? 'smile' : 'smirk'} brow={-0.4} old={years === 2} />
    {years === 2 ? <ShortBeard tone={hair} /> : <Goatee tone={hair} />}
    <Moustache tone={hair} />
    <ShortHair tone={hair} />
    <BroadHat fill={cloth.wood} band={tintOf(colour)}>
      <Feather fill={clothOf(colour, 88)} />
    </BroadHat>
    <Flag colour={colour} tone={tone} sleeve={cloth.ochre} />
  </>
);

const Settler: Part = ({ tone, hair }) => (
  <>
    <Plate token="--leaf" />
    <Neck tone={tone} />
    <Waistcoat fill={cloth.moss} />
    <Head tone={tone} />
    <Face mouth="smile" brow={-0.6} lady freckles />
    <Fringe tone={hair} />
    <Braid tone={hair} />
    <BroadHat fill={cloth.straw} band={cloth.moss} plaited />
    <Pitchfork tone={tone} sleeve={cloth.linen} />
  </>
);

const Captain: Part = ({ tone, hair }) => (
  <>
    <Plate token="--deep" />
    <LongHair tone={hair} />
    <Neck tone={tone} />
    <Coat fill={cloth.navy} lapel={cloth.wine}>
      <Epaulettes />
    </Coat>
    <Head tone={tone} />
    <Face mouth="smirk" brow={0.5} lady />
    <Fringe tone={hair} />
    <Earring />
    <Tricorn fill={cloth.navy} band="var(--coin)" />
    <Wheel />
  </>
);

const Priest: Part = ({ tone, hair }) => (
  <>
    <Plate token="--ink-3" />
    <Neck tone={tone} />
    <Cassock />
    <Head tone={tone} />
    <Temples tone={hair} />
    <Face mouth="calm" brow={-0.8} shut old />
    <Saturno fill={cloth.coal} />
    <Bible tone={tone} />
  </>
);

const JackOfAllTrades: Part = ({ tone, hair }) => (
  <>
    <Plate token="--leaf" />
    <Neck tone={tone} />
    <Apron fill={cloth.ochre} />
    <Head tone={tone} />
    <Face mouth="grin" lady />
    <Fringe tone={hair} />
    <Earring />
    <HeadCloth fill={cloth.moss} />
    <Tools tone={tone} sleeve={cloth.linen} />
  </>
);

const Sailor: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--sea-2" />
    <Neck tone={tone} />
    <SeamansShirt tone={tone} />
    <Head tone={tone} />
    <Face mouth={years === 1 ? 'smile' : 'grin'} freckles={years === 0} old={years === 2} brow={-0.4} />
    {years === 2 ? <ShortBeard tone={hair} /> : null}
    {years === 1 ? <Moustache tone={hair} /> : null}
    <ShortHair tone={hair} />
    <Sideburns tone={hair} />
    <KnitCap fill={cloth.navy} />
    <Sabre tone={tone} sleeve={cloth.navy} />
  </>
);

const Pirate: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--wax" />
    <LongHair tone={hair} />
    <Neck tone={tone} />
    <Waistcoat fill={cloth.wine} />
    <Head tone={tone} />
    <Face mouth="stern" brow={2} patch={years > 0} scar={years !== 1} old={years === 2} />
    {years === 0 ? (
      <>
        <ShortBeard tone={hair} />
        <Moustache tone={hair} />
      </>
    ) : (
      <Beard tone={hair} braided={years === 2} />
    )}
    <Earring />
    <Bandana fill={cloth.wine} />
    <Sabre x={24} y={96} turn={-24} tone={tone} sleeve={cloth.linen} />
    <Sabre x={98} y={97} turn={14} tone={tone} sleeve={cloth.linen} />
  </>
);

const Mademoiselle: Part = ({ tone, hair }) => (
  <>
    <Plate token="--wax" />
    <LongHair tone={hair} />
    <Neck tone={tone} />
    <Gown fill={cloth.wine} tone={tone} />
    <Head tone={tone} />
    <Face mouth="lips" brow={-0.3} lady />
    <Chignon tone={hair} />
    <Earring />
    <Fan tone={tone} />
  </>
);

const Jester: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--coin" />
    <Neck tone={tone} />
    <Motley one={cloth.wine} other={cloth.moss} />
    <Head tone={tone} />
    <Face mouth="grin" brow={-1.4} freckles={years === 0} old={years === 2} />
    {years === 1 ? <Goatee tone={hair} /> : null}
    <Sideburns tone={hair} />
    <FoolsCap one={cloth.wine} other={cloth.moss} />
    <Marotte tone={tone} sleeve={cloth.moss} />
  </>
);

const Admiral: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--deep" />
    <Neck tone={tone} />
    <Coat fill={cloth.navy} lapel="var(--coin)">
      {years > 0 ? <Sash fill={cloth.wine} /> : null}
      <Epaulettes />
      {years === 2 ? <Medal /> : null}
    </Coat>
    <Head tone={tone} />
    <Face mouth="stern" brow={1} old={years > 0} />
    {years === 1 ? <Moustache tone={hair} /> : null}
    <Sideburns tone={hair} />
    <TiedHair tone={hair} />
    <Bicorne fill={cloth.navy} />
    <Baton tone={tone} sleeve={cloth.navy} />
  </>
);

const Governor: Part = ({ tone, hair }) => (
  <>
    <Plate token="--wax" />
    <WigBehind tone={hair} />
    <Neck tone={tone} />
    <Coat fill={cloth.wine} lapel="var(--coin)">
      <Chain />
    </Coat>
    <Head tone={tone} />
    <Face mouth="calm" brow={0.4} old />
    <WigFront tone={hair} />
    <Charter tone={tone} />
  </>
);

const ares: typeof look = (...face) => ({ ...look(...face), ares: true });

export const BASE = {
  trader: {
    Part: Trader,
    looks: [look(1, 2, 1), look(1, 3, 2), look(2, 1, 1), look(2, 3, 2), look(3, 1, 0), look(1, 1, 0), look(2, 2, 1)],
  },
  settler: {
    Part: (who) => (who.ares ? <AresSettler {...who} /> : <Settler {...who} />),
    looks: [look(2, 2, 0), ares(3, 1, 1)],
  },
  captain: {
    Part: (who) => (who.ares ? <AresCaptain {...who} /> : <Captain {...who} />),
    looks: [look(1, 1, 1), ares(2, 3, 2)],
  },
  priest: {
    Part: (who) => (who.ares ? <AresPriest {...who} /> : <Priest {...who} />),
    looks: [look(1, 3, 2), ares(3, 3, 1)],
  },
  jackOfAllTrades: { Part: JackOfAllTrades, looks: [look(3, 1, 0)] },
  sailor: {
    Part: Sailor,
    looks: [look(1, 2, 0), look(3, 1, 1), look(2, 3, 2), look(2, 1, 0), look(1, 1, 1), look(3, 3, 2)],
  },
  pirate: { Part: Pirate, looks: [look(1, 2, 0), look(2, 1, 1), look(3, 1, 2), look(3, 1, 0), look(1, 3, 1)] },
  mademoiselle: { Part: Mademoiselle, looks: [look(1, 2, 0), look(2, 1, 0)] },
  jester: { Part: Jester, looks: [look(1, 2, 0), look(2, 1, 1), look(3, 1, 2)] },
  admiral: { Part: Admiral, looks: [look(2, 1, 0), look(1, 2, 1), look(1, 3, 2)] },
  governor: { Part: Governor, looks: [look(1, 3, 2)] },
} satisfies Partial<Record<string, Role>>;
