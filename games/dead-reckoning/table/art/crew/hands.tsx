/** Crewman, gunner, deckhand and buccaneer. */
import { BLACK, Dot, GOLD, HAIR, IRON, LINE, Line, NAVY, PLATE, Shape, TONE, WAX, WOOD } from '../ink.tsx';
import { braid, Coat, earring, Face, Head, Lapels, medal, type Portrait, SKIN } from './body.tsx';

export const crewman: Portrait = {
  bust: (
    <>
      <Coat cloth={NAVY} />
      <Shape d="M36 70l14 10 14-10v8l-14 12-14-12Z" fill={WAX} w={1.2} />
      <Line d="M47 84l-4 14M53 84l5 12" w={3} ink={WAX} />
      <Head skin={SKIN[0]} jaw={-1} />
      <Face smile={3} />
      <Shape
        d="M34 42c-1-10 2-15 8-17l-2 7 8-6 0 5 8-5 4 6 5 0c2 3 2 6 1 10 3-12 1-24-16-25S30 28 34 42Z"
        fill={HAIR}
        w={1.3}
      />
      <Line d="M68 33l8 4 4-2M69 35l6 6" w={2.6} ink={WAX} />
      <Shape d="M32 31c0-14 8-19 18-19s18 5 18 19c-10-5-26-5-36 0Z" fill={WAX} w={1.5} />
      <Shape d="M31 32c10-6 28-6 38 0l-1 4c-9-5-27-5-36 0Z" fill={PLATE} w={1.3} />
      <Line d="M41.5 50.5h.6M57.5 50.5h.6M44 52.5h.5M56 52.5h.5" w={1.3} />
    </>
  ),
  ranks: [earring, braid, medal],
};

export const gunner: Portrait = {
  bust: (
    <>
      <Coat cloth={IRON} />
      <Line d="M20 80c14-6 46-6 60 0M18 86c16-6 48-6 64 0M16 93c18-6 50-6 68 0" w={3} ink={PLATE} />
      <Line d="M28 76l44 25" w={6} ink={WOOD} />
      <Line d="M27 78l42 24M31 75l42 24" w={1} />
      <Head skin={SKIN[1]} jaw={1} />
      <Face patch brow={0.8} />
      <Shape d="M38 51c0 6 3 12 12 14 9-2 12-8 12-14-3 4-8 4-12 3-4 1-9 1-12-3Z" fill={BLACK} w={1} />
      <Line d="M46 58q4 2 8 0" w={1.8} ink={SKIN[1]} />
      <Line d="M68 37l9 8M67 38l4 11" w={3} ink={WAX} />
      <Shape d="M33 36c0-14 7-20 17-20s17 6 17 20c-8-8-26-8-34 0Z" fill={BLACK} w={1.5} />
      <Line d="M32 37c9-9 27-9 36 0" w={4} ink={WAX} />
      <Line d="M40 22l-3 6M46 19l-2 7M54 19l2 7M60 22l3 6" w={0.8} ink={PLATE} o={0.7} />
    </>
  ),
  ranks: [
    earring,
    braid,
    <Line key="cartridges" d="M39 80l-2.5 4.5M45 83.5 42.5 88M51 87l-2.5 4.5M57 90.5 54.5 95" w={2.6} ink={GOLD} />,
  ],
};

export const deckhand: Portrait = {
  bust: (
    <>
      <Coat cloth={PLATE} />
      <Line
        d="M13 88c22-7 52-7 74 0M11 94c24-7 54-7 78 0M17 82c20-7 46-7 66 0M25 77c14-5 36-5 50 0"
        w={2.6}
        ink={NAVY}
      />
      <Line d="M40 70q10 9 20 0" w={1.3} />
      <Shape d="M35 38c-5 12-3 24-7 34 8 0 12-8 10-18ZM65 38c5 12 3 24 7 34-8 0-12-8-10-18Z" fill={HAIR} w={1.2} />
      <Head skin={SKIN[1]} jaw={-2} />
      <Face smile={2} />
      <Shape d="M34 44c-1-16 6-23 16-23s17 7 16 23c-1-7-4-12-10-14-7 5-18 4-22 14Z" fill={HAIR} w={1.3} />
      <Line d="M40 29l-3 7M46 26l-4 5M58 27l4 6" w={0.8} />
      <Shape d="M31 29c2-12 9-16 19-16s17 4 19 16c-8-5-30-5-38 0Z" fill={NAVY} w={1.5} />
      <Line d="M30 30c12-6 28-6 40 0" w={2.5} ink={PLATE} />
      <Dot x={50} y={11} r={3.5} fill={WAX} ink={LINE} w={1} />
    </>
  ),
  ranks: [<Shape key="scarf" d="M38 70q12 12 24 0l2 6-12 9-4 0-12-9Z" fill={WAX} w={1.2} />, braid, medal],
};

export const buccaneer: Portrait = {
  bust: (
    <>
      <Coat cloth={BLACK} />
      <Shape d="M38 70l12 26 12-26Z" fill={SKIN[2]} w={1.2} />
      <Lapels cloth="var(--seat-3)" />
      <Line d="M44 78l5 2M55 80l-4 3" w={1} />
      <Line d="M80 60 62 101M84 62l-8 4" w={4} ink={TONE} />
      <Line d="M82 60 64 101" w={1} />
      <Shape d="M33 38c-8 8-8 26-4 34 8-1 10-10 9-16ZM67 38c8 8 8 26 4 34-8-1-10-10-9-16Z" fill={BLACK} w={1.2} />
      <Head skin={SKIN[2]} />
      <Face brow={1.5} smile={2} />
      <Line d="M57 47l4 8" w={1.8} ink={WAX} />
      <Shape d="M47 59l3 7 3-7Z" fill={BLACK} w={1} />
      <Shape
        d="M14 30c10 2 14-2 18-8 3-7 10-11 18-11s15 4 18 11c4 6 8 10 18 8-6 8-20 5-36 5s-30 3-36-5Z"
        fill={WOOD}
        w={1.6}
      />
      <Line d="M30 26c12 4 28 4 40 0" w={3.5} ink={BLACK} />
      <Dot x={31} y={58} r={2.4} ink={GOLD} w={1.6} />
    </>
  ),
  ranks: [
    <Dot key="ring" x={69} y={58} r={2.4} ink={GOLD} w={1.6} />,
    <Shape key="feather" d="M62 24c6-10 16-12 20-8-6 0-10 6-17 11Z" fill={WAX} w={1.1} />,
    medal,
  ],
};
