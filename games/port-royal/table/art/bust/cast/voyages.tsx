/** The Gambler, the people of Set Sail! and those of Just One More Contract. */

import { mix } from '../../pen.tsx';
import { clothOf, tintOf } from '../../pennant.tsx';
import { FurCoat, Gorget, Jerkin, LaceCravat, Shawl, SilverEpaulettes } from '../attire.tsx';
import { Coat, Sash, Waistcoat } from '../clothes.tsx';
import { CannonShot, Dice, HandOfCards, Ledger, Linstock, Parasol, Scales, Spyglass, Valise } from '../gear.tsx';
import {
  Beard,
  Braid,
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
} from '../hair.tsx';
import { Bandana, BroadHat, Feather, HeadCloth, Tricorn } from '../hats.tsx';
import { Face, Head, Neck, Plate } from '../head.tsx';
import { Bonnet, Curls, EarQuill, Spectacles, VelvetCap } from '../headgear.tsx';
import { cloth } from '../palette.ts';
import { look, type Part, type Role } from '../role.ts';

const Gambler: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--leaf" />
    {years === 2 ? null : <LongHair tone={hair} />}
    <Neck tone={tone} />
    <Waistcoat fill={cloth.moss} />
    <Head tone={tone} />
    <Face mouth={years === 1 ? 'grin' : 'smirk'} brow={-1} patch={years === 2} old={years === 2} />
    {years === 0 ? null : <Goatee tone={hair} />}
    <Moustache tone={hair} />
    <ShortHair tone={hair} />
    <Earring />
    <BroadHat fill={cloth.coal} band="var(--wax)">
      <Feather fill={cloth.rose} />
    </BroadHat>
    <Dice />
    <HandOfCards tone={tone} sleeve={cloth.linen} />
  </>
);

const Merchant: Part = ({ tone, hair, years, colour }) => (
  <>
    <Plate token="--coin" />
    {years === 0 ? <LongHair tone={hair} /> : null}
    <Neck tone={tone} />
    <FurCoat fill={clothOf(colour, 70)} lining={tintOf(colour)} fur={cloth.wood} />
    <Head tone={tone} />
    <Face mouth={years === 0 ? 'smile' : 'calm'} brow={years === 1 ? 0.4 : -0.5} old={years > 0} />
    {years === 2 ? <Beard tone={hair} /> : <ShortBeard tone={hair} />}
    {years === 2 ? null : <Moustache tone={hair} />}
    <Sideburns tone={hair} />
    <VelvetCap fill={clothOf(colour, 84)} band={cloth.wood} />
    <Scales tone={tone} sleeve={clothOf(colour, 70)} />
  </>
);

/** A lady with a parasol on her way to a new home, or an old gentleman with his bag. */
const Passenger: Part = ({ tone, hair, years }) =>
  years === 0 ? (
    <>
      <Plate token="--sea-2" />
      <Parasol fill={cloth.rose} />
      <Neck tone={tone} />
      <Shawl fill={cloth.sky} under={cloth.rose} tone={tone} />
      <Head tone={tone} />
      <Face mouth="smile" brow={-0.8} lady />
      <Fringe tone={hair} />
      <Bonnet fill={cloth.straw} ribbon={mix('--wax', 70)} />
      <Valise fill={cloth.wine} />
    </>
  ) : (
    <>
      <Plate token="--sea-2" />
      <Neck tone={tone} />
      <LaceCravat fill={cloth.slate} lapel={cloth.ochre} />
      <Head tone={tone} />
      <Face mouth="calm" brow={-1} old />
      <Temples tone={hair} />
      <Moustache tone={hair} />
      <Spectacles />
      <BroadHat fill={cloth.slate} band={cloth.ochre} />
      <Valise fill={cloth.moss} />
    </>
  );

const Clerk: Part = ({ tone, hair, years, colour }) => (
  <>
    <Plate token="--ink-3" />
    <EarQuill />
    <Neck tone={tone} />
    <Coat fill={cloth.slate} lapel={tintOf(colour)} />
    <Head tone={tone} />
    <Face
      mouth={years === 0 ? 'smile' : years === 1 ? 'calm' : 'stern'}
      brow={-0.6}
      old={years === 2}
      freckles={years === 0}
    />
    {years === 2 ? (
      <Temples tone={hair} />
    ) : years === 1 ? (
      <TiedHair tone={hair} ribbon={tintOf(colour)} />
    ) : (
      <Curls tone={hair} />
    )}
    <Spectacles />
    <Ledger tone={tone} ribbon={tintOf(colour)} />
  </>
);

/** One rank below the admiral: silver instead of gold, a tricorn instead of the bicorne, a glass instead of the baton. */
const ViceAdmiral: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--sea-2" />
    <Neck tone={tone} />
    <Coat fill={cloth.sky} lapel={cloth.navy}>
      {years === 1 ? <Sash fill={cloth.navy} /> : null}
      <SilverEpaulettes />
      {years === 1 ? null : <Gorget />}
    </Coat>
    <Head tone={tone} />
    <Face mouth={years === 0 ? 'calm' : 'stern'} brow={0.8} old={years === 2} />
    {years === 1 ? <Goatee tone={hair} /> : null}
    {years === 2 ? <Moustache tone={hair} /> : null}
    <Sideburns tone={hair} />
    <TiedHair tone={hair} ribbon={cloth.navy} />
    <Tricorn fill={cloth.navy} band={cloth.steel} />
    <Spyglass x={70} y={99} turn={-18} tone={tone} sleeve={cloth.sky} />
  </>
);

const Gunner: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--wax" />
    {years === 1 ? <LongHair tone={hair} /> : null}
    <Neck tone={tone} />
    <Jerkin fill={cloth.ochre} tone={tone} />
    <Head tone={tone} />
    <Face mouth={years === 2 ? 'stern' : 'grin'} brow={0.6} lady scar={years > 0} freckles={years === 0} />
    <Fringe tone={hair} />
    {years === 1 ? null : <Braid tone={hair} />}
    <Earring />
    {years === 2 ? <Bandana fill={cloth.slate} /> : <HeadCloth fill={cloth.slate} />}
    <CannonShot />
    <Linstock tone={tone} sleeve={cloth.linen} />
  </>
);

export const VOYAGES = {
  gambler: { Part: Gambler, looks: [look(2, 1, 0), look(1, 2, 1), look(1, 1, 2)] },
  merchant: {
    Part: Merchant,
    looks: [
      look(1, 3, 2),
      look(2, 1, 1),
      look(1, 2, 0),
      look(3, 1, 1),
      look(2, 3, 2),
      look(1, 1, 1),
      look(3, 1, 0),
      look(2, 2, 1),
      look(1, 2, 2),
      look(2, 1, 0),
    ],
  },
  passenger: { Part: Passenger, looks: [look(1, 2, 0), look(2, 3, 2)] },
  clerk: { Part: Clerk, looks: [look(1, 2, 0), look(2, 1, 1), look(1, 3, 2), look(3, 1, 1), look(2, 1, 0)] },
  viceAdmiral: { Part: ViceAdmiral, looks: [look(1, 2, 0), look(3, 1, 1), look(2, 3, 2)] },
  gunner: { Part: Gunner, looks: [look(1, 2, 0), look(2, 1, 1), look(3, 1, 2)] },
} satisfies Partial<Record<string, Role>>;
