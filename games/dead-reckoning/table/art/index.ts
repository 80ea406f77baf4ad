/** Drawings of Dead Reckoning. They are silent unless given a label: whoever shows one says what it is. */

export { BuildingArt } from './BuildingArt.tsx';
export { CrewBack, OrderBack, type OrderBackProps, RowBack, TokenBack } from './backs.tsx';
export { CrewBust } from './CrewBust.tsx';
export { CUBE_MARKS, Cube } from './Cube.tsx';
export { HarbourArt } from './HarbourArt.tsx';
export { HullArt } from './HullArt.tsx';
export { ownerInk, ROMAN } from './ink.tsx';
export { MerchantArt } from './MerchantArt.tsx';
export type * from './props.ts';
export { Seal } from './Seal.tsx';
export { ShipPiece } from './ShipPiece.tsx';
export { SIGN_NAMES, Sign, type SignName, type SignProps } from './Sign.tsx';
export { FogArt } from './sea/FogArt.tsx';
export { IslandArt } from './sea/IslandArt.tsx';
export { SeaArt } from './sea/SeaArt.tsx';
export { RowSign, SlotSign } from './slots.tsx';
export { TowerArt } from './TowerArt.tsx';
