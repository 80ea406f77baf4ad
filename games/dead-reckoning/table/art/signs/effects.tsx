/** What is done: on the sea, on land, in battle. */
import { BRASS, FILL, GOLD, IRON, LEAF, Line, PLATE, Shape, WAX, WOOD } from '../ink.tsx';
import { BLADES, BURST, barrel, Cut, coin, cube, HERE, HILTS, hull, Nick } from './shapes.tsx';

const produce = (
  <>
    <g transform="translate(.5 7) scale(.7)">{barrel}</g>
    <Line d="M18.5 20V8M14.8 11.7l3.7-4 3.7 4" w={2.4} ink={LEAF} />
    <Nick d="M3 4.5c3-2 6-2 9 0" o={1} />
  </>
);

const repair = (
  <>
    <Cut d="M13 9.5 5 19.5c-1 1.3 1 3 2.2 1.8L16 12" fill={WOOD} />
    <Cut d="M9.5 5.5c3-2.8 7-3 10.5-.5l-1.5 1.5 2.5 2.5-3 3.2-3-3c-1.7-1.7-3.3-2.2-5.5-1.5Z" fill={IRON} />
  </>
);

const upgradeBasic = (
  <>
    {hull}
    <Line d="M6.5 11l5.5-5.5 5.5 5.5" w={2.6} ink={LEAF} />
  </>
);

const upgradeAdvanced = (
  <>
    <g transform="translate(0 1)">{hull}</g>
    <Line d="M6.5 8 12 2.5 17.5 8M6.5 13.3 12 7.8l5.5 5.5" w={2.4} ink={LEAF} />
  </>
);

const fort = (
  <>
    <Cut d="M4 21V8.5h2.6v2.3h3V8.5h4.8v2.3h3V8.5H20V21Z" fill={FILL} />
    <Cut d="M10 21v-4.5c0-2.6 4-2.6 4 0V21M12 8V2.5l5 1.7-5 1.7" />
    <Nick d="M5.5 13.5h2.5M15.5 14.5H18M6 17h2" o={1} />
  </>
);

const garrison = (
  <>
    <Cut d="M2.5 20.5 12 6l9.5 14.5Z" fill={FILL} />
    <Cut d="M9.5 20.5 12 12l2.5 8.5M12 6V1.8l4.5 1.5L12 5" />
    <Nick d="M5 20.5l5-8M19 20.5l-5-8" o={0.6} />
  </>
);

const outpost = (
  <>
    <Cut d="M6 9.5h12L16.5 13h-9Z" fill={FILL} />
    <Cut d="M4 9.5 12 3.5l8 6ZM8.3 13 6 21.5M15.7 13 18 21.5M7.3 17h9.4M8.3 13l8.4 4M15.7 13l-8.4 4" />
  </>
);

const strength = (
  <>
    <Line d={BLADES} w={2.2} ink={HERE} />
    <Line d={HILTS} w={2.2} ink={BRASS} />
  </>
);

const battle = (
  <>
    <Line d={BLADES} w={2.2} ink={WAX} />
    <Cut d="M14 19.8l5.5-4.3M10 19.8l-5.5-4.3" />
  </>
);

const explosion = (
  <>
    <Shape d={BURST} fill={GOLD} w={1.5} ink={HERE} />
    <path d="M12 8l1.2 2.8 2.9.3-2.2 1.9.7 2.9L12 14.4l-2.6 1.5.7-2.9-2.2-1.9 2.9-.3Z" fill={WAX} />
  </>
);

const loot = (
  <>
    <g transform="translate(-1.4 4.6) scale(.78)">{barrel}</g>
    <g transform="translate(9.4 8) scale(.62)">{coin}</g>
    <Line d="M12.6 1.4v5.2M10 4.4l2.6 2.8 2.6-2.8" w={1.9} ink={LEAF} />
  </>
);

const roll = (
  <>
    <Cut d="M5 10.5 11 7l6 3.5v7L11 21l-6-3.5Z" fill={FILL} />
    <Cut d="M5 10.5 11 14l6-3.5M11 14v7" />
    <Line d="M13 3.5c3.5-1.5 7 .5 8 4M21.5 3.5 21 7.5l-3.8-1" w={1.9} ink={WAX} />
  </>
);

const shift = (
  <>
    <g transform="translate(-2.4 1.6) scale(.76)">{cube}</g>
    <Line d="M14 12.5h7.4M18 9l3.6 3.5L18 16" w={2} ink={WAX} />
  </>
);

const takeBack = (
  <>
    <g transform="translate(1 5) scale(.78)">{cube}</g>
    <Line d="M20.5 14.5c2-6-2.5-11-9-10M14.6 1 11 4.4l3.8 3.2" w={1.9} ink={WAX} />
  </>
);

