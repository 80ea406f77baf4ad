/** What is counted: goods, sails, guns, cubes. */
import { BLACK, BRASS, FILL, GOLD, IRON, LAND, LEAF, Line, PLATE, Shape, WAX, WOOD } from '../ink.tsx';
import { barrel, Cut, coin, cube, HERE, hull, Nick, STAR } from './shapes.tsx';

const sail = (
  <>
    <Cut d="M12.5 3v15" />
    <Cut d="M11 4.5C6.5 7 4.5 11 4 15.8h7Z" fill={FILL} />
    <Cut d="M14 3.5c4 3 6 7.3 6.2 12.3H14Z" fill={FILL} />
    <Nick d="M9.6 8.5l-3.3 4M9.6 11.5l-2 2.5M15.5 8.5l3 4M15.5 11.5l2 2.5" o={0.6} />
    <Cut d="M4 18.5c2.7 2 5.3-1.2 8 .3s5.3.6 8-.6" />
  </>
);

const cannon = (
  <>
    <Cut d="M3 9.5 17.5 6l1 4.5L6.5 15c-2.6.5-4.3-3.6-3.5-5.5Z" fill={IRON} />
    <Cut d="M17 5l2 6.5" />
    <circle cx="8.5" cy="17" r="3.6" fill={WOOD} stroke={HERE} strokeWidth="1.6" />
    <Nick d="M8.5 13.6v6.8M5.1 17h6.8" o={1} />
    <Cut d="M12 18.5l6.5 2" />
  </>
);

const helm = (
  <>
    <circle cx="12" cy="12" r="6" stroke={HERE} strokeWidth="1.9" />
    <Cut d="M12 1.8v8.2M12 14v8.2M1.8 12H10M14 12h8.2M4.8 4.8l5.7 5.7M13.5 13.5l5.7 5.7M19.2 4.8l-5.7 5.7M10.5 13.5l-5.7 5.7" />
    <circle cx="12" cy="12" r="2" fill={BRASS} stroke={HERE} strokeWidth="1.4" />
  </>
);

const influence = (
  <>
    {cube}
    <Line d="M12 .8v6.4M8.8 4h6.4" w={2.2} ink={WAX} />
  </>
);

const permanent = (
  <>
    <Cut d="M4.5 6.5 12 2.5l7.5 4v7L12 17.5l-7.5-4Z" fill={BRASS} />
    <Cut d="M4.5 6.5 12 10.5l7.5-4M12 10.5v7M3.5 19.8h17M6 22.3h12" />
  </>
);

const damage = (
  <>
    <Cut d="M4 5h16v14H4Z" fill={WOOD} />
    <Nick d="M4 9.6h16M4 14.4h16" o={1} />
    <Cut
      d="M12.5 6.5l1.8 3.2 3.7-.4-2 3.2 1.6 3.4-3.8-.4-2.4 3-1-3.7-3.8-.8 2.8-2.4-1-3.6 3.4 1.2Z"
      fill={WAX}
      w={1.3}
    />
  </>
);

const flag = (
  <>
    <Cut d="M4.5 2.5v19.5" />
    <Cut d="M5.5 3.5c5-2 8.5 2.2 15 0l-2 5.2 2 5.3c-6.5 2.2-10-2-15 0Z" fill={BLACK} w={1.3} />
    <circle cx="12" cy="7.6" r="2.3" fill={PLATE} />
    <Line d="M9.2 10.8l5.7 2M14.9 10.8l-5.7 2" w={1.3} ink={PLATE} />
  </>
);

const bonusCard = (
  <>
    <Cut d="M4 5.5 13 3l4 14.5-9 2.5Z" fill={FILL} />
    <Nick d="M6.8 8.5l4.8-1.3" o={1} />
    <circle cx="17.2" cy="17" r="5" fill={LEAF} stroke={HERE} strokeWidth="1.3" />
    <Line d="M17.2 14.3v5.4M14.5 17h5.4" w={1.8} ink={PLATE} />
  </>
);

const ship = (
  <>
    {hull}
    <Cut d="M12 3v12.5" />
    <Cut d="M11 4.5C7.5 6.5 6 9.5 5.5 13H11ZM13.5 4c3 2.5 4.5 5.5 4.5 9h-4.5Z" fill={FILL} />
  </>
);

const chest = (
  <>
    <Cut d="M3.5 11c0-4 2-6 4-6h9c2 0 4 2 4 6v9h-17Z" fill={WOOD} />
    <Cut d="M3.5 11.5h17M7 5.5v14M17 5.5v14" />
    <rect x="10" y="10" width="4" height="4.5" fill={GOLD} stroke={HERE} strokeWidth="1.3" />
  </>
);

const hand = (
  <>
    <Cut d="M3.5 9 9 7.5l3 11-5.5 1.5ZM15 7.5 20.5 9l-3 11-5.5-1.5Z" fill={FILL} />
    <Cut d="M8.5 4.5h7V17h-7Z" fill={FILL} />
  </>
);

const island = (
  <>
    <Cut d="M2.5 18c3-4.5 6-6 9.5-6s6.5 1.5 9.5 6Z" fill={LAND} />
    <Cut d="M13 12c-.5-3-.5-5 .5-7M13.5 5c-2.5-1.5-4.5-1-5.5 1M13.5 5c1.5-2 4-2 5.5-.3M13.5 5c-2 .7-3 2-3 4M13.5 5c2 .5 3 2 3 3.6M2 21h20" />
  </>
);

const dock = (
  <Cut d="M12 5.2a2.1 2.1 0 1 0 0-.1M12 7.4V20M8 10.5h8M4.5 14c.6 4 3.6 6 7.5 6s6.9-2 7.5-6M4.5 14l-1.3 2.3M4.5 14l2.2 1.6M19.5 14l1.3 2.3M19.5 14l-2.2 1.6" />
);

const score = <Shape d={STAR} fill={GOLD} w={1.6} ink={HERE} />;

export const GOODS = {
  cargo: barrel,
  coin,
  sail,
  cannon,
  helm,
  cube,
  influence,
  permanent,
  damage,
  flag,
  bonusCard,
  ship,
  chest,
  hand,
  island,
  dock,
  score,
} as const;
