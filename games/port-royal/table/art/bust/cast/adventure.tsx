/** The people of The Adventure Begins. */
import { mix } from '../../pen.tsx';
import { BareShoulders, Bodice } from '../attire.tsx';
import { SeamansShirt } from '../clothes.tsx';
import { Spyglass, Tankard } from '../gear.tsx';
import { Beard, Braid, Chignon, Earring, Fringe, Goatee, ShortBeard, ShortHair, Sideburns } from '../hair.tsx';
import { Bandana } from '../hats.tsx';
import { Face, Head, Neck, Plate } from '../head.tsx';
import { CheekMarks, Dreadlocks, Mobcap, TopKnot } from '../headgear.tsx';
import { cloth } from '../palette.ts';
import { Sabre } from '../props.tsx';
import { look, type Part, type Role } from '../role.ts';
import { CrowsNest } from '../setting.tsx';

const Innkeeper: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--brass" />
    <Neck tone={tone} />
    <Bodice fill={years === 1 ? cloth.moss : years === 2 ? cloth.slate : cloth.wine} tone={tone} />
    <Head tone={tone} />
    <Face mouth={years === 2 ? 'smile' : 'grin'} brow={-0.8} lady freckles={years === 0} old={years === 2} />
    {years === 1 ? <Chignon tone={hair} /> : <Fringe tone={hair} />}
    {years === 0 ? <Braid tone={hair} /> : null}
    <Earring />
    {years === 1 ? null : <Mobcap ribbon={years === 2 ? cloth.slate : mix('--wax', 66)} />}
    <Tankard x={23} y={96} tone={tone} sleeve={cloth.linen} />
    <Tankard tone={tone} sleeve={cloth.linen} />
  </>
);

const Lookout: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--sea-2" />
    <Neck tone={tone} />
    <SeamansShirt tone={tone} />
    <Head tone={tone} />
    <Face mouth={years === 0 ? 'grin' : 'calm'} brow={-0.6} old={years === 2} freckles={years === 0} />
    {years === 2 ? <ShortBeard tone={hair} /> : null}
    {years === 1 ? <Goatee tone={hair} /> : null}
    <ShortHair tone={hair} />
    <Sideburns tone={hair} />
    <Bandana fill={years === 1 ? cloth.moss : years === 2 ? cloth.slate : cloth.wine} />
    <Spyglass x={72} y={46.6} turn={-6} arm={54} tone={tone} sleeve={cloth.navy} />
    <CrowsNest />
  </>
);

/** Tattoos: the eldest has most of them. */
const SHOULDER_LINES = [
  'M22 96l5 -6l5 6M32 94l5 -6M92 94l-5 -6M102 96l-5 -6l-5 6',
  'M20 98q6 -10 14 -8M24 101q6 -8 12 -6M103 98q-6 -10 -14 -8M99 101q-6 -8 -12 -6',
  'M20 97l4 -5l4 5l4 -6l4 6M103 97l-4 -5l-4 5l-4 -6l-4 6M24 102h10M89 102h10M48 94l4 6M76 94l-4 6',
] as const;
const CHEEK_LINES = [
  'M50 55l6 1.6M50.6 58.4l5.6 1.2M75 54.6l-4 1.6',
  'M55 51.6v7M58.4 52.4v6M72.6 51.6v6',
  'M51 53l4 2l-3 2.6l4.6 2M75.6 53l-3.6 2l2.6 2.6l-3 2M57 30l4.6 5l4.6 -5',
] as const;

/** Three brothers with three blades each. */
const Taibuki: Part = ({ tone, hair, years }) => (
  <>
    <Plate token="--leaf" />
    <Sabre x={20} y={88} turn={-34} tone={tone} sleeve={cloth.wood} />
    {years === 1 ? <Dreadlocks tone={hair} /> : null}
    <Neck tone={tone} />
    <BareShoulders tone={tone} pattern={SHOULDER_LINES[years]} />
    <Head tone={tone} />
    <CheekMarks d={CHEEK_LINES[years]} />
    <Face mouth={years === 0 ? 'smirk' : 'stern'} brow={years === 0 ? 0.6 : 1.6} scar={years === 1} old={years === 2} />
    {years === 2 ? <Beard tone={hair} braided /> : years === 1 ? <Goatee tone={hair} /> : null}
    {years === 1 ? null : <TopKnot tone={hair} tall={years === 2} />}
    <Earring />
    <Sabre x={28} y={99} turn={-14} tone={tone} sleeve={cloth.wood} />
    <Sabre x={98} y={96} turn={16} tone={tone} sleeve={cloth.wood} />
  </>
);

export const ADVENTURE = {
  innkeeper: { Part: Innkeeper, looks: [look(1, 2, 0), look(3, 1, 1), look(2, 3, 2)] },
  lookout: { Part: Lookout, looks: [look(1, 2, 0), look(3, 1, 1), look(2, 3, 2)] },
  taibuki: { Part: Taibuki, looks: [look(3, 1, 0), look(3, 1, 1), look(3, 1, 2)] },
} satisfies Partial<Record<string, Role>>;