const level = (
  <>
    <Line d="M12 21V6M5.5 12 12 5l6.5 7" w={2.6} ink={LEAF} />
    <Cut d="M5 2.5h14" />
  </>
);

const levelBottom = (
  <>
    <Line d="M12 16V5M6.5 9.5 12 4l5.5 5.5" w={2.4} ink={LEAF} />
    <Cut d="M4 18h16v3.4H4Z" fill={FILL} w={1.4} />
  </>
);

const armour = (
  <>
    <Cut
      d="M12 2.5c3 1.6 5.6 2.2 8.4 2.2.2 8-2.4 13.4-8.4 16.8-6-3.4-8.6-8.8-8.4-16.8 2.8 0 5.4-.6 8.4-2.2Z"
      fill={IRON}
    />
    <Line d="M8 12h8" w={2.4} ink={PLATE} />
  </>
);

const copy = (
  <>
    <Cut d="M9 3.5h10.5v14H9Z" fill={FILL} />
    <Cut d="M4.5 7H15v14H4.5Z" fill={FILL} />
    <Nick d="M7 11h5.5M7 14h5.5M7 17h3.5" o={1} />
  </>
);

const take = (
  <>
    <Cut d="M3.5 9.5h17v11h-17Z" fill={WOOD} />
    <Cut d="M7 9.5v-6h10v6" fill={FILL} />
    <Line d="M12 16V7M9 10l3-3.4 3 3.4" w={2} ink={LEAF} />
  </>
);

const passing = (
  <>
    <Cut d="M13.5 20.5c1.6-3 4-4 8-4v4Z" fill={FILL} />
    <Line d="M2.5 18.5C4 8 10 4 19 5M15.4 1.8 19.4 5l-3.6 3.6" w={2} ink={LEAF} />
    <g transform="translate(6.4 7) scale(.5)">{barrel}</g>
  </>
);

const raking = (
  <>
    <Line d="M2.5 18.5C4 9 9.5 5 17.5 6M14 2.6l4 3.6-3.6 3.4" w={2} ink={HERE} />
    <g transform="translate(9 9.6) scale(.6)">
      <Shape d={BURST} fill={WAX} w={2} ink={HERE} />
    </g>
  </>
);

const reach = (
  <>
    <g transform="translate(-3 4.6) scale(.72)">{cube}</g>
    <Line d="M12 6.5h9M17.4 3 21 6.5 17.4 10M16 18h5.5" w={2} ink={WAX} />
    <Cut d="M14.5 20.6c2-3.6 5.5-3.6 8 0" />
  </>
);

const pastForts = (
  <>
    <g transform="translate(4 5) scale(.78)">{fort}</g>
    <Line d="M2 15C2.6 6 7 2.6 13.5 3M10.6.4l3.2 2.7-3 2.8" w={1.9} ink={WAX} />
  </>
);

const trade = <Cut d="M3 8h13M12.5 4.5 16.5 8l-4 3.5M21 16H8M11.5 12.5l-4 3.5 4 3.5" w={1.9} />;

const attack = (
  <>
    <Line d="M5 3.5c4 3.4 8.6 8.6 12 14.4" w={2.4} ink={WAX} />
    <Cut d="M12.6 19.4l6.4-4.6M17.6 17.6l3 3.2" w={2} />
  </>
);

const chart = (
  <>
    <Cut d="M3.5 5.5 9 3.5l6 2 5.5-2v15L15 20.5l-6-2-5.5 2ZM9 3.5v15M15 5.5v15" fill={FILL} />
    <Line d="M5.5 14l2-2M11 9.5l2.2 2.5M13.2 9.5 11 12" w={1.6} ink={WAX} />
  </>
);

const hold = (
  <>
    <Cut d="M2.5 7.5h19l-2.8 12.5H5.3Z" fill={WOOD} />
    <Cut d="M6.5 7.5v-3.5h11v3.5" fill={FILL} />
    <Nick d="M4 12h16M5 16.2h14" o={0.8} />
  </>
);

const bareIsland = (
  <>
    <Cut d="M2 20.5c3-4.5 6-6 10-6s7 1.5 10 6Z" fill={FILL} />
    <g transform="translate(5.4 .4) scale(.56)">{cube}</g>
    <Line d="M5.5 12.5 18.5 1.5" w={2.2} ink={WAX} />
  </>
);

const used = <Cut d="M4.5 12.5l5 5.5L20 6" w={3} />;

export const DEEDS = {
  produce,
  repair,
  upgradeBasic,
  upgradeAdvanced,
  fort,
  garrison,
  outpost,
  strength,
  battle,
  explosion,
  loot,
  roll,
  shift,
  takeBack,
  level,
  levelBottom,
  armour,
  copy,
  take,
  passing,
  raking,
  reach,
  pastForts,
  trade,
  attack,
  chart,
  hold,
  bareIsland,
  used,
} as const;
